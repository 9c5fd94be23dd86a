import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { isRunning, isZombie, readIfThere } from './running-process.ts'

export interface Postmaster {
  pid: number
  port: number
  /** The process of that id is a postgres as far as this system can tell. */
  isPostgres: boolean
}

/**
 * What `postmaster.pid` says, or null when there is none or its process is gone. Rejects where it cannot be
 * looked at, as when the process has too many files open: then nobody knows, and nothing may be concluded.
 */
export async function readPostmaster(cluster: string): Promise<Postmaster | null> {
  const text = await readIfThere(path.join(cluster, 'postmaster.pid'))
  const [pidLine, , , portLine] = text.split('\n')
  const pid = Number(pidLine)
  if (!Number.isInteger(pid) || pid <= 1 || !(await isRunning(pid))) return null
  return { pid, port: Number(portLine) || 0, isPostgres: await looksLikePostgres(pid) }
}

/**
 * PostgreSQL takes a killed postmaster that nobody collects for a living one, and would never start
 * again. Only the id is changed: by the rest of the file it still makes sure no child is left.
 */
export async function forgetZombie(cluster: string): Promise<void> {
  const file = path.join(cluster, 'postmaster.pid')
  const text = await readIfThere(file)
  const [pid = ''] = text.split('\n')
  if (!/^\d+$/.test(pid) || !(await isZombie(Number(pid)))) return
  await writeFile(file, text.replace(pid, String(PID_OF_NOBODY)))
}

const PID_OF_NOBODY = 2 ** 31 - 1

/** After a reboot the id may belong to anything; only Linux tells cheaply, elsewhere assume so. */
async function looksLikePostgres(pid: number): Promise<boolean> {
  if (process.platform !== 'linux') return true
  const name = await readIfThere(`/proc/${pid}/comm`)
  return name.startsWith('postgres')
}
