/** The wheel of fortune: 54 fields, each with what it pays. */
import { FIELDS } from '#games/tablegames/numbers.ts'
import { createFields, type Field } from '../floor/paint-fields.ts'
import { paintFelt } from './paint-felt.ts'
import type { Painter } from './picture.ts'

const LOOKS: Readonly<Record<number, { back: string; ink: string }>> = {
  1: { back: '#1f5fd0', ink: '#ffffff' },
  2: { back: '#f2c230', ink: '#10142b' },
  12: { back: '#177a4a', ink: '#ffffff' },
  16: { back: '#7a3fc0', ink: '#ffffff' },
  25: { back: '#c23b34', ink: '#ffffff' },
  50: { back: '#10142b', ink: '#ffc25c' },
  51: { back: '#ffffff', ink: '#b3302c' },
}

const LOOK = { back: '#1f5fd0', ink: '#ffffff' }
const PAINTED: readonly Field[] = FIELDS.map((pays) => ({
  text: String(pays),
  ...(LOOKS[pays] ?? LOOK),
}))

const paintFields = createFields(PAINTED, 0.074)

export const paintWheelOfFortune: Painter = (context, picture) => {
  const { width, height, board, ms, dealtAtMs } = picture
  paintFelt(context, picture)
  const [field] = board?.dealt ?? []
  paintFields(
    context,
    { x: width / 2, y: height * 0.53, radius: Math.min(height * 0.44, width * 0.42) },
    { ms, landsAt: dealtAtMs(0), place: field ? field.number - 1 : null },
  )
}
