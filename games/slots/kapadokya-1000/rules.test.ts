import { describe, expect, it } from 'vitest'
import type { SlotEvent } from '../events.ts'
import { totalOf } from '../testing.ts'
import { eventsOf } from '../recorder.ts'
import { streamOf, type Stream } from '../stream.ts'
import { BASE_REELS } from './board.ts'
import { BASE_LADDER, FREE_LADDER, FREE_SPINS_MAX, MAX_WIN, SYMBOLS } from './numbers.ts'
import { playRound, type Opening } from './rules.ts'
import { CAPPED_SEEDS } from './max-wins.ts'
import { bookOf, walkRound } from './table.ts'
import { audited } from './testing.ts'

/** Hands out these integers, then zeros. */
function scripted(...numbers: number[]): Stream {
  let next = 0
  return (below) => (numbers[next++] ?? 0) % below
}

const roundEvents = eventsOf(playRound)
const seeded = (opening: Opening, seed: number) => roundEvents(opening, streamOf(1, 2, 3, seed))

const manyRounds = (opening: Opening, rounds: number): SlotEvent[][] =>
  Array.from({ length: rounds }, (_, seed) => seeded(opening, seed))

const ALL = [...manyRounds('spin', 2000), ...manyRounds('late', 20), ...manyRounds('feature', 200)]

/** The stop of a base reel that shows these symbols, top first. */
function stopOf(reel: number, words: string): number {
  const strip = [...(BASE_REELS.unrolled[reel] ?? [])].map((code) => SYMBOLS[code])
  const stop = strip.findIndex((_, at) => strip.slice(at, at + 3).join(' ') === words)
  if (stop < 0) throw new Error(`reel ${reel} never shows ${words}`)
  return stop
}

describe('a known hand', () => {
  const boards = ['Q J Q', '10 J Q', 'eye horse sun', 'Q J Q', 'A 10 Q']
  const events = roundEvents('spin', scripted(...boards.map((words, reel) => stopOf(reel, words))))

  it('pays its ways, tumbles, and pays what fell in at ×2', () => {
    expect(events[0]).toMatchObject({ board: boards.map((words) => words.split(' ')) })
    expect(events[1]).toMatchObject({
      type: 'wins',
      payout: 420,
      wins: [
        { symbol: 'Q', count: 5, ways: 4, payout: 400 },
        { symbol: 'J', count: 4, ways: 1, payout: 20 },
      ],
    })
    expect(events[2]).toMatchObject({
      type: 'tumble',
      fallen: [['A', 'balloon', 'grapes'], ['K', 'A'], ['A'], ['10', 'J', 'J'], ['horse']],
      board: [
        ['A', 'balloon', 'grapes'],
        ['K', 'A', '10'],
        ['A', 'horse', 'sun'],
        ['10', 'J', 'J'],
        ['horse', 'A', '10'],
      ],
    })
    expect(events[3]).toMatchObject({ type: 'multiplier', multiplier: 2 })
    // One way of three aces pays 15 hundredths, twice.
    expect(events[4]).toMatchObject({
      payout: 30,
      wins: [{ symbol: 'A', count: 3, ways: 1, payout: 30 }],
    })
    expect(events.slice(5)).toMatchObject([
      { type: 'tumble' },
      { type: 'multiplier', multiplier: 3 },
      { type: 'total', payout: 450 },
    ])
  })
})

describe('any round', () => {
  it('follows from its boards: every win, tumble, multiplier and spin worked out again', () => {
    for (const events of ALL) expect(audited(events)).toEqual([])
    expect(audited(bookOf('bonus', 115_000))).toEqual([])
  })

  it('pays more than it should where an event is changed, and is found out', () => {
    const events = ALL.find((round) => round.some(({ type }) => type === 'tumble')) ?? []
    const forged = structuredClone(events)
    for (const event of forged) if (event.type === 'wins') event.payout += 10
    expect(audited(forged)).not.toEqual([])
  })

  it('tells what it counts: with and without a teller it pays the same', () => {
    for (let seed = 0; seed < 200; seed += 1) {
      const counted = playRound('feature', streamOf(1, 2, 3, seed))
      expect(totalOf(seeded('feature', seed))).toBe(counted.payout)
    }
  })

  it('is the same for the same integers', () => {
    expect(seeded('feature', 77)).toEqual(seeded('feature', 77))
  })

  it('keeps to its limits: fifty free spins, ×10 in a paid spin, ×1,000 in free ones', () => {
    const multipliers = { base: new Set<number>(), free: new Set<number>() }
    for (const events of ALL) {
      let spin: 'base' | 'free' = 'base'
      for (const event of events) {
        if (event.type === 'reveal') spin = event.spin
        if (event.type === 'multiplier') multipliers[spin].add(event.multiplier)
        if (event.type === 'freeSpin') expect(event.total).toBeLessThanOrEqual(FREE_SPINS_MAX)
      }
    }
    expect(BASE_LADDER).toEqual(expect.arrayContaining([...multipliers.base]))
    expect(FREE_LADDER).toEqual(expect.arrayContaining([...multipliers.free]))
    expect(Math.max(...BASE_LADDER)).toBe(10)
    expect(Math.max(...FREE_LADDER)).toBe(1000)
  })

  it('begins free spins at ×1 however far a paid spin climbed, and climbs on when more are won', () => {
    let [climbed, wonAgain] = [0, 0]
    for (const events of ALL) {
      let multiplier = 1
      for (const event of events) {
        if (event.type === 'multiplier') ({ multiplier } = event)
        if (event.type === 'freeSpins' && event.retrigger && multiplier > 1) wonAgain += 1
        if (event.type !== 'freeSpin') continue
        const isFirst = event.current === 1
        if (isFirst && multiplier > 1) climbed += 1
        expect(event.multiplier).toBe(isFirst ? 1 : multiplier)
        ;({ multiplier } = event)
      }
    }
    expect(Math.min(climbed, wonAgain)).toBeGreaterThan(3)
  })

  it('reaches every symbol, every count and every feature', () => {
    const events = [...ALL, cappedEvents()].flat()
    const shown = events.flatMap((event) => (event.type === 'reveal' ? event.board.flat() : []))
    expect(new Set(shown)).toEqual(new Set(SYMBOLS))
    const wins = events.flatMap((event) => (event.type === 'wins' ? event.wins : []))
    expect(new Set(wins.map(({ symbol }) => symbol)).size).toBe(9)
    expect(new Set(wins.map(({ count }) => count))).toEqual(new Set([3, 4, 5]))
    const types = 'reveal wins tumble multiplier freeSpins freeSpin freeSpinsEnd maxWin total'
    expect(new Set(events.map(({ type }) => type))).toEqual(new Set(types.split(' ')))
    expect(events.some((event) => event.type === 'freeSpins' && event.retrigger)).toBe(true)
  })

  it('ends at 10,000×, whatever the board would pay beyond', () => {
    const events = cappedEvents()
    expect(audited(events)).toEqual([])
    expect(events.at(-3)?.type).toBe('freeSpinsEnd')
    expect(events.at(-2)).toMatchObject({ type: 'maxWin', payout: MAX_WIN })
    expect(events.at(-1)).toMatchObject({ type: 'total', payout: MAX_WIN })
    expect(walkRound(CAPPED_SEEDS[0] ?? 0).capped).toBe(true)
  })
})

/** The last row of a table is a maximum win. */
function cappedEvents(): SlotEvent[] {
  return bookOf('bonus', 115_000 + CAPPED_SEEDS.length - 1)
}

describe('an opening', () => {
  it.each([3, 4, 5] as const)('of %d suns shows as many at least when it rests', (suns) => {
    for (let seed = 0; seed < 200; seed += 1) {
      expect(playRound(suns, streamOf(5, 5, 5, seed)).suns).toBeGreaterThanOrEqual(suns)
      const [reveal] = seed < 20 ? roundEvents(suns, streamOf(5, 5, 5, seed)) : []
      if (reveal?.type !== 'reveal') continue
      expect(reveal.board.flat().filter((symbol) => symbol === 'sun')).toHaveLength(suns)
    }
  })

  it('without suns enough never gives free spins; a late one always does, by suns that fell in', () => {
    for (let seed = 0; seed < 2000; seed += 1) {
      expect(playRound('plain', streamOf(6, 6, 6, seed)).freeSpins).toBe(0)
    }
    for (const [reveal, ...later] of manyRounds('late', 20)) {
      if (reveal?.type !== 'reveal') throw new Error('no reveal')
      expect(reveal.board.flat().filter((symbol) => symbol === 'sun').length).toBeLessThan(3)
      expect(later.some(({ type }) => type === 'freeSpins')).toBe(true)
    }
  })
})
