/** Picks as they stand now, their events held to the commit: nothing is told of them, or bet on them, meanwhile. */
import type { Kysely, Selectable } from 'kysely'
import type { Market } from '#games/sports/football/kinds.ts'
import type { Tables } from '../database/tables.ts'
import type { SportsEventsTable } from '../database/tables/sports.ts'
import { BETTING, stateOf, suspensionOf } from './event-state.ts'

export interface PickName {
  eventID: number
  market: string
  selection: string
}

type HeldEvent = Pick<
  Selectable<SportsEventsTable>,
  'id' | 'taken' | 'record' | 'starts_at' | 'stake_max' | 'payout_max' | (typeof BETTING)[number]
>

/** A pick as it would be taken now. */
export interface Leg {
  event_id: bigint
  market_key: string
  market: Market
  selection: string
  odds: number
  /** The last message that its odds know. */
  version: number
  booked: bigint
  isLive: boolean
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
  state: 'open' | 'suspended' | 'closed' | 'unknown'
}

/** Every pick by itself, in their order; events are locked in the order of their ids. */
export async function lookAt<Pick extends PickName>(
  db: Kysely<Tables>,
  picks: readonly Pick[],
  now: Date,
): Promise<readonly LookedAt<Pick>[]> {
  const ids = [...new Set(picks.map(({ eventID }) => BigInt(eventID)))]
  const events = await db
    .selectFrom('sports_events')
    .select(['id', 'taken', 'record', 'starts_at', 'stake_max', 'payout_max', ...BETTING])
    .where('id', 'in', ids)
    .orderBy('id')
    .forUpdate()
    .execute()
  const offers = await db
    .selectFrom('sports_offers')
    .selectAll()
    .where('event_id', 'in', ids)
    .execute()
  return picks.map((pick): LookedAt<Pick> => {
    const eventId = BigInt(pick.eventID)
    const event = events.find(({ id }) => id === eventId) ?? null
    const offer = offers.find(
      ({ event_id, market_key, selection }) =>
        event_id === eventId && market_key === pick.market && selection === pick.selection,
    )
    if (!event) return { pick, event, leg: null, state: 'unknown' }
    const match = stateOf(event, now)
    if (match === 'waiting' || match === 'over') return { pick, event, leg: null, state: 'closed' }
    if (!offer) return { pick, event, leg: null, state: 'unknown' }
    if (offer.is_halted || suspensionOf(event, now) !== null)
      return { pick, event, leg: null, state: 'suspended' }
    if (offer.odds === null) return { pick, event, leg: null, state: 'closed' }
    const isLive = match === 'live'
    const version = isLive ? (event.priced_version ?? event.taken) : event.taken
    const step = isLive ? event.priced_step : null
    const stakeMax = lessOf(event.stake_max, offer.stake_max)
    const payoutMax = lessOf(event.payout_max, offer.payout_max)
    const leg = { ...offer, odds: offer.odds, version, isLive, step, stakeMax, payoutMax }
    return { pick, event, leg, state: 'open' }
  })
}

/** Of two limits that may be there, the one that counts. */
export const lessOf = (a: bigint | null, b: bigint | null): bigint | null =>
  a === null || b === null ? (a ?? b) : a < b ? a : b
