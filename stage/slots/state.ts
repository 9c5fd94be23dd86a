import type { BetMode, FreeRounds, GameConfig, WireRound } from '#contract/games/game-protocol.ts'
import type { Money } from '#contract/money.ts'
import type { SlotEvent } from '#games/slots/events.ts'
import { costOf } from '../frame/amounts.ts'
import type { FrameState } from '../frame/state.ts'
import type { Autoplay } from './autoplay.ts'
import type { Pause } from './pause.ts'

/** What changes in a slot beside what changes in every frame. */
interface OwnState {
  isFast: boolean
  /** Rounds that play by themselves; null when none do. */
  auto: Autoplay | null
  /** After a round: a press that meant to skip must not buy the next. */
  pause: Pause
  stake: Money
  levels: Money[]
  /** What the reels show at rest. */
  board: readonly (readonly string[])[]
  /** Of the round that is shown. */
  cost: Money
  /** Rounds that the house stakes; null where there are none. */
  free: FreeRounds | null
  /** The most that a bet may be while a bonus is active, as far as is known here; null where none binds it. */
  highestBet: Money | null
  /** The member plays with a stake of their own while they have some. */
  isOwnStake: boolean
}

/** Everything that changes while a slot is open, in one place. */
export type SlotState = FrameState & OwnState

/** The frame's own state, with a slot's put into it. */
export function slotState(state: FrameState, pause: Pause): SlotState {
  const own: OwnState = {
    isFast: false,
    auto: null,
    pause,
    stake: 0n,
    levels: [],
    cost: 0n,
    board: [],
    free: null,
    isOwnStake: false,
    highestBet: null,
  }
  return Object.assign(state, own)
}

/** The free rounds that the next spin is one of; null where it is staked by the member. */
export const freeNow = ({
  free,
  isOwnStake,
}: Pick<SlotState, 'free' | 'isOwnStake'>): FreeRounds | null =>
  free !== null && free.left > 0 && !isOwnStake ? free : null

export type Round = WireRound<SlotEvent>

/** What a round cost: its bet times its mode's price. */
export function costOfRound(round: Round, config: GameConfig): Money {
  const mode = Object.values(config.betModes).find(
    ({ mode: name }) => name.toLowerCase() === round.mode.toLowerCase(),
  )
  return costOf(BigInt(round.amount), mode?.costMultiplier ?? 1)
}

/** Would a round of this mode be a higher bet than the member's bonus takes? The server refuses it at the stake. */
export const isAboveHighest = (
  { highestBet, stake }: Pick<SlotState, 'highestBet' | 'stake'>,
  mode: BetMode,
): boolean => highestBet !== null && costOf(stake, mode.costMultiplier) > highestBet

/** Is the balance, as far as is known here, enough for a round of this mode? */
export function canPay(
  { balance, stake }: Pick<SlotState, 'balance' | 'stake'>,
  mode: BetMode,
): boolean {
  return balance >= costOf(stake, mode.costMultiplier)
}
