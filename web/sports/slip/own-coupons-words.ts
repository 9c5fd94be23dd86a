import { defineWords } from '#web/words/words.ts'

export const OWN_COUPON_WORDS = defineWords({
  tr: {
    onMatch: 'Bu maçtaki kuponlarınız',
    open: 'Açık kuponlarınız',
    number: (id: number) => `No ${id}`,
    pending: 'Kabul bekliyor',
    sums: (stake: string, most: string) => `${stake} bahis, en çok ${most} öder`,
  },
  en: {
    onMatch: 'Your coupons on this match',
    open: 'Your open coupons',
    number: (id) => `No ${id}`,
    pending: 'Waiting to be accepted',
    sums: (stake, most) => `Stake ${stake}, pays ${most} at most`,
  },
})
