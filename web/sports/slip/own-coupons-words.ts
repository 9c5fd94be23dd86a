import { defineWords } from '#web/words/words.ts'

export const OWN_COUPON_WORDS = defineWords({
  tr: {
    onMatch: 'Bu maçtaki kuponlarınız',
    count: (coupons: number) => `Bu maçta ${coupons} kuponunuz var`,
    ifAllWin: (coupons: number, most: string) =>
      coupons === 1 ? `tutarsa ${most} öder` : `hepsi tutarsa ${most} öder`,
    rest: (coupons: number) => `Öteki ${coupons} kupon: Kuponlarım`,
    open: 'Açık kuponlarınız',
    number: (id: number) => `No ${id}`,
    pending: 'Kabul bekliyor',
    sums: (stake: string, most: string) => `${stake} bahis, en çok ${most} öder`,
  },
  en: {
    onMatch: 'Your coupons on this match',
    count: (coupons) =>
      coupons === 1
        ? 'You have 1 coupon on this match'
        : `You have ${coupons} coupons on this match`,
    ifAllWin: (coupons, most) =>
      coupons === 1 ? `pays ${most} if it wins` : `pay ${most} if they all win`,
    rest: (coupons) => `${coupons} more: My coupons`,
    open: 'Your open coupons',
    number: (id) => `No ${id}`,
    pending: 'Waiting for acceptance',
    sums: (stake, most) => `Stake ${stake}, pays up to ${most}`,
  },
})
