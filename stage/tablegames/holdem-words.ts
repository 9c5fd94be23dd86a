/** What is said at casino hold'em while members decide, and of what its hands pay. */
const tr = {
  ask: 'Gör ya da çekil',
  seconds: '{seconds} sn',
  looking: 'Bu turda anteniz yok: karar sorulmuyor.',
  pot: 'Masada {total}, {count} kişi',
  acts: { call: 'Gör', fold: 'Çekil' },
  lost: 'Ante kaybedilir',
  cost: '{amount} eklenir',
  answered: { call: 'Gördünüz', fold: 'Çekildiniz' },
  hints: 'İpucu: en iyi karar',
  hint: 'En iyi ortalama: {act}. Görmek ortalama {worth} ante, çekilmek −1 ante.',
  working: 'İpucu hesaplanıyor…',
  log: {
    ask: '{cards}. Görmek ya da çekilmek için {seconds} saniye.',
    call: 'Gördünüz: {amount} eklendi.',
    fold: 'Çekildiniz.',
    none: 'Süre doldu: karar vermediniz, çekilmiş sayıldınız.',
    hintsOn: 'İpucu açık.',
    hintsOff: 'İpucu kapalı.',
  },
  hands: {
    title: 'Eller ne öder',
    hand: 'El',
    least: 'Daha düşük her el',
    aces: 'As çifti – kent',
  },
}

const en: typeof tr = {
  ask: 'Call or fold',
  seconds: '{seconds} s',
  looking: 'You have no ante on this round: you are not asked.',
  pot: '{total} on the table, players: {count}',
  acts: { call: 'Call', fold: 'Fold' },
  lost: 'The ante is lost',
  cost: '{amount} is added',
  answered: { call: 'You called', fold: 'You folded' },
  hints: 'Hint: best decision',
  hint: 'Best on average: {act}. A call is worth {worth} antes on average, a fold −1.',
  working: 'The hint is being worked out…',
  log: {
    ask: '{cards}. {seconds} seconds to call or fold.',
    call: 'You called: {amount} was added.',
    fold: 'You folded.',
    none: 'Time is up: you did not decide, which counts as a fold.',
    hintsOn: 'Hints on.',
    hintsOff: 'Hints off.',
  },
  hands: {
    title: 'What hands pay',
    hand: 'Hand',
    least: 'Any lower hand',
    aces: 'Pair of aces to straight',
  },
}

export const holdemWords = { tr, en }
export type HoldemWords = typeof tr
