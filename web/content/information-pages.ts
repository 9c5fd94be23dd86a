import { INFORMATION_PAGES } from '#contract/addresses/information-pages.ts'
import type { Information } from '#web/parts/content/site-content.ts'

export type InformationPage = (typeof INFORMATION_PAGES)[number]

/** The page of an address; null for one there is none of. */
export const pageAt = (pathname: string): InformationPage | null =>
  INFORMATION_PAGES.find(({ path }) => path === pathname.replace(/\/+$/, '')) ?? null

/** When the words of a page last changed: the newest of its entries' moments. */
export function lastChanged(entries: readonly Information[]): string | null {
  const moments = entries.map(({ updatedAt }) => updatedAt).sort()
  return moments.at(-1) ?? null
}
