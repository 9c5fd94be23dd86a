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
  { kind: 'picture'; layers: readonly Layer[] } | { kind: 'letter'; letter: string }

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
  /** What drifts over the screen on a big win. */
  petals: readonly string[]
}
