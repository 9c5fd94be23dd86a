/**
 * The games' listener, an origin of its own: game files under `/<game>/<version>/`, the game
 * server under `/rgs`. It reads no cookie and knows nothing of the site but its address.
 */
import path from 'node:path'
import compress from '@fastify/compress'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isOwnTable } from '../../floor/tables/tables.ts'
import type { House } from '../../house.ts'
import { isLinked } from '../../page/linked-files.ts'
import { gameHeaders } from '../headers.ts'
import { refuseUnknownHosts } from '../known-hosts.ts'
import { COMPRESSION, createListener } from '../listener.ts'
import { mountGameServer, refuseAddress } from './rgs.ts'

/** The page that tells every game of the house's own. */
export const STAGE = path.resolve('build/stage')

/** Pages are compressed when they are built or published, and not once more at every request. */
const ON_DISK = { compress: false } as const

interface GameFile {
  Params: { game: string; version: string; '*': string }
}

/** The games' listener, ready to listen. */
export async function openGames(house: House): Promise<FastifyInstance> {
  const app = createListener(house, unreadable)
  refuseUnknownHosts(app, house, 'gamesUrl')
  app.addHook('onRequest', async ({ headers }) => {
    // Cookies ignore ports: what the site's browser sends along here is none of our business.
    delete headers.cookie
  })
  await gameHeaders(app, house)
  await app.register(compress, COMPRESSION)
  await mountGameServer(app, house)
  const options = { root: STAGE, serve: false, preCompressed: true, dotfiles: 'ignore' } as const
  await app.register(fastifyStatic, options)
  // One bundle tells every house slot; it reads from its own address which game it is.
  app.get<GameFile>('/:game/:version/*', ON_DISK, async (request, reply) => {
    const { game, version, '*': file } = request.params
    const folder = house.games.pageOf(game, version) ?? tablePage(house, game, version)
    if (folder === undefined) return reply.callNotFound()
    if (isLinked(folder, file)) return reply.callNotFound()
    const isAsset = file.startsWith('assets/')
    reply.header('cache-control', isAsset ? 'public, max-age=31536000, immutable' : 'no-cache')
    return reply.sendFile(file, folder, { cacheControl: false })
  })
  app.setNotFoundHandler(async (_request, reply) => reply.code(404).send({ message: 'Not Found' }))
  return app
}

/** Tables of the floor are played by the page that plays every game of ours. */
const tablePage = ({ games }: House, game: string, version: string): string | undefined =>
  isOwnTable(game, version) ? games.stage : undefined

/** The game server says it in its own words, to whoever calls it; the rest is a file not found. */
function unreadable({ raw }: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (raw.url?.startsWith('/rgs/')) return refuseAddress(reply)
  return reply.code(400).send({ message: 'Bad Request' })
}
