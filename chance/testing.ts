/** Draws for tests: numbers that look random and come again the same; never part of a game that is played. */

import type { FloorWords } from './floor.ts'

/** Whole numbers below any n, from the state that the seed begins; never rejects. */
export function seededWords(seed: number): FloorWords {
  let state = seed
  return {
    below: async (n) => {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
      return (BigInt(state) * n) >> 32n
    },
  }
}
