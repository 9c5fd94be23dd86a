/** The wheel of bet on games: nineteen fields. */
import { STAR, fieldColour } from '#contract/games/betgames-names.ts'
import { outAtMs } from '#games/betgames/numbers.ts'
import { createFields, type Field } from '../floor/paint-fields.ts'
import { PAINTS } from './ball.ts'
import type { Painter } from './picture.ts'

const FIELDS: readonly Field[] = Array.from({ length: STAR }, (_, at) => ({
  text: at + 1 === STAR ? '★' : String(at + 1),
  ...PAINTS[fieldColour(at + 1)],
}))

const paintFields = createFields(FIELDS, 0.15)

export const paintWheel: Painter = (context, { width, height, ms, numbers, game }) => {
  const [field] = numbers
  paintFields(
    context,
    { x: width / 2, y: height * 0.53, radius: Math.min(height * 0.44, width * 0.3) },
    { ms, landsAt: outAtMs(game, 0), place: field === undefined ? null : field - 1 },
  )
}
