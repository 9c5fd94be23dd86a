import type { Money } from '#contract/money.ts'
import type { Lang } from '../../frame/amounts.ts'
import type { Board } from '../board/board.ts'
import type { SlotGame } from '../game.ts'
import type { Motion } from '../motion.ts'
import type { Heading } from '../../frame/heading.ts'
import type { Log } from '../../frame/log.ts'
import type { Overlay } from '../panel/overlay.ts'
import type { Rise } from '../panel/rise.ts'
import type { WinBar } from '../panel/win-bar.ts'
import type { Cues } from '../cues.ts'
import type { Pace } from '../theme.ts'
import type { SlotWords } from '../words.ts'
import type { Step } from './steps.ts'

/** All the presenter speaks through. */
export interface Scene {
  board: Board
  heading: Heading
  winBar: WinBar
  /** The multiplier on the frame's upper edge. */
  rise: Rise
  overlay: Overlay
  log: Log
  cues: Cues
  motion: Motion
  game: SlotGame
  pace: Pace
  /** Turns the ground between the two gardens. */
  setFree: (isFree: boolean) => void
  /** The picture over the free spins' cards. */
  emblem: () => HTMLElement
}

/** How it tells at this moment. */
export interface PresentOptions {
  lang: Lang
  words: SlotWords
  symbols: Readonly<Record<string, string>>
  feature: string
  isFast: boolean
  isStill: boolean
  cost: Money
}

export type StepOf<K extends Step['kind']> = Extract<Step, { kind: K }>
