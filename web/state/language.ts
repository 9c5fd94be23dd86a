import type { Lang } from '#kit/text/language.ts'
import { readStored, readStoredObject, writeStored } from './stored.ts'

/** A language as the static list gives it. */
export interface Language {
  id: number
  title: string
  lang: Lang
}

export const DEFAULT_LANGUAGE: Language = { id: 1, title: 'TR', lang: 'tr' }

/** What the interface is written in; the static list may leave one out, never add one. */
export const LANGUAGES: readonly Language[] = [DEFAULT_LANGUAGE, { id: 2, title: 'EN', lang: 'en' }]

const LANG_LENGTH = 2

/** The language code to use: a stored one of exactly two characters, else Turkish. */
export function langFrom(stored: string | null): string {
  return stored !== null && stored.length === LANG_LENGTH ? stored : DEFAULT_LANGUAGE.lang
}

/** The entry for a code; a code that has no words yet (`de`) is read in the default language. */
export function languageFor(code: string, languages: readonly Language[] = LANGUAGES): Language {
  return languages.find((language) => language.lang === code) ?? DEFAULT_LANGUAGE
}

/** The member's language as remembered: the two letters first, then the whole entry. */
export function storedLanguage(): Language {
  const entry = readStoredObject('bnwUserLanguage')
  const fromEntry = typeof entry?.['lang'] === 'string' ? entry['lang'] : null
  return languageFor(langFrom(readStored('bnwUserLang') ?? fromEntry))
}

export function storeLanguage(language: Language): void {
  writeStored('bnwUserLang', language.lang)
  writeStored('bnwUserLanguage', JSON.stringify(language))
}
