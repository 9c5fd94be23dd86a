/** Basketball matches as a provider tells them, for tests alone. */
import { QUARTERS, type Stretch } from '#games/sports/basketball/kinds.ts'
import { BASKETBALL_LEAGUES } from '#games/sports/basketball/leagues.ts'
import type { FeedContent } from '#games/sports/feed.ts'
import { ending, openFixture, type FeedHouse, type TestMatch } from './testing.ts'

/** A match of two clubs that the house has odds for, by their places in the first league; played by its quarters, all points told. */
export async function openBasketball(
  house: FeedHouse,
  {
    clubs,
    follows = ['points'],
    inMs,
  }: { clubs?: readonly [number, number]; follows?: readonly 'points'[]; inMs?: number } = {},
): Promise<TestMatch> {
  const game = await openFixture(house, BASKETBALL_LEAGUES[0], {
    sport: 'basketball',
    clubs,
    follows,
    inMs,
  })
  // All of it in the last quarter.
  return {
    ...game,
    play: (home, away) => game.feed(...wholeGame([NONE, NONE, NONE, [home, away]])),
  }
}

const NONE = [0, 0] as const

export const quarter = (
  to: Stretch | 'after-q1' | 'half-time' | 'after-q3' | 'after-q4' | 'over',
): FeedContent => ({ type: 'incident', incident: { kind: 'phase', phase: to } })

export const points = (side: 'home' | 'away', of: 1 | 2 | 3, during: Stretch): FeedContent => ({
  type: 'incident',
  incident: { kind: 'points', side, points: of, quarter: during, minute: 1 },
})

export const gameClock = (during: Stretch, minute = 1): FeedContent => ({
  type: 'clock',
  clock: { quarter: during, minute, isRunning: true },
})

/** So many free throws. */
export const scored = (home: number, away: number, during: Stretch): readonly FeedContent[] => [
  ...Array.from({ length: home }, () => points('home', 1, during)),
  ...Array.from({ length: away }, () => points('away', 1, during)),
]

const AFTER = { q1: 'after-q1', q2: 'half-time', q3: 'after-q3', q4: 'over' } as const

/** From beginning to end, quarter by quarter. */
export const wholeGame = (
  quarters: readonly (readonly [home: number, away: number])[],
): readonly FeedContent[] => [
  ...QUARTERS.flatMap((during, at) => {
    const [home, away] = quarters[at] ?? NONE
    return [quarter(during), ...scored(home, away, during), quarter(AFTER[during])]
  }),
  ending('ended'),
]
