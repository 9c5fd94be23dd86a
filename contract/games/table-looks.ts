/** How a table of the floor is dressed: colours of its scene and its tile, and what is drawn there. */
import type { Lang } from '../languages.ts'

/** Of a felt or a wheel's surroundings: in the middle, and at the edge. */
export type Cloth = readonly [middle: string, edge: string]
/** From above to the horizon. */
export type Sky = readonly [above: string, below: string]

export interface FeltLook {
  readonly cloth: Cloth
}

export interface WheelLook extends FeltLook {
  /** The star in the middle of the wheel. */
  readonly star: string
}

export interface FlightLook {
  readonly sky: readonly [above: string, middle: string, below: string]
  readonly craft: 'airship' | 'astronaut'
}

export interface DrawLook {
  readonly sky: Sky
}

export interface RaceLook {
  readonly sky: Sky
  /** Who is seen on the tile, the nearest last: posts, and the coats that run under their jackets. */
  readonly posts: readonly number[]
  readonly coats: readonly string[]
}

export interface LeagueLook {
  readonly sky: Sky
  readonly shirt: readonly [first: string, second: string]
}

export interface RoomLook {
  readonly sky: Sky
  /** The ball in front, and those behind it. */
  readonly balls: readonly [front: number, left: number, right: number]
  readonly glazes: readonly [string, string, string]
}

export type TableLook =
  FeltLook | WheelLook | FlightLook | DrawLook | RaceLook | LeagueLook | RoomLook

/** What of a table never changes while it is open, as its game is told when it opens. */
export interface TableFace {
  readonly name: Readonly<Record<Lang, string>>
  /** What is spoken there: its calls are in one of these, whatever the language of the site. */
  readonly languages: readonly Lang[]
  readonly look: TableLook
}
