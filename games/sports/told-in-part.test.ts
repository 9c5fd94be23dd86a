/** Of a match that is told in part, or that contradicts itself, nothing is offered in play: whoever watches knows more. */
import { expect, it } from 'vitest'
import { BASKETBALL } from './basketball/sport.ts'
import { BASKETBALL_LEAGUES } from './basketball/leagues.ts'
import type { FeedContent, Fixture } from './feed.ts'
import { LEAGUES } from './football/leagues.ts'
import { FOOTBALL } from './football/sport.ts'
import type { League } from './league.ts'
import type { Sport, SportRecord } from './sport.ts'
import { TENNIS_LEAGUES } from './tennis/leagues.ts'
import { TENNIS } from './tennis/sport.ts'
import { VOLLEYBALL_LEAGUES } from './volleyball/leagues.ts'
import { VOLLEYBALL } from './volleyball/sport.ts'

function fixtureOf(
  sport: Fixture['sport'],
  league: League | undefined,
  follows: Fixture['follows'],
): Fixture {
  const [home, away] = league?.clubs ?? []
  if (!league || !home || !away) throw new Error('a league has clubs')
  const { region, competition } = league
  return { sport, region, competition, home, away, startsAt: 0, follows }
}

/** How many markets have odds in play once all of that was told, and what the match came to by then. */
function offeredAfter<Of extends SportRecord>(
  sport: Sport<Of, never>,
  fixture: Fixture,
  contents: readonly FeedContent[],
) {
  const record = contents.reduce<Of>(
    (before, content, at) =>
      sport.applyMessage(before, { ...content, sequence: at + 1, at: (at + 1) * 1_000 }),
    sport.newRecord(fixture),
  )
  const offers = sport.priceAtStep(fixture, record, sport.stepOf(record, null))
  return offers.filter(({ odds }) => odds !== null).length
}

const incidentOf = (incident: object): FeedContent =>
  ({ type: 'incident', incident }) as FeedContent
const phase = (to: string): FeedContent => incidentOf({ kind: 'phase', phase: to })
const stated = (count: string, period: string, home: number, away: number): FeedContent =>
  ({ type: 'score', count, period, score: { home, away } }) as FeedContent

const rallies = (home: number, away: number): FeedContent[] =>
  [...Array<'home'>(home).fill('home'), ...Array<'away'>(away).fill('away')].map((side) =>
    incidentOf({ kind: 'rally', side, set: 's1' }),
  )

it('a set that is over by its phase, or by the sets that were stated, is not sold on by its points', () => {
  const volleyball = fixtureOf('volleyball', VOLLEYBALL_LEAGUES[0], ['points'])
  const after = (...contents: FeedContent[]) =>
    offeredAfter(VOLLEYBALL, volleyball, [phase('s1'), ...rallies(20, 24), ...contents])
  expect(after()).toBeGreaterThan(0)
  expect(after(phase('after-s1'))).toBe(0)
  expect(after(stated('sets', 'match', 1, 0))).toBe(0)
  expect(after(phase('after-s1'), stated('points', 's1', 26, 24))).toBeGreaterThan(0)
  const game = (side: string, number: number) =>
    Array.from({ length: 4 }, () => incidentOf({ kind: 'point', side, set: 's1', game: number }))
  const nine = Array.from({ length: 9 }, (_, at) => game(at % 2 === 0 ? 'away' : 'home', at + 1))
  const tennis = fixtureOf('tennis', TENNIS_LEAGUES[0], ['points'])
  const then = (...contents: FeedContent[]) =>
    offeredAfter(TENNIS, tennis, [phase('s1'), ...nine.flat(), ...contents])
  expect(then()).toBeGreaterThan(0)
  expect(then(phase('after-s1'), phase('s2'))).toBe(0)
  expect(then(stated('sets', 'match', 0, 1))).toBe(0)
  expect(then(stated('games', 's1', 4, 6), phase('after-s1'))).toBeGreaterThan(0)
})

it('a football match of which not every goal is told, or whose half has more than it, has no odds in play', () => {
  const goal = incidentOf({ kind: 'goal', side: 'home', half: 'first', minute: 9 })
  const after = (follows: Fixture['follows'], ...contents: FeedContent[]) =>
    offeredAfter(FOOTBALL, fixtureOf('football', LEAGUES[0], follows), contents)
  const first = phase('first-half')
  expect(after(['goals'], first)).toBeGreaterThan(0)
  expect(after([], first, stated('corners', 'match', 1, 0))).toBe(0)
  expect(after([], first, stated('goals', 'match', 1, 0))).toBe(0)
  const second = [first, goal, phase('half-time'), phase('second-half')]
  expect(after(['goals'], ...second)).toBeGreaterThan(0)
  expect(after(['goals'], ...second, stated('goals', 'first-half', 2, 0))).toBe(0)
})

it('points that are stated now and then are no match in play, and no overtime comes after a score that is not level', () => {
  const [league] = BASKETBALL_LEAGUES
  const quarters = ['q1', 'after-q1', 'q2', 'half-time', 'q3', 'after-q3', 'q4', 'after-q4'].map(
    phase,
  )
  const after = (follows: Fixture['follows'], ...contents: FeedContent[]) =>
    offeredAfter(BASKETBALL, fixtureOf('basketball', league, follows), contents)
  expect(after([], phase('q1'), stated('points', 'match', 10, 8))).toBe(0)
  expect(after(['points'], phase('q1'), stated('points', 'match', 10, 8))).toBeGreaterThan(0)
  expect(after(['points'], ...quarters, stated('points', 'match', 72, 72))).toBeGreaterThan(0)
  expect(after(['points'], ...quarters, stated('points', 'match', 72, 64))).toBe(0)
})
