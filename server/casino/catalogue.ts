/** The house's slot categories by what they gather. Their numbers are the wire's and never change. */
export const CATEGORY = {
  popular: 27,
  new: 40,
  classic: 49,
  ways: 57,
  jackpot: 58,
  bonusBuy: 60,
  fruit: 63,
  adventure: 72,
  cascade: 82,
  quickAccess: 94,
  cluster: 96,
  highWin: 98,
} as const

/** In the order of the lobby. */
export const CATEGORIES: readonly { id: number; name: string }[] = [
  { id: CATEGORY.popular, name: 'Popüler' },
  { id: CATEGORY.new, name: 'Yeni' },
  { id: CATEGORY.classic, name: 'Klasik' },
  { id: CATEGORY.ways, name: 'Çok Yollu' },
  { id: CATEGORY.jackpot, name: 'Jackpot' },
  { id: CATEGORY.bonusBuy, name: 'Bonus Alım' },
  { id: CATEGORY.fruit, name: 'Meyve' },
  { id: CATEGORY.adventure, name: 'Macera' },
  { id: CATEGORY.cascade, name: 'Şelale' },
  { id: CATEGORY.quickAccess, name: 'Hızlı Erişim' },
  { id: CATEGORY.cluster, name: 'Küme' },
  { id: CATEGORY.highWin, name: 'Yüksek Kazanç' },
]

interface Slot {
  name: string
  /** The published game behind the tile. */
  game: string
  /** Hundredths of a percent. */
  rtp: number
  volatility: 'low' | 'medium' | 'high'
  types: readonly string[]
  categories: readonly number[]
  popularity: number
}

/** The house's own studio: its account in the ledger is games:cini-atolyesi. */
export const STUDIO = { id: 1, name: 'Çini Atölyesi', slug: 'cini-atolyesi' } as const

/** The studio's slots, one entry a game. */
export const STUDIO_SLOTS: readonly Slot[] = [
  {
    name: 'Lale Devri',
    game: 'lale-devri',
    rtp: 9652,
    volatility: 'high',
    types: ['lines', 'jackpot', 'bonus-buy'],
    categories: [
      CATEGORY.new,
      CATEGORY.classic,
      CATEGORY.jackpot,
      CATEGORY.bonusBuy,
      CATEGORY.quickAccess,
    ],
    popularity: 1000,
  },
  {
    name: 'Kapadokya 1000',
    game: 'kapadokya-1000',
    rtp: 9648,
    volatility: 'high',
    types: ['ways', 'jackpot', 'bonus-buy'],
    categories: [
      CATEGORY.new,
      CATEGORY.ways,
      CATEGORY.adventure,
      CATEGORY.cascade,
      CATEGORY.jackpot,
      CATEGORY.bonusBuy,
      CATEGORY.highWin,
      CATEGORY.quickAccess,
    ],
    popularity: 950,
  },
  {
    name: 'Yonca Bahçesi',
    game: 'yonca-bahcesi',
    rtp: 9661,
    volatility: 'high',
    types: ['cluster', 'jackpot', 'bonus-buy'],
    categories: [
      CATEGORY.new,
      CATEGORY.cluster,
      CATEGORY.cascade,
      CATEGORY.jackpot,
      CATEGORY.bonusBuy,
      CATEGORY.quickAccess,
    ],
    popularity: 900,
  },
]
