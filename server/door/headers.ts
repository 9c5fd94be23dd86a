/**
 * What browsers are told of our pages: where script, style and frames may come from, and who may
 * frame whom. The site frames the games and is framed by nobody; the games are framed by the site.
 */
import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyReply } from 'fastify'
import helmet from '@fastify/helmet'
import type { House } from '../house.ts'

const YEAR_S = 31_536_000

/** Not every browser takes a socket of the same host for its own. */
const streamOrigin = (url: string): string => new URL(url).origin.replace(/^http/, 'ws')

type Policy = Record<string, string[]>

const originOf = (url: string): string => new URL(url).origin

/** Policies are written per reply, since a port of 0 is known only once a listener stands on it. */
export async function siteHeaders(app: FastifyInstance, house: House): Promise<void> {
  const isSecure = house.settings.publicUrl.startsWith('https:')
  await app.register(helmet, {
    contentSecurityPolicy: false,
    referrerPolicy: false,
    crossOriginResourcePolicy: { policy: 'same-origin' },
    hsts: isSecure && { maxAge: YEAR_S, includeSubDomains: false },
    xFrameOptions: { action: 'deny' },
  })
  app.addHook('onSend', async ({ url }, reply) => {
    if (reply.statusCode === 200 && BUILT_PIECE.test(url)) return bareHeaders(reply)
    if (!reply.hasHeader('content-security-policy'))
      reply.header('content-security-policy', written(sitePolicy(house)))
    if (!reply.hasHeader('referrer-policy')) reply.header('referrer-policy', 'same-origin')
    reply.header('permissions-policy', 'camera=(), geolocation=(), microphone=(), payment=()')
  })
}

/** A script, a style or type of the site's build: no page by itself, and no worker's script. */
const BUILT_PIECE = /^\/assets\/[\w.-]+\.(js|css|woff2)$/
/** What is told of pages alone. */
const OF_PAGES = [
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
]

/** A piece is told what concerns it: the rest were half a kilobyte for each of some thirty, on a line where that is a tenth of a second. */
function bareHeaders(reply: FastifyReply): void {
  for (const name of OF_PAGES) reply.removeHeader(name)
  reply.header('referrer-policy', 'same-origin')
}

/** The same for the games: framed by the site alone, free in style, still without eval. */
export async function gameHeaders(app: FastifyInstance, house: House): Promise<void> {
  // Framed from another origin: neither X-Frame-Options nor opener rules may stand in the way.
  await app.register(helmet, {
    contentSecurityPolicy: false,
    referrerPolicy: false,
    crossOriginResourcePolicy: { policy: 'same-origin' },
    crossOriginOpenerPolicy: false,
    hsts: false,
    xFrameOptions: false,
  })
  let policy = ''
  let writtenFor = ''
  app.addHook('onSend', async (_request, reply) => {
    const { publicUrl, gamesUrl } = house.settings
    // Every play has it: it is written anew only when an address has become known.
    if (writtenFor !== `${publicUrl} ${gamesUrl}`) {
      policy = written(gamePolicy(house))
      writtenFor = `${publicUrl} ${gamesUrl}`
    }
    reply.header('content-security-policy', policy)
    reply.header('referrer-policy', 'no-referrer')
  })
}

function sitePolicy({ settings, games }: House): Policy {
  const { gamesUrl, ipInfoUrl, publicUrl } = settings
  return {
    'default-src': ["'none'"],
    'script-src': ["'self'"],
    'style-src': ["'self'"],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'connect-src': ["'self'", streamOrigin(publicUrl), ...(ipInfoUrl ? [originOf(ipInfoUrl)] : [])],
    // The games' own origin, and the pages that the operator named for games without one.
    'frame-src': [...new Set([originOf(gamesUrl), ...games.clientOrigins()])],
    'frame-ancestors': ["'none'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
  }
}

/** The policy of a page that holds a script and style of its own: these very texts may be there, no others. */
export function pagePolicy(
  house: House,
  { scripts, styles }: Readonly<Record<'scripts' | 'styles', readonly string[]>>,
): string {
  const policy = sitePolicy(house)
  policy['script-src'] = ["'self'", ...scripts.map(sourceOf)]
  policy['style-src'] = ["'self'", ...styles.map(sourceOf)]
  return written(policy)
}

const sources = new Map<string, string>()
const SOURCES_MAX = 200

/** A text as a policy names it; what every page holds is digested once. */
function sourceOf(text: string): string {
  const source =
    sources.get(text) ?? `'sha256-${createHash('sha256').update(text).digest('base64')}'`
  if (sources.size >= SOURCES_MAX) sources.clear()
  sources.set(text, source)
  return source
}

function gamePolicy({ settings }: House): Policy {
  return {
    'default-src': ["'self'"],
    'script-src': ["'self'"],
    // Games that nobody here wrote set styles on their elements; there is nothing here to steal.
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:'],
    // And what studios send from tables that are filmed.
    'media-src': ["'self'", 'data:', 'blob:', ...(settings.studioOrigins ?? [])],
    'worker-src': ["'self'", 'blob:'],
    'connect-src': ["'self'", streamOrigin(settings.gamesUrl), 'data:', 'blob:'],
    'frame-ancestors': [originOf(settings.publicUrl)],
    'form-action': ["'none'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
  }
}

function written(policy: Policy): string {
  return Object.entries(policy)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ')
}
