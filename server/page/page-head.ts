/**
 * The head of a page as it is sent: its name, what it tells search engines and shared links, and how
 * the site installs. All of it is known before any script runs; screens name themselves from then on.
 */
import type { Lang } from '../context.ts'
import { addressesOf, type Addresses } from './addresses.ts'
import { headOf } from './heads.ts'
import { html, type Html } from './html.ts'
import { pathOf } from '#contract/addresses/site.ts'
import type { FirstReply } from './first-data.ts'
import { shelfAt } from './shelves.ts'

interface Asked {
  /** The answers that the page carries: they name the shelf it may be of. */
  data: readonly FirstReply[]
  /** As the browser asked for it, query and all. */
  url: string
  lang: Lang
  /** The site as browsers see it. */
  publicUrl: string
}

export interface PageHead {
  /** Is a screen there? */
  isKnown: boolean
  /** In place of the title and description that the built page has. */
  tags: string
}

const NOWHERE = { tr: 'Sayfa bulunamadı · Kasa', en: 'Page not found · Kasa' } as const
const LOCALES = { tr: 'tr_TR', en: 'en_GB' } as const
const OTHER = { tr: 'en', en: 'tr' } as const

/** The head of the page at an address; where no screen is, one that search engines pass by. */
export function pageHead({ url, lang, publicUrl, data }: Asked): PageHead {
  const path = pathOf(url)
  const shelf = shelfAt(path, lang, data)
  const head = shelf.isThere ? headOf(path, lang, shelf.name) : null
  if (head === null) return { isKnown: false, tags: written(named(NOWHERE[lang]), UNLISTED) }
  const addresses = addressesOf(path, publicUrl)
  const picture = new URL(`/share/${head.picture}.jpg`, publicUrl).href
  const shared = html`<meta name="description" content="${head.description}" />
    <meta property="og:type" content="website" />
    <meta property="og:site_name" content="Kasa" />
    <meta property="og:locale" content="${LOCALES[lang]}" />
    <meta property="og:locale:alternate" content="${LOCALES[OTHER[lang]]}" />
    <meta property="og:title" content="${head.title}" />
    <meta property="og:description" content="${head.description}" />
    <meta property="og:url" content="${addresses[lang]}" />
    <meta property="og:image" content="${picture}" />
    <meta property="og:image:width" content="1200" />
    <meta property="og:image:height" content="630" />
    <meta name="twitter:card" content="summary_large_image" />
    <link rel="canonical" href="${addresses[lang]}" />`
  const installed = html`<link rel="manifest" href="/manifest-${lang}.webmanifest" />`
  const listing = head.isListed ? alternates(addresses) : UNLISTED
  return { isKnown: true, tags: written(named(head.title), shared, installed, listing) }
}

const alternates = ({ tr, en }: Addresses): Html =>
  html`<link rel="alternate" hreflang="tr" href="${tr}" />
    <link rel="alternate" hreflang="en" href="${en}" />
    <link rel="alternate" hreflang="x-default" href="${tr}" />`

const UNLISTED = html`<meta name="robots" content="noindex" />`

const named = (title: string): Html => html`<title>${title}</title>`

const written = (...parts: readonly Html[]): string => parts.map(({ safe }) => safe).join('')
