/**
 * The site's listener: the endpoint, the plain GETs, the built files, and the page for every other
 * address. It serves nothing of the games but their tiles.
 */
import path from 'node:path'
import compress from '@fastify/compress'
import cookie from '@fastify/cookie'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { House } from '../house.ts'
import { outbox } from '../messages/outbox/routes.ts'
import { documentUploads } from '../cashier/documents/routes.ts'
import { payments } from '../payments/routes.ts'
import { sandboxRoom } from '../poker/sandbox-room/routes.ts'
import { siteStream } from '../push/site-stream.ts'
import { serveSportsFeed } from '../sports/routes.ts'
import { serveSupportReplies } from '../support/routes.ts'
import { TABLES_DIR } from '../round/publish/published.ts'
import { storedFolder } from '../round/publish/stored-games.ts'
import { crawlers } from '../page/crawlers.ts'
import { wantsPage } from '../page/busy-page.ts'
import { endpoint } from './endpoint.ts'
import { refusalReply } from './envelope.ts'
import { gets } from './gets.ts'
import { siteHeaders } from './headers.ts'
import { health } from './health.ts'
import { refuseUnknownHosts } from './known-hosts.ts'
import { COMPRESSION, createListener } from './listener.ts'
import { builtFiles } from '../page/built-files.ts'
import { isLinked } from '../page/linked-files.ts'
import { pictureFiles } from '../page/picture-files.ts'
import { shell } from '../page/shell.ts'

/** For files whose names change with their content; all else is asked for again. */
const FOREVER = 'public, max-age=31536000, immutable'
/** The house's own signs, on a tab and on a phone's first page: no page is stale for showing yesterday's. */
const SIGN = /[/\\](favicon|icon)\.svg$|[/\\]icons[/\\][^/\\]*$/
const FOR_A_DAY = 'public, max-age=86400'
const BUILT = path.resolve('build/web')
/** Files of builds of the last week, for tabs and kept pages that came with them. */
const REPLACED = path.resolve('build/replaced')
/** Copied into the build; served from here when there is none (development, tests). */
const PUBLIC = path.resolve('web/public')

/** The site's listener, ready to listen. */
export async function openSite(house: House): Promise<FastifyInstance> {
  const app = createListener(house, unreadable)
  refuseUnknownHosts(app, house, 'publicUrl')
  await siteHeaders(app, house)
  app.addHook('onRequest', oneSlash)
  await app.register(cookie)
  await tables(app, house)
  await app.register(compress, COMPRESSION)
  await app.register(async (door) => gets(door, house), { prefix: '/endpoint' })
  await app.register(
    async (door) => {
      siteStream(door, house)
      await endpoint(door, house)
    },
    { prefix: '/endpoint' },
  )
  await health(app, house)
  await payments(app, house)
  await sandboxRoom(app, house)
  await documentUploads(app, house)
  await serveSupportReplies(app, house)
  await serveSportsFeed(app, house)
  outbox(app, house)
  crawlers(app, house)
  built(app)
  await files(app, house)
  shell(app, house, path.join(BUILT, 'index.html'))
  return app
}

/** `//slot` names another host to a browser that follows it: the address with one slash is meant. */
async function oneSlash({ method, url }: FastifyRequest, reply: FastifyReply) {
  if (method === 'GET' && url.startsWith('//')) return reply.redirect(url.replace(/^[/\\]+/, '/'))
}

/** An address nobody can read: the endpoint says so in its envelope, a person is led home. */
function unreadable(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  reply.header('cache-control', 'no-store').header('x-content-type-options', 'nosniff')
  if (request.raw.url?.startsWith('/endpoint/'))
    return reply.code(200).send(refusalReply('unknown-call', {}, 'tr'))
  if (wantsPage(request)) return reply.redirect('/not-found')
  return reply.code(400).send({ message: 'Bad Request' })
}

/** What the build names by its content, and the pictures that a page may name; the rest is found on the disk. */
function built(app: FastifyInstance): void {
  builtFiles(app, {
    prefix: '/assets/',
    folders: [path.join(BUILT, 'assets'), REPLACED],
    cacheControl: FOREVER,
  })
  for (const name of ['methods', 'banks'])
    builtFiles(app, {
      prefix: `/${name}/`,
      folders: [BUILT, PUBLIC].map((folder) => path.join(folder, name)),
      cacheControl: 'no-cache',
    })
}

async function files(app: FastifyInstance, { settings }: House): Promise<void> {
  await app.register(fastifyStatic, {
    root: [BUILT, PUBLIC],
    index: false,
    // The build's own manifest lies in one.
    dotfiles: 'ignore',
    preCompressed: true,
    // A folder is a screen's address, not a file: without this `/` itself is forbidden.
    allowedPath: (name) => !name.endsWith('/'),
    setHeaders: (reply, file) => {
      reply.header('cache-control', SIGN.test(file) ? FOR_A_DAY : 'no-cache')
    },
  })
  await pictureFiles(app, settings.dataDir)
}

/**
 * Published: whoever verifies a round needs the whole table. A version's never changes, so it is compressed when it
 * comes, and never at a request: these routes stand before what compresses the others.
 */
async function tables(app: FastifyInstance, { settings }: House): Promise<void> {
  await app.register(fastifyStatic, {
    root: [path.resolve(TABLES_DIR), storedFolder(settings.dataDir)],
    prefix: '/tables/',
    index: false,
    // Books and pages lie beside them.
    allowedPath: (name) =>
      /\/lookUpTable_[\w-]+\.csv$/.test(name) && !isLinked(storedFolder(settings.dataDir), name),
    decorateReply: false,
    preCompressed: true,
    setHeaders: (reply) => {
      reply.header('cache-control', FOREVER)
    },
  })
}
