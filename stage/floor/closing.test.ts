import { expect, it } from 'vitest'
import type { FloorPhase } from '#contract/games/floor-protocol.ts'
import { Closing } from './closing.ts'

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
