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
import { awardsOf, paysOf, reelsWith, toStrip, type LinesGame } from '../game.ts'

const strips = { base: BASE_STRIPS.map(toStrip), free: FREE_STRIPS.map(toStrip) }

/** Lale Devri's numbers in the engine's shape. */
export const game: LinesGame = {
  mechanic: 'lines',
  reels: REELS,
  rows: ROWS,
  opening: strips.base.map((strip) => strip.slice(0, ROWS)),
  strips,
  lines: LINES,
  pays: Object.entries(LINE_PAYS).map(([symbol, pays]) => paysOf(symbol, pays)),
  scatterPays: awardsOf(COIN_AWARDS),
  wild: WILD,
  wildReels: reelsWith(WILD, strips.base),
  scatter: SCATTER,
  retriggerSpins: RETRIGGER_SPINS,
  freeSpinsMax: FREE_SPINS_MAX,
  multiplierMax: MULTIPLIER_MAX,
  maxWin: MAX_WIN,
}
