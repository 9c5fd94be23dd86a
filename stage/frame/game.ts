import type { AuthenticateReply } from '#contract/games/game-protocol.ts'

/**
 * What a kind of game promises the frame it is played in. When bets open and close, how many there
 * are, what is drawn and what a scene shows is the kind's own; the frame knows none of it.
 */
export interface Game {
  /** What stands over the board, in the language of the moment. */
  view: () => GameView
  /** Begins, or goes on with what was broken off, from the game server's first answer on. */
  start: (reply: AuthenticateReply) => Promise<void>
  /** Shows what has changed: language, balance, phase, switches. */
  refresh: () => void
  /** Its part of the rules sheet; null while there is none to show yet. */
  rules: () => GameRules | null
  /** The member's bonus has become another, or is over: what it gives and binds is to be asked anew. */
  renewBonus?: () => void
  /** Nobody looks on, the line is cut or something was refused: it buys nothing by itself from here on. */
  interrupt?: (why: Interruption) => void
}

export type Interruption = 'hidden' | 'offline' | 'refused'

export interface GameView {
  title: string
  headline: string
  /** Why nothing can be played now, or null. */
  refusal: string | null
}

export interface GameRules {
  /** How it is played and what it pays. */
  sections: readonly HTMLElement[]
  /** Names and values, as returns and the highest win; stakes are the frame's. */
  figures: readonly (readonly [string, string])[]
  /** Said under the figures. */
  notes: readonly string[]
  /** How the keyboard plays it. */
  keys: HTMLElement | null
}
