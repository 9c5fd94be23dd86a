import { sql, type RawBuilder, type Selectable } from 'kysely'
import { tablePath } from '#contract/games/tables.ts'
import { toWire } from '#contract/money.ts'
import { Refused } from '#contract/refusals.ts'
import type { Input, Output } from '#contract/registry.ts'
import type { MemberContext } from '../context.ts'
import type { Keys } from '../door/keys.ts'
import { kindsIn } from '../bets/kinds.ts'
import { ownStakeOf } from '../bets/net-position.ts'
import type { BetsTable } from '../database/tables/bet.ts'
import { jackpotsOfRound } from '../jackpot/wins.ts'
import { type Shelf } from '../round/publish/published.ts'
import { withReceipt } from '../round/fairness/receipts.ts'
import { chosen, seedHash } from '../round/fairness/seeds.ts'
import { recordedEvents } from '../round/publish/unreadable-book.ts'
import { endOf, startOf } from '#contract/time-span.ts'

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
  const rows = await linesMatching(context, filters).limit(limit).offset(offset).execute()
  const { total } = await roundsMatching(context, filters)
    .select(({ fn }) => fn.countAll<bigint>().as('total'))
    .executeTakeFirstOrThrow()
  return { data: rows.map(lineOf), pagination: { limit, total: Number(total), offset } }
}

/** What the rounds of a filter come to; a void one is as if it had not been, and a free one's stake was not the member's. */
export async function gameTotals(
  context: MemberContext,
  filters: Input<'casino/game_totals'>,
): Promise<Output<'casino/game_totals'>> {
  const { stake, payout, settled, records } = await roundsMatching(context, filters)
    .select(({ fn }) => fn.countAll<bigint>().as('records'))
    .select(SUMS)
    .executeTakeFirstOrThrow()
  // From the wins, which are few: not one look for every round.
  const { jackpots } = await roundsMatching(context, filters)
    .innerJoin('jackpot_wins as win', (join) =>
      join.onRef('win.member_id', '=', 'bet.member_id').onRef('win.round_id', '=', 'bet.id'),
    )
    .where('bet.state', '=', 'settled')
    .select(sql<bigint>`coalesce(sum(win.amount), 0)::bigint`.as('jackpots'))
    .executeTakeFirstOrThrow()
  return {
    stake: toWire(stake),
    payout: toWire(payout),
    jackpots: toWire(jackpots),
    net: toWire(payout + jackpots - settled),
    records: Number(records),
  }
}

/** What was won or lost of each day, as `gameTotals` counts it, by the day on which the rounds began. */
export async function gameDays(
  context: MemberContext,
  span: Input<'casino/game_days'>,
): Promise<Output<'casino/game_days'>> {
  const days = await roundsMatching(context, span)
    .where('bet.state', '=', 'settled')
    .leftJoin(
      (eb) =>
        eb
          .selectFrom('jackpot_wins as win')
          .where('win.member_id', '=', context.member.id)
          .select(['win.round_id', ({ fn }) => fn.sum<bigint>('win.amount').as('amount')])
          .groupBy('win.round_id')
          .as('won'),
      (join) => join.onRef('won.round_id', '=', 'bet.id'),
    )
    .select([
      DAY.as('day'),
      sql<bigint>`sum(bet.payout + coalesce(won.amount, 0) - ${ownStakeOf('bet')})::bigint`.as(
        'net',
      ),
    ])
    .groupBy(DAY)
    .orderBy(DAY)
    .execute()
  return days.map(({ day, net }) => ({ day, net: toWire(net) }))
}

const DAY = sql<string>`to_char(bet.placed_at at time zone 'Europe/Istanbul', 'YYYY-MM-DD')`

const sumOf = (amount: RawBuilder<unknown>, states: RawBuilder<unknown>) =>
  sql<bigint>`coalesce(sum(${amount}) filter (where ${states}), 0)::bigint`

const SUMS = [
  sumOf(ownStakeOf('bet'), sql`bet.state <> 'void'`).as('stake'),
  sumOf(ownStakeOf('bet'), sql`bet.state = 'settled'`).as('settled'),
  sumOf(sql`bet.payout`, sql`bet.state = 'settled'`).as('payout'),
]

type RoundFilters = Input<'casino/game_totals'>

/** Every line of a filter, newest first, for a list or a file. */
export function linesMatching(owner: Owner, filters: RoundFilters) {
  return roundsMatching(owner, filters)
    .innerJoin('catalogue_games as game', 'game.id', 'bet.game_id')
    .innerJoin('catalogue_providers as provider', 'provider.id', 'game.provider_id')
    .leftJoin('rounds as round', (join) =>
      join.onRef('round.member_id', '=', 'bet.member_id').onRef('round.id', '=', 'bet.id'),
    )
    .select(LINE)
    .select([JACKPOT_WON, IS_FREE])
    .select(['round.mode', 'round.amount'])
    .orderBy('bet.placed_at', 'desc')
    .orderBy('bet.id', 'desc')
}

/** The member's bets on games of the catalogue that a filter leaves; counted without a look at the catalogue. */
function roundsMatching(
  { db, member }: Owner,
  { startDate, endDate, gameID, outcome }: RoundFilters,
) {
  let found = db
    .selectFrom('bets as bet')
    .where('bet.member_id', '=', member.id)
    .where('bet.kind', 'in', kindsIn('games'))
    .where('bet.game_id', 'is not', null)
  // Compared as bigint: an id beyond the column's range is not there, and no fault.
  if (gameID !== undefined) found = found.where(sql`bet.game_id::bigint`, '=', BigInt(gameID))
  if (startDate !== undefined) found = found.where('bet.placed_at', '>=', startOf(startDate))
  if (endDate !== undefined) found = found.where('bet.placed_at', '<', endOf(endDate))
  return outcome === undefined ? found : found.where(OUTCOMES[outcome])
}

const OUTCOMES = {
  won: sql<boolean>`bet.state = 'settled' and bet.payout > bet.stake`,
  lost: sql<boolean>`bet.state = 'settled' and bet.payout < bet.stake`,
  open: sql<boolean>`bet.state = 'open'`,
} as const

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

type Owner = Pick<MemberContext, 'db'> & { member: Pick<MemberContext['member'], 'id'> }

/** All that may be told of a member's round; null when it is not there. Refuses without its version. */
export async function recordedRound(
  owner: Owner,
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
  { db, member }: Owner,
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
  'game.name as gameName',
  'provider.name as providerName',
] as const

/** What a bet won of the jackpots. */
const JACKPOT_WON =
  sql<bigint>`(select coalesce(sum(win.amount), 0)::bigint from jackpot_wins as win
  where win.member_id = bet.member_id and win.round_id = bet.id)`.as('jackpotWon')

/** Did the house stake it? */
const IS_FREE = sql<boolean>`exists (select from bonus_rounds as free
  where free.member_id = bet.member_id and free.bet_id = bet.id)`.as('isFree')

function gameBetsOf({ db, member }: Owner) {
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
