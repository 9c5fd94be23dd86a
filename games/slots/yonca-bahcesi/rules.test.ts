import { describe, expect, it } from 'vitest'
import type { SlotEvent } from '../events.ts'
import { totalOf } from '../testing.ts'
import { eventsOf } from '../recorder.ts'
import { streamOf, type Stream } from '../stream.ts'
import { CLUSTER_SIZES, FREE_SPINS_MAX, GRID_STEPS, MAX_WIN, REELS } from './numbers.ts'
import { SYMBOLS, WEIGHTS, type YoncaSymbol } from './numbers.ts'
import { oddsOf, playRound, RETRIGGER_ODDS, type Opening } from './rules.ts'
import { audited } from './testing.ts'

/** Hands out these integers, then zeros. */
function scripted(...numbers: number[]): Stream {
  let next = 0
  return (below) => (numbers[next++] ?? 0) % below
}

type Drawn = Exclude<YoncaSymbol, 'rainbow'>

/** The first of a cell's chances in a paid spin that gives a symbol. */
function chanceOf(symbol: Drawn): number {
  let chance = 0
  for (const [known, weight] of Object.entries(WEIGHTS.base)) {
    if (known === symbol) break
    chance += weight
  }
  return chance
}

/** The integers that draw these cells, three in each. */
function cells(symbols: readonly Drawn[]): number[] {
  const chances = symbols.map(chanceOf)
  return Array.from({ length: Math.ceil(chances.length / 3) }, (_, draw) =>
    [0, 1, 2].reduce((word, cell) => word + (chances[draw * 3 + cell] ?? 0) * 128 ** cell, 0),
  )
}

/** A board on which no two neighbours are alike, each reel from the bottom as it is drawn. */
const DRAWN = SYMBOLS.filter((symbol) => symbol !== 'rainbow')
const symbolAt = (place: number): Drawn => DRAWN[place % DRAWN.length] ?? 'leaf'
const QUIET = Array.from({ length: REELS }, (_, reel) =>
  [6, 5, 4, 3, 2, 1, 0].map((row) => symbolAt(2 * reel + row)),
)

const many = (symbol: Drawn, times: number): Drawn[] => Array.from({ length: times }, () => symbol)

const roundEvents = eventsOf(playRound)
const seeded = (opening: Opening, seed: number) => roundEvents(opening, streamOf(1, 2, 3, seed))

function manyRounds(opening: Opening, rounds: number): SlotEvent[][] {
  return Array.from({ length: rounds }, (_, seed) => seeded(opening, seed))
}

/** The cherries of the first reel, then cherries again, then mushrooms, then nothing. */
const HAND = [
  0,
  ...cells([
    ...many('cherry', 5),
    'ladybug',
    'clover',
    ...QUIET.slice(1).flat(),
    ...many('cherry', 5),
    ...many('mushroom', 5),
    'leaf',
    ...(['bell', 'blossom', 'leaf', 'bell', 'blossom', 'clover'] as const),
  ]),
]

describe('a known hand', () => {
  const events = roundEvents('spin', scripted(...HAND))

  it('marks what was cleared, doubles what is cleared again, and pays with the sum', () => {
    const types = events.map(({ type }) => type).join(' ')
    expect(types).toBe(`reveal ${'wins grid tumble '.repeat(3)}total`)
    const wins = events.flatMap((event) => (event.type === 'wins' ? event.wins : []))
    const found = wins.map(({ symbol, count, payout }) => [symbol, count, payout])
    expect(found).toEqual([
      ['cherry', 5, 50],
      ['cherry', 6, 70],
      ['mushroom', 6, 480],
    ])
    expect(wins).toMatchObject([{ multiplier: 1 }, { multiplier: 1 }, { multiplier: 6 }])
    expect(totalOf(events)).toBe(600)
  })

  it('tells the grid after each win, and the board that fell', () => {
    const grids = events.flatMap((event) => (event.type === 'grid' ? [event.cells] : []))
    const reel = (cells: (typeof grids)[number] | undefined) =>
      cells?.flatMap(({ reel: at, multiplier }) => (at === 0 ? [multiplier] : []))
    expect(grids.map(reel)).toEqual([
      [1, 1, 1, 1, 1],
      [1, 1, 2, 2, 2, 1, 1],
      [2, 2, 4, 4, 4, 1, 1],
    ])
    const fell = events.find((event) => event.type === 'tumble')
    expect(fell?.fallen).toEqual([many('cherry', 5), [], [], [], [], [], []])
    expect(fell?.board[0]).toEqual([...many('cherry', 5), 'clover', 'ladybug'])
    expect(fell?.removed).toEqual([2, 3, 4, 5, 6].map((row) => ({ reel: 0, row })))
  })
})

describe('a scripted board', () => {
  it('of three rainbows pays 1.5×, gives ten free spins, and teases the reels after the second', () => {
    const rows = [0, 3, 6]
    const events = roundEvents(3, scripted(0, ...cells(QUIET.flat()), ...rows))
    expect(events[0]).toMatchObject({ type: 'reveal', anticipation: [0, 0, 0, 1, 2, 3, 4] })
    expect(events[1]).toEqual({
      index: 1,
      type: 'freeSpins',
      awarded: 10,
      total: 10,
      retrigger: false,
      payout: 150,
      positions: rows.map((row, reel) => ({ reel: reel + 1, row })),
    })
    expect(events[2]).toMatchObject({ type: 'freeSpin', current: 1, total: 10, multiplier: 1 })
  })

  it('full of clovers ends the round at 7,500× as soon as their cells multiply', () => {
    const events = roundEvents('spin', scripted())
    const wins = events.flatMap((event) => (event.type === 'wins' ? event.wins : []))
    expect(wins.map(({ payout }) => payout)).toEqual([15_000, 15_000, 49 * 2 * 15_000])
    expect(events.at(-2)).toMatchObject({ type: 'maxWin', payout: MAX_WIN })
    expect(events.at(-1)).toMatchObject({ type: 'total', payout: MAX_WIN })
  })
})

describe('any round', () => {
  it('follows from its boards by hand: clusters, pays, marks, multipliers and what falls', () => {
    for (const events of [...manyRounds('spin', 1000), ...manyRounds('feature', 100)]) {
      expect(audited(events)).toEqual([])
      expect(events.map(({ index }) => index)).toEqual(events.map((_, index) => index))
    }
  })

  it('tells what it counts: with and without a teller it pays the same', () => {
    for (let seed = 0; seed < 100; seed += 1) {
      const counted = playRound('feature', streamOf(1, 2, 3, seed))
      const events = seeded('feature', seed)
      expect(totalOf(events)).toBe(counted.payout)
      expect(events.filter(({ type }) => type === 'tumble')).toHaveLength(counted.tumbles)
      expect(events.filter(({ type }) => type === 'freeSpin')).toHaveLength(counted.freeSpins)
    }
  })

  it('is the same for the same integers, whatever was played before it', () => {
    const first = seeded('feature', 77)
    manyRounds('feature', 5)
    expect(seeded('feature', 77)).toEqual(first)
  })

  it('keeps to its limits: fifty free spins, counted without a gap, and ×128 a cell', () => {
    let highest = 0
    for (const events of manyRounds(5, 150)) {
      const spins = events.filter((event) => event.type === 'freeSpin')
      spins.forEach((spin, index) => {
        expect(spin.current).toBe(index + 1)
        expect(spin.total).toBeLessThanOrEqual(FREE_SPINS_MAX)
      })
      for (const event of events) {
        if (event.type !== 'grid') continue
        for (const { multiplier } of event.cells) highest = Math.max(highest, multiplier)
      }
    }
    expect(highest).toBe(GRID_STEPS.at(-1))
  })

  it('clears its marks as free spins begin, and never again before their end', () => {
    let [cleared, wonAgain] = [0, 0]
    for (const events of manyRounds('feature', 100)) {
      let marks = 0
      let isFree = false
      for (const event of events) {
        if (event.type === 'freeSpin') {
          if (!isFree) expect(marks).toBe(0)
          isFree = true
        }
        if (event.type === 'freeSpins' && event.retrigger && marks > 0) wonAgain += 1
        if (event.type !== 'grid') continue
        if (isFree) expect(event.cells.length).toBeGreaterThanOrEqual(marks)
        else if (event.cells.length === 0) cleared += 1
        marks = event.cells.length
      }
    }
    expect(Math.min(cleared, wonAgain)).toBeGreaterThan(3)
  })

  it('reaches every symbol, every size class and every feature', () => {
    const events = [...manyRounds('spin', 1000), ...manyRounds(5, 300)].flat()
    const boards = events.flatMap((event) =>
      event.type === 'reveal' || event.type === 'tumble' ? [event.board] : [],
    )
    expect(new Set(boards.flat(2))).toEqual(new Set(SYMBOLS))
    const wins = events.flatMap((event) => (event.type === 'wins' ? event.wins : []))
    expect(new Set(wins.map(({ symbol }) => symbol))).toEqual(new Set(DRAWN))
    const sizes = wins.map(({ count }) => CLUSTER_SIZES.findLast((size) => size <= count))
    expect(new Set(sizes)).toEqual(new Set(CLUSTER_SIZES))
    const types = 'reveal wins grid tumble freeSpins freeSpin freeSpinsEnd maxWin total'.split(' ')
    expect(new Set(events.map(({ type }) => type))).toEqual(new Set(types))
    expect(events.some((event) => event.type === 'freeSpins' && event.retrigger)).toBe(true)
  })
})

describe('an opening', () => {
  it.each([3, 4, 5] as const)('of %d rainbows shows as many', (rainbows) => {
    for (let seed = 0; seed < 50; seed += 1) {
      const [board] = seeded(rainbows, seed)
      const shown = board?.type === 'reveal' ? board.board.flat() : []
      expect(shown.filter((symbol) => symbol === 'rainbow')).toHaveLength(rainbows)
    }
  })

  it('without the feature never gives free spins', () => {
    for (let seed = 0; seed < 5000; seed += 1) {
      expect(playRound('plain', streamOf(6, 6, 6, seed)).freeSpins).toBe(0)
    }
  })

  it('keeps the exact odds: each of five reels shows a rainbow once in 14, once in 9 when free', () => {
    const threeAndMore = (p: number): number =>
      10 * p ** 3 * (1 - p) ** 2 + 5 * p ** 4 * (1 - p) + p ** 5
    expect(oddsOf('feature')).toBeCloseTo(threeAndMore(1 / 14), 12)
    expect(oddsOf(3) + oddsOf(4) + oddsOf(5) + oddsOf('plain')).toBeCloseTo(1, 12)
    expect(RETRIGGER_ODDS).toBeCloseTo(threeAndMore(1 / 9), 12)
    const N = 100_000
    let features = 0
    const stream = streamOf(7, 7, 7, 7)
    for (let round = 0; round < N; round += 1) {
      if (playRound('spin', stream).freeSpins > 0) features += 1
    }
    const chance = oddsOf('feature')
    const sigma = Math.sqrt(N * chance * (1 - chance))
    expect(Math.abs(features - N * chance)).toBeLessThan(4 * sigma)
  })
})

describe('a cell', () => {
  it('falls by its chances: each symbol as often as the stacks over drawn cells come to', () => {
    const counts = new Map<string, number>()
    const boards = 4000
    for (let seed = 0; seed < boards; seed += 1) {
      const [first] = roundEvents('plain', streamOf(4, 4, 4, seed))
      if (first?.type !== 'reveal') continue
      for (const symbol of first.board.flat()) counts.set(symbol, (counts.get(symbol) ?? 0) + 1)
    }
    // A repeat takes its symbol from a cell drawn by the same weights: the shares stay theirs.
    const drawn = DRAWN.reduce((sum, symbol) => sum + (counts.get(symbol) ?? 0), 0)
    const weight = Object.values(WEIGHTS.base).reduce((sum, one) => sum + one, 0)
    for (const symbol of DRAWN) {
      const share = WEIGHTS.base[symbol] / weight
      // Stacks make a cell count for a little more than itself: three sigmas of twice the spread.
      const sigma = Math.sqrt((share * (1 - share)) / drawn) * Math.SQRT2
      expect(Math.abs((counts.get(symbol) ?? 0) / drawn - share)).toBeLessThan(3 * sigma)
    }
  })
})
