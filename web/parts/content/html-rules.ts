/** What becomes of headings and links in a text from outside. Pure: web/parts/content/safe-html.tsx applies it. */
import { localeOf, type Lang } from '#kit/text/language.ts'

const DEEPEST = 6

/**
 * The levels that a text's headings take within a page, in their order: its highest becomes `first`,
 * and none is more than one below the one before it.
 */
export function fittedLevels(levels: readonly number[], first: number): number[] {
  const ranks = [...new Set(levels)].sort((one, other) => one - other)
  let last = first - 1
  return levels.map((level) => {
    last = Math.min(first + ranks.indexOf(level), last + 1, DEEPEST)
    return last
  })
}

/**
 * The name of a heading in the page's address: `Genel kurallar` is `b-genel-kurallar`. Before it stands
 * what no part of the page itself is called by.
 */
export function anchorOf(text: string, taken: ReadonlySet<string>, lang: Lang): string {
  const words = text.toLocaleLowerCase(localeOf(lang)).match(/[\p{L}\p{N}]+/gu)
  const name = ['b', ...(words ?? [])].join('-')
  let anchor = name
  for (let number = 2; taken.has(anchor); number += 1) anchor = `${name}-${number}`
  return anchor
}

export type LinkKind = 'inside' | 'outside' | 'none'

/** Where a link leads: within this site, to another https address, a mail or a phone, or nowhere we go. */
export function linkKind(href: string, origin: string): LinkKind {
  if (/^(?:mailto|tel):/i.test(href)) return 'outside'
  if (!URL.canParse(href, origin)) return 'none'
  const url = new URL(href, origin)
  if (url.origin === origin) return 'inside'
  return url.protocol === 'https:' ? 'outside' : 'none'
}
