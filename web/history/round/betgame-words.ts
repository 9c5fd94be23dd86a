import { defineWords } from '#web/words/words.ts'
import { ROUND_PROOF_WORDS } from './round-proof-words.ts'

/** What is said of a draw of bet on games and of its proof. */
export const BETGAME_WORDS = defineWords({
  tr: {
    ...ROUND_PROOF_WORDS.tr,
    number: 'Çekiliş',
    ended: 'Sonuç',
    stakes: 'Kuponunuz',
    toTable: 'Oyuna git',
    runningText: 'Bu çekiliş henüz bitmedi. Sonucu ve kanıtı, bittiğinde burada görünür.',
    open: 'Bu çekilişin tohumu açıldı. Aşağıdaki düğme, sonucu tarayıcınızda baştan hesaplar; bize hiçbir şey sormaz.',
    sealed:
      'Sonuç, özeti önceden açıklanmış bir tohumdan çekilir. Tohum, çekiliş bitince burada açılır ve çekilişi doğrulayabilirsiniz.',
    seed: 'Çekilişin tohumu',
    salt: 'Oyunun tuzu',
    table: 'Oyun',
    verify: 'Çekilişi doğrula',
    proven: 'Çekiliş doğrulandı: her adım tutuyor.',
    notProven: 'Çekiliş doğrulanamadı: tutmayan bir adım var. Lütfen destek ekibine bildirin.',
    chainStep: 'tohumun SHA-256 özeti, çekilişten önce açıklanmış halka.',
    drawStep: (drawn: string) =>
      `Tohum, oyun, çekilişin numarası ve bu özet önce ${drawn} sayısını veriyor: çıkanın, kalanların arasındaki yeri odur; sonrakiler aynı yolla.`,
    outcomeStep: (outcome: string) => `sonuç ${outcome}, kaydedilen de o.`,
    voidStep: 'iptal edilen çekilişin sonucu yok.',
  },
  en: {
    ...ROUND_PROOF_WORDS.en,
    number: 'Draw',
    ended: 'Result',
    stakes: 'Your slip',
    toTable: 'Go to the game',
    runningText: 'This draw is not over. Its result and the proof stand here once it is.',
    open: 'The seed of this draw has been opened. The button below works the result out in your browser; it asks us nothing.',
    sealed:
      'A result is drawn from a seed whose hash was published before. The seed is opened here once the draw is over, and then you can verify it.',
    seed: 'Seed of the draw',
    salt: 'Salt of the game',
    table: 'Game',
    verify: 'Verify this draw',
    proven: 'Verified: every step of this draw holds.',
    chainStep: 'the seed’s SHA-256 is the link that was published before the draw.',
    drawStep: (drawn) =>
      `Seed, game, number of the draw and that hash give ${drawn} first: the place, among those that are left, of what comes out; each next one is drawn so too.`,
    outcomeStep: (outcome) => `the result is ${outcome}, which is what was recorded.`,
    voidStep: 'a void draw has no result.',
  },
})

/** What became of a bet on a draw. */
export const BETGAME_STAKE_WORDS = defineWords({
  tr: {
    spot: (name: string, amount: string) => `${name}: ${amount}`,
    states: {
      placed: () => 'Çekilişte.',
      back: () => 'Geri aldınız.',
      paid: (amount: string) => `${amount} ödendi.`,
      lost: () => 'Tutmadı.',
      void: () => 'Çekiliş iptal; geri verildi.',
    },
  },
  en: {
    spot: (name, amount) => `${name}: ${amount}`,
    states: {
      placed: () => 'On the draw.',
      back: () => 'You took it back.',
      paid: (amount) => `${amount} paid.`,
      lost: () => 'Not right.',
      void: () => 'Draw void; given back.',
    },
  },
})
