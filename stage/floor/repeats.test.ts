import { expect, it } from 'vitest'
import { Repeats } from './repeats.ts'

it('twenty late taps are one line in the log, another reason is another, and later it is said again', () => {
  const repeats = new Repeats()
  const taps = Array.from({ length: 20 }, (_, at) => repeats.isNew('Bets are closed.', at * 150))
  expect(taps.filter(Boolean)).toHaveLength(1)
  expect(repeats.isNew('The ball rolls.', 3_100)).toBe(true)
  expect(repeats.isNew('Bets are closed.', 3_200)).toBe(true)
  expect(repeats.isNew('Bets are closed.', 12_000)).toBe(true)
})
