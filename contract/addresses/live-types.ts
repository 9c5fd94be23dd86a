/** The kinds of live table that have an address of their own: `/live/type/{type}`. */
export const LIVE_TYPES = [
  'roulette',
  'blackjack',
  'baccarat',
  'poker',
  'dice',
  'game-show',
  'crash',
] as const

export type LiveType = (typeof LIVE_TYPES)[number]
