import { afterAll, beforeAll, expect, it } from 'vitest'
import type { FeedContent } from '#games/sports/feed.ts'
import type { LegResult } from '#games/sports/results.ts'
import { TESTER } from '../../action/testing.ts'
import { startTestHouse, type TestHouse } from '../../testing.ts'
import { SURE_MS } from '#games/sports/match.ts'
import { answerCoupons } from '../coupons/accept-coupons.ts'
import { bettingAt, lastOf, one, place, wallet } from '../testing-coupons.ts'
import { settlingAt } from '../testing-settlement.ts'
import { playingAt } from '../testing-in-play.ts'
import { incident, openMatch, type TestMatch } from '../testing.ts'
import { priceLiveEvents } from '../trading/offers.ts'
import { followRecord, settleMarketByHand } from '../trading/operate.ts'
import { findTraded } from '../trading/trading.ts'
import { settleSports } from './settle.ts'

let house: TestHouse
beforeAll(async () => {
  house = await startTestHouse()
})
afterAll(() => house.close())

const { findings, newPlayer, pickOf, placeHomeSides, shown } = bettingAt(() => house)
const { inPlay, tick, waitOut } = playingAt(() => house)
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

it('a combination with a match in dispute is neither paid nor sold, though that leg has its result, until its provider says the same', async () => {
  const [over, coming] = [await openMatch(house), await openMatch(house, { clubs: [2, 3] })]
  const player = await newPlayer(100)
  await placeHomeSides(player, over, coming)
  await settled(over, 2, 1)
  expect((await lastOf(player))?.cashOut?.offers).not.toEqual([])
  await over.feed(AWAY)
  expect((await lastOf(player))?.cashOut?.offers ?? []).toEqual([])
  await settled(coming, 1, 0)
  expect(await lastOf(player)).toMatchObject({ status: 'open' })
  expect(await wallet(player)).toEqual({ balance: 0, held: 100 })

  await over.feed(HOME)
  await settleSports(house)
  expect(await lastOf(player)).toMatchObject({ status: 'won' })
  expect(await findings()).toEqual([])
})

it('a market that is decided in play is held, too, and no bets are taken on a match in dispute', async () => {
  const match = await inPlay([6, 7])
  const player = await newPlayer(200)
  const over = await pickOf(match, 'total-goals.2', 'over')
  await place(player, one(over))
  await waitOut(match)
  await answerCoupons(house)
  await match.feed(incident({ kind: 'goal', side: 'home', half: 'first', minute: 2 }), {
    type: 'settlement',
    market: { kind: 'total-goals', period: 'match', line: 2 },
    results: { over: 'lose', under: 'win' },
  })
  await tick(match, SURE_MS + 1_000, 4)
  await priceLiveEvents(house)
  await settleSports(house)
  expect(await lastOf(player)).toMatchObject({ status: 'open' })
  expect(await disputedOf(match)).toEqual(['total-goals.2'])
  expect((await shown(match)).suspended).toBe('halt')
  const now = house.clock()
  const market = { eventId: BigInt(match.eventID), market: 'total-goals.2' }
  expect(await followRecord(house.database.db, TESTER, market, now)).toBe(null)
  await settleSports(house)
  expect(await lastOf(player)).toMatchObject({ status: 'won' })
})

it('what was paid stays paid where its provider says otherwise afterwards, and whoever operates sees it; corrections are held then', async () => {
  const match = await openMatch(house)
  const player = await bettor(match)
  await settled(match, 2, 1)
  const before = await wallet(player)
  await match.feed(AWAY)
  expect(await disputedOf(match)).toEqual(['match-result'])
  // A draw, by which the bet on the home side is lost, and by which its provider says otherwise still.
  const drawn = { count: 'goals', period: 'match', score: { home: 2, away: 2 } } as const
  await match.feed({ type: 'score', ...drawn })
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

// The last of all: no provider has told of these.
it('more matches than are looked at together may wait for an operator: one that ends after them is settled all the same', async () => {
  const before = await openMatch(house)
  await house.owner.pool.query(
    `insert into sports_events (provider, event, record, fixture, heard_at, first_starts_at, starts_at, taken)
     select 'test', 'waits-' || n, jsonb_set(record, '{ending}', '"walkover"'), fixture, heard_at,
       first_starts_at - interval '1 day', starts_at - interval '1 day', 1
     from sports_events, generate_series(1, 201) n where id = $1`,
    [before.eventID],
  )
  await house.owner.pool.query(
    `insert into sports_messages (event_id, sequence, at, arrived_at, content)
     select id, 1, now(), now(), $1 from sports_events where event like 'waits-%'`,
    [JSON.stringify(stated({ X: 'win' }))],
  )
  const match = await openMatch(house)
  const player = await bettor(match)
  await settled(match, 2, 1)
  expect(await lastOf(player)).toMatchObject({ status: 'won' })
})
