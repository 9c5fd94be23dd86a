/** Volleyball matches as a provider tells them, for tests alone. */
import type { FeedContent } from '#games/sports/feed.ts'
import { SETS, type Phase, type SetName } from '#games/sports/sets/sets.ts'
import { VOLLEYBALL_LEAGUES } from '#games/sports/volleyball/leagues.ts'
import { ending, openFixture, type FeedHouse, type TestMatch } from './testing.ts'

/** A match of two clubs that the house has odds for, by their places in the first league; all rallies told. */
export async function openVolleyball(
  house: FeedHouse,
  {
    clubs,
    follows = ['points'],
    inMs,
  }: { clubs?: readonly [number, number]; follows?: readonly 'points'[]; inMs?: number } = {},
): Promise<TestMatch> {
  const match = await openFixture(house, VOLLEYBALL_LEAGUES[0], {
    sport: 'volleyball',
    clubs,
    follows,
    inMs,
  })
  // By so many sets, each to nothing.
  const sets = (home: number, away: number) => [
    ...Array.from({ length: Math.min(home, away) }, () => (home < away ? WON : LOST)),
    ...Array.from({ length: Math.max(home, away) }, () => (home < away ? LOST : WON)),
  ]
  return { ...match, play: (home, away) => match.feed(...wholeVolleyball(sets(home, away))) }
}

const WON = [25, 0] as const
const LOST = [0, 25] as const

export const volleyballPhase = (to: Exclude<Phase, 'scheduled'>): FeedContent => ({
  type: 'incident',
  incident: { kind: 'phase', phase: to },
})

export const rally = (side: 'home' | 'away', set: SetName): FeedContent => ({
  type: 'incident',
  incident: { kind: 'rally', side, set },
})

export const firstServe = (side: 'home' | 'away', set: SetName): FeedContent => ({
  type: 'incident',
  incident: { kind: 'first-serve', side, set },
})

export const volleyballClock = (set: SetName, minute = 1): FeedContent => ({
  type: 'clock',
  clock: { set, minute, isRunning: true },
})

/** So many points of a set: by turns, and then those that one side is ahead by. */
export const rallies = (
  set: SetName,
  [home, away]: readonly [home: number, away: number],
): readonly FeedContent[] => [
  ...Array.from({ length: Math.min(home, away) }, () => [
    rally('home', set),
    rally('away', set),
  ]).flat(),
  ...Array.from({ length: Math.abs(home - away) }, () => rally(home > away ? 'home' : 'away', set)),
]

/** From beginning to end, set by set. */
export const wholeVolleyball = (
  sets: readonly (readonly [home: number, away: number])[],
): readonly FeedContent[] => [
  ...sets.flatMap((points, at) => {
    const set = SETS[at] ?? 's5'
    const isLast = at === sets.length - 1 || set === 's5'
    return [
      volleyballPhase(set),
      ...(at === 0 ? [firstServe('home', set)] : []),
      ...rallies(set, points),
      volleyballPhase(isLast ? 'over' : `after-${set}`),
    ]
  }),
  ending('ended'),
]
