import { defineWords } from '#web/words/words.ts'
import { ROUND_PROOF_WORDS } from './round-proof-words.ts'

/** What is said of a round of roulette and of its proof. */
export const SPIN_WORDS = defineWords({
  tr: {
    ...ROUND_PROOF_WORDS.tr,
    number: 'Tur',
    ended: 'Gelen sayı',
    stakes: 'Masadaki bahisleriniz',
    toTable: 'Masaya git',
    runningText: 'Bu tur henüz bitmedi. Gelen sayı ve kanıtı, bittiğinde burada görünür.',
    open: 'Bu turun tohumu açıldı. Aşağıdaki düğme, gelen sayıyı tarayıcınızda baştan hesaplar; bize hiçbir şey sormaz.',
    sealed:
      'Sayı, özeti önceden açıklanmış bir tohumdan çekilir. Tohum, tur bitince burada açılır ve turu doğrulayabilirsiniz.',
    seed: 'Turun tohumu',
    salt: 'Masanın tuzu',
    table: 'Masa',
    verify: 'Turu doğrula',
    proven: 'Tur doğrulandı: her adım tutuyor.',
    notProven: 'Tur doğrulanamadı: tutmayan bir adım var. Lütfen destek ekibine bildirin.',
    chainStep: 'tohumun SHA-256 özeti, turdan önce açıklanmış halka.',
    drawStep: (drawn: string) =>
      `Tohum, masa, turun numarası ve bu özet, 37’den küçük ${drawn} sayısını veriyor.`,
    outcomeStep: (outcome: string) => `bu sayı topun düştüğü göz: ${outcome}; kaydedilen de o.`,
    voidStep: 'iptal edilen turun sonucu yok.',
  },
  en: {
    ...ROUND_PROOF_WORDS.en,
    number: 'Round',
    ended: 'Number',
    stakes: 'Your bets on the board',
    toTable: 'Go to the table',
    runningText: 'This round is not over. Its number and the proof stand here once it is.',
    open: 'The seed of this round has been opened. The button below works its number out in your browser; it asks us nothing.',
    sealed:
      'A number is drawn from a seed whose hash was published before. The seed is opened here once the round is over, and then you can verify it.',
    seed: 'Seed of the round',
    salt: 'Salt of the table',
    table: 'Table',
    verify: 'Verify this round',
    proven: 'Verified: every step of this round holds.',
    chainStep: 'the seed’s SHA-256 is the link that was published before the round.',
    drawStep: (drawn) =>
      `Seed, table, number of the round and that hash give the number ${drawn}, below 37.`,
    outcomeStep: (outcome) =>
      `that is the pocket the ball fell into, ${outcome}, which is what was recorded.`,
    voidStep: 'a void round has no outcome.',
  },
})

/** What became of the chips on a spot. */
export const CHIP_WORDS = defineWords({
  tr: {
    spot: (name: string, amount: string, chips: number) =>
      chips > 1 ? `${name}: ${amount} (${chips} bahis)` : `${name}: ${amount}`,
    states: {
      placed: () => 'Masada.',
      back: () => 'Geri aldınız.',
      paid: (amount: string) => `${amount} ödendi.`,
      lost: () => 'Kaybetti.',
      void: () => 'Tur iptal; geri verildi.',
    },
  },
  en: {
    spot: (name, amount, chips) =>
      chips > 1 ? `${name}: ${amount} (${chips} bets)` : `${name}: ${amount}`,
    states: {
      placed: () => 'On the board.',
      back: () => 'You took it back.',
      paid: (amount) => `${amount} paid.`,
      lost: () => 'Lost.',
      void: () => 'Round void; given back.',
    },
  },
})
