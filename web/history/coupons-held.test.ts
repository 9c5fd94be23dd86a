import { afterEach, expect, it } from 'vitest'
import type { Data } from '#contract/registry.ts'
import { memory } from '#web/call/memory.ts'
import { useCall } from '#web/call/use-call.ts'
import { pageOf, resultOf } from '#web/testing.ts'
import { NO_FILTER, couponsPayload, daysOf } from './history-filter.ts'

afterEach(() => memory.clear())

const NOW = new Date('2026-11-26T12:00:00+03:00')

const coupon = (couponID: number, status: 'open' | 'won'): Data<'betframe/getCoupons'>[number] => ({
  couponID,
  code: null,
  kind: 'single',
  status,
  stake: 10,
  odds: 1.85,
  payout: status === 'won' ? 18.5 : 0,
  most: 18.5,
  at: NOW.toISOString(),
  settledAt: null,
  answeredAt: null,
  refusal: null,
  legs: [],
  lines: 1,
  sizes: null,
  bankers: [],
  corrections: [],
  sold: [],
  cashOut: null,
  isFreeBet: false,
  isReopened: false,
  returned: 0,
})

it('DATA-23/coupons the client holds the list of coupons, as it was last answered', () => {
  const payload = { ...couponsPayload(NO_FILTER, '30-days', NOW), limit: 10 }
  const ask = () => useCall('betframe/getCoupons', payload)
  expect(resultOf(ask).data).toBeUndefined()
  const coupons = [coupon(2, 'open'), coupon(1, 'won')]
  memory.setQueryData(['betframe/getCoupons', payload, 'tr'], pageOf(coupons))
  expect(resultOf(ask).data?.data).toEqual(coupons)
})

it('without a word on it the bet history is of the last 30 days', () => {
  expect(daysOf(NO_FILTER, '30-days', NOW)).toEqual({ from: '2026-10-27', until: null })
  const ended = couponsPayload({ ...NO_FILTER, state: 'ended' }, '30-days', NOW)
  expect(ended).toEqual({ startDate: '2026-10-27', status: 'closed' })
})
