/**
 * What search engines ask for by themselves: which pages they may read, and which there are. Only
 * screens that anyone may open are named; lists of games only where games are.
 */
import type { FastifyInstance } from 'fastify'
import { categoryList, providerList } from '../casino/categories.ts'
import type { House } from '../house.ts'
import { addressesOf, type Addresses } from './addresses.ts'
import { html, type Html } from './html.ts'
import { LISTED_PATHS } from './heads.ts'

const CLOSED = [
  '/endpoint/',
  '/play/',
  '/profile',
  '/deposit',
  '/withdraw',
  '/bank-accounts',
  '/bonuses',
  '/control',
  '/documents',
  '/favorites',
  '/notifications',
  '/demo/',
  '/replay/',
  '/outbox',
]

/** Mounts `/robots.txt` and `/sitemap.xml`. */
export function crawlers(app: FastifyInstance, house: House): void {
  app.get('/robots.txt', async (_request, reply) => {
    const lines = CLOSED.map((path) => `Disallow: ${path}`)
    const map = new URL('/sitemap.xml', house.settings.publicUrl).href
    const text = ['User-agent: *', ...lines, `Sitemap: ${map}`, ''].join('\n')
    return reply.type('text/plain; charset=utf-8').header('cache-control', REMEMBERED).send(text)
  })
  app.get('/sitemap.xml', async (_request, reply) => {
    const paths = [...LISTED_PATHS, ...(await listPaths(house))]
    const entries = paths.map((path) => entryOf(addressesOf(path, house.settings.publicUrl)))
    const xml = html`<?xml version="1.0" encoding="UTF-8"?>
      <urlset
        xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"
        xmlns:xhtml="http://www.w3.org/1999/xhtml"
        >${entries}</urlset
      >`
    return reply
      .type('application/xml; charset=utf-8')
      .header('cache-control', REMEMBERED)
      .send(xml.safe)
  })
}

/** A page in both languages, each of which names the two. */
function entryOf({ tr, en }: Addresses): Html {
  const each = html`<xhtml:link rel="alternate" hreflang="tr" href="${tr}" />
    <xhtml:link rel="alternate" hreflang="en" href="${en}" />
    <xhtml:link rel="alternate" hreflang="x-default" href="${tr}" />`
  return html`<url><loc>${tr}</loc>${each}</url><url><loc>${en}</loc>${each}</url>`
}

const REMEMBERED = 'public, max-age=3600'

const EVERY = { limit: 200, offset: 0 }

/** The lobbies of categories and providers that have games. */
async function listPaths({ database: { db } }: House): Promise<string[]> {
  const categories = await categoryList({ db }, EVERY)
  const providers = await providerList({ db }, EVERY)
  return [
    ...categories.data.flatMap(({ CategoryID, items }) =>
      items > 0 ? [`/slot/category/${CategoryID}`] : [],
    ),
    ...providers.data.map(({ providerID }) => `/slot/provider/${providerID}`),
  ]
}
