import { afterEach, expect, it, vi } from 'vitest'
import { forgetHouseClock, houseNow, noteHouseMoment } from './house-clock.ts'

afterEach(() => {
  forgetHouseClock()
  vi.useRealTimers()
})

const NOON = Date.parse('2026-03-01T12:00:00Z')

it('goes by the house’s clock as soon as one message has come, and by the quickest of them', () => {
  vi.useFakeTimers({ now: NOON })
  expect(houseNow()).toBe(NOON)
  // The browser is an hour ahead, and this message was a second on its way.
  noteHouseMoment('2026-03-01T10:59:59Z')
  expect(houseNow()).toBe(NOON - 3_601_000)
  noteHouseMoment('2026-03-01T11:00:00Z')
  noteHouseMoment('2026-03-01T10:59:00Z')
  expect(houseNow()).toBe(NOON - 3_600_000)
  vi.advanceTimersByTime(5_000)
  expect(houseNow()).toBe(NOON - 3_595_000)
  forgetHouseClock()
  expect(houseNow()).toBe(NOON + 5_000)
})
