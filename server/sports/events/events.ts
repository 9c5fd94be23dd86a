/** What there is to bet on: sports, events, and an event with its markets. */
import { grouped } from '#contract/grouped.ts'
import { sql, type Kysely, type Selectable } from 'kysely'
import { endOf, startOf } from '#contract/time-span.ts'
import { cardsOf, cornersOf, type FootballRecord } from '#games/sports/football/record.ts'
import type { SportRecord } from '#games/sports/sport.ts'
import { ALL_SPORTS, sportNamed, sportOf } from '#games/sports/sports.ts'
import { Refused } from '#contract/refusals.ts'
import type { Input, Output } from '#contract/registry.ts'
import { asMember, type Context, type MemberContext } from '../../context.ts'
import type { Tables } from '../../database/tables.ts'
import type { SportsEventsTable, SportsOffersTable } from '../../database/tables/sports.ts'
import { namePattern } from '../../name-search.ts'
import {
  IS_LIVE,
  IS_OVER,
  gameOf,
  momentOf,
  scoreOf,
  stateOf,
  suspensionOf,
} from './event-state.ts'
import { boostsOn, type BoostOf } from '../trading/boosts.ts'
import { TAKES_NO_BETS } from '../trading/offers.ts'
import { marketShown } from './market-shown.ts'
import { endOfMatch } from './results.ts'

type EventRow = Selectable<SportsEventsTable>
type Market = Output<'betframe/event'>['markets'][number]

/** Of matches that go on so long after their hour nobody was told any more: they are no longer shown as coming. */
const FORGOTTEN = `interval '48 hours'`

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
      SPORT.as('sport'),
      sql<string>`event.fixture #>> '{competition,id}'`.as('competitionID'),
      sql<string>`min(event.fixture #>> '{competition,name}')`.as('competition'),
      sql<string>`min(event.fixture #>> '{region,name}')`.as('region'),
      ({ fn }) => fn.countAll<bigint>().as('items'),
    ])
    .groupBy([sql`1`, sql`2`])
    .orderBy(sql`2`)
    .execute()
  return ALL_SPORTS.flatMap(({ id, name }) => {
    const competitions = rows
      .filter(({ sport }) => sport === name)
      .map(({ competitionID, competition, region, items }) => ({
        competitionID,
        competition,
        region,
        items: Number(items),
      }))
    const all = competitions.reduce((sum, { items }) => sum + items, 0)
    return all === 0 ? [] : [{ sportID: id, name, items: all, competitions }]
  })
}

/** As a feed names it. */
const SPORT = sql<string>`event.fixture ->> 'sport'`

export async function sportEvents(
  context: Context,
  { limit, offset, ...filters }: Input<'betframe/events'>,
): Promise<Output<'betframe/events'>> {
  const { db, now } = context
  const found = matching(context, filters)
  const rows = await found
    .selectAll('event')
    .orderBy('event.starts_at')
    .orderBy('event.id')
    .limit(limit)
    .offset(offset)
    .execute()
  const { total } = await found
    .select(({ fn }) => fn.countAll<bigint>().as('total'))
    .executeTakeFirstOrThrow()
  return {
    data: await listed(db, rows, now),
    pagination: { limit, total: Number(total), offset },
  }
}

/** All that are played now. */
export async function liveEvents({
  db,
  now,
}: Pick<Context, 'db' | 'now'>): Promise<Output<'betframe/live'>> {
  const rows = await known(db)
    .selectAll('event')
    .where('event.settled_at', 'is', null)
    .where(IS_LIVE)
    .orderBy('event.starts_at')
    .orderBy('event.id')
    .limit(LIVE_MAX)
    .execute()
  return listed(db, rows, now)
}

/** The ids of the same, in the same order. */
export async function playingIds(db: Kysely<Tables>): Promise<number[]> {
  const rows = await known(db)
    .select('event.id')
    .where('event.settled_at', 'is', null)
    .where(IS_LIVE)
    .orderBy('event.starts_at')
    .orderBy('event.id')
    .limit(LIVE_MAX)
    .execute()
  return rows.map(({ id }) => Number(id))
}

/** These, as lists have them. */
export async function listedEvents(
  { db, now }: Pick<Context, 'db' | 'now'>,
  ids: readonly bigint[],
): Promise<Listed[]> {
  return listed(db, await eventsIn(db, ids), now)
}

const eventsIn = (db: Kysely<Tables>, ids: readonly bigint[]): Promise<EventRow[]> =>
  known(db).selectAll('event').where('event.id', 'in', ids).execute()

/** More than are ever played at once. */
const LIVE_MAX = 200

type Listed = Output<'betframe/live'>[number]

/** Events as a list has them: each with its chief markets, which alone are read, and how many there are. */
async function listed(db: Kysely<Tables>, rows: readonly EventRow[], now: Date): Promise<Listed[]> {
  const ids = rows.map(({ id }) => id)
  const markets = await marketsOf(db, rows, now, CHIEF)
  const counts = await marketCounts(db, ids)
  return rows.map((row) => ({
    ...eventOf(row, now),
    markets: chiefOf(isOffered(row, now) ? (markets.get(row.id) ?? []) : []),
    marketCount: isOffered(row, now) ? (counts.get(row.id) ?? 0) : 0,
  }))
}

/** Who wins, by each sport's own name of it. */
const WINNERS = ['match-result', 'winner', 'match-winner', 'volleyball-winner', 'esport-winner']
/** A handicap, where nobody has to be level, and then a total: of several lines the most even one. */
const HANDICAPS = [
  'points-handicap',
  'games-handicap',
  'volleyball-sets-handicap',
  'esport-maps-handicap',
]
const TOTALS = ['total-points', 'total-games', 'volleyball-total-points', 'esport-total-maps']

/** What `chiefOf` chooses from. */
const CHIEF = sql<boolean>`(market_key = any(${[...WINNERS, 'both-score']}::text[])
  or split_part(market_key, '.', 1) = any(${['total-goals', ...HANDICAPS, ...TOTALS]}::text[])
    and market_key not like '%@%')`

/** How many markets of each of these events have odds. */
async function marketCounts(
  db: Kysely<Tables>,
  eventIds: readonly bigint[],
): Promise<ReadonlyMap<bigint, number>> {
  if (eventIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('sports_offers')
    .select('event_id')
    .select(sql<bigint>`count(distinct market_key)`.as('markets'))
    .where('event_id', 'in', eventIds)
    .where('odds', 'is not', null)
    .groupBy('event_id')
    .execute()
  return new Map(rows.map(({ event_id, markets }) => [event_id, Number(markets)]))
}

/**
 * Who wins, a total, and whether both score, or a handicap where nobody has to. The total of goals is the usual one; in play, and of lines that go
 * with who plays, the most even of those that are open.
 */
function chiefOf(all: readonly Market[]): Market[] {
  const named = (key: string): Market[] => all.filter(({ market }) => market === key)
  const even = (of: string): Market[] =>
    all
      .filter(({ kind, period }) => kind === of && period === 'match')
      .filter(isWhole)
      .toSorted((a, b) => gapOf(a) - gapOf(b))
      .slice(0, 1)
  const usual = named('total-goals.10').filter(isWhole)
  return [
    ...WINNERS.flatMap(named),
    ...HANDICAPS.flatMap(even),
    ...(usual.length > 0 ? usual : even('total-goals')),
    ...TOTALS.flatMap(even),
    ...named('both-score'),
  ]
}

const isWhole = ({ selections }: Market): boolean => selections.every(({ odds }) => odds !== null)

const gapOf = ({ selections }: Market): number => {
  const odds = selections.map((each) => each.bookOdds ?? each.odds ?? 0)
  return Math.max(...odds) - Math.min(...odds)
}

/** As `foldName` has them: in Turkish lower case, without dots, cedillas and hats. */
const NAMES_FOLDED = sql<string>`regexp_replace(normalize(lower(translate(
  concat_ws(' | ', event.fixture #>> '{home,name}', event.fixture #>> '{away,name}',
    event.fixture #>> '{competition,name}'), 'İIı', 'iii')), nfd), '[\u0300-\u036f]', '', 'g')`

function matching(
  context: Context,
  {
    sportID,
    competitionID,
    live,
    day,
    coming,
    search,
    favorites,
  }: Omit<Input<'betframe/events'>, 'limit' | 'offset'>,
) {
  const { db, now } = context
  let found = known(db)
  if (favorites === true) found = markedBy(found, asMember(context))
  if (sportID !== undefined)
    found = found.where(SPORT, '=', ALL_SPORTS.find(({ id }) => id === sportID)?.name ?? '')
  if (competitionID !== undefined)
    found = found.where(sql`event.fixture #>> '{competition,id}'`, '=', competitionID)
  if (day !== undefined)
    found = found
      .where('event.starts_at', '>=', startOf(day))
      .where('event.starts_at', '<', endOf(day))
  if (coming === true)
    found = found.where('event.starts_at', '>', now).where(sql<boolean>`not ${IS_OVER}`)
  if (search !== undefined)
    found = found
      .where('event.settled_at', 'is', null)
      .where(sql<boolean>`not ${IS_OVER}`)
      .where(NAMES_FOLDED, 'like', namePattern(search))
  if (live === undefined) return found
  return found.where(live ? IS_LIVE : sql<boolean>`not ${IS_LIVE}`)
}

const markedBy = (found: ReturnType<typeof known>, { member }: MemberContext) =>
  found.where(sql<boolean>`not ${IS_OVER}`).where(
    sql<boolean>`exists(select 1 from favourite_matches
        where member_id = ${member.id} and event_id = event.id)`,
  )

export async function sportEvent(
  { db, now }: Context,
  { eventID }: Input<'betframe/event'>,
): Promise<Output<'betframe/event'>> {
  const [row] = await eventsIn(db, [BigInt(eventID)])
  if (!row) throw new Refused('not-found')
  const [found] = await matchesIn(db, [row], now)
  if (!found) throw new Error('every event is a match')
  const { isSettled: _, ...match } = found
  return { ...match, ...(await endOfMatch(db, row)) }
}

/** These, as their own pages have them, without how they ended. */
export const matchesOf = async ({ db, now }: Pick<Context, 'db' | 'now'>, ids: readonly bigint[]) =>
  matchesIn(db, await eventsIn(db, ids), now)

async function matchesIn(db: Kysely<Tables>, rows: readonly EventRow[], now: Date) {
  const markets = await marketsOf(db, rows, now)
  return rows.map((row) => ({
    ...eventOf(row, now),
    isSettled: row.settled_at !== null,
    markets: isOffered(row, now) ? (markets.get(row.id) ?? []) : [],
    incidents: incidentsOf(row.record),
    corners: countedOf(row.record, cornersOf),
    cards: countedOf(row.record, cardsOf),
    parts: [...sportOf(row.record).partScoresOf(row.record)],
  }))
}

/** Once a match has begun, what was offered before it is no longer; nor what the last price in play was, once it is over. */
function isOffered(row: EventRow, now: Date): boolean {
  const state = stateOf(row, now)
  return state === 'open' || (state === 'live' && row.priced_version !== null)
}

type Incident = Output<'betframe/event'>['incidents'][number]
const SHOWN = ['goal', 'penalty', 'yellow', 'red', 'corner', 'var', 'danger'] as const

/** Of a sport that is told point by point its parts say it. */
const incidentsOf = (record: SportRecord): Incident[] =>
  record.sport === undefined ? footballIncidents(record) : []

const footballIncidents = ({ incidents }: FootballRecord): Incident[] =>
  incidents.flatMap(({ sequence, incident, annulledBy }) => {
    const kind = SHOWN.find((each) => each === incident.kind)
    if (kind === undefined || !('half' in incident)) return []
    const { half, minute } = incident
    if (half !== 'first' && half !== 'second') return []
    const side = 'side' in incident ? incident.side : null
    return [{ sequence, kind, side, half, minute, isAnnulled: annulledBy !== null }]
  })

const countedOf = (record: SportRecord, count: typeof cornersOf) =>
  record.sport !== undefined || record.phase === 'scheduled' ? null : count(record)

function eventOf(row: EventRow, now: Date) {
  const { fixture, starts_at } = row
  if (fixture === null || starts_at === null) throw new Error('only events with a fixture are read')
  return {
    eventID: Number(row.id),
    sportID: sportNamed(fixture.sport).id,
    competitionID: fixture.competition.id,
    competition: fixture.competition.name,
    region: fixture.region.name,
    home: fixture.home.name,
    away: fixture.away.name,
    startsAt: starts_at.toISOString(),
    state: stateOf(row, now),
    ...momentOf(row),
    score: scoreOf(row.record),
    game: gameOf(row.record),
    suspended: suspensionOf(row, now),
  }
}

type OfferRow = Pick<
  Selectable<SportsOffersTable>,
  'event_id' | 'market_key' | 'market' | 'selection' | 'odds' | 'win' | 'back'
> & { takes_no_bets: boolean }

/** Markets of events, each in the order that it is shown, without those that have no odds at all. */
async function marketsOf(
  db: Kysely<Tables>,
  events: readonly EventRow[],
  now: Date,
  those = sql<boolean>`true`,
): Promise<Map<bigint, Market[]>> {
  if (events.length === 0) return new Map()
  const rows = await db
    .selectFrom('sports_offers')
    .select(['event_id', 'market_key', 'market', 'selection', 'odds', 'win', 'back'])
    .select(TAKES_NO_BETS.as('takes_no_bets'))
    .where(
      'event_id',
      'in',
      events.map(({ id }) => id),
    )
    .where(those)
    .orderBy('event_id')
    .orderBy('place')
    .execute()
  const coming = events.filter((event) => stateOf(event, now) === 'open').map(({ id }) => id)
  const boostOf = await boostsOn(db, coming, now)
  const markets = new Map<bigint, Market[]>()
  for (const [eventId, offers] of grouped(rows, ({ event_id }) => event_id))
    markets.set(eventId, marketsIn(offers, boostOf))
  return markets
}

const marketsIn = (offers: readonly OfferRow[], boostOf: BoostOf): Market[] =>
  [...grouped(offers, ({ market_key }) => market_key)].flatMap(([key, rows]) => {
    const [first] = rows
    if (!first || rows.every(({ odds }) => odds === null)) return []
    const selections = rows.map((row) => {
      const odds = row.odds === null ? null : row.odds / 100
      const boost = boostOf(row)
      const { selection } = row
      return boost && odds !== null
        ? { selection, odds: boost.odds / 100, bookOdds: odds }
        : { selection, odds }
    })
    return [{ ...marketShown(first.market, key), isHalted: first.takes_no_bets, selections }]
  })
