import { readFile } from 'node:fs/promises'

/** Whether a process of that id runs on this machine. Rejects where it cannot be looked at. */
export async function isRunning(pid: number): Promise<boolean> {
  return isAlive(pid) && !(await isZombie(pid))
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

/** Killed, but nobody has collected it yet (a container's first process may never): as good as gone. */
export async function isZombie(pid: number): Promise<boolean> {
  if (process.platform !== 'linux') return false
  const stat = await readIfThere(`/proc/${pid}/stat`)
  return /^.*\) Z/s.test(stat)
}

/** Empty where there is no such file, or its process has just gone; any other failure is one. */
export function readIfThere(file: string): Promise<string> {
  return readFile(file, 'utf8').catch((error: unknown) => {
    if (isMissing(error)) return ''
    throw error
  })
}

/** Is it known by this error that something is not there? */
export function isMissing(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  return code === 'ENOENT' || code === 'ENOTDIR' || code === 'ESRCH'
}
