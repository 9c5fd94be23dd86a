import { expect, it } from 'vitest'
import { waitsForMain } from './side-bets.ts'

it.each([
  ['a pair on a bare seat', 'pairs-2', {}, true],
  ['21+3 beside the main bet of another seat', 'plus-2', { 'seat-3': 5 }, true],
  ['a pair beside the main bet', 'pairs-2', { 'seat-2': 5 }, false],
  ['a main bet', 'seat-2', {}, false],
  ['a bet behind', 'behind-2', {}, false],
])('%s waits for its main bet, or does not', (_what, name, laid, waits) => {
  expect(waitsForMain(name, new Map(Object.entries(laid)))).toBe(waits)
})
