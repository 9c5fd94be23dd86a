import { defineWords } from '#web/words/words.ts'
import { ROUND_PROOF_WORDS } from './round-proof-words.ts'

/** What is said of a race and of its proof. */
export const RACE_WORDS = defineWords({
  tr: {
    ...ROUND_PROOF_WORDS.tr,
    number: 'Koşu',
    ended: 'Geliş sırası',
    stakes: 'Kuponunuz',
    toTable: 'Piste git',
    runningText: 'Bu koşu henüz bitmedi. Sonucu ve kanıtı, bittiğinde burada görünür.',
    open: 'Bu koşunun tohumu açıldı. Aşağıdaki düğme, koşu listesini ve geliş sırasını tarayıcınızda baştan hesaplar; bize hiçbir şey sormaz.',
    sealed:
      'Geliş sırası, özeti önceden açıklanmış bir tohumdan çekilir. Tohum, koşu bitince burada açılır ve koşuyu doğrulayabilirsiniz.',
    seed: 'Koşunun tohumu',
    salt: 'Pistin tuzu',
    table: 'Pist',
    verify: 'Koşuyu doğrula',
    proven: 'Koşu doğrulandı: her adım tutuyor.',
    notProven: 'Koşu doğrulanamadı: tutmayan bir adım var. Lütfen destek ekibine bildirin.',
    chainStep: 'tohumun SHA-256 özeti, koşudan önce açıklanmış halka.',
    drawStep: (drawn: string) =>
      `Tohum, pist, koşunun numarası ve bu özet önce ${drawn} sayısını veriyor: birinciyi, güçlerin toplamı içinde o seçer; sonrakiler kalanların arasından aynı yolla.`,
    outcomeStep: (outcome: string) => `geliş sırası ${outcome}, kaydedilen de o.`,
    voidStep: 'iptal edilen koşunun sonucu yok.',
  },
  en: {
    ...ROUND_PROOF_WORDS.en,
    number: 'Race',
    ended: 'Finishing order',
    stakes: 'Your slip',
    toTable: 'Go to the track',
    runningText: 'This race is not over. Its result and the proof stand here once it is.',
    open: 'The seed of this race has been opened. The button below works card and order out in your browser; it asks us nothing.',
    sealed:
      'An order is drawn from a seed whose hash was published before. The seed is opened here once the race is over, and then you can verify it.',
    seed: 'Seed of the race',
    salt: 'Salt of the track',
    table: 'Track',
    verify: 'Verify this race',
    proven: 'Verified: every step of this race holds.',
    chainStep: 'the seed’s SHA-256 is the link that was published before the race.',
    drawStep: (drawn) =>
      `Seed, track, number of the race and that hash give ${drawn} first: among all strengths it chooses the winner, and each next one is chosen so among those who are left.`,
    outcomeStep: (outcome) => `the order is ${outcome}, which is what was recorded.`,
    voidStep: 'a void race has no result.',
  },
})

/** What became of a bet on a race, and who ran in it. */
export const RACE_STAKE_WORDS = defineWords({
  tr: {
    spot: (name: string, amount: string) => `${name}: ${amount}`,
    states: {
      placed: () => 'Koşuda.',
      back: () => 'Geri aldınız.',
      paid: (amount: string) => `${amount} ödendi.`,
      lost: () => 'Tutmadı.',
      void: () => 'Koşu iptal; geri verildi.',
    },
    result: 'Koşunun sonucu',
    field: 'Koşanlar',
    finished: (place: number, post: number, name: string) => `${place}. ${name} (${post})`,
    stands: (post: number, name: string) => `${post} · ${name}`,
    strength: (share: string) => `Birincilik olasılığı ${share}`,
    cardStep: 'koşanlar ve güçleri, pistin tuzundan ve koşunun numarasından çıkanlar.',
  },
  en: {
    spot: (name, amount) => `${name}: ${amount}`,
    states: {
      placed: () => 'On the race.',
      back: () => 'You took it back.',
      paid: (amount) => `${amount} paid.`,
      lost: () => 'Not right.',
      void: () => 'Race void; given back.',
    },
    result: 'Result of the race',
    field: 'The field',
    finished: (place, post, name) => `${place}. ${name} (${post})`,
    stands: (post, name) => `${post} · ${name}`,
    strength: (share) => `Chance to win ${share}`,
    cardStep: 'who ran and how strong they were is what the track’s salt and the number give.',
  },
})
