import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestHouse, type TestHouse } from '../../testing.ts'
import { settleSports } from '../settlement/settle.ts'
import { moveMatch, openMatch, type TestMatch } from '../testing.ts'
import { backdate } from '../testing-settlement.ts'
import { bettingAt, couponsOf, one, place } from '../testing-coupons.ts'
import { priceEvents } from '../trading/offers.ts'

let house: TestHouse
beforeAll(async () => {
  house = await startTestHouse()
})
afterAll(() => house.close())

const { findings, newPlayer, pickOf, shown } = bettingAt(() => house)

/** Within which a match has to end. */
const EXPIRES_MS = 48 * 3_600_000

const move = (match: TestMatch, byMs: number) => moveMatch(house, match, byMs)

describe('a match that is moved', () => {
  it('to within two days of its first start is offered on, and beyond them takes no bets and sells none, until it is moved back', async () => {
    const match = await openMatch(house, { inMs: 600_000 })
    const player = await newPlayer(300)
    await move(match, EXPIRES_MS - 1)
    await priceEvents(house)
    const pick = await pickOf(match, 'match-result', '1')
    await place(player, one(pick))
    expect((await couponsOf(player))[0]?.cashOut?.offers).not.toEqual([])

    await move(match, EXPIRES_MS)
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
