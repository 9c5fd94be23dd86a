/** Andar bahar: the joker in the middle, andar's cards in a row above it and bahar's below, the last ones over those before. */
import type { Box } from '../painting.ts'
import { paintDealtCard, paintFelt, paintOutline, paintPlate, paintShoe } from './paint-felt.ts'
import { isAllDealt, type Painter } from './picture.ts'

const ROWS = [
  { name: 'andar', y: 0.4, cloth: '#1f5fd0' },
  { name: 'bahar', y: 0.78, cloth: '#b3302c' },
] as const
/** From card to card, in their width. */
const PITCH = 0.62

export const paintAndarBahar: Painter = (context, picture) => {
  const { width, height, board, word } = picture
  paintFelt(context, picture)
  const wide = Math.min(width * 0.13, height * 0.22, 84)
  const size = { wide, tall: wide * 1.4 }
  const joker = { ...size, left: width * 0.04, top: height * 0.59 - size.tall / 2 }
  paintOutline(context, joker)
  paintShoe(context, picture, wide)
  const isDone = isAllDealt(picture)
  const left = width * 0.08 + wide * 1.1
  const room = width * 0.97 - left - wide
  for (const { name, y, cloth } of ROWS) {
    const dealt = (board?.dealt ?? []).flatMap((one, nth) =>
      one.place === name ? [{ ...one, nth }] : [],
    )
    const step = Math.min(wide * PITCH, room / Math.max(1, dealt.length - 1))
    const at = (nth: number): Box => ({
      ...size,
      left: left + nth * step,
      top: height * y - size.tall / 2,
    })
    paintOutline(context, at(0))
    const isRimmed = isDone && board?.ended === name
    for (const [own, { nth, number }] of dealt.entries())
      paintDealtCard(context, picture, {
        nth,
        number,
        to: at(own),
        isBest: isRimmed && own === dealt.length - 1,
        seen: own === dealt.length - 1 ? 1 : step / wide,
      })
    const plate = { x: width * 0.04 + wide * 0.55, y: y < 0.5 ? height * 0.36 : height * 0.83 }
    const text = Math.max(11, Math.min(16, wide * 0.22))
    paintPlate(context, { ...plate, text: word(name), size: text, cloth, isRimmed })
  }
  const [first] = board?.dealt ?? []
  if (first)
    paintDealtCard(context, picture, { nth: 0, number: first.number, to: joker, isBest: isDone })
}
