import type { BetMode, GameConfig, WireRound } from '#contract/game-protocol.ts'
import type { Money } from '#contract/money.ts'
import type { SlotEvent } from '#games/slots/events.ts'
import type { GameSession } from '../protocol/game-session.ts'
import type { TellSite } from '../protocol/site.ts'
import { costOf, type Lang } from './amounts.ts'
import type { Autoplay } from './autoplay.ts'
import type { Pause } from './pause.ts'

/** Everything that changes while a slot is open, in one place. */
export interface Desk {
  lang: Lang
  mode: 'night' | 'day'
  isStill: boolean
  /** The site's bar shows clock and net position already. */
  isFramed: boolean
  /** A published outcome is told: no money stands anywhere. */
  isReplay: boolean
  isFast: boolean
  isLoud: boolean
  /** `idle` waits for a press, `playing` tells a round, `shut` can play no more. */
  state: 'idle' | 'playing' | 'shut'
  /** Rounds that play by themselves; null when none do. */
  auto: Autoplay | null
  /** After a round: a press that meant to skip must not buy the next. */
  pause: Pause
  balance: Money
  stake: Money
  levels: Money[]
  /** Of this visit: what was paid less what was staked. */
  net: Money
  /** The last bet whose stake `net` holds; null before the first. */
  countedBet: number | null
  openedAt: number
  config: GameConfig
  /** What the reels show at rest. */
  board: readonly (readonly string[])[]
  /** Of the round that is told. */
  cost: Money
}

/** With whom the slot talks. */
export interface Lines {
  session: GameSession<SlotEvent>
  site: TellSite
}

export type Round = WireRound<SlotEvent>

/** What a round cost: its bet times its mode's price. */
export function costOfRound(round: Round, config: GameConfig): Money {
  const mode = Object.values(config.betModes).find(
    ({ mode: name }) => name.toLowerCase() === round.mode.toLowerCase(),
  )
  return costOf(BigInt(round.amount), mode?.costMultiplier ?? 1)
}

/** Is the balance, as far as the desk knows it, enough for a round of this mode? */
export function canPay(
  { balance, stake }: Pick<Desk, 'balance' | 'stake'>,
  mode: BetMode,
): boolean {
  return balance >= costOf(stake, mode.costMultiplier)
}
