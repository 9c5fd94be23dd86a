import type { GameError, StakeRefusal } from '#contract/games/game-protocol.ts'

/** What every game says, whatever its kind. `{name}` is filled in by `fill`. */
const tr = {
  loading: 'Oyun açılıyor',
  balance: 'Bakiye',
  together: 'Nakit + bonus',
  hidden: 'gizli',
  stake: 'Bahis',
  less: 'Bahsi azalt',
  more: 'Bahsi artır',
  chooseStake: 'Bahis seç: {amount}',
  demoMark: 'Demo, oyun parası',
  newDemo: 'Yeni demo başlat',
  replayMark: 'Tekrar',
  sound: 'Ses',
  menu: 'Kurallar ve ödeme tablosu',
  close: 'Kapat',
  cancel: 'Vazgeç',
  again: 'Yeniden dene',
  reload: 'Yeniden aç',
  deposit: 'Para yatır',
  limits: 'Limitlerim',
  net: 'Net',
  clock: 'Süre',
  resumed: 'Yarım kalan turunuz kaldığı yerden sürüyor.',
  offline: 'Bağlantı koptu. Yeniden bağlanılıyor; turunuz güvende.',
  back: 'Bağlantı geri geldi.',
  errors: {
    ERR_VAL: 'Bu bahis kabul edilmedi. Lütfen bahsinizi yeniden seçin.',
    ERR_IPB: 'Bakiyeniz bu tutar için yeterli değil.',
    ERR_IS: 'Oturumunuz sona erdi. Oyunu yeniden açın.',
    ERR_ATE: 'Oturumunuz sona erdi. Oyunu yeniden açın.',
    ERR_GLE:
      'Bu tur bir oyun sınırına takıldı: belirlediğiniz limit dolmuş ya da iki tur arasındaki en kısa süre henüz geçmemiş olabilir.',
    ERR_LOC: 'Bu oyun bulunduğunuz yerde oynanamıyor.',
    ERR_BNF: 'Tur bulunamadı. Oyunu yeniden açın.',
    ERR_BE: 'Bitmemiş bir turunuz var; önce o tamamlanıyor.',
    ERR_GEN: 'Oyun sunucusunda bir sorun oluştu. Bahsiniz alındıysa tur kaybolmaz.',
    ERR_MAINTENANCE: 'Oyun kısa bir bakımda. Biraz sonra yeniden deneyin.',
  } satisfies Record<GameError, string>,
  stakeRefusals: {
    'account-closed': 'Hesabınız kapalı: yeni bahis alınmıyor.',
    'self-excluded': 'Kendinizi oyunlardan hariç tuttunuz: bu süre boyunca bahis alınmıyor.',
    'play-paused': 'Oyuna ara verdiniz: aranız bitene kadar bahis alınmıyor.',
    'limit-reached': 'Bu bahis belirlediğiniz limiti aşıyor.',
    'reality-check':
      'Hatırlatma zamanı: yeni bahisten önce yanıtlayın; süren bir tur varsa sonunda sorulur.',
    'bonus-stake-max':
      'Bonusunuz sürerken bir bahis bu kadar büyük olamaz. Bahsinizi düşürün ya da Bonuslar sayfanıza bakın.',
    'bonus-game-excluded':
      'Bonusunuz sürerken bu oyun oynanamaz. Bonuslar sayfanızdan bonustan vazgeçerseniz açılır.',
    'product-closed': 'Bu oyun şu anda kapalı: yeni bahis alınmıyor.',
  } satisfies Record<StakeRefusal, string>,
  badLaunch: 'Oyunun adresi eksik. Oyunu siteden yeniden açın.',
  noPictures: 'Oyunun görselleri yüklenemedi.',
  stakeSheet: 'Bahsinizi seçin',
  jumpSheet: 'Bahis yükseliyor',
  jumpWhat: 'Bahsiniz {from} yerine {to} olacak; şimdiki bahsinizin {times} katı.',
  jumpConfirm: 'Bahsi {to} yap',
  log: 'Tur günlüğü',
  logEmpty: 'Henüz tur oynanmadı.',
  announce: {
    balance: 'Bakiye {amount}.',
    stake: 'Bahis {amount}.',
    soundOn: 'Ses açık.',
    soundOff: 'Ses kapalı.',
  },
  rules: {
    title: 'Kurallar ve ödeme tablosu',
    figures: 'Oyunun rakamları',
    withJackpot: '{rtp} + {jackpot} jackpot',
    upTo: 'en çok {share}',
    jackpot: 'Jackpotlar',
    jackpotNote:
      'Bahsinizin içinden ayrılan {share} pay {pools} jackpot havuzunu besler ve uzun vadede oyunculara döner. Her turda her havuz için ayrıca çekiliş yapılır; düşen jackpot o anda nakit bakiyenize geçer.',
    jackpotLevels: { mini: 'Mini', minor: 'Minör', major: 'Majör', grand: 'Büyük' },
    jackpotOdds: '{oneIn} bahiste 1 düşer, {start} ile başlar',
    jackpotCounted:
      'Olasılık bahsinizle doğru orantılıdır: iki kat bahis, iki kat olasılık. Bir turun bahsinden pay ve olasılık için en çok {max} sayılır.',
    demoJackpotNote: 'Demo oyunda jackpot yoktur: oyun parası havuzları beslemez ve kazandırmaz.',
    maxWin: 'Bir turun en yüksek kazancı',
    stakes: 'Bahis aralığı',
    odds: 'RTP, uzun vadede bahislerden geri ödenen paydır; tek bir turu ya da oturumu öngörmez.',
    broken: 'Yarım kalan turlar',
    brokenNote:
      'Sonuç, bahis alındığı anda çekilir ve kaydedilir. Bağlantı koparsa ya da oyunu kapatırsanız tur, bir sonraki açılışta kaldığı yerden sürer; hangi aygıttan girdiğiniz fark etmez. 24 saat içinde dönmezseniz kazancınız kendiliğinden hesabınıza geçer.',
    tableNote:
      'Bahsiniz koyduğunuz anda kaydedilir; sonuç, bahisler kapandıktan sonra çekilir. Tur sizi beklemez: bağlantınız kopsa da zamanında biter ve kazancınız kendiliğinden hesabınıza geçer. Yanıtlamadığınız soruya kurallarda yazan yanıt verilir. Geçersiz sayılan turun bahisleri geri ödenir.',
    fair: 'Her sonuç önceden taahhüt edilmiş bir tohumdan çekilir; bakiyeniz ve geçmişiniz sonucu etkilemez. Oyun geçmişindeki her tur sonradan doğrulanabilir.',
    demoBrokenNote:
      'Sonuç, bahis alındığı anda çekilir ve kaydedilir. Sayfayı yenilerseniz demo bu sekmede kaldığı yerden sürer; iki saat oynanmayan demo silinir. Oyun parası hiçbir hesaba geçmez.',
    demoFair:
      'Her sonuç, gerçek oyunla aynı tablolardan ve önceden taahhüt edilmiş bir tohumdan çekilir. Demoyu bitirdiğinizde tohum açılır ve bütün turları doğrulanabilir.',
    demoTableNote:
      'Masanın turu gerçek üyelerle birlikte oynanır; sizin fişleriniz oyun parasıdır, gerçek turun sonucuna göre ödenir ve hiçbir hesaba, geçmişe ya da sıralamaya geçmez. Masada ve toplamlarda görünmezsiniz. On beş dakika oynanmayan demo biter; sunucu yeniden başlarsa kese baştan dolar.',
    demoTableFair:
      'Tur, önceden yayımlanmış bir tohum zincirinden çekilir. Oyun parası sonucu etkilemez: turun çekildiği tohumlar yalnızca bahis yatıran üyelerinkidir.',
    version: 'Oyun {game}, sürüm {version}',
  },
}

/** A table of words of the same shape, in any language. */
export type Shape<T> = { [K in keyof T]: T[K] extends string ? string : Shape<T[K]> }
export type FrameWords = Shape<typeof tr>

const en: FrameWords = {
  loading: 'Opening the game',
  balance: 'Balance',
  together: 'Cash + bonus',
  hidden: 'hidden',
  stake: 'Stake',
  less: 'Lower the stake',
  more: 'Raise the stake',
  chooseStake: 'Choose the stake: {amount}',
  demoMark: 'Demo, play money',
  newDemo: 'Begin a new demo',
  replayMark: 'Replay',
  sound: 'Sound',
  menu: 'Rules and paytable',
  close: 'Close',
  cancel: 'Cancel',
  again: 'Try again',
  reload: 'Open again',
  deposit: 'Deposit',
  limits: 'My limits',
  net: 'Net',
  clock: 'Time',
  resumed: 'Your unfinished round goes on where it stopped.',
  offline: 'The connection is lost. Reconnecting; your round is safe.',
  back: 'The connection is back.',
  errors: {
    ERR_VAL: 'This stake was not accepted. Please choose your stake again.',
    ERR_IPB: 'Your balance is not enough for this amount.',
    ERR_IS: 'Your session has ended. Please open the game again.',
    ERR_ATE: 'Your session has ended. Please open the game again.',
    ERR_GLE:
      'This round meets a play limit: one that you set, or the shortest time between two rounds.',
    ERR_LOC: 'This game cannot be played where you are.',
    ERR_BNF: 'The round was not found. Please open the game again.',
    ERR_BE: 'You have an unfinished round; it is completed first.',
    ERR_GEN: 'The game server has a problem. If your stake was taken, the round is not lost.',
    ERR_MAINTENANCE: 'The game is down for a short maintenance. Please try again later.',
  },
  stakeRefusals: {
    'account-closed': 'Your account is closed: no new bets are taken.',
    'self-excluded': 'You have excluded yourself from play: no bets are taken until that ends.',
    'play-paused': 'You are taking a break: no bets are taken until it ends.',
    'limit-reached': 'This bet goes beyond the limit you have set.',
    'reality-check':
      'It is time for your reminder: answer it before you bet again; while a round goes on, it is asked at its end.',
    'bonus-stake-max':
      'While your bonus is active a stake cannot be this high. Lower it, or look at your Bonuses page.',
    'bonus-game-excluded':
      'This game cannot be played while your bonus is active. It opens when you give the bonus up on your Bonuses page.',
    'product-closed': 'This game is closed for now: no new bets are taken.',
  },
  badLaunch: 'The address of the game is incomplete. Please open it from the site again.',
  noPictures: 'The pictures of the game could not be loaded.',
  stakeSheet: 'Choose your stake',
  jumpSheet: 'A much higher stake',
  jumpWhat: 'Your stake will be {to} instead of {from}: {times} times as much.',
  jumpConfirm: 'Set the stake to {to}',
  log: 'Round log',
  logEmpty: 'No round has been played yet.',
  announce: {
    balance: 'Balance {amount}.',
    stake: 'Stake {amount}.',
    soundOn: 'Sound on.',
    soundOff: 'Sound off.',
  },
  rules: {
    title: 'Rules and paytable',
    figures: 'The figures of the game',
    withJackpot: '{rtp} + {jackpot} jackpot',
    upTo: 'up to {share}',
    jackpot: 'Jackpots',
    jackpotNote:
      'Of every stake {share} goes into {pools} jackpot pools, and back to players in the long run. Every round draws for each of the pools besides; a jackpot that falls is in your cash balance at once.',
    jackpotLevels: { mini: 'Mini', minor: 'Minor', major: 'Major', grand: 'Grand' },
    jackpotOdds: 'falls once in {oneIn} staked, starts at {start}',
    jackpotCounted:
      'The odds are in proportion to your stake: twice the stake, twice the odds. Of one round’s stake at most {max} counts, for the share and for the odds.',
    demoJackpotNote: 'A demo has no jackpots: play money neither feeds nor wins them.',
    maxWin: 'The most a round can pay',
    stakes: 'Stakes',
    odds: 'RTP is the share of stakes that comes back in the long run; it foretells no single round or session.',
    broken: 'Unfinished rounds',
    brokenNote:
      'The outcome is drawn and recorded at the moment the stake is taken. If the connection breaks or you close the game, the round goes on where it stopped when you open the game again, on any device. If you do not come back within 24 hours, its win is paid to your account by itself.',
    tableNote:
      'Your bet is recorded the moment you lay it; the outcome is drawn once bets are closed. The round does not wait for you: if your connection breaks it still ends on time, and what you win goes to your account by itself. A question you leave unanswered is answered as the rules say. Of a round that is declared void the stakes are paid back.',
    fair: 'Every outcome is drawn from a seed committed beforehand; neither your balance nor your history changes it. Every round in your game history can be verified later.',
    demoBrokenNote:
      'The outcome is drawn and recorded at the moment the stake is taken. If you load the page anew, the demo goes on in this tab where it stopped; a demo that nobody plays for two hours is deleted. Play money is paid to no account.',
    demoFair:
      'Every outcome is drawn from the same tables as in the real game and from a seed committed beforehand. When you end the demo its seed is opened, and all its rounds can be verified.',
    demoTableNote:
      'The round is played with real members; your chips are play money, are paid by what the real round comes to, and go to no account, history or ranking. You are not seen at the table or in its sums. A demo that nobody plays for fifteen minutes ends; if the server starts again the purse is filled anew.',
    demoTableFair:
      'The round is drawn from a chain of seeds that was published before. Play money does not touch the outcome: the seeds that a round is drawn with are those of members who bet.',
    version: 'Game {game}, version {version}',
  },
}

export const frameWords: { tr: FrameWords; en: FrameWords } = { tr, en }

/** Puts the values into a sentence: `fill('{a} of {b}', { a: 1, b: 2 })`. */
export function fill(sentence: string, values: Readonly<Record<string, string | number>>): string {
  return sentence.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))
}
