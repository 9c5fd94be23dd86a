import type { GameConfig, WireRound } from '#contract/games/game-protocol.ts'
import { callUntilAnswered, type Wire } from './call.ts'
import type { GameSession } from './game-session.ts'
import { UNBOUND } from './jurisdiction.ts'
import type { Launch, Replay } from './launch.ts'

interface ReplayReply<Event> {
  /** Decimals, in base bets. */
  payoutMultiplier: number
  costMultiplier: number
  state: Event[]
}

const NO_MONEY = { amount: 0, currency: 'TRY' } as const
const SUCCESS = { statusCode: 'SUCCESS', statusMessage: '' } as const

/**
 * The conversation of a replay: one published round, as often as it is asked for. It has no session,
 * stakes nothing and leaves no marks; the game before it plays as it always does.
 */
export function openReplay<Event>(launch: Launch, replay: Replay, wire: Wire): GameSession<Event> {
  const { server } = launch
  const { game, version, mode, event, amount } = replay
  const path = [game, version, mode, event].map(encodeURIComponent).join('/')
  let round: WireRound<Event> | null = null
  return {
    authenticate: async () => {
      const reply = await callUntilAnswered(wire, `${server}/bet/replay/${path}`, null)
      // The server's shape, held by contract tests on its side.
      const { payoutMultiplier, costMultiplier, state } = reply as ReplayReply<Event>
      const payout = Math.round(payoutMultiplier * amount)
      const recorded = { amount, payout, payoutMultiplier, active: false, mode, event: null, state }
      round = { betID: 0, roundID: 0, ...recorded }
      return {
        balance: NO_MONEY,
        config: configOf(replay, costMultiplier),
        round: null,
        status: SUCCESS,
      }
    },
    play: () => {
      if (!round) return Promise.reject(new Error('the replay was not opened'))
      round = { ...round, betID: round.betID + 1 }
      return Promise.resolve({ balance: NO_MONEY, round, status: SUCCESS })
    },
    endRound: () => Promise.resolve(NO_MONEY),
    mark: () => undefined,
    balance: () => Promise.resolve(null),
    bonus: () => Promise.resolve(null),
  }
}

/** One stake and one mode, nothing to be bought and no money to be shown. */
function configOf({ game, mode, amount }: Replay, costMultiplier: number): GameConfig {
  return {
    gameID: game,
    minBet: amount,
    maxBet: amount,
    stepBet: 1,
    defaultBetLevel: amount,
    betLevels: [amount],
    betModes: { [mode]: { mode, costMultiplier, feature: false, rtp: 0 } },
    jurisdiction: { ...UNBOUND, disabledAutoplay: true, disabledBuyFeature: true },
  }
}
