import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestHouse, visitor, type TestHouse } from '../testing.ts'
import { hasPicture } from './picture-files.ts'

const PICTURE = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'

let dataDir: string
let house: TestHouse
beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'kasa-pictures-'))
  await mkdir(path.join(dataDir, 'pictures', 'summer'), { recursive: true })
  await writeFile(path.join(dataDir, 'pictures', 'summer', 'sun.svg'), PICTURE)
  await writeFile(path.join(dataDir, 'pictures', 'notes.txt'), 'for nobody')
  await writeFile(path.join(dataDir, 'secret.svg'), PICTURE)
  house = await startTestHouse({ settings: { dataDir } })
}, 120_000)
afterAll(async () => {
  await house.close()
  await rm(dataDir, { recursive: true })
})

it('an operator’s picture is shown, and as a document of its own may run nothing', async () => {
  const reply = await visitor(house).get('/pictures/summer/sun.svg')
  expect(reply.status).toBe(200)
  expect(reply.headers.get('content-type')).toBe('image/svg+xml')
  expect(reply.headers.get('content-security-policy')).toMatch(/default-src 'none'.*sandbox/)
  expect(reply.headers.get('x-content-type-options')).toBe('nosniff')
})

it('nothing else of the data folder is served', async () => {
  for (const address of [
    '/pictures/notes.txt',
    '/pictures/none.svg',
    '/pictures/%2e%2e/secret.svg',
  ])
    expect((await visitor(house).get(address)).status, address).toBeGreaterThanOrEqual(400)
})

it('a picture is known to be there or not', () => {
  expect(hasPicture('/pictures/summer/sun.svg', dataDir)).toBe(true)
  expect(hasPicture('/icon.svg', dataDir)).toBe(true)
  for (const address of ['/pictures/sun.svg', '/art/banners/none.svg', '/none.svg'])
    expect(hasPicture(address, dataDir), address).toBe(false)
})
