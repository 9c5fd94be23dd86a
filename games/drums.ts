/** What games that are drawn from drums have in common (`chance/drums.ts` draws them). */

/** How many numbers lie in each, and how many of them come. */
export type Drums = readonly { readonly of: number; readonly take: number }[]

export const areSameDrums = (one: Drums, other: Drums): boolean =>
  one.length === other.length &&
  one.every(({ of, take }, at) => other[at]?.of === of && other[at].take === take)

/** One of the ways in which a round may end, as far as a group of bets looks: numbers that end so, and how many endings do. */
export interface Case {
  readonly numbers: readonly number[]
  readonly weight: number
}
