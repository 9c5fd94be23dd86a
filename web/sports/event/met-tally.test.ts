import { expect, it } from 'vitest'
import { tallyOf } from './met-tally.ts'

it('counts what a club won, drew and lost against another, at home and away, of matches that were played to their end', () => {
  const met = (homeID: string, home: number, away: number) =>
    ({ homeID, ending: 'ended', score: { home, away } }) as const
  const matches = [
    met('a', 2, 0),
    met('b', 3, 1),
    met('b', 0, 1),
    met('a', 1, 1),
    { ...met('a', 5, 0), ending: 'abandoned' as const },
    { homeID: 'a', ending: 'ended' as const, score: null },
  ]
  expect(tallyOf(matches, 'a')).toEqual({ won: 2, drawn: 1, lost: 1 })
  expect(tallyOf(matches, 'b')).toEqual({ won: 1, drawn: 1, lost: 2 })
})
