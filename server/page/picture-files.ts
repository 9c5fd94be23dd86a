/** The pictures that pages name by their path: the house's own of the build, and the operator's. */
import { existsSync } from 'node:fs'
import path from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { builtFiles } from './built-files.ts'
import { isLinked } from './linked-files.ts'

const ART = path.resolve('build/art')
const OWN = ['build/web', 'web/public'].map((folder) => path.resolve(folder))
const PICTURES = '/pictures/'

const folderOf = (dataDir: string): string => path.resolve(dataDir, 'pictures')

/** What is opened by itself is a document: it may show itself and nothing else. */
const ALONE = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox"

/** Serves `/art/` of the build and `/pictures/` of `DATA_DIR/pictures`. */
export async function pictureFiles(app: FastifyInstance, dataDir: string): Promise<void> {
  builtFiles(app, { prefix: '/art/', folders: [ART], cacheControl: 'public, max-age=86400' })
  await app.register(fastifyStatic, {
    index: false,
    decorateReply: false,
    root: folderOf(dataDir),
    prefix: PICTURES,
    dotfiles: 'ignore',
    allowedPath: (name) =>
      /\.(?:svg|png|jpe?g|webp|avif|gif)$/i.test(name) && !isLinked(folderOf(dataDir), name),
    setHeaders: (reply) => {
      reply.header('cache-control', 'public, max-age=3600').header('content-security-policy', ALONE)
    },
  })
}

/** Whether there is a picture at this path, which is known to be one that could be. */
export function hasPicture(address: string, dataDir: string): boolean {
  if (address.startsWith(PICTURES)) {
    const [folder, name] = [folderOf(dataDir), address.slice(PICTURES.length)]
    return existsSync(path.join(folder, name)) && !isLinked(folder, name)
  }
  if (address.startsWith('/art/')) return existsSync(path.join(ART, address.slice('/art/'.length)))
  return OWN.some((folder) => existsSync(path.join(folder, address)))
}
