/**
 * Settles what is over: first every leg of an event, once, by the event's record; then the coupons that are decided by it, in batches
 * across members. Each step is found again by what it has left, so that a stop between any two of them loses and repeats nothing.
 */
import { grouped } from '#contract/grouped.ts'
import { sql, type Kysely, type Transaction } from 'kysely'
import { settleCoupon, type Coupon } from '#games/sports/coupon.ts'
import type { Market } from '#games/sports/football/kinds.ts'
import type { FootballRecord } from '#games/sports/football/record.ts'
import { settleMarket } from '#games/sports/football/settlement.ts'
import type { LegResult } from '#games/sports/results.ts'
import type { Tables } from '../database/tables.ts'
import type { House } from '../house.ts'
import { memberScope } from '../push/source.ts'
import { forgetOffers } from './offers.ts'

type SettlingHouse = Pick<House, 'database' | 'clock' | 'push' | 'log'>

/** A match that has not ended so long after the start first published is void in all that is still open. */
const EXPIRES = `interval '48 hours'`
const EVENTS_MAX = 200

/** Everything that is due. Runs every minute and when a match ends, and may run twice. */
export async function settleSports(house: SettlingHouse): Promise<void> {
  for (const eventId of await dueEvents(house)) {
    const isDone = await house.database.db
      .transaction()
      .execute((db) => settleLegs(db, eventId, house))
    await settleCoupons(house, eventId)
    if (isDone) await closeEvent(house, eventId)
  }
}

async function dueEvents({ database, clock }: SettlingHouse): Promise<readonly bigint[]> {
  const rows = await database.db
    .selectFrom('sports_events')
    .select('id')
    .where('settled_at', 'is', null)
    .where('first_starts_at', 'is not', null)
    .where(
      sql<boolean>`(record ->> 'ending' is not null
        or first_starts_at < ${clock()}::timestamptz - ${sql.raw(EXPIRES)})`,
    )
    .orderBy('first_starts_at')
    .limit(EVENTS_MAX)
    .execute()
  return rows.map(({ id }) => id)
}

/** What an event that did not end in time is settled by: what was decided stands, the rest is void. */
export const expired = (record: FootballRecord): FootballRecord => ({
  ...record,
  ending: 'expired',
})

/** Gives the legs of an event their results. False where some wait for what was not told: an operator says it. */
async function settleLegs(
  db: Transaction<Tables>,
  eventId: bigint,
  { log }: SettlingHouse,
): Promise<boolean> {
  const event = await db
    .selectFrom('sports_events')
    .select(['record', 'taken', 'provider', 'event'])
    .where('id', '=', eventId)
    .forUpdate()
    .executeTakeFirstOrThrow()
  const isExpired = event.record.ending === null
  const record = isExpired ? expired(event.record) : event.record
  const open = await db
    .selectFrom('sports_coupon_legs')
    .select(['market_key', 'selection'])
    .select(sql<Market>`(array_agg(market))[1]`.as('market'))
    .where('event_id', '=', eventId)
    .where('result', 'is', null)
    .groupBy(['market_key', 'selection'])
    .execute()
  const found = open.map((each) => ({ ...each, result: resultOf(each, record) }))
  const waiting = found.filter(({ result }) => result === null)
  if (waiting.length > 0)
    log.warn(
      {
        provider: event.provider,
        event: event.event,
        markets: waiting.map((each) => each.market_key),
      },
      'bets wait for a score that was not told',
    )
  const decided = found.flatMap(({ result, ...each }) => (result ? [{ ...each, result }] : []))
  await writeResults(db, { eventId, decided, isExpired, record, version: event.taken })
  return waiting.length === 0
}

function resultOf(
  { market, selection }: { market: Market; selection: string },
  record: FootballRecord,
): LegResult | null {
  const came = settleMarket(market, record)
  return 'results' in came ? (came.results.get(selection) ?? null) : null
}

interface Results {
  eventId: bigint
  decided: readonly { market_key: string; selection: string; result: LegResult }[]
  isExpired: boolean
  record: FootballRecord
  version: number
}

/** In one statement for all members. What was taken at or after the real start is void whatever came of it. */
async function writeResults(
  db: Kysely<Tables>,
  { eventId, decided, isExpired, record, version }: Results,
): Promise<void> {
  if (decided.length === 0) return
  const startedAt = record.startedAt === null ? null : new Date(record.startedAt)
  await sql`
    update sports_coupon_legs l set settled_version = ${version},
      result = case when b.placed_at >= ${startedAt}::timestamptz then 'void' else r.result end,
      void_reason = case when b.placed_at >= ${startedAt}::timestamptz then 'after-start'
        when ${isExpired} and r.result = 'void' then 'expired' end
    from jsonb_to_recordset(${JSON.stringify(decided)}::jsonb)
      r (market_key text, selection text, result text), bets b
    where l.event_id = ${eventId} and l.result is null
      and l.market_key = r.market_key and l.selection = r.selection
      and b.member_id = l.member_id and b.id = l.coupon_id`.execute(db)
}

interface CouponRow {
  member_id: bigint
  id: bigint
  stake: bigint
  legs: readonly { odds: number; result: LegResult | null }[]
}

const BATCH = 500

/** The coupons with a leg on this event, as far as they are decided. */
async function settleCoupons(house: SettlingHouse, eventId: bigint): Promise<void> {
  for (let after: Pick<CouponRow, 'member_id' | 'id'> | null = null; ;) {
    const page: readonly CouponRow[] = await openCoupons(house, eventId, after)
    const ended = page.flatMap((row) => {
      const { state, payout } = settleCoupon(couponOf(row))
      return state === 'open' ? [] : [{ ...row, payout, isVoid: state === 'void' }]
    })
    for (const wave of wavesOf(ended)) await endCoupons(house, wave)
    const last = page.at(-1)
    if (!last || page.length < BATCH) return
    after = last
  }
}

const couponOf = ({ legs, stake }: Pick<CouponRow, 'legs' | 'stake'>): Coupon => ({
  legs,
  bankers: [],
  sizes: [legs.length],
  lineStake: stake,
})

async function openCoupons(
  { database }: SettlingHouse,
  eventId: bigint,
  after: Pick<CouponRow, 'member_id' | 'id'> | null,
): Promise<readonly CouponRow[]> {
  const { rows } = await sql<CouponRow>`
    select b.member_id, b.id, b.stake, (
      select json_agg(json_build_object('odds', l.odds, 'result', l.result) order by l.place)
      from sports_coupon_legs l where l.member_id = b.member_id and l.coupon_id = b.id) as legs
    from (select distinct member_id, coupon_id from sports_coupon_legs where event_id = ${eventId}
      and (member_id, coupon_id) > (${after?.member_id ?? 0n}::bigint, ${after?.id ?? 0n}::bigint)) of_event
    join bets b on b.member_id = of_event.member_id and b.id = of_event.coupon_id
    where b.settled_at is null
    order by b.member_id, b.id limit ${BATCH}`.execute(database.money.db)
  return rows
}

interface Ended {
  member_id: bigint
  id: bigint
  payout: bigint
  isVoid: boolean
}

/** One call moves the money of a member once: of several coupons of one member each waits for the one before. */
function wavesOf(ended: readonly Ended[]): readonly (readonly Ended[])[] {
  const waves: Ended[][] = []
  for (const of of grouped(ended, ({ member_id }) => member_id).values())
    for (const [at, coupon] of of.entries()) (waves[at] ??= []).push(coupon)
  return waves
}

async function endCoupons({ database, clock, push }: SettlingHouse, wave: readonly Ended[]) {
  const { rows } = await sql<{ member_id: bigint }>`
    select sports_settle(${wave.map((each) => each.member_id)}::bigint[], ${wave.map(({ id }) => id)}::bigint[],
      ${wave.map(({ payout }) => payout)}::bigint[], ${wave.map(({ isVoid }) => isVoid)}::boolean[],
      ${clock()}) as member_id`.execute(database.money.db)
  if (rows.length > 0) push.touch('balance', ...rows.map((row) => memberScope(row.member_id)))
}

/** Nothing is left to be settled of it, and nothing more is offered on it. */
async function closeEvent({ database, clock }: SettlingHouse, eventId: bigint): Promise<void> {
  await database.db.transaction().execute(async (db) => {
    await forgetOffers(db, eventId)
    await db
      .updateTable('sports_events')
      .set({ settled_at: clock() })
      .where('id', '=', eventId)
      .execute()
  })
}
