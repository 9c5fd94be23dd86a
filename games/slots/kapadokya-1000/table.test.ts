import { describe, expect, it } from 'vitest'
import { totalOf } from '../testing.ts'
import { streamOf, type Stream } from '../stream.ts'
import { payOfWays, winnersOf } from '../ways.ts'
import { emptyBoard, FREE_REELS, KAPADOKYA, reelsOf, show, sunsOn, tumble } from './board.ts'
import type { Board, Reels } from './board.ts'
import { BASE_STRIPS, MAX_WIN, MODES } from './numbers.ts'
import { AT_REST, FEATURE_ODDS, retriggerOdds, RETRIGGER_ODDS } from './odds.ts'
import { BOUNDS, WALKED } from './return.ts'
import { playRound, type Suns } from './rules.ts'
import { scan } from './scan.ts'
import { bookOf, buildTable, playRow, type KapadokyaMode } from './table.ts'

const TABLES = { base: buildTable('base'), bonus: buildTable('bonus') }
const MODE_NAMES: KapadokyaMode[] = ['base', 'bonus']

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0)

/** Chance of the rows that fit, by weight. */
function chanceOf(mode: KapadokyaMode, fits: (row: number) => boolean): number {
  let total = 0
  let fitting = 0
  TABLES[mode].weights.forEach((weight, row) => {
    total += weight
    if (fits(row)) fitting += weight
  })
  return fitting / total
}

describe.each(MODE_NAMES)('the table of mode %s', (mode) => {
  const { weights, payouts, lean } = TABLES[mode]

  it('has rows enough, whole weights above zero and a sum that doubles count exactly', () => {
    expect(weights.length).toBeGreaterThanOrEqual(mode === 'base' ? 200_000 : 50_000)
    expect(weights.every((weight) => Number.isSafeInteger(weight) && weight > 0)).toBe(true)
    expect(sum([...weights])).toBeLessThan(2 ** 53)
  })

  it('returns 96.48 % to 0.01 %, in exact arithmetic', () => {
    let weight = 0n
    let paid = 0n
    weights.forEach((one, row) => {
      weight += BigInt(one)
      paid += BigInt(one) * BigInt(payouts[row] ?? 0)
    })
    // Millionths: 964,800 is the stated return.
    const millionths = Number((paid * 1_000_000n) / (weight * 100n * BigInt(MODES[mode].cost)))
    expect(Math.abs(millionths - 964_800)).toBeLessThan(100)
  })

  it('leans far less than a fifth', () => {
    expect(lean).toBeLessThan(0.02)
  })

  it('pays by each row what its book tells', () => {
    for (let row = 0; row < weights.length; row += 1501) {
      expect(totalOf(bookOf(mode, row))).toBe(payouts[row])
    }
    expect(totalOf(bookOf(mode, weights.length - 1))).toBe(MAX_WIN)
    expect(() => bookOf(mode, weights.length)).toThrow(RangeError)
  })

  it('reaches the maximum win, more often than once in ten million', () => {
    expect(chanceOf(mode, (row) => payouts[row] === MAX_WIN)).toBeGreaterThan(1 / 10_000_000)
    expect(payouts.reduce((most, payout) => Math.max(most, payout), 0)).toBe(MAX_WIN)
  })
})

describe('the odds of the table', () => {
  it('give free spins as often as the reels do, exactly', () => {
    const first = 212_000
    const chance = chanceOf('base', (row) => row >= first)
    expect((chance * FEATURE_ODDS.of) / FEATURE_ODDS.ways).toBeCloseTo(1, 6)
    for (let row = 0; row < TABLES.base.weights.length; row += 997) {
      expect(playRow('base', row).freeSpins > 0).toBe(row >= first)
    }
  })

  it('retrigger as often as the free reels do, to 1 %', () => {
    const rests = [3, 4, 5].flatMap((first) =>
      AWARDED.map((at) => ({ at, ways: AT_REST[first as Suns][at] })),
    )
    const exact =
      sum(rests.map(({ at, ways }) => ways * retriggerOdds(at))) /
      sum(rests.map(({ ways }) => ways))
    const chance = chanceOf('bonus', (row) => playRow('bonus', row).retriggers > 0)
    expect(Math.abs(chance / exact - 1)).toBeLessThan(0.01)
  })

  it('agree with honest spins: suns come to rest as often as they were counted', () => {
    const N = 200_000
    const stream = streamOf(7, 7, 7, 7)
    let features = 0
    let again = 0
    for (let spin = 0; spin < N; spin += 1) {
      const { freeSpins } = playRound('spin', stream)
      if (freeSpins > 0) features += 1
      if (restsWithSuns(FREE_REELS, stream)) again += 1
    }
    expect(Math.abs(features - N * oddsOf(FEATURE_ODDS))).toBeLessThan(spread(N, FEATURE_ODDS))
    expect(Math.abs(again - N * oddsOf(RETRIGGER_ODDS))).toBeLessThan(spread(N, RETRIGGER_ODDS))
  })
})

const AWARDED: readonly Suns[] = [3, 4, 5]

interface Odds {
  ways: number
  of: number
}
const oddsOf = ({ ways, of }: Odds): number => ways / of

/** Four deviations of how often this is met. */
const spread = (rounds: number, odds: Odds): number =>
  4 * Math.sqrt(rounds * oddsOf(odds) * (1 - oddsOf(odds)))

function restsWithSuns(reels: Reels, stream: Stream): boolean {
  const board = emptyBoard()
  for (let reel = 0; reel < 5; reel += 1) show(board, reels, reel, stream(reels.lengths[reel] ?? 1))
  settle(reels, board)
  return sunsOn(board) >= 3
}

/** Lets a board tumble to its end. Answers what each of its wins pays at ×1. */
function settle(reels: Reels, board: Board): number[] {
  const pays: number[] = []
  for (;;) {
    const winners = winnersOf(KAPADOKYA, board.windows)
    if (winners === 0) return pays
    pays.push(payOfWays(KAPADOKYA, board.windows, winners))
    tumble(board, reels, winners)
  }
}

it('a scan counts what one spin after the other pays and shows', () => {
  // Ten stops a reel, cut where a sun and an eye stand.
  const cut = BASE_STRIPS.map((strip) => {
    const words = strip.trim().split(/\s+/)
    const sun = words.indexOf('sun')
    return [...words, ...words].slice(sun, sun + 10).join(' ')
  })
  const reels = reelsOf(cut)
  const counted = scan(reels)
  const pays: number[] = []
  const suns = new Map<string, number>()
  const board = emptyBoard()
  for (let number = 0; number < counted.of; number += 1) {
    for (let reel = 0; reel < 5; reel += 1)
      show(board, reels, reel, Math.floor(number / 10 ** reel) % 10)
    const first = sunsOn(board)
    settle(reels, board).forEach((pay, win) => (pays[win] = (pays[win] ?? 0) + pay))
    const key = `${first} ${Math.min(5, sunsOn(board))}`
    suns.set(key, (suns.get(key) ?? 0) + 1)
  }
  const all = counted.pays[0]?.map((_, win) => sum(counted.pays.map((row) => row[win] ?? 0))) ?? []
  expect(all.filter((pay) => pay > 0)).toEqual(pays)
  for (const [key, ways] of suns) {
    const [first = 0, rest = 0] = key.split(' ').map(Number)
    expect(counted.suns[first]?.[rest]).toBe(ways)
  }
  expect(sum(counted.suns.flat())).toBe(counted.of)
  expect(sum(counted.ways.flat())).toBe(counted.of)
})

describe("the rules' own return", () => {
  it('lies within half a point of the stated one, as walked', () => {
    const cost = 100 * MODES.bonus.cost
    const within = (2.576 * WALKED.deviation) / Math.sqrt(WALKED.rounds) / cost
    expect(Math.abs(WALKED.mean / cost - MODES.bonus.rtp) + within).toBeLessThan(0.005)
    // The exact figure leaves out the cut, which takes half a point.
    expect(WALKED.mean / cost).toBeLessThan(BOUNDS.bonus)
    expect(WALKED.mean / cost).toBeGreaterThan(BOUNDS.bonus - 0.008)
  })

  it('lies near the stated one even without the cut at the maximum win', () => {
    for (const mode of MODE_NAMES) {
      expect(BOUNDS[mode]).toBeGreaterThan(MODES[mode].rtp)
      expect(BOUNDS[mode] - MODES[mode].rtp).toBeLessThan(0.007)
    }
  })
})
