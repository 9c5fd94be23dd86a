import type { Money } from '#contract/money.ts'
import type { Lang } from '../amounts.ts'
import type { Board } from '../board/board.ts'
import type { SlotGame } from '../game.ts'
import type { Motion } from '../motion.ts'
import type { Heading } from '../panel/heading.ts'
import type { Log } from '../panel/log.ts'
import type { Overlay } from '../panel/overlay.ts'
import type { Rise } from '../panel/rise.ts'
import type { WinBar } from '../panel/win-bar.ts'
import type { Sound } from '../sound.ts'
import type { Pace } from '../theme.ts'
import type { SlotWords } from '../words.ts'
import type { Beat } from './beats.ts'

/** All the teller speaks through. */
export interface Voices {
  board: Board
  heading: Heading
  winBar: WinBar
  /** The multiplier on the frame's upper edge. */
  rise: Rise
  overlay: Overlay
  log: Log
  sound: Sound
  motion: Motion
  game: SlotGame
  pace: Pace
  /** Turns the ground between the two gardens. */
  setFree: (isFree: boolean) => void
  /** The picture over the free spins' cards. */
  emblem: () => HTMLElement
}

/** How it tells at this moment. */
export interface Manner {
  lang: Lang
  words: SlotWords
  symbols: Readonly<Record<string, string>>
  feature: string
  isFast: boolean
  isStill: boolean
  cost: Money
}

export type BeatOf<K extends Beat['kind']> = Extract<Beat, { kind: K }>
