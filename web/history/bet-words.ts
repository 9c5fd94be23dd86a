import { defineWords } from '#web/words/words.ts'

export const BET_WORDS = defineWords({
  tr: {
    title: 'Bahis geçmişi',
    lead: 'Spor kuponlarınız: önce açık olanlar, sonra sonuçlananlar, en yenisi üstte.',
    state: 'Kuponlar',
    states: { all: 'Tümü', open: 'Açık kuponlar', closed: 'Kapanan kuponlar' },
    loading: 'Kuponlar yükleniyor',
    none: 'Henüz kuponunuz yok',
    noneText: 'Oynadığınız her kupon, seçimleri ve sonucuyla burada durur.',
    toSport: 'Maçlara bak',
    number: (id: number) => `No ${id}`,
    moreOpen: (coupons: number) => `Öteki ${coupons} açık kuponu göster`,
    code: 'Kupon kodu:',
    corrected: (at: string, before: string, after: string) =>
      `Sonuç düzeltildi (${at}): ödeme ${before} iken ${after} oldu.`,
    owed: (amount: string) =>
      `${amount} bakiyenizde yoktu; sonraki kupon ödemelerinizden düşülecek.`,
    waived: (amount: string) => `${amount} sizden istenmeyecek; ödenmiş sayılır.`,
  },
  en: {
    title: 'Bet history',
    lead: 'Your sports coupons: the open ones, then those that are settled, newest first.',
    state: 'Coupons',
    states: { all: 'All', open: 'Open coupons', closed: 'Closed coupons' },
    loading: 'The coupons are loading',
    none: 'You have no coupon yet',
    noneText: 'Every coupon that you place stands here, with its picks and what came of them.',
    toSport: 'See the matches',
    number: (id) => `No ${id}`,
    moreOpen: (coupons) => `Show ${coupons} more open ${coupons === 1 ? 'coupon' : 'coupons'}`,
    code: 'Coupon code:',
    corrected: (at, before, after) =>
      `The result was corrected (${at}): the payout was ${before} and is ${after} now.`,
    owed: (amount) => `${amount} was not in your balance; it comes off your next coupon payouts.`,
    waived: (amount) => `${amount} will not be asked of you; it counts as paid.`,
  },
})
