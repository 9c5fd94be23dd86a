/**
 * Settles what is over, and what is decided in play: first every leg of an event, once, by the event's record; then the coupons that are decided
 * by it, in batches across members. Each step is found again by what it has left, so that a stop between any two of them loses and
 * repeats nothing. In play a record counts as far as it is sure; coupons that wait to be accepted are left alone. What a trader has ruled counts
 * at once. What was settled already, `resettle.ts` looks at again.
 */
import { grouped } from '#contract/grouped.ts'
import { sql, type Kysely, type Transaction } from 'kysely'
import { keptStakeOf, TENTHS } from '#games/sports/cash-out.ts'
import { settleCoupon, type Coupon } from '#games/sports/coupon.ts'
import type { BetMarket } from '#games/sports/built.ts'
import { EXPIRES_MS, sureVersion } from '#games/sports/match.ts'
import { annulledIncidentsOf, lateIncidentsOf } from '#games/sports/settlement.ts'
import type { SportRecord } from '#games/sports/sport.ts'
import { ruledAlone, settleRuledSelection, type Ruling } from '#games/sports/rulings.ts'
import type { LegResult } from '#games/sports/results.ts'
import { port } from '../../database/database.ts'
import type { Tables } from '../../database/tables.ts'
import type { House } from '../../house.ts'
import { memberScope } from '../../push/source.ts'
import { IS_LIVE } from '../events/event-state.ts'
import { shaped, type ShapeRow } from '../coupons/coupon-shape.ts'
import { forgetOffers } from '../trading/offers.ts'
import { noteDisputes, type Disputable } from './disputes.ts'
import { eventPages } from './event-pages.ts'
import { correctCoupons, eventsToReview, reviewEvent } from './resettle.ts'
import {
  recordToSettle,
  recordedEventsOf,
  rulingsOf,
  statedScoresOf,
} from '../feed/recorded-events.ts'
import { touchEvents } from '../touched.ts'

type SettlingHouse = Pick<House, 'database' | 'clock' | 'push' | 'log'>

const EXPIRES = `interval '${EXPIRES_MS} milliseconds'`

/** Everything that is due. Runs every minute and when a match ends, and may run twice. What one match fails with keeps no other waiting. */
export async function settleSports(house: SettlingHouse): Promise<void> {
  const failures: unknown[] = []
  const each = async (events: readonly bigint[], work: (eventId: bigint) => Promise<void>) => {
    for (const eventId of events)
      await work(eventId).catch((error: unknown) => {
        house.log.error({ event: String(eventId), err: error }, 'a match could not be settled')
        failures.push(error)
      })
  }
  const settlePlayed = async (eventId: bigint): Promise<void> => {
    await house.database.db.transaction().execute((db) => settleInPlay(db, eventId, house))
  }
  await each(await playedEvents(house), async (eventId) => {
    await settlePlayed(eventId)
    await settleCoupons(house, eventId)
  })
  for await (const page of dueEvents(house))
    await each(page, async (eventId) => {
      const isDone = await house.database.db
        .transaction()
        .execute((db) => settleLegs(db, eventId, house))
      await settleCoupons(house, eventId)
      if (isDone) await closeEvent(house, eventId)
    })
  for await (const page of eventsToReview(house))
    await each(page, async (eventId) => {
      await settlePlayed(eventId)
      await reviewEvent(house, eventId, () => settleCoupons(house, eventId))
    })
  if (failures.length > 0) throw failures[0]
}

/** Matches that are over, or should be by now. */
const dueEvents = ({ database, clock }: SettlingHouse): AsyncGenerator<readonly bigint[], void> =>
  eventPages(database.db, (found) =>
    found
      .where('settled_at', 'is', null)
      .where('first_starts_at', 'is not', null)
      .where(
        sql<boolean>`(record ->> 'ending' is not null or record ->> 'phase' = 'over'
          or first_starts_at <= ${clock()}::timestamptz - ${sql.raw(EXPIRES)})`,
      ),
  )

/** Matches that are played, of which more is told than was settled, and with bets on them. */
async function playedEvents({ database }: SettlingHouse): Promise<readonly bigint[]> {
  const rows = await database.db
    .selectFrom('sports_events as event')
    .select('event.id')
    .where('event.settled_at', 'is', null)
    .where(IS_LIVE)
    .whereRef('event.changed_version', '>', 'event.settled_version')
    .where((event) =>
      event.exists(
        event
          .selectFrom('sports_coupon_legs as leg')
          .select('leg.place')
          .whereRef('leg.event_id', '=', 'event.id')
          .where('leg.result', 'is', null),
      ),
    )
    .execute()
  return rows.map(({ id }) => id)
}

/** Of a match that has not ended: the legs of markets that nothing can change any more, or that were ruled on. */
async function settleInPlay(
  db: Transaction<Tables>,
  eventId: bigint,
  { clock, log }: SettlingHouse,
): Promise<void> {
  const event = await db
    .selectFrom('sports_events')
    .select(['record', 'taken', 'settled_version', 'rulings', 'reviews_due', 'reviews_done'])
    .select(['provider', 'event'])
    .where('id', '=', eventId)
    .forUpdate()
    .executeTakeFirstOrThrow()
  const known = (await recordedEventsOf(port(db), [eventId])).get(String(eventId))
  if (!known || event.record.ending !== null) return
  const now = clock().getTime()
  const version = sureVersion(event.record, statedScoresOf(known), now)
  const isNews = version > event.settled_version || event.reviews_due > event.reviews_done
  if (!isNews) return
  const record = recordToSettle(known, { version, ruled: event.rulings, now })
  if (record.ending !== null) return
  const rulings = rulingsOf(known, event.rulings)
  if (await isHeld(db, { ...event, eventId, record, rulings }, { log, clock })) return
  const decided = decidedOf(await openMarkets(db, eventId), record, rulings)
  await writeResults(db, { eventId, decided, isExpired: false, record, version, rulings })
  await db
    .updateTable('sports_events')
    .set({ settled_version: Math.max(version, event.settled_version) })
    .where('id', '=', eventId)
    .execute()
}

interface OpenMarket {
  market_key: string
  selection: string
  market: BetMarket
}

/** What bets that were accepted are open on. */
const openMarkets = (db: Kysely<Tables>, eventId: bigint): Promise<readonly OpenMarket[]> =>
  db
    .selectFrom('sports_coupon_legs as leg')
    .innerJoin('sports_coupons as coupon', (join) =>
      join.onRef('coupon.member_id', '=', 'leg.member_id').onRef('coupon.id', '=', 'leg.coupon_id'),
    )
    .select(['leg.market_key', 'leg.selection'])
    .select(sql<BetMarket>`(array_agg(leg.market))[1]`.as('market'))
    .where('leg.event_id', '=', eventId)
    .where('leg.result', 'is', null)
    .where('coupon.state', '=', 'accepted')
    .groupBy(['leg.market_key', 'leg.selection'])
    .execute()

const decidedOf = (
  open: readonly OpenMarket[],
  record: SportRecord,
  rulings: readonly Ruling[],
): Results['decided'] =>
  open.flatMap(({ market_key, selection, market }) => {
    const came = settleRuledSelection({ market, selection }, record, rulings)
    return came ? [{ market_key, selection, ...came }] : []
  })

/** Gives the legs of an event their results. False where it is not over yet, and where some wait for what was not told: an operator says it. */
async function settleLegs(
  db: Transaction<Tables>,
  eventId: bigint,
  { clock, log }: SettlingHouse,
): Promise<boolean> {
  const event = await db
    .selectFrom('sports_events')
    .select(['record', 'taken', 'provider', 'event', 'rulings'])
    .where('id', '=', eventId)
    .forUpdate()
    .executeTakeFirstOrThrow()
  const known = (await recordedEventsOf(port(db), [eventId])).get(String(eventId))
  if (!known) throw new Error('an event is known by what was said of it')
  const { taken: version, rulings: ruled } = event
  const record = recordToSettle(known, { version, ruled, now: clock().getTime() })
  if (record.ending === null) return false
  const isExpired = record.ending === 'expired' && event.record.ending !== 'expired'
  const rulings = rulingsOf(known, ruled)
  if (await isHeld(db, { ...event, eventId, record, rulings }, { log, clock })) return false
  const open = await openMarkets(db, eventId)
  const waiting = open.filter((each) => settleRuledSelection(each, record, rulings) === null)
  if (waiting.length > 0)
    log.warn(
      {
        provider: event.provider,
        event: event.event,
        markets: waiting.map((each) => each.market_key),
      },
      'bets wait for a score that was not told',
    )
  const decided = decidedOf(open, record, rulings)
  await writeResults(db, { eventId, decided, isExpired, record, version, rulings })
  return waiting.length === 0 && !(await hasPending(db, eventId))
}

type Held = Disputable & { provider: string; event: string }

/** Does its provider say otherwise of a market? Then an operator does, before any of it is paid. */
async function isHeld(
  db: Kysely<Tables>,
  held: Held,
  { log, clock }: Pick<SettlingHouse, 'log' | 'clock'>,
): Promise<boolean> {
  const markets = await noteDisputes(db, held, clock())
  if (markets.length === 0) return false
  const { provider, event } = held
  log.warn({ provider, event, markets }, 'a match is held: its provider settles markets otherwise')
  return true
}

/** Do coupons wait to be accepted that have a leg on it? They are refused soon, and find the event as it was. */
async function hasPending(db: Kysely<Tables>, eventId: bigint): Promise<boolean> {
  const { rows } = await sql`
    select from sports_coupon_legs l join sports_coupons c on c.member_id = l.member_id and c.id = l.coupon_id
    where l.event_id = ${eventId} and c.state = 'pending' limit 1`.execute(db)
  return rows.length > 0
}

interface Results {
  eventId: bigint
  decided: readonly {
    market_key: string
    selection: string
    result: LegResult
    isRuledVoid: boolean
  }[]
  isExpired: boolean
  record: SportRecord
  version: number
  /** All that there are. */
  rulings: readonly Ruling[]
}

/** A leg that is open, with when it was accepted. */
const OPEN_LEGS = sql`
  select l.member_id, l.coupon_id, l.place, l.market_key, l.market, l.selection, l.is_live, l.version,
    coalesce(a.at, b.placed_at) as accepted_at
  from sports_coupon_legs l
  join sports_coupons c on c.member_id = l.member_id and c.id = l.coupon_id and c.state = 'accepted'
  join bets b on b.member_id = l.member_id and b.id = l.coupon_id
  left join sports_acceptances a on a.member_id = l.member_id and a.coupon_id = l.coupon_id`

/** Legs of one coupon each that were ruled on alone. */
async function settleNamedLegs(
  db: Kysely<Tables>,
  { eventId, version, rulings }: Results,
): Promise<void> {
  const coupons = rulings.flatMap(({ content }) => (content.type === 'leg' ? [content.coupon] : []))
  if (coupons.length === 0) return
  const { rows } = await sql<
    Pick<CouponRow, 'member_id'> & { coupon_id: bigint; place: number } & OpenMarket
  >`select * from (${OPEN_LEGS} where l.event_id = ${eventId} and l.result is null
      and l.coupon_id = any (${coupons}::bigint[])) named`.execute(db)
  for (const { member_id, coupon_id, place, market, selection } of rows) {
    const result = ruledAlone({ market, selection, coupon: String(coupon_id), place }, rulings)
    if (result === null) continue
    await db
      .updateTable('sports_coupon_legs')
      .set({
        result,
        void_reason: result === 'void' ? 'by-ruling' : null,
        settled_version: version,
        settled_ruling: rulings.length,
      })
      .where('member_id', '=', member_id)
      .where('coupon_id', '=', coupon_id)
      .where('place', '=', place)
      .execute()
  }
}

/**
 * What was taken in play is void by time: something had happened by then that its price did not know, or its price knew something that was taken
 * back afterwards. In one statement for all members.
 */
async function voidByTime(
  db: Kysely<Tables>,
  { eventId, record, version, rulings }: Results,
): Promise<void> {
  const late = lateIncidentsOf(record).map(({ sequence, at }) => ({ sequence, at }))
  const annulled = annulledIncidentsOf(record).map(({ sequence, annulledBy }) => ({
    sequence,
    by: annulledBy,
  }))
  await sql`
    update sports_coupon_legs l set settled_version = ${version}, settled_ruling = ${rulings.length},
      result = 'void', void_reason = f.reason
    from (select o.member_id, o.coupon_id, o.place, case
        when exists (select from jsonb_to_recordset(${JSON.stringify(late)}::jsonb) i (sequence int, at bigint)
          where i.at <= extract(epoch from o.accepted_at) * 1000 and i.sequence > o.version) then 'late-incident'
        when exists (select from jsonb_to_recordset(${JSON.stringify(annulled)}::jsonb) i (sequence int, by int)
          where i.sequence <= o.version and i.by > o.version) then 'annulled-incident' end as reason
      from (${OPEN_LEGS} where l.event_id = ${eventId} and l.result is null and l.is_live) o) f
    where l.member_id = f.member_id and l.coupon_id = f.coupon_id and l.place = f.place
      and f.reason is not null`.execute(db)
}

/** In one statement for all members. What was taken at or after the real start as one before it is void whatever came of it. */
async function writeResults(db: Kysely<Tables>, results: Results): Promise<void> {
  const { eventId, decided, isExpired, record, version, rulings } = results
  await settleNamedLegs(db, results)
  await voidByTime(db, results)
  if (decided.length === 0) return
  const startedAt = record.startedAt === null ? null : new Date(record.startedAt)
  await sql`
    update sports_coupon_legs l set settled_version = ${version}, settled_ruling = ${rulings.length},
      result = case when o.is_late then 'void' else r.result end,
      void_reason = case when r."isRuledVoid" then 'by-ruling' when o.is_late then 'after-start'
        when ${isExpired} and r.result = 'void' then 'expired' end
    from jsonb_to_recordset(${JSON.stringify(decided)}::jsonb)
      r (market_key text, selection text, result text, "isRuledVoid" boolean)
      join (select p.*, not p.is_live and p.accepted_at >= ${startedAt}::timestamptz as is_late
        from (${OPEN_LEGS} where l.event_id = ${eventId} and l.result is null) p) o
        on o.market_key = r.market_key and o.selection = r.selection
    where l.member_id = o.member_id and l.coupon_id = o.coupon_id and l.place = o.place`.execute(db)
}

interface CouponRow extends ShapeRow {
  member_id: bigint
  id: bigint
  stake: bigint
  /** Tenths of it that were not sold. */
  kept: number
  legs: readonly { odds: number; result: LegResult | null }[]
}

const BATCH = 500

/** The coupons with a leg on this event, as far as they are decided, and none of their matches is in dispute. */
async function settleCoupons(house: SettlingHouse, eventId: bigint): Promise<void> {
  for (let after: Pick<CouponRow, 'member_id' | 'id'> | null = null; ;) {
    const page: readonly CouponRow[] = await openCoupons(house, eventId, after)
    const ended = page.flatMap((row) => {
      const { state, payout, returned } = settleCoupon(couponOf(row))
      // What was sold of one stays sold: the rest of it comes back as a payout.
      const isVoid = state === 'void' && row.kept === TENTHS
      return state === 'open' ? [] : [{ ...row, payout: payout + returned, returned, isVoid }]
    })
    let count = 0
    for (const wave of wavesOf(ended)) count += await endCoupons(house, wave)
    // Ended elsewhere, or sold in part, meanwhile: they are read again.
    if (count < ended.length) continue
    const last = page.at(-1)
    if (!last || page.length < BATCH) break
    after = last
  }
  await correctCoupons(house, eventId)
}

const couponOf = (row: CouponRow): Coupon => shaped(row, row.legs, keptStakeOf(row.stake, row.kept))

async function openCoupons(
  { database }: SettlingHouse,
  eventId: bigint,
  after: Pick<CouponRow, 'member_id' | 'id'> | null,
): Promise<readonly CouponRow[]> {
  const { rows } = await sql<CouponRow>`
    select b.member_id, b.id, b.stake, c.kept, c.sizes, c.bankers, c.is_free, (
      select json_agg(json_build_object('odds', l.odds, 'result', l.result) order by l.place)
      from sports_coupon_legs l where l.member_id = b.member_id and l.coupon_id = b.id) as legs
    from (select distinct member_id, coupon_id from sports_coupon_legs where event_id = ${eventId}
      and (member_id, coupon_id) > (${after?.member_id ?? 0n}::bigint, ${after?.id ?? 0n}::bigint)) of_event
    join bets b on b.member_id = of_event.member_id and b.id = of_event.coupon_id
    join sports_coupons c on c.member_id = b.member_id and c.id = b.id and c.state = 'accepted'
    where b.settled_at is null and not exists (
      select from sports_coupon_legs held where held.member_id = b.member_id and held.coupon_id = b.id
        and held.event_id in (select id from sports_events where is_disputed))
    order by b.member_id, b.id limit ${BATCH}`.execute(database.money.db)
  return rows
}

interface Ended {
  member_id: bigint
  id: bigint
  kept: number
  payout: bigint
  /** What of that comes back as a free bet. */
  returned: bigint
  isVoid: boolean
}

/** One call moves the money of a member once: of several coupons of one member each waits for the one before. */
function wavesOf(ended: readonly Ended[]): readonly (readonly Ended[])[] {
  const waves: Ended[][] = []
  for (const of of grouped(ended, ({ member_id }) => member_id).values())
    for (const [at, coupon] of of.entries()) (waves[at] ??= []).push(coupon)
  return waves
}

/** How many ended. */
async function endCoupons(
  { database, clock, push }: SettlingHouse,
  wave: readonly Ended[],
): Promise<number> {
  const { rows } = await sql<{ member_id: bigint }>`
    select sports_settle(${wave.map((each) => each.member_id)}::bigint[], ${wave.map(({ id }) => id)}::bigint[],
      ${wave.map(({ payout }) => payout)}::bigint[], ${wave.map(({ isVoid }) => isVoid)}::boolean[],
      ${wave.map(({ kept }) => kept)}::smallint[], ${wave.map(({ returned }) => returned)}::bigint[],
      ${clock()}) as member_id`.execute(database.money.db)
  if (rows.length > 0) push.touch('balance', ...rows.map((row) => memberScope(row.member_id)))
  return rows.length
}

/** Nothing is left to be settled of it, and nothing more is offered on it. */
async function closeEvent(house: SettlingHouse, eventId: bigint): Promise<void> {
  const { database, clock } = house
  await database.db.transaction().execute(async (db) => {
    // Its row first, as whoever sells a coupon on it does.
    await db
      .updateTable('sports_events')
      .set({ settled_at: clock() })
      .where('id', '=', eventId)
      .where('settled_at', 'is', null)
      .execute()
    await forgetOffers(db, eventId)
  })
  touchEvents(house, [eventId])
}
