import { defineWords } from '#web/words/words.ts'

export const BUILDER_WORDS = defineWords({
  tr: {
    text: 'Aynı maçtan 2–6 seçim yapın. Seçimler birbirini etkilediği için oran çarpım değildir, birlikte hesaplanır. Biri iade olursa ve hiçbiri kaybetmezse bahis iade edilir.',
    chosen: 'Birlikte oynananlar',
    together: 'Birlikte',
    add: 'Kupona ekle',
    remove: (pick: string) => `Çıkar: ${pick}`,
    one: 'Bir seçim daha yapın.',
    held: 'Askıda: açılınca oran gelir.',
    gone: 'Seçimlerden birine artık bahis alınmıyor: çıkarın.',
    most: 'En çok 6 seçim birlikte oynanır.',
    locked: {
      impossible: 'birlikte olamaz',
      implied: 'biri yeter',
      'may-be-void': 'iade olabilir',
      unpriced: 'oranı yok',
    },
    problems: {
      impossible: (pick: string) => `Hepsi birden tutamaz: ${pick}`,
      implied: (pick: string) => `Ötekiler tutarsa zaten olur: ${pick}`,
      'may-be-void': (pick: string) => `İade olabilir, birlikte oynanmaz: ${pick}`,
      unpriced: (pick: string) => `Birlikte oranı yok: ${pick}`,
    },
  },
  en: {
    text: 'Choose 2 to 6 picks of this match. One tells of another, so the odds are no product: they are reckoned together. If one is given back and none is lost, the bet is given back.',
    chosen: 'Played together',
    together: 'Together',
    add: 'Add to coupon',
    remove: (pick) => `Take out: ${pick}`,
    one: 'Choose one more.',
    held: 'Suspended: the odds come once it opens.',
    gone: 'One of these takes no bets any more: take it out.',
    most: '6 picks can be played together at most.',
    locked: {
      impossible: 'cannot be',
      implied: 'one is enough',
      'may-be-void': 'may be void',
      unpriced: 'no odds',
    },
    problems: {
      impossible: (pick) => `They cannot all win: ${pick}`,
      implied: (pick) => `It follows from the others: ${pick}`,
      'may-be-void': (pick) => `It may be given back, and stands alone: ${pick}`,
      unpriced: (pick) => `It has no price with others: ${pick}`,
    },
  },
})
