import { afterAll, beforeAll, expect, it } from 'vitest'
import type { FeedContent } from '#games/sports/feed.ts'
import type { LegResult } from '#games/sports/results.ts'
import { TESTER } from '../../action/testing.ts'
import { startTestHouse, type TestHouse } from '../../testing.ts'
import { bettingAt, lastOf, one, place, wallet } from '../testing-coupons.ts'
import { settlingAt } from '../testing-settlement.ts'
import { openMatch, type TestMatch } from '../testing.ts'
import { followRecord, settleMarketByHand } from '../trading/operate.ts'
import { findTraded } from '../trading/trading.ts'
import { settleSports } from './settle.ts'

let house: TestHouse
beforeAll(async () => {
  house = await startTestHouse()
})
afterAll(() => house.close())

const { findings, newPlayer, pickOf } = bettingAt(() => house)
const { settled } = settlingAt(() => house)

const RESULT = { kind: 'match-result', period: 'match', line: null } as const
const stated = (results: Readonly<Record<string, LegResult>>): FeedContent => ({
  type: 'settlement',
  market: RESULT,
  results,
})
const HOME = stated({ '1': 'win', X: 'lose', '2': 'lose' })
const AWAY = stated({ '1': 'lose', X: 'lose', '2': 'win' })

const disputedOf = async ({ eventID }: TestMatch) =>
  (await findTraded(house.database.db, BigInt(eventID), house.clock()))?.event.disputed

const traded = ({ eventID }: TestMatch) => ({
  eventId: BigInt(eventID),
  market: 'match-result',
})

/** Somebody with a bet on the home side, and one on goals of the same match. */
async function bettor(match: TestMatch) {
  const player = await newPlayer(200)
  await place(player, one(await pickOf(match, 'total-goals.10', 'over')))
  await place(player, one(await pickOf(match, 'match-result', '1')))
  return player
}

it('a settlement that says the same confirms, and one that comes before its match ends holds nothing by itself', async () => {
  const match = await openMatch(house)
  const player = await bettor(match)
  await match.feed(HOME)
  await settled(match, 2, 1)
  expect(await lastOf(player)).toMatchObject({ status: 'won' })
  expect(await disputedOf(match)).toEqual([])
})

it('a settlement that says otherwise holds the whole match until an operator follows its record', async () => {
  const match = await openMatch(house)
  const player = await bettor(match)
  await match.feed(AWAY)
  await settled(match, 2, 1)
  await settleSports(house)
  expect(await lastOf(player)).toMatchObject({ status: 'open' })
  expect(await wallet(player)).toEqual({ balance: 0, held: 200 })
  expect(await disputedOf(match)).toEqual(['match-result'])
  expect(await findings()).toEqual([])

  const now = house.clock()
  expect(await followRecord(house.database.db, TESTER, traded(match), now)).toBe(null)
  await settleSports(house)
  expect(await disputedOf(match)).toEqual([])
  const won = await lastOf(player)
  expect(won).toMatchObject({ status: 'won' })
  expect((await wallet(player)).held).toBe(0)
  expect((await wallet(player)).balance).toBeGreaterThan(won?.payout ?? Infinity)
  expect(await findings()).toEqual([])
})

it('or rules as its provider says', async () => {
  const match = await openMatch(house)
  const player = await bettor(match)
  await match.feed(AWAY)
  await settled(match, 2, 1)
  const named = { named: { '2': 'win' }, now: house.clock() } as const
  expect(await settleMarketByHand(house.database.db, TESTER, traded(match), named)).toBe(null)
  await settleSports(house)
  expect(await lastOf(player)).toMatchObject({ status: 'lost', payout: 0 })
  expect(await disputedOf(match)).toEqual([])
  expect(await findings()).toEqual([])
})

it('the last of what a provider says of a market counts', async () => {
  const match = await openMatch(house)
  const player = await bettor(match)
  await match.feed(AWAY, HOME)
  await settled(match, 2, 1)
  expect(await lastOf(player)).toMatchObject({ status: 'won' })
})

it('what was paid stays paid where its provider says otherwise afterwards, and whoever operates sees it; corrections are held then', async () => {
  const match = await openMatch(house)
  const player = await bettor(match)
  await settled(match, 2, 1)
  const before = await wallet(player)
  await match.feed(AWAY)
  expect(await disputedOf(match)).toEqual(['match-result'])
  const goal = { count: 'goals', period: 'match', score: { home: 3, away: 1 } } as const
  await match.feed({ type: 'score', ...goal })
  await settleSports(house)
  expect(await wallet(player)).toEqual(before)
  // It says so itself now: no longer otherwise.
  const lost = { count: 'goals', period: 'match', score: { home: 0, away: 1 } } as const
  await match.feed({ type: 'score', ...lost })
  await settleSports(house)
  expect(await disputedOf(match)).toEqual([])
  expect((await lastOf(player))?.corrections).toMatchObject([{ after: 0 }])
  expect(await findings()).toEqual([])
})
