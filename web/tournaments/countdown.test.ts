import { expect, it } from 'vitest'
import { countdownOf, skewOf } from './countdown.ts'

const parts = (ms: number) => {
  const { days, hours, minutes, seconds } = countdownOf(ms)
  return [days, hours, minutes, seconds]
}

it('counts what is left in days, hours, minutes and seconds', () => {
  expect(parts(((2 * 24 + 14) * 3600 + 5 * 60 + 9) * 1000)).toEqual([2, 14, 5, 9])
  expect(parts(59_000)).toEqual([0, 0, 0, 59])
})

it('reads nothing only when nothing is left', () => {
  expect(parts(1)).toEqual([0, 0, 0, 1])
  expect(parts(59_001)).toEqual([0, 0, 1, 0])
  expect(parts(0)).toEqual([0, 0, 0, 0])
  expect(parts(-5_000)).toEqual([0, 0, 0, 0])
})

it('hears how far this device is off', () => {
  const receivedAt = Date.parse('2026-11-22T12:00:10Z')
  expect(skewOf('2026-11-22T12:05:10Z', receivedAt)).toBe(300_000)
  expect(skewOf('2026-11-22T12:00:00Z', receivedAt)).toBe(-10_000)
})
