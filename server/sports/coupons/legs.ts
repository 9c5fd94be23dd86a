/** Picks as they stand now, their events held to the commit: nothing is told of them, or bet on them, meanwhile. */
import { sql, type Kysely, type Selectable } from 'kysely'
import { ALL, betKey, builtOf, partsNamed, type BetMarket } from '#games/sports/built.ts'
import { priceBuilt, type BuildProblem } from '#games/sports/football/built-price.ts'
import { mayBeOneMatch } from '#games/sports/fixtures.ts'
import type { Tables } from '../../database/tables.ts'
import type { SportsEventsTable, SportsOffersTable } from '../../database/tables/sports.ts'
import { boostsOn, type Boost } from '../trading/boosts.ts'
import { acceptDelayOf } from '../delays.ts'
import { chosenIn, positionNow } from './built.ts'
import { BETTING, stateOf, suspensionOf } from '../events/event-state.ts'

export interface PickName {
  eventID: number
  market: string
  selection: string
}

type HeldEvent = Pick<
  Selectable<SportsEventsTable>,
  | 'id'
  | 'taken'
  | 'record'
  | 'fixture'
  | 'starts_at'
  | 'stake_max'
  | 'payout_max'
  | (typeof BETTING)[number]
>

/** A pick as it would be taken now. */
export interface Leg {
  event_id: bigint
  market_key: string
  market: BetMarket
  selection: string
  odds: number
  /** The boost that its odds are of, and the book's own beside them; null of any other. */
  boost: Boost | null
  bookOdds: number | null
  /** The last message that its odds know. */
  version: number
  isLive: boolean
  /** So long a coupon with it waits; 0 where it is not in play. */
  delayMs: number
  /** The most that a coupon with it may stake and pay, by a trader's word; null where there is none. */
  stakeMax: bigint | null
  payoutMax: bigint | null
  /** The minute of the model that its odds in play were made for. */
  step: number | null
}

export interface LookedAt<Pick extends PickName> {
  pick: Pick
  event: HeldEvent | null
  /** Null unless it may be taken. */
  leg: Leg | null
  state: 'open' | 'suspended' | 'closed' | 'unknown' | 'unbuilt'
  /** Why selections do not stand together; null of what is not `unbuilt`. */
  problem: BuildProblem | null
}

/** Every pick by itself, in their order; events are locked in the order of their ids. No boost stands in a system: there picks have the book's own odds. */
export async function lookAt<Pick extends PickName>(
  db: Kysely<Tables>,
  picks: readonly Pick[],
  { now, isSystem }: { now: Date; isSystem: boolean },
): Promise<readonly LookedAt<Pick>[]> {
  const ids = [...new Set(picks.map(({ eventID }) => BigInt(eventID)))]
  const events = await db
    .selectFrom('sports_events')
    .select([
      'id',
      'taken',
      'record',
      'fixture',
      'starts_at',
      'stake_max',
      'payout_max',
      ...BETTING,
    ])
    .where('id', 'in', ids)
    .orderBy('id')
    .forUpdate()
    .execute()
  const offers = await offersOn(db, picks)
  const coming = events.filter((event) => stateOf(event, now) === 'open').map(({ id }) => id)
  const boostOf = await boostsOn(db, isSystem ? [] : coming, now)
  return picks.map((pick): LookedAt<Pick> => {
    const eventId = BigInt(pick.eventID)
    const event = events.find(({ id }) => id === eventId) ?? null
    const own = offers.filter(({ event_id }) => event_id === eventId)
    const problem = null
    if (!event) return { pick, event, leg: null, state: 'unknown', problem }
    const match = stateOf(event, now)
    if (match === 'waiting' || match === 'over')
      return { pick, event, leg: null, state: 'closed', problem }
    const named = partsOf(pick)
    const found = (named ?? [pick]).map(({ market, selection }) =>
      own.find((offer) => offer.market_key === market && offer.selection === selection),
    )
    const those = found.filter((offer) => offer !== undefined)
    const [first] = those
    if (!first || those.length < found.length)
      return { pick, event, leg: null, state: 'unknown', problem }
    if (
      those.some((offer) => offer.is_halted || offer.is_stopped) ||
      suspensionOf(event, now) !== null
    )
      return { pick, event, leg: null, state: 'suspended', problem }
    if (those.some(({ odds }) => odds === null))
      return { pick, event, leg: null, state: 'closed', problem }
    const isLive = match === 'live'
    const priced = named ? builtOffer(those, event, isLive) : { odds: first.odds, of: first }
    if ('problem' in priced) return { pick, event, leg: null, state: 'unbuilt', ...priced }
    if (priced.odds === null) return { pick, event, leg: null, state: 'closed', problem }
    const boost = named ? null : boostOf(first)
    const leg: Leg = {
      ...priced.of,
      odds: boost?.odds ?? priced.odds,
      boost,
      bookOdds: boost && priced.odds,
      isLive,
      delayMs: isLive ? acceptDelayOf(event.record) : 0,
      version: isLive ? (event.priced_version ?? event.taken) : event.taken,
      step: isLive ? event.priced_step : null,
      stakeMax: those.map((offer) => offer.stake_max).reduce(lessOf, event.stake_max),
      payoutMax: those.map((offer) => offer.payout_max).reduce(lessOf, event.payout_max),
    }
    return { pick, event, leg, state: 'open', problem }
  })
}

/** Two picks whose events may be one match that was told twice, by two providers or under two names; null where there are none. */
export function findOneMatch<Pick extends PickName>(
  looked: readonly LookedAt<Pick>[],
): readonly Pick[] | null {
  for (const [at, { pick, event }] of looked.entries()) {
    const twin = looked
      .slice(at + 1)
      .find(
        (other) =>
          event?.fixture &&
          other.event?.fixture &&
          mayBeOneMatch(event.fixture, other.event.fixture),
      )
    if (twin) return [pick, twin.pick]
  }
  return null
}

type PricedSelection = Selectable<SportsOffersTable>

/** Of a pick that is several selections together, which these are. */
const partsOf = ({ market, selection }: PickName) => (selection === ALL ? partsNamed(market) : null)

/** The rows of these picks alone: a match has a hundred, and a coupon is on a few of them. */
async function offersOn(
  db: Kysely<Tables>,
  picks: readonly PickName[],
): Promise<readonly PricedSelection[]> {
  const wanted = picks.flatMap((pick) =>
    (partsOf(pick) ?? [pick]).map(({ market, selection }) => ({
      event: BigInt(pick.eventID),
      market,
      selection,
    })),
  )
  const { rows } = await sql<PricedSelection>`
    select o.* from sports_offers o join (
      select distinct * from unnest(${wanted.map(({ event }) => event)}::bigint[],
        ${wanted.map(({ market }) => market)}::text[], ${wanted.map(({ selection }) => selection)}::text[])
    ) w (event_id, market_key, selection) using (event_id, market_key, selection)`.execute(db)
  return rows
}

/** Selections of a match that are on offer, as the one leg that they are together. */
function builtOffer(
  offers: readonly PricedSelection[],
  event: HeldEvent,
  isLive: boolean,
):
  | { odds: number; of: Pick<Leg, 'event_id' | 'market_key' | 'market' | 'selection'> }
  | { problem: BuildProblem } {
  const parts = chosenIn(offers)
  const position = positionNow(event, isLive)
  if (!position) return { problem: 'unpriced' }
  const price = priceBuilt(parts, position)
  if ('problem' in price) return { problem: price.problem }
  const market = builtOf(parts)
  const of = { event_id: event.id, market_key: betKey(market), market, selection: ALL }
  return { odds: price.odds, of }
}

/** Of two limits that may be there, the one that counts. */
export const lessOf = (a: bigint | null, b: bigint | null): bigint | null =>
  a === null || b === null ? (a ?? b) : a < b ? a : b
