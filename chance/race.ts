/**
 * Who runs in a race of the floor, how strong each is that day, and in which order they finish. The numbers are drawn by
 * `floor.ts`; the house draws with this very code, and a browser verifies with it. Posts are counted from 1.
 *
 * A card is drawn before its round opens, from the table's published salt alone (`cardWordsOf`): it is no secret, and every price
 * follows from it. The stable is shuffled, Fisher–Yates from the end, and its first runners stand at the posts in that order;
 * then for each post, in order, a number below 61 is drawn, and its runner's strength is ability × (70 + that number).
 *
 * An order is drawn after the round has closed, by successive draws in proportion to strength (Plackett–Luce): a number below
 * the sum of the strengths of those who have no place yet falls on one of them, counted through in the order of the posts. The last one left is
 * last, without a draw.
 */
import type { FloorWords } from './floor.ts'

export interface CardRules {
  /** So many run. */
  readonly runners: number
  /** How able each of the stable is, whole numbers above 0. */
  readonly abilities: readonly number[]
}

export interface RaceCard {
  /** Who of the stable stands at each post, counted from 0. */
  readonly field: readonly number[]
  /** How strong they are in this race, whole numbers above 0. */
  readonly strengths: readonly number[]
}

export interface DrawnOrder {
  /** The first number that was drawn, which chose the winner. */
  drawn: bigint
  /** The posts as they finished. */
  order: number[]
}

export const CONDITION_LEAST = 70
const CONDITIONS = 61n
export const CONDITION_MOST = CONDITION_LEAST + Number(CONDITIONS) - 1

/** The card of a round, by its words (`cardWordsOf`). Throws where the stable is smaller than the field. */
export async function drawCard(
  words: FloorWords,
  { runners, abilities }: CardRules,
): Promise<RaceCard> {
  if (runners < 2 || abilities.length < runners) throw new RangeError('no field of a race')
  const stable = abilities.map((_, at) => at)
  for (let end = stable.length - 1; end > 0; end -= 1) {
    const at = Number(await words.below(BigInt(end + 1)))
    const [one, other] = [stable[end] ?? 0, stable[at] ?? 0]
    stable[end] = other
    stable[at] = one
  }
  const field = stable.slice(0, runners)
  const strengths: number[] = []
  for (const runner of field) {
    const condition = CONDITION_LEAST + Number(await words.below(CONDITIONS))
    strengths.push((abilities[runner] ?? 0) * condition)
  }
  return { field, strengths }
}

/** The order in which a field finishes. Throws for strengths that are no whole numbers above 0. */
export async function drawOrder(
  words: FloorWords,
  strengths: readonly number[],
): Promise<DrawnOrder> {
  if (strengths.length < 2 || !strengths.every((one) => Number.isSafeInteger(one) && one > 0))
    throw new RangeError('no strengths of a race')
  let left = strengths.map((strength, at) => ({ post: at + 1, strength: BigInt(strength) }))
  const order: number[] = []
  let first: bigint | null = null
  while (left.length > 1) {
    const drawn = await words.below(left.reduce((sum, { strength }) => sum + strength, 0n))
    first ??= drawn
    const { post } = fallenOn(left, drawn)
    order.push(post)
    left = left.filter((one) => one.post !== post)
  }
  return { drawn: first ?? 0n, order: [...order, ...left.map(({ post }) => post)] }
}

function fallenOn<T extends { strength: bigint }>(left: readonly T[], drawn: bigint): T {
  let rest = drawn
  for (const one of left) {
    if (rest < one.strength) return one
    rest -= one.strength
  }
  throw new RangeError('a number above all strengths')
}
