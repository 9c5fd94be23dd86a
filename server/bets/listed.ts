/**
 * The bets that a history lists, found and counted. Whole days that are over stand in `bet_counts`: they say how many bets
 * a filter leaves and on which days there are any, so that what is rare among a million others is looked for on those days
 * alone. The rest (today, parts of days, what was open when its day was counted) is read from the bets themselves. Reads only.
 */
import { sql, type SelectQueryBuilder } from 'kysely'
import { dayAfter, dayOf, endOf, startOf } from '#contract/time-span.ts'
import type { MemberContext } from '../context.ts'
import type { BetCountsTable } from '../database/tables/bet.ts'
import type { Tables } from '../database/tables.ts'
import { kindsIn } from './kinds.ts'

export type BetOwner = Pick<MemberContext, 'db'> & { member: Pick<MemberContext['member'], 'id'> }

export interface BetFilter {
  history: 'games' | 'coupons' | 'all'
  /** Days of Istanbul, which belong to the span, or moments. */
  startDate?: string | undefined
  endDate?: string | undefined
  gameID?: number | undefined
  outcome?: 'won' | 'lost' | 'open' | 'closed' | undefined
  /** These alone: few, and looked for by their numbers. */
  betIDs?: readonly number[] | undefined
  /** Coupons that stand on this match: few, and looked for by their legs. */
  eventID?: number | undefined
}

type Found<Row> = SelectQueryBuilder<Tables & { bet: Tables['bets'] }, 'bet', Row>
export type FoundBets = Found<object>

/** The member's bets that a filter leaves. */
export function betsMatching({ db, member }: BetOwner, filter: BetFilter): FoundBets {
  const { history, startDate, endDate, gameID, outcome, betIDs, eventID } = filter
  let found = db
    .selectFrom('bets as bet')
    .where('bet.member_id', '=', member.id)
    .where('bet.kind', 'in', kindsIn(history))
  if (history === 'games') found = found.where('bet.game_id', 'is not', null)
  // Compared as bigint: an id beyond the column's range is not there, and no fault.
  if (gameID !== undefined) found = found.where(sql`bet.game_id::bigint`, '=', BigInt(gameID))
  if (startDate !== undefined) found = found.where('bet.placed_at', '>=', startOf(startDate))
  if (endDate !== undefined) found = found.where('bet.placed_at', '<', endOf(endDate))
  if (betIDs !== undefined) found = found.where('bet.id', 'in', betIDs.map(BigInt))
  if (eventID !== undefined)
    found = found.where('bet.id', 'in', (legs) =>
      legs
        .selectFrom('sports_coupon_legs')
        .select('coupon_id')
        .where('member_id', '=', member.id)
        .where('event_id', '=', BigInt(eventID)),
    )
  return outcome === undefined ? found : found.where(OUTCOMES[outcome])
}

const OUTCOMES = {
  won: sql<boolean>`bet.state = 'settled' and bet.payout > bet.stake`,
  lost: sql<boolean>`bet.state = 'settled' and bet.payout < bet.stake`,
  open: sql<boolean>`bet.state = 'open'`,
  closed: sql<boolean>`bet.state <> 'open'`,
} as const

/** What of them is counted: nothing that is open. */
const COUNTED_AS: Readonly<Record<keyof typeof OUTCOMES, readonly BetCountsTable['outcome'][]>> = {
  won: ['won'],
  lost: ['lost'],
  open: [],
  closed: ['won', 'lost', 'even', 'void'],
}

/** The whole days of a span that are counted, up to one and without it. */
export interface CountedDays {
  from: string
  before: string
}

/** Those of a filter; null where none of its days is counted. */
export async function countedDays(
  { db }: Pick<BetOwner, 'db'>,
  { startDate, endDate }: Pick<BetFilter, 'startDate' | 'endDate'>,
): Promise<CountedDays | null> {
  const { first, last } = await db
    .selectFrom('bet_count_days')
    .select([
      sql<string | null>`min(day)::text`.as('first'),
      sql<string | null>`max(day)::text`.as('last'),
    ])
    .executeTakeFirstOrThrow()
  if (first === null || last === null) return null
  const begins = startDate === undefined ? null : startOf(startDate)
  const ends = endDate === undefined ? null : endOf(endDate)
  const from = begins && begins > startOf(first) ? firstWhole(begins) : first
  const before = ends && ends < endOf(last) ? dayOf(ends) : dayAfter(last)
  return from < before ? { from, before } : null
}

function firstWhole(moment: Date): string {
  const day = dayOf(moment)
  return startOf(day) < moment ? dayAfter(day) : day
}

/** The counts of a filter within these days. */
export function countsMatching(
  { db, member }: BetOwner,
  { history, gameID, outcome }: BetFilter,
  { from, before }: CountedDays,
) {
  let found = db
    .selectFrom('bet_counts as counts')
    .where('counts.member_id', '=', member.id)
    .where('counts.day', '>=', dayIn(from))
    .where('counts.day', '<', dayIn(before))
    .where('counts.kind', 'in', kindsIn(history))
  if (gameID !== undefined) found = found.where(sql`counts.game_id::bigint`, '=', BigInt(gameID))
  if (outcome === undefined) return found
  return found.where(sql<boolean>`counts.outcome = any(${COUNTED_AS[outcome]})`)
}

const dayIn = (day: string) => sql<string>`${day}::date`

/** The bets of a filter that no count holds, as rows `bet`. */
export function uncountedBets(owner: BetOwner, filter: BetFilter, days: CountedDays | null) {
  const found = betsMatching(owner, filter).select([
    'bet.member_id',
    'bet.id',
    'bet.stake',
    'bet.payout',
    'bet.state',
    'bet.placed_at',
  ])
  if (!days) return found
  return found
    .where('bet.placed_at', '<', startOf(days.from))
    .unionAll(found.where('bet.placed_at', '>=', startOf(days.before)))
    .unionAll(lateOf(found, owner, days))
}

/** Of these days, those that had not ended when they were counted. */
function lateOf<Row>(found: Found<Row>, { member }: BetOwner, { from, before }: CountedDays) {
  return found
    .where('bet.placed_at', '>=', startOf(from))
    .where('bet.placed_at', '<', startOf(before))
    .where(
      sql<boolean>`bet.id = any(array(select late.id from bets_uncounted late
        where late.member_id = ${member.id}))`,
    )
}

interface Paging {
  limit: number
  offset: number
}

/** The bets of a page, newest first, and how many there are of the filter. */
export async function pageOfBets(
  owner: BetOwner,
  filter: BetFilter,
  paging: Paging,
): Promise<{ ids: bigint[]; total: number }> {
  const days =
    filter.betIDs === undefined && filter.eventID === undefined
      ? await countedDays(owner, filter)
      : null
  const rows = await newestOf(owner, filter, days, paging)
  const counted = days && countsMatching(owner, filter, days)
  const { total } = await owner.db
    .selectFrom(uncountedBets(owner, filter, days).as('bet'))
    .select(
      sql<bigint>`count(*) + ${
        counted
          ? sql`(${counted.select(sql`coalesce(sum(counts.records), 0)::bigint`.as('records'))})`
          : sql.lit(0)
      }`.as('total'),
    )
    .executeTakeFirstOrThrow()
  return { ids: rows.map(({ id }) => id), total: Number(total) }
}

/** As far as that the days are asked for; later pages are read as they come. */
const BY_DAYS_MAX = 1_000

async function newestOf(
  owner: BetOwner,
  filter: BetFilter,
  days: CountedDays | null,
  { limit, offset }: Paging,
): Promise<{ id: bigint }[]> {
  const wanted = limit + offset
  if (!days || wanted > BY_DAYS_MAX)
    return inOrder(betsMatching(owner, filter).select('bet.id'))
      .limit(limit)
      .offset(offset)
      .execute()
  const parts = await partsWith(owner, filter, days, wanted)
  return owner.db
    .selectFrom(parts.as('bet'))
    .select('bet.id')
    .orderBy('bet.placed_at', 'desc')
    .orderBy('bet.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
}

/** So many of the newest at least: those of days that are not counted, of the latest counted ones that have any, and late ones. */
async function partsWith(owner: BetOwner, filter: BetFilter, days: CountedDays, wanted: number) {
  const found = betsMatching(owner, filter).select(['bet.id', 'bet.placed_at'])
  const first = (part: typeof found) =>
    owner.db
      .selectFrom(inOrder(part).limit(wanted).as('part'))
      .select(['part.id', 'part.placed_at'])
  const onDay = inOrder(
    found
      .where('bet.placed_at', '>=', sql<Date>`${midnight(0)}`)
      .where('bet.placed_at', '<', sql<Date>`${midnight(1)}`),
  ).limit(wanted)
  const onDays = owner.db
    .selectFrom(
      sql<{
        day: string
      }>`unnest(${await latestDays(owner, filter, days, wanted)}::date[])`.as<'on_day'>(
        sql`on_day (day)`,
      ),
    )
    .innerJoinLateral(onDay.as('part'), (join) => join.onTrue())
    .select(['part.id', 'part.placed_at'])
  // A late one may be on a day that has others: it is one bet.
  return first(found.where('bet.placed_at', '>=', startOf(days.before)))
    .union(first(found.where('bet.placed_at', '<', startOf(days.from))))
    .union(first(lateOf(found, owner, days)))
    .union(onDays)
}

const midnight = (daysLater: number) =>
  sql`((on_day.day + ${sql.lit(daysLater)})::timestamp at time zone 'Europe/Istanbul')`

/** The latest days that have so many of a filter together, or all that have any. */
async function latestDays(
  owner: BetOwner,
  filter: BetFilter,
  days: CountedDays,
  wanted: number,
): Promise<string[]> {
  const counts = await countsMatching(owner, filter, days)
    .select([
      sql<string>`counts.day::text`.as('day'),
      sql<bigint>`sum(counts.records)::bigint`.as('records'),
    ])
    .groupBy('counts.day')
    .orderBy('counts.day', 'desc')
    .limit(wanted)
    .execute()
  const latest: string[] = []
  let records = 0n
  for (const each of counts) {
    if (records >= BigInt(wanted)) break
    latest.push(each.day)
    records += each.records
  }
  return latest
}

const inOrder = <Row>(found: Found<Row>) =>
  found.orderBy('bet.placed_at', 'desc').orderBy('bet.id', 'desc')
