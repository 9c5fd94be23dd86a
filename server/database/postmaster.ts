import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'

export interface Postmaster {
  pid: number
  port: number
  /** The process of that id is a postgres as far as this system can tell. */
  isPostgres: boolean
}

/** What `postmaster.pid` says, or null when there is none or its process is gone. */
export async function readPostmaster(cluster: string): Promise<Postmaster | null> {
  const text = await readFile(path.join(cluster, 'postmaster.pid'), 'utf8').catch(() => '')
  const [pidLine, , , portLine] = text.split('\n')
  const pid = Number(pidLine)
  if (!Number.isInteger(pid) || pid <= 1 || !isAlive(pid) || (await isZombie(pid))) return null
  return { pid, port: Number(portLine) || 0, isPostgres: await looksLikePostgres(pid) }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // Another user's process answers EPERM: it lives.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/**
 * PostgreSQL takes a killed postmaster that nobody collects for a living one, and would never start
 * again. Only the id is changed: by the rest of the file it still makes sure no child is left.
 */
export async function forgetZombie(cluster: string): Promise<void> {
  const file = path.join(cluster, 'postmaster.pid')
  const text = await readFile(file, 'utf8').catch(() => '')
  const [pid = ''] = text.split('\n')
  if (!/^\d+$/.test(pid) || !(await isZombie(Number(pid)))) return
  await writeFile(file, text.replace(pid, String(PID_OF_NOBODY)))
}

const PID_OF_NOBODY = 2 ** 31 - 1

/** Killed, but nobody has collected it yet (a container's first process may never): as good as gone. */
async function isZombie(pid: number): Promise<boolean> {
  if (process.platform !== 'linux') return false
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  return /^.*\) Z/s.test(stat)
}

/** After a reboot the id may belong to anything; only Linux tells cheaply, elsewhere assume so. */
async function looksLikePostgres(pid: number): Promise<boolean> {
  if (process.platform !== 'linux') return true
  const name = await readFile(`/proc/${pid}/comm`, 'utf8').catch(() => '')
  return name.startsWith('postgres')
}
