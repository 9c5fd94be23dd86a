import { defineWords } from '#web/words/words.ts'
import { ROUND_PROOF_WORDS } from './round-proof-words.ts'

/** What is said of a bet on a flight and of its proof. */
export const FLIGHT_WORDS = defineWords({
  tr: {
    ...ROUND_PROOF_WORDS.tr,
    number: 'Uçuş',
    ended: 'Uçtuğu kat',
    stakes: 'Bahisleriniz',
    toTable: 'Masaya git',
    runningText: 'Bu uçuş henüz bitmedi. Nerede bittiği ve kanıtı, bittiğinde burada görünür.',
    open: 'Bu uçuşun tohumu açıldı. Aşağıdaki düğme, uçuşun nerede bittiğini tarayıcınızda baştan hesaplar; bize hiçbir şey sormaz.',
    sealed:
      'Uçuş, özeti önceden açıklanmış bir tohumdan çekilir. Tohum, uçuş bitince burada açılır ve uçuşu doğrulayabilirsiniz.',
    seed: 'Uçuşun tohumu',
    salt: 'Masanın tuzu',
    table: 'Masa',
    verify: 'Uçuşu doğrula',
    proven: 'Uçuş doğrulandı: her adım tutuyor.',
    notProven: 'Uçuş doğrulanamadı: tutmayan bir adım var. Lütfen destek ekibine bildirin.',
    chainStep: 'tohumun SHA-256 özeti, uçuştan önce açıklanmış halka.',
    drawStep: (drawn: string) =>
      `Tohum, masa, uçuşun numarası ve bu özet ${drawn} sayısını veriyor (52 bit).`,
    outcomeStep: (at: string) => `bu sayıyla uçuş ${at} iken biter, kaydedilen de o.`,
    voidStep: 'iptal edilen uçuşun sonucu yok.',
  },
  en: {
    ...ROUND_PROOF_WORDS.en,
    number: 'Flight',
    ended: 'Flew away at',
    stakes: 'Your bets',
    toTable: 'Go to the table',
    runningText: 'This flight is not over. Where it ended and the proof stand here once it is.',
    open: 'The seed of this flight has been opened. The button below works out in your browser where it ended; it asks us nothing.',
    sealed:
      'A flight is drawn from a seed whose hash was published before. The seed is opened here once the flight is over, and then you can verify it.',
    seed: 'Seed of the flight',
    salt: 'Salt of the table',
    table: 'Table',
    verify: 'Verify this flight',
    proven: 'Verified: every step of this flight holds.',
    chainStep: 'the seed’s SHA-256 is the link that was published before the flight.',
    drawStep: (drawn) =>
      `Seed, table, number of the flight and that hash give the number ${drawn} (52 bits).`,
    outcomeStep: (at) => `with that number a flight ends at ${at}, which is what was recorded.`,
    voidStep: 'a void flight has no outcome.',
  },
})

/** What became of a stake on a flight. */
export const FLIGHT_STAKE_WORDS = defineWords({
  tr: {
    spot: (spot: string, amount: string) => `${spot}. bahis: ${amount}`,
    target: (at: string) => `Kendiliğinden çekim: ${at}`,
    half: (at: string) => `Yarısı ${at} iken çekildi.`,
    states: {
      placed: () => 'Sürüyor.',
      back: () => 'Geri aldınız.',
      paid: (at: string, amount: string) => `${at} iken çekildi, toplam ${amount} ödendi.`,
      restLost: (amount: string) => `Kalanı çekilmedi, kaybetti. Ödenen: ${amount}.`,
      lost: () => 'Çekilmedi, kaybetti.',
      void: (amount: string) => `Uçuş iptal; çekilmeyen kısım geri verildi. Ödenen: ${amount}.`,
    },
  },
  en: {
    spot: (spot, amount) => `Bet ${spot}: ${amount}`,
    target: (at) => `Automatic cash-out: ${at}`,
    half: (at) => `Half cashed out at ${at}.`,
    states: {
      placed: () => 'Under way.',
      back: () => 'You took it back.',
      paid: (at, amount) => `Cashed out at ${at}, ${amount} paid in all.`,
      restLost: (amount) => `The rest was not cashed out and was lost. Paid: ${amount}.`,
      lost: () => 'Not cashed out, and lost.',
      void: (amount) => `Flight void; what was not cashed out was given back. Paid: ${amount}.`,
    },
  },
})
