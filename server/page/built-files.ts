/**
 * Files of the build: none changes while a house runs. Each is read when it is first asked for, in every form that it
 * has, and from then on lies in memory: a page in a new browser asks for some sixty of them.
 */
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { CompressedAnswer } from '../compression/compressed-answer.ts'

interface MediaType {
  type: string
  /** Compressed in itself already. */
  isDense?: true
}

/** What a build is made of; nothing else is served. */
const MEDIA_TYPES: ReadonlyMap<string, MediaType> = new Map([
  ['.js', { type: 'application/javascript; charset=utf-8' }],
  ['.css', { type: 'text/css; charset=utf-8' }],
  ['.svg', { type: 'image/svg+xml' }],
  ['.txt', { type: 'text/plain; charset=utf-8' }],
  ['.webp', { type: 'image/webp', isDense: true }],
  ['.png', { type: 'image/png', isDense: true }],
  ['.jpg', { type: 'image/jpeg', isDense: true }],
  ['.woff2', { type: 'font/woff2', isDense: true }],
])

/** Folders and a file, none of which begins with a dot. */
const NAME = /^(?:[\w-][\w.-]*\/)*[\w-][\w.-]*$/

interface BuiltFile {
  mediaType: MediaType
  etag: string
  plain: Buffer
  compressed: CompressedAnswer
}

interface Served {
  /** Ends in a slash. */
  prefix: string
  /** Where they lie, the first that has one. */
  folders: readonly string[]
  cacheControl: string
}

/** Serves every file of these folders under `prefix`; what is not there is for whoever answers such an address. */
export function builtFiles(app: FastifyInstance, { prefix, folders, cacheControl }: Served): void {
  const known = new Map<string, Promise<BuiltFile | null>>()
  const fileOf = async (name: string): Promise<BuiltFile | null> => {
    const reading = known.get(name) ?? read(folders, name)
    known.set(name, reading)
    const file = await reading.catch((error: unknown) => {
      known.delete(name)
      throw error
    })
    // Names of nothing are no end of names.
    if (file === null) known.delete(name)
    return file
  }
  app.get<{ Params: { '*': string } }>(
    `${prefix}*`,
    { compress: false },
    async (request: FastifyRequest<{ Params: { '*': string } }>, reply) => {
      const file = await fileOf(request.params['*'])
      if (file === null) return reply.callNotFound()
      return sendFile(request, reply.header('cache-control', cacheControl), file)
    },
  )
}

async function sendFile(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  { mediaType, etag, plain, compressed }: BuiltFile,
): Promise<FastifyReply> {
  reply.header('etag', etag)
  if (headers['if-none-match'] === etag) return reply.code(304).send()
  reply.type(mediaType.type)
  if (mediaType.isDense === true) return reply.send(plain)
  const { encoding, body } = await compressed.formFor(headers['accept-encoding'])
  if (encoding !== null) reply.header('content-encoding', encoding)
  return reply.header('vary', 'Accept-Encoding').send(body)
}

async function read(folders: readonly string[], name: string): Promise<BuiltFile | null> {
  const mediaType = MEDIA_TYPES.get(path.extname(name))
  if (mediaType === undefined || !NAME.test(name)) return null
  for (const folder of folders) {
    const file = path.join(folder, name)
    const [plain, br, gzip] = await Promise.all(
      ['', '.br', '.gz'].map((end) => bytesOf(file + end)),
    )
    if (plain === null || plain === undefined) continue
    const made = { ...(br && { br }), ...(gzip && { gzip }) }
    // Weak: the same file, whatever form it comes in.
    const etag = `W/"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`
    return { mediaType, etag, plain, compressed: new CompressedAnswer(plain, made) }
  }
  return null
}

/** Null where there is no such file. */
async function bytesOf(file: string): Promise<Buffer | null> {
  try {
    return await readFile(file)
  } catch (error) {
    if (error instanceof Error && 'code' in error && NOT_THERE.includes(error.code)) return null
    throw error
  }
}

const NOT_THERE: readonly unknown[] = ['ENOENT', 'ENOTDIR', 'EISDIR', 'ENAMETOOLONG']
