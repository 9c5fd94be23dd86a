import { expect, it } from 'vitest'
import { clockDuration, clockText, untilNextSecondMs } from './session-clock.ts'

it.each([
  [0, '00:00:00', 'PT0H0M0S'],
  [872_999, '00:14:32', 'PT0H14M32S'],
  [90_061_000, '25:01:01', 'PT25H1M1S'],
  [-5, '00:00:00', 'PT0H0M0S'],
])('shows %d ms as %s', (elapsedMs, text, duration) => {
  expect(clockText(elapsedMs)).toBe(text)
  expect(clockDuration(elapsedMs)).toBe(duration)
})

it('waits for the next full second', () => {
  expect(untilNextSecondMs(1250)).toBe(750)
  expect(untilNextSecondMs(2000)).toBe(1000)
})
