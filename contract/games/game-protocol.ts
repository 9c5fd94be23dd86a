/**
 * What a game and the game server say to each other (Stake Engine compatible). Amounts here are
 * integers of micro-lira as JSON numbers. Only types and closed lists: both sides import it.
 */
import type { RefusalName } from '../refusals.ts'

export interface WireBalance {
  amount: number
  currency: 'TRY'
}

export interface BetMode {
  mode: string
  costMultiplier: number
  feature: boolean
  /** Exact return of the mode as a fraction of its cost, like 0.9652. */
  rtp: number
}

export interface Jurisdiction {
  socialCasino: boolean
  disabledFullscreen: boolean
  disabledTurbo: boolean
  disabledSuperTurbo: boolean
  disabledAutoplay: boolean
  disabledSlamstop: boolean
  disabledSpacebar: boolean
  disabledBuyFeature: boolean
  displayNetPosition: boolean
  displayRTP: boolean
  displaySessionTimer: boolean
  /** Milliseconds. */
  minimumRoundDuration: number
}

export interface GameConfig {
  gameID: string
  minBet: number
  maxBet: number
  stepBet: number
  defaultBetLevel: number
  betLevels: number[]
  betModes: Record<string, BetMode>
  jurisdiction: Jurisdiction
  /** The jackpots that its stakes feed and draw; absent where it feeds none. */
  jackpots?: GameJackpots
}

/** Amounts are micro-lira. */
export interface GameJackpots {
  /** What they take and return beside the game, as a fraction of a stake that counts whole. */
  share: number
  /** Of a round's stake only so much counts, for shares and odds alike. */
  countedMax: number
  levels: {
    level: 'mini' | 'minor' | 'major' | 'grand'
    /** What the pool holds right after it fell. */
    start: number
    /** It falls once in so much staked. */
    oneIn: number
  }[]
}

/** The bet mode of a round that the house stakes; no game publishes it. */
export const FREE_ROUND = 'FREE_ROUND'

/** What a bonus lets the member play at a game without a stake of their own. Amounts are micro-lira. */
export interface FreeRounds {
  left: number
  /** So many were given. */
  rounds: number
  /** What the house stakes on each: no other amount is taken. */
  stake: number
  /** What they have won is to be staked so many times; 0: it is cash. */
  wagering: number
  /** Of those that are over. */
  won: number
  expiresAt: string
}

/** One round as the wire tells it; `state` is the round's typed events, in order. */
export interface WireRound<Event = unknown> {
  betID: number
  roundID: number
  amount: number
  payout: number
  /** Decimal: payout ÷ amount (the book's integer ÷ 100). */
  payoutMultiplier: number
  active: boolean
  mode: string
  /** The last progress mark the client left, or null. */
  event: string | null
  state: Event[]
  /** The house staked it; absent otherwise. */
  free?: true
}

export interface WireStatus {
  statusCode: 'SUCCESS' | GameError
  statusMessage: string
}

export interface AuthenticateReply<Event = unknown> {
  balance: WireBalance
  config: GameConfig
  round: WireRound<Event> | null
  /** What there is to be played at this game; absent where nothing is. */
  freeRounds?: FreeRounds
  /** The most that a bet may be while the member's bonus is active; absent where none binds them. */
  highestBet?: number
  status: WireStatus
}

export interface BalanceReply {
  balance: WireBalance
  /** As at the beginning. */
  freeRounds?: FreeRounds
  highestBet?: number
  status: WireStatus
}

export interface PlayReply<Event = unknown> {
  balance: WireBalance
  round: WireRound<Event>
  /** After a free round, the last one too: how many are left. */
  freeRounds?: FreeRounds
  status: WireStatus
}

/** Every refusal of the game server with its HTTP status. */
export const GAME_ERRORS = {
  ERR_VAL: { http: 400, message: 'Invalid request' },
  ERR_IPB: { http: 400, message: 'Insufficient player balance' },
  ERR_IS: { http: 400, message: 'Invalid session' },
  ERR_ATE: { http: 400, message: 'Authentication expired' },
  ERR_GLE: { http: 400, message: 'Gambling limits exceeded' },
  ERR_LOC: { http: 400, message: 'Invalid player location' },
  ERR_BNF: { http: 400, message: 'Bet not found' },
  ERR_BE: { http: 400, message: 'Player already has an active bet' },
  ERR_GEN: { http: 500, message: 'General server error' },
  ERR_MAINTENANCE: { http: 500, message: 'Planned maintenance' },
} as const

export type GameError = keyof typeof GAME_ERRORS

/**
 * Why a member may not stake at all, by the refusal's name, and what games know it as. A reply carries both:
 * games of other studios know the protocol's own errors alone.
 */
export const STAKE_REFUSALS = {
  'account-closed': 'ERR_IS',
  'self-excluded': 'ERR_IS',
  'play-paused': 'ERR_GLE',
  'limit-reached': 'ERR_GLE',
  'reality-check': 'ERR_GLE',
  'bonus-stake-max': 'ERR_GLE',
  'bonus-game-excluded': 'ERR_GLE',
  'product-closed': 'ERR_MAINTENANCE',
} as const satisfies Readonly<Partial<Record<RefusalName, GameError>>>

export type StakeRefusal = keyof typeof STAKE_REFUSALS
