import { spawn } from 'node:child_process'
import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { openDatabase } from './database.ts'
import { startEmbedded, type Embedded } from './embedded.ts'
import { readPostmaster } from './postmaster.ts'

/** Real PostgreSQL in folders of this test's own. */
let folder: string
const started: Embedded[] = []
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'kasa-embedded-'))
  await chmod(folder, 0o755)
})
afterEach(async () => {
  for (const embedded of started.splice(0)) await embedded.stop()
})
afterAll(() => rm(folder, { recursive: true, force: true }))

async function start(name: string, lines: string[] = []): Promise<Embedded> {
  const embedded = await startEmbedded(path.join(folder, name), {
    print: (line) => lines.push(line),
  })
  started.push(embedded)
  return embedded
}

async function ask(url: string, text: string): Promise<unknown> {
  const database = await openDatabase(url, 1)
  const { rows } = await database.pool.query<{ answer: unknown }>(text)
  await database.close()
  return rows[0]?.answer
}

describe('the embedded database', { timeout: 60_000 }, () => {
  it('is created once, in UTF-8, and starts again with what it held', async () => {
    const lines: string[] = []
    const first = await start('a/postgres', lines)
    expect(first.adopted).toBe(false)
    expect(lines.join()).toMatch(/Creating/)
    const encoding = "select current_setting('server_encoding') as answer"
    expect(await ask(first.url, encoding)).toBe('UTF8')
    await ask(first.url, 'create table kept as select 7 as answer')
    await first.stop()
    expect(await readPostmaster(first.directory)).toBeNull()
    const second = await start('a/postgres', lines)
    expect(await ask(second.url, 'select answer from kept')).toBe(7)
    expect(lines.length).toBe(1)
  })

  it('keeps what is committed on the disk: fsync and synchronous commit are on', async () => {
    const { url } = await start('a/postgres')
    const settings = "select current_setting('fsync') || current_setting('synchronous_commit')"
    expect(await ask(url, `${settings} as answer`)).toBe('onon')
  })

  it('asks everyone for its password: other users of the machine reach its port', async () => {
    const { url } = await start('a/postgres')
    const wrong = new URL(url)
    wrong.password = 'guess'
    await expect(openDatabase(wrong.href)).rejects.toThrow(/password/)
  })

  it('is adopted where a killed house left it running', async () => {
    const left = await start('a/postgres')
    const again = await start('a/postgres')
    expect(again).toMatchObject({ adopted: true, url: left.url })
  })

  it('recovers after the postmaster was killed, children and all still letting go', async () => {
    const before = await start('a/postgres')
    await ask(before.url, 'create table survived as select 8 as answer')
    const postmaster = await readPostmaster(before.directory)
    if (!postmaster) throw new Error('no postmaster')
    process.kill(postmaster.pid, 'SIGKILL')
    const after = await start('a/postgres')
    expect(after.adopted).toBe(false)
    expect(await ask(after.url, 'select answer from survived')).toBe(8)
  })

  it('is not misled by a pid file whose process is somebody else', async () => {
    const before = await start('a/postgres')
    await before.stop()
    const { directory } = before
    await writeFile(path.join(directory, 'postmaster.pid'), `${process.pid}\n${directory}\n0\n1\n`)
    if (process.platform === 'linux') expect((await start('a/postgres')).adopted).toBe(false)
  })

  it.runIf(process.platform === 'linux')(
    'starts where a killed postmaster was never collected',
    async () => {
      const before = await start('a/postgres')
      const { directory } = before
      await before.stop()
      // Nobody collects a child that ends only after its shell has become something else.
      const child = 'until grep -q sleep /proc/$$/comm; do sleep 0.02; done'
      const parent = spawn('sh', ['-c', `(${child}) & echo $!; exec sleep 60`])
      const zombie = await new Promise<string>((done) =>
        parent.stdout.once('data', (line: Buffer) => done(line.toString().trim())),
      )
      const isZombie = async () => / Z /.test(await readFile(`/proc/${zombie}/stat`, 'utf8'))
      while (!(await isZombie())) await pause(20)
      await writeFile(path.join(directory, 'postmaster.pid'), `${zombie}\n${directory}\n0\n1\n`)
      expect((await start('a/postgres')).adopted).toBe(false)
      parent.kill()
    },
  )

  it('starts over where the very first start was cut short', async () => {
    await mkdir(path.join(folder, 'b/postgres/base'), { recursive: true })
    const { url } = await start('b/postgres')
    expect(await ask(url, 'select 1 as answer')).toBe(1)
  })

  it.runIf(process.getuid?.() === 0)(
    'moves to a system folder, and says so, where root’s home is closed to its user',
    async () => {
      const lines: string[] = []
      await mkdir(path.join(folder, 'closed'), { mode: 0o700 })
      const embedded = await start('closed/postgres', lines)
      expect(lines[0]).toMatch(/out of the database user's reach.*\/var\/lib\/kasa\//)
      expect(await ask(embedded.url, 'select 1 as answer')).toBe(1)
      await embedded.stop()
      await rm(path.dirname(embedded.directory), { recursive: true, force: true })
    },
  )
})
