/**
 * What the house may lose, and what is booked against it. All that a coupon can win is booked against each of its picks, and an event counts the
 * dearest ending of each of its markets, which of double chances two win: what is booked is never too little. Asked and written under the events' locks; coupons of one request are
 * asked one after the other, each with what those before it book.
 */
import { sql, type Kysely } from 'kysely'
import { lira, type Money } from '#contract/money.ts'
import { COUPON_PAYOUT_MAX, WINNERS_AT_ONCE, dearestOf } from '#games/sports/coupon.ts'
import { partsNamed } from '#games/sports/built.ts'
import type { Tables } from '../../database/tables.ts'
import type { Leg } from '../coupons/legs.ts'

/** The most that the house may lose on one outcome of a market, and on an event. */
const OUTCOME_MAX: Money = lira(500_000)
const EVENT_MAX: Money = lira(2_000_000)

type Booked = Pick<Leg, 'event_id' | 'market_key' | 'selection'>

/** What a leg is booked against: its selection, or each of those that stand together. */
const bookedOn = ({ event_id, market_key, selection }: Booked): readonly Booked[] =>
  partsNamed(market_key)?.map((part) => ({
    event_id,
    market_key: part.market,
    selection: part.selection,
  })) ?? [{ event_id, market_key, selection }]

/** What is booked by one coupon: so much more may be lost by it, and paid. */
export interface Booking {
  legs: readonly Booked[]
  loss: Money
  payout: Money
}

/** What stands against some picks, as far as it is asked about. What a map has no row of is nothing. */
export interface Exposure {
  /** Each outcome of their markets: what is booked against it. */
  outcomes: ReadonlyMap<string, ReadonlyMap<string, Money>>
  events: ReadonlyMap<bigint, Money>
  /** By selection: what the member's open coupons on it may pay. */
  held: ReadonlyMap<string, Money>
}

const marketName = ({ event_id, market_key }: Booked): string => `${event_id} ${market_key}`
const outcomeName = (on: Booked): string => `${marketName(on)} ${on.selection}`

/** As it stands under the locks. */
export async function exposureOn(
  db: Kysely<Tables>,
  memberId: bigint,
  legs: readonly Booked[],
): Promise<Exposure> {
  const asked = legs.flatMap(bookedOn)
  const events = asked.map(({ event_id }) => event_id)
  const markets = asked.map(({ market_key }) => market_key)
  const selections = asked.map(({ selection }) => selection)
  const outcomes = await sql<Booked & { booked: Money }>`
    select o.event_id, o.market_key, o.selection, o.booked from sports_offers o
    where (o.event_id, o.market_key) in (
      select * from unnest(${events}::bigint[], ${markets}::text[]))`.execute(db)
  const totals = await sql<{ id: bigint; booked: Money }>`
    select event_id as id, sum(booked)::bigint as booked from (
      select event_id, market_key, booked,
        row_number() over (partition by event_id, market_key order by booked desc) as place
      from sports_offers where event_id = any (${events}::bigint[])) outcome
    where place <= coalesce((${JSON.stringify(WINNERS_AT_ONCE)}::jsonb ->> market_key)::int, 1)
    group by event_id`.execute(db)
  const held = await sql<Booked & { held: Money }>`
    select p.event_id, p.market_key, p.selection, sum(c.most)::bigint as held
    from (select distinct * from unnest(${events}::bigint[], ${markets}::text[], ${selections}::text[]))
        p (event_id, market_key, selection)
      join sports_coupon_legs l on l.event_id = p.event_id and l.member_id = ${memberId} and (
        l.market_key = p.market_key and l.selection = p.selection
        or l.market_key like 'builder:%'
          and p.market_key || '=' || p.selection = any (string_to_array(substr(l.market_key, 9), '+')))
      join sports_coupons c on c.member_id = l.member_id and c.id = l.coupon_id
      join bets b on b.member_id = c.member_id and b.id = c.id
    where b.settled_at is null
    group by p.event_id, p.market_key, p.selection`.execute(db)
  const byMarket = new Map<string, Map<string, Money>>()
  for (const { booked, ...on } of outcomes.rows) {
    const market = byMarket.get(marketName(on)) ?? new Map<string, Money>()
    byMarket.set(marketName(on), market.set(on.selection, booked))
  }
  return {
    outcomes: byMarket,
    events: new Map(totals.rows.map(({ id, booked }) => [id, booked])),
    held: new Map(held.rows.map((row) => [outcomeName(row), row.held])),
  }
}

/** The place of the first of these coupons for which there is no room once those before it are booked; null where all fit. */
export function firstBeyond(exposure: Exposure, bookings: readonly Booking[]): number | null {
  let now = exposure
  for (const [place, booking] of bookings.entries()) {
    if (!isWithin(now, booking)) return place
    now = withBooked(now, booking)
  }
  return null
}

const bookedOf = ({ outcomes }: Exposure, on: Booked): Money =>
  outcomes.get(marketName(on))?.get(on.selection) ?? 0n

function isWithin(exposure: Exposure, { legs, loss, payout }: Booking): boolean {
  return legs.every((leg) => {
    const those = bookedOn(leg)
    // Each of its selections is booked on the event, of another market.
    const onEvent = (exposure.events.get(leg.event_id) ?? 0n) + loss * BigInt(those.length)
    const isLossWithin =
      loss <= 0n ||
      (onEvent <= EVENT_MAX && those.every((on) => bookedOf(exposure, on) + loss <= OUTCOME_MAX))
    const heldOn = (on: Booked) => exposure.held.get(outcomeName(on)) ?? 0n
    return isLossWithin && those.every((on) => heldOn(on) + payout <= COUPON_PAYOUT_MAX)
  })
}

/** What stands once it is booked, too. */
function withBooked(exposure: Exposure, { legs, loss, payout }: Booking): Exposure {
  const outcomes = new Map(exposure.outcomes)
  const events = new Map(exposure.events)
  const held = new Map(exposure.held)
  for (const on of legs.flatMap(bookedOn)) {
    const market = outcomes.get(marketName(on)) ?? new Map<string, Money>()
    const after = new Map(market).set(on.selection, (market.get(on.selection) ?? 0n) + loss)
    outcomes.set(marketName(on), after)
    const costs = (each: ReadonlyMap<string, Money>) => dearestOf(on.market_key, [...each.values()])
    events.set(on.event_id, (events.get(on.event_id) ?? 0n) + costs(after) - costs(market))
    held.set(outcomeName(on), (held.get(outcomeName(on)) ?? 0n) + payout)
  }
  return { outcomes, events, held }
}

/** So much more, or less, may be won by a coupon on these picks. */
export async function addExposure(
  db: Kysely<Tables>,
  legs: readonly Booked[],
  amount: Money,
): Promise<void> {
  for (const { event_id, market_key, selection } of legs.flatMap(bookedOn))
    await db
      .updateTable('sports_offers')
      .set((eb) => ({ booked: eb('booked', '+', amount) }))
      .where('event_id', '=', event_id)
      .where('market_key', '=', market_key)
      .where('selection', '=', selection)
      .execute()
}
