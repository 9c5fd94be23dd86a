/** A wheel that turns under a pointer and slows down to the field that was drawn. */
import { STAR, fieldColour } from '#contract/games/betgames-names.ts'
import { outAtMs } from '#games/betgames/numbers.ts'
import { TURN, eased, paintText } from '../painting.ts'
import { PAINTS } from './ball.ts'
import type { Painter, Picture } from './picture.ts'

const STEP = TURN / STAR
const TURNS = 6

/** By how much it has turned: a field's middle is under the pointer when it has turned back by the field's own place. */
function turned({ ms, numbers, game }: Picture): number {
  const [field] = numbers
  if (field === undefined || ms < 0) return 0
  return (TURNS * TURN - (field - 1) * STEP) * eased(ms, 0, outAtMs(game, 0))
}

export const paintWheel: Painter = (context, picture) => {
  const { width, height, ms, numbers, game } = picture
  const radius = Math.min(height * 0.44, width * 0.3)
  const [x, y] = [width / 2, height * 0.53]
  context.save()
  context.translate(x, y)
  context.rotate(turned(picture) - TURN / 4)
  for (let field = 1; field <= STAR; field += 1) {
    const middle = (field - 1) * STEP
    context.beginPath()
    context.moveTo(0, 0)
    context.arc(0, 0, radius, middle - STEP / 2, middle + STEP / 2)
    context.closePath()
    const { back, ink } = PAINTS[fieldColour(field)]
    context.fillStyle = back
    context.fill()
    context.lineWidth = 1.5
    context.strokeStyle = '#0a1132'
    context.stroke()
    context.save()
    context.rotate(middle)
    context.translate(radius * 0.84, 0)
    context.rotate(TURN / 4)
    paintText(context, field === STAR ? '★' : String(field), 0, 0, radius * 0.15, ink)
    context.restore()
  }
  context.restore()
  paintHub(context, x, y, radius)
  paintPointer(context, x, y - radius)
  const [field] = numbers
  if (field === undefined || ms < outAtMs(game, 0)) return
  const { back, ink } = PAINTS[fieldColour(field)]
  context.beginPath()
  context.arc(x, y, radius * 0.34, 0, TURN)
  context.fillStyle = back
  context.fill()
  paintText(context, field === STAR ? '★' : String(field), x, y, radius * 0.36, ink)
}

function paintHub(context: CanvasRenderingContext2D, x: number, y: number, radius: number): void {
  context.beginPath()
  context.arc(x, y, radius, 0, TURN)
  context.lineWidth = Math.max(3, radius * 0.05)
  context.strokeStyle = '#c9a45a'
  context.stroke()
  context.beginPath()
  context.arc(x, y, radius * 0.4, 0, TURN)
  context.fillStyle = '#0c1640'
  context.fill()
  context.stroke()
}

function paintPointer(context: CanvasRenderingContext2D, x: number, y: number): void {
  context.beginPath()
  context.moveTo(x, y + 14)
  context.lineTo(x - 11, y - 10)
  context.lineTo(x + 11, y - 10)
  context.closePath()
  context.fillStyle = '#ffffff'
  context.fill()
}
