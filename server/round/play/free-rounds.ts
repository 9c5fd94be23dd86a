/** What a member has of free rounds, as the game protocol tells it. */
import type { FreeRounds } from '#contract/games/game-protocol.ts'
import type { Rounds } from './rounds.ts'

interface Row {
  left: number
  rounds: number
  stake: bigint
  wagering: number
  won: bigint
  expires_at: Date
}

const FREE_ROUNDS_QUERY = `
select o.rounds - b.rounds_played as left, o.rounds, o.round_stake as stake, o.wagering, b.expires_at,
  coalesce((select sum(bet.payout) from bonus_rounds played
    join bets bet on bet.member_id = played.member_id and bet.id = played.bet_id
    where played.member_id = b.member_id and played.bonus_id = b.id and bet.state = 'settled'), 0)::bigint as won
from bonuses b join bonus_offers o on o.id = b.offer_id`

/** Those that can be played at a game now; nothing where there are none. */
export async function freeRoundsAt(
  { pool, clock }: Pick<Rounds, 'pool' | 'clock'>,
  memberId: bigint,
  game: string,
): Promise<{ freeRounds?: FreeRounds }> {
  const { rows } = await pool.query<Row>({
    name: 'free_rounds_at',
    text: `${FREE_ROUNDS_QUERY} join free_rounds_at($1, $2, $3) free on b.member_id = $1 and b.id = free.id`,
    values: [memberId, game, clock()],
  })
  return wired(rows[0])
}

/** Those that a free round was one of, after it. */
export async function freeRoundsOf(
  { pool }: Pick<Rounds, 'pool'>,
  memberId: bigint,
  roundId: bigint,
): Promise<{ freeRounds?: FreeRounds }> {
  const { rows } = await pool.query<Row>({
    name: 'free_rounds_of',
    text: `${FREE_ROUNDS_QUERY} join bonus_rounds round on round.member_id = $1 and round.bet_id = $2
      and b.member_id = round.member_id and b.id = round.bonus_id`,
    values: [memberId, roundId],
  })
  return wired(rows[0])
}

function wired(row: Row | undefined): { freeRounds?: FreeRounds } {
  if (!row) return {}
  const { left, rounds, wagering } = row
  const [stake, won] = [Number(row.stake), Number(row.won)]
  return {
    freeRounds: { left, rounds, stake, wagering, won, expiresAt: row.expires_at.toISOString() },
  }
}
