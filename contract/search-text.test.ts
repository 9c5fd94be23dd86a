import { expect, it } from 'vitest'
import { cutSearch, searchedFor, searchState } from './search-text.ts'

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

it('cuts a text to what a search may hold, between letters', () => {
  expect(cutSearch('lale')).toBe('lale')
  expect(cutSearch('a'.repeat(3000))).toBe('a'.repeat(60))
  expect(cutSearch(`a${'🌷'.repeat(40)}`)).toBe(`a${'🌷'.repeat(29)}`)
})
