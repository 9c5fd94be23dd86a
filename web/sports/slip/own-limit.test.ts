import { expect, it } from 'vitest'
import { leastLeft } from './own-limit.ts'

it('the limit that a coupon meets first is the one with the least left, of stakes or of losses, and never less than nothing', () => {
  const day = { period: 'day', value: 500, used: 120 } as const
  expect(leastLeft([])).toBeNull()
  expect(leastLeft([{ kind: 'deposit', ...day }])).toBeNull()
  const limits = [
    { kind: 'stake', ...day },
    { kind: 'loss', period: 'week', value: 1_000, used: 700 },
    { kind: 'session', period: 'day', value: 60, used: 10 },
  ] as const
  expect(leastLeft(limits)).toEqual({ kind: 'loss', period: 'week', lira: 300 })
  expect(leastLeft([...limits, { kind: 'stake', period: 'month', value: 10, used: 30 }])).toEqual({
    kind: 'stake',
    period: 'month',
    lira: 0,
  })
})
