import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
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
  await mkdir(path.join(dataDir, 'private'))
  await writeFile(path.join(dataDir, 'private', 'passport.png'), PICTURE)
  await symlink('../secret.svg', path.join(dataDir, 'pictures', 'link.svg'))
  await symlink('../private', path.join(dataDir, 'pictures', 'people'))
  await symlink('summer/sun.svg', path.join(dataDir, 'pictures', 'moon.svg'))
  await symlink('nowhere.svg', path.join(dataDir, 'pictures', 'dangling.svg'))
  const web = path.join(dataDir, 'games', 'theirs', '1')
  await mkdir(web, { recursive: true })
  await writeFile(path.join(web, 'lookUpTable_base_0.csv'), '1,1,0\n')
  await symlink('../../../secret.svg', path.join(web, 'lookUpTable_bonus_0.csv'))
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

it('no link is followed, to a file or through a folder, and none counts as a picture', async () => {
  for (const name of ['link.svg', 'people/passport.png', 'moon.svg', 'dangling.svg']) {
    expect((await visitor(house).get(`/pictures/${name}`)).status, name).toBe(404)
    expect(hasPicture(`/pictures/${name}`, dataDir), name).toBe(false)
  }
  const table = (mode: string) => visitor(house).get(`/tables/theirs/1/lookUpTable_${mode}_0.csv`)
  expect((await table('base')).status).toBe(200)
  expect((await table('bonus')).status).toBe(404)
})

it('the folder itself may be a link', async () => {
  const elsewhere = path.join(dataDir, 'elsewhere')
  await mkdir(elsewhere)
  await symlink('../pictures', path.join(elsewhere, 'pictures'))
  expect(hasPicture('/pictures/summer/sun.svg', elsewhere)).toBe(true)
  expect(hasPicture('/pictures/link.svg', elsewhere)).toBe(false)
})

it('a picture is known to be there or not', () => {
  expect(hasPicture('/pictures/summer/sun.svg', dataDir)).toBe(true)
  expect(hasPicture('/icon.svg', dataDir)).toBe(true)
  for (const address of ['/pictures/sun.svg', '/art/banners/none.svg', '/none.svg'])
    expect(hasPicture(address, dataDir), address).toBe(false)
})
