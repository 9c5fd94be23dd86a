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
    choice: 'What is staked',
    own: 'My stake',
    free: (stake, count) => (count > 1 ? `Free ${stake} × ${count}` : `Free ${stake}`),
    stake: (stake) => `Free bet: ${stake}`,
    ours: 'We put down the stake; nothing is taken from your balance. What it wins beyond its stake is paid',
    cash: 'in cash.',
    wagered: (times) => `as bonus money, to be wagered ${times} times.`,
    until: (when) => `It can be placed until ${when}.`,
    useOwn: 'Play with my own stake',
    oneCoupon: 'One free bet is one coupon: leave one pick, or play a combination.',
    picksMin: (picks) => `This free bet takes ${picks} picks at least.`,
    oddsMin: (odds) => `For this free bet the odds of each pick are ${odds} at least.`,
    uneven: (lines) =>
      `The stake does not divide evenly among ${lines} lines: choose another system.`,
    short: 'free',
    place: (stake) => `Play with the free bet of ${stake}`,
    placeAgain: (stake) => `Play at the new odds with the free bet of ${stake}`,
  },
})
