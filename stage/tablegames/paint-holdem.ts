/** Casino hold'em: the board's five cards in a row, the player's two below it on the left, the dealer's on the right, face down until they open. */
import { pokerHandName } from '#contract/games/poker-names.ts'
import { cardIn } from '#contract/games/tablegames-names.ts'
import { paintCard, type Box } from '../painting.ts'
import { paintDealtCard, paintFelt, paintOutline, paintPlate, paintShoe } from './paint-felt.ts'
import { isAllDealt, type Painter, type Picture } from './picture.ts'

interface Place {
  name: 'table' | 'player' | 'dealer'
  /** The middle of its cards, in parts of the picture. */
  x: number
  y: number
  cards: number
  cloth: string
}

const PLACES: readonly Place[] = [
  { name: 'table', x: 0.5, y: 0.37, cards: 5, cloth: '#0d1636' },
  { name: 'player', x: 0.26, y: 0.73, cards: 2, cloth: '#1f5fd0' },
  { name: 'dealer', x: 0.74, y: 0.73, cards: 2, cloth: '#b3302c' },
]
const CARDS = PLACES.reduce((sum, { cards }) => sum + cards, 0)

export const paintHoldem: Painter = (context, picture) => {
  const { width, height, board } = picture
  paintFelt(context, picture)
  const wide = Math.min(width * 0.13, height * 0.22, 96)
  paintShoe(context, picture, wide * 0.8)
  const isOver = board?.dealt.length === CARDS && isAllDealt(picture)
  for (const place of PLACES) {
    for (let nth = 0; nth < place.cards; nth += 1)
      paintOutline(context, boxAt(picture, place, wide, nth))
    paintCards(context, picture, place, wide, isOver)
    if (place.name === 'table') continue
    const hand = isOver ? board.hands?.[place.name] : undefined
    const name = picture.word(place.name)
    paintPlate(context, {
      x: width * place.x,
      y: height * place.y + wide * 0.7 + Math.max(16, wide * 0.22),
      text: hand ? `${name} · ${pokerHandName(hand, picture.lang)}` : name,
      size: Math.max(11, Math.min(18, wide * 0.2)),
      cloth: place.cloth,
      isRimmed: isOver && [place.name, 'tie'].includes(board.ended),
    })
  }
}

function boxAt({ width, height }: Picture, { x, y, cards }: Place, wide: number, nth: number): Box {
  const tall = wide * 1.4
  const left = width * x + (nth - (cards - 1) / 2) * wide * 1.1 - wide / 2
  return { left, top: height * y - tall / 2, wide, tall }
}

function paintCards(
  context: CanvasRenderingContext2D,
  picture: Picture,
  place: Place,
  wide: number,
  isOver: boolean,
): void {
  const { board, ms } = picture
  const dealt = (board?.dealt ?? []).flatMap((one, nth) =>
    one.place === place.name ? [{ ...one, nth }] : [],
  )
  // The dealer has two from the beginning of the deal on, and nobody knows them.
  if (place.name === 'dealer' && ms >= 0)
    for (let nth = 0; nth < place.cards; nth += 1)
      paintCard(context, boxAt(picture, place, wide, nth), null, false)
  for (const [own, { nth, number }] of dealt.entries()) {
    const isBest = isOver && board?.best?.includes(cardIn(number)) === true
    paintDealtCard(context, picture, { nth, number, to: boxAt(picture, place, wide, own), isBest })
  }
}
