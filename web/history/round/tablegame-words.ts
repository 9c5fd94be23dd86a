import { defineWords } from '#web/words/words.ts'
import { ROUND_PROOF_WORDS } from './round-proof-words.ts'

/** What is said of a round of a table game and of its proof. */
export const TABLEGAME_WORDS = defineWords({
  tr: {
    ...ROUND_PROOF_WORDS.tr,
    number: 'Tur',
    ended: 'Sonuç',
    dealt: 'Dağıtılan kartlar',
    stakes: 'Masadaki bahisleriniz',
    toTable: 'Masaya git',
    runningText: 'Bu tur henüz bitmedi. Sonucu ve kanıtı, bittiğinde burada görünür.',
    open: 'Bu turun tohumu açıldı. Aşağıdaki düğme, sonucu tarayıcınızda baştan hesaplar; bize hiçbir şey sormaz.',
    sealed:
      'Sonuç, özeti önceden açıklanmış bir tohumdan çekilir. Tohum, tur bitince burada açılır ve turu doğrulayabilirsiniz.',
    seed: 'Turun tohumu',
    salt: 'Masanın tuzu',
    table: 'Masa',
    verify: 'Turu doğrula',
    proven: 'Tur doğrulandı: her adım tutuyor.',
    notProven: 'Tur doğrulanamadı: tutmayan bir adım var. Lütfen destek ekibine bildirin.',
    chainStep: 'tohumun SHA-256 özeti, turdan önce açıklanmış halka.',
    drawStep: (drawn: string) =>
      `Tohum, masa, turun numarası ve bu özet önce ${drawn} sayısını veriyor: çıkanın, kalanların arasındaki yeri odur; sonrakiler aynı yolla.`,
    outcomeStep: (outcome: string) => `sonuç ${outcome}; kaydedilen de o.`,
    voidStep: 'iptal edilen turun sonucu yok.',
  },
  en: {
    ...ROUND_PROOF_WORDS.en,
    number: 'Round',
    ended: 'Result',
    dealt: 'Cards dealt',
    stakes: 'Your bets on the board',
    toTable: 'Go to the table',
    runningText: 'This round is not over. Its result and the proof stand here once it is.',
    open: 'The seed of this round has been opened. The button below works its result out in your browser; it asks us nothing.',
    sealed:
      'A result is drawn from a seed whose hash was published before. The seed is opened here once the round is over, and then you can verify it.',
    seed: 'Seed of the round',
    salt: 'Salt of the table',
    table: 'Table',
    verify: 'Verify this round',
    proven: 'Verified: every step of this round holds.',
    chainStep: 'the seed’s SHA-256 is the link that was published before the round.',
    drawStep: (drawn) =>
      `Seed, table, number of the round and that hash give ${drawn} first: the place, among those that are left, of what comes; each next one is drawn so too.`,
    outcomeStep: (outcome) => `the result is ${outcome}, which is what was recorded.`,
    voidStep: 'a void round has no outcome.',
  },
})
