import * as numbers from '#games/slots/lale-devri/numbers.ts'
import { factsOf, payTable, reelsWith, toStrip, type LinesGame } from '../game.ts'

const strips = { base: numbers.BASE_STRIPS.map(toStrip), free: numbers.FREE_STRIPS.map(toStrip) }

/** Lale Devri's numbers in the engine's shape. */
export const game: LinesGame = {
  ...factsOf(numbers),
  mechanic: 'lines',
  opening: strips.base.map((strip) => strip.slice(0, numbers.ROWS)),
  strips,
  lines: numbers.LINES,
  pays: payTable(numbers, numbers.LINE_PAYS),
  wild: numbers.WILD,
  wildReels: reelsWith(numbers.WILD, numbers),
  scatterCounted: numbers.SCATTER_COUNTED,
  scatterReels: reelsWith(numbers.SCATTER, numbers),
  multiplierMax: numbers.MULTIPLIER_MAX,
}
