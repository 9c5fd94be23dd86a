/**
 * Answers coupons with a pick in play: their stake has been held, and a while later each is looked at again. It is accepted only upon a message of each of
 * its matches that was told after that while, with nothing that stopped bets in between, even if they go on at the same price; else
 * it is refused by name, and the stake comes back by the way it was taken. The answer is written down once, in the transaction that
 * moves the money: whatever stops the house, a coupon either still waits or has been answered whole.
 *
 * The wallet is locked first, then the events in the order of their ids.
 */
import { sql, type Kysely, type Selectable } from 'kysely'
import type { RefusalName } from '#contract/refusals.ts'
import { TENTHS } from '#games/sports/cash-out.ts'
import { COUPON_PAYOUT_MAX, mostPayoutOf, takesOdds } from '#games/sports/coupon.ts'
import { lockWallet } from '#ledger/lock.ts'
import { stakeReference } from '../../bets/entry-reference.ts'
import { port } from '../../database/database.ts'
import type { Tables } from '../../database/tables.ts'
import type { AnsweredLeg, SportsCouponLegsTable } from '../../database/tables/sports.ts'
import type { House } from '../../house.ts'
import { LOG_OUT } from '../../action/log-out.ts'
import { keptStakeRefusal } from '../../protection/rules.ts'
import { memberScope } from '../../push/source.ts'
import { SHAPE, shaped, shapeOf, type ShapeRow } from './coupon-shape.ts'
import { isStillAsAsked } from './free-bets.ts'
import { MESSAGE_WITHIN_MS } from '../delays.ts'
import { scoreOf } from '../events/event-state.ts'
import { boostRoom } from '../trading/boosts.ts'
import { addExposure, exposureOn, firstBeyond } from '../trading/exposure.ts'
import { lessOf, lookAt, type Leg, type LookedAt, type PickName } from './legs.ts'

type AnsweringHouse = Pick<House, 'database' | 'clock' | 'push' | 'log'>

const COUPONS_MAX = 200

/** Every coupon whose time has come. May run twice, in any process; one that fails keeps no other waiting. */
export async function answerCoupons(house: AnsweringHouse): Promise<void> {
  const { database, clock, push, log } = house
  const due = await database.db
    .selectFrom('sports_coupons')
    .select(['member_id', 'id'])
    .where('state', '=', 'pending')
    .where('due_at', '<=', clock())
    .orderBy('due_at')
    .limit(COUPONS_MAX)
    .execute()
  for (const { member_id, id } of due) {
    const isAnswered = await database.money.db
      .transaction()
      .execute((db) => answerCoupon(db, { memberId: member_id, id, now: clock() }))
      .catch((error: unknown) => {
        log.error({ coupon: String(id), err: error }, 'a coupon could not be answered')
        return false
      })
    if (!isAnswered) continue
    const scope = memberScope(member_id)
    push.touch('balance', scope)
    push.publish('changes', scope, { calls: ['betframe/getCoupons'] })
  }
}

type LegRow = Selectable<SportsCouponLegsTable>

interface Pending extends ShapeRow {
  memberId: bigint
  id: bigint
  stake: bigint
  /** Some of the stake is the member's own cash. */
  isOwn: boolean
  most: bigint
  policy: 'none' | 'higher' | 'any'
  placedAt: Date
  dueAt: Date
  legs: readonly LegRow[]
}

/** False where it was answered meanwhile, or still waits. */
async function answerCoupon(
  db: Kysely<Tables>,
  { memberId, id, now }: { memberId: bigint; id: bigint; now: Date },
): Promise<boolean> {
  await lockWallet(port(db), memberId)
  const coupon = await pendingCoupon(db, memberId, id)
  if (!coupon) return false
  const looked = await lookAt(
    db,
    coupon.legs.map((leg): PickName & { leg: LegRow } => ({
      eventID: Number(leg.event_id),
      market: leg.market_key,
      selection: leg.selection,
      leg,
    })),
    { now, isSystem: coupon.sizes !== null },
  )
  const { reason, legs: against } = findRefusal(coupon, looked, now)
  if (reason === 'waits') return false
  const legs = looked.flatMap(({ leg }) => leg ?? [])
  const refusal =
    reason ??
    (await findLogOut(db, coupon)) ??
    (await keptStakeRefusal(
      port(db),
      { memberId, reference: stakeReference(id), houseAccount: 'sportsbook', isOwn: coupon.isOwn },
      now,
    )) ??
    (await findLimit(db, coupon, legs)) ??
    (await findFreeBetRefusal(db, coupon, legs))
  const answered = looked.map((each): AnsweredLeg => {
    const { pick, leg, event } = each
    return {
      odds: leg?.odds ?? pick.leg.odds,
      version: leg?.version ?? pick.leg.version,
      step: leg?.step ?? null,
      score: event && scoreOf(event.record),
      ...(against.includes(each) && { isRefused: true }),
    }
  })
  await db
    .insertInto('sports_acceptances')
    .values({
      member_id: memberId,
      coupon_id: id,
      at: now,
      outcome: refusal === null ? 'accepted' : 'refused',
      reason: refusal,
      legs: JSON.stringify(answered),
    })
    .execute()
  if (refusal === null) await accept(db, coupon, legs)
  else await refuse(db, coupon, now)
  return true
}

async function pendingCoupon(
  db: Kysely<Tables>,
  memberId: bigint,
  id: bigint,
): Promise<Pending | null> {
  const row = await db
    .selectFrom('sports_coupons as coupon')
    .innerJoin('bets as bet', (join) =>
      join.onRef('bet.member_id', '=', 'coupon.member_id').onRef('bet.id', '=', 'coupon.id'),
    )
    .select(['bet.stake', 'bet.stake_bonus', 'bet.placed_at'])
    .select(['coupon.most', 'coupon.policy', 'coupon.due_at'])
    .select(SHAPE)
    .where('coupon.member_id', '=', memberId)
    .where('coupon.id', '=', id)
    .where('coupon.state', '=', 'pending')
    .executeTakeFirst()
  if (!row || row.due_at === null) return null
  const legs = await db
    .selectFrom('sports_coupon_legs')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('coupon_id', '=', id)
    .orderBy('place')
    .execute()
  const { placed_at, due_at, ...terms } = row
  const isOwn = !terms.is_free && terms.stake_bonus < terms.stake
  return { ...terms, memberId, id, isOwn, placedAt: placed_at, dueAt: due_at, legs }
}

type Looked = LookedAt<PickName & { leg: LegRow }>

/** What speaks against a coupon, and the legs that it is about. */
interface Found {
  reason: RefusalName | 'waits' | null
  legs: readonly Looked[]
}

/** What speaks against it as it stands now; `waits` while its matches have not been told of since it was due. */
function findRefusal(pending: Pending, looked: readonly Looked[], now: Date): Found {
  const { policy, placedAt, dueAt } = pending
  // Selections that no longer stand together, too: one of them has come by now, or cannot.
  const shut = looked.filter(
    ({ state }) => state === 'closed' || state === 'unknown' || state === 'unbuilt',
  )
  if (shut.length > 0) return { reason: 'selection-closed', legs: shut }
  // Taken as one before the match, which has begun.
  const begun = looked.filter(({ pick, leg }) => !pick.leg.is_live && leg?.isLive !== false)
  if (begun.length > 0) return { reason: 'selection-closed', legs: begun }
  const stopped = looked.filter(
    ({ leg, event }) => leg === null || (event?.suspended_at ?? new Date(0)) >= placedAt,
  )
  if (stopped.length > 0) return { reason: 'selection-suspended', legs: stopped }
  const untold = looked.filter(
    ({ pick, event }) => pick.leg.is_live && (event?.told_at ?? new Date(0)) <= dueAt,
  )
  if (untold.length > 0)
    return now.getTime() > dueAt.getTime() + MESSAGE_WITHIN_MS
      ? { reason: 'selection-suspended', legs: untold }
      : { reason: 'waits', legs: [] }
  const shown = looked.map(({ pick }) => pick.leg.shown_odds ?? pick.leg.odds)
  const odds = looked.map(({ leg }) => leg?.odds ?? 0)
  if (takesOdds(policy, shapeOf(pending, looked.length), shown, odds))
    return { reason: null, legs: [] }
  const isWorse = (at: number): boolean => (odds[at] ?? 0) < (shown[at] ?? 0)
  // Better odds are refused by nobody who takes others at all.
  const isMoved = (_: Looked, at: number): boolean =>
    policy === 'none' ? odds[at] !== shown[at] : isWorse(at)
  return { reason: 'odds-changed', legs: looked.filter(isMoved) }
}

const mostOf = (pending: Pending, legs: readonly Leg[]): bigint =>
  mostPayoutOf(
    shaped(
      pending,
      legs.map(({ odds }) => ({ odds, result: null })),
      pending.stake,
    ),
  )

/** The house has ended the logins of whoever placed it, since its stake was taken: what they asked for by one of them is not taken any more. */
async function findLogOut(
  db: Kysely<Tables>,
  { memberId, id }: Pending,
): Promise<RefusalName | null> {
  const act = await db
    .selectFrom('actions')
    .select('id')
    .where('target', '=', `member:${memberId}`)
    .where('what', '=', LOG_OUT)
    .where('at', '>=', (actions) =>
      actions
        .selectFrom('entries')
        .select('at')
        .where('member_id', '=', memberId)
        .where('source', '=', 'bet')
        .where('reference', '=', stakeReference(id)),
    )
    .limit(1)
    .executeTakeFirst()
  return act ? 'session-expired' : null
}

/** What a trader allows of a pick by now, and better odds, which pay more: all of it has to fit. */
async function findLimit(
  db: Kysely<Tables>,
  pending: Pending,
  legs: readonly Leg[],
): Promise<RefusalName | null> {
  const { memberId, id, most, stake } = pending
  // One that is boosted since it was placed, too.
  for (const { boost } of legs)
    if (boost && stake > (await boostRoom(db, boost, { memberId, apart: id })))
      return 'amount-out-of-range'
  const now = mostOf(pending, legs)
  const payoutMax = legs.map((leg) => leg.payoutMax).reduce(lessOf, COUPON_PAYOUT_MAX)
  const stakeMax = legs.map((leg) => leg.stakeMax).reduce(lessOf, stake)
  if (now > (payoutMax ?? 0n) || stake > (stakeMax ?? 0n)) return 'amount-out-of-range'
  const more = now - most
  if (more <= 0n) return null
  const exposure = await exposureOn(db, memberId, legs)
  return firstBeyond(exposure, [{ legs, loss: more, payout: more }]) === null
    ? null
    : 'amount-out-of-range'
}

/** A free bet is placed as its terms say, at the odds of now. */
async function findFreeBetRefusal(
  db: Kysely<Tables>,
  { memberId, id, is_free }: Pending,
  picks: readonly Leg[],
): Promise<RefusalName | null> {
  if (!is_free) return null
  const isAsAsked = await isStillAsAsked(db, { memberId, id, picks })
  return isAsAsked ? null : 'free-bet-terms'
}

async function accept(db: Kysely<Tables>, pending: Pending, legs: readonly Leg[]): Promise<void> {
  const { memberId, id, most, legs: before } = pending
  for (const [at, { odds, version, boost, bookOdds }] of legs.entries()) {
    const held = before[at]
    if (!held) throw new Error('a coupon has the legs that it was placed with')
    await db
      .updateTable('sports_coupon_legs')
      .set({ odds, version, held_odds: held.odds === odds ? null : held.odds })
      .set({ boost_id: boost?.id ?? null, book_odds: bookOdds })
      .where('member_id', '=', memberId)
      .where('coupon_id', '=', id)
      .where('place', '=', held.place)
      .execute()
  }
  const now = mostOf(pending, legs)
  await addExposure(db, legs, now - most)
  await db
    .updateTable('sports_coupons')
    .set({ state: 'accepted', most: now })
    .where('member_id', '=', memberId)
    .where('id', '=', id)
    .execute()
}

/** The stake comes back to where it was taken from, and nothing is booked any more. */
async function refuse(
  db: Kysely<Tables>,
  { memberId, id, stake, most, legs, is_free }: Pending,
  now: Date,
): Promise<void> {
  const { rows } = await sql`
    select sports_settle(array[${memberId}::bigint], array[${id}::bigint], array[0::bigint], array[true],
      array[${TENTHS}::smallint], array[${is_free ? stake : 0n}::bigint], ${now})`.execute(db)
  if (rows.length !== 1) throw new Error('a coupon that waits has a stake that is held')
  await addExposure(db, legs, is_free ? -most : stake - most)
  await db
    .updateTable('sports_coupons')
    .set({ state: 'refused' })
    .where('member_id', '=', memberId)
    .where('id', '=', id)
    .execute()
}
