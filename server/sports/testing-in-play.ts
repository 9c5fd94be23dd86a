/** Matches that are being played and take bets, for tests alone. */
import { FOOTBALL } from '#games/sports/football/sport.ts'
import type { TestHouse } from '../testing.ts'
import { priceLiveEvents } from './trading/offers.ts'
import { clock, openMatch, phase, type TestMatch } from './testing.ts'

/** What takes a house of a test, which is there once its tests run. */
export function playingAt(houseOf: () => TestHouse) {
  /** A moment of the match goes by, and is told. */
  const tick = async (match: TestMatch, ms: number, minute = 1): Promise<void> => {
    houseOf().pass(ms)
    await match.feed(clock('first', minute))
  }
  /** It begins, and its first odds are made. */
  const kickOff = async (match: TestMatch): Promise<void> => {
    await match.feed(phase('first-half'))
    await tick(match, 3_100)
    await priceLiveEvents(houseOf())
  }
  return {
    tick,
    kickOff,
    inPlay: async (clubs: readonly [number, number]): Promise<TestMatch> => {
      const match = await openMatch(houseOf(), { clubs })
      await kickOff(match)
      return match
    },
    /** So long as a coupon waits, told all the while. */
    waitOut: async (match: TestMatch, minute = 1): Promise<void> => {
      await tick(match, FOOTBALL.acceptDelayMs / 2, minute)
      await tick(match, FOOTBALL.acceptDelayMs / 2 + 100, minute)
    },
  }
}
