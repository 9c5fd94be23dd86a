import { expect, it } from 'vitest'
import { OnePress } from './one-press.ts'

it.each([60, 180, 300])('two presses %d ms apart are one, whatever stands there by then', (gap) => {
  const one = new OnePress()
  expect([one.takes(5_000), one.takes(5_000 + gap)]).toEqual([true, false])
})

it('the next press of its own acts, and until then the buttons say that they take none', () => {
  const one = new OnePress()
  expect(one.takes(0)).toBe(true)
  expect([one.isFree(180), one.takes(180)]).toEqual([false, false])
  expect([one.isFree(420), one.takes(420)]).toEqual([true, true])
})
