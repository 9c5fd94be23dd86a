/** A wheel of fields that turns under a pointer and slows down to the field that was drawn. */
import { createDisc } from '../canvas.ts'
import { TURN, eased, paintText } from '../painting.ts'

export interface Field {
  text: string
  back: string
  ink: string
}

interface Place {
  x: number
  y: number
  radius: number
}

/** A spin that is being told. The place is that of the drawn field, from 0 on; null as long as nobody may know it. */
interface Spin {
  ms: number
  landsAt: number
  place: number | null
}

const TURNS = 6

/** A wheel of these fields, clockwise from the top; `letters` is how large they are, in parts of the radius. */
export function createFields(fields: readonly Field[], letters: number) {
  const step = TURN / fields.length
  const wheel = createDisc((context, radius) => paintWheel(context, radius, fields, letters))
  return (
    context: CanvasRenderingContext2D,
    { x, y, radius }: Place,
    { ms, landsAt, place }: Spin,
  ): void => {
    // A field's middle is under the pointer when the wheel has turned back by the field's own place.
    const turned =
      place === null || ms < 0 ? 0 : (TURNS * TURN - place * step) * eased(ms, 0, landsAt)
    context.save()
    context.translate(x, y)
    context.rotate(turned)
    // What goes by is not smoothed: that is most of what a phone has to do for it.
    context.imageSmoothingEnabled = place === null || ms < 0 || ms >= landsAt
    wheel(context, radius * RIM)
    context.restore()
    paintPointer(context, x, y - radius, radius)
    const drawn = place === null ? undefined : fields[place]
    if (drawn === undefined || ms < landsAt) return
    context.beginPath()
    context.arc(x, y, radius * 0.34, 0, TURN)
    context.fillStyle = drawn.back
    context.fill()
    paintText(context, drawn.text, x, y, radius * 0.36, drawn.ink)
  }
}

/** Of its own radius, its rim is that much more. */
const RIM = 1.04

function paintWheel(
  context: CanvasRenderingContext2D,
  outer: number,
  fields: readonly Field[],
  letters: number,
): void {
  const radius = outer / RIM
  const step = TURN / fields.length
  context.save()
  context.rotate(-TURN / 4)
  for (const [at, { text, back, ink }] of fields.entries()) {
    const middle = at * step
    context.beginPath()
    context.moveTo(0, 0)
    context.arc(0, 0, radius, middle - step / 2, middle + step / 2)
    context.closePath()
    context.fillStyle = back
    context.fill()
    context.lineWidth = 1.5
    context.strokeStyle = '#0a1132'
    context.stroke()
    context.save()
    context.rotate(middle)
    context.translate(radius * (1 - letters * 1.07), 0)
    context.rotate(TURN / 4)
    paintText(context, text, 0, 0, radius * letters, ink)
    context.restore()
  }
  context.restore()
  paintHub(context, radius)
}

function paintHub(context: CanvasRenderingContext2D, radius: number): void {
  context.beginPath()
  context.arc(0, 0, radius, 0, TURN)
  context.lineWidth = Math.max(3, radius * 0.05)
  context.strokeStyle = '#c9a45a'
  context.stroke()
  context.beginPath()
  context.arc(0, 0, radius * 0.4, 0, TURN)
  context.fillStyle = '#0c1640'
  context.fill()
  context.stroke()
}

/** From outside, up to where the text of the field under it begins. */
function paintPointer(
  context: CanvasRenderingContext2D,
  x: number,
  y: number,
  radius: number,
): void {
  const tip = y + radius * 0.03
  const high = Math.min(20, radius * 0.17)
  context.beginPath()
  context.moveTo(x, tip)
  context.lineTo(x - 11, tip - high)
  context.lineTo(x + 11, tip - high)
  context.closePath()
  context.fillStyle = '#ffffff'
  context.fill()
}
