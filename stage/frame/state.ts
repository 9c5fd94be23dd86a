import type { GameConfig } from '#contract/games/game-protocol.ts'
import type { Money } from '#contract/money.ts'
import { UNBOUND } from '../protocol/jurisdiction.ts'
import type { Launch } from '../protocol/launch.ts'
import type { Lang } from './amounts.ts'

/** Everything that changes in a frame whatever is played in it. A kind adds its own beside. */
export interface FrameState {
  lang: Lang
  mode: 'night' | 'day'
  /** Nothing may move: by the member's or the system's wish. */
  isStill: boolean
  /** The site's bar shows clock and net position already. */
  isFramed: boolean
  /** A bet waits for its end. */
  isBetOpen: boolean
  /** A published outcome is shown: no money stands anywhere. */
  isReplay: boolean
  isLoud: boolean
  /**
   * `playing` shows an outcome, which a balance from elsewhere would give away; `idle` does not;
   * `closed` can play no more, or not yet. A kind moves between the first two, the frame closes.
   */
  phase: 'idle' | 'playing' | 'closed'
  balance: Money
  /** By the member's wish on the site around us; the money of a demo is always shown. */
  hidesBalance: boolean
  /** The very same figure stands beside the game: its own is left out. */
  isBalanceBeside: boolean
  /** As the site says it: what can be staked is cash and bonus money together. */
  hasBonus: boolean
  /** Of this visit: what was paid less what was staked. */
  net: Money
  openedAt: number
  config: GameConfig
}

/** Before the game server has answered. */
export function initialState(launch: Launch): FrameState {
  return {
    lang: launch.lang,
    mode: 'night',
    isStill: wantsStill(),
    isBetOpen: false,
    isFramed: launch.site !== null && window.parent !== window,
    isReplay: launch.replay !== null,
    isLoud: false,
    phase: 'closed',
    balance: 0n,
    hidesBalance: false,
    isBalanceBeside: false,
    hasBonus: false,
    net: 0n,
    openedAt: Date.now(),
    config: NO_CONFIG,
  }
}

export const wantsStill = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches

const NO_CONFIG: GameConfig = {
  gameID: '',
  minBet: 0,
  maxBet: 0,
  stepBet: 1,
  defaultBetLevel: 0,
  betLevels: [],
  betModes: {},
  jurisdiction: UNBOUND,
}
