import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { builtFiles } from './built-files.ts'

const SCRIPT = 'export const answer = 42\n'.repeat(100)
const DRAWING = `<svg xmlns="http://www.w3.org/2000/svg">${'<g/>'.repeat(400)}</svg>`

let folder: string
let app: FastifyInstance
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'kasa-built-'))
  await mkdir(path.join(folder, 'first', 'deep'), { recursive: true })
  await mkdir(path.join(folder, 'second'))
  await writeFile(path.join(folder, 'first', 'a1.js'), SCRIPT)
  await writeFile(path.join(folder, 'first', 'a1.js.br'), 'as it was built')
  await writeFile(path.join(folder, 'first', 'deep', 'b.svg'), DRAWING)
  await writeFile(path.join(folder, 'first', 'photo.webp'), 'not really')
  await writeFile(path.join(folder, 'first', '.secret.js'), SCRIPT)
  await writeFile(path.join(folder, 'second', 'c.css'), 'a{}')
  await writeFile(path.join(folder, 'other.js'), SCRIPT)
  app = fastify()
  const folders = ['first', 'second'].map((name) => path.join(folder, name))
  builtFiles(app, { prefix: '/built/', folders, cacheControl: 'public, max-age=1' })
})
afterAll(async () => {
  await app.close()
  await rm(folder, { recursive: true })
})

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers })

it('is sent in the form that the build made, where a caller takes it', async () => {
  const { headers, body, statusCode } = await get('/built/a1.js', { 'accept-encoding': 'gzip, br' })
  expect([statusCode, headers['content-encoding'], body]).toEqual([200, 'br', 'as it was built'])
  expect(headers).toMatchObject({
    'content-type': 'application/javascript; charset=utf-8',
    'cache-control': 'public, max-age=1',
    vary: 'Accept-Encoding',
  })
})

it('is compressed once where the build did not, and plain for whoever takes nothing else', async () => {
  const zipped = await get('/built/deep/b.svg', { 'accept-encoding': 'gzip' })
  expect(gunzipSync(zipped.rawPayload).toString()).toBe(DRAWING)
  const brotli = await get('/built/deep/b.svg', { 'accept-encoding': 'br' })
  expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(DRAWING)
  const plain = await get('/built/a1.js')
  expect([plain.headers['content-encoding'], plain.body]).toEqual([undefined, SCRIPT])
  const picture = await get('/built/photo.webp', { 'accept-encoding': 'br' })
  expect([picture.headers['content-encoding'], picture.body]).toEqual([undefined, 'not really'])
})

it('is not sent again to whoever has it, and to a HEAD only with its length', async () => {
  const { etag } = (await get('/built/c.css')).headers
  const again = await get('/built/c.css', { 'if-none-match': String(etag) })
  expect([again.statusCode, again.body]).toEqual([304, ''])
  const head = await app.inject({ method: 'HEAD', url: '/built/c.css' })
  expect([head.statusCode, head.headers['content-length'], head.body]).toEqual([200, '3', ''])
})

it('comes once it is there, and lies in memory from then on', async () => {
  const late = path.join(folder, 'first', 'late.js')
  expect((await get('/built/late.js')).statusCode).toBe(404)
  await writeFile(late, SCRIPT)
  expect((await get('/built/late.js')).body).toBe(SCRIPT)
  await rm(late)
  expect((await get('/built/late.js')).body).toBe(SCRIPT)
})

it('is nothing beside these folders, nothing hidden, no folder, and no other kind of file', async () => {
  for (const name of [
    '../other.js',
    '%2e%2e/other.js',
    '..%2fother.js',
    'deep/..%2f..%2f..%2fother.js',
    '.secret.js',
    'deep',
    'deep/',
    'a1.js.br',
    'a1.js/x.js',
    '',
    `${'a'.repeat(90)}/${'b'.repeat(300)}.js`,
    'a1.js%00.js',
  ])
    expect((await get(`/built/${name}`)).statusCode, name).toBe(404)
})
