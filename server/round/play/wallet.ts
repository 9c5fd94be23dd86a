/**
 * The other calls of the game server: opening a game, asking for the balance, ending a round and
 * leaving a mark in it. Each moves money at most through one SQL call.
 */
import type {
  AuthenticateReply,
  BalanceReply,
  GameConfig,
  Jurisdiction,
  WireRound,
  WireStatus,
} from '#contract/games/game-protocol.ts'
import { gameJackpots } from '../../jackpot/rules.ts'
import { highestBet } from '../../protection/refused-stake.ts'
import { freeRoundsAt } from './free-rounds.ts'
import { wireBalance } from '../../game-session/balance.ts'
import { GameRefused } from '../../game-session/game-refused.ts'
import { tokenOf } from '../../game-session/token.ts'
import type { PublishedGame } from '../publish/published.ts'
import type { Rounds } from './rounds.ts'
import { refuse, takeSeat, type RecordedRound } from './seat.ts'
import { SUCCESS, wireRecorded } from './wire.ts'

/**
 * Who plays what, with the open round (or the last one) to go on with. ERR_MAINTENANCE when the game
 * is closed, unless a round of it is open: that one may be ended.
 */
export async function authenticate(rounds: Rounds, sessionID: string): Promise<AuthenticateReply> {
  if (await rounds.isClosed('rgs/authenticate')) throw new GameRefused('ERR_MAINTENANCE')
  await rounds.games.refresh()
  const { seat, funds, round } = await takeSeat(rounds, sessionID)
  if (!seat.game.isOpen && !round?.active) throw new GameRefused('ERR_MAINTENANCE')
  return {
    balance: wireBalance(funds),
    config: configOf(seat.game, rounds.jurisdiction),
    round: round && (await wiredRound(rounds, seat.game.id, round)),
    ...(await freeRoundsAt(rounds, seat.token.memberId, seat.game.id)),
    ...(await highestBetAt(rounds, seat.token.memberId)),
    status: SUCCESS,
  }
}

async function wiredRound(
  rounds: Rounds,
  game: string,
  round: RecordedRound,
): Promise<WireRound | null> {
  const published = await rounds.games.find(game, round.version)
  const mode = published?.modes.get(round.mode.toUpperCase())
  return mode ? wireRecorded({ ...round, mode }) : null
}

/** What a game is told of itself and of the profile it runs under. */
export function configOf(
  { id, stakes, betModes, jackpots }: PublishedGame,
  jurisdiction: Jurisdiction,
): GameConfig {
  return {
    gameID: id,
    minBet: stakes.minMicro,
    maxBet: stakes.maxMicro,
    stepBet: stakes.stepMicro,
    defaultBetLevel: stakes.defaultMicro,
    betLevels: [...stakes.levelsMicro],
    betModes,
    jurisdiction,
    ...(jackpots === null ? {} : { jackpots: gameJackpots(jackpots) }),
  }
}

/** What there is to play with. A game asks by itself: it is no sign of the member being there. */
export async function balance(rounds: Rounds, sessionID: string): Promise<BalanceReply> {
  const { seat, funds } = await takeSeat(rounds, sessionID)
  const { memberId } = seat.token
  return {
    balance: wireBalance(funds),
    ...(await freeRoundsAt(rounds, memberId, seat.game.id)),
    ...(await highestBetAt(rounds, memberId)),
    status: SUCCESS,
  }
}

/** What is offered in a game beyond it would be refused: the game says so before. */
async function highestBetAt(
  { pool }: Pick<Rounds, 'pool'>,
  memberId: bigint,
): Promise<Pick<BalanceReply, 'highestBet'>> {
  const most = await highestBet(pool, memberId)
  return most === null ? {} : { highestBet: Number(most) }
}

/**
 * Pays the open round. Repeated, it answers the balance again, and by a request id that of then;
 * ERR_BNF when nothing was played.
 */
export async function endRound(
  rounds: Rounds,
  sessionID: string,
  requestId: string | null,
): Promise<BalanceReply> {
  const { memberId, hash } = tokenOf(sessionID)
  const { outcome, funds } = await rounds.calls.end({ memberId, hash, requestId })
  refuse(outcome)
  return { balance: wireBalance(funds), status: SUCCESS }
}

const MARK_CHARACTERS_MAX = 1024

/** A mark as it may be kept. */
export function readMark(event: string): string {
  // A text column holds no NUL, and no client has a use for other control characters here.
  if (event.length > MARK_CHARACTERS_MAX || /\p{Cc}|\p{Cs}/u.test(event))
    throw new GameRefused('ERR_VAL')
  return event
}

/** Leaves a progress mark on the open round; authenticate gives it back. */
export async function markEvent(
  rounds: Rounds,
  { sessionID, event, requestId }: { sessionID: string; event: string; requestId: string | null },
): Promise<{ event: string; status: WireStatus }> {
  const { memberId, hash } = tokenOf(sessionID)
  const { rows } = await rounds.pool.query<{ outcome: string }>({
    name: 'round_mark',
    text: 'select round_mark($1, $2, $3, $4, $5) as outcome',
    values: [memberId, hash, rounds.clock(), readMark(event), requestId],
  })
  refuse(rows[0]?.outcome ?? 'none')
  return { event, status: SUCCESS }
}
