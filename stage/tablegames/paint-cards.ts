/** Tables with two places, and cards that come to them out of a shoe, each open when it lies. */
import { pointsOf } from '#games/tablegames/numbers.ts'
import type { Box } from '../painting.ts'
import { paintDealtCard, paintFelt, paintOutline, paintPlate, paintShoe } from './paint-felt.ts'
import { isAllDealt, type Painter, type Picture } from './picture.ts'

interface Place {
  name: string
  /** The middle of its cards, in parts of the picture. */
  x: number
  cloth: string
}

interface Layout {
  places: readonly Place[]
  /** So many cards lie about the middle of a place; another lies beside them. */
  cards: 1 | 2
  /** The most that a card is wide. */
  widest: number
  totalOf: ((numbers: readonly number[]) => number) | null
}

const BACCARAT: Layout = {
  places: [
    { name: 'player', x: 0.27, cloth: '#1f5fd0' },
    { name: 'banker', x: 0.73, cloth: '#b3302c' },
  ],
  cards: 2,
  widest: 104,
  totalOf: pointsOf,
}

const DRAGON_TIGER: Layout = {
  places: [
    { name: 'dragon', x: 0.32, cloth: '#b3302c' },
    { name: 'tiger', x: 0.68, cloth: '#1f5fd0' },
  ],
  cards: 1,
  widest: 130,
  totalOf: null,
}

export const paintDragonTiger: Painter = (context, picture) =>
  paintPlaces(context, picture, DRAGON_TIGER)

export const paintBaccarat: Painter = (context, picture) => paintPlaces(context, picture, BACCARAT)

type Size = Pick<Box, 'wide' | 'tall'>

function paintPlaces(context: CanvasRenderingContext2D, picture: Picture, layout: Layout): void {
  const { width, height } = picture
  paintFelt(context, picture)
  const wide = Math.min(width * 0.115, height * 0.3, layout.widest)
  const size = { wide, tall: wide * 1.4 }
  for (const place of layout.places) paintPlace(context, picture, layout, place, size)
  paintShoe(context, picture, wide)
  for (const place of layout.places) paintDealt(context, picture, layout, place, size)
}

/** The cards that a place begins with lie about its middle, the next one beside them on the outer side. */
function boxAt(
  { width, height }: Picture,
  { cards }: Layout,
  { x }: Place,
  { wide, tall }: Size,
  nth: number,
): Box {
  const outwards = x < 0.5 ? -1 : 1
  const steps = nth < cards ? (nth - (cards - 1) / 2) * 1.08 : outwards * 1.62
  return {
    left: width * x + steps * wide - wide / 2,
    top: height * 0.56 - tall / 2,
    wide,
    tall,
  }
}

function paintPlace(
  context: CanvasRenderingContext2D,
  picture: Picture,
  layout: Layout,
  place: Place,
  size: Size,
): void {
  const { width, height, word, board } = picture
  const { name, x, cloth } = place
  for (let nth = 0; nth < layout.cards; nth += 1)
    paintOutline(context, boxAt(picture, layout, place, size, nth))
  const total = totalNow(picture, layout, name)
  paintPlate(context, {
    x: width * x,
    y: height * 0.56 + size.tall / 2 + Math.max(18, size.wide * 0.26),
    text: total === null ? word(name) : `${word(name)}  ${total}`,
    size: Math.max(13, Math.min(20, size.wide * 0.24)),
    cloth,
    isRimmed: isAllDealt(picture) && (board?.ended === name || board?.ended === 'tie'),
  })
}

/** What the cards come to that lie open; null where there is none, and where nothing is counted. */
function totalNow(
  { board, ms, dealtAtMs }: Picture,
  { totalOf }: Layout,
  name: string,
): number | null {
  if (board === null || totalOf === null) return null
  const open = board.dealt.filter(({ place }, nth) => place === name && ms >= dealtAtMs(nth))
  return open.length === 0 ? null : totalOf(open.map(({ number }) => number))
}

function paintDealt(
  context: CanvasRenderingContext2D,
  picture: Picture,
  layout: Layout,
  place: Place,
  size: Size,
): void {
  const { board } = picture
  const isBest = isAllDealt(picture) && board?.ended === place.name
  let own = 0
  for (const [nth, dealt] of (board?.dealt ?? []).entries()) {
    if (dealt.place !== place.name) continue
    const to = boxAt(picture, layout, place, size, own)
    own += 1
    paintDealtCard(context, picture, { nth, number: dealt.number, to, isBest })
  }
}
