/** Tennis matches as a provider tells them, for tests alone. */
import type { FeedContent } from '#games/sports/feed.ts'
import type { SetName } from '#games/sports/sets/sets.ts'
import { isTieBreakAt, pointsToWin, setFormOf } from '#games/sports/tennis/formats.ts'
import { TENNIS_LEAGUES } from '#games/sports/tennis/leagues.ts'
import { ending, openFixture, type FeedHouse, type TestMatch } from './testing.ts'

/** A match of two players that the house has odds for, by their places in the first series; of three sets at the most, all points told. */
export async function openTennis(
  house: FeedHouse,
  {
    clubs,
    follows = ['points'],
    inMs,
  }: { clubs?: readonly [number, number]; follows?: readonly 'points'[]; inMs?: number } = {},
): Promise<TestMatch> {
  const match = await openFixture(house, TENNIS_LEAGUES[0], {
    sport: 'tennis',
    clubs,
    follows,
    inMs,
  })
  // By so many sets, each to nothing.
  const sets = (home: number, away: number) => [
    ...Array.from({ length: away }, () => [0, 6] as const),
    ...Array.from({ length: home }, () => [6, 0] as const),
  ]
  return { ...match, play: (home, away) => match.feed(...wholeTennis(sets(home, away))) }
}

export const tennisPhase = (to: SetName | 'after-s1' | 'after-s2' | 'over'): FeedContent => ({
  type: 'incident',
  incident: { kind: 'phase', phase: to },
})

export const point = (side: 'home' | 'away', set: SetName, game: number): FeedContent => ({
  type: 'incident',
  incident: { kind: 'point', side, set, game },
})

export const serve = (side: 'home' | 'away', set: SetName, game: number): FeedContent => ({
  type: 'incident',
  incident: { kind: 'serve', side, set, game },
})

export const tennisClock = (set: SetName, minute = 1): FeedContent => ({
  type: 'clock',
  clock: { set, minute, isRunning: true },
})

const USUAL = setFormOf('best-of-three', 0)

/** A set that ends so: games in turn, then those that one side is ahead by, each to nothing. */
export function setOf(
  set: SetName,
  [home, away]: readonly [home: number, away: number],
): readonly FeedContent[] {
  const level = Math.min(home, away)
  const winners = [
    ...Array.from({ length: level }, () => ['home', 'away'] as const).flat(),
    ...Array.from({ length: Math.abs(home - away) }, () => (home > away ? 'home' : 'away')),
  ]
  const games = { home: 0, away: 0 }
  return winners.flatMap((side, at) => {
    const points = isTieBreakAt(games, USUAL) ? pointsToWin(games, USUAL) : 4
    games[side] += 1
    return Array.from({ length: points }, () => point(side, set, at + 1))
  })
}

const NAMES = ['s1', 's2', 's3'] as const
const AFTER = { s1: 'after-s1', s2: 'after-s2', s3: 'over' } as const

/** From beginning to end, set by set. */
export const wholeTennis = (
  sets: readonly (readonly [home: number, away: number])[],
): readonly FeedContent[] => [
  ...sets.flatMap((games, at) => {
    const set = NAMES[at] ?? 's3'
    const isLast = at === sets.length - 1
    return [
      tennisPhase(set),
      ...(at === 0 ? [serve('home', set, 1)] : []),
      ...setOf(set, games),
      tennisPhase(isLast ? 'over' : AFTER[set]),
    ]
  }),
  ending('ended'),
]
