import { expect, it } from 'vitest'
import type { FloorSeatState, FloorStakeState } from '#contract/games/floor-protocol.ts'
import { testVisitMoney } from '../frame/testing-visit-money.ts'
import { OwnMoney } from './own-money.ts'

const seatOf = (round: number, stake: Partial<FloorStakeState>): FloorSeatState => ({
  table: 'spaceman',
  round,
  stakes: [
    {
      seq: 1,
      spot: '1',
      amount: 1_000,
      target: null,
      state: 'placed',
      paid: 0,
      halfAt: null,
      endedAt: null,
      clientSeed: null,
      ...stake,
    },
  ],
})

function visit() {
  const { money, ...seen } = testVisitMoney()
  return { ...seen, own: new OwnMoney(money) }
}

const AT_SEVEN = { round: { number: 7 }, last: [] } as unknown as Parameters<OwnMoney['resume']>[1]

it('half of a bet is in the net position as soon as it is out, and the rest once', () => {
  const { state, own } = visit()
  own.resume(null, AT_SEVEN)
  const half = { halfAt: 200, paid: 1_000 }
  expect(own.count([seatOf(7, half)])).toEqual([])
  expect(state.net).toBe(1_000n)
  expect(own.count([seatOf(7, half)])).toEqual([])
  const ended = seatOf(7, { ...half, state: 'paid', paid: 2_500, endedAt: 300 })
  expect(own.count([ended])).toEqual(ended.stakes)
  expect([own.count([ended]), state.net]).toEqual([[], 2_500n])
})

it('what had ended before a reload is neither counted nor told again; what flies is', () => {
  const { state, own } = visit()
  own.resume(seatOf(7, {}), AT_SEVEN)
  expect(own.count([seatOf(6, { state: 'paid', paid: 9_000 })])).toEqual([])
  expect(state.net).toBe(-1_000n)
  own.count([seatOf(7, { state: 'lost' })])
  expect(state.net).toBe(-1_000n)
})

it('half that was out before a reload is no payout of this visit', () => {
  const { state, posted, own } = visit()
  own.resume(seatOf(7, { halfAt: 200, paid: 1_200 }), AT_SEVEN)
  own.count([seatOf(7, { halfAt: 200, paid: 1_200 })])
  expect([state.net, posted]).toEqual([200n, []])
})

it('a void flight gives back what was still in the air', () => {
  const { state, own } = visit()
  own.resume(seatOf(7, { halfAt: 200, paid: 1_000 }), AT_SEVEN)
  expect(own.count([seatOf(7, { state: 'void', halfAt: 200, paid: 1_000 })])).toEqual([])
  expect(state.net).toBe(500n)
})
