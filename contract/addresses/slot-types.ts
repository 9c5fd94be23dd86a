/** The kinds of slot that have an address of their own: `/slot/type/{type}`. */
export const SLOT_TYPES = [
  'lines',
  'ways',
  'cluster',
  'jackpot',
  'bonus-buy',
  'new',
  'popular',
] as const

export type SlotType = (typeof SLOT_TYPES)[number]
