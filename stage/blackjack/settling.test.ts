import { expect, it } from 'vitest'
import type { FloorRoundState, FloorSeatState } from '#contract/games/floor-protocol.ts'
import { testVisitMoney } from '../frame/testing-visit-money.ts'
import { Dealing } from './dealing.ts'
import { Settling, shownOf } from './settling.ts'
import { SideBets } from './side-bets.ts'
import { words } from './words.ts'

const LIRA = 1_000_000

/** Two cards of seat 2 (a pair of eights and a ten), the dealer's king and, once it is over, a nine. */
const outcome = (isOver: boolean) => ({
  shoe: 1,
  from: 0,
  seats: [2],
  cards: [7, 12, 20, isOver ? 8 : null],
  acts: isOver ? [{ seat: 2, act: 'stand' as const, byDefault: false }] : [],
})

const roundOf = (number: number, isOver: boolean): FloorRoundState =>
  // As much of a round as is looked at.
  ({
    number,
    phase: 'telling',
    beginsAt: 0,
    landedAt: isOver ? 9_000 : null,
    outcome: outcome(isOver),
  }) as unknown as FloorRoundState

const stake = (
  seq: number,
  spot: string,
  state: 'placed' | 'paid' | 'lost',
  paid = 0,
): FloorSeatState['stakes'][number] => ({
  seq,
  spot,
  amount: 10 * LIRA,
  target: null,
  state,
  paid,
  halfAt: null,
  endedAt: null,
  clientSeed: null,
})

const seatOf = (round: number, ...stakes: FloorSeatState['stakes'][number][]): FloorSeatState => ({
  table: 'blackjack-saray',
  round,
  stakes,
})

function visit() {
  const { state, money } = testVisitMoney()
  return { state, money, settling: new Settling(money) }
}

const context = { words: words.en, lang: 'en' as const, who: (seat: number) => `Seat ${seat}` }

/** Frame by frame until the deal has been shown; every line that is said. */
function show(dealing: Dealing, round: FloorRoundState, fromMs: number, frames: number): string[] {
  return Array.from({ length: frames }, (_, at) =>
    dealing.step(round, { nowMs: fromMs + at * 400, isStill: false, context }),
  ).flat()
}

it('what a hand comes to is counted and told after the dealer’s cards, however early it is known', () => {
  const { state, money, settling } = visit()
  const dealing = new Dealing()
  settling.resume(null, { round: roundOf(7, false), last: [] })
  money.stake('7 1', BigInt(10 * LIRA))
  const won = [seatOf(7, stake(1, 'seat-2', 'paid', 20 * LIRA))]
  const present = { ...roundOf(7, true), landedAt: null }
  const count = () => settling.count(won, (number) => shownOf(number, present, dealing))
  expect(count()).toEqual([])
  expect(show(dealing, present, 1_000, 1).join()).toBe('')
  expect([count(), state.net]).toEqual([[], BigInt(-10 * LIRA)])
  expect(show(dealing, present, 5_000, 6).join(' ')).toMatch(/Dealer 19:.*Seat 2: Lost/)
  expect(count()).toEqual(won)
  expect(state.net).toBe(BigInt(10 * LIRA))
  expect(count()).toEqual([])
})

it('a side bet is counted once the first cards lie, while the hand goes on', () => {
  const { state, money, settling } = visit()
  const dealing = new Dealing()
  settling.resume(null, { round: roundOf(7, false), last: [] })
  for (const key of ['7 1', '7 2']) money.stake(key, BigInt(10 * LIRA))
  const seats = [seatOf(7, stake(1, 'seat-2', 'placed'), stake(2, 'pairs-2', 'paid', 130 * LIRA))]
  const present = roundOf(7, false)
  const count = () => settling.count(seats, (number) => shownOf(number, present, dealing))
  count()
  expect(state.net).toBe(BigInt(-20 * LIRA))
  show(dealing, present, 1_000, 6)
  expect(count()).toEqual([])
  expect(state.net).toBe(BigInt(110 * LIRA))
})

it('after a reload in the middle of a hand the one before is neither counted nor told again', () => {
  const { state, settling } = visit()
  const own = seatOf(8, stake(1, 'seat-2', 'placed'))
  settling.resume(own, { round: roundOf(8, false), last: [] })
  const before = seatOf(7, stake(1, 'seat-2', 'paid', 20 * LIRA), stake(2, 'double-2-1', 'paid'))
  expect(settling.count([before, own], () => 'ended')).toEqual([])
  expect(state.net).toBe(BigInt(-10 * LIRA))
})

it('between two rounds it is the last that was told', () => {
  const { state, settling } = visit()
  settling.resume(null, { round: null, last: [{ number: 7, outcome: null }] })
  expect(settling.count([seatOf(7, stake(1, 'seat-2', 'paid', LIRA))], () => 'ended')).toEqual([])
  expect(state.net).toBe(0n)
})

it('side bets are told of every seat, each once, and what was settled before one came is no news', () => {
  const faces = (...sides: ['placed' | 'paid' | 'lost', number][]) =>
    sides.map(([state, paid], at) => ({
      seat: at + 1,
      who: 'A•••',
      stakes: [
        { spot: `pairs-${at + 1}`, amount: LIRA, paid, state },
        { spot: `seat-${at + 1}`, amount: LIRA, paid: 0, state: 'placed' as const },
      ],
      behind: { count: 0, total: 0 },
    }))
  const sides = new SideBets()
  expect(sides.lines(7, faces(['placed', 0], ['placed', 0]), context)).toEqual([])
  expect(sides.lines(7, faces(['paid', 13 * LIRA], ['lost', 0]), context)).toEqual([
    'Seat 1, Pair: ₺13 paid.',
    'Seat 2, Pair: lost.',
  ])
  expect(sides.lines(7, faces(['paid', 13 * LIRA], ['lost', 0]), context)).toEqual([])
  const late = new SideBets()
  late.joinAt(7, faces(['lost', 0]))
  expect(late.lines(7, faces(['lost', 0]), context)).toEqual([])
  expect(late.lines(8, faces(['lost', 0]), context)).toHaveLength(1)
})
