import type { FloorRoundState } from '#contract/games/floor-protocol.ts'

/**
 * When the bets of a round that was seen open are closed. A page hears of a table several steps at a time: the closing itself may have passed by then, and
 * has to be said all the same.
 */
export class Closing {
  #open = 0

  /** True once for each round, whatever it is at by then; never of one that was made void. */
  isNow({ number, phase }: Pick<FloorRoundState, 'number' | 'phase'>): boolean {
    if (phase === 'open') {
      this.#open = number
      return false
    }
    const wasOpen = this.#open === number
    if (wasOpen) this.#open = 0
    return wasOpen && phase !== 'void'
  }
}

/** The same of a round that is bet on street by street: which of them have closed since it was asked last. */
export class StreetClosing {
  readonly #last: number
  #number = 0
  #closed = -1

  /** `last` is the last street that is bet on. */
  constructor(last: number) {
    this.#last = last
  }

  next(round: Pick<FloorRoundState, 'number' | 'phase' | 'landedAt' | 'street'>): number[] {
    if (round.phase === 'void') return []
    const closed = this.#closedOf(round)
    if (round.number !== this.#number) {
      // Of a round that was not seen open nothing is said of what has closed before.
      this.#closed = closed
      this.#number = round.number
      return []
    }
    const streets = Array.from(
      { length: Math.max(0, closed - this.#closed) },
      (_, at) => this.#closed + 1 + at,
    )
    this.#closed = Math.max(this.#closed, closed)
    return streets
  }

  /** The last street that has closed; -1 where none has. */
  #closedOf({
    phase,
    landedAt,
    street,
  }: Pick<FloorRoundState, 'phase' | 'landedAt' | 'street'>): number {
    if (phase === 'open') return -1
    if (landedAt !== null) return this.#last
    const { at, until } = street ?? { at: 0, until: null }
    return Math.min(this.#last, until === null ? at : at - 1)
  }
}
