import { expect, it } from 'vitest'
import { betpokerResult } from './betpoker-names.ts'
import { matchName, matchScoresText } from './football-names.ts'

it('a match day is over in words with who played, not with scores alone', () => {
  const field = [3, 0, 7, 5]
  const text = matchScoresText(field, [[12, 80], [44], [], []])
  expect(text).toBe(`${matchName(field, 1)} 2–1, ${matchName(field, 2)} 0–0`)
  expect(matchName(field, 1)).toMatch(/^\S.* – \S/)
})

it('the hands of poker name a board once a card of it lies there', () => {
  const hands = Array.from({ length: 12 }, (_, at) => at + 1)
  expect(betpokerResult(hands, 'en')).not.toContain('Board')
  expect(betpokerResult(hands, 'tr')).not.toContain('Masa')
  expect(betpokerResult([...hands, 13, 14, 15], 'en')).toMatch(/ · Board \S+ \S+ \S+$/)
})
