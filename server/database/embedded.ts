import { mkdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { freePort } from '../free-port.ts'
import { DatabaseUnavailable } from './database-unavailable.ts'
import { readPassword, writePassword } from './embedded-password.ts'
import { forgetZombie, readPostmaster, type Postmaster } from './postmaster.ts'
import { isMissing } from './running-process.ts'
import { binaries, owner, runAs, type Owner } from './postgres-binaries.ts'

export interface Embedded {
  url: string
  /** Where the files really are (elsewhere than asked when root's folder is out of reach). */
  directory: string
  /** It was running already: left behind by a killed house, or held by a living one. */
  adopted: boolean
  stop(): Promise<void>
}

export interface EmbeddedOptions {
  print?: (line: string) => void
  /** Server settings beside the fixed ones, like `fsync=off` in tests. */
  settings?: readonly string[]
  /** To come back where open pools look for it; absent: any free one. */
  port?: number
  /** Refuses where there is none yet, for those who only want to look. */
  mustExist?: boolean
}

const START_SECONDS_MAX = 60
/** In each of the two ways to stop. */
const STOP_SECONDS_MAX = 20
const START_ATTEMPTS = 40
const RETRY_MS = 150

/**
 * A real PostgreSQL in `directory`, created at the first start. One that already runs there is
 * adopted when it answers. Only `initdb` and `pg_ctl` of the npm package are used: its own class
 * hooks into process exit and would stop the database in the middle of a graceful stop.
 */
export async function startEmbedded(
  directory: string,
  { print = () => {}, settings = [], port, mustExist = false }: EmbeddedOptions = {},
): Promise<Embedded> {
  const as = await owner(path.resolve(directory), print)
  const cluster = as.directory
  if (!(await exists(path.join(cluster, 'PG_VERSION')))) {
    if (mustExist)
      throw new DatabaseUnavailable(
        `There is no database in ${directory}: start the house once, or set DATA_DIR to where it is.`,
      )
    await create(cluster, as, print)
  }
  const password = await readPassword(cluster)
  const running = await findRunning(cluster, password, print)
  const postmaster = running ?? (await start(cluster, as, settings, port))
  const url = urlOf(postmaster, password)
  return { url, directory: cluster, adopted: running !== null, stop: () => stop(cluster, as) }
}

async function create(cluster: string, as: Owner, print: (line: string) => void): Promise<void> {
  print('Creating the database…')
  await mkdir(path.dirname(cluster), { recursive: true })
  // A half-made folder of an interrupted first start holds no PG_VERSION and nobody's data.
  await rm(cluster, { recursive: true, force: true })
  await mkdir(cluster, { mode: 0o700 })
  await as.own(cluster)
  const passwordPath = await writePassword(cluster, as)
  await runAs(as, (await binaries(as, print)).initdb, [
    `--pgdata=${cluster}`,
    '--username=kasa',
    '--auth=scram-sha-256',
    `--pwfile=${passwordPath}`,
    '--encoding=UTF8',
    // Whatever LANG says here, texts sort and compare the same everywhere.
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--locale=C',
  ])
}

/** The postmaster that already answers for this folder, if any. */
async function findRunning(
  cluster: string,
  password: string,
  print: (line: string) => void,
): Promise<Postmaster | null> {
  const deadline = Date.now() + START_SECONDS_MAX * 1000
  for (let waited = false; Date.now() < deadline; waited = true) {
    const postmaster = await readPostmaster(cluster)
    if (!postmaster) return null
    const answer = await ask(urlOf(postmaster, password))
    if (answer === cluster) return postmaster
    if (answer !== null && answer !== 'starting')
      throw new DatabaseUnavailable(
        `${cluster}/postmaster.pid names a PostgreSQL of another folder (${answer}). Remove that file if no house runs here.`,
      )
    if (answer === null && !postmaster.isPostgres) return null
    if (!waited) print('A database is already here; waiting for it to answer…')
    await pause(100)
  }
  throw new DatabaseUnavailable(
    `The database in ${cluster} runs but does not answer. Stop it and start again.`,
  )
}

/** The data folder of the server at `url`, `starting` while it recovers, null when none answers. */
async function ask(url: string): Promise<string | null> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 })
  client.on('error', () => {})
  try {
    await client.connect()
    const { rows } = await client.query<{ data_directory: string }>('show data_directory')
    return rows[0]?.data_directory ?? null
  } catch (error) {
    const CANNOT_CONNECT_NOW = '57P03'
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    return code === CANNOT_CONNECT_NOW ? 'starting' : null
  } finally {
    await client.end().catch(() => {})
  }
}

async function start(
  cluster: string,
  as: Owner,
  settings: readonly string[],
  port?: number,
): Promise<Postmaster> {
  const { pg_ctl } = await binaries(as)
  const log = path.join(path.dirname(cluster), 'postgres.log')
  await as.ownFile(log)
  // Thousands of files one by one would take recovery seconds.
  const sync = process.platform === 'linux' ? '-c recovery_init_sync_method=syncfs' : ''
  const fixed = `-h 127.0.0.1 -k '' -c max_connections=200 ${sync}`
  const extra = settings.map((setting) => `-c ${setting}`).join(' ')
  const wait = ['-w', '-t', String(START_SECONDS_MAX)]
  // Backends of a postmaster that was killed alone take a moment to notice and let go.
  for (let attempt = 1; attempt <= START_ATTEMPTS; attempt++) {
    await forgetZombie(cluster)
    const options = `-p ${port ?? (await freePort())} ${fixed} ${extra}`
    const args = ['start', '-D', cluster, '-l', log, '-o', options, ...wait]
    const isUp = await runAs(as, pg_ctl, args).then(
      () => true,
      () => false,
    )
    const postmaster = isUp ? await readPostmaster(cluster) : null
    if (postmaster) return postmaster
    await pause(RETRY_MS)
  }
  throw new DatabaseUnavailable(`PostgreSQL does not start; ${log} says why.`)
}

async function stop(cluster: string, as: Owner): Promise<void> {
  if (!(await readPostmaster(cluster))) return
  const { pg_ctl } = await binaries(as)
  const inMode = (mode: string): Promise<void> =>
    runAs(as, pg_ctl, ['stop', '-D', cluster, '-m', mode, '-w', '-t', String(STOP_SECONDS_MAX)])
  // What it cannot write down in time it works out again from its log at the next start.
  await inMode('fast').catch(() => inMode('immediate'))
}

function urlOf({ port }: Postmaster, password: string): string {
  return `postgres://kasa:${password}@127.0.0.1:${port}/postgres`
}

/** Where it cannot be looked at it may well be there: nothing is created over what nobody has seen missing. */
async function exists(file: string): Promise<boolean> {
  return stat(file).then(
    () => true,
    (error: unknown) => {
      if (isMissing(error)) return false
      throw error
    },
  )
}
