/** What there is to bet on: sports, events, and an event with its markets. */
import { grouped } from '#contract/grouped.ts'
import { sql, type Kysely, type Selectable } from 'kysely'
import { endOf, startOf } from '#contract/time-span.ts'
import { Refused } from '#contract/refusals.ts'
import type { Input, Output } from '#contract/registry.ts'
import type { Context } from '../context.ts'
import type { Tables } from '../database/tables.ts'
import type { SportsEventsTable, SportsOffersTable } from '../database/tables/sports.ts'
import { momentOf, scoreOf, stateOf } from './event-state.ts'
import { marketShown } from './market-shown.ts'

/** The one sport of today. */
const FOOTBALL = 1
/** Markets that stand in a list beside the event. */
const CHIEF = ['match-result', 'total-goals.10', 'both-score']

type EventRow = Selectable<SportsEventsTable>
type Market = Output<'betframe/event'>['markets'][number]

/** Of matches that go on so long after their hour nobody was told any more: they are no longer shown as coming. */
const FORGOTTEN = `interval '48 hours'`
const IS_OVER = sql<boolean>`(event.record ->> 'ending' is not null or event.record ->> 'phase' = 'over')`
const IS_LIVE = sql<boolean>`(event.record ->> 'phase' <> 'scheduled' and not ${IS_OVER})`

const known = (db: Kysely<Tables>) =>
  db.selectFrom('sports_events as event').where('event.fixture', 'is not', null)

/** With what begins within a week and has not ended. */
export async function sports({ db, now }: Context): Promise<Output<'betframe/sports'>> {
  const rows = await known(db)
    .where(
      sql<boolean>`event.starts_at between ${now}::timestamptz - ${sql.raw(FORGOTTEN)}
      and ${now}::timestamptz + interval '7 days'`,
    )
    .where(sql<boolean>`not ${IS_OVER}`)
    .select([
      sql<string>`event.fixture #>> '{competition,id}'`.as('competitionID'),
      sql<string>`min(event.fixture #>> '{competition,name}')`.as('competition'),
      sql<string>`min(event.fixture #>> '{region,name}')`.as('region'),
      ({ fn }) => fn.countAll<bigint>().as('items'),
    ])
    .groupBy(sql`1`)
    .orderBy(sql`1`)
    .execute()
  if (rows.length === 0) return []
  const competitions = rows.map((row) => ({ ...row, items: Number(row.items) }))
  const items = competitions.reduce((sum, each) => sum + each.items, 0)
  return [{ sportID: FOOTBALL, name: 'football', items, competitions }]
}

export async function sportEvents(
  { db, now }: Context,
  { limit, offset, ...filters }: Input<'betframe/events'>,
): Promise<Output<'betframe/events'>> {
  const rows = await matching(db, filters)
    .selectAll('event')
    .orderBy('event.starts_at')
    .orderBy('event.id')
    .limit(limit)
    .offset(offset)
    .execute()
  const { total } = await matching(db, filters)
    .select(({ fn }) => fn.countAll<bigint>().as('total'))
    .executeTakeFirstOrThrow()
  const markets = await marketsOf(
    db,
    rows.map(({ id }) => id),
  )
  const data = rows.map((row) => {
    const all = offered(row, markets.get(row.id) ?? [], now)
    const chief = CHIEF.flatMap((key) => all.find(({ market }) => market === key) ?? [])
    return { ...eventOf(row, now), markets: chief, marketCount: all.length }
  })
  return { data, pagination: { limit, total: Number(total), offset } }
}

function matching(
  db: Kysely<Tables>,
  { sportID, competitionID, live, day }: Omit<Input<'betframe/events'>, 'limit' | 'offset'>,
) {
  let found = known(db)
  if (sportID !== undefined) found = found.where(sql`${sportID}::bigint`, '=', BigInt(FOOTBALL))
  if (competitionID !== undefined)
    found = found.where(sql`event.fixture #>> '{competition,id}'`, '=', competitionID)
  if (day !== undefined)
    found = found
      .where('event.starts_at', '>=', startOf(day))
      .where('event.starts_at', '<', endOf(day))
  if (live === undefined) return found
  return found.where(live ? IS_LIVE : sql<boolean>`not ${IS_LIVE}`)
}

export async function sportEvent(
  { db, now }: Context,
  { eventID }: Input<'betframe/event'>,
): Promise<Output<'betframe/event'>> {
  const row = await known(db)
    .selectAll('event')
    .where('event.id', '=', BigInt(eventID))
    .executeTakeFirst()
  if (!row) throw new Refused('not-found')
  const markets = await marketsOf(db, [row.id])
  return { ...eventOf(row, now), markets: offered(row, markets.get(row.id) ?? [], now) }
}

/** Once a match has begun, what was offered before it is no longer. */
const offered = (row: EventRow, markets: readonly Market[], now: Date): Market[] =>
  stateOf(row, now) === 'open' ? [...markets] : []

function eventOf(row: EventRow, now: Date) {
  const { fixture, starts_at } = row
  if (fixture === null || starts_at === null) throw new Error('only events with a fixture are read')
  return {
    eventID: Number(row.id),
    sportID: FOOTBALL,
    competitionID: fixture.competition.id,
    competition: fixture.competition.name,
    region: fixture.region.name,
    home: fixture.home.name,
    away: fixture.away.name,
    startsAt: starts_at.toISOString(),
    state: stateOf(row, now),
    ...momentOf(row),
    score: scoreOf(row.record),
  }
}

type OfferRow = Selectable<SportsOffersTable>

/** Markets of events, each in the order that it is shown, without those that have no odds at all. */
async function marketsOf(
  db: Kysely<Tables>,
  eventIds: readonly bigint[],
): Promise<Map<bigint, Market[]>> {
  if (eventIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('sports_offers')
    .selectAll()
    .where('event_id', 'in', eventIds)
    .orderBy('event_id')
    .orderBy('place')
    .execute()
  const markets = new Map<bigint, Market[]>()
  for (const [eventId, offers] of grouped(rows, ({ event_id }) => event_id))
    markets.set(eventId, marketsIn(offers))
  return markets
}

const marketsIn = (offers: readonly OfferRow[]): Market[] =>
  [...grouped(offers, ({ market_key }) => market_key)].flatMap(([key, rows]) => {
    const [first] = rows
    if (!first || rows.every(({ odds }) => odds === null)) return []
    const selections = rows.map(({ selection, odds }) => ({
      selection,
      odds: odds === null ? null : odds / 100,
    }))
    return [{ ...marketShown(first.market, key), selections }]
  })
