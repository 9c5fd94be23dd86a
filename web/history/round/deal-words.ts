import { defineWords } from '#web/words/words.ts'
import { ROUND_PROOF_WORDS } from './round-proof-words.ts'

/** What is said of a round of blackjack and of its proof. */
export const DEAL_WORDS = defineWords({
  tr: {
    ...ROUND_PROOF_WORDS.tr,
    number: 'El',
    ended: 'Krupiye',
    stakes: 'Masadaki eller ve bahisleriniz',
    toTable: 'Masaya git',
    runningText: 'Bu el henüz bitmedi. Kartları, bittiğinde burada görünür.',
    open: 'Bu elin kutusu bitti ve tohumu açıldı. Aşağıdaki düğme, kutunun 416 kartını tarayıcınızda baştan karar; bize hiçbir şey sormaz.',
    sealed:
      'Kartlar, sırası özeti önceden açıklanmış bir tohumdan karılmış bir kutudan dağıtılır. Tohum, kutu bitince (kesme kartı gelince ya da masada kimse kalmayınca) burada açılır; o zaman kutunun bütün elleri doğrulanabilir.',
    seed: 'Kutunun tohumu',
    clientSeeds: 'Kutunun ilk elindeki oyuncuların tohumları',
    salt: 'Masanın tuzu',
    table: 'Masa',
    verify: 'Eli doğrula',
    proven: 'El doğrulandı: her adım tutuyor.',
    notProven: 'El doğrulanamadı: tutmayan bir adım var. Lütfen destek ekibine bildirin.',
    chainStep: 'tohumun SHA-256 özeti, kutudan önce açıklanmış halka.',
    drawStep: (_none: string) =>
      'Tohum, masa, kutunun ilk elinin numarası ve bu özet, kutudaki 416 kartın sırasını veriyor.',
    outcomeStep: (outcome: string) =>
      `bu elin kartları kutuda tam bu sırada: ${outcome}; kaydedilen de o.`,
    voidStep: 'iptal edilen elin kartı yok.',
  },
  en: {
    ...ROUND_PROOF_WORDS.en,
    number: 'Hand',
    ended: 'Dealer',
    stakes: 'The hands, and your bets',
    toTable: 'Go to the table',
    runningText: 'This hand is not over. Its cards stand here once it is.',
    open: 'The shoe of this hand is over and its seed has been opened. The button below shuffles its 416 cards again in your browser; it asks us nothing.',
    sealed:
      'Cards are dealt from a shoe that was shuffled by a seed whose hash was published before. The seed is opened here when the shoe is over (when the cut card has come, or nobody is left at the table); only then can the hands of the shoe be verified, all of them.',
    seed: 'Seed of the shoe',
    clientSeeds: 'Seeds of the players of the shoe’s first hand',
    salt: 'Salt of the table',
    table: 'Table',
    verify: 'Verify this hand',
    proven: 'Verified: every step of this hand holds.',
    chainStep: 'the seed’s SHA-256 is the link that was published before the shoe.',
    drawStep: (_none) =>
      'Seed, table, number of the shoe’s first hand and that hash give the order of its 416 cards.',
    outcomeStep: (outcome) =>
      `the cards of this hand lie in the shoe just so: ${outcome}, which is what was recorded.`,
    voidStep: 'a void hand has no cards.',
  },
})

/** What lay on the table, and what became of each stake. */
export const HAND_WORDS = defineWords({
  tr: {
    dealer: (cards: string, total: number) => `Krupiye: ${cards} (${total})`,
    seat: (seat: number, isOwn: boolean) => (isOwn ? `${seat}. koltuk, siz` : `${seat}. koltuk`),
    hand: (cards: string, total: number) => `${cards} (${total})`,
    oneOf: (number: number, hand: string) => `${number}. el: ${hand}`,
    doubled: 'ikiye katlandı',
    insured: 'sigortalı',
    results: {
      blackjack: 'blackjack',
      win: 'kazandı',
      push: 'berabere',
      lose: 'kaybetti',
      bust: 'battı',
    },
    spot: (name: string, amount: string) => `${name}: ${amount}`,
    states: {
      placed: () => 'Masada.',
      back: () => 'Geri verildi.',
      paid: (amount: string) => `${amount} ödendi.`,
      lost: () => 'Kaybetti.',
      void: () => 'Tur iptal; geri verildi.',
    },
  },
  en: {
    dealer: (cards, total) => `Dealer: ${cards} (${total})`,
    seat: (seat, isOwn) => (isOwn ? `Seat ${seat}, you` : `Seat ${seat}`),
    hand: (cards, total) => `${cards} (${total})`,
    oneOf: (number, hand) => `Hand ${number}: ${hand}`,
    doubled: 'doubled',
    insured: 'insured',
    results: { blackjack: 'blackjack', win: 'won', push: 'push', lose: 'lost', bust: 'bust' },
    spot: (name, amount) => `${name}: ${amount}`,
    states: {
      placed: () => 'On the table.',
      back: () => 'Given back.',
      paid: (amount) => `${amount} paid.`,
      lost: () => 'Lost.',
      void: () => 'Round void; given back.',
    },
  },
})
