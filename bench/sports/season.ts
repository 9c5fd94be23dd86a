/** A season of matches that the house has odds for, and coupons of many members on them, taken by the very calls that take any. */
import type { Logger } from 'pino'
import { KURUS, type Money } from '#contract/money.ts'
import { COUPON_PAYOUT_MAX, mostPayoutOf } from '#games/sports/coupon.ts'
import type { FeedMessage } from '#games/sports/feed.ts'
import { LEAGUES } from '#games/sports/football/leagues.ts'
import { pairingsOf } from '#games/sports/pairings.ts'
import { playMatch } from '#games/sports/football/season.ts'
import { countLines } from '#games/sports/lines.ts'
import type { Stream } from '#games/slots/stream.ts'
import type { Database } from '#server/database/database.ts'
import type { House } from '#server/house.ts'
import { createLog } from '#server/log.ts'
import { openAsHouse, prepareDatabase } from '#server/database/prepare.ts'
import { openPush } from '#server/push/push.ts'
import { ONE_LINE, shapeOf, type ShapeRow } from '#server/sports/coupons/coupon-shape.ts'
import { hashOf, couponContent } from '#server/sports/coupons/coupon-terms.ts'
import type { Leg } from '#server/sports/coupons/legs.ts'
import { priceEvents } from '#server/sports/trading/offers.ts'
import { takeMessages } from '#server/sports/feed/take-messages.ts'
import { stakeInSql } from '#server/bets/entry-reference.ts'

export interface SeasonHouse extends Pick<House, 'clock' | 'push'> {
  database: Database
  log: Logger
}

/** What tells and prices matches at this database, as the house's own role and without its doors. */
export async function openSeasonHouse(
  databaseUrl: string,
): Promise<SeasonHouse & { close(): Promise<void> }> {
  const { url } = await prepareDatabase(databaseUrl)
  const database = await openAsHouse(url)
  const log = createLog({ logLevel: 'error' })
  const clock = () => new Date()
  const push = await openPush({ database, clock, log }, { houseId: 'bench' })
  const close = async (): Promise<void> => {
    await push.close()
    await database.close()
  }
  return { database, clock, log, push, close }
}

/** What is told of a match once bets on it were taken. */
export interface FeedMatch {
  eventId: bigint
  played: readonly FeedMessage[]
}

const AHEAD_MS = 3_600_000
/** A clock a minute: it is told and not kept. */
const CLOCK_MS = 60_000

/** Tells the fixtures of so many matches, season upon season of every league, and prices them. */
export async function openSeason(house: SeasonHouse, count: number): Promise<FeedMatch[]> {
  const pairs = LEAGUES.flatMap((league) =>
    pairingsOf(league.clubs).flatMap((round) => round.map((clubs) => ({ league, clubs }))),
  )
  const startsAt = house.clock().getTime() + AHEAD_MS
  const season: FeedMatch[] = []
  for (let number = 0; number < count; number += 1) {
    const pair = pairs[number % pairs.length]
    if (!pair) throw new Error('a league has matches')
    const event = `bench-${number}`
    const plan = { seed: 1, number, startsAt, event, clockMs: CLOCK_MS }
    const [fixture, price, ...played] = playMatch(pair.league, pair.clubs, plan).messages
    if (!fixture || !price) throw new Error('a match begins with its fixture')
    await takeMessages(house, [fixture, price])
    const { id } = await house.database.db
      .selectFrom('sports_events')
      .select('id')
      .where('event', '=', event)
      .executeTakeFirstOrThrow()
    season.push({ eventId: id, played })
  }
  for (let priced = 0; priced < count; priced += PRICED_AT_ONCE) await priceEvents(house)
  return season
}

/** As many as one call prices. */
const PRICED_AT_ONCE = 100

export type Offered = Pick<
  Leg,
  'event_id' | 'market_key' | 'market' | 'selection' | 'odds' | 'version'
>

/** All that is offered, match by match. */
export async function offeredNow({ db }: Database): Promise<readonly (readonly Offered[])[]> {
  const rows = await db
    .selectFrom('sports_offers as offer')
    .innerJoin('sports_events as event', 'event.id', 'offer.event_id')
    .select(['offer.event_id', 'offer.market_key', 'offer.market', 'offer.selection', 'offer.odds'])
    .select('event.taken as version')
    .where('offer.odds', 'is not', null)
    .orderBy('offer.event_id')
    .orderBy('offer.place')
    .execute()
  const byEvent = new Map<bigint, Offered[]>()
  for (const { odds, ...row } of rows)
    if (odds !== null)
      byEvent.set(row.event_id, [...(byEvent.get(row.event_id) ?? []), { ...row, odds }])
  return [...byEvent.values()]
}

interface Drawn {
  memberId: bigint
  kind: 'single' | 'combination' | 'system'
  legs: readonly Offered[]
  row: ShapeRow
  stake: Money
  most: Money
}

const STAKE_KURUS_MIN = 100n
const STAKE_KURUS_SPREAD = 4_900

/** One that may be taken: what could pay more than a coupon may is drawn anew. */
function drawCoupon(...from: Parameters<typeof drawAny>): Drawn {
  for (;;) {
    const drawn = drawAny(...from)
    if (drawn.most <= COUPON_PAYOUT_MAX) return drawn
  }
}

/** Of twenty coupons eleven are singles, seven combinations of two to six, and two systems of three or four. */
function drawAny(
  memberId: bigint,
  matches: readonly (readonly Offered[])[],
  stream: Stream,
): Drawn {
  const share = stream(20)
  const kind = share < 11 ? 'single' : share < 18 ? 'combination' : 'system'
  const legs = Math.min(
    matches.length,
    kind === 'single' ? 1 : kind === 'system' ? 3 + stream(2) : 2 + stream(5),
  )
  const row = kind === 'system' ? { sizes: [2], bankers: [], is_free: false } : ONE_LINE
  const drawn: Offered[] = []
  while (drawn.length < legs) {
    const offers = matches[stream(matches.length)] ?? []
    const offer = offers[stream(offers.length)]
    if (offer && !drawn.some(({ event_id }) => event_id === offer.event_id)) drawn.push(offer)
  }
  const shape = shapeOf(row, legs)
  const lineStake = (STAKE_KURUS_MIN + BigInt(stream(STAKE_KURUS_SPREAD))) * KURUS
  const open = drawn.map(({ odds }) => ({ odds, result: null }))
  return {
    memberId,
    kind,
    legs: drawn,
    row,
    stake: lineStake * BigInt(countLines(shape)),
    most: mostPayoutOf({ ...shape, legs: open, lineStake }),
  }
}

const TAKE = `
with asked as (
  select u.*, nextval('bet_ids') as id from jsonb_to_recordset($1::jsonb)
    u (member_id bigint, kind text, stake bigint, most bigint, content text, sizes smallint[], legs jsonb)
), taken as (
  select t.member_id, t.bonus_delta from unnest(take_stakes(array(
    select ledger_hold_raise(member_id, 'bet', ${stakeInSql('id')}, stake, 'sportsbook', content, ${stakeInSql('id')})
    from asked order by member_id), now())) t where t.outcome = 'posted'
), placed as (
  insert into bets (member_id, id, kind, account, game, stake, stake_bonus, placed_at)
  select member_id, id, 'coupon', 'sportsbook', 'sports', stake, -bonus_delta, now()
  from asked join taken using (member_id) returning member_id, id
), coupons as (
  insert into sports_coupons (member_id, id, place, kind, sizes, bankers, content, most)
  select member_id, id, 0, kind, sizes, '{}', $2, most from asked join placed using (member_id, id)
  returning member_id, id
)
insert into sports_coupon_legs (member_id, coupon_id, place, event_id, market_key, market, selection, odds, version, is_live)
select member_id, id, l.place, l.event_id, l.market_key, l.market, l.selection, l.odds, l.version, false
from asked join coupons using (member_id, id), jsonb_to_recordset(asked.legs)
  l (place smallint, event_id bigint, market_key text, market jsonb, selection text, odds integer, version integer)`

const BOOK = `
update sports_offers o set booked = b.booked from (
  select l.event_id, l.market_key, l.selection, sum(c.most - b.stake) as booked
  from sports_coupon_legs l join sports_coupons c on c.member_id = l.member_id and c.id = l.coupon_id
  join bets b on b.member_id = l.member_id and b.id = l.coupon_id group by 1, 2, 3) b
where (o.event_id, o.market_key, o.selection) = (b.event_id, b.market_key, b.selection)`

/** So many coupons, those of one call of as many members: one call of the ledger moves the money of a member once. */
export async function fillCoupons(
  { database }: Pick<SeasonHouse, 'database'>,
  { members, count, stream }: { members: readonly bigint[]; count: number; stream: Stream },
): Promise<{ coupons: number; legs: number }> {
  const matches = await offeredNow(database)
  let [coupons, legs] = [0, 0]
  while (coupons < count) {
    const those = members.slice(0, count - coupons)
    const drawn = those.map((memberId) => drawCoupon(memberId, matches, stream))
    const rows = JSON.stringify(drawn.map(asRow))
    const { rowCount } = await database.pool.query(TAKE, [rows, hashOf('bench')])
    coupons += drawn.length
    legs += drawn.reduce((sum, each) => sum + each.legs.length, 0)
    if (rowCount !== drawn.reduce((sum, each) => sum + each.legs.length, 0))
      throw new Error('a stake was refused')
  }
  await database.pool.query(BOOK)
  // As a house that has been open for a while knows its tables.
  await database.pool.query('analyze bets, sports_coupons, sports_coupon_legs')
  return { coupons, legs }
}

const asRow = ({ memberId, kind, legs, row, stake, most }: Drawn) => ({
  member_id: String(memberId),
  kind,
  stake: String(stake),
  most: String(most),
  content: couponContent(kind, legs, row),
  sizes: row.sizes,
  legs: legs.map(({ event_id, ...leg }, place) => ({ ...leg, place, event_id: String(event_id) })),
})
