import { localeOf, type Lang } from '#kit/language.ts'

/** How long a text from outside may be where only its beginning is shown. */
export const TEXT_LENGTH = 200

const TAGS = /<[^>]*>/g
const HIDDEN = /<(script|style)\b[^>]*>[\s\S]*?<\/\1\s*>/gi
const SPACES = /\s+/g

/** The plain beginning of a text from outside: no html, at most `length` characters. */
export function plainText(html: string, length: number = TEXT_LENGTH): string {
  const text = html.replace(HIDDEN, ' ').replace(TAGS, ' ').replace(SPACES, ' ').trim()
  // By characters, so that an emoji or a letter with a mark on it is not cut in half.
  return Array.from(text).slice(0, length).join('')
}

/** Capitals as the language writes them: i becomes İ in Turkish. */
export const upperCase = (text: string, lang: Lang): string =>
  text.toLocaleUpperCase(localeOf(lang))
