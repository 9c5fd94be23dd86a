/** What matches came to once they are over: their scores and markets, the table of a competition, and the form of its clubs. */
import { sql, type Kysely, type Selectable } from 'kysely'
import { Refused } from '#contract/refusals.ts'
import type { Input, Output } from '#contract/registry.ts'
import { endOf, startOf } from '#contract/time-span.ts'
import type { Market } from '#games/sports/built.ts'
import { marketKey } from '#games/sports/market.ts'
import { settleRuledSelection, type Ruling } from '#games/sports/rulings.ts'
import type { SportRecord } from '#games/sports/sport.ts'
import { sportNamed, sportOf } from '#games/sports/sports.ts'
import { standingsOf, type PlayedMatch } from '#games/sports/standings.ts'
import type { Context } from '../../context.ts'
import type { Tables } from '../../database/tables.ts'
import type { SportsEventsTable } from '../../database/tables/sports.ts'
import { remember } from '../../remembered.ts'
import { marketShown } from './market-shown.ts'
import { rulingsOn } from '../trading/operate.ts'
import { settledRecord } from '../feed/recorded-events.ts'

type Results = Output<'betframe/results'>
type Standings = Output<'betframe/standings'>
type Filters = Omit<Input<'betframe/results'>, 'limit' | 'offset'>
type EventRow = Selectable<SportsEventsTable>

const RESULTS_MS = 5_000
const STANDINGS_MS = 20_000

const rememberedResults = remember<Results>(RESULTS_MS)
const rememberedStandings = remember<Standings | null>(STANDINGS_MS)

export const sportResults = (
  context: Context,
  input: Input<'betframe/results'>,
): Promise<Results> =>
  rememberedResults(context, JSON.stringify(input), () => readResults(context, input))

/** More than a season of any league has matches. Of a competition that names no seasons, its last so many. */
const MATCHES_MAX = 1_000

export async function sportStandings(
  context: Context,
  { competitionID }: Input<'betframe/standings'>,
): Promise<Standings> {
  const known = await rememberedStandings(context, competitionID, () =>
    readStandings(context, competitionID),
  )
  if (known === null) throw new Refused('not-found')
  return known
}

/** A match that two providers tell to its end is the event that came first: it counts once in every list and table. */
const over = (db: Kysely<Tables>) =>
  db
    .selectFrom('sports_events as event')
    .where('event.settled_at', 'is not', null)
    .where('event.fixture', 'is not', null)
    .where(
      sql<boolean>`not exists (select from sports_events other
        where other.settled_at is not null and other.record ->> 'ending' = 'ended' and other.id < event.id and other.provider <> event.provider
          and other.fixture #>> '{competition,id}' = event.fixture #>> '{competition,id}'
          and other.starts_at > event.starts_at - interval '24 hours' and other.starts_at < event.starts_at + interval '24 hours'
          and (other.fixture ->> 'sport', other.fixture ->> 'season') is not distinct from (event.fixture ->> 'sport', event.fixture ->> 'season')
          and array[other.fixture #>> '{home,id}', other.fixture #>> '{away,id}'] <@
            array[event.fixture #>> '{home,id}', event.fixture #>> '{away,id}'])`,
    )

function matching(db: Kysely<Tables>, { competitionID, clubID, opponentID, day }: Filters) {
  let found = over(db)
  if (competitionID !== undefined)
    found = found.where(sql`event.fixture #>> '{competition,id}'`, '=', competitionID)
  for (const club of [clubID, opponentID])
    if (club !== undefined)
      found = found.where(
        sql<boolean>`${club} in (event.fixture #>> '{home,id}', event.fixture #>> '{away,id}')`,
      )
  if (day !== undefined)
    found = found
      .where('event.starts_at', '>=', startOf(day))
      .where('event.starts_at', '<', endOf(day))
  return found
}

async function readResults(
  { db }: Context,
  { limit, offset, ...filters }: Input<'betframe/results'>,
): Promise<Results> {
  const rows = await matching(db, filters)
    .select(['event.id', 'event.fixture', 'event.starts_at', 'event.record'])
    .orderBy('event.starts_at', 'desc')
    .orderBy('event.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
  const { total } = await matching(db, filters)
    .select(({ fn }) => fn.countAll<bigint>().as('total'))
    .executeTakeFirstOrThrow()
  return { data: rows.map(resultOf), pagination: { limit, total: Number(total), offset } }
}

function resultOf(
  row: Pick<EventRow, 'id' | 'fixture' | 'starts_at' | 'record'>,
): Results['data'][number] {
  const { id, fixture, starts_at } = row
  if (fixture === null || starts_at === null) throw new Error('only events with a fixture are read')
  const { competition, region, home, away } = fixture
  const record = settledRecord(row.record)
  return {
    eventID: Number(id),
    sportID: sportNamed(fixture.sport).id,
    competitionID: competition.id,
    competition: competition.name,
    region: region.name,
    homeID: home.id,
    home: home.name,
    awayID: away.id,
    away: away.name,
    startsAt: starts_at.toISOString(),
    ending: record.ending,
    score: finalOf(record),
    halfScore: sportOf(record).halfScoreOf(record),
  }
}

/** What it ended at; of one that was broken off, what it stood at then. */
const finalOf = (record: SportRecord) =>
  record.ending === 'walkover' || (record.ending !== 'ended' && record.phase === 'scheduled')
    ? null
    : sportOf(record).scoreOf(record)

async function readStandings({ db }: Context, competitionID: string): Promise<Standings | null> {
  const found = matching(db, { competitionID })
    .orderBy('event.starts_at', 'desc')
    .orderBy('event.id', 'desc')
  const season = sql<string | null>`event.fixture ->> 'season'`
  const first = found.select('event.fixture').limit(1)
  // A match that names no season makes none of its own where others do: it is in no table.
  const named = await first.where(season, 'is not', null).executeTakeFirst()
  const latest = (named ?? (await first.executeTakeFirst()))?.fixture
  if (!latest) return null
  const { competition, region } = latest
  const sport = sportNamed(latest.sport)
  const rows = await found
    .where(season, 'is not distinct from', latest.season ?? null)
    .select(['event.fixture', 'event.record'])
    .limit(MATCHES_MAX)
    .execute()
  const played = rows.flatMap((row): PlayedMatch[] => {
    const { fixture } = row
    const record = settledRecord(row.record)
    const score = sportOf(record).scoreOf(record)
    if (fixture === null || record.ending !== 'ended' || score === null) return []
    return [{ home: fixture.home, away: fixture.away, score }]
  })
  return {
    competitionID,
    competition: competition.name,
    region: region.name,
    season: latest.season ?? null,
    sportID: sport.id,
    clubs: standingsOf(played.toReversed(), sport.tablePoints).map(
      ({ club, form, ...figures }) => ({
        clubID: club.id,
        club: club.name,
        ...figures,
        form: [...form],
      }),
    ),
  }
}

type End = Pick<Output<'betframe/event'>, 'halfScore' | 'ending' | 'homeID' | 'awayID' | 'results'>

/** How a match ended, and what its markets came to by its record and by what was ruled. Before that there is nothing of it. */
export async function endOfMatch(db: Kysely<Tables>, row: EventRow): Promise<End> {
  const { id, fixture, record, settled_at } = row
  const clubs = { homeID: fixture?.home.id ?? '', awayID: fixture?.away.id ?? '' }
  const hasEnded = record.ending !== null || settled_at !== null
  if (!hasEnded) return { ...clubs, halfScore: null, ending: null, results: [] }
  const ended = settledRecord(record)
  const rulings = await rulingsOn(db, id)
  return {
    ...clubs,
    halfScore: sportOf(ended).halfScoreOf(ended),
    ending: ended.ending,
    results: fixture
      ? sportOf(ended)
          .marketsBefore(fixture, ended)
          .map((market) => settledMarket(market, ended, rulings))
      : [],
  }
}

function settledMarket(
  market: Market,
  record: SportRecord,
  rulings: readonly Ruling[],
): End['results'][number] {
  return {
    ...marketShown(market, marketKey(market)),
    selections: sportOf(record)
      .selectionsOf(market)
      .map((selection) => ({
        selection,
        result: settleRuledSelection({ market, selection }, record, rulings)?.result ?? null,
      })),
  }
}
