import type { Kysely } from 'kysely'
import { toWire } from '#contract/money.ts'
import { Refused } from '#contract/refusals.ts'
import type { Input, Output } from '#contract/registry.ts'
import type { TournamentStatus } from '#contract/calls/tournaments.ts'
import type { Context } from '../context.ts'
import type { Tables } from '../database/tables.ts'
import { maskedName } from '../masked-name.ts'
import { scoresOf, type Score } from './scoring.ts'

type Standings = Output<'tournament/standings'>

/** A tournament as its standings need it. */
interface Ranked {
  id: number
  Status: TournamentStatus
  hasBegun: boolean
}

/** Standings as they were counted once, for whoever comes next. */
interface Counted {
  countedAt: Date
  scores: readonly Score[]
  placeOf: ReadonlyMap<bigint, Score>
}

const REMEMBERED_MS = 10_000
/** Counting a great many rounds takes long: so it is done more rarely, and never busies the database. */
const REMEMBERED_PER_MS = 50
const INT4_MAX = 2 ** 31 - 1

/** One page of a tournament's standings, and the member's own place in them. */
export async function tournamentStandings(
  context: Context,
  { id, limit, offset }: Input<'tournament/standings'>,
): Promise<Standings> {
  const tournament = await rankedOf(context, id)
  if (!tournament) throw new Refused('not-found')
  const { scores, placeOf, countedAt } = await countedOf(context, tournament)
  const page = scores.slice(offset, offset + limit)
  const mine = context.member ? placeOf.get(context.member.id) : undefined
  const placeLine = await placeLinesOf(context.db, id, mine ? [...page, mine] : page)
  return {
    Status: tournament.Status,
    players: scores.length,
    standings: page.map((place) => ({ ...placeLine(place), isMine: place === mine })),
    mine: mine ? placeLine(mine) : null,
    countedAt: countedAt.toISOString(),
  }
}

async function rankedOf({ db, now }: Context, id: number): Promise<Ranked | null> {
  if (id > INT4_MAX) return null
  const row = await db
    .selectFrom('tournaments')
    .select(['id', 'starts_at', 'cancelled_at', 'fixed_at'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) return null
  return { id, Status: statusOf(row), hasBegun: row.starts_at <= now }
}

/** What the dates do not say: are the standings fixed, or called off? */
export function statusOf(row: { cancelled_at: Date | null; fixed_at: Date | null }) {
  if (row.cancelled_at !== null) return 'cancelled'
  return row.fixed_at === null ? 'open' : 'final'
}

interface Remembered {
  atMs: number
  forMs: number
  counted: Promise<Counted>
}

const memories = new WeakMap<Context['house']['database'], Map<string, Remembered>>()

/** Counted anew at most every ten seconds, however many ask; those who ask meanwhile wait together. */
function countedOf(context: Context, tournament: Ranked): Promise<Counted> {
  const { house, now } = context
  const memory = memories.get(house.database) ?? new Map<string, Remembered>()
  memories.set(house.database, memory)
  for (const [key, { atMs, forMs }] of memory) {
    // Either way: a clock that was set back makes nothing last longer.
    if (Math.abs(now.getTime() - atMs) >= forMs) memory.delete(key)
  }
  const key = `${tournament.id} ${tournament.Status}`
  const known = memory.get(key)
  if (known) return known.counted
  const began = performance.now()
  const counted = count(context, tournament)
  const remembered = { atMs: now.getTime(), forMs: REMEMBERED_MS, counted }
  memory.set(key, remembered)
  const tookMs = () => performance.now() - began
  counted.then(
    () => (remembered.forMs = Math.max(REMEMBERED_MS, REMEMBERED_PER_MS * tookMs())),
    () => memory.delete(key),
  )
  return counted
}

async function count({ db, now }: Context, tournament: Ranked): Promise<Counted> {
  const scores = await scoresFor(db, tournament)
  const placeOf = new Map(scores.map((score) => [score.memberId, score]))
  return { countedAt: now, scores, placeOf }
}

async function scoresFor(db: Kysely<Tables>, tournament: Ranked): Promise<Score[]> {
  const { id, Status, hasBegun } = tournament
  if (!hasBegun || Status === 'cancelled') return []
  if (Status === 'open') return scoresOf(db, id)
  return db
    .selectFrom('tournament_standings')
    .select(['rank', 'member_id as memberId', 'score', 'at'])
    .where('tournament_id', '=', id)
    .orderBy('rank')
    .execute()
}

/** How a place stands on the wire for anyone: the name masked, and of the member nothing else. */
async function placeLinesOf(db: Kysely<Tables>, id: number, places: readonly Score[]) {
  const prizes = new Map(
    (
      await db
        .selectFrom('tournament_prizes')
        .select(['rank', 'amount'])
        .where('tournament_id', '=', id)
        .execute()
    ).map(({ rank, amount }) => [rank, amount]),
  )
  const names = await namesOf(
    db,
    places.map(({ memberId }) => memberId),
  )
  return ({ rank, memberId, score, at }: Score) => {
    const prize = prizes.get(rank)
    return {
      rank,
      name: maskedName(names.get(memberId) ?? ''),
      score: Number(score) / 100,
      at: at.toISOString(),
      prize: prize === undefined ? null : toWire(prize),
    }
  }
}

async function namesOf(
  db: Kysely<Tables>,
  ids: readonly bigint[],
): Promise<ReadonlyMap<bigint, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('members')
    .select(['id', 'firstname'])
    .where('id', 'in', [...new Set(ids)])
    .execute()
  return new Map(rows.map(({ id, firstname }) => [id, firstname]))
}
