import { readdirSync, readFileSync } from 'node:fs'
import type { Database } from '#server/database/database.ts'

/**
 * What this process, a house and a database's processes have used of the machine so far, in
 * milliseconds of one core. Read from /proc; elsewhere all of it is zero.
 */
export interface ProcessorTime {
  client: number
  house: number
  database: number
}

const TICK_MS = 10

interface Process {
  pid: number
  parent: number
  usedMs: number
}

/** Answers a clock. The house is the process of `housePid`, the database whoever serves `database`. */
export async function processorClock(
  database: Database,
  housePid: () => number,
): Promise<() => ProcessorTime> {
  const { rows } = await database.pool.query<{ pid: number }>('select pg_backend_pid() as pid')
  const postmaster = processes().find(({ pid }) => pid === rows[0]?.pid)?.parent ?? 0
  return () => {
    const all = processes()
    const sum = (isCounted: (one: Process) => boolean): number =>
      all.filter(isCounted).reduce((total, { usedMs }) => total + usedMs, 0)
    const { user, system } = process.cpuUsage()
    return {
      client: (user + system) / 1000,
      house: sum(({ pid }) => pid === housePid()),
      database: sum(({ pid, parent }) => pid === postmaster || parent === postmaster),
    }
  }
}

function processes(): Process[] {
  if (process.platform !== 'linux') return []
  return readdirSync('/proc').flatMap((name) => {
    const pid = Number(name)
    return Number.isInteger(pid) ? readProcess(pid) : []
  })
}

function readProcess(pid: number): Process[] {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // What follows the name, which may hold anything: state, parent, …, user and system time.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    const usedMs = (Number(fields[11]) + Number(fields[12])) * TICK_MS
    return [{ pid, parent: Number(fields[1]), usedMs }]
  } catch {
    // It ended meanwhile.
    return []
  }
}
