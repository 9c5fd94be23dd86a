import { expect, it } from 'vitest'
import { mayBeOneMatch } from './fixtures.ts'
import type { Fixture } from './feed.ts'

const DAY_MS = 24 * 3_600_000
const named = (id: string) => ({ id, name: id })
const FIXTURE: Fixture = {
  sport: 'football',
  region: named('region'),
  competition: named('league'),
  home: named('one'),
  away: named('two'),
  startsAt: 10 * DAY_MS,
  follows: [],
}

it.each<[string, Partial<Fixture>, boolean]>([
  ['the same', {}, true],
  ['the same, shown by other names', { home: { id: 'one', name: 'One' } }, true],
  ['the same turned round', { home: FIXTURE.away, away: FIXTURE.home }, true],
  ['an hour short of a day later', { startsAt: 11 * DAY_MS - 3_600_000 }, true],
  ['an hour short of a day earlier', { startsAt: 9 * DAY_MS + 3_600_000 }, true],
  ['a day later', { startsAt: 11 * DAY_MS }, false],
  ['of another competition', { competition: named('cup') }, false],
  ['of another sport', { sport: 'basketball' }, false],
  ['one of them against another', { away: named('three') }, false],
])('two events may be one match: %s', (_what, changed, expected) => {
  const other = { ...FIXTURE, ...changed }
  expect(mayBeOneMatch(FIXTURE, other)).toBe(expected)
  expect(mayBeOneMatch(other, FIXTURE)).toBe(expected)
})
