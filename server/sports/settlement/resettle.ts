/**
 * Looks again at what was settled by a result that was corrected, by a provider or by a trader. Nothing is overwritten: the result of before
 * stays beside the one of now, and a coupon that is over stays as it ended. What it came to otherwise is a correction of its own, in the transaction
 * of the result: the difference is paid, or taken as far as the member has it, and of cash the rest is claimed (`sports_correct`). The same
 * correction again finds nothing to do; one by an older message or ruling is refused by the database.
 */
import { sql, type Kysely } from 'kysely'
import { keptStakeOf } from '#games/sports/cash-out.ts'
import { settleCoupon } from '#games/sports/coupon.ts'
import type { BetMarket } from '#games/sports/built.ts'
import { sureVersion } from '#games/sports/match.ts'
import { settleRuledLeg, type RuledOutcome } from '#games/sports/rulings.ts'
import type { LegResult } from '#games/sports/results.ts'
import { lockWallet } from '#ledger/lock.ts'
import { port } from '../../database/database.ts'
import type { Tables } from '../../database/tables.ts'
import type { House } from '../../house.ts'
import { memberScope } from '../../push/source.ts'
import { shaped, type ShapeRow } from '../coupons/coupon-shape.ts'
import type { CouponName } from '../coupons/coupon-value.ts'
import { noteDisputes } from './disputes.ts'
import { eventPages } from './event-pages.ts'
import {
  recordToSettle,
  recordedEventsOf,
  rulingsOf,
  statedScoresOf,
} from '../feed/recorded-events.ts'

type ReviewingHouse = Pick<House, 'database' | 'clock' | 'push' | 'log'>

/** Of which something was corrected, or ruled, that nobody has looked at yet. */
export const eventsToReview = ({
  database,
}: ReviewingHouse): AsyncGenerator<readonly bigint[], void> =>
  eventPages(database.db, (found) => found.whereRef('reviews_due', '>', 'reviews_done'))

interface SettledLeg {
  member_id: bigint
  coupon_id: bigint
  place: number
  market: BetMarket
  selection: string
  is_live: boolean
  version: number
  result: LegResult
  settled_version: number
  settled_ruling: number
  accepted_at: Date
}

/** By which message and ruling. */
interface Known {
  version: number
  ruling: number
}

/**
 * Gives each leg that was settled the result that it has now, and its coupons what they come to by it (`settle`). In play only what is sure counts; the
 * rest is looked at again.
 */
export async function reviewEvent(
  house: ReviewingHouse,
  eventId: bigint,
  settle: () => Promise<void>,
): Promise<void> {
  const { db } = house.database
  const event = await db
    .selectFrom('sports_events')
    .select(['taken', 'record', 'rulings', 'reviews_due', 'provider', 'event'])
    .where('id', '=', eventId)
    .executeTakeFirstOrThrow()
  const known = (await recordedEventsOf(port(db), [eventId])).get(String(eventId))
  if (!known) throw new Error('an event is known by what was said of it')
  const now = house.clock().getTime()
  const settledAt = (version: number) =>
    recordToSettle(known, { version, ruled: event.rulings, now })
  const last = settledAt(event.taken)
  const isOver = last.ending !== null
  const version = isOver ? event.taken : sureVersion(last, statedScoresOf(known), now)
  const record = isOver ? last : settledAt(version)
  const rulings = rulingsOf(known, event.rulings)
  // Looked at again once an operator has said which of the two it is.
  const disputable = { eventId, taken: event.taken, record, rulings }
  if ((await noteDisputes(db, disputable, house.clock())).length > 0) return
  let isWhole = version === event.taken
  for await (const leg of settledLegs(db, eventId)) {
    const { market, selection, place } = leg
    const taken = {
      market,
      selection,
      isLive: leg.is_live,
      version: leg.version,
      acceptedAt: leg.accepted_at.getTime(),
    }
    const outcome = settleRuledLeg(
      { ...taken, coupon: String(leg.coupon_id), place },
      record,
      rulings,
    )
    // Won once, and open again: what it comes to is known later, and by then nobody else looks.
    if (outcome.state === 'open') isWhole = false
    if (outcome.state !== 'settled' || outcome.result === leg.result) continue
    if (version < leg.settled_version) isWhole = false
    else await replaceResult(house, leg, outcome, { version, ruling: event.rulings })
  }
  await settle()
  if (isWhole)
    await db
      .updateTable('sports_events')
      .set({ reviews_done: event.reviews_due })
      .where('id', '=', eventId)
      .where('reviews_done', '<', event.reviews_due)
      .execute()
}

const LEGS_OF_A_PAGE = 500

/** Of coupons that were accepted, page by page. */
async function* settledLegs(db: Kysely<Tables>, eventId: bigint): AsyncGenerator<SettledLeg> {
  for (let after = [0n, 0n]; ;) {
    const { rows } = await sql<SettledLeg>`
      select l.member_id, l.coupon_id, l.place, l.market, l.selection, l.is_live, l.version, l.result,
        l.settled_version, l.settled_ruling, coalesce(a.at, b.placed_at) as accepted_at
      from sports_coupon_legs l
      join sports_coupons c on c.member_id = l.member_id and c.id = l.coupon_id and c.state = 'accepted'
      join bets b on b.member_id = l.member_id and b.id = l.coupon_id
      left join sports_acceptances a on a.member_id = l.member_id and a.coupon_id = l.coupon_id
      where l.event_id = ${eventId} and l.result is not null
        and (l.member_id, l.coupon_id) > (${after[0]}::bigint, ${after[1]}::bigint)
      order by l.member_id, l.coupon_id limit ${LEGS_OF_A_PAGE}`.execute(db)
    yield* rows
    const last = rows.at(-1)
    if (!last) return
    after = [last.member_id, last.coupon_id]
  }
}

/** In one transaction: the result of before is kept, that of now written, and a coupon that is over corrected. */
async function replaceResult(
  house: ReviewingHouse,
  leg: SettledLeg,
  { result, because }: RuledOutcome & { state: 'settled' },
  { version, ruling }: Known,
): Promise<void> {
  const { member_id, coupon_id, place } = leg
  const now = house.clock()
  const isReplaced = await house.database.money.db.transaction().execute(async (db) => {
    await lockWallet(port(db), member_id)
    const { rows } = await sql`
      insert into sports_earlier_results (member_id, coupon_id, place, settled_version, settled_ruling, result,
        void_reason, replaced_at)
      select l.member_id, l.coupon_id, l.place, l.settled_version, l.settled_ruling, l.result, l.void_reason, ${now}
      from sports_coupon_legs l
      where l.member_id = ${member_id} and l.coupon_id = ${coupon_id} and l.place = ${place}
        and l.result = ${leg.result}
        and (l.settled_version, l.settled_ruling) = (${leg.settled_version}, ${leg.settled_ruling})
        and l.settled_version <= ${version} and l.settled_ruling <= ${ruling}
      returning place`.execute(db)
    // Replaced elsewhere meanwhile.
    if (rows.length === 0) return false
    await db
      .updateTable('sports_coupon_legs')
      .set({
        result,
        void_reason: because?.why ?? null,
        settled_version: version,
        settled_ruling: ruling,
      })
      .where('member_id', '=', member_id)
      .where('coupon_id', '=', coupon_id)
      .where('place', '=', place)
      .execute()
    await correctCoupon(db, { member_id, id: coupon_id }, now)
    return true
  })
  if (isReplaced) notifyMember(house, member_id)
}

function notifyMember({ push }: ReviewingHouse, memberId: bigint): void {
  const scope = memberScope(memberId)
  push.touch('balance', scope)
  push.publish('changes', scope, { calls: ['betframe/getCoupons'] })
}

interface Difference {
  kept: number
  place: number
  before: bigint
  after: bigint
  /** Of a free bet: what of its stake came back as a free bet, and what does by its results of now. */
  returnedBefore: bigint
  returnedAfter: bigint
}

/** What a coupon that is over comes to by its results of now, where that is not what it was paid. */
async function differenceOf(
  db: Kysely<Tables>,
  { member_id, id }: CouponName,
): Promise<Difference | null> {
  const { rows } = await sql<
    ShapeRow & {
      stake: bigint
      kept: number
      paid: bigint
      returned: bigint
      corrections: number
      legs: readonly { odds: number; result: LegResult | null }[]
    }
  >`
    select b.stake, c.kept, c.sizes, c.bankers, c.is_free, coalesce(last.place, 0) as corrections,
      coalesce(last.returned_after, c.returned) as returned,
      coalesce(last.payout_after, b.payout - c.returned - (select coalesce(sum(s.paid), 0) from sports_cashouts s
        where s.member_id = c.member_id and s.coupon_id = c.id))::bigint as paid,
      (select json_agg(json_build_object('odds', l.odds, 'result', l.result) order by l.place)
        from sports_coupon_legs l where l.member_id = c.member_id and l.coupon_id = c.id) as legs
    from sports_coupons c join bets b on b.member_id = c.member_id and b.id = c.id
    left join lateral (select e.place, e.payout_after, e.returned_after from sports_corrections e
      where e.member_id = c.member_id and e.coupon_id = c.id order by e.place desc limit 1) last on true
    where c.member_id = ${member_id} and c.id = ${id} and c.kept > 0 and b.settled_at is not null`.execute(
    db,
  )
  const [row] = rows
  if (!row) return null
  const { stake, kept, paid, corrections, legs } = row
  const { state, payout, returned } = settleCoupon(shaped(row, legs, keptStakeOf(stake, kept)))
  // Lost once, and open again: what it comes to is known with its last leg.
  if (state === 'open' || (payout === paid && returned === row.returned)) return null
  return {
    kept,
    place: corrections + 1,
    before: paid,
    after: payout,
    returnedBefore: row.returned,
    returnedAfter: returned,
  }
}

/** The wallet is locked. */
async function correctCoupon(db: Kysely<Tables>, name: CouponName, now: Date): Promise<boolean> {
  const difference = await differenceOf(db, name)
  if (difference === null) return false
  const { kept, place, before, after, returnedBefore, returnedAfter } = difference
  const { rows } = await sql<{ is_corrected: boolean }>`
    select sports_correct(${name.member_id}, ${name.id}, ${kept}::smallint, ${place}, ${before}::bigint, ${after}::bigint,
      ${returnedBefore}::bigint, ${returnedAfter}::bigint, ${now}) as is_corrected`.execute(db)
  if (rows[0]?.is_corrected !== true) throw new Error('a coupon is corrected under its lock')
  return true
}

/** Coupons with a leg on this event that were over before one of their results was replaced, and are decided only now. */
export async function correctCoupons(house: ReviewingHouse, eventId: bigint): Promise<void> {
  const { db } = house.database
  const { rows } = await sql<CouponName>`
    select distinct l.member_id, l.coupon_id as id from sports_coupon_legs l
    join bets b on b.member_id = l.member_id and b.id = l.coupon_id and b.settled_at is not null
    where l.event_id = ${eventId} and exists (select from sports_earlier_results e
      where e.member_id = l.member_id and e.coupon_id = l.coupon_id)`.execute(db)
  for (const name of rows) {
    if ((await differenceOf(db, name)) === null) continue
    const isCorrected = await house.database.money.db.transaction().execute(async (inside) => {
      await lockWallet(port(inside), name.member_id)
      return correctCoupon(inside, name, house.clock())
    })
    if (isCorrected) notifyMember(house, name.member_id)
  }
}
