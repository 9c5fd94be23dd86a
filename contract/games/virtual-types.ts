/** What virtual games of the house's own are types of: several tracks are one game to whoever looks for it. */
export const GOLDEN_RACE = 'golden-race'

export const FOOTBALL_3D = '3d-football'

export type VirtualType = typeof GOLDEN_RACE | typeof FOOTBALL_3D
