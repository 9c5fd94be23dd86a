/** The prices of a match day, worked out match by match with a pause between them: a page that is looked at never stands still. */
import type { FloorCard } from '#contract/games/floor-protocol.ts'
import { MATCHES } from '#contract/games/football-names.ts'
import { pricesOf } from '#games/football/numbers.ts'

export class PriceBook {
  readonly #onMore: () => void
  #card: readonly number[] = []
  #prices = new Map<string, number | null>()
  #counted = 0

  constructor(onMore: () => void) {
    this.#onMore = onMore
  }

  /** Begins with another card; the same one is known already. */
  open(card: FloorCard | null): void {
    const strengths = card?.strengths ?? []
    if (strengths.join() === this.#card.join()) return
    this.#card = strengths
    this.#prices = new Map()
    this.#counted = 0
    if (card) setTimeout(() => this.#count(1, strengths))
  }

  /** So many matches have their prices. */
  get counted(): number {
    return this.#counted
  }

  /** Hundredths; null where it is not offered, undefined as long as it is not worked out. */
  of(spot: string): number | null | undefined {
    return this.#prices.get(spot)
  }

  #count(match: number, strengths: readonly number[]): void {
    // Another card has come meanwhile.
    if (strengths !== this.#card) return
    for (const [spot, price] of pricesOf(match, strengths)) this.#prices.set(spot, price)
    this.#counted = match
    this.#onMore()
    if (match < MATCHES) setTimeout(() => this.#count(match + 1, strengths))
  }
}
