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
