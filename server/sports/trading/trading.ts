/** Matches as a trader looks at them: how each stands, what is booked on it, and what was ruled. */
import { sql, type Kysely, type Selectable } from 'kysely'
import { grouped } from '#contract/grouped.ts'
import type { Money } from '#contract/money.ts'
import { mostBoosted } from '#games/sports/boost.ts'
import { dearestOf } from '#games/sports/coupon.ts'
import type { FeedContent } from '#games/sports/feed.ts'
import { marketKey } from '#games/sports/market.ts'
import type { Ruling } from '#games/sports/rulings.ts'
import type { Tables } from '../../database/tables.ts'
import type { SportsEventsTable } from '../../database/tables/sports.ts'
import { scoreOf, stateOf, suspensionOf, type EventState } from '../events/event-state.ts'
import { priceOf, standingBoosts } from './boosts.ts'
import { disputesOn } from '../settlement/disputes.ts'
import { rulingsOn } from './operate.ts'

interface Restricted {
  isHalted: boolean
  stakeMax: Money | null
  payoutMax: Money | null
}

export interface TradedEvent extends Restricted {
  id: bigint
  home: string
  away: string
  competition: string
  startsAt: Date
  state: EventState
  score: { home: number; away: number } | null
  /** Why no bets are taken on it for now. */
  suspended: string | null
  /** Picks on it that are still open. */
  openPicks: number
  /** Markets that its provider settles otherwise than its record: nothing of it is paid before one of the two is ruled. */
  disputed: readonly string[]
  /** Is all of it settled, and nothing left to be looked at again? */
  isSettled: boolean
}

export interface TradedMarket extends Restricted {
  market: string
  /** By the provider of its event. */
  isStopped: boolean
  /** The most that the house loses by it. */
  booked: Money
  /** `most`: up to which odds it may be boosted; null where not at all. */
  /** `stated`: the odds of its provider, to be compared; null where it has none. */
  selections: readonly {
    selection: string
    odds: number | null
    most: number | null
    stated: number | null
  }[]
}

const EVENTS_MAX = 500

/** Those that are to begin within a day, are played, or wait for their bets to be settled. */
export async function tradedEvents(db: Kysely<Tables>, now: Date): Promise<readonly TradedEvent[]> {
  const rows = await db
    .selectFrom('sports_events as event')
    .selectAll()
    .where('event.fixture', 'is not', null)
    .where(
      sql<boolean>`(event.is_disputed or event.reviews_due > event.reviews_done or event.settled_at is null
        and event.starts_at between ${now}::timestamptz - interval '7 days' and ${now}::timestamptz + interval '1 day')`,
    )
    .orderBy('event.starts_at')
    .orderBy('event.id')
    .limit(EVENTS_MAX)
    .execute()
  return Promise.all(rows.map((row) => tradedEvent(db, row, now)))
}

/** By its id; null where there is none. */
export async function findTraded(
  db: Kysely<Tables>,
  id: bigint,
  now: Date,
): Promise<{
  event: TradedEvent
  markets: readonly TradedMarket[]
  rulings: readonly (Ruling & { number: number; at: Date })[]
  boosts: Awaited<ReturnType<typeof standingBoosts>>
} | null> {
  const row = await db
    .selectFrom('sports_events')
    .selectAll()
    .where('id', '=', id)
    .where('fixture', 'is not', null)
    .executeTakeFirst()
  if (!row) return null
  return {
    event: await tradedEvent(db, row, now),
    markets: await marketsOf(db, id),
    rulings: await rulingsOn(db, id),
    boosts: await standingBoosts(db, id, now),
  }
}

async function tradedEvent(
  db: Kysely<Tables>,
  row: Selectable<SportsEventsTable>,
  now: Date,
): Promise<TradedEvent> {
  const { id, fixture, starts_at } = row
  if (fixture === null || starts_at === null) throw new Error('only events with a fixture are read')
  const { picks } = await db
    .selectFrom('sports_coupon_legs')
    .select(({ fn }) => fn.countAll<bigint>().as('picks'))
    .where('event_id', '=', id)
    .where('result', 'is', null)
    .executeTakeFirstOrThrow()
  return {
    id,
    home: fixture.home.name,
    away: fixture.away.name,
    competition: fixture.competition.name,
    startsAt: starts_at,
    state: stateOf(row, now),
    score: scoreOf(row.record),
    suspended: suspensionOf(row, now),
    openPicks: Number(picks),
    disputed: row.is_disputed ? await disputesOf(db, row) : [],
    isSettled: row.settled_at !== null && row.reviews_due === row.reviews_done,
    ...restrictedOf(row),
  }
}

const disputesOf = async (
  db: Kysely<Tables>,
  { id, taken, record }: Selectable<SportsEventsTable>,
): Promise<readonly string[]> =>
  disputesOn(db, { eventId: id, taken, record, rulings: await rulingsOn(db, id) })

const restrictedOf = (row: {
  is_halted: boolean
  stake_max: Money | null
  payout_max: Money | null
}): Restricted => ({
  isHalted: row.is_halted,
  stakeMax: row.stake_max,
  payoutMax: row.payout_max,
})

async function marketsOf(db: Kysely<Tables>, eventId: bigint): Promise<readonly TradedMarket[]> {
  const rows = await db
    .selectFrom('sports_offers')
    .selectAll()
    .where('event_id', '=', eventId)
    .orderBy('place')
    .execute()
  const stated = await statedOdds(db, eventId)
  return [...grouped(rows, ({ market_key }) => market_key)].flatMap(([market, those]) => {
    const [first] = those
    if (!first) return []
    const booked = dearestOf(
      market,
      those.map((row) => row.booked),
    )
    const selections = those.map((row) => ({
      selection: row.selection,
      odds: row.odds,
      most: mostBoosted(priceOf(row)),
      stated: stated.get(market)?.[row.selection] ?? null,
    }))
    return [{ market, isStopped: first.is_stopped, booked, selections, ...restrictedOf(first) }]
  })
}

/** By the keys of their markets, each as it was stated last. */
async function statedOdds(
  db: Kysely<Tables>,
  eventId: bigint,
): Promise<ReadonlyMap<string, Readonly<Record<string, number>>>> {
  const { rows } = await sql<{ content: FeedContent & { type: 'price' } }>`
    select m.content from sports_messages m join sports_events e on e.id = m.event_id
    where m.event_id = ${eventId} and m.sequence <= e.taken and m.content ->> 'type' = 'price'
    order by m.sequence`.execute(db)
  return new Map(rows.map(({ content }) => [marketKey(content.market), content.odds]))
}
