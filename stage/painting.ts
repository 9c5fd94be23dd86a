/** What several pictures on a canvas are painted with. */
import { isRedCard, rankLetter, suitSign } from '#contract/games/blackjack-names.ts'
import { CANVAS_FACE } from './canvas.ts'

export const TURN = 2 * Math.PI

/** From 0 to 1 between two moments, slowing down. */
export function eased(ms: number, fromMs: number, toMs: number): number {
  const share = Math.max(0, Math.min(1, (ms - fromMs) / Math.max(1, toMs - fromMs)))
  return 1 - (1 - share) ** 3
}

export function paintText(
  context: CanvasRenderingContext2D,
  text: string,
  x: number,
  y: number,
  size: number,
  ink: string,
): void {
  context.fillStyle = ink
  context.font = `800 ${Math.round(size)}px ${CANVAS_FACE}`
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  context.fillText(text, x, y)
}

export interface Box {
  left: number
  top: number
  wide: number
  tall: number
}

export function roundBox(context: CanvasRenderingContext2D, { left, top, wide, tall }: Box): void {
  context.beginPath()
  context.roundRect(left, top, wide, tall, wide * 0.1)
}

/** A card of the house's numbering, or its back; one that is the best of its round has a rim of gold. Of one that others lie over, `seen` is how much of its width shows. */
export function paintCard(
  context: CanvasRenderingContext2D,
  place: Box,
  card: number | null,
  isBest: boolean,
  seen = 1,
): void {
  const { left, top, wide, tall } = place
  roundBox(context, place)
  context.fillStyle = card === null ? '#223a8c' : '#fbfcff'
  context.fill()
  context.lineWidth = isBest ? 5 : 1.5
  context.strokeStyle = isBest ? '#ffc25c' : '#c9a45a'
  context.stroke()
  if (card === null) {
    context.beginPath()
    context.arc(left + wide / 2, top + tall / 2, wide * 0.22, 0, TURN)
    context.stroke()
    return
  }
  const ink = isRedCard(card) ? '#bb231e' : '#11162f'
  const middle = left + (wide * seen) / 2
  const sizeOf = (share: number): number => wide * Math.min(share, seen * 0.66)
  paintText(context, rankLetter(card), middle, top + tall * 0.32, sizeOf(0.42), ink)
  paintText(context, suitSign(card), middle, top + tall * 0.7, sizeOf(0.46), ink)
}
