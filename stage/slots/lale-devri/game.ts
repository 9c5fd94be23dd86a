import {
  BASE_STRIPS,
  COIN_AWARDS,
  FREE_SPINS_MAX,
  FREE_STRIPS,
  LINES,
  LINE_PAYS,
  MAX_WIN,
  MULTIPLIER_MAX,
  REELS,
  RETRIGGER_SPINS,
  ROWS,
  SCATTER,
  WILD,
} from '#games/slots/lale-devri/numbers.ts'
import type { SlotGame } from '../game.ts'

const toStrip = (words: string): string[] => words.trim().split(/\s+/)

/** Lale Devri's numbers in the engine's shape. */
export const laleDevriGame: SlotGame = {
  reels: REELS,
  rows: ROWS,
  strips: { base: BASE_STRIPS.map(toStrip), free: FREE_STRIPS.map(toStrip) },
  lines: LINES,
  pays: Object.entries(LINE_PAYS).map(([symbol, pays]) => ({
    symbol,
    counts: Object.entries(pays).map(([count, payout]) => ({ count: Number(count), payout })),
  })),
  scatterPays: Object.entries(COIN_AWARDS).map(([count, award]) => ({
    count: Number(count),
    ...award,
  })),
  wild: WILD,
  scatter: SCATTER,
  retriggerSpins: RETRIGGER_SPINS,
  freeSpinsMax: FREE_SPINS_MAX,
  multiplierMax: MULTIPLIER_MAX,
  maxWin: MAX_WIN,
}
