import { chmod, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startEmbedded } from './embedded.ts'
import { forgetZombie, readPostmaster } from './postmaster.ts'
import { isMissing } from './running-process.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'kasa-postmaster-'))
  await chmod(folder, 0o755)
})
afterAll(() => rm(folder, { recursive: true, force: true }))

/** A folder in which `name` is there and cannot be read or looked at, whoever asks. */
async function unreadable(name: string): Promise<string> {
  const cluster = await mkdtemp(path.join(folder, 'cluster-'))
  // A link that leads to itself: looking fails, and it is not missing.
  await symlink(name, path.join(cluster, name))
  return cluster
}

describe('a look at postmaster.pid', () => {
  it('finds none where there is none, or nobody behind it', async () => {
    expect(await readPostmaster(path.join(folder, 'nowhere'))).toBeNull()
    const cluster = path.join(folder, 'left')
    await mkdir(cluster)
    await writeFile(path.join(cluster, 'postmaster.pid'), `${2 ** 22 + 1}\n`)
    expect(await readPostmaster(cluster)).toBeNull()
  })

  it('that cannot be taken finds nothing out', async () => {
    const cluster = await unreadable('postmaster.pid')
    await expect(readPostmaster(cluster)).rejects.toMatchObject({ code: 'ELOOP' })
    await expect(forgetZombie(cluster)).rejects.toMatchObject({ code: 'ELOOP' })
  })

  it('calls only that missing which is known to be', () => {
    const codes = ['ENOENT', 'ENOTDIR', 'EMFILE', 'ENFILE', 'EACCES', 'EIO', 'ENOMEM']
    const missing = codes.filter((code) => isMissing(Object.assign(new Error(code), { code })))
    expect(missing).toEqual(['ENOENT', 'ENOTDIR'])
  })
})

it('nothing is created over a database that cannot be looked at', async () => {
  const cluster = await unreadable('PG_VERSION')
  await writeFile(path.join(cluster, 'kept'), 'whoever lives here')
  await expect(startEmbedded(cluster)).rejects.toMatchObject({ code: 'ELOOP' })
  expect(await readFile(path.join(cluster, 'kept'), 'utf8')).toBe('whoever lives here')
})
