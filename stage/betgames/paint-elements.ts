/** Four places, one of each element, and the cards that come to them out of one deck. */
import { ELEMENTS, cardOf, type Element } from '#contract/games/betgames-names.ts'
import { heightOf, outAtMs } from '#games/betgames/numbers.ts'
import { eased, paintCard, roundBox, type Box } from '../painting.ts'
import type { Painter, Picture } from './picture.ts'

const COLOURS: Readonly<Record<Element, string>> = {
  earth: '#7a5a36',
  water: '#1f6fb8',
  fire: '#b8482a',
  air: '#5f7f96',
}
const DEAL_MS = 700
const PHONE_WIDTH = 760

/** A sign of each, in a square from -1 to 1. */
const SIGNS: Readonly<Record<Element, string>> = {
  earth: 'M-0.9 0.7L-0.2 -0.6L0.2 0.1L0.45 -0.25L0.95 0.7Z',
  water: 'M0 -0.9C0.5 -0.2 0.7 0.1 0.7 0.35A0.7 0.6 0 0 1 -0.7 0.35C-0.7 0.1 -0.5 -0.2 0 -0.9Z',
  fire: 'M0.1 -0.95C0.2 -0.4 0.7 -0.2 0.65 0.3A0.65 0.6 0 0 1 -0.65 0.3C-0.65 0 -0.4 -0.1 -0.35 -0.45C-0.1 -0.3 0.1 -0.5 0.1 -0.95Z',
  air: 'M-0.9 -0.35H0.3A0.3 0.25 0 1 0 0.1 -0.75L0 -0.6A0.15 0.12 0 1 1 0.3 -0.5H-0.9ZM-0.9 0.1H0.75V0.28H-0.9ZM-0.9 0.5H0.2A0.25 0.2 0 1 1 0 0.85L0.1 0.75A0.1 0.08 0 1 0 0.2 0.66H-0.9Z',
}

export const paintElements: Painter = (context, picture) => {
  const { width, height, ms, numbers, game } = picture
  const wide = Math.min(width * 0.16, height * 0.36)
  const tall = wide * 1.4
  // On a phone what it came to stands below the cards, at a desk what is out already above the first.
  const middle = width < PHONE_WIDTH ? 0.56 : 0.62
  const top = height * middle - tall / 2
  const best = highest(picture)
  for (const [nth, element] of ELEMENTS.entries()) {
    const left = width * (0.14 + 0.24 * nth) - wide / 2
    paintPlace(context, element, { left, top, wide, tall })
    const share = eased(ms, outAtMs(game, nth) - DEAL_MS, outAtMs(game, nth))
    const number = numbers[nth]
    if (share === 0 || number === undefined) continue
    const x = width / 2 - wide / 2 + (left - width / 2 + wide / 2) * share
    const y = -tall + (top + tall) * share
    const isOpen = share > 0.86
    paintCard(
      context,
      { left: x, top: y, wide, tall },
      isOpen ? cardOf(number) : null,
      best.has(nth),
    )
  }
}

/** The places with the highest card, once all are open. */
function highest({ ms, numbers, game, count }: Picture): ReadonlySet<number> {
  if (numbers.length === 0 || ms < outAtMs(game, count - 1)) return new Set()
  const most = Math.max(...numbers.map(heightOf))
  return new Set(numbers.flatMap((number, nth) => (heightOf(number) === most ? [nth] : [])))
}

function paintPlace(context: CanvasRenderingContext2D, element: Element, place: Box): void {
  roundBox(context, place)
  context.fillStyle = COLOURS[element]
  context.fill()
  context.save()
  context.translate(place.left + place.wide / 2, place.top + place.tall / 2)
  context.scale(place.wide * 0.28, place.wide * 0.28)
  context.fillStyle = 'rgb(255 255 255 / 80%)'
  context.fill(new Path2D(SIGNS[element]))
  context.restore()
}
