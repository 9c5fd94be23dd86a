/** Esport matches as a provider tells them, for tests alone. */
import { ESPORT_LEAGUES } from '#games/sports/esport/leagues.ts'
import { MAPS } from '#games/sports/esport/rules.ts'
import type { FeedContent } from '#games/sports/feed.ts'
import type { Side } from '#games/sports/match.ts'
import type { Phase, SetName } from '#games/sports/sets/sets.ts'
import { ending, openFixture, type FeedHouse, type TestMatch } from './testing.ts'

/** A match of two teams that the house has odds for, by their places in the first league; every map told. */
export async function openEsport(
  house: FeedHouse,
  {
    clubs,
    follows = ['maps'],
    inMs,
  }: { clubs?: readonly [number, number]; follows?: readonly 'maps'[]; inMs?: number } = {},
): Promise<TestMatch> {
  const match = await openFixture(house, ESPORT_LEAGUES[0], {
    sport: 'esport',
    clubs,
    follows,
    inMs,
  })
  const maps = (home: number, away: number): readonly Side[] => {
    const [winner, loser] = home > away ? (['home', 'away'] as const) : (['away', 'home'] as const)
    return [...(Math.min(home, away) > 0 ? [loser] : []), winner, winner]
  }
  return { ...match, play: (home, away) => match.feed(...wholeEsport(maps(home, away))) }
}

export const esportPhase = (to: Exclude<Phase, 'scheduled'>): FeedContent => ({
  type: 'incident',
  incident: { kind: 'phase', phase: to },
})

export const map = (side: Side, set: SetName): FeedContent => ({
  type: 'incident',
  incident: { kind: 'map', side, set },
})

export const esportClock = (set: SetName, minute = 1): FeedContent => ({
  type: 'clock',
  clock: { set, minute, isRunning: true },
})

/** From its beginning to its end, by who wins each of its maps. */
export const wholeEsport = (winners: readonly Side[]): readonly FeedContent[] => [
  ...winners.flatMap((side, at) => {
    const set = MAPS[at] ?? 's3'
    const isLast = at === winners.length - 1 || set === 's3' || set === 's5'
    return [esportPhase(set), map(side, set), esportPhase(isLast ? 'over' : `after-${set}`)]
  }),
  ending('ended'),
]
