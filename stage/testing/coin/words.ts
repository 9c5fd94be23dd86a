const tr = {
  title: 'Yazı Tura',
  headline: 'Bir ya da iki para · En yüksek 3,88×',
  bets: { single: 'Tek para', pair: 'Çift para' },
  choose: '{bet} bahsini seç: {amount}',
  none: 'Bahis yok',
  toss: 'Paraları at',
  noBets: 'Önce bir paraya bahis koyun.',
  faces: { heads: 'tura', tails: 'yazı' },
  staked: '{bet}: bahis {amount}.',
  won: '{bet}: {faces}. Kazanç {amount}.',
  lost: '{bet}: {faces}. Kazanç yok.',
  stakeNote: 'Seçtiğiniz tutar bu paraya konur; öteki paranın bahsi değişmez.',
  how: 'Nasıl oynanır',
  howNote:
    'Her paraya ayrı bahis konur; ikisi birden oynanabilir. Tek para tura gelirse bahsin 1,94 katını, çift paranın ikisi de tura gelirse 3,88 katını öder.',
  rtp: 'RTP, {bet}',
}

const en: typeof tr = {
  title: 'Heads or Tails',
  headline: 'One coin or two · Up to 3.88×',
  bets: { single: 'Single coin', pair: 'Pair of coins' },
  choose: 'Choose the stake of the {bet}: {amount}',
  none: 'No stake',
  toss: 'Toss the coins',
  noBets: 'Put a stake on a coin first.',
  faces: { heads: 'heads', tails: 'tails' },
  staked: '{bet}: stake {amount}.',
  won: '{bet}: {faces}. You win {amount}.',
  lost: '{bet}: {faces}. No win.',
  stakeNote: 'The amount you choose is put on this coin; the stake on the other one stays.',
  how: 'How it is played',
  howNote:
    'Each coin takes a stake of its own, and both may be played at once. A single coin that shows heads pays 1.94 times its stake, a pair of coins that both show heads 3.88 times.',
  rtp: 'RTP, {bet}',
}

export const words = { tr, en }
