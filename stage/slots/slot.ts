import type { Frame } from '../frame/frame.ts'
import type { Cues } from './cues.ts'
import type { Motion } from './motion.ts'
import type { Pieces } from './panel/pieces.ts'
import type { PlayContext } from './play.ts'
import type { SlotState } from './state.ts'
import type { Title } from './title.ts'

/** An open slot, as its buttons and keys see it. */
export interface Slot {
  readonly frame: Frame
  readonly title: Title
  readonly state: SlotState
  readonly pieces: Pieces
  readonly motion: Motion
  readonly cues: Cues
  /** Null until the board is laid. */
  readonly play: PlayContext | null
}
