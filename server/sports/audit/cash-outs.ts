/**
 * Every coupon that was sold is valued again: what it was sold for from its legs' results and the chances of the house's own book at
 * that moment, what is kept of it from what was sold, and each sale against its entry in the ledger. Reads only.
 */
import type { Finding } from '#ledger/audit.ts'
import { TENTHS, keptStakeOf, offerOf, type ValuedLeg } from '#games/sports/cash-out.ts'
import type { BetMarket } from '#games/sports/built.ts'
import { halfResultOf } from '#games/sports/football/settlement.ts'
import { findVoidReason } from '#games/sports/settlement.ts'
import type { LegResult } from '#games/sports/results.ts'
import { payoutsLike, soldInSql } from '../../bets/entry-reference.ts'
import type { SoldLeg } from '../../database/tables/sports.ts'
import type { Recomputed, RecomputedRow } from '../../audit/marked-audit.ts'
import { BOOSTS_OF_C, ENDED_COUPONS, LEGS_OF_C } from './coupon-mark.ts'
import type { ShapeRow } from '../coupons/coupon-shape.ts'
import { valuedOf } from '../coupons/coupon-value.ts'
import { OwnOdds } from './odds.ts'
import {
  KNOWN_MS_MAX,
  knewTheLast,
  recordAt,
  recordedEventsOf,
  sportOfEvent,
  type RecordedEvent,
} from '../feed/recorded-events.ts'

interface LegRow {
  event_id: number
  market_key: string
  market: BetMarket
  selection: string
  odds: number
  /** The book's own, of a leg that was boosted. */
  book_odds: number | null
  result: LegResult | null
  /** Results that others have taken the place of. */
  earlier: readonly LegResult[] | null
  /** When it was taken, and upon what. */
  is_live: boolean
  version: number
}

/** Amounts as texts: they come out of JSON. */
interface SaleRow {
  place: number
  tenths: number
  price: string
  paid: string
  outcome: 'sold' | 'refused'
  /** So long it waited, in milliseconds. */
  waited: number
  legs: readonly SoldLeg[]
  /** When it was made, in milliseconds since 1970. */
  at: number
  /** What the ledger paid for it, and took out of the hold, and when; null where it did nothing. */
  entry: { paid: string; held: string; at: number } | null
}

interface CouponRow extends RecomputedRow, ShapeRow {
  member_id: bigint
  id: bigint
  kept: number
  stake: bigint | null
  /** When it was accepted, in milliseconds since 1970. */
  accepted: number
  /** Entries of sales, however they are named. */
  entries: number
  legs: readonly LegRow[] | null
  sales: readonly SaleRow[] | null
}

const SALES_OF_C = `(select json_agg(json_build_object('place', s.place, 'tenths', s.tenths, 'price', s.price::text, 'paid', s.paid::text,
      'outcome', s.outcome, 'waited', extract(epoch from s.at - s.asked_at) * 1000, 'legs', s.legs,
      'at', (extract(epoch from s.at) * 1000)::float8, 'entry', (
        select json_build_object('paid', (e.cash_delta + e.bonus_delta)::text, 'held', (-e.held_delta)::text,
          'at', (extract(epoch from e.at) * 1000)::float8)
        from entries e where e.member_id = s.member_id and e.source = 'bet'
          and e.reference = ${soldInSql('s.coupon_id', 's.place')})) order by s.place)
    from sports_cashouts s where s.member_id = c.member_id and s.coupon_id = c.id)`

const COLUMNS = `
  c.member_id, c.id, c.kept, c.sizes, c.bankers, c.is_free, b.stake,
  (extract(epoch from coalesce((select a.at from sports_acceptances a
    where a.member_id = c.member_id and a.coupon_id = c.id), b.placed_at)) * 1000)::double precision as accepted,
  (select count(*) from entries e where e.member_id = c.member_id and e.source = 'bet'
    and e.reference like ${payoutsLike('c.id')})::integer as entries,
  (select json_agg(json_build_object('event_id', l.event_id, 'market_key', l.market_key, 'market', l.market,
      'selection', l.selection, 'odds', l.odds, 'book_odds', l.book_odds, 'result', l.result,
      'is_live', l.is_live, 'version', l.version, 'earlier', (select json_agg(e.result) from sports_earlier_results e
        where e.member_id = l.member_id and e.coupon_id = l.coupon_id and e.place = l.place)) order by l.place)
    from sports_coupon_legs l where l.member_id = c.member_id and l.coupon_id = c.id) as legs,
${SALES_OF_C} as sales,
  json_build_array(c.member_id, c.id, c.kept, c.sizes, c.bankers, b.stake, ${LEGS_OF_C}, ${SALES_OF_C})::text
    || ${BOOSTS_OF_C} as content`

/** The events of a page are read once. */
export const SALES: Recomputed = {
  name: 'sales of coupons',
  columns: COLUMNS,
  from: `
from sports_coupons c left join bets b on b.member_id = c.member_id and b.id = c.id
where (c.kept < 10 or exists (
  select from sports_cashouts s where s.member_id = c.member_id and s.coupon_id = c.id))`,
  ...ENDED_COUPONS,
  begin: () => {
    const own = new OwnOdds()
    return async (q, rows) => {
      // The columns of the query above.
      const page = rows as readonly CouponRow[]
      const ids = new Set(page.flatMap(({ legs }) => (legs ?? []).map((leg) => leg.event_id)))
      const events = await recordedEventsOf(
        q,
        [...ids].map((id) => BigInt(id)),
      )
      return page.flatMap((row) =>
        problemsOf(row, events, own).map((kind): Finding => {
          return { kind, memberId: row.member_id, seq: null, row: `coupon ${row.id}` }
        }),
      )
    }
  },
}

type Events = ReadonlyMap<string, RecordedEvent>

function problemsOf(row: CouponRow, events: Events, own: OwnOdds): string[] {
  const sold = (row.sales ?? []).filter(({ outcome }) => outcome === 'sold')
  const tenths = sold.reduce((sum, sale) => sum + sale.tenths, 0)
  const isKept = row.kept >= 0 && row.kept === TENTHS - tenths
  const isPaid = row.entries === sold.length && sold.every((sale) => isAsPaid(row, sale))
  return [
    ...(isKept ? [] : ['cashout-not-as-kept']),
    ...(isPaid ? [] : ['cashout-not-as-paid']),
    ...(sold.every((sale) => hasWaited(row, sale, events)) ? [] : ['cashout-without-delay']),
    ...(sold.every((sale) => isAsValued(row, sale, events, own)) ? [] : ['cashout-not-as-valued']),
    ...(sold.every((sale) => isByLastNews(row, sale, events)) ? [] : ['cashout-by-old-news']),
  ]
}

/** For each match in play as long as its sport has it. */
const hasWaited = ({ legs: own }: CouponRow, { waited, legs }: SaleRow, events: Events): boolean =>
  legs.every(({ isLive }, place) => {
    const event = events.get(String(own?.[place]?.event_id))
    return !isLive || event === undefined || waited >= sportOfEvent(event).acceptDelayMs
  })

const isAsPaid = ({ stake }: CouponRow, { entry, paid, tenths }: SaleRow): boolean =>
  stake !== null &&
  entry !== null &&
  entry.paid === paid &&
  BigInt(entry.held) === keptStakeOf(stake, tenths)

/** Was it made by the chances of that moment, which is the one that it was paid at but for what a call waits? */
function isByLastNews(row: CouponRow, { at, entry, legs: sold }: SaleRow, events: Events): boolean {
  if (entry !== null && at < entry.at - KNOWN_MS_MAX) return false
  return (row.legs ?? []).every(({ event_id }, place) => {
    const event = events.get(String(event_id))
    const leg = sold[place]
    return !event || !leg || leg.result !== null || knewTheLast(event, leg, at)
  })
}

/** Is it what the coupon was worth less the margin, and no less than was asked for? */
function isAsValued(row: CouponRow, sale: SaleRow, events: Events, own: OwnOdds): boolean {
  const legs = row.legs ?? []
  if (row.stake === null || legs.length !== sale.legs.length) return false
  try {
    const valued = legs.map((leg, at): ValuedLeg => {
      if (isGivenBack(row, leg, sale.legs[at], events)) throw new RangeError('sold and given back')
      return valuedLeg(leg, sale.legs[at], events, own)
    })
    const offer = offerOf(valuedOf({ ...row, stake: row.stake }, valued), sale.tenths)
    return offer === BigInt(sale.paid) && offer >= BigInt(sale.price)
  } catch {
    // Altered so far that it cannot be worked out.
    return false
  }
}

function valuedLeg(
  leg: LegRow,
  sold: SoldLeg | undefined,
  events: Events,
  own: OwnOdds,
): ValuedLeg {
  const event = events.get(String(leg.event_id))
  if (!sold || !event) throw new RangeError('a leg that was sold has an event')
  const { result, version, step } = sold
  if (result !== null && ![leg.result, ...(leg.earlier ?? [])].includes(result))
    throw new RangeError('sold by another result')
  const chance = own.chanceOf({ ...leg, version, step, is_live: sold.isLive }, event)
  const half = halfResultOf(leg.market, leg.selection)
  return {
    odds: leg.book_odds ?? leg.odds,
    result,
    chance: result === null ? chance : null,
    half,
  }
}

/** Was it sold by a chance that it no longer had? What was said later may have changed that again. */
function isGivenBack(
  { accepted }: CouponRow,
  leg: LegRow,
  sold: SoldLeg | undefined,
  events: Events,
): boolean {
  const event = events.get(String(leg.event_id))
  if (!sold || !event || sold.result !== null) return false
  const taken = { isLive: leg.is_live, version: leg.version, acceptedAt: Math.floor(accepted) }
  const last = event.messages?.at(-1)?.sequence ?? 0
  return [sold.version, last].every(
    (version) => findVoidReason(taken, recordAt(event, version)) !== null,
  )
}
