import { describe, expect, it } from 'vitest'
import type { LineWin, SlotEvent, Win } from '../events.ts'
import { totalOf } from '../testing.ts'
import { eventsOf } from '../recorder.ts'
import { streamOf, type Stream } from '../stream.ts'
import { FREE_SPINS_MAX, LINES, MAX_WIN, MULTIPLIER_MAX, SYMBOLS } from './numbers.ts'
import { countSpins, FEATURE_ODDS, playRound, waysTo, type Opening } from './rules.ts'

/** Hands out these integers, then zeros. */
function scripted(...numbers: number[]): Stream {
  let next = 0
  return (below) => (numbers[next++] ?? 0) % below
}

const roundEvents = eventsOf(playRound)
const seeded = (opening: Opening, seed: number) => roundEvents(opening, streamOf(1, 2, 3, seed))

function manyRounds(opening: Opening, rounds: number): SlotEvent[][] {
  return Array.from({ length: rounds }, (_, seed) => seeded(opening, seed))
}

/** A line slot's wins all lie on lines. */
const linesOf = (wins: readonly Win[]): LineWin[] => wins.filter((win) => 'line' in win)

/** What the events say was paid, added up by hand. */
function sumOf(events: readonly SlotEvent[]): number {
  return events.reduce((sum, event) => {
    if (event.type === 'wins') return sum + event.wins.reduce((all, win) => all + win.payout, 0)
    return event.type === 'freeSpins' ? sum + event.payout : sum
  }, 0)
}

describe('a known hand', () => {
  it('pays four tulips on five lines and three on four', () => {
    const events = roundEvents('spin', scripted(33, 1, 39, 3, 26))
    expect(events[0]).toMatchObject({
      type: 'reveal',
      board: [
        ['K', 'tulip', 'tulip'],
        ['A', 'tulip', 'tulip'],
        ['dove', 'tulip', 'tulip'],
        ['tulip', 'tulip', 'seashell'],
        ['A', 'dove', 'dove'],
      ],
      anticipation: [0, 0, 0, 0, 0],
    })
    const wins = events[1]
    if (wins?.type !== 'wins') throw new Error('no wins were told')
    const found = linesOf(wins.wins).map(({ line, count, payout }) => [line, count, payout])
    expect(found).toEqual([
      ...[1, 13, 15, 17, 19].map((line) => [line, 4, 800]),
      ...[3, 7, 9, 11].map((line) => [line, 3, 200]),
    ])
    expect(wins.wins[1]?.positions).toEqual([
      { reel: 0, row: 2 },
      { reel: 1, row: 1 },
      { reel: 2, row: 2 },
      { reel: 3, row: 1 },
    ])
    expect(events.at(-1)).toEqual({ index: 2, type: 'total', payout: 4800 })
  })

  it('pays four coins 10× and gives fifteen free spins, and teases the reels after the second', () => {
    const events = roundEvents('spin', scripted(18, 21, 3, 30, 17))
    expect(events[0]).toMatchObject({ anticipation: [0, 0, 1, 2, 3] })
    expect(events[1]).toMatchObject({
      type: 'freeSpins',
      awarded: 15,
      total: 15,
      retrigger: false,
      payout: 1000,
      positions: [
        { reel: 0, row: 2 },
        { reel: 1, row: 0 },
        { reel: 2, row: 2 },
        { reel: 3, row: 2 },
      ],
    })
    // The first free spin shows a crown: the next one plays at ×2 and pays twice the same board.
    expect(events[2]).toMatchObject({ type: 'freeSpin', current: 1, total: 15, multiplier: 1 })
    expect(events[4]).toMatchObject({ type: 'wins', payout: 450 })
    expect(events[5]).toMatchObject({ type: 'freeSpin', current: 2, multiplier: 2 })
    expect(events[7]).toMatchObject({ type: 'wins', payout: 900 })
  })

  it('adds five spins for three coins in a free spin', () => {
    const opening = [18, 21, 3, 0, 0]
    // Free reels with their coins in the window: 2, 2 and 7 are their stops.
    const events = roundEvents('spin', scripted(...opening, 2, 2, 7, 0, 0))
    const more = events.filter((event) => event.type === 'freeSpins')
    expect(more[0]).toMatchObject({ awarded: 10, retrigger: false, payout: 200 })
    expect(more[1]).toMatchObject({ awarded: 5, total: 15, retrigger: true, payout: 200 })
  })

  it('ends at 5,000×, whatever a screen of tulips would pay beyond', () => {
    const beds = [24, 21, 22, 29, 27] // three tulips in every window: twenty lines of five, 1,000×
    const spins = Array.from({ length: 10 }, () => beds).flat()
    const events = roundEvents('spin', scripted(18, 21, 3, 0, 0, ...spins))
    expect(events.filter((event) => event.type === 'freeSpin')).toHaveLength(5)
    expect(events.at(-2)).toMatchObject({ type: 'maxWin', payout: MAX_WIN })
    expect(events.at(-1)).toMatchObject({ type: 'total', payout: MAX_WIN })
  })
})

describe('any round', () => {
  it('adds up to its total, held to the maximum win', () => {
    for (const events of [...manyRounds('spin', 3000), ...manyRounds('feature', 1500)]) {
      const { payout, capped } = replayed(events)
      expect(totalOf(events)).toBe(payout)
      expect(payout).toBe(capped ? MAX_WIN : sumOf(events))
      expect(payout).toBeLessThanOrEqual(MAX_WIN)
      expect(events.map(({ index }) => index)).toEqual(events.map((_, index) => index))
    }
  })

  it('tells what it counts: with and without a teller it pays the same', () => {
    for (let seed = 0; seed < 500; seed += 1) {
      const counted = playRound('feature', streamOf(1, 2, 3, seed))
      expect(totalOf(seeded('feature', seed))).toBe(counted.payout)
    }
  })

  it('pays the same when very many are only counted', () => {
    const stream = streamOf(3, 3, 3, 3)
    let paid = 0
    let spins = 0
    for (let round = 0; round < 20_000; round += 1) {
      const { payout, freeSpins } = playRound('spin', stream)
      paid += payout
      spins += 1 + freeSpins
    }
    expect(countSpins(20_000, streamOf(3, 3, 3, 3))).toEqual({ paid, spins })
  })

  it('is the same for the same integers', () => {
    expect(seeded('feature', 77)).toEqual(seeded('feature', 77))
  })

  it('keeps to its limits: fifty free spins, ×10, spins counted without a gap', () => {
    for (const events of manyRounds(5, 300)) {
      const spins = events.filter((event) => event.type === 'freeSpin')
      spins.forEach((spin, index) => {
        expect(spin.current).toBe(index + 1)
        expect(spin.total).toBeLessThanOrEqual(FREE_SPINS_MAX)
        expect(spin.multiplier).toBeLessThanOrEqual(MULTIPLIER_MAX)
      })
    }
  })

  it('reaches every symbol, every line, and every feature', () => {
    const events = [...manyRounds('spin', 4000), ...manyRounds(5, 600)].flat()
    const shown = new Set(
      events.flatMap((event) => (event.type === 'reveal' ? event.board.flat() : [])),
    )
    expect([...shown].sort()).toEqual([...SYMBOLS].sort())
    const wins = events.flatMap((event) => (event.type === 'wins' ? event.wins : []))
    expect(new Set(linesOf(wins).map(({ line }) => line)).size).toBe(LINES.length)
    expect(new Set(wins.map(({ symbol }) => symbol)).size).toBe(8)
    expect(new Set(wins.map(({ count }) => count))).toEqual(new Set([3, 4, 5]))
    expect(new Set(events.map(({ type }) => type))).toEqual(
      new Set(['reveal', 'wins', 'freeSpins', 'freeSpin', 'freeSpinsEnd', 'maxWin', 'total']),
    )
    expect(events.some((event) => event.type === 'freeSpins' && event.retrigger)).toBe(true)
  })
})

describe('an opening', () => {
  it.each([3, 4, 5] as const)('of %d coins shows as many', (coins) => {
    for (let seed = 0; seed < 200; seed += 1) {
      expect(playRound(coins, streamOf(5, 5, 5, seed)).coins).toBe(coins)
    }
  })

  it('without the feature never gives free spins', () => {
    for (let seed = 0; seed < 5000; seed += 1) {
      expect(playRound('plain', streamOf(6, 6, 6, seed)).freeSpins).toBe(0)
    }
  })

  it('keeps the exact odds: as often as free spins come in honest spins', () => {
    expect(waysTo('plain') + waysTo('feature')).toBe(FEATURE_ODDS.of)
    expect(waysTo(3) + waysTo(4) + waysTo(5)).toBe(FEATURE_ODDS.ways)
    const N = 300_000
    let features = 0
    const stream = streamOf(7, 7, 7, 7)
    for (let round = 0; round < N; round += 1) {
      if (playRound('spin', stream).freeSpins > 0) features += 1
    }
    const chance = FEATURE_ODDS.ways / FEATURE_ODDS.of
    const sigma = Math.sqrt(N * chance * (1 - chance))
    expect(Math.abs(features - N * chance)).toBeLessThan(4 * sigma)
  })
})

/** What the last events say of the whole round. */
function replayed(events: readonly SlotEvent[]): { payout: number; capped: boolean } {
  const last = events.at(-1)
  return {
    payout: last?.type === 'total' ? last.payout : -1,
    capped: events.some(({ type }) => type === 'maxWin'),
  }
}
