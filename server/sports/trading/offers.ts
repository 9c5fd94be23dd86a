/**
 * What the house offers on an event, and at which odds: made from its own model, before the match and with every minute of it, and written down, so that what a page
 * shows, what a coupon is held to and what is booked against it is one row. Of clubs that nobody knows the strength of, nothing is offered.
 */
import { sql, type Kysely, type Transaction } from 'kysely'
import { chanceParts } from '#games/sports/cash-out.ts'
import { marketKey } from '#games/sports/market.ts'
import { isPostponed } from '#games/sports/match.ts'
import type { SportOffer } from '#games/sports/sport.ts'
import { sportOf } from '#games/sports/sports.ts'
import type { Tables } from '../../database/tables.ts'
import type { House } from '../../house.ts'
import { IS_LIVE } from '../events/event-state.ts'
import { touchEvents } from '../touched.ts'

/** Of an offer: a trader has stopped its market, or its provider. */
export const TAKES_NO_BETS = sql<boolean>`(is_halted or is_stopped)`

/** In one call; of more the next one has the rest. */
const EVENTS_MAX = 100

type PricingHouse = Pick<House, 'database' | 'clock' | 'push'>

/** Prices every event that is still to begin and has no odds for who plays now. May run twice, in any process. */
export async function priceEvents(house: PricingHouse): Promise<void> {
  const { database, clock } = house
  const now = clock()
  const found = await database.db
    .selectFrom('sports_events')
    .select(['id', 'fixture', 'record', 'first_starts_at', 'starts_at'])
    .where('priced_at', 'is', null)
    // One that did not end in time is settled for good, whenever it is played.
    .where('settled_at', 'is', null)
    .where('fixture', 'is not', null)
    .where('starts_at', '>', now)
    .orderBy('starts_at')
    .limit(EVENTS_MAX)
    .execute()
  for (const { id, fixture, record, first_starts_at, starts_at } of found) {
    if (fixture === null) continue
    // Reckoned before anything is locked: it takes some milliseconds. Of one that was moved too far to count nothing is offered.
    const offers = isPostponed(first_starts_at, starts_at)
      ? []
      : sportOf(record).priceBefore(fixture, record)
    await database.db.transaction().execute(async (db) => {
      const event = await lockedEvent(db, id)
      // Who plays now has changed meanwhile, or they do already.
      if (JSON.stringify(event.fixture) !== JSON.stringify(fixture)) return
      if (event.record.phase !== 'scheduled') return
      await writeOffers(db, id, offers, event.stopped_markets)
      await db.updateTable('sports_events').set({ priced_at: now }).where('id', '=', id).execute()
    })
    touchEvents(house, [id])
  }
}

const lockedEvent = (db: Transaction<Tables>, eventId: bigint) =>
  db
    .selectFrom('sports_events')
    .select(['fixture', 'record', 'clock', 'taken', 'changed_version', 'stopped_markets'])
    .where('id', '=', eventId)
    .forUpdate()
    .executeTakeFirstOrThrow()

/**
 * Prices every match that is being played and has no odds for what it has come to, or for the minute that it is in. May run twice, in
 * any process.
 */
export async function priceLiveEvents(house: Omit<PricingHouse, 'clock'>): Promise<void> {
  const { database } = house
  const played = await database.db
    .selectFrom('sports_events as event')
    .select(['id', 'fixture', 'record', 'clock', 'taken', 'changed_version'])
    .select(['priced_version', 'priced_step'])
    .where('settled_at', 'is', null)
    .where('fixture', 'is not', null)
    .where(IS_LIVE)
    .execute()
  for (const { id, fixture, record, clock, taken, ...known } of played) {
    const sport = sportOf(record)
    const step = sport.stepOf(record, clock)
    const { changed_version, priced_version, priced_step } = known
    const isKnown = priced_version !== null && priced_version >= changed_version
    if (fixture === null || step === null || (isKnown && priced_step === step)) continue
    // Reckoned before anything is locked, as above.
    const offers = sport.priceAtStep(fixture, record, step)
    await database.db.transaction().execute(async (db) => {
      const now = await lockedEvent(db, id)
      // Whatever was told meanwhile is reckoned at the next look.
      if (now.changed_version !== changed_version) return
      await writeOffers(db, id, offers, now.stopped_markets)
      await db
        .updateTable('sports_events')
        .set({ priced_version: taken, priced_step: step })
        .where('id', '=', id)
        .execute()
    })
    touchEvents(house, [id])
  }
}

/** Written in place of what was offered before; what is booked stays, and what is offered no longer has no odds and no chance. */
async function writeOffers(
  db: Transaction<Tables>,
  eventId: bigint,
  offers: readonly SportOffer[],
  stopped: readonly string[],
): Promise<void> {
  const rows = offers.map(({ market, selection, odds, chance, place }, at) => ({
    event_id: eventId,
    market_key: marketKey(market),
    selection,
    place: place ?? at,
    market: JSON.stringify(market),
    odds,
    ...chanceParts(chance),
    is_stopped: stopped.includes(marketKey(market)),
  }))
  const names = rows.map(({ market_key, selection }) => `${market_key} ${selection}`)
  await db
    .updateTable('sports_offers')
    .set({ odds: null, win: null, back: null })
    .where('event_id', '=', eventId)
    .where(sql<boolean>`(odds is not null or win is not null)`)
    .where(sql<boolean>`not (market_key || ' ' || selection = any (${names}::text[]))`)
    .execute()
  if (rows.length === 0) return
  await db
    .insertInto('sports_offers')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .columns(['event_id', 'market_key', 'selection'])
        .doUpdateSet((eb) => ({
          place: eb.ref('excluded.place'),
          market: eb.ref('excluded.market'),
          odds: eb.ref('excluded.odds'),
          win: eb.ref('excluded.win'),
          back: eb.ref('excluded.back'),
        }))
        .where(
          sql<boolean>`(sports_offers.odds, sports_offers.place, sports_offers.win, sports_offers.back)
            is distinct from (excluded.odds, excluded.place, excluded.win, excluded.back)`,
        ),
    )
    .execute()
}

/** Of events that are over, nothing is offered and nothing booked: their coupons say what was taken. */
export async function forgetOffers(db: Kysely<Tables>, eventId: bigint): Promise<void> {
  await sql`delete from sports_offers where event_id = ${eventId}`.execute(db)
}
