import { COUNTRY_CODES } from '#contract/members/countries.ts'
import { localeOf, type Lang } from '#kit/text/language.ts'

export interface Country {
  code: string
  label: string
}

/** Every country as the language names it: Turkey first, the others in its alphabet. */
export function countriesIn(lang: Lang): Country[] {
  const names = new Intl.DisplayNames(localeOf(lang), { type: 'region' })
  const [first, ...others] = COUNTRY_CODES.map((code) => ({ code, label: names.of(code) ?? code }))
  const { compare } = new Intl.Collator(localeOf(lang))
  others.sort((one, other) => compare(one.label, other.label))
  return first === undefined ? others : [first, ...others]
}
