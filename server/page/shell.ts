/**
 * The page that every address of the site begins with: the built frame, in the language and mode
 * that the browser's cookies tell, with the first data in it so that nothing is waited for twice.
 */
import { readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { arrivalAt, isWhole } from '#contract/addresses/arrivals.ts'
import { pathOf } from '#contract/addresses/site.ts'
import { LEGAL_NOTICE } from '#contract/legal-notice.ts'
import { CompressedAnswer } from '../compression/compressed-answer.ts'
import type { Lang } from '../context.ts'
import type { House } from '../house.ts'
import { modeOf } from './mode.ts'
import type { Settings } from '../settings.ts'
import { pageHead, type PageHead } from './page-head.ts'
import { firstData, furtherData } from './first-data.ts'
import { pagePolicy } from '../door/headers.ts'
import { addressKey } from '../door/limits.ts'
import { addressOf, slowDown, TooManyRequests } from '../door/request-limit.ts'
import { firstFrames, frameCookies, type FirstFrame } from './first-frame.ts'
import { PageMemory, type DrawnPage } from './page-memory.ts'
import { preloadsFor } from './preloads.ts'
import { pageLang } from './page-lang.ts'

/** Answers every GET that no route took: pages with `indexPath` dressed, files with 404. */
export function shell(app: FastifyInstance, house: House, indexPath: string): void {
  const page = cachedFile(indexPath)
  const manifest = cachedFile(path.join(path.dirname(indexPath), '.vite/manifest.json'))
  const frames = cachedFile(path.join(path.dirname(indexPath), '.vite/first-screens.json'))
  const frameOf = firstFrames()
  const memory = new PageMemory()
  app.setNotFoundHandler(async (request, reply) => {
    if (!isPage(request)) return reply.code(404).send({ message: 'Not Found' })
    const elsewhere = properAddress(house, request)
    if (elsewhere) return reply.redirect(elsewhere, 302)
    if (!house.limits.allows('pagesOfAddress', addressKey(addressOf(request)), house.clock())) {
      await slowDown(house)
      throw new TooManyRequests()
    }
    const html = await page()
    if (html === null) return notBuilt(reply)
    const lang = pageLang(request)
    const mode = modeOf(request)
    const isClosed = await house.isClosed('page').catch(() => false)
    const data = isClosed ? [] : await firstData(house, request.url, lang)
    const further = isClosed ? [] : await furtherData(house, request.url, lang)
    const frameTexts = await frames()
    const { audience, isNoticed } = frameCookies(request.cookies)
    const screenUrl = audience === 'visitor' && arrivalAt(request.url)?.member ? LOGIN : request.url
    const preloads = preloadsFor(await manifest(), screenUrl, html)
    const links = isClosed ? preloads : preloads + gamesPreconnect(house, screenUrl)
    const draw = (): DrawnPage => {
      const { publicUrl } = house.settings
      const head = pageHead({ url: request.url, lang, publicUrl, data })
      // No screen is drawn that would give way to the maintenance page at once.
      const frame = frameOf(frameTexts, { request, lang, mode, data: isClosed ? null : data })
      const block = [...data, ...further]
      const dress = { lang, mode, settings: house.settings, head, data: block, links, frame }
      const text = new CompressedAnswer(dressed(html, dress))
      const picture = pictureOf(frame?.html ?? '')
      return { isKnown: head.isKnown, inline: inlineIn(html, frame), picture, html: text }
    }
    const key = [request.url, lang, mode, audience, isNoticed].join(' ')
    const replies = [...data, ...further].map(({ reply }) => reply)
    const parts = [html, links, frameTexts, isClosed, ...replies]
    const drawn = memory.page(key, parts, draw)
    const { encoding, body } = await drawn.html.formFor(request.headers['accept-encoding'])
    if (encoding !== null) reply.header('content-encoding', encoding)
    // With the head of the answer: the page itself is read a tenth of a second later on a slow line.
    if (drawn.picture !== null)
      reply.header('link', `<${drawn.picture}>; rel=preload; as=image; fetchpriority=high`)
    return reply
      .code(drawn.isKnown ? 200 : 404)
      .header('cache-control', 'no-cache')
      .header('vary', 'Cookie, Accept-Encoding')
      .header('content-security-policy', pagePolicy(house, drawn.inline))
      .type('text/html; charset=utf-8')
      .send(body)
  })
}

/** A missing file (a dot in its last name) is not a screen, unless somebody typed it as an address. */
function isPage({ method, url, headers }: FastifyRequest): boolean {
  const address = url.split('?')[0] ?? ''
  const isTyped = headers['sec-fetch-dest'] === 'document'
  return (method === 'GET' || method === 'HEAD') && (isTyped || !/\.[^/]*$/.test(address))
}

/** `localhost` for 127.0.0.1: the games frame only into the site's proper address. */
function properAddress({ settings }: House, { headers, url }: FastifyRequest): string | null {
  const proper = new URL(settings.publicUrl)
  if (proper.hostname !== '127.0.0.1' || headers.host !== `localhost:${proper.port}`) return null
  return new URL(url, proper).origin === proper.origin ? proper.origin + url : null
}

interface Dress {
  lang: Lang
  mode: string
  settings: Pick<Settings, 'demo' | 'ipInfoUrl'>
  head: PageHead
  data: unknown
  /** What the screen at this address needs, to be fetched with the page. */
  links: string
  /** What stands in the page until its script has run; null leaves the quiet one. */
  frame: FirstFrame | null
}

/** Where whoever is not logged in is led. */
const LOGIN = '/login'

/** A game comes from an origin of its own: the line there is opened while the page is read. */
const gamesPreconnect = ({ settings }: House, url: string): string =>
  isWhole(pathOf(url)) ? `<link rel="preconnect" href="${settings.gamesUrl}">` : ''

/** The built page's own, for the moment before a server dresses it. */
const BUILT_HEAD = /<title>.*?<\/title>/s
const NOTICE_PLACE = '<!--legal-notice-->'
const QUIET_FRAME = /<!--first-frame-->.*<!--\/first-frame-->/s
const BEHIND_FRAME = /\s*<link rel="(?:stylesheet|modulepreload)"[^>]*>/g
const ASKED_FOR = 'rel="preload" as="style"'
/** The built page's scripts of its own: one begins the site (web/shell/start-up/open.js), the other notes as whose it will stand there. */
const OWN_SCRIPTS = /<script data-(?:main="[^"]*"|audience)>(.*?)<\/script>/gs

/** What stands in the page itself, by whose digests its policy lets it be. */
function inlineIn(html: string, frame: FirstFrame | null): { scripts: string[]; styles: string[] } {
  return {
    scripts: [...html.matchAll(OWN_SCRIPTS)].map(([, script = '']) => script),
    styles: frame === null || frame.style === '' ? [] : [frame.style],
  }
}

/** The picture that comes before the others, as React writes it, where its address may stand in a header as it is. */
function pictureOf(frame: string): string | null {
  const [front = ''] = /<img [^>]*fetchPriority="high"[^>]*>/.exec(frame) ?? []
  return / src="([\w/.:~-]+)"/.exec(front)?.[1] ?? null
}

function dressed(html: string, { lang, mode, settings, head, data, links, frame }: Dress): string {
  // Nothing in the data may close the block it stands in.
  const json = JSON.stringify(data).replaceAll('<', '\\u003c')
  const block = `<script type="application/json" id="kasa-first">${json}</script>`
  const page = html.replace('</head>', () => `${links}</head>`)
  const drawn = frame === null ? page : painted(page, frame)
  return (
    drawn
      .replace(/<html[^>]*>/, () => `<html lang="${lang}" data-mode="${mode}"${marks(settings)}>`)
      .replace(BUILT_HEAD, () => head.tags)
      .replace(NOTICE_PLACE, () => `<p class="first-notice">${LEGAL_NOTICE[lang]}</p>`)
      // Behind what is shown and what draws it: no paint waits for it to have come.
      .replace('</body>', () => `${block}</body>`)
  )
}

/** With its first frame and what draws it: stylesheets come behind and are no sheets yet (web/shell/start-up/open.js), so that nothing waits for them. */
function painted(html: string, { html: frame, style }: FirstFrame): string {
  const drawn = frame === null ? html : html.replace(QUIET_FRAME, () => frame)
  if (style === '') return drawn
  const behind = drawn.match(BEHIND_FRAME)?.join('').replaceAll('rel="stylesheet"', ASKED_FOR) ?? ''
  return drawn
    .replace(BEHIND_FRAME, '')
    .replace('</head>', () => `<style>${style}</style></head>`)
    .replace('</body>', () => `${behind}</body>`)
}

/** What the page has to know of the house before it asks anything. */
function marks({ demo, ipInfoUrl }: Dress['settings']): string {
  const ipInfo = ipInfoUrl
    ? ` data-ip-info="${new URL(ipInfoUrl).href.replaceAll('&', '&amp;')}"`
    : ''
  return (demo ? ' data-demo' : '') + ipInfo
}

function notBuilt(reply: FastifyReply): FastifyReply {
  return reply.code(503).type('text/plain; charset=utf-8').send('Not built yet: npm run build.')
}

/** The file as it is now; read again only when it has changed. */
function cachedFile(file: string): () => Promise<string | null> {
  let text: string | null = null
  let changedMs = -1
  return async () => {
    const found = await stat(file).catch(() => null)
    if (!found) return null
    if (found.mtimeMs !== changedMs) {
      text = await readFile(file, 'utf8')
      changedMs = found.mtimeMs
    }
    return text
  }
}
