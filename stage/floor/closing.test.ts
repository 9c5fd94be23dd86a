import { expect, it } from 'vitest'
import type { FloorPhase } from '#contract/games/floor-protocol.ts'
import { Closing, StreetClosing } from './closing.ts'

const seen = (...phases: readonly (readonly [number, FloorPhase])[]): boolean[] => {
  const closing = new Closing()
  return phases.map(([number, phase]) => closing.isNow({ number, phase }))
}

it('says once that bets are closed, also where the closing itself was not told', () => {
  expect(seen([1, 'open'], [1, 'closing'], [1, 'drawn'], [1, 'telling'])).toEqual([
    false,
    true,
    false,
    false,
  ])
  expect(seen([1, 'open'], [1, 'telling'], [2, 'open'], [2, 'settled'])).toEqual([
    false,
    true,
    false,
    true,
  ])
})

it('says nothing of a round that was not seen open, and of one that is void', () => {
  expect(seen([4, 'closing'], [4, 'telling'])).toEqual([false, false])
  expect(seen([4, 'open'], [4, 'void'], [4, 'settled'])).toEqual([false, false, false])
})

const street = (
  number: number,
  at: number,
  until: number | null,
  landedAt: number | null = null,
) => ({
  number,
  phase: landedAt === null ? ('telling' as const) : ('settled' as const),
  landedAt,
  street: { at, since: null, until },
})
const opened = (number: number) => ({ ...street(number, 0, 9), phase: 'open' as const })

it('says of each street once that its bets are closed, also where that was not told', () => {
  const closing = new StreetClosing(3)
  expect(closing.next(opened(1))).toEqual([])
  expect(closing.next({ ...street(1, 0, null), phase: 'closing' })).toEqual([0])
  expect(closing.next(street(1, 1, 9))).toEqual([])
  expect(closing.next(street(1, 2, 9))).toEqual([1])
  expect(closing.next(street(1, 2, null))).toEqual([2])
  expect(closing.next(street(1, 4, null, 9))).toEqual([3])
  expect(closing.next(street(1, 4, null, 9))).toEqual([])
  expect(closing.next(street(2, 2, 9))).toEqual([])
})
