/**
 * What every game of bet on games is made of: drums that its numbers come from, and groups of bets that look at the same thing, each with
 * every way in which that may end and how many endings are so. Chances follow from these counts, exactly. Nothing here draws.
 */
import type { BetgameMarket } from '#contract/games/betgames-names.ts'
import type { Case, Drums } from '../drums.ts'
import type { Chance } from '../fair-price.ts'

export type { Case, Drums } from '../drums.ts'

export interface BetgameSpot {
  readonly name: string
  readonly market: BetgameMarket
  readonly picks: readonly string[]
  /** What of its price it is paid: 0 nothing, 1 all, n the n-th part. */
  readonly partOf: (numbers: readonly number[]) => number
}

export interface BetGroup {
  readonly spots: readonly BetgameSpot[]
  readonly cases: readonly Case[]
}

export interface BetgameRules {
  readonly drums: Drums
  readonly groups: readonly BetGroup[]
  /** A bet that is put together by hand, and stands in no group; null where it is none. */
  readonly made: ((name: string) => BetGroup | null) | null
}

/** Parts are halves, thirds and quarters: twelve makes whole numbers of them. */
const PARTS = 12

/** Over all ways in which what it looks at may end. */
export function chanceIn({ partOf }: BetgameSpot, cases: readonly Case[]): Chance {
  let [of, all] = [0, 0]
  for (const { numbers, weight } of cases) {
    const part = partOf(numbers)
    all += weight * PARTS
    if (part > 0) of += (weight * PARTS) / part
  }
  return { of: BigInt(of), all: BigInt(all) }
}

/** A bet that is right or not. */
export const spotOf = (
  market: BetgameMarket,
  picks: readonly (string | number)[],
  isRight: (numbers: readonly number[]) => boolean,
): BetgameSpot => ({
  name: [market, ...picks].join('-'),
  market,
  picks: picks.map(String),
  partOf: (numbers) => (isRight(numbers) ? 1 : 0),
})

/** In how many ways so many can be chosen of so many. Exact: nothing here comes near 2^53. */
export function choose(of: number, take: number): number {
  if (take < 0 || take > of) return 0
  let ways = 1
  for (let at = 1; at <= take; at += 1) ways = (ways * (of - take + at)) / at
  return ways
}

export const countTo = (n: number): number[] => Array.from({ length: n }, (_, at) => at + 1)
export const sumOf = (numbers: readonly number[]): number =>
  numbers.reduce((all, one) => all + one, 0)
export const isOdd = (n: number): boolean => n % 2 === 1
