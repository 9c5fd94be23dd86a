import {
  BASE_LADDER,
  BASE_STRIPS,
  FREE_LADDER,
  FREE_SPINS_MAX,
  MAX_WIN,
  REELS,
  RETRIGGER_SPINS,
  ROWS,
  SCATTER,
  SUN_AWARDS,
  WAYS,
  WAY_PAYS,
  WILD,
} from '#games/slots/kapadokya-1000/numbers.ts'
import { awardsOf, paysOf, reelsWith, toStrip, type WaysGame } from '../game.ts'

/** Cards first would come first: whole numbers lead an object's keys. */
const ORDER = ['balloon', 'horse', 'amphora', 'grapes', 'A', 'K', 'Q', 'J', '10'] as const

/** Kapadokya 1000's numbers in the engine's shape. */
export const game: WaysGame = {
  mechanic: 'ways',
  reels: REELS,
  rows: ROWS,
  opening: [
    ['grapes', 'balloon', 'A'],
    ['Q', 'eye', 'horse'],
    ['amphora', 'balloon', 'K'],
    ['J', 'eye', 'grapes'],
    ['horse', 'sun', '10'],
  ],
  ways: WAYS,
  pays: ORDER.map((symbol) => paysOf(symbol, WAY_PAYS[symbol])),
  scatterPays: awardsOf(SUN_AWARDS),
  wild: WILD,
  wildReels: reelsWith(WILD, BASE_STRIPS.map(toStrip)),
  scatter: SCATTER,
  retriggerSpins: RETRIGGER_SPINS,
  freeSpinsMax: FREE_SPINS_MAX,
  multipliers: { base: BASE_LADDER, free: FREE_LADDER },
  maxWin: MAX_WIN,
}
