import { expect, test } from 'vitest'
import type { FloorRoundState, FloorTableState } from '#contract/games/floor-protocol.ts'
import { missedEnd } from './missed-end.ts'
import { roundWith } from './testing-round.ts'

const flight = (number: number, more: Partial<FloorRoundState> = {}): FloorRoundState =>
  roundWith({ number, phase: 'telling', beginsAt: 18_000, ...more })

const table = (round: FloorRoundState, last: FloorTableState['last']): FloorTableState => ({
  table: 'zeplin',
  isOpen: true,
  round,
  last,
  count: 0,
  out: 0,
  total: 0,
  bets: [],
  limits: { min: 1, max: 2, step: 1 },
  chain: null,
  salt: '',
})

test('the end of a flight is known from the last ones when the next flight comes before its end was told', () => {
  const next = table(flight(8, { phase: 'open' }), [{ number: 7, outcome: { point: 130 } }])
  expect(missedEnd(flight(7), next, 9_000)).toEqual(
    flight(7, { phase: 'settled', outcome: { point: 130 }, landedAt: 9_000 }),
  )
})

test('a flight that was void meanwhile is told as void', () => {
  const next = table(flight(8, { phase: 'open' }), [{ number: 7, outcome: null }])
  expect(missedEnd(flight(7), next, 9_000)?.phase).toBe('void')
})

test('nothing was missed of the same flight, of one that was told, and of one that nobody lists', () => {
  const last = [{ number: 7, outcome: { point: 130 } }]
  const next = table(flight(8, { phase: 'open' }), last)
  expect(missedEnd(flight(7), table(flight(7), last), 9_000)).toBeNull()
  expect(missedEnd(flight(7, { landedAt: 5_000, outcome: { point: 130 } }), next, 9_000)).toBeNull()
  expect(missedEnd(flight(7, { phase: 'void' }), next, 9_000)).toBeNull()
  expect(missedEnd(flight(6), next, 9_000)).toBeNull()
  expect(missedEnd(null, next, 9_000)).toBeNull()
})
