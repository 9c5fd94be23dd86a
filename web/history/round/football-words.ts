import { defineWords } from '#web/words/words.ts'
import { ROUND_PROOF_WORDS } from './round-proof-words.ts'

/** What is said of a match day and of its proof. */
export const FOOTBALL_WORDS = defineWords({
  tr: {
    ...ROUND_PROOF_WORDS.tr,
    number: 'Tur',
    ended: 'Skorlar',
    stakes: 'Kuponunuz',
    toTable: 'Sahaya git',
    runningText: 'Bu hafta henüz bitmedi. Sonuçları ve kanıtı, bittiğinde burada görünür.',
    open: 'Bu haftanın tohumu açıldı. Aşağıdaki düğme, fikstürü, oranları ve bütün golleri tarayıcınızda baştan hesaplar; bize hiçbir şey sormaz.',
    sealed:
      'Goller, özeti önceden açıklanmış bir tohumdan çekilir. Tohum, hafta bitince burada açılır ve haftayı doğrulayabilirsiniz.',
    seed: 'Haftanın tohumu',
    salt: 'Ligin tuzu',
    table: 'Lig',
    verify: 'Haftayı doğrula',
    proven: 'Hafta doğrulandı: her adım tutuyor.',
    notProven: 'Hafta doğrulanamadı: tutmayan bir adım var. Lütfen destek ekibine bildirin.',
    chainStep: 'tohumun SHA-256 özeti, haftadan önce açıklanmış halka.',
    drawStep: (drawn: string) =>
      `Tohum, lig, turun numarası ve bu özet önce ${drawn} sayısını veriyor: ilk maçın skorunu, skorların ağırlıkları içinde o seçer; dakikalar ve öteki maçlar aynı yolla.`,
    outcomeStep: (outcome: string) => `skorlar ${outcome}; goller ve dakikaları kaydedilenler.`,
    voidStep: 'iptal edilen haftanın sonucu yok.',
  },
  en: {
    ...ROUND_PROOF_WORDS.en,
    number: 'Round',
    ended: 'Scores',
    stakes: 'Your slip',
    toTable: 'Go to the ground',
    runningText: 'This match day is not over. Its results and the proof stand here once it is.',
    open: 'The seed of this match day has been opened. The button below works fixtures, prices and all goals out in your browser; it asks us nothing.',
    sealed:
      'Goals are drawn from a seed whose hash was published before. The seed is opened here once the match day is over, and then you can verify it.',
    seed: 'Seed of the match day',
    salt: 'Salt of the league',
    table: 'League',
    verify: 'Verify the match day',
    proven: 'The match day is verified: every step holds.',
    notProven: 'The match day could not be verified: a step does not hold. Please tell support.',
    chainStep: 'the SHA-256 of the seed is the link that was published before the match day.',
    drawStep: (drawn) =>
      `Seed, league, number of the round and this hash give ${drawn} first: it chooses the score of the first match among the weights of the scores; minutes and the other matches follow in the same way.`,
    outcomeStep: (outcome) => `the scores are ${outcome}; goals and minutes are those recorded.`,
    voidStep: 'a void match day has no result.',
  },
})

/** What is said of the bets on a match day, and of its matches. */
export const MATCH_WORDS = defineWords({
  tr: {
    spot: (name: string, amount: string) => `${name}: ${amount}`,
    states: {
      placed: () => 'Sahada.',
      back: () => 'Geri aldınız.',
      paid: (amount: string) => `${amount} ödendi.`,
      lost: () => 'Tutmadı.',
      void: () => 'Hafta iptal; geri verildi.',
    },
    day: (season: number, week: number) => `${season}. sezon, ${week}. hafta`,
    match: (home: string, score: string, away: string) => `${home} ${score} ${away}`,
    goals: (club: string, minutes: string) => `${club}: ${minutes}`,
    expected: (home: string, away: string) => `Beklenen gol ${home} – ${away}`,
    cardStep:
      'kimin kiminle oynadığı ve beklenen goller, ligin tuzundan ve turun numarasından çıkanlar.',
  },
  en: {
    spot: (name, amount) => `${name}: ${amount}`,
    states: {
      placed: () => 'On the pitch.',
      back: () => 'You took it back.',
      paid: (amount) => `${amount} paid.`,
      lost: () => 'Not right.',
      void: () => 'Match day void; given back.',
    },
    day: (season, week) => `Season ${season}, match day ${week}`,
    match: (home, score, away) => `${home} ${score} ${away}`,
    goals: (club, minutes) => `${club}: ${minutes}`,
    expected: (home, away) => `Expected goals ${home} – ${away}`,
    cardStep: 'who met whom and what was expected is what the league’s salt and the number give.',
  },
})
