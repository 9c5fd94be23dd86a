import type { Container } from 'pixi.js'
import type { Position } from '#games/slots/events.ts'
import type { Shape } from './shape.ts'

/** Symbols of a board: one column a reel, top first. */
export type Columns = readonly (readonly string[])[]

export type Spin = 'base' | 'free'

/** What can be heard while columns land. */
export interface LandingListener {
  thud: (reel: number) => void
  tease: (reel: number) => void
}

/** What a tumble takes away, and the board after it. */
export interface Tumble {
  removed: readonly Position[]
  fallen: Columns
  board: Columns
}

/** The symbols of a board and how they move: on reels that turn, or falling in from above. */
export interface Symbols {
  readonly view: Container
  place: (shape: Shape) => void
  /** Puts everything where it stands at this moment. */
  draw: () => void
  show: (columns: Columns) => void
  /** Takes the board that lies there away; what comes is not known yet. */
  start: (spin: Spin) => Promise<void>
  /** Brings the new board in; `teaseMs` holds a column back before it lands. */
  land: (
    columns: Columns,
    spin: Spin,
    teaseMs: readonly number[],
    listener: LandingListener,
  ) => Promise<void>
  /** Makes the symbols that go burst, and lets what stands over them and the new ones fall. */
  tumble: (tumble: Tumble, onThud: () => void) => Promise<void>
  /** Lights these cells; all others fade to `others`. */
  light: (lit: readonly Position[], others: number, isGold: boolean) => void
  /** Swells the lit symbols: 1 is their own size. */
  swell: (size: number) => void
}
