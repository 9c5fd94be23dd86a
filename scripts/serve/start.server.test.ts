import { spawn, type ChildProcess } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freshDatabase } from '#server/database/testing.ts'
import { freePort } from '#server/free-port.ts'
import { readSettings } from '#server/settings.ts'
import { commandFile } from '../check/testing-command.ts'
import { refuseUnusableFiles } from './start/files.ts'
import { CannotStart } from './start/print.ts'

/** Houses in processes of their own, as an operator starts and loses them. */
let folder: string
let env: NodeJS.ProcessEnv
const running = new Set<ChildProcess>()
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'kasa-start-'))
  await chmod(folder, 0o755)
  const DATA_DIR = path.join(folder, 'kasa')
  env = { ...process.env, DATABASE_URL: '', DATA_DIR, LOG_LEVEL: 'silent' }
})
afterAll(async () => {
  for (const child of running) await end(child, 'SIGTERM')
  await rm(folder, { recursive: true, force: true })
})

interface Run {
  child: ChildProcess
  output: () => string
}

function run(script: string, more: NodeJS.ProcessEnv = {}): Run {
  const args = ['--import', 'tsx', commandFile(script)]
  const child = spawn(process.execPath, args, { env: { ...env, ...more } })
  running.add(child)
  child.once('exit', () => running.delete(child))
  let text = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (part: Buffer) => (text += part.toString()))
  return { child, output: () => text }
}

/** A house that answers, on ports of its own. */
async function open(more: NodeJS.ProcessEnv = {}): Promise<Run> {
  Object.assign(env, { PORT: String(await freePort()), GAMES_PORT: String(await freePort()) })
  const started = run('start/house', more)
  while (started.child.exitCode === null && !(await isReady())) await pause(50)
  if (started.child.exitCode !== null) throw new Error(started.output())
  return started
}

let last: Run | undefined

/** The house that the test before left open, or a new one: to start one takes seconds. */
async function standing(): Promise<Run> {
  const isOpen = last?.child.exitCode === null && last.child.signalCode === null
  return last && isOpen ? last : (last = await open())
}

const isReady = (): Promise<boolean> =>
  fetch(`http://127.0.0.1:${env['PORT']}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  )

function end(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  const ended = endOf(child)
  child.kill(signal)
  return ended
}

function endOf(child: ChildProcess): Promise<number | null> {
  return new Promise((done) => {
    if (child.exitCode !== null || child.signalCode !== null) return done(child.exitCode)
    child.once('exit', (code) => done(code))
  })
}

/** What a start that cannot be said, and that it ended with code 1. */
async function lineOf(started: Run): Promise<string> {
  expect(await endOf(started.child)).toBe(1)
  return started.output().trim()
}

const pidFile = (): string => path.join(folder, 'kasa/postgres/postmaster.pid')

describe('a house started by an operator', { timeout: 90_000 }, () => {
  it('opens on an empty folder, tells its progress and address, and closes cleanly', async () => {
    const { child, output } = await open()
    while (!output().includes('Kasa is open')) await pause(20)
    expect(output()).toMatch(/Creating the database…[\s\S]*brought up to date[\s\S]*Demo members/)
    expect(output()).toContain(`http://127.0.0.1:${env['PORT']}`)
    expect(await end(child, 'SIGTERM')).toBe(0)
    expect(existsSync(pidFile())).toBe(false)
  })

  it('closes cleanly while callers hold on to it, and takes its database with it', async () => {
    const { child } = await open()
    const idle = Array.from({ length: 50 }, () => connect(Number(env['PORT']), '127.0.0.1'))
    for (const socket of idle) socket.on('error', () => {})
    const compressed = fetch(`http://127.0.0.1:${env['PORT']}/endpoint/v1`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'content-encoding': 'gzip',
        panel: 'frontend',
      },
      body: gzipSync('{"api":{"class":"maintenance","method":"check_status"}}'),
    })
    const began = performance.now()
    expect((await compressed).status).toBe(200)
    const [half] = idle
    half?.write('POST /endpoint/v1 HTTP/1.1\r\nhost: localhost\r\ncontent-length: 9\r\n\r\n')
    expect(await end(child, 'SIGTERM')).toBe(0)
    expect(performance.now() - began).toBeLessThan(25_000)
    expect(existsSync(pidFile())).toBe(false)
  })

  it('told to close before it is open, takes its database with it all the same', async () => {
    const early = path.join(folder, 'early')
    const { child, output } = run('start/house', { DATA_DIR: early })
    while (!output().includes('brought up to date')) await pause(20)
    expect(await end(child, 'SIGTERM')).toBe(0)
    expect(output()).not.toContain('Kasa is open')
    expect(existsSync(path.join(early, 'postgres/postmaster.pid'))).toBe(false)
  })

  it('takes over the database that a killed house left running', async () => {
    const first = await open()
    await end(first.child, 'SIGKILL')
    const postmaster = await readFile(pidFile(), 'utf8')
    const second = await standing()
    expect(await readFile(pidFile(), 'utf8')).toBe(postmaster)
    while (!second.output().includes('Kasa is open')) await pause(20)
    expect(second.output()).toContain('Took over the database')
  })

  it('brings its database back when that was killed', async () => {
    const { output } = await standing()
    process.kill(Number((await readFile(pidFile(), 'utf8')).split('\n')[0]), 'SIGKILL')
    const killedAt = performance.now()
    while (await isReady()) await pause(20)
    while (!(await isReady())) await pause(50)
    expect(performance.now() - killedAt).toBeLessThan(15_000)
    while (!output().includes('The database is back.')) await pause(50)
    expect(output().match(/The database has died/g)).toHaveLength(1)
  })

  it('says in one line that its folder or its port is taken', async () => {
    await standing()
    const [port, gamesPort] = [await freePort(), await freePort()]
    const elsewhere = { PORT: String(port), GAMES_PORT: String(gamesPort) }
    const folderTaken = await lineOf(run('start/house', elsewhere))
    expect(folderTaken).toMatch(/^Another house is running on .*kasa\. Stop it, or set DATA_DIR.*$/)
    const portTaken = await lineOf(run('start', { DATA_DIR: path.join(folder, 'other') }))
    expect(portTaken).toMatch(/^Port \d+ is taken .*PORT to another port\.$/)
  })

  it('says in one line what is wrong with a setting or a database elsewhere', async () => {
    expect(await lineOf(run('start', { PORT: 'eighty' }))).toMatch(/^PORT=eighty is not a port.*$/)
    const url = 'postgres://kasa:secret@127.0.0.1:1/kasa'
    const unreachable = await lineOf(run('start/house', { DATABASE_URL: url }))
    expect(unreachable).toMatch(/^DATABASE_URL \(127\.0\.0\.1:1\/kasa\) does not answer: .*$/)
    expect(unreachable).not.toContain('secret')
  })

  it.each([
    [{ TLS_CERT: '/nope', TLS_KEY: '/nope' }, /^TLS_CERT=\/nope cannot be read \(ENOENT\)\.$/],
    [{ TLS_CERT: 'LICENSE', TLS_KEY: 'LICENSE' }, /^TLS_CERT and TLS_KEY are not a certificate/],
    [{ DATA_DIR: '/dev/null/x' }, /^DATA_DIR=\/dev\/null\/x cannot be written to \(ENOTDIR\)/],
    [{ DATA_DIR: '/proc/x/y' }, /^DATA_DIR=\/proc\/x\/y cannot be written to/],
  ])('refuses files and folders that cannot be used: %j', async (more, line) => {
    const refused = refuseUnusableFiles(readSettings(more))
    await expect(refused).rejects.toThrow(CannotStart)
    await expect(refused).rejects.toThrow(line)
  })

  it('is not made by an audit of a folder that holds none', async () => {
    const DATA_DIR = path.join(folder, 'mistyped')
    const audit = run('audit', { DATA_DIR })
    expect(await endOf(audit.child)).toBe(1)
    expect(audit.output().trim()).toMatch(/^There is no database in .*mistyped.*DATA_DIR/)
    expect(existsSync(path.join(DATA_DIR, 'postgres'))).toBe(false)
  })

  it('is audited while it runs, and after it and its database were killed', async () => {
    const { child } = await standing()
    const live = run('audit')
    expect(await endOf(live.child)).toBe(0)
    expect(live.output()).toMatch(/audit: clean \(3 members/)
    await end(child, 'SIGKILL')
    process.kill(Number((await readFile(pidFile(), 'utf8')).split('\n')[0]), 'SIGKILL')
    const crashed = run('audit')
    expect(await endOf(crashed.child)).toBe(0)
    expect(crashed.output()).toMatch(/audit: clean \(3 members/)
    expect(existsSync(pidFile())).toBe(false)
  })

  it('stands on a database elsewhere without touching a folder here', async () => {
    const database = await freshDatabase()
    const DATA_DIR = path.join(folder, 'unused')
    const { child, output } = await open({ DATABASE_URL: database.url, DATA_DIR })
    expect(await end(child, 'SIGTERM')).toBe(0)
    expect(output()).not.toContain('Creating')
    expect(existsSync(path.join(DATA_DIR, 'postgres'))).toBe(false)
    await database.close()
  })
})
