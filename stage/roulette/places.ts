/**
 * Where each spot lies on the board, in cells: zero stands left of twelve streets of three, and the outside bets below. A board
 * on end is the same one turned. Pure: what a page makes of it is `board.ts`.
 */
import { SPOTS, type Spot } from '#games/roulette/numbers.ts'

/** The middle of a spot and its size. */
export interface Place {
  x: number
  y: number
  width: number
  height: number
}

/** How wide the strip is that a chip between cells is laid on, between rows and between streets: on end these are the lower ones. */
const EDGE = 0.36
const STREET_EDGE = 1 / 3

/** How long zero is, and how far into it the places on its line with the numbers reach: a finger finds them there. */
const ZERO = 1.2
const INTO_ZERO = 0.52

/** The board's own box, from its left and upper edge. */
export const BOARD = { left: 0.5 - ZERO, top: -0.5, width: 13 + ZERO, height: 5 } as const

const columnOf = (n: number): number => Math.ceil(n / 3)
const rowOf = (n: number): number => (n === 0 ? 1 : 2 - ((n - 1) % 3))

const OUTSIDE: Readonly<Record<string, Place>> = {
  'dozen-1': { x: 2.5, y: 3, width: 4, height: 1 },
  'dozen-2': { x: 6.5, y: 3, width: 4, height: 1 },
  'dozen-3': { x: 10.5, y: 3, width: 4, height: 1 },
  'column-1': { x: 13, y: 2, width: 1, height: 1 },
  'column-2': { x: 13, y: 1, width: 1, height: 1 },
  'column-3': { x: 13, y: 0, width: 1, height: 1 },
  low: { x: 1.5, y: 4, width: 2, height: 1 },
  even: { x: 3.5, y: 4, width: 2, height: 1 },
  red: { x: 5.5, y: 4, width: 2, height: 1 },
  black: { x: 7.5, y: 4, width: 2, height: 1 },
  odd: { x: 9.5, y: 4, width: 2, height: 1 },
  high: { x: 11.5, y: 4, width: 2, height: 1 },
}

const middle = (values: readonly number[]): number =>
  (Math.min(...values) + Math.max(...values)) / 2

export function placeOfSpot(spot: Spot): Place {
  const { name, kind, numbers } = spot
  const outside = OUTSIDE[name]
  if (outside) return outside
  if (name === '0') return { x: 0.5 - ZERO / 2, y: 1, width: ZERO, height: 3 }
  if (kind === 'straight')
    return { x: columnOf(numbers[0] ?? 0), y: rowOf(numbers[0] ?? 0), width: 1, height: 1 }
  if (numbers.includes(0)) return onZeroLine(spot)
  const x = middle(numbers.map(columnOf))
  // What joins whole streets lies on their edge, above the dozens.
  if (kind === 'street' || kind === 'line') return { x, y: 2.5, width: widthAt(x), height: EDGE }
  const y = middle(numbers.map(rowOf))
  const isBeside = y % 1 !== 0
  return {
    x,
    y,
    width: widthAt(x),
    height: isBeside ? EDGE : 1 - EDGE,
  }
}

/** Between two streets, or within one. */
const widthAt = (x: number): number => (x % 1 === 0 ? 1 - STREET_EDGE : STREET_EDGE)

/** What joins zero to the numbers beside it. */
function onZeroLine({ kind, numbers }: Spot): Place {
  const y = kind === 'first-four' ? 2.5 : middle(numbers.filter((n) => n > 0).map(rowOf))
  const width = INTO_ZERO + STREET_EDGE / 2
  return {
    x: 0.5 - INTO_ZERO + width / 2,
    y,
    width,
    height: kind === 'split' ? 1 - EDGE : EDGE,
  }
}

/** Where a chip lies on a spot: beside its name, where it has one, and on the line of what it joins. */
export function chipPlaceIn(spot: Spot, layout: Layout): Pick<Place, 'x' | 'y'> {
  if (spot.numbers.includes(0) && spot.numbers.length > 1) {
    const place = { ...placeOfSpot(spot), x: 0.5 }
    return layout === 'flat' ? place : turned(place)
  }
  const { x, y, width, height } = placeIn(spot, layout)
  if (width < 1 || height < 1) return { x, y }
  if (height > 2) return { x, y: y + height * 0.27 }
  if (height > width) return { x: x + 0.34, y }
  return { x: x + width * (width > height ? 0.3 : 0.25), y }
}

export type Layout = 'flat' | 'upright'

/** On a board that stands on end, numbers run down and the outside bets lie left of them. */
export const turned = ({ x, y, width, height }: Place): Place => ({
  x: 2 - y,
  y: x,
  width: height,
  height: width,
})

export const placeIn = (spot: Spot, layout: Layout): Place =>
  layout === 'flat' ? placeOfSpot(spot) : turned(placeOfSpot(spot))

/** The board's box in a layout. */
export const boxOf = (layout: Layout) =>
  layout === 'flat'
    ? BOARD
    : { left: -2.5, top: BOARD.left, width: BOARD.height, height: BOARD.width }

export type Arrow = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown'

const WAYS: Readonly<Record<Arrow, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** A step to the side counts so much more than one ahead. */
const ASIDE = 4

/** The next spot that way, half a cell on where a chip can lie between; the same one at the edge of the board. */
export function nextSpot(from: Spot, arrow: Arrow, layout: Layout): Spot {
  const [dx, dy] = WAYS[arrow]
  const here = placeIn(from, layout)
  let best = from
  let least = Infinity
  for (const spot of SPOTS) {
    const { x, y } = placeIn(spot, layout)
    const ahead = (x - here.x) * dx + (y - here.y) * dy
    const aside = Math.abs((x - here.x) * dy) + Math.abs((y - here.y) * dx)
    const cost = ahead + ASIDE * aside
    if (ahead > 0.1 && cost < least) [best, least] = [spot, cost]
  }
  return best
}
