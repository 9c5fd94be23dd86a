import { afterEach, expect, it } from 'vitest'
import {
  DEFAULT_LANGUAGE,
  LANGUAGES,
  langFrom,
  languageFor,
  storedLanguage,
  storeLanguage,
} from './language.ts'
import { readStored, removeStored, writeStored } from './stored.ts'

afterEach(() => removeStored('bnwUserLang', 'bnwUserLanguage'))

it('DATA-12/id DATA-12/title DATA-12/lang a language carries id, title and lang; the default is 1, TR, tr', () => {
  expect(DEFAULT_LANGUAGE).toEqual({ id: 1, title: 'TR', lang: 'tr' })
  for (const language of LANGUAGES) expect(Object.keys(language)).toEqual(['id', 'title', 'lang'])
})

it('CONST-05/languages the languages offered are exactly tr, the default, and en', () => {
  expect(LANGUAGES.map(({ lang }) => lang)).toEqual(['tr', 'en'])
  expect(languageFor('de')).toBe(DEFAULT_LANGUAGE)
})

it('STATE-13/two-characters a stored language of exactly two characters is used', () => {
  expect(langFrom('en')).toBe('en')
  expect(langFrom('de')).toBe('de')
  writeStored('bnwUserLang', 'en')
  expect(storedLanguage().lang).toBe('en')
})

it.each([null, '', 'e', 'eng', 'en-GB'])('STATE-13/otherwise-tr a stored %o gives tr', (stored) => {
  expect(langFrom(stored)).toBe('tr')
  if (stored !== null) writeStored('bnwUserLang', stored)
  expect(storedLanguage().lang).toBe('tr')
})

it('remembers the two letters and the entry', () => {
  storeLanguage(languageFor('en'))
  expect(readStored('bnwUserLang')).toBe('en')
  expect(JSON.parse(readStored('bnwUserLanguage') ?? '')).toEqual({
    id: 2,
    title: 'EN',
    lang: 'en',
  })
  removeStored('bnwUserLang')
  expect(storedLanguage().lang).toBe('en')
})
