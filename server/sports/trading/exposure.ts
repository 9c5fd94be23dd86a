/**
 * What the house may lose, and what is booked against it. All that a coupon can win is booked against each of its picks, and an event counts the
 * dearest outcome of each of its markets: what is booked is never too little. Asked and written under the events' locks.
 */
import { sql, type Kysely } from 'kysely'
import { lira, type Money } from '#contract/money.ts'
import { COUPON_PAYOUT_MAX } from '#games/sports/coupon.ts'
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

/** Is a leg `l` on this selection, alone or with others? */
const isOn = ({ market_key, selection }: Booked) => sql`(
  l.market_key = ${market_key} and l.selection = ${selection}
  or l.market_key like 'builder:%'
    and ${`${market_key}=${selection}`} = any (string_to_array(substr(l.market_key, 9), '+')))`

/** How much more the house may lose by these picks together, and how much more the member's open coupons on one of them may pay. */
export async function roomOf(
  db: Kysely<Tables>,
  memberId: bigint,
  legs: readonly (Booked & Pick<Leg, 'booked'>)[],
): Promise<{ loss: Money; payout: Money }> {
  let [loss, payout] = [OUTCOME_MAX, COUPON_PAYOUT_MAX]
  const less = (a: Money, b: Money): Money => (a < b ? a : b)
  for (const [leg, on] of legs.flatMap((leg) => bookedOn(leg).map((on) => [leg, on] as const))) {
    const { rows } = await sql<{ event: Money; held: Money }>`
      select coalesce((select sum(market.most) from (
          select max(o.booked) as most from sports_offers o where o.event_id = ${leg.event_id}
            group by o.market_key) market), 0)::bigint as event,
        coalesce((select sum(c.most) from sports_coupon_legs l
          join sports_coupons c on c.member_id = l.member_id and c.id = l.coupon_id
          join bets b on b.member_id = c.member_id and b.id = c.id
          where l.event_id = ${leg.event_id} and l.member_id = ${memberId} and ${isOn(on)}
            and b.settled_at is null), 0)::bigint as held`.execute(db)
    // Each of its selections is booked on the event, of another market.
    const ofEvent = (EVENT_MAX - (rows[0]?.event ?? 0n)) / BigInt(bookedOn(leg).length)
    loss = less(loss, less(OUTCOME_MAX - leg.booked, ofEvent))
    payout = less(payout, COUPON_PAYOUT_MAX - (rows[0]?.held ?? 0n))
  }
  return { loss, payout }
}

/** So much more, or less, may be won by a coupon on these picks. */
export async function book(
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
