/**
 * Basic strategy, worked out: what a hand does best on average against each open card of the dealer, by its total alone. The cards are
 * counted as if each were drawn from so many decks that none is missed; what that costs in eight is in the return that is stated, for
 * it is this very strategy's. Values are classes 1 (ace) to 10 (ten and pictures); expectations are what comes back beyond a stake of 1.
 */
import type { BlackjackAct } from '#contract/games/blackjack-names.ts'
import { HANDS_MAX, totalOf, valueOf } from './numbers.ts'

export const VALUES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const
const chanceOf = (value: number): number => (value === 10 ? 4 : 1) / 13

/** A hand by what counts of it: an ace that may count eleven stands in `isSoft`. */
export interface Count {
  total: number
  isSoft: boolean
}

/** The hand with one more card of that value, from 1 for an ace to 10. */
export function addTo({ total, isSoft }: Count, value: number): Count {
  const hard = total - (isSoft ? 10 : 0) + value
  const soft = (isSoft || value === 1) && hard + 10 <= 21
  return { total: soft ? hard + 10 : hard, isSoft: soft }
}

/** What a hand of those values counts. */
export const countOf = (values: readonly number[]): Count =>
  values.reduce<Count>((count, value) => addTo(count, value), { total: 0, isSoft: false })

/** Chances of the dealer's totals 17 … 21, and last of a bust; a blackjack is left out under an ace and a ten. */
function dealerChances(open: number): readonly number[] {
  const chances = [0, 0, 0, 0, 0, 0]
  const draw = (count: Count, chance: number): void => {
    if (count.total >= 17) {
      const at = count.total > 21 ? 5 : count.total - 17
      chances[at] = (chances[at] ?? 0) + chance
      return
    }
    for (const value of VALUES) draw(addTo(count, value), chance * chanceOf(value))
  }
  const other = open === 1 ? 10 : open === 10 ? 1 : null
  const whole = other === null ? 1 : 1 - chanceOf(other)
  for (const hole of VALUES) if (hole !== other) draw(countOf([open, hole]), chanceOf(hole) / whole)
  return chances
}

/** What a total comes to against the dealer's chances. */
export function standing(total: number, chances: readonly number[]): number {
  if (total > 21) return -1
  return chances.reduce((sum, chance, at) => {
    const dealer = at === 5 ? 0 : at + 17
    return sum + chance * Math.sign(total - dealer)
  }, 0)
}

interface Worths {
  stand: number
  hit: number
  double: number
}

/** Against one open card. */
class Against {
  readonly #chances: readonly number[]
  readonly #known = new Map<string, Worths>()
  readonly #splits = new Map<number, number>()

  constructor(open: number) {
    this.#chances = dealerChances(open)
  }

  worthsOf(count: Count): Worths {
    const key = `${count.total}${count.isSoft}`
    const known = this.#known.get(key)
    if (known) return known
    const stand = standing(count.total, this.#chances)
    const drawn = (worth: (next: Count) => number): number =>
      VALUES.reduce((sum, value) => sum + chanceOf(value) * worth(addTo(count, value)), 0)
    const hit = drawn((next) => (next.total > 21 ? -1 : this.#drawing(next)))
    const double = 2 * drawn((next) => standing(next.total, this.#chances))
    const worths = { stand, hit, double }
    this.#known.set(key, worths)
    return worths
  }

  #drawing(count: Count): number {
    const { stand, hit } = this.worthsOf(count)
    return Math.max(stand, hit)
  }

  #best(count: Count): number {
    const { stand, hit, double } = this.worthsOf(count)
    return count.total >= 21 ? stand : Math.max(stand, hit, double)
  }

  /** Of two hands and, where pairs come again, of up to four; aces have one card each. */
  splitOf(value: number): number {
    const known = this.#splits.get(value)
    if (known !== undefined) return known
    const one = countOf([value])
    const q = chanceOf(value)
    const of = (other: number): number =>
      value === 1 ? standing(addTo(one, other).total, this.#chances) : this.#best(addTo(one, other))
    const paired = q * of(value)
    const unpaired = VALUES.reduce(
      (sum, other) => sum + (other === value ? 0 : chanceOf(other) * of(other)),
      0,
    )
    const worth =
      value === 1
        ? 2 * (paired + unpaired)
        : splitWorth(
            () => unpaired,
            () => paired,
            () => q,
          )
    this.#splits.set(value, worth)
    return worth
  }
}

/**
 * What a pair is worth that is split whenever it comes again, up to four hands, from what one hand of it is worth where so many more
 * cards of its value are known to be gone: `unpaired` of those whose second card is another, `paired` where it is the same, each times
 * its chance `q` or 1 − q. No decision looks at another hand, so cards may be thought of as dealt in any order, and a hand beside
 * others is worth what it is worth alone; that others are no pairs is counted by leaving out those that are.
 */
export function splitWorth(
  unpaired: (gone: number) => number,
  paired: (gone: number) => number,
  q: (gone: number) => number,
): number {
  const any = (gone: number): number => unpaired(gone) + paired(gone)
  const two = 2 * (unpaired(0) - q(0) * unpaired(1))
  const three = 2 * q(0) * 3 * (unpaired(1) - 2 * q(1) * unpaired(2) + q(1) * q(2) * unpaired(3))
  const four =
    HANDS_MAX * any(2) +
    2 * (unpaired(2) + 3 * (any(2) - q(2) * any(3))) +
    2 *
      (2 * (unpaired(2) - q(2) * unpaired(3)) +
        2 * (any(2) - 2 * q(2) * any(3) + q(2) * q(3) * any(4)))
  return two + three + q(0) * q(1) * four
}

const AGAINST = new Map<number, Against>(VALUES.map((open) => [open, new Against(open)]))

/** What may be done with a hand by its state. */
export interface Choice {
  count: Count
  /** The value of the pair that may be split; null where there is none. */
  pair: number | null
  mayDouble: boolean
}

export type Play = Exclude<BlackjackAct, 'insure' | 'decline'>

/** What is worth most against an open card of that value, 1 to 10. Throws a RangeError for another. */
export function bestPlay({ count, pair, mayDouble }: Choice, open: number): Play {
  const against = AGAINST.get(open)
  if (!against) throw new RangeError('no open card')
  const { stand, hit, double } = against.worthsOf(count)
  const worths: readonly (readonly [Play, number])[] = [
    ['stand', stand],
    ['hit', hit],
    ...(mayDouble ? ([['double', double]] as const) : []),
    ...(pair === null ? [] : ([['split', against.splitOf(pair)]] as const)),
  ]
  return worths.reduce((best, one) => (one[1] > best[1] ? one : best))[0]
}

/** What basic strategy does where these acts may be chosen. Insurance it never takes. */
export function adviceFor(
  cards: readonly number[],
  open: number,
  acts: readonly BlackjackAct[],
): BlackjackAct {
  if (acts.includes('decline')) return 'decline'
  const pair = acts.includes('split') ? valueOf(cards[0] ?? 0) : null
  return bestPlay(
    { count: totalOf(cards), pair, mayDouble: acts.includes('double') },
    valueOf(open),
  )
}
