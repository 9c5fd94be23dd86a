/**
 * The information pages: where each stands, and which entries of `cmscontroller/getInformation` are its
 * own. A table alone: what they say is the operator's.
 */
import type { INFORMATION_TYPES } from '../calls/content.ts'

/** Every information page, in the order the list of them has; `slug` where its type holds several. */
export const INFORMATION_PAGES = [
  { page: 'about-us', path: '/about-us', type: 'SiteInformation', slug: 'about-us' },
  { page: 'faq', path: '/info/faq', type: 'SSSinformation' },
  { page: 'terms', path: '/info/terms', type: 'SiteInformation', slug: 'terms' },
  { page: 'general-rules', path: '/info/general-rules', type: 'GenelKurallar' },
  { page: 'casino-rules', path: '/info/casino-rules', type: 'CasinoKurallari' },
  { page: 'bet-rules', path: '/info/bet-rules', type: 'BahisKurallari' },
  { page: 'bonus-rules', path: '/info/bonus-rules', type: 'PromoSart' },
  {
    page: 'financial-information',
    path: '/info/financial-information',
    type: 'FinancialsInformation',
  },
  { page: 'responsible-gaming', path: '/info/responsible-gaming', type: 'SorumluOyunculuk' },
  { page: 'privacy', path: '/info/privacy', type: 'GizlilikBilgisi' },
] as const satisfies readonly Page[]

interface Page {
  page: string
  path: string
  type: (typeof INFORMATION_TYPES)[number]
  slug?: string
}

/** Whom to call: an entry of its own at the end of the page on responsible gaming, shown beside play as well. */
export const HELP_LINES = {
  type: 'SorumluOyunculuk',
  slug: 'help-lines',
} as const satisfies Omit<Page, 'page' | 'path'>

/** What belongs on the page, of the entries of its type. */
export const entriesOf = <T extends { slug: string }>(page: Page, entries: readonly T[]): T[] =>
  entries.filter(({ slug }) => page.slug === undefined || page.slug === slug)
