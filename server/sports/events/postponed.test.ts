import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestHouse, visitor, type TestHouse } from '../../testing.ts'
import { answerCoupons } from '../coupons/accept-coupons.ts'
import { settleSports } from '../settlement/settle.ts'
import { moveMatch, openMatch, type TestMatch } from '../testing.ts'
import { backdate } from '../testing-settlement.ts'
import { bettingAt, couponsOf, one, place, refusalNameOf } from '../testing-coupons.ts'
import { playingAt } from '../testing-in-play.ts'
import { priceEvents, priceLiveEvents } from '../trading/offers.ts'

let house: TestHouse
beforeAll(async () => {
  house = await startTestHouse()
})
afterAll(() => house.close())

const { findings, newPlayer, pickOf, shown } = bettingAt(() => house)
const { inPlay, tick, waitOut } = playingAt(() => house)

/** Of the 48 hours six are left, in which every match ends. */
const POSTPONED_MS = 42 * 3_600_000

const move = (match: TestMatch, byMs: number) => moveMatch(house, match, byMs)

describe('a match that is moved', () => {
  it('to within two days of its first start is offered on, and beyond them takes no bets and sells none, until it is moved back', async () => {
    const match = await openMatch(house, { inMs: 600_000 })
    const player = await newPlayer(300)
    await move(match, POSTPONED_MS - 1)
    await priceEvents(house)
    const pick = await pickOf(match, 'match-result', '1')
    await place(player, one(pick))
    expect((await couponsOf(player))[0]?.cashOut?.offers).not.toEqual([])

    await move(match, POSTPONED_MS)
    const { data: refused } = await player.client.refused('betframe/place_coupon', one(pick))
    expect(refused).toMatchObject({ refusal: 'selection-suspended' })
    expect((await couponsOf(player))[0]?.cashOut?.offers).toEqual([])
    await priceEvents(house)
    expect(await shown(match)).toMatchObject({
      state: 'open',
      suspended: 'postponed',
      markets: [],
    })
    expect((await couponsOf(player))[0]?.cashOut?.offers).toEqual([])

    await move(match, 3_600_000)
    await priceEvents(house)
    expect((await shown(match)).suspended).toBeNull()
    await place(player, one(await pickOf(match, 'match-result', '1')))
    expect((await couponsOf(player))[0]?.cashOut?.offers).not.toEqual([])
    expect(await findings()).toEqual([])
  })

  it('by three days is void two days after the start that was published first', async () => {
    const match = await openMatch(house, { inMs: 600_000 })
    const player = await newPlayer(100)
    await place(player, one(await pickOf(match, 'match-result', '1')))
    await move(match, 3 * 86_400_000)
    await settleSports(house)
    expect((await couponsOf(player))[0]?.status).toBe('open')
    await backdate(house, match, 49 * 3_600_000)
    await settleSports(house)
    expect((await couponsOf(player))[0]).toMatchObject({ status: 'void', payout: 100 })
    expect((await shown(match)).suspended).toBe('postponed')
  })
})

it('a match that is still played six hours before it has to be over takes no bets and sells none, and none after that', async () => {
  const match = await inPlay([2, 3])
  const player = await newPlayer(300)
  const pick = await pickOf(match, 'match-result', '1')
  await place(player, one(pick))
  await waitOut(match)
  await answerCoupons(house)
  const coupon = async () => (await couponsOf(player))[0]
  expect((await coupon())?.cashOut?.offers).not.toEqual([])
  await backdate(house, match, POSTPONED_MS)
  await tick(match, 1_000, 2)
  await priceLiveEvents(house)
  // It was to begin in an hour: 41 hours ago.
  expect((await shown(match)).suspended).toBeNull()
  await backdate(house, match, 3_600_000)
  expect(await shown(match)).toMatchObject({ state: 'live', suspended: 'postponed' })
  expect((await coupon())?.cashOut?.offers).toEqual([])
  expect(await refusalNameOf(player, one(pick))).toBe('selection-suspended')
  await backdate(house, match, 6 * 3_600_000)
  expect((await shown(match)).state).toBe('over')
  expect(await refusalNameOf(player, one(pick))).toBe('selection-closed')
  await settleSports(house)
  expect(await coupon()).toMatchObject({ status: 'void', payout: 100 })
  expect(await shown(match)).toMatchObject({ state: 'over', ending: 'expired' })
  const { data } = await visitor(house).call('betframe/live', {})
  expect(data.map(({ eventID }) => eventID)).not.toContain(match.eventID)
  const { data: results } = await visitor(house).call('betframe/results', {})
  expect(results).toContainEqual(
    expect.objectContaining({ eventID: match.eventID, ending: 'expired' }),
  )
})
