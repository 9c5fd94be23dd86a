import { sql } from 'kysely'
import { JACKPOT_LEVELS, type JackpotLevel } from '#chance/jackpots.ts'
import { toWire } from '#contract/money.ts'
import type { Input, Output } from '#contract/registry.ts'
import type { MemberContext } from '../context.ts'
import type { Shelf } from '../round/publish/published.ts'

type Line = Output<'casino/seed_rounds'>['data'][number]

/**
 * The rounds of a pair of the member's seeds, once it is open; of a sealed one, none. None of them is open: a pair is not renewed
 * while a round is. What each paid is what its bet was paid, and not what its own row says.
 */
export async function seedRounds(
  context: MemberContext,
  { seq, limit, offset }: Input<'casino/seed_rounds'>,
): Promise<Output<'casino/seed_rounds'>> {
  const { house, member } = context
  const found = roundsOf(context, seq)
  const { total } = await found
    .select(({ fn }) => fn.countAll<bigint>().as('total'))
    .executeTakeFirstOrThrow()
  const rows = await found
    .select(['round.id', 'round.nonce', 'round.version', 'round.mode', 'round.amount'])
    .select(['round.book', 'round.jackpot_terms as terms'])
    .select(['bet.game', 'bet.stake', 'bet.payout', 'bet.placed_at'])
    .select(
      sql<JackpotLevel[]>`array(select win.level from jackpot_wins as win
        where win.member_id = ${member.id} and win.round_id = round.id)`.as('levels'),
    )
    .orderBy('round.nonce')
    .limit(limit)
    .offset(offset)
    .execute()
  const data: Line[] = []
  for (const row of rows) data.push(await lineOf(house.games, row))
  return { data, pagination: { limit, total: Number(total), offset } }
}

function roundsOf({ db, member }: MemberContext, seq: number) {
  return db
    .selectFrom('rounds as round')
    .innerJoin('bets as bet', (join) =>
      join.onRef('bet.member_id', '=', 'round.member_id').onRef('bet.id', '=', 'round.id'),
    )
    .innerJoin('member_seeds as seed', (join) =>
      join.onRef('seed.member_id', '=', 'round.member_id').onRef('seed.seq', '=', 'round.seed_seq'),
    )
    .where('round.member_id', '=', member.id)
    .where('round.seed_seq', '=', seq)
    .where('seed.revealed_at', 'is not', null)
}

interface Row {
  id: bigint
  nonce: bigint
  game: string
  version: string
  mode: string
  amount: bigint
  stake: bigint
  placed_at: Date
  payout: bigint
  book: bigint
  terms: number | null
  levels: JackpotLevel[]
}

async function lineOf(games: Pick<Shelf, 'find'>, row: Row): Promise<Line> {
  const { id, nonce, game, version, mode, terms, levels, book } = row
  const published = await games.find(game, version)
  const wins = JACKPOT_LEVELS.filter((level) => levels.includes(level)).map((level) => ({ level }))
  return {
    roundID: Number(id),
    at: row.placed_at.toISOString(),
    nonce: Number(nonce),
    game,
    version,
    mode,
    stake: toWire(row.stake),
    baseStake: toWire(row.amount),
    payout: toWire(row.payout),
    jackpot: terms === null ? null : { terms, wins },
    tableHash: published?.modes.get(mode.toUpperCase())?.table.hash ?? '',
    bookID: Number(book),
  }
}
