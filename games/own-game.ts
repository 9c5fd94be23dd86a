/**
 * What a game of the house's own studio hands to its publisher. Everything in it is fixed by the
 * code: tables are built from it, books are played from it, and neither ever knows who plays.
 */

export interface OwnMode {
  readonly name: string
  /** What a round costs, as a multiple of the base bet. */
  readonly cost: number
  /** The mode buys a feature. */
  readonly feature: boolean
  /** The stated return as a fraction of the cost. */
  readonly rtp: number
  /** The most that a round of it pays, as a multiple of the base bet; some round does. */
  readonly maxWin: number
  /** SHA-256 of the published lookup table, in hex. */
  readonly tableHash: string
  /** Weights and payouts (hundredths of the base bet) by row id, from 0. Takes a second or so. */
  build(): { weights: Float64Array; payouts: Int32Array }
  /** The events of a row, played from its seed. */
  book(row: number): unknown[]
}

/** What is told of a game before anyone plays it; multiples are of the base bet. */
export interface OwnGameFacts {
  /** How many lines it plays; null for games without. */
  readonly lines: number | null
  /** That of the mode that pays most. */
  readonly maxWin: number
  /** The best symbols first, and what so many of them on a line pay. */
  readonly pays: readonly {
    readonly symbol: string
    /** The symbol has a picture of its own among the game's art, by the same name. */
    readonly pictured: boolean
    readonly pays: readonly { readonly count: number; readonly multiple: number }[]
  }[]
}

export interface OwnGame {
  readonly id: string
  /** Which kind of game the stage plays it as: a name of `stage/kinds.ts`. */
  readonly stageKind: string
  readonly version: string
  readonly stakes: {
    readonly minMicro: number
    readonly maxMicro: number
    readonly stepMicro: number
    readonly defaultMicro: number
    readonly levelsMicro: readonly number[]
  }
  readonly modes: readonly OwnMode[]
  readonly facts: OwnGameFacts
}
