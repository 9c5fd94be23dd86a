import type {
  AuthenticateReply,
  BalanceReply,
  PlayReply,
  WireBalance,
} from '#contract/games/game-protocol.ts'
import { callOnce, callUntilAnswered, type Wire } from './call.ts'
import type { Launch } from './launch.ts'

/** Free rounds at this game, and the most that a bet may be; what is absent is not. */
export type BonusNow = Pick<BalanceReply, 'freeRounds' | 'highestBet'>

/** The conversation of one launch with the game server. */
export interface GameSession<Event> {
  authenticate: () => Promise<AuthenticateReply<Event>>
  /** Buys a round; the same `requestId` is repeated until the outcome is known. */
  play: (bet: { amount: number; mode: string }) => Promise<PlayReply<Event>>
  endRound: () => Promise<WireBalance>
  /** Leaves the mark up to which the round has been told; nobody waits for it. */
  mark: (event: string) => void
  /** The balance now, or null when the server is out of reach. */
  balance: () => Promise<WireBalance | null>
  /** What a bonus gives and binds now, or null when the server is out of reach. */
  bonus: () => Promise<BonusNow | null>
}

export function openGameSession<Event>(
  launch: Launch,
  wire: Wire,
  newId: () => string = () => crypto.randomUUID(),
): GameSession<Event> {
  const { sessionID } = launch
  const url = (path: string): string => `${launch.server}${path}`
  let marked = Promise.resolve()
  const standing = async (): Promise<BalanceReply | null> =>
    // The server's shape, held by contract tests on its side.
    (await callOnce(wire, url('/wallet/balance'), { sessionID })) as BalanceReply | null
  return {
    authenticate: async () => {
      const body = { sessionID, language: launch.lang }
      const reply = await callUntilAnswered(wire, url('/wallet/authenticate'), body)
      // The server's shape, held by contract tests on its side.
      return reply as AuthenticateReply<Event>
    },
    play: async (bet) => {
      const body = { sessionID, currency: 'TRY', requestId: newId(), ...bet }
      // As above.
      return (await callUntilAnswered(wire, url('/wallet/play'), body)) as PlayReply<Event>
    },
    endRound: async () => {
      await marked
      const reply = await callUntilAnswered(wire, url('/wallet/end-round'), { sessionID })
      // As above.
      return (reply as { balance: WireBalance }).balance
    },
    mark: (event) => {
      marked = marked.then(async () => {
        await callOnce(wire, url('/bet/event'), { sessionID, event }).catch(() => null)
      })
    },
    balance: async () => (await standing())?.balance ?? null,
    bonus: standing,
  }
}
