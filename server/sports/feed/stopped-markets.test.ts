import { afterAll, beforeAll, expect, it } from 'vitest'
import type { FeedContent } from '#games/sports/feed.ts'
import { startTestHouse, type TestHouse } from '../../testing.ts'
import { answerCoupons } from '../coupons/accept-coupons.ts'
import { bettingAt, lastOf, one, place, refusalNameOf, wallet } from '../testing-coupons.ts'
import { playingAt } from '../testing-in-play.ts'
import { openMatch } from '../testing.ts'
import { priceLiveEvents } from '../trading/offers.ts'
import { findTraded } from '../trading/trading.ts'

let house: TestHouse
beforeAll(async () => {
  house = await startTestHouse()
})
afterAll(() => house.close())

const { newPlayer, pickOf, shown } = bettingAt(() => house)
const { inPlay, tick, waitOut } = playingAt(() => house)

const market = (state: 'open' | 'suspended' | 'closed'): FeedContent => ({
  type: 'market',
  market: { kind: 'match-result', period: 'match', line: null },
  state,
})

it.each(['suspended', 'closed'] as const)(
  'a market that its provider says is %s takes no bets before its match, and does when it is open again; the others do all the while',
  async (state) => {
    const match = await openMatch(house)
    const player = await newPlayer(300)
    const pick = await pickOf(match, 'match-result', '1')
    const other = await pickOf(match, 'total-goals.10', 'over')
    await match.feed(market(state))
    const offered = (await shown(match)).markets.find((each) => each.market === 'match-result')
    expect(offered?.isHalted).toBe(true)
    expect(await refusalNameOf(player, one(pick))).toBe('selection-suspended')
    await place(player, one(other))
    await match.feed(market('open'))
    await place(player, one(pick))
    expect(await wallet(player)).toEqual({ balance: 100, held: 200 })
    const offersOf = async () => (await lastOf(player))?.cashOut?.offers ?? []
    expect(await offersOf()).not.toEqual([])
    await match.feed(market(state))
    expect(await offersOf()).toEqual([])
  },
)

it('odds of a provider stand beside the house’s own for whoever trades, the last of each market, and are never offered', async () => {
  const match = await openMatch(house)
  const own = await pickOf(match, 'match-result', '1')
  const stated = (odds: Readonly<Record<string, number>>): FeedContent => ({
    type: 'price',
    market: { kind: 'match-result', period: 'match', line: null },
    odds,
  })
  await match.feed(stated({ '1': 210, X: 300 }), stated({ '1': 999 }))
  const traded = await findTraded(house.database.db, BigInt(match.eventID), house.clock())
  const market = traded?.markets.find((each) => each.market === 'match-result')
  expect(market?.selections.map((each) => each.stated)).toEqual([999, null, null])
  expect((await pickOf(match, 'match-result', '1')).odds).toBe(own.odds)
})

it('in play it stays stopped through new odds, and what waited when it was stopped is refused though it opens again', async () => {
  const match = await inPlay([2, 5])
  const player = await newPlayer(200)
  const pick = await pickOf(match, 'match-result', '1')
  await place(player, one(pick))
  await match.feed(market('suspended'))
  await tick(match, 1_000, 2)
  await priceLiveEvents(house)
  expect(await refusalNameOf(player, one(pick))).toBe('selection-suspended')
  await match.feed(market('open'))
  await waitOut(match, 2)
  await answerCoupons(house)
  expect(await lastOf(player)).toMatchObject({ status: 'refused', refusal: 'selection-suspended' })
  expect(await wallet(player)).toEqual({ balance: 200, held: 0 })
})

it('a market that is offered only after it was stopped is stopped, too', async () => {
  const match = await inPlay([3, 8])
  await match.feed(market('suspended'))
  await house.owner.pool.query('delete from sports_offers where event_id = $1', [match.eventID])
  await tick(match, 1_000, 2)
  await priceLiveEvents(house)
  const offered = (await shown(match)).markets.filter(({ isHalted }) => isHalted)
  expect(offered.map((each) => each.market)).toEqual(['match-result'])
})
