/**
 * A member's seat at a game: which version they play and the seeds that their next round is drawn
 * from. A remembered seat saves a question; it is never trusted: every move looks at the session
 * again in the database and takes a round only for the very nonce that is next.
 */
import { STAKE_REFUSALS, type GameError, type StakeRefusal } from '#contract/games/game-protocol.ts'
import { BOUGHT_KIND } from '../../bets/kinds.ts'
import { GameRefused } from '../../game-session/game-refused.ts'
import type { Rounds, Seat } from './rounds.ts'
import { tokenOf } from '../../game-session/token.ts'

/** The open round of the game, or else the last one. */
export interface RecordedRound {
  id: bigint
  version: string
  mode: string
  amount: bigint
  payout: bigint
  multiplier: bigint
  book: bigint
  active: boolean
  event: string | null
  /** The house staked it. */
  isFree: boolean
}

/** What the database says of a token: its seat, what the member has to play with, and the round to go on with. */
export interface Seated {
  seat: Seat
  funds: bigint
  round: RecordedRound | null
}

const SEATS_MAX = 50_000

/** The refusals among the outcomes of the SQL functions. */
const REFUSALS: Readonly<Record<string, GameError>> = {
  session: 'ERR_IS',
  expired: 'ERR_ATE',
  reused: 'ERR_VAL',
  active: 'ERR_BE',
  early: 'ERR_GLE',
  insufficient: 'ERR_IPB',
  limit: 'ERR_VAL',
  none: 'ERR_BNF',
  'no-free-round': 'ERR_VAL',
}

/** Throws when an outcome of a SQL function is a refusal. */
export function refuse(outcome: string): void {
  const error = REFUSALS[outcome]
  if (error) throw new GameRefused(error)
  if (isStakeRefusal(outcome)) throw new GameRefused(STAKE_REFUSALS[outcome], outcome)
}

const isStakeRefusal = (outcome: string): outcome is StakeRefusal =>
  Object.hasOwn(STAKE_REFUSALS, outcome)

/** The remembered seat of a session, or the one the database says. */
export async function seatOf(rounds: Rounds, sessionID: string): Promise<Seat> {
  return rounds.seats.get(sessionID) ?? (await takeSeat(rounds, sessionID)).seat
}

const ASK = `
select s.outcome, s.game, s.version, round_funds($1) as funds,
  m.seq, m.server_seed, m.client_seed, m.draw_version, m.nonce,
  r.id, r.version as round_version, r.mode, r.amount, r.payout, r.multiplier, r.book,
  r.state = 'open' as active, r.event, free.bet_id is not null as is_free
from round_seats(array[$1::bigint], array[$2::bytea], $3) s
left join member_seeds m on m.member_id = $1 and m.revealed_at is null
left join lateral (
  select round.*, bet.state from bets bet
  join rounds round on round.member_id = bet.member_id and round.id = bet.id
  where bet.member_id = $1 and bet.game = s.game and bet.kind = '${BOUGHT_KIND}' order by bet.id desc limit 1
) r on true
left join bonus_rounds free on free.member_id = $1 and free.bet_id = r.id`

interface AskRow {
  outcome: string
  game: string
  version: string
  funds: bigint
  seq: number
  server_seed: Buffer
  client_seed: string | null
  draw_version: number
  nonce: bigint
  id: bigint | null
  round_version: string
  mode: string
  amount: bigint
  payout: bigint
  multiplier: bigint
  book: bigint
  active: boolean
  event: string | null
  is_free: boolean
}

/** Asks the database and remembers the seat. Refuses ended sessions. */
export async function takeSeat(rounds: Rounds, sessionID: string): Promise<Seated> {
  const token = tokenOf(sessionID)
  const { rows } = await rounds.pool.query<AskRow>({
    name: 'round_ask',
    text: ASK,
    values: [token.memberId, token.hash, rounds.clock()],
  })
  const row = rows[0]
  if (!row) throw new Error('the database said nothing of a seat')
  refuse(row.outcome)
  const game = await rounds.games.find(row.game, row.version)
  // Its files are missing: that was logged, and is the operator's to mend.
  if (!game) throw new GameRefused('ERR_MAINTENANCE')
  const { seq: seedSeq, server_seed: serverSeed, client_seed: clientSeed, nonce } = row
  // Whoever opened a game had chosen one: a session without it is none that this house gave.
  if (clientSeed === null) throw new GameRefused('ERR_IS')
  const drawVersion = row.draw_version
  const seat = { token, game, seedSeq, serverSeed, clientSeed, drawVersion, nonce }
  remember(rounds, sessionID, seat)
  return { seat, funds: row.funds, round: roundOf(row) }
}

function roundOf(row: AskRow): RecordedRound | null {
  if (row.id === null) return null
  const { id, round_version: version, mode, amount, payout, multiplier, book, active, event } = row
  const isFree = row.is_free
  return { id, version, mode, amount, payout, multiplier, book, active, event, isFree }
}

/** Keeps the seats of the latest; the oldest goes when there are too many. */
function remember({ seats }: Rounds, sessionID: string, seat: Seat): void {
  seats.delete(sessionID)
  seats.set(sessionID, seat)
  if (seats.size <= SEATS_MAX) return
  const [oldest] = seats.keys()
  if (oldest !== undefined) seats.delete(oldest)
}
