import { expect, it } from 'vitest'
import type { FloorStakeState } from '#contract/games/floor-protocol.ts'
import { areSettled } from './chips-laid.ts'

const stakes = (...states: FloorStakeState['state'][]) =>
  states.map((state, seq) => ({ seq, spot: '17', amount: 5, paid: 0, state }) as FloorStakeState)

it.each<[FloorStakeState['state'][], boolean]>([
  [[], true],
  [['paid', 'lost', 'void', 'back'], true],
  [['placed'], false],
  [['lost', 'placed'], false],
])('what came of %j is known: %s', (states, isKnown) => {
  expect(areSettled(stakes(...states))).toBe(isKnown)
})
