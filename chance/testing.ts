/** Numbers that look random and are the same every time, for tests. */
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
