import { expect, it } from 'vitest'
import { askedBy } from './asked.ts'

it('rounds are asked for from the first to the last', () => {
  expect(askedBy(['cini-ligi', '1', '20'], {})).toMatchObject({ from: 1, to: 20, end: null })
})

it.each([
  [
    'a last round before the first',
    ['cini-ligi', '2', '1'],
    /last round comes before the first: 2 to 1/,
  ],
  [
    'a table that there is none of',
    ['cini-lig', '1', '2'],
    /no table cini-lig\. There are: .*cini-ligi/,
  ],
  ['too many at once', ['cini-ligi', '1', '1001'], /So many rounds at once: 1 to 1000/],
  ['no numbers', ['cini-ligi', 'a', '2'], /^Usage/],
])('%s is refused in words that say so', (_what, positionals, words) => {
  expect(() => askedBy(positionals, {})).toThrow(words)
})
