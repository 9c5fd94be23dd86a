import { expect, it } from 'vitest'
import type { FloorRoundState } from '#contract/games/floor-protocol.ts'
import { calledBy, gameIn, ticketState } from './calls.ts'

const ROWS = [
  [1, 10, 20, 30, 40, 0, 0, 0, 0],
  [2, 11, 0, 0, 0, 50, 60, 70, 0],
  [0, 0, 21, 31, 0, 51, 61, 0, 80],
]
const GAME = {
  balls: [1, 10, 20, 30, 40, 90, 2, 11, 50, 60, 70],
  tickets: [{ first: 4, count: 1 }],
  pot: { before: 0, after: 160_000 },
  prizes: [
    { name: 'line' as const, ball: 5, amount: 280_000, tickets: [4] },
    { name: 'lines' as const, ball: 11, amount: 400_000, tickets: [4] },
  ],
}
const round = (more: Partial<FloorRoundState>): FloorRoundState => ({
  number: 3,
  phase: 'telling',
  opensAt: 0,
  closesAt: 1_000,
  beginsAt: 2_000,
  outcome: GAME,
  landedAt: null,
  crowd: [],
  seed: null,
  ...more,
})

it('calls the first ball at once, each next one in its time, and no more than there are', () => {
  const at = (nowMs: number) => calledBy(round({}), nowMs, 3_000)
  expect([1_999, 2_000, 4_999, 5_000, 31_999, 32_000, 99_000].map(at)).toEqual([
    0, 1, 1, 2, 10, 11, 11,
  ])
  expect(calledBy(round({ landedAt: 3_000 }), 3_000, 3_000)).toBe(11)
  expect(calledBy(round({ outcome: null }), 9_000, 3_000)).toBe(0)
  expect(calledBy(null, 9_000, 3_000)).toBe(0)
})

it('has no game of bingo in what another table came to', () => {
  expect(gameIn({ outcome: { pocket: 3 } })).toBeNull()
})

it('marks a ticket by the balls called, and says what it has won and when', () => {
  const ticket = { number: 4, rows: ROWS }
  const state = (called: number) => ticketState(ticket, GAME, called)
  expect(state(4)).toMatchObject({ missing: 11, fullRows: [false, false, false], won: [] })
  expect(state(5)).toMatchObject({ missing: 10, fullRows: [true, false, false], won: ['line'] })
  expect(state(11)).toMatchObject({
    missing: 5,
    fullRows: [true, true, false],
    won: ['line', 'lines'],
  })
  expect(ticketState({ ...ticket, number: 5 }, GAME, 11).won).toEqual([])
  expect(ticketState(ticket, null, 0).missing).toBe(15)
})
