/** What virtual games of the house's own are types of: several tracks are one game to whoever looks for it. */
export const GOLDEN_RACE = 'golden-race'

export type VirtualType = typeof GOLDEN_RACE
