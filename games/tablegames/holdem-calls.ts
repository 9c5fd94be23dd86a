/**
 * What a call at casino hold'em is worth, exactly: for every two cards of the player behind a flop, over every turn, river and hand of the
 * dealer. A stake is one ante; a call adds two of them, and a fold loses one. Nothing here draws.
 */
import { suitsOf, valueOfSuits } from '../poker-hands.ts'
import { ENDINGS } from './holdem-endings.ts'
import { anteOddsOf, CALL_TIMES, QUALIFIES } from './holdem-pays.ts'
import { DECK } from './tablegame.ts'

const MASKS = Array.from({ length: DECK }, (_, card) => suitsOf([card]))
const LEFT = DECK - 3
const DEALT = LEFT - 2
const HANDS = (DEALT * (DEALT - 1)) / 2
/** The dealer's hands that share no card with the player's. */
const AGAINST = ((DEALT - 2) * (DEALT - 3)) / 2
const LOST = -1 - CALL_TIMES

/** A flop and its two further cards, and every two of the 47 others by what they come to. */
class Runout {
  /** By their value, the lowest first: the value, and behind it the place of the hand. */
  readonly #sorted = new Float64Array(HANDS)
  readonly #one = new Int32Array(HANDS)
  readonly #other = new Int32Array(HANDS)
  readonly #below = new Int32Array(LEFT)
  readonly #short = new Int32Array(LEFT)
  readonly #alike = new Int32Array(LEFT)
  readonly #left: readonly number[]

  /** `left` are the cards beside the flop. */
  constructor(left: readonly number[]) {
    this.#left = left
  }

  /** What each hand is with these two further cards; places of cards are those among the cards left. */
  deal(flop: readonly number[], turn: number, river: number): void {
    const cards = [...flop, this.#left[turn] ?? 0, this.#left[river] ?? 0]
    const [a, b, c, d] = suitsOf(cards)
    let at = 0
    for (let one = 0; one < LEFT; one += 1) {
      if (one === turn || one === river) continue
      const [w, x, y, z] = MASKS[this.#left[one] ?? 0] ?? [0, 0, 0, 0]
      for (let other = one + 1; other < LEFT; other += 1) {
        if (other === turn || other === river) continue
        const [p, q, r, s] = MASKS[this.#left[other] ?? 0] ?? [0, 0, 0, 0]
        const value = valueOfSuits(a | w | p, b | x | q, c | y | r, d | z | s)
        this.#sorted[at] = value * HANDS + at
        this.#one[at] = one
        this.#other[at] = other
        at += 1
      }
    }
    this.#sorted.sort()
  }

  /** Adds what a call came to against every hand of the dealer, to the sum of each of the player's (`placeOf`). */
  addTo(sums: Float64Array): void {
    const [below, short, alike] = [this.#below.fill(0), this.#short.fill(0), this.#alike.fill(0)]
    const shorts = this.#countShort(short)
    for (let from = 0; from < HANDS;) {
      const value = this.#valueAt(from)
      let to = from
      alike.fill(0)
      for (; to < HANDS && this.#valueAt(to) === value; to += 1) this.#count(alike, to)
      const odds = anteOddsOf(value)
      const isShort = value < QUALIFIES
      for (let at = from; at < to; at += 1) {
        const hand = this.#handAt(at)
        const [one, other] = [this.#one[hand] ?? 0, this.#other[hand] ?? 0]
        // A hand is in both counts of its cards.
        const free = shorts - (short[one] ?? 0) - (short[other] ?? 0) + (isShort ? 1 : 0)
        const under = isShort ? 0 : from - (below[one] ?? 0) - (below[other] ?? 0) - free
        const even = isShort ? 0 : to - from - (alike[one] ?? 0) - (alike[other] ?? 0) + 1
        const over = AGAINST - free - under - even
        const place = placeOf(one, other)
        sums[place] = (sums[place] ?? 0) + free * odds + under * (odds + CALL_TIMES) + over * LOST
      }
      for (let at = from; at < to; at += 1) this.#count(below, at)
      from = to
    }
  }

  #countShort(short: Int32Array): number {
    let shorts = 0
    for (; shorts < HANDS && this.#valueAt(shorts) < QUALIFIES; shorts += 1)
      this.#count(short, shorts)
    return shorts
  }

  #valueAt(at: number): number {
    return Math.floor((this.#sorted[at] ?? 0) / HANDS)
  }

  #handAt(at: number): number {
    return (this.#sorted[at] ?? 0) % HANDS
  }

  #count(counts: Int32Array, at: number): void {
    const hand = this.#handAt(at)
    const [one, other] = [this.#one[hand] ?? 0, this.#other[hand] ?? 0]
    counts[one] = (counts[one] ?? 0) + 1
    counts[other] = (counts[other] ?? 0) + 1
  }
}

/** Of two places among the cards left, the lower one first. */
const placeOf = (one: number, other: number): number => (other * (other - 1)) / 2 + one

/** What calls come to behind a flop, in antes over all `ENDINGS`, for each two cards of the player. */
export function callsBehind(flop: readonly number[]): Float64Array {
  const left = Array.from({ length: DECK }, (_, card) => card).filter(
    (card) => !flop.includes(card),
  )
  const runout = new Runout(left)
  const sums = new Float64Array((LEFT * (LEFT - 1)) / 2)
  for (let turn = 0; turn < LEFT; turn += 1)
    for (let river = turn + 1; river < LEFT; river += 1) {
      runout.deal(flop, turn, river)
      runout.addTo(sums)
    }
  return sums
}

export interface FlopReturn {
  /** Over all of the player's hands and all endings, in antes: what best play wins or loses. */
  net: number
  /** So many of the 1,176 hands are called. */
  called: number
}

/** What best play comes to behind a flop, in antes over every hand of the player's and all `ENDINGS`. */
export function returnBehind(flop: readonly number[]): FlopReturn {
  const worth = callsBehind(flop)
  const net = worth.reduce((sum, one) => sum + Math.max(one, -ENDINGS), 0)
  return { net, called: worth.filter((one) => one > -ENDINGS).length }
}

/** Flops that differ in more than the names of their suits, each with how many flops are like it: 1,755 for 22,100. */
export function flopsToSuits(): { cards: readonly number[]; count: number }[] {
  const found = new Map<string, { cards: readonly number[]; count: number }>()
  for (let a = 0; a < DECK; a += 1)
    for (let b = a + 1; b < DECK; b += 1)
      for (let c = b + 1; c < DECK; c += 1) {
        const key = keyOf([a, b, c])
        const known = found.get(key)
        if (known) known.count += 1
        else found.set(key, { cards: [a, b, c], count: 1 })
      }
  return [...found.values()]
}

/** The same for cards that differ in the names of their suits alone: the suits' sets of ranks in one order. */
const keyOf = (cards: readonly number[]): string =>
  [...suitsOf(cards)].toSorted((a, b) => a - b).join()
