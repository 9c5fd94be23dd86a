import { defineWords } from '#web/words/words.ts'

/** Where a free bet stands in the place of a stake. */
export const FREE_BET_WORDS = defineWords({
  tr: {
    choice: 'Bahis neyle oynansın',
    own: 'Tutarım',
    free: (stake: string, count: number) =>
      count > 1 ? `Ücretsiz ${stake} × ${count}` : `Ücretsiz ${stake}`,
    stake: (stake: string) => `Ücretsiz bahis: ${stake}`,
    ours: 'Tutarı biz yatırırız; bakiyenizden bir şey alınmaz. Tutarın üstündeki kazancı ödenir,',
    cash: 'nakit olarak.',
    wagered: (times: number) => `${times} kat çevrimli bonus parası olarak.`,
    until: (when: string) => `${when} tarihine kadar oynanır.`,
    useOwn: 'Kendi tutarımla oyna',
    oneCoupon: 'Bir ücretsiz bahis tek kupondur: tek seçim bırakın ya da kombine oynayın.',
    picksMin: (picks: number) => `Bu ücretsiz bahis için en az ${picks} seçim gerekir.`,
    oddsMin: (odds: string) => `Bu ücretsiz bahis için her seçimin oranı en az ${odds} olmalıdır.`,
    uneven: (lines: number) => `Tutar ${lines} kolona eşit bölünmüyor: başka bir sistem seçin.`,
    short: 'ücretsiz',
    place: (stake: string) => `${stake} ücretsiz bahisle oyna`,
    placeAgain: (stake: string) => `Yeni oranlarla, ${stake} ücretsiz bahisle oyna`,
  },
  en: {
    choice: 'What to bet with',
    own: 'My stake',
    free: (stake, count) => (count > 1 ? `Free ${stake} × ${count}` : `Free ${stake}`),
    stake: (stake) => `Free bet: ${stake}`,
    ours: 'The stake is on us; nothing is taken from your balance. Winnings, without the stake, are paid',
    cash: 'in cash.',
    wagered: (times) => `as bonus money, to be wagered ${times} times.`,
    until: (when) => `Use it by ${when}.`,
    useOwn: 'Use my own stake',
    oneCoupon: 'A free bet is one coupon: keep one selection, or place a combination.',
    picksMin: (picks) => `This free bet needs at least ${picks} selections.`,
    oddsMin: (odds) => `For this free bet each selection needs odds of at least ${odds}.`,
    uneven: (lines) =>
      `The stake does not split evenly over ${lines} lines: choose another system.`,
    short: 'free',
    place: (stake) => `Place free bet · ${stake}`,
    placeAgain: (stake) => `Place free bet at the new odds · ${stake}`,
  },
})
