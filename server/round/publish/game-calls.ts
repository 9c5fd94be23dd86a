/** The calls of the game protocol, whoever answers them: a member's table or one of play money. */
import type {
  AuthenticateReply,
  BalanceReply,
  PlayReply,
  WireStatus,
} from '#contract/games/game-protocol.ts'
import { demoCalls, type DemoRounds } from '../play/demo.ts'
import { isDemoToken } from '../../game-session/demo-token.ts'
import { play } from '../play/play.ts'
import type { PlayRequest, Rounds } from '../play/rounds.ts'
import { authenticate, balance, endRound, markEvent } from '../play/wallet.ts'

export interface GameCalls {
  authenticate: (sessionID: string) => Promise<AuthenticateReply>
  balance: (sessionID: string) => Promise<BalanceReply>
  play: (request: PlayRequest) => Promise<PlayReply>
  endRound: (sessionID: string, requestId: string | null) => Promise<BalanceReply>
  markEvent: (sent: {
    sessionID: string
    event: string
    requestId: string | null
  }) => Promise<{ event: string; status: WireStatus }>
}

/** Answers each session at the table that it belongs to. */
export function gameCalls(
  rounds: Rounds,
  demoRounds: DemoRounds,
): (sessionID: string) => GameCalls {
  const demo: GameCalls = demoCalls(demoRounds)
  const members: GameCalls = {
    authenticate: (sessionID) => authenticate(rounds, sessionID),
    balance: (sessionID) => balance(rounds, sessionID),
    play: (request) => play(rounds, request),
    endRound: (sessionID, requestId) => endRound(rounds, sessionID, requestId),
    markEvent: (sent) => markEvent(rounds, sent),
  }
  return (sessionID) => (isDemoToken(sessionID) ? demo : members)
}
