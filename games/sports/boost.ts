/**
 * A price that the house makes better for a while: above its own book's, and never above what is fair, so that the book stays without a
 * sure win whatever is boosted of it. The book's own price stays beside it: whatever is worked out of chances goes by that.
 */
import { CHANCE_PARTS, type ChanceParts } from './cash-out.ts'
import { floorToStep, type Odds } from './odds.ts'

/** A selection as the book has it. */
export interface BookPrice {
  readonly odds: Odds | null
  readonly chance: ChanceParts | null
}

export type BoostProblem = 'not-offered' | 'not-above-the-book' | 'above-the-fair'

/** What speaks against these odds, in hundredths, for a selection that the book prices so; null where nothing does. */
export function findBoostProblem(boosted: Odds, { odds, chance }: BookPrice): BoostProblem | null {
  if (odds === null || chance === null) return 'not-offered'
  if (boosted <= odds) return 'not-above-the-book'
  return isFair(boosted, chance) ? null : 'above-the-fair'
}

/** The highest odds that a selection may be boosted to; null of one that the book leaves no room above. */
export function mostBoosted(price: BookPrice): Odds | null {
  if (price.odds === null || price.chance === null || price.chance.win === 0n) return null
  const { win, back } = price.chance
  const most = floorToStep(Number((100n * (CHANCE_PARTS - back)) / win))
  return most !== null && findBoostProblem(most, price) === null ? most : null
}

/** Does it return no more than its stake, at the chances of the book? */
const isFair = (boosted: Odds, { win, back }: ChanceParts): boolean =>
  win * BigInt(boosted) + back * 100n <= 100n * CHANCE_PARTS
