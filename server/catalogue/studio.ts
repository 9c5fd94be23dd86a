import { CATEGORY } from '#contract/games/categories.ts'
import type { NewSlot } from './add-game.ts'

/** The house's own studio: its account in the ledger is games:cini-atolyesi. */
export const STUDIO = { name: 'Çini Atölyesi', slug: 'cini-atolyesi' } as const

type StudioSlot = Omit<NewSlot, 'kind' | 'providerId' | 'image'>

/** The studio's slots, one entry a game. */
export const STUDIO_SLOTS: readonly StudioSlot[] = [
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
