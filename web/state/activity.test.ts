import { expect, it } from 'vitest'
import { isInactive, isSoonInactive } from './activity.ts'

const NOW = Date.UTC(2027, 2, 1)

it('CONST-01/threshold 3,600,000 ms old is not yet too old, one millisecond more is', () => {
  expect(isInactive(NOW - 3_600_000, NOW)).toBe(false)
  expect(isInactive(NOW - 3_600_001, NOW)).toBe(true)
  expect(isInactive(NOW, NOW)).toBe(false)
})

it('takes a clock that was set back for no absence', () => {
  expect(isInactive(NOW + 86_400_000, NOW)).toBe(false)
})

it('asks in the last two minutes of the hour, and no more once it is over', () => {
  expect(isSoonInactive(NOW - 3_480_000, NOW)).toBe(false)
  expect(isSoonInactive(NOW - 3_480_001, NOW)).toBe(true)
  expect(isSoonInactive(NOW - 3_600_000, NOW)).toBe(true)
  expect(isSoonInactive(NOW - 3_600_001, NOW)).toBe(false)
  expect(isSoonInactive(NOW + 86_400_000, NOW)).toBe(false)
})
