import { expect, it } from 'vitest'
import { searchedFor, searchState } from './search-rule.ts'

it.each([
  ['', 'empty'],
  ['   ', 'empty'],
  ['la', 'short'],
  [' la ', 'short'],
  ['🌷🌷', 'short'],
  ['lal', 'ready'],
  ['İst', 'ready'],
])('a search of "%s" is %s', (text, state) => {
  expect(searchState(text)).toBe(state)
})

it('a short text searches for nothing, a longer one for itself without its spaces', () => {
  expect([' la ', ' lale '].map(searchedFor)).toEqual(['', 'lale'])
})
