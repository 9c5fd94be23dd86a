import { localeOf, type Lang } from '#kit/text/language.ts'

/** How long a text from outside may be where only its beginning is shown. */
export const TEXT_LENGTH = 200

const TAGS = /<[^>]*>/g
const HIDDEN = /<(script|style)\b[^>]*>[\s\S]*?<\/\1\s*>/gi
const SPACES = /\s+/g
/** Written for what html would take for its own. */
const SIGNS = { lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ', amp: '&' } as const
const WRITTEN_SIGN = /&(lt|gt|quot|#39|nbsp|amp);/g

/** The plain beginning of a text from outside: no html, at most `length` characters. */
export function plainText(html: string, length: number = TEXT_LENGTH): string {
  const text = html
    .replace(HIDDEN, ' ')
    .replace(TAGS, ' ')
    .replace(WRITTEN_SIGN, (_, name: keyof typeof SIGNS) => SIGNS[name])
    .replace(SPACES, ' ')
    .trim()
  // By characters, so that an emoji or a letter with a mark on it is not cut in half.
  return Array.from(text).slice(0, length).join('')
}

/** Capitals as the language writes them: i becomes İ in Turkish. */
export const upperCase = (text: string, lang: Lang): string =>
  text.toLocaleUpperCase(localeOf(lang))
