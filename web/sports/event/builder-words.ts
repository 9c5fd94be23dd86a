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
    text: 'Choose 2 to 6 selections from this match. They affect one another, so the odds are not simply multiplied but worked out together. If one is void and none loses, the bet is refunded.',
    chosen: 'Your bet builder',
    together: 'Together',
    add: 'Add to coupon',
    remove: (pick) => `Remove: ${pick}`,
    one: 'Add one more selection.',
    held: 'Suspended: odds return when it reopens.',
    gone: 'Betting on one of these has closed: remove it.',
    most: 'You can combine up to 6 selections.',
    locked: {
      impossible: 'not possible',
      implied: 'already covered',
      'may-be-void': 'may be void',
      unpriced: 'no odds',
    },
    problems: {
      impossible: (pick) => `These cannot all win: ${pick}`,
      implied: (pick) => `Already covered by the others: ${pick}`,
      'may-be-void': (pick) => `May be void, so it cannot be combined: ${pick}`,
      unpriced: (pick) => `No odds for this combination: ${pick}`,
    },
  },
})
