import { sql, type Kysely } from 'kysely'
import { toWire, type Money } from '#contract/money.ts'
import type { Input, Output } from '#contract/registry.ts'
import { keptStakeOf } from '#games/sports/cash-out.ts'
import { isBuilt } from '#games/sports/built.ts'
import { settleCoupon, totalOddsOf } from '#games/sports/coupon.ts'
import { countLines } from '#games/sports/lines.ts'
import { floorOf, productOf, rational } from '#games/sports/rational.ts'
import { pageOfBets, type BetFilter } from '../../bets/listed.ts'
import type { MemberContext } from '../../context.ts'
import type { Tables } from '../../database/tables.ts'
import { SHAPE, shaped, shapeOf } from './coupon-shape.ts'
import { keyOf, legsNow, offersNow, type HeldCoupon, type LegNow } from './coupon-value.ts'
import { momentOf, scoreOf, stateOf } from '../events/event-state.ts'
import { marketShown, partShown } from '../events/market-shown.ts'

type Coupon = Output<'betframe/getCoupons'>['data'][number]
type Leg = Coupon['legs'][number]
type Owner = Pick<MemberContext, 'db' | 'now'> & { member: Pick<MemberContext['member'], 'id'> }

/** The member's coupons, newest first. A day as a bound is a day in Istanbul, and belongs to it. */
export async function getCoupons(
  context: MemberContext,
  { limit, offset, ...filters }: Input<'betframe/getCoupons'>,
): Promise<Output<'betframe/getCoupons'>> {
  const { ids, total } = await pageOfBets(context, couponsIn(filters), { limit, offset })
  return { data: await couponsById(context, ids), pagination: { limit, total, offset } }
}

const couponsIn = ({
  status,
  couponIDs,
  ...span
}: Omit<Input<'betframe/getCoupons'>, 'limit' | 'offset'>): BetFilter => ({
  history: 'coupons',
  ...span,
  outcome: status,
  betIDs: couponIDs,
})

const ownCoupons = (db: Kysely<Tables>, memberId: bigint) =>
  db
    .selectFrom('bets as bet')
    .innerJoin('sports_coupons as coupon', (join) =>
      join.onRef('coupon.member_id', '=', 'bet.member_id').onRef('coupon.id', '=', 'bet.id'),
    )
    .where('bet.member_id', '=', memberId)
    .where('bet.kind', '=', 'coupon')

/** Coupons of the member's own, in the order of these ids. */
export async function couponsById(
  { db, member, now }: Owner,
  ids: readonly bigint[],
): Promise<Coupon[]> {
  if (ids.length === 0) return []
  const coupons = await ownCoupons(db, member.id)
    .leftJoin('sports_acceptances as answer', (join) =>
      join
        .onRef('answer.member_id', '=', 'coupon.member_id')
        .onRef('answer.coupon_id', '=', 'coupon.id'),
    )
    .select(['coupon.id', 'coupon.code', 'coupon.kind', 'coupon.most', 'coupon.due_at', ...SHAPE])
    .select(['coupon.state as answer', 'answer.reason', 'answer.legs as answered'])
    .select(['bet.stake', 'bet.payout', 'bet.state', 'bet.placed_at', 'bet.settled_at'])
    .select(['coupon.member_id', 'coupon.kept', 'coupon.auto_price', 'bet.stake_bonus'])
    .select('coupon.returned')
    .select(['coupon.cashout_tenths', 'coupon.cashout_price', 'coupon.cashout_due_at'])
    .where('coupon.id', 'in', ids)
    .execute()
  const legs = await legsOf({ db, member, now }, ids)
  const sales = await salesOf(db, member.id, ids)
  const corrections = await correctionsOf(db, member.id, ids)
  const open = coupons.filter((each) => each.answer === 'accepted' && each.state === 'open')
  const values = await legsNow(db, open, now)
  return ids.flatMap((id) => {
    const coupon = coupons.find((each) => each.id === id)
    if (!coupon) return []
    const shown = (legs.get(id) ?? []).map((leg, at): Leg => {
      const { score: scoreThen = null, isRefused } = coupon.answered?.[at] ?? {}
      return { ...leg, scoreThen, ...(isRefused && { isRefused }) }
    })
    const sold = sales.filter((sale) => sale.coupon_id === id)
    const selling = { sales: sold, legs: values.get(keyOf(coupon)) ?? null }
    const corrected = corrections.filter((each) => each.coupon_id === id)
    const paid = coupon.payout - coupon.returned
    return [withCorrections(couponOf(coupon, shown, selling), paid, corrected)]
  })
}

interface Row extends HeldCoupon {
  code: string | null
  kind: Coupon['kind']
  most: Money
  payout: Money
  returned: Money
  state: 'open' | 'settled' | 'void'
  placed_at: Date
  due_at: Date | null
  reason: string | null
  auto_price: Money | null
  cashout_tenths: number | null
  cashout_price: Money | null
  cashout_due_at: Date | null
}

interface Selling {
  sales: Awaited<ReturnType<typeof salesOf>>
  /** Null of a coupon that is not open. */
  legs: readonly LegNow[] | null
}

function couponOf(row: Row, legs: readonly Leg[], selling: Selling): Coupon {
  const ended = row.answer === 'accepted' ? endedAs(row, legs) : row.answer
  return {
    couponID: Number(row.id),
    code: row.code,
    kind: row.kind,
    status: ended === 'reopened' ? 'lost' : ended,
    isReopened: ended === 'reopened',
    stake: toWire(row.stake),
    isFreeBet: row.is_free,
    returned: toWire(row.returned),
    lines: countLines(shapeOf(row, legs.length)),
    sizes: row.sizes && [...row.sizes],
    bankers: [...row.bankers],
    odds: totalOf(row, legs),
    payout: row.state === 'open' ? 0 : toWire(row.payout - row.returned),
    most: toWire(row.most),
    at: row.placed_at.toISOString(),
    settledAt: row.settled_at?.toISOString() ?? null,
    answeredAt: row.answer === 'pending' ? (row.due_at?.toISOString() ?? null) : null,
    refusal: row.reason,
    legs: [...legs],
    corrections: [],
    sold: selling.sales.flatMap(({ outcome, tenths, paid, at }) =>
      outcome === 'sold' ? [{ tenths, price: toWire(paid), at: at.toISOString() }] : [],
    ),
    cashOut: selling.legs && cashOutOf(row, selling.sales, selling.legs),
  }
}

function cashOutOf(row: Row, sales: Selling['sales'], legs: readonly LegNow[]): Coupon['cashOut'] {
  const { kept, auto_price, cashout_tenths, cashout_price, cashout_due_at } = row
  const last = sales.at(-1)
  return {
    kept,
    offers: offersNow(row, legs).map(({ tenths, price }) => ({ tenths, price: toWire(price) })),
    automatic: auto_price === null ? null : toWire(auto_price),
    waiting:
      cashout_tenths === null || cashout_price === null || cashout_due_at === null
        ? null
        : {
            tenths: cashout_tenths,
            price: toWire(cashout_price),
            answeredAt: cashout_due_at.toISOString(),
          },
    refusal: last?.is_automatic === false ? last.reason : null,
  }
}

type Correction = Awaited<ReturnType<typeof correctionsOf>>[number]

/** What it was paid once stays beside what it pays since. */
function withCorrections(coupon: Coupon, paid: Money, corrections: readonly Correction[]): Coupon {
  if (corrections.length === 0) return coupon
  let payout = paid
  const shown = corrections.map(({ at, cash, bonus, claimed, met, waived }) => {
    const before = payout
    payout += cash + bonus
    const after = payout
    payout += waived
    return {
      at: at.toISOString(),
      before: toWire(before),
      after: toWire(after),
      owed: toWire(claimed - met - waived),
      waived: toWire(waived),
    }
  })
  const returned = coupon.isFreeBet ? corrections.at(-1)?.returned_after : undefined
  return {
    ...coupon,
    payout: toWire(payout),
    ...(returned !== undefined && { returned: toWire(returned) }),
    corrections: shown,
  }
}

const correctionsOf = (db: Kysely<Tables>, memberId: bigint, ids: readonly bigint[]) =>
  db
    .selectFrom('sports_corrections')
    .select(['coupon_id', 'at', 'cash', 'bonus', 'claimed', 'met', 'waived', 'returned_after'])
    .where('member_id', '=', memberId)
    .where('coupon_id', 'in', ids)
    .orderBy('coupon_id')
    .orderBy('place')
    .execute()

/** What was sold of these coupons, and how the last sale of each ended, in their order. */
const salesOf = (db: Kysely<Tables>, memberId: bigint, ids: readonly bigint[]) =>
  db
    .selectFrom('sports_cashouts as sale')
    .select(['coupon_id', 'tenths', 'paid', 'at', 'outcome', 'reason', 'is_automatic'])
    .where('member_id', '=', memberId)
    .where('coupon_id', 'in', ids)
    .where(
      sql<boolean>`(outcome = 'sold' or place = (select max(last.place) from sports_cashouts last
        where last.member_id = sale.member_id and last.coupon_id = sale.coupon_id))`,
    )
    .orderBy('coupon_id')
    .orderBy('place')
    .execute()

const hundredthsOf = ({ odds }: Leg): number => Math.round(odds * 100)

const totalOf = (row: Row, legs: readonly Leg[]): number => {
  const total = totalOddsOf(shapeOf(row, legs.length), legs.map(hundredthsOf))
  return Number(floorOf(productOf([total, rational(100n)]))) / 100
}

/**
 * As the rules say it of what its legs came to; of one that was sold, that it was. `reopened` has ended: only one that was lost can come to be open
 * again, by a result that was corrected, for whatever else is paid has no leg that is open.
 */
function endedAs(row: Row, legs: readonly Leg[]): Coupon['status'] | 'reopened' {
  const { stake, kept } = row
  if (row.state === 'open') return 'open'
  if (kept === 0) return 'cashed-out'
  const settled = legs.map((leg) => ({ odds: hundredthsOf(leg), result: leg.result }))
  const { state } = settleCoupon(shaped(row, settled, keptStakeOf(stake, kept)))
  return state === 'open' ? 'reopened' : state
}

/** Of football alone: another clock is of a part that is not shown here. */
const isPlayed = (event: Parameters<typeof stateOf>[0], now: Date): boolean =>
  event.record.sport === undefined && stateOf(event, now) === 'live'

async function legsOf(
  { db, member, now }: Owner,
  ids: readonly bigint[],
): Promise<Map<bigint, Leg[]>> {
  const rows = await db
    .selectFrom('sports_coupon_legs as leg')
    .innerJoin('sports_events as event', 'event.id', 'leg.event_id')
    .select(['leg.coupon_id', 'leg.event_id', 'leg.market_key', 'leg.market', 'leg.selection'])
    .select([
      'leg.odds',
      'leg.book_odds',
      'leg.is_live',
      'leg.result',
      'event.fixture',
      'event.starts_at',
      'event.record',
      'event.clock',
      'event.first_starts_at',
      'event.settled_at',
    ])
    .where('leg.member_id', '=', member.id)
    .where('leg.coupon_id', 'in', ids)
    .orderBy('leg.place')
    .execute()
  const legs = new Map<bigint, Leg[]>()
  for (const { coupon_id, event_id, fixture, ...leg } of rows) {
    const { starts_at, record } = leg
    if (fixture === null || starts_at === null) throw new Error('what was bet on has a fixture')
    const shown: Leg = {
      ...marketShown(leg.market, leg.market_key),
      eventID: Number(event_id),
      home: fixture.home.name,
      away: fixture.away.name,
      competition: fixture.competition.name,
      startsAt: starts_at.toISOString(),
      selection: leg.selection,
      parts: isBuilt(leg.market) ? leg.market.parts.map(partShown) : [],
      odds: leg.odds / 100,
      ...(leg.book_odds !== null && { bookOdds: leg.book_odds / 100 }),
      isLive: leg.is_live,
      scoreThen: null,
      result: leg.result,
      score: scoreOf(record),
      minute: isPlayed(leg, now) ? momentOf(leg).minute : null,
    }
    legs.set(coupon_id, [...(legs.get(coupon_id) ?? []), shown])
  }
  return legs
}
