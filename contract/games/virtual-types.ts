/** What virtual games of the house's own are types of: several tracks are one game to whoever looks for it. */
export const GOLDEN_RACE = 'golden-race'
/** Rooms of bingo, and those whose numbers are called by voice. */
export const BINGO = 'bingo'
export const SOUND_BINGO = 'sound-bingo'

export const FOOTBALL_3D = '3d-football'
/** Draws that are bet on: balls, a wheel, dice, cards. */
export const BET_ON_GAMES = 'bet-on-games'

export type VirtualType =
  typeof GOLDEN_RACE | typeof FOOTBALL_3D | typeof BINGO | typeof SOUND_BINGO | typeof BET_ON_GAMES
