/** Coupons as they could be sold now: what is kept of them, and their legs with the chances that the house's own book gives them. */
import { sql, type Kysely } from 'kysely'
import type { Money } from '#contract/money.ts'
import { isDecided } from '#games/sports/coupon.ts'
import {
  offersOf,
  type ChanceParts,
  type CashOutPrice,
  type ValuedCoupon,
  type ValuedLeg,
} from '#games/sports/cash-out.ts'
import { isBuilt, type BetMarket, type Market } from '#games/sports/built.ts'
import { recordUpTo } from '#games/sports/match.ts'
import { findVoidReason } from '#games/sports/settlement.ts'
import type { LegResult } from '#games/sports/results.ts'
import type { Tables } from '../../database/tables.ts'
import { isCounted, isOfFootball } from '#games/sports/football/kinds.ts'
import { halfResultOf } from '#games/sports/football/settlement.ts'
import { acceptDelayOf } from '../delays.ts'
import { builtChance, positionNow, type PricedEvent } from './built.ts'
import { shaped, type ShapeRow } from './coupon-shape.ts'
import { BETTING, stateOf, suspensionOf } from '../events/event-state.ts'

export interface LegNow extends ValuedLeg {
  event_id: bigint
  market_key: string
  selection: string
  /** What it pays by: `odds` are the book's own, which are lower where these were boosted, and say what it is worth. */
  takenOdds: number
  /** The last message that its chance knows. */
  version: number
  /** Is its match being played? */
  isLive: boolean
  /** So long a sale waits for it; 0 where its match is not played. */
  delayMs: number
  /** The minute of the model that its chance in play was made for. */
  step: number | null
  messageAt: Date | null
  suspendedAt: Date | null
  /** Was its match corrected, or stopped by a trader, since it got its result? */
  isInDoubt: boolean
}

export interface CouponName {
  member_id: bigint
  id: bigint
}

export const keyOf = ({ member_id, id }: CouponName): string => `${member_id} ${id}`

const legRowsOf = (db: Kysely<Tables>, coupons: readonly CouponName[]) =>
  db
    .selectFrom('sports_coupon_legs as leg')
    .innerJoin('sports_events as event', 'event.id', 'leg.event_id')
    .innerJoin('bets as bet', (join) =>
      join.onRef('bet.member_id', '=', 'leg.member_id').onRef('bet.id', '=', 'leg.coupon_id'),
    )
    .leftJoin('sports_acceptances as accepted', (join) =>
      join
        .onRef('accepted.member_id', '=', 'leg.member_id')
        .onRef('accepted.coupon_id', '=', 'leg.coupon_id'),
    )
    .leftJoin('sports_offers as offer', (join) =>
      join
        .onRef('offer.event_id', '=', 'leg.event_id')
        .onRef('offer.market_key', '=', 'leg.market_key')
        .onRef('offer.selection', '=', 'leg.selection')
        .on('leg.result', 'is', null),
    )
    .select(['leg.member_id', 'leg.coupon_id', 'leg.event_id', 'leg.market_key', 'leg.selection'])
    .select(['leg.odds', 'leg.book_odds', 'leg.result', 'leg.market', 'offer.market as offered'])
    .select(['offer.win', 'offer.back'])
    .select(sql<boolean | null>`(offer.is_halted or offer.is_stopped)`.as('is_market_halted'))
    .select(['event.record', 'event.starts_at', 'event.taken', 'event.fixture', 'event.rulings'])
    .select(
      sql<boolean>`(leg.market_key like 'builder:%' and exists (select from sports_offers part
        where part.event_id = leg.event_id and (part.is_halted or part.is_stopped) and part.market_key || '=' || part.selection
          = any (string_to_array(substr(leg.market_key, 9), '+'))))`.as('is_part_halted'),
    )
    .select(
      sql<boolean>`exists (select from sports_rulings r where r.event_id = leg.event_id and r.content ->> 'type' = 'leg'
        and r.content ->> 'coupon' = leg.coupon_id::text and r.content ->> 'place' = leg.place::text)`.as(
        'is_ruled_alone',
      ),
    )
    .select(['event.reviews_due', 'event.reviews_done', 'leg.settled_ruling'])
    .select(['event.priced_at', 'leg.is_live as was_live', 'leg.version as taken_version'])
    .select(sql<Date>`coalesce(accepted.at, bet.placed_at)`.as('accepted_at'))
    .select(BETTING.map((column) => `event.${column}` as const))
    .where(
      sql<boolean>`(leg.member_id, leg.coupon_id) in (select * from unnest(
        ${coupons.map(({ member_id }) => member_id)}::bigint[], ${coupons.map(({ id }) => id)}::bigint[]))`,
    )
    .orderBy('leg.place')
    .execute()

/** The legs of these coupons, in their order. */
export async function legsNow(
  db: Kysely<Tables>,
  coupons: readonly CouponName[],
  now: Date,
): Promise<ReadonlyMap<string, readonly LegNow[]>> {
  const legs = new Map<string, LegNow[]>()
  if (coupons.length === 0) return legs
  const rows = await legRowsOf(db, coupons)
  for (const row of rows) {
    const key = keyOf({ member_id: row.member_id, id: row.coupon_id })
    const isLive = row.result === null && stateOf(row, now) === 'live'
    const taken = {
      isLive: row.was_live,
      version: row.taken_version,
      acceptedAt: row.accepted_at.getTime(),
    }
    const isOpen =
      isOffered(row, now) &&
      // What will be given back is not worth its chance.
      findVoidReason(taken, row.record) === null
    const leg: LegNow = {
      event_id: row.event_id,
      market_key: row.market_key,
      selection: row.selection,
      odds: row.book_odds ?? row.odds,
      takenOdds: row.odds,
      result: row.result,
      chance: isOpen ? chanceNow(row, isLive) : null,
      half: halfResultOf(row.market, row.selection),
      version: isLive ? (row.priced_version ?? row.taken) : row.taken,
      isLive,
      delayMs: isLive ? acceptDelayOf(row.record) : 0,
      step: isLive ? row.priced_step : null,
      messageAt: row.told_at,
      suspendedAt: row.suspended_at,
      isInDoubt: isInDoubt(row),
    }
    legs.set(key, [...(legs.get(key) ?? []), leg])
  }
  return legs
}

interface ChanceRow extends Omit<PricedEvent, 'id'> {
  event_id: bigint
  market: BetMarket
  offered: Market | null
  win: bigint | null
  back: bigint | null
  rulings: number
  is_part_halted: boolean
  is_ruled_alone: boolean
  result: LegResult | null
}

/** By the book's own chance; of selections that stand together by their joint one, unless a trader has had a say in their match. */
function chanceNow(row: ChanceRow, isLive: boolean): ChanceParts | null {
  const { market, offered, win, back, record } = row
  // It comes to what was ruled as soon as that is looked at.
  if (row.is_ruled_alone) return null
  if (!isBuilt(market))
    return win !== null && back !== null && isSameList(market, offered) ? { win, back } : null
  if (row.result !== null || row.rulings > 0 || row.is_part_halted) return null
  // Corners and cards stop no bets when they come: until the next minute the house would pay for what has just happened.
  if (isLive && market.parts.some((part) => isOfFootball(part.market) && isCounted(part.market)))
    return null
  const position = positionNow({ ...row, id: row.event_id }, isLive)
  const known = isLive ? recordUpTo(record, row.priced_version ?? 0) : record
  return position && builtChance(market, position, known)
}

interface SettledRow {
  reviews_due: number
  reviews_done: number
  result: LegResult | null
  is_halted: boolean
  is_disputed: boolean
  settled_ruling: number
}

/** A result that is looked at again, of a match in dispute, or that a trader stopped and has not ruled on, sells nothing. What is open has the chances of what is known. */
const isInDoubt = (row: SettledRow): boolean =>
  row.result !== null &&
  (row.reviews_due > row.reviews_done ||
    row.is_disputed ||
    (row.is_halted && row.settled_ruling === 0))

type Offered = Parameters<typeof suspensionOf>[0] & {
  priced_at: Date | null
  is_market_halted: boolean | null
}

/** Has it odds, and does nothing stop bets on it? */
function isOffered(row: Offered, now: Date): boolean {
  const state = stateOf(row, now)
  const hasOdds = (state === 'open' && row.priced_at !== null) || state === 'live'
  return hasOdds && row.is_market_halted !== true && suspensionOf(row, now) === null
}

/** "Other" is every score outside the list that it was bet on with. */
const isSameList = (market: Market, offered: Market | null): boolean =>
  offered !== null && (market.scores ?? []).join() === (offered.scores ?? []).join()

/** What of a coupon says whether, and in which parts, it can be sold. */
export interface HeldCoupon extends CouponName, ShapeRow {
  answer: 'pending' | 'accepted' | 'refused'
  settled_at: Date | null
  stake: Money
  stake_bonus: Money
  kept: number
}

export const valuedOf = (
  coupon: ShapeRow & { stake: Money },
  legs: readonly ValuedLeg[],
): ValuedCoupon => shaped(coupon, legs, coupon.stake)

/** Nothing of it can be sold any more, or yet. */
export const isClosed = (coupon: HeldCoupon, legs: readonly LegNow[]): boolean => {
  const { answer, settled_at, kept } = coupon
  return (
    answer !== 'accepted' || settled_at !== null || kept === 0 || isDecided(valuedOf(coupon, legs))
  )
}

/** What it sells for now. One that holds bonus money is sold whole: what a part brought might be played before its bonus ends. What a free bet brings is won. */
export function offersNow(coupon: HeldCoupon, legs: readonly LegNow[]): readonly CashOutPrice[] {
  if (isClosed(coupon, legs) || legs.some(({ isInDoubt }) => isInDoubt)) return []
  const { stake, stake_bonus, kept, is_free } = coupon
  const offers = offersOf(valuedOf(coupon, legs), stake, kept)
  return stake_bonus === 0n || is_free ? offers : offers.filter(({ tenths }) => tenths === kept)
}
