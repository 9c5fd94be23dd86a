import { defineWords } from '#web/words/words.ts'
import { ROUND_PROOF_WORDS } from './round-proof-words.ts'

/** What is said of a game of bingo and of its proof. */
export const BINGO_WORDS = defineWords({
  tr: {
    ...ROUND_PROOF_WORDS.tr,
    number: 'Oyun',
    ended: 'Çekilen toplar',
    stakes: 'Kartlarınız',
    toTable: 'Odaya git',
    runningText: 'Bu oyun henüz bitmedi. Sonucu ve kanıtı, bittiğinde burada görünür.',
    open: 'Bu oyunun tohumu açıldı. Aşağıdaki düğme topları, satılan her kartı ve kazananları tarayıcınızda baştan hesaplar; bize hiçbir şey sormaz.',
    sealed:
      'Topların sırası, özeti önceden açıklanmış bir tohumdan çekilir. Tohum, oyun bitince burada açılır ve oyunu doğrulayabilirsiniz.',
    seed: 'Oyunun tohumu',
    salt: 'Odanın tuzu',
    table: 'Oda',
    verify: 'Oyunu doğrula',
    proven: 'Oyun doğrulandı: her adım tutuyor.',
    notProven: 'Oyun doğrulanamadı: tutmayan bir adım var. Lütfen destek ekibine bildirin.',
    chainStep: 'tohumun SHA-256 özeti, oyundan önce açıklanmış halka.',
    drawStep: (drawn: string) =>
      `Tohum, oda, oyunun numarası ve bu özet önce ${drawn} sayısını veriyor: 90 topun sonuncusunu o seçer, ötekiler aynı yolla sondan başa karıştırılır.`,
    outcomeStep: (outcome: string) => `ilk çekilen toplar ${outcome}, kaydedilen de o.`,
    voidStep: 'iptal edilen oyunun sonucu yok.',
  },
  en: {
    ...ROUND_PROOF_WORDS.en,
    number: 'Game',
    ended: 'Balls called',
    stakes: 'Your tickets',
    toTable: 'Go to the room',
    runningText: 'This game is not over. Its result and the proof stand here once it is.',
    open: 'The seed of this game has been opened. The button below works out the balls, every ticket sold and the winners in your browser; it asks us nothing.',
    sealed:
      'The order of the balls is drawn from a seed whose hash was published before. The seed is opened here once the game is over, and then you can verify it.',
    seed: 'Seed of the game',
    salt: 'Salt of the room',
    table: 'Room',
    verify: 'Verify this game',
    proven: 'Verified: every step of this game holds.',
    chainStep: 'the seed’s SHA-256 is the link that was published before the game.',
    drawStep: (drawn) =>
      `Seed, room, number of the game and that hash give ${drawn} first: it chooses the last of the 90 balls, and the others are shuffled so from the end.`,
    outcomeStep: (outcome) => `the first balls called are ${outcome}, which is what was recorded.`,
    voidStep: 'a void game has no result.',
  },
})
