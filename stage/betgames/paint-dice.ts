/** Two dice that tumble, and lie still with the faces that were drawn. */
import { DICE } from '#contract/games/betgames-names.ts'
import { outAtMs } from '#games/betgames/numbers.ts'
import { paintDie } from '../floor/paint-die.ts'
import { PAINTS } from './ball.ts'
import type { Painter } from './picture.ts'

export const paintDice: Painter = (context, { width, height, game, ms, numbers, round }) => {
  const size = Math.min(height * 0.46, width * 0.24)
  for (const [nth, die] of DICE.entries()) {
    const x = width * (nth === 0 ? 0.36 : 0.64)
    const thrown = { round, nth, ms, landsAt: outAtMs(game, nth), face: numbers[nth] }
    paintDie(context, { x, y: height * 0.54, size, ...PAINTS[die] }, thrown, height * 0.22)
  }
}
