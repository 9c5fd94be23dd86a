import { sql, type Selectable } from 'kysely'
import { tablePath } from '#contract/games/tables.ts'
import { toWire } from '#contract/money.ts'
import { Refused } from '#contract/refusals.ts'
import type { Input, Output } from '#contract/registry.ts'
import type { MemberContext } from '../context.ts'
import type { Keys } from '../door/keys.ts'
import { kindsIn } from '../bets/kinds.ts'
import { betsMatching, pageOfBets, type BetOwner, type FoundBets } from '../bets/listed.ts'
import type { BetsTable } from '../database/tables/bet.ts'
import { shownName } from '../catalogue/shown-name.ts'
import { jackpotsOfRound } from '../jackpot/wins.ts'
import { type Shelf } from '../round/publish/published.ts'
import { withReceipt } from '../round/fairness/receipts.ts'
import { chosen, seedHash } from '../round/fairness/seeds.ts'
import { recordedEvents } from '../round/publish/unreadable-book.ts'
import { gamesIn } from './game-totals.ts'

type Line = Output<'casino/game_history'>['data'][number]
type Row = Pick<
  Selectable<BetsTable>,
  'id' | 'kind' | 'stake' | 'payout' | 'state' | 'placed_at'
> & { gameID: number; gameName: string; providerName: string; jackpotWon: bigint; isFree: boolean }
/** What only a slot's round has. */
type RoundRow = { mode: string | null; amount: bigint | null }

/**
 * The member's bets on games, of whatever kind, newest first. A day as a bound is a day in Istanbul, and
 * belongs to it.
 */
export async function gameHistory(
  context: MemberContext,
  { limit, offset, ...filters }: Input<'casino/game_history'>,
): Promise<Output<'casino/game_history'>> {
  const { ids, total } = await pageOfBets(context, gamesIn(filters), { limit, offset })
  const rows =
    ids.length === 0
      ? []
      : await linesOf(
          betsMatching(context, gamesIn({})).where('bet.id', 'in', ids),
          context.lang,
        ).execute()
  return { data: rows.map(lineOf), pagination: { limit, total, offset } }
}

/** Every line of a filter, newest first, for a file. */
export const linesMatching = (
  owner: BetOwner & Pick<MemberContext, 'lang'>,
  filters: Input<'casino/game_totals'>,
) => linesOf(betsMatching(owner, gamesIn(filters)), owner.lang)

const linesOf = (found: FoundBets, lang: MemberContext['lang']) =>
  found
    .innerJoin('catalogue_games as game', 'game.id', 'bet.game_id')
    .innerJoin('catalogue_providers as provider', 'provider.id', 'game.provider_id')
    .leftJoin('rounds as round', (join) =>
      join.onRef('round.member_id', '=', 'bet.member_id').onRef('round.id', '=', 'bet.id'),
    )
    .select(LINE)
    .select(shownName(lang).as('gameName'))
    .select([JACKPOT_WON, IS_FREE])
    .select(['round.mode', 'round.amount'])
    .orderBy('bet.placed_at', 'desc')
    .orderBy('bet.id', 'desc')

/** One of the member's own rounds, its book opened, with what proves its draw. */
export async function round(
  context: MemberContext,
  { roundID }: Input<'casino/round'>,
): Promise<Output<'casino/round'>> {
  const { games, keys } = context.house
  const recorded = await recordedRound(context, games, BigInt(roundID), keys)
  if (!recorded) throw new Refused('not-found')
  return recorded
}

/** All that may be told of a member's round; null when it is not there. Refuses without its version. */
export async function recordedRound(
  owner: BetOwner,
  games: Pick<Shelf, 'find'>,
  roundId: bigint,
  keys: Pick<Keys, 'receiptKey' | 'signReceipt'>,
): Promise<Output<'casino/round'> | null> {
  const row = await gameBetsOf(owner)
    .innerJoin('rounds as round', (join) =>
      join.onRef('round.member_id', '=', 'bet.member_id').onRef('round.id', '=', 'bet.id'),
    )
    .innerJoin('member_seeds as seed', (join) =>
      join.onRef('seed.member_id', '=', 'round.member_id').onRef('seed.seq', '=', 'round.seed_seq'),
    )
    .select(LINE)
    .select('game.name as gameName')
    .select([JACKPOT_WON, IS_FREE])
    .select(['round.mode', 'round.amount'])
    .select(['bet.game', 'round.version', 'round.book', 'round.nonce'])
    .select('round.jackpot_terms as terms')
    .select(['seed.server_seed', 'seed.client_seed', 'seed.revealed_at', 'seed.draw_version'])
    .where('bet.id', '=', roundId)
    .executeTakeFirst()
  if (!row) return null
  const published = await games.find(row.game, row.version)
  const mode = published?.modes.get(row.mode.toUpperCase())
  if (!mode) throw new Refused('version-missing', { game: row.game, version: row.version })
  return withReceipt(keys, {
    ...lineOf(row),
    events: row.state === 'open' ? null : await recordedEvents(mode, row.book),
    game: row.game,
    version: row.version,
    jackpot: await jackpotOf(owner, row),
    draw: {
      drawVersion: row.draw_version,
      seedHash: seedHash(row.server_seed),
      clientSeed: chosen(row.client_seed),
      nonce: Number(row.nonce),
      serverSeed: row.revealed_at ? row.server_seed.toString('hex') : null,
      tableHash: mode.table.hash,
      table: tablePath(row.game, row.version, mode.name),
      bookID: Number(row.book),
    },
  })
}

/** The round's part in the jackpots. */
async function jackpotOf(
  { db, member }: BetOwner,
  { id, terms }: { id: bigint; terms: number | null },
): Promise<Output<'casino/round'>['jackpot']> {
  return terms === null ? null : { terms, wins: await jackpotsOfRound(db, member.id, id) }
}

const LINE = [
  'bet.id',
  'bet.kind',
  'bet.stake',
  'bet.payout',
  'bet.state',
  'bet.placed_at',
  'game.id as gameID',
  'provider.name as providerName',
] as const

/** What a bet won of the jackpots. */
const JACKPOT_WON =
  sql<bigint>`(select coalesce(sum(win.amount), 0)::bigint from jackpot_wins as win
  where win.member_id = bet.member_id and win.round_id = bet.id)`.as('jackpotWon')

/** Did the house stake it? */
const IS_FREE = sql<boolean>`exists (select from bonus_rounds as free
  where free.member_id = bet.member_id and free.bet_id = bet.id)`.as('isFree')

function gameBetsOf({ db, member }: BetOwner) {
  return db
    .selectFrom('bets as bet')
    .innerJoin('catalogue_games as game', 'game.id', 'bet.game_id')
    .innerJoin('catalogue_providers as provider', 'provider.id', 'game.provider_id')
    .where('bet.member_id', '=', member.id)
    .where('bet.kind', 'in', kindsIn('games'))
}

/** What a bet gives is told when it is settled, not before. What is no slot's has its kind for a mode. */
export function lineOf(row: Row & RoundRow): Line {
  const isOpen = row.state === 'open'
  return {
    roundID: Number(row.id),
    gameID: row.gameID,
    gameName: row.gameName,
    providerName: row.providerName,
    mode: row.mode ?? row.kind,
    stake: toWire(row.stake),
    baseStake: toWire(row.amount ?? row.stake),
    payout: isOpen ? null : toWire(row.payout),
    multiplier: isOpen || row.stake === 0n ? null : Number(row.payout) / Number(row.stake),
    jackpotWon: toWire(row.jackpotWon),
    active: isOpen,
    free: row.isFree,
    at: row.placed_at.toISOString(),
  }
}
