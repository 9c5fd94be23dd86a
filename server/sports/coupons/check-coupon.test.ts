import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestHouse, visitor, type TestHouse } from '../../testing.ts'
import { settleSports } from '../settlement/settle.ts'
import { bettingAt, couponsOf, place } from '../testing-coupons.ts'
import { openMatch } from '../testing.ts'

let house: TestHouse
beforeAll(async () => {
  house = await startTestHouse({ perMinute: { couponChecksOfAddress: 10 } })
})
afterAll(() => house.close())

const betting = bettingAt(() => house)

it('a coupon is found by its code without a session, however that is written, and says what came of it and not whose it is; ten times a minute', async () => {
  const match = await openMatch(house)
  const player = await betting.newPlayer(1_000)
  const picks = [
    await betting.pickOf(match, 'match-result', '1'),
    await betting.pickOf(match, 'match-result', '2'),
  ]
  const coupons = await place(player, { kind: 'single', stake: 10, selections: picks })
  const [code = '', other = ''] = coupons.map((coupon) => coupon.code ?? '')
  expect(code).toMatch(/^[A-HJ-NP-Z2-9]{10}$/)
  expect(other).not.toBe(code)
  const stranger = visitor(house)
  const written = `${code.slice(0, 5).toLowerCase()} ${code.slice(5)}`
  const { data: open } = await stranger.call('betframe/check_coupon', { code: written })
  expect(open).toMatchObject({ code, status: 'open', stake: 10, legs: [{ selection: '1' }] })
  const { couponID = 0 } = coupons[0] ?? {}
  expect(Object.keys(open)).not.toContain('couponID')
  expect(Object.keys(open)).not.toContain('cashOut')
  await match.play(2, 0)
  await settleSports(house)
  const { data: won } = await stranger.call('betframe/check_coupon', { code })
  const [own] = await couponsOf(player, { couponIDs: [couponID] })
  expect(won).toMatchObject({ status: 'won', payout: own?.payout, legs: [{ result: 'win' }] })
  const lost = await stranger.call('betframe/check_coupon', { code: other })
  expect(lost.data).toMatchObject({ status: 'lost', payout: 0 })
  for (const wrong of [String(couponID), 'AAAAAAAAAA', "' or 1=1", '%%%%%%%%%%', '__________'])
    expect((await stranger.refused('betframe/check_coupon', { code: wrong })).data.refusal).toBe(
      'not-found',
    )
  expect((await stranger.refused('betframe/check_coupon', { code: '' })).code).toBe(422)
  const sent = await Promise.allSettled(
    Array.from({ length: 10 }, () => stranger.call('betframe/check_coupon', { code })),
  )
  const taken = sent.filter(({ status }) => status === 'fulfilled').length
  expect(taken).toBeLessThanOrEqual(2)
  expect((await stranger.refused('betframe/check_coupon', { code })).data.refusal).toBe(
    'too-many-calls',
  )
})
