import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { keepCompressed } from './compressed-copies.ts'
import { TABLES_DIR } from '../round/publish/published.ts'
import { startTestHouse, type TestHouse } from '../testing.ts'

let folder: string
let house: TestHouse
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'kasa-copies-'))
  house = await startTestHouse()
}, 120_000)
afterAll(async () => {
  await house.close()
  await rm(folder, { recursive: true, force: true })
})

describe('compressed copies', () => {
  const text = 'id,weight,payout\n'.repeat(1_000)

  it('are made once of what grows smaller, at any depth, and made again where asked to', async () => {
    await mkdir(path.join(folder, 'web'))
    const names = ['table.csv', 'web/index.html', 'web/picture.png', 'small.json']
    for (const name of names)
      await writeFile(path.join(folder, name), name === 'small.json' ? '{}' : text)
    await keepCompressed(folder)
    const all = ['.br', '.gz'].flatMap((end) => [`table.csv${end}`, `web/index.html${end}`])
    const found = async () =>
      (await readdir(folder, { recursive: true }))
        .filter((name) => /\.(?:br|gz)$/.test(name))
        .sort()
    expect(await found()).toEqual(all.sort())
    const copy = path.join(folder, 'table.csv.br')
    expect(brotliDecompressSync(await readFile(copy)).toString()).toBe(text)
    expect(gunzipSync(await readFile(path.join(folder, 'table.csv.gz'))).toString()).toBe(text)
    const { mtimeMs } = await stat(copy)
    await writeFile(path.join(folder, 'table.csv'), text + text)
    await keepCompressed(folder)
    expect((await stat(copy)).mtimeMs).toBe(mtimeMs)
    await keepCompressed(folder, { isFresh: true })
    expect(brotliDecompressSync(await readFile(copy)).toString()).toBe(text + text)
  })
})

describe('a published table', () => {
  const address = '/tables/lale-devri/1/lookUpTable_base_0.csv'
  const file = path.join(TABLES_DIR, 'lale-devri/1/lookUpTable_base_0.csv')

  it.each([
    ['br', 'br', '.br'],
    ['gzip, deflate', 'gzip', '.gz'],
    ['gzip, deflate, br', 'br', '.br'],
    ['identity', null, ''],
    ['deflate', null, ''],
  ])('is sent to who takes %s as it lies on the disk', async (takes, encoding, suffix) => {
    const url = house.settings.publicUrl + address
    const response = await fetch(url, { method: 'HEAD', headers: { 'accept-encoding': takes } })
    expect(response.headers.get('content-encoding')).toBe(encoding)
    // What is compressed at the request has no length yet.
    expect(Number(response.headers.get('content-length'))).toBe((await stat(file + suffix)).size)
    expect(response.headers.get('cache-control')).toContain('immutable')
    expect(response.headers.get('content-type')).toMatch(/^text\/csv/)
    expect(response.headers.get('vary')).toMatch(/accept-encoding/i)
    const whole = await fetch(url, { headers: { 'accept-encoding': takes } })
    expect(await whole.text()).toBe(await readFile(file, 'utf8'))
  })

  it('has no other address for its copies', async () => {
    for (const suffix of ['.br', '.gz'])
      expect((await fetch(house.settings.publicUrl + address + suffix)).status).toBe(404)
  })
})
