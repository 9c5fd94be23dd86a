/** What every table with cards is painted with: the felt, the shoe, a plate with a name, and a card on its way. */
import { cardIn } from '#contract/games/tablegames-names.ts'
import { createLayer } from '../canvas.ts'
import { eased, paintCard, paintText, roundBox, type Box } from '../painting.ts'
import type { Picture } from './picture.ts'

const DEAL_MS = 700
/** From here on a card turns over. */
const OPEN_FROM = 0.82
export const GOLD = '#ffc25c'

const felt = createLayer((context, width: number, height: number, middle: string, edge: string) => {
  const [x, y] = [width / 2, height * 0.38]
  const light = context.createRadialGradient(x, y, 10, x, y, Math.max(width, height) * 0.62)
  light.addColorStop(0, middle)
  light.addColorStop(1, edge)
  context.fillStyle = light
  context.fillRect(0, 0, width, height)
})

/** In the colours of the table's own cloth. */
export const paintFelt = (
  context: CanvasRenderingContext2D,
  { width, height, cloth }: Pick<Picture, 'width' | 'height' | 'cloth'>,
): void => felt(context, width, height, ...cloth)

/** Above, in the middle: a card comes out of it from behind its lower edge. */
export function paintShoe(
  context: CanvasRenderingContext2D,
  { width }: Pick<Picture, 'width'>,
  wide: number,
): void {
  context.beginPath()
  context.roundRect(width / 2 - wide * 0.78, -wide * 0.3, wide * 1.56, wide * 0.62, wide * 0.16)
  context.fillStyle = '#0d1636'
  context.fill()
  context.strokeStyle = 'rgb(255 255 255 / 30%)'
  context.lineWidth = 1.5
  context.stroke()
}

/** Where a card is to lie. */
export function paintOutline(context: CanvasRenderingContext2D, place: Box): void {
  roundBox(context, place)
  context.fillStyle = 'rgb(0 0 0 / 16%)'
  context.fill()
  context.lineWidth = 1.5
  context.strokeStyle = 'rgb(255 255 255 / 34%)'
  context.stroke()
}

interface Plate {
  x: number
  y: number
  text: string
  size: number
  cloth: string
  isRimmed: boolean
}

export function paintPlate(
  context: CanvasRenderingContext2D,
  { x, y, text, size, cloth, isRimmed }: Plate,
): void {
  const half = Math.max(size * 3, text.length * size * 0.36)
  context.beginPath()
  context.roundRect(x - half, y - size, half * 2, size * 2, size)
  context.fillStyle = cloth
  context.fill()
  if (isRimmed) {
    context.lineWidth = 3
    context.strokeStyle = GOLD
    context.stroke()
  }
  paintText(context, text, x, y + 1, size, '#fff')
}

interface Dealt {
  /** Of all that is dealt. */
  nth: number
  number: number
  to: Box
  isBest: boolean
  /** How much of its width shows beside the next one. */
  seen?: number
}

/** On its way out of the shoe, or where it lies; nothing before its time. */
export function paintDealtCard(
  context: CanvasRenderingContext2D,
  { width, ms, dealtAtMs }: Picture,
  { nth, number, to, isBest, seen = 1 }: Dealt,
): void {
  const at = dealtAtMs(nth)
  const share = eased(ms, at - DEAL_MS, at)
  if (share === 0) return
  const from = { left: width / 2 - to.wide / 2, top: -to.tall * 0.55 }
  const box = {
    ...to,
    left: from.left + (to.left - from.left) * share,
    top: from.top + (to.top - from.top) * share,
  }
  paintCard(context, box, share > OPEN_FROM ? cardIn(number) : null, isBest, seen)
}
