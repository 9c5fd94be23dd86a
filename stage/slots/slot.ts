import type { Desk } from './desk.ts'
import type { Motion } from './motion.ts'
import type { Pieces } from './panel/pieces.ts'
import type { Table } from './play.ts'
import type { Sound } from './sound.ts'
import type { Title } from './title.ts'

/** An open slot, as its buttons and keys see it. */
export interface Slot {
  readonly title: Title
  readonly desk: Desk
  readonly pieces: Pieces
  readonly motion: Motion
  readonly sound: Sound
  /** Null until the board is laid. */
  readonly table: Table | null
  refresh: () => void
  showRules: () => void
  /** Says that the balance is not enough, and asks whether it still is. */
  refuseFunds: () => void
}
