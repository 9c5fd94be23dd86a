/** The roads as pictures: what is red is full and what is blue is open, so that a shape says it as well. */
import { tablegameSign, type TablegameBoard } from '#contract/games/tablegames-names.ts'
import { findSpot } from '#games/tablegames/numbers.ts'
import { draw, make } from '../dom.ts'
import type { Lang } from '../frame/amounts.ts'
import { fill } from '../frame/words.ts'
import {
  ROWS,
  beadPlate,
  bigRoad,
  derivedRoad,
  type Derived,
  type DerivedRoad,
  type Ended,
  type Placed,
  type Win,
  type Winner,
} from './roads.ts'
import type { TablegameWords } from './words.ts'

type Road = keyof TablegameWords['roads']

/** The side of a cell. */
const CELL = 10
/** So many columns are seen of each, the newest where there are more. */
const COLUMNS: Readonly<Record<Road, number>> = {
  beadPlate: 12,
  bigRoad: 26,
  bigEyeBoy: 18,
  smallRoad: 18,
  cockroachPig: 18,
}
const RED = '#b3302c'
const BLUE = '#1f5fd0'
const GREEN = '#0d7a58'
const INKS: Readonly<Record<Winner, string>> = { banker: RED, player: BLUE, tie: GREEN }

const isWinner = (ended: string): ended is Winner => Object.hasOwn(INKS, ended)

/** How a round ended, as a road has it. */
function endedOf(board: TablegameBoard): Ended | null {
  const { ended } = board
  const isPaid = (name: string): boolean => (findSpot('baccarat', name)?.pays(board) ?? 0) > 0
  return isWinner(ended)
    ? { winner: ended, isPlayerPair: isPaid('player-pair'), isBankerPair: isPaid('banker-pair') }
    : null
}

const dot = (x: number, y: number, r: number, ink: string): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${ink}"/>`
const ring = (x: number, y: number, r: number, ink: string): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="${ink}" stroke-width="1.6"/>`
const line = (path: string, ink: string): string =>
  `<path d="${path}" stroke="${ink}" stroke-width="1.6" stroke-linecap="round"/>`

/** A point above at the left where the banker had a pair, below at the right where the player had. */
const pairs = (x: number, y: number, { isBankerPair, isPlayerPair }: Ended): string =>
  `${isBankerPair ? dot(x - 3.4, y - 3.4, 1.5, RED) : ''}${isPlayerPair ? dot(x + 3.4, y + 3.4, 1.5, BLUE) : ''}`

const bead = (x: number, y: number, mark: Ended, lang: Lang): string =>
  `${dot(x, y, 4.5, INKS[mark.winner])}<text x="${x}" y="${y + 2.2}" font-size="6" font-weight="800" text-anchor="middle" fill="#fff">${tablegameSign(mark.winner, lang)}</text>${pairs(x, y, mark)}`

function win(x: number, y: number, mark: Win): string {
  const disc = mark.winner === 'banker' ? dot(x, y, 3.9, RED) : ring(x, y, 3.4, BLUE)
  if (mark.ties === 0) return `${disc}${pairs(x, y, mark)}`
  const tie = line(`M${x - 4} ${y + 4}L${x + 4} ${y - 4}`, GREEN)
  const count =
    mark.ties === 1
      ? ''
      : `<text x="${x}" y="${y + 2}" font-size="5.5" font-weight="800" text-anchor="middle" fill="${mark.winner === 'banker' ? '#fff' : GREEN}">${mark.ties}</text>`
  return `${disc}${tie}${count}${pairs(x, y, mark)}`
}

function derived(x: number, y: number, mark: Derived, road: DerivedRoad): string {
  const isRed = mark === 'red'
  if (road === 'cockroachPig')
    return isRed
      ? line(`M${x - 3} ${y + 3}L${x + 3} ${y - 3}`, RED)
      : line(`M${x - 3} ${y - 3}L${x + 3} ${y + 3}`, BLUE)
  if (road === 'bigEyeBoy') return isRed ? dot(x, y, 3.6, RED) : ring(x, y, 3, BLUE)
  const box = `x="${x - 3}" y="${y - 3}" width="6" height="6" rx="1.4"`
  return isRed
    ? `<rect ${box} fill="${RED}"/>`
    : `<rect ${box} fill="none" stroke="${BLUE}" stroke-width="1.6"/>`
}

/** The newest columns, over a grid. */
function gridOf<Mark>(
  road: Road,
  placed: readonly Placed<Mark>[],
  paint: (x: number, y: number, mark: Mark) => string,
): SVGSVGElement {
  const columns = COLUMNS[road]
  const past = Math.max(0, Math.max(-1, ...placed.map(({ column }) => column)) + 1 - columns)
  const [width, height] = [columns * CELL, ROWS * CELL]
  const lines = [
    ...Array.from({ length: columns - 1 }, (_, at) => `M${(at + 1) * CELL} 0V${height}`),
    ...Array.from({ length: ROWS - 1 }, (_, at) => `M0 ${(at + 1) * CELL}H${width}`),
  ].join('')
  const marks = placed.flatMap(({ column, row, mark }) =>
    column < past ? [] : [paint((column - past + 0.5) * CELL, (row + 0.5) * CELL, mark)],
  )
  return draw(
    `0 0 ${width} ${height}`,
    `<path d="${lines}" stroke="#d5daea" stroke-width="0.6"/>${marks.join('')}`,
  )
}

/** All five, and in words how often each side has won. */
export function createRoads() {
  const title = make('h2')
  const counts = make('p', { class: 'tg-counts' })
  const spoken = make('p', { class: 'unseen' })
  const papers = make('div', { class: 'tg-papers' })
  const note = make('p', { class: 'vg-note' })
  let shown = ''
  return {
    element: make(
      'section',
      { class: 'tg-roads', tabindex: '0' },
      title,
      counts,
      spoken,
      papers,
      note,
    ),
    show: (boards: readonly TablegameBoard[], words: TablegameWords, lang: Lang): void => {
      const ended = boards.flatMap((board) => endedOf(board) ?? [])
      const key = JSON.stringify([words.last, ended])
      if (key === shown) return
      shown = key
      title.textContent = words.last
      const count = (winner: Winner): string =>
        String(ended.filter((one) => one.winner === winner).length)
      counts.textContent = fill(words.counts, {
        banker: count('banker'),
        player: count('player'),
        tie: count('tie'),
      })
      spoken.textContent = ended.map(({ winner }) => tablegameSign(winner, lang)).join(' ')
      note.textContent = words.independent
      const sheets: [Road, SVGSVGElement][] = [
        [
          'beadPlate',
          gridOf('beadPlate', beadPlate(ended), (x, y, mark) => bead(x, y, mark, lang)),
        ],
        ['bigRoad', gridOf('bigRoad', bigRoad(ended), win)],
        ...DERIVED.map((road): [Road, SVGSVGElement] => [
          road,
          gridOf(road, derivedRoad(ended, road), (x, y, mark) => derived(x, y, mark, road)),
        ]),
      ]
      papers.replaceChildren(
        ...sheets.map(([road, svg]) =>
          make('figure', { 'data-road': road }, make('figcaption', {}, words.roads[road]), svg),
        ),
      )
    },
  }
}

const DERIVED: readonly DerivedRoad[] = ['bigEyeBoy', 'smallRoad', 'cockroachPig']
