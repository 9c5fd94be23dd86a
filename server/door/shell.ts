/**
 * The page that every address of the site begins with: the built frame, in the language and mode
 * that the browser's cookies tell, with the first data in it so that nothing is waited for twice.
 */
import { readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Lang } from '../context.ts'
import type { House } from '../house.ts'
import { modeOf } from '../page/mode.ts'
import { firstData } from './first-data.ts'
import { firstFrames, type FirstFrame } from './first-frame.ts'
import { preloadsFor } from './preloads.ts'

/** Answers every GET that no route took: pages with `indexPath` dressed, files with 404. */
export function shell(app: FastifyInstance, house: House, indexPath: string): void {
  const page = cachedFile(indexPath)
  const manifest = cachedFile(path.join(path.dirname(indexPath), '.vite/manifest.json'))
  const frames = cachedFile(path.join(path.dirname(indexPath), '.vite/first-frames.json'))
  const frameOf = firstFrames()
  app.setNotFoundHandler(async (request, reply) => {
    if (!isPage(request)) return reply.code(404).send({ message: 'Not Found' })
    const elsewhere = properAddress(house, request)
    if (elsewhere) return reply.redirect(elsewhere, 302)
    const html = await page()
    if (html === null) return notBuilt(reply)
    const lang = langOf(request)
    const mode = modeOf(request)
    const data = await firstData(house, request.url, lang)
    const frame = frameOf(await frames(), { request, lang, mode, data })
    const links = preloadsFor(await manifest(), request.url, html) + (frame?.link ?? '')
    return reply
      .header('cache-control', 'no-cache')
      .header('vary', 'Cookie')
      .type('text/html; charset=utf-8')
      .send(dressed(html, { lang, mode, demo: house.settings.demo, data, links, frame }))
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

function langOf({ cookies }: FastifyRequest): Lang {
  return cookies['kasa_lang'] === 'en' ? 'en' : 'tr'
}

interface Dress {
  lang: Lang
  mode: string
  demo: boolean
  data: unknown
  /** What the screen at this address needs, to be fetched with the page. */
  links: string
  /** What stands in the page until its script has run; null leaves the quiet one. */
  frame: FirstFrame | null
}

const QUIET_FRAME = /<!--first-frame-->.*<!--\/first-frame-->/s

function dressed(html: string, { lang, mode, demo, data, links, frame }: Dress): string {
  // Nothing in the data may close the block it stands in.
  const json = JSON.stringify(data).replaceAll('<', '\\u003c')
  const block = `<script type="application/json" id="kasa-first">${json}</script>`
  return (frame === null ? html : html.replace(QUIET_FRAME, () => frame.html))
    .replace(/<html[^>]*>/, `<html lang="${lang}" data-mode="${mode}"${demo ? ' data-demo' : ''}>`)
    .replace('</head>', () => `${links}${block}</head>`)
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
