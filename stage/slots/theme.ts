/** What a theme gives the engine: pictures, colours and sounds. Never a number that pays. */

/** One picture laid on another; sizes are shares of the cell (or of the hero's box). */
export interface Layer {
  /** A picture's name, as `pictures` of the theme lists it. */
  picture: string
  x: number
  y: number
  size: number
  /** Degrees, clockwise. */
  turn?: number
}

export type SymbolLook =
  | {
      kind: 'picture'
      layers: readonly Layer[]
      /** The colour of the star behind it; else pale. */
      tint?: string
    }
  | { kind: 'letter'; letter: string }

export interface Palette {
  /** The ground from its brightest middle to its edge. */
  glow: string
  middle: string
  deep: string
  /** The star line-work on the ground. */
  lattice: string
  /** Gold of the arch and the frame. */
  gold: string
  /** Cells: lit from above-left. */
  cellLit: string
  cellDark: string
  /** Letters, from top to bottom. */
  letterTop: string
  letterMiddle: string
  letterFoot: string
}

/** How fast this game moves, in milliseconds; fast play and skipping shorten it. */
export interface Pace {
  /** Between one column's landing and the next. */
  stepMs: number
  /** A symbol's way of one cell: in the full run of a reel, or falling from rest. */
  cellMs: number
  /** How long a win is shown, as a share of the usual. */
  wins: number
}

/** How this game sounds: the same cues in its own key and timbre. */
export interface SoundColour {
  /** Of the cues' own pitch. */
  pitch: number
  /** Which wave bells and chords are: 0 sine, 1 triangle, 2 saw, 3 tangent, 4 noise. */
  wave: 0 | 1 | 2 | 3 | 4
  /** The steps that follow one another as lines are shown, as shares of the first. */
  climb: readonly number[]
}

export interface TilePicture {
  hero: readonly Layer[]
  sides: readonly Layer[]
  /** Bright, middle and dark of the arch. */
  arch: readonly [string, string, string]
}

export interface SlotTheme {
  game: string
  /** A name for each picture, and the file of the emoji set it comes from. */
  pictures: Readonly<Record<string, string>>
  palette: Palette
  freePalette: Pick<Palette, 'glow' | 'middle' | 'deep' | 'lattice'>
  tile: TilePicture
  symbols: Readonly<Record<string, SymbolLook>>
  /** Stands over the free spins' opening and closing words. */
  emblem: readonly Layer[]
  pace: Pace
  sound: SoundColour
  /** What drifts over the screen on a big win. */
  petals: readonly string[]
}
