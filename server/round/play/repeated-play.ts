/** What a request id bought before, told again. It takes nothing and draws nothing. */
import { FREE_ROUND, type PlayReply } from '#contract/games/game-protocol.ts'
import { wireBalance } from '../../game-session/balance.ts'
import { readAmount } from './bet.ts'
import { freeRoundsOf } from './free-rounds.ts'
import type { PlayRequest, Rounds } from './rounds.ts'
import { takeSeat, type RecordedRound } from './seat.ts'
import { SUCCESS, wireRecorded } from './wire.ts'

interface RepeatedRow extends Omit<RecordedRound, 'active'> {
  game: string
  funds: bigint
}

const REPEATED = `
select r.id, b.game, r.version, r.mode, r.amount, r.multiplier, r.payout, r.book, r.event,
  free.bet_id is not null as "isFree",
  round_played_funds(r.member_id, r.id) as funds
from rounds r join bets b on b.member_id = r.member_id and b.id = r.id
left join bonus_rounds free on free.member_id = r.member_id and free.bet_id = r.id
where r.member_id = $1 and r.request_id = $2`

/** The reply that the same play was given; null when it never was made, or not with this content. */
export async function repeatedPlay(
  rounds: Rounds,
  { sessionID, amount, mode, requestId }: PlayRequest,
): Promise<PlayReply | null> {
  if (requestId === null) return null
  const { seat } = await takeSeat(rounds, sessionID)
  const { rows } = await rounds.pool.query<RepeatedRow>({
    name: 'round_repeated',
    text: REPEATED,
    values: [seat.token.memberId, requestId],
  })
  const row = rows[0]
  if (row?.game !== seat.game.id || row.amount !== readAmount(amount)) return null
  const game = await rounds.games.find(row.game, row.version)
  const played = game?.modes.get(row.mode.toUpperCase())
  const named = row.isFree ? FREE_ROUND : played?.name.toUpperCase()
  if (!played || named !== mode.toUpperCase()) return null
  const round = await wireRecorded({ ...row, mode: played, active: row.payout > 0n })
  const left = row.isFree ? await freeRoundsOf(rounds, seat.token.memberId, row.id) : {}
  return { balance: wireBalance(row.funds), round, ...left, status: SUCCESS }
}
