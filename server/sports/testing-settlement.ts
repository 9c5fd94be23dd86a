/** Matches that end, and results that are corrected afterwards, each settled at once, for tests alone. */
import { TESTER } from '../action/testing.ts'
import type { TestHouse } from '../testing.ts'
import { settleSports } from './settlement/settle.ts'
import type { TestMatch } from './testing.ts'
import { correctScore } from './trading/operate.ts'

/** What takes a house of a test, which is there once its tests run. */
export function settlingAt(houseOf: () => TestHouse) {
  return {
    settled: async (match: TestMatch, home: number, away: number): Promise<void> => {
      await match.play(home, away)
      await settleSports(houseOf())
    },
    /** The goals of a match that is over, by a trader. */
    corrected: async ({ eventID }: TestMatch, home: number, away: number): Promise<void> => {
      const house = houseOf()
      const score = { count: 'goals', period: 'match', score: { home, away } } as const
      const payload = { score, now: house.clock() }
      const refusal = await correctScore(house.database.db, TESTER, BigInt(eventID), payload)
      if (refusal !== null) throw new Error(`the score is not corrected: ${refusal}`)
      await settleSports(house)
    },
  }
}
