import { sql } from 'kysely'
import { toWire } from '#contract/money.ts'
import { Refused } from '#contract/refusals.ts'
import type { Input, Output } from '#contract/registry.ts'
import type { MemberContext } from '../context.ts'
import type { Tables } from '../database/tables.ts'
import { jackpotsOfRound } from '../jackpot/wins.ts'
import { tableFile, type Shelf } from '../round/published.ts'
import { seedHash } from '../round/seeds.ts'
import { recordedEvents } from '../round/unreadable-book.ts'
import { endOf, startOf } from '../time-span.ts'

type Line = Output<'casino/game_history'>['data'][number]
type Row = Pick<
  Tables['rounds'],
  'id' | 'mode' | 'amount' | 'stake' | 'payout' | 'active' | 'created_at' | 'game_id'
> & { gameName: string; providerName: string; won: bigint }

/** The member's rounds, newest first. A day as a bound is a day in Istanbul, and belongs to it. */
export async function gameHistory(
  context: MemberContext,
  { limit, offset, startDate, endDate, gameID }: Input<'casino/game_history'>,
): Promise<Output<'casino/game_history'>> {
  let found = roundsOf(context)
  // Compared as bigint: an id beyond the column's range is not there, and no fault.
  if (gameID !== undefined) found = found.where(sql`rounds.game_id::bigint`, '=', BigInt(gameID))
  if (startDate !== undefined) found = found.where('rounds.created_at', '>=', startOf(startDate))
  if (endDate !== undefined) found = found.where('rounds.created_at', '<', endOf(endDate))
  const rows = await found
    .select(LINE)
    .select(WON)
    .orderBy('rounds.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
  const { total } = await found
    .select(({ fn }) => fn.countAll<bigint>().as('total'))
    .executeTakeFirstOrThrow()
  return { data: rows.map(lineOf), pagination: { limit, total: Number(total), offset } }
}

/** One of the member's own rounds, its book opened, with what proves its draw. */
export async function round(
  context: MemberContext,
  { roundID }: Input<'casino/round'>,
): Promise<Output<'casino/round'>> {
  const told = await recordedRound(context, context.house.games, BigInt(roundID))
  if (!told) throw new Refused('not-found')
  return told
}

type Whose = Pick<MemberContext, 'db'> & { member: Pick<MemberContext['member'], 'id'> }

/** All that may be told of a member's round; null when it is not there. Refuses without its version. */
export async function recordedRound(
  whose: Whose,
  games: Pick<Shelf, 'find'>,
  roundId: bigint,
): Promise<Output<'casino/round'> | null> {
  const row = await roundsOf(whose)
    .innerJoin('member_seeds as seed', (join) =>
      join
        .onRef('seed.member_id', '=', 'rounds.member_id')
        .onRef('seed.seq', '=', 'rounds.seed_seq'),
    )
    .select(LINE)
    .select(WON)
    .select(['rounds.game', 'rounds.version', 'rounds.book', 'rounds.nonce'])
    .select('rounds.jackpot_terms as terms')
    .select(['seed.server_seed', 'seed.client_seed', 'seed.revealed_at'])
    .where('rounds.id', '=', roundId)
    .executeTakeFirst()
  if (!row) return null
  const published = await games.find(row.game, row.version)
  const mode = published?.modes.get(row.mode.toUpperCase())
  if (!mode) throw new Refused('version-missing', { game: row.game, version: row.version })
  return {
    ...lineOf(row),
    events: row.active ? null : await recordedEvents(mode, row.book),
    game: row.game,
    version: row.version,
    jackpot: await jackpotOf(whose, row),
    draw: {
      seedHash: seedHash(row.server_seed),
      clientSeed: row.client_seed,
      nonce: Number(row.nonce),
      serverSeed: row.revealed_at ? row.server_seed.toString('hex') : null,
      tableHash: mode.table.hash,
      table: `/tables/${row.game}/${row.version}/${tableFile(mode.name)}`,
      bookID: Number(row.book),
    },
  }
}

/** The round's part in the jackpots. */
async function jackpotOf(
  { db, member }: Whose,
  { id, terms }: { id: bigint; terms: number | null },
): Promise<Output<'casino/round'>['jackpot']> {
  return terms === null ? null : { terms, wins: await jackpotsOfRound(db, member.id, id) }
}

const LINE = [
  'rounds.id',
  'rounds.mode',
  'rounds.amount',
  'rounds.stake',
  'rounds.payout',
  'rounds.active',
  'rounds.created_at',
  'rounds.game_id',
  'game.name as gameName',
  'provider.name as providerName',
] as const

/** What a round won of the jackpots. */
const WON = sql<bigint>`(select coalesce(sum(win.amount), 0)::bigint from jackpot_wins as win
  where win.member_id = rounds.member_id and win.round_id = rounds.id)`.as('won')

function roundsOf({ db, member }: Whose) {
  return db
    .selectFrom('rounds')
    .innerJoin('casino_games as game', 'game.id', 'rounds.game_id')
    .innerJoin('casino_providers as provider', 'provider.id', 'game.provider_id')
    .where('rounds.member_id', '=', member.id)
}

/** What a round gives is said when the game has told it, not before. */
function lineOf(row: Row): Line {
  return {
    roundID: Number(row.id),
    gameID: row.game_id,
    gameName: row.gameName,
    providerName: row.providerName,
    mode: row.mode,
    stake: toWire(row.stake),
    baseStake: toWire(row.amount),
    payout: row.active ? null : toWire(row.payout),
    multiplier: row.active ? null : Number(row.payout) / Number(row.stake),
    jackpotWon: toWire(row.won),
    active: row.active,
    at: row.created_at.toISOString(),
  }
}
