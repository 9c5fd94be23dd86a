/**
 * What a stake of blackjack returns by basic strategy from a full shoe of eight decks: by recursion over every card, each counted as
 * gone that is seen, in double precision. No decision of that strategy looks at another hand, so split hands are worth what they are
 * worth one by one (`splitWorth`). Values are classes 1 (ace) to 10; expectations are what comes back beyond a stake of 1.
 */
import { DECKS, INSURANCE_ODDS, PAIR_ODDS, PLUS_ODDS, pairOf, plusOf } from './numbers.ts'
import {
  VALUES,
  addTo,
  bestPlay,
  countOf,
  splitWorth,
  standing,
  type Choice,
  type Count,
} from './strategy.ts'

const CARDS = 52 * DECKS
const fullOf = (value: number): number => (value === 10 ? 16 : 4) * DECKS

/** How many cards of each value are gone; index 0 is how many in all. */
type Gone = readonly number[]

const NONE: Gone = Array<number>(VALUES.length + 1).fill(0)

const without = (gone: Gone, ...values: readonly number[]): Gone =>
  gone.map((count, value) =>
    value === 0 ? count + values.length : count + values.filter((one) => one === value).length,
  )

const left = (gone: Gone, value: number): number => fullOf(value) - (gone[value] ?? 0)
const keyOf = (gone: Gone): number =>
  VALUES.reduce<number>((key, value) => key * 16 + (gone[value] ?? 0), 0)

/** A hand of the dealer that may still draw, by what it has drawn, whatever the order. */
interface DealerNode {
  used: readonly number[]
  size: number
  /** By value: the next node, or below 0 the total at which it stands: −1 for 17 … −5 for 21, −6 for a bust. */
  next: readonly number[]
}

/** All hands that the dealer can have over an open card, each before those that follow it; the first has drawn nothing. */
function dealerNodes(open: number): readonly DealerNode[] {
  const places = new Map<string, number>()
  const drawn: number[][] = []
  const place = (values: readonly number[]): number => {
    const sorted = values.toSorted((a, b) => a - b)
    const key = sorted.join()
    const known = places.get(key)
    if (known !== undefined) return known
    places.set(key, drawn.length)
    drawn.push(sorted)
    return drawn.length - 1
  }
  place([])
  const nodes: DealerNode[] = []
  for (let at = 0; at < drawn.length; at += 1) {
    const values = drawn[at] ?? []
    const count = countOf([open, ...values])
    const next = VALUES.map((value) => {
      const { total } = addTo(count, value)
      if (total < 17) return place([...values, value])
      return total > 21 ? -6 : 16 - total
    })
    const used = VALUES.map((value) => values.filter((one) => one === value).length)
    nodes.push({ used, size: values.length, next })
  }
  return nodes
}

/** Against one open card of the dealer. */
export class FullShoe {
  readonly #open: number
  readonly #nodes: readonly DealerNode[]
  /** The card face down that would make a blackjack; null under other cards. */
  readonly #other: number | null
  readonly #standing = new Map<number, readonly number[]>()
  readonly #worths = new Map<string, number>()

  constructor(open: number) {
    this.#open = open
    this.#nodes = dealerNodes(open)
    this.#other = open === 1 ? 10 : open === 10 ? 1 : null
  }

  /** What comes back beyond a stake of 1 over all pairs of cards, and how likely this open card is. */
  expectation(): number {
    const gone = without(NONE, this.#open)
    let sum = 0
    for (const first of VALUES) {
      const one = left(gone, first) / (CARDS - 1)
      const after = without(gone, first)
      for (const second of VALUES) {
        const chance = (one * left(after, second)) / (CARDS - 2)
        sum += chance * this.#dealt(first, second, without(after, second))
      }
    }
    return sum
  }

  #dealt(first: number, second: number, gone: Gone): number {
    const isNatural = first + second === 11 && Math.min(first, second) === 1
    const blackjack = this.#other === null ? 0 : left(gone, this.#other) / (CARDS - (gone[0] ?? 0))
    const playing = isNatural ? 1.5 : this.#play(first, second, gone)
    return blackjack * (isNatural ? 0 : -1) + (1 - blackjack) * playing
  }

  #play(first: number, second: number, gone: Gone): number {
    const pair = first === second ? first : null
    const choice: Choice = { count: countOf([first, second]), pair, mayDouble: true }
    if (bestPlay(choice, this.#open) === 'split') return this.#split(first, gone)
    return this.#worth({ ...choice, pair: null }, gone)
  }

  /** `gone` has both cards of the pair. */
  #split(value: number, gone: Gone): number {
    const more = (count: number): Gone => without(gone, ...Array<number>(count).fill(value))
    const of = (second: number, now: Gone): number => {
      const count = countOf([value, second])
      const then = without(now, second)
      const worth =
        value === 1
          ? this.#stand(count, then)
          : this.#worth({ count, pair: null, mayDouble: true }, then)
      return this.#chance(second, now) * worth
    }
    const paired = (count: number): number => of(value, more(count))
    const unpaired = (count: number): number =>
      VALUES.reduce((sum, second) => sum + (second === value ? 0 : of(second, more(count))), 0)
    if (value === 1) return 2 * (paired(0) + unpaired(0))
    return splitWorth(unpaired, paired, (count) => this.#chance(value, more(count)))
  }

  /** The next card's chance, where the dealer looked and has no blackjack. */
  #chance(value: number, gone: Gone): number {
    const all = CARDS - (gone[0] ?? 0)
    const here = left(gone, value)
    if (this.#other === null) return here / all
    if (value === this.#other) return here / (all - 1)
    const holes = all - left(gone, this.#other)
    return (here * (holes - 1)) / (holes * (all - 1))
  }

  #worth(choice: Choice, gone: Gone): number {
    const { count, mayDouble } = choice
    if (count.total > 21) return -1
    const key = `${keyOf(gone)} ${count.total} ${count.isSoft} ${mayDouble}`
    const known = this.#worths.get(key)
    if (known !== undefined) return known
    const play = count.total === 21 ? 'stand' : bestPlay(choice, this.#open)
    const worth =
      play === 'stand'
        ? this.#stand(count, gone)
        : VALUES.reduce(
            (sum, value) =>
              sum + this.#chance(value, gone) * this.#drawn(choice, play, value, gone),
            0,
          )
    this.#worths.set(key, worth)
    return worth
  }

  #drawn({ count }: Choice, play: string, value: number, gone: Gone): number {
    const next = addTo(count, value)
    const then = without(gone, value)
    if (play === 'double') return 2 * this.#stand(next, then)
    return this.#worth({ count: next, pair: null, mayDouble: false }, then)
  }

  #stand(count: Count, gone: Gone): number {
    if (count.total > 21) return -1
    const key = keyOf(gone)
    const known = this.#standing.get(key)
    const chances = known ?? this.#dealer(gone)
    if (!known) this.#standing.set(key, chances)
    return standing(count.total, chances)
  }

  /** Chances of 17 … 21 and of a bust, where the dealer has no blackjack. */
  #dealer(gone: Gone): readonly number[] {
    const reached = new Float64Array(this.#nodes.length)
    reached[0] = 1
    const ends = [0, 0, 0, 0, 0, 0]
    const all = CARDS - (gone[0] ?? 0)
    const holes = this.#other === null ? all : all - left(gone, this.#other)
    this.#nodes.forEach(({ used, size, next }, at) => {
      const here = reached[at] ?? 0
      if (here === 0) return
      const whole = size === 0 ? holes : all - size
      next.forEach((to, of) => {
        const value = of + 1
        if (size === 0 && value === this.#other) return
        const chance = (here * (left(gone, value) - (used[of] ?? 0))) / whole
        if (to >= 0) reached[to] = (reached[to] ?? 0) + chance
        else ends[-to - 1] = (ends[-to - 1] ?? 0) + chance
      })
    })
    return ends
  }
}

/** How likely an open card of a value is from a full shoe. */
export const openChance = (open: number): number => fullOf(open) / CARDS

/** What comes back of a stake of 1. */
export const mainReturn = (): number =>
  1 + VALUES.reduce((sum, open) => sum + openChance(open) * new FullShoe(open).expectation(), 0)

interface Share {
  returned: number
  of: number
}

const DECK = Array.from({ length: 52 }, (_, card) => card)

/** What Perfect Pairs returns, over all ordered pairs of cards of a full shoe. */
export function pairsShare(): Share {
  const share = { returned: 0, of: CARDS * (CARDS - 1) }
  for (const first of DECK)
    for (const second of DECK) {
      const pair = pairOf(first, second)
      const ways = DECKS * (DECKS - (first === second ? 1 : 0))
      if (pair !== null) share.returned += ways * (PAIR_ODDS[pair] + 1)
    }
  return share
}

/** What 21+3 returns, over all ordered threes of cards of a full shoe. */
export function plusShare(): Share {
  const share = { returned: 0, of: CARDS * (CARDS - 1) * (CARDS - 2) }
  for (const first of DECK)
    for (const second of DECK)
      for (const third of DECK) {
        const plus = plusOf([first, second, third])
        if (plus === null) continue
        const twice = DECKS - (second === first ? 1 : 0)
        const thrice = DECKS - (third === first ? 1 : 0) - (third === second ? 1 : 0)
        share.returned += DECKS * twice * thrice * (PLUS_ODDS[plus] + 1)
      }
  return share
}

/** What insurance returns, over all cards that may lie under an ace from a full shoe. */
export function insuranceShare(): Share {
  const tens = 16 * DECKS
  return { returned: tens * (INSURANCE_ODDS + 1), of: CARDS - 1 }
}
