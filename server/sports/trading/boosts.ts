/**
 * Prices that a trader makes better for a while: one selection of a match that is still to begin, up to what a member may stake on it, until a
 * moment that is said. It stands only while it is above the book's own price and not above what is fair, whatever the book moves to
 * meanwhile. Making and ending one holds the event's row and leaves a row in the action log.
 */
import { sql, type Kysely, type Selectable } from 'kysely'
import type { Money } from '#contract/money.ts'
import { findBoostProblem, type BoostProblem } from '#games/sports/boost.ts'
import { isOdds } from '#games/sports/odds.ts'
import type { Actor } from '../../action/actor.ts'
import { recordAction } from '../../action/record.ts'
import type { Tables } from '../../database/tables.ts'
import type { SportsOffersTable } from '../../database/tables/sports.ts'
import { stateOf } from '../events/event-state.ts'
import { trade, type TradingRefusal } from './operate.ts'

interface Named {
  event_id: bigint
  market_key: string
  selection: string
}

export interface Boost extends Named {
  id: bigint
  odds: number
  stake_max: Money
  until: Date
}

const nameOf = ({ event_id, market_key, selection }: Named): string =>
  `${event_id} ${market_key} ${selection}`

export type BoostOf = (
  offer: Named & Pick<Selectable<SportsOffersTable>, 'odds' | 'win' | 'back'>,
) => Boost | null

/** Says which boost stands on an offer of these events now. Ask for events that are still to begin alone: once a match has begun there is none. */
export async function boostsOn(
  db: Kysely<Tables>,
  eventIds: readonly bigint[],
  now: Date,
): Promise<BoostOf> {
  if (eventIds.length === 0) return () => null
  const rows = await db
    .selectFrom('sports_boosts')
    .select(['id', 'event_id', 'market_key', 'selection', 'odds', 'stake_max', 'until'])
    .where('event_id', 'in', eventIds)
    .where('ended_at', 'is', null)
    .where('until', '>', now)
    .execute()
  const boosts = new Map(rows.map((row) => [nameOf(row), row]))
  return (offer) => {
    const boost = boosts.get(nameOf(offer))
    return boost && findBoostProblem(boost.odds, priceOf(offer)) === null ? boost : null
  }
}

export const priceOf = ({
  odds,
  win,
  back,
}: Pick<Selectable<SportsOffersTable>, 'odds' | 'win' | 'back'>) => ({
  odds,
  chance: win === null || back === null ? null : { win, back },
})

/** Those of an event that have not ended, and whether each stands, or the book has moved past it. */
export async function standingBoosts(db: Kysely<Tables>, eventId: bigint, now: Date) {
  const rows = await db
    .selectFrom('sports_boosts as boost')
    .leftJoin('sports_offers as offer', (join) =>
      join
        .onRef('offer.event_id', '=', 'boost.event_id')
        .onRef('offer.market_key', '=', 'boost.market_key')
        .onRef('offer.selection', '=', 'boost.selection'),
    )
    .select(['boost.market_key as market', 'boost.selection', 'boost.odds', 'boost.until'])
    .select(['boost.stake_max as stakeMax', 'offer.odds as book', 'offer.win', 'offer.back'])
    .where('boost.event_id', '=', eventId)
    .where('boost.ended_at', 'is', null)
    .where('boost.until', '>', now)
    .orderBy('boost.id')
    .execute()
  return rows.map(({ book, win, back, ...row }) => ({
    ...row,
    stands: findBoostProblem(row.odds, priceOf({ odds: book, win, back })) === null,
  }))
}

/** How much more the member may stake on it, this coupon apart. Their wallet is locked: none of theirs is placed meanwhile. */
export async function boostRoom(
  db: Kysely<Tables>,
  { id, stake_max }: Pick<Boost, 'id' | 'stake_max'>,
  { memberId, apart = null }: { memberId: bigint; apart?: bigint | null },
): Promise<Money> {
  const { rows } = await sql<{ staked: Money }>`
    select coalesce(sum(b.stake), 0)::bigint as staked from sports_coupon_legs l
      join bets b on b.member_id = l.member_id and b.id = l.coupon_id
    where l.boost_id = ${id} and l.member_id = ${memberId} and b.state <> 'void'
      and l.coupon_id is distinct from ${apart}::bigint`.execute(db)
  const room = stake_max - (rows[0]?.staked ?? 0n)
  return room > 0n ? room : 0n
}

/** Why a price is not boosted. */
export type BoostRefusal =
  TradingRefusal | BoostProblem | 'has-begun' | 'no-such-odds' | 'boosted-already' | 'until-is-over'

export interface Boosted {
  eventId: bigint
  market: string
  selection: string
  /** In hundredths. */
  odds: number
  stakeMax: Money
  /** Null: until the match begins. */
  until: Date | null
}

const targetOf = ({ eventId, market, selection }: Omit<Boosted, 'odds' | 'stakeMax' | 'until'>) =>
  `event:${eventId}:${market}:${selection}`

/** From now on whoever picks it alone, or in a combination, has these odds. Null once it stands. */
export const boost = (
  db: Kysely<Tables>,
  actor: Actor,
  boosted: Boosted,
  now: Date,
): Promise<BoostRefusal | null> =>
  trade<BoostRefusal>(db, boosted.eventId, async (inside, event) => {
    const { eventId, market, selection, odds, stakeMax } = boosted
    if (stateOf(event, now) !== 'open' || event.starts_at === null) return 'has-begun'
    const until =
      boosted.until === null || boosted.until > event.starts_at ? event.starts_at : boosted.until
    if (until <= now) return 'until-is-over'
    const offer = await inside
      .selectFrom('sports_offers')
      .select(['odds', 'win', 'back'])
      .where('event_id', '=', eventId)
      .where('market_key', '=', market)
      .where('selection', '=', selection)
      .executeTakeFirst()
    if (!offer) return 'no-such-selection'
    if (!isOdds(odds)) return 'no-such-odds'
    const problem = findBoostProblem(odds, priceOf(offer))
    if (problem !== null || offer.odds === null) return problem ?? 'not-offered'
    if (await standingOn(inside, boosted, now)) return 'boosted-already'
    await inside
      .insertInto('sports_boosts')
      .values({
        event_id: eventId,
        market_key: market,
        selection,
        odds,
        book_odds: offer.odds,
        stake_max: stakeMax,
        begins_at: now,
        until,
      })
      .execute()
    await recordAction(inside, actor, {
      what: 'sports.boost',
      target: targetOf(boosted),
      before: { odds: offer.odds },
      after: { odds, stakeMax, until: until.toISOString() },
    })
    return null
  })

/** What was bet at it keeps it; from now on the book's own price is taken. */
export const endBoost = (
  db: Kysely<Tables>,
  actor: Actor,
  named: Pick<Boosted, 'eventId' | 'market' | 'selection'>,
  now: Date,
): Promise<BoostRefusal | null> =>
  trade<BoostRefusal>(db, named.eventId, async (inside) => {
    const found = await standingOn(inside, named, now)
    if (!found) return 'changes-nothing'
    const { id, odds, stake_max, until } = found
    await inside.updateTable('sports_boosts').set({ ended_at: now }).where('id', '=', id).execute()
    await recordAction(inside, actor, {
      what: 'sports.boost-end',
      target: targetOf(named),
      before: { odds, stakeMax: stake_max, until: until.toISOString() },
      after: null,
    })
    return null
  })

const standingOn = (
  db: Kysely<Tables>,
  { eventId, market, selection }: Pick<Boosted, 'eventId' | 'market' | 'selection'>,
  now: Date,
) =>
  db
    .selectFrom('sports_boosts')
    .select(['id', 'odds', 'stake_max', 'until'])
    .where('event_id', '=', eventId)
    .where('market_key', '=', market)
    .where('selection', '=', selection)
    .where('ended_at', 'is', null)
    .where('until', '>', now)
    .executeTakeFirst()
