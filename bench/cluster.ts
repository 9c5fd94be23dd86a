import { chmod, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { constants, tmpdir } from 'node:os'
import path from 'node:path'
import { startEmbedded } from '#server/database/embedded.ts'
import { readPostmaster } from '#server/database/postmaster.ts'

/** Whoever stops a bench with one of these leaves no database behind. */
const SIGNALS = ['SIGINT', 'SIGTERM'] as const

/** A PostgreSQL of a bench's own, on a real disk, that can be killed and brought back. */
export interface Cluster {
  url: string
  /** SIGKILL to every one of its processes at once: what only its memory held is gone. */
  kill(): Promise<void>
  revive(): Promise<void>
  remove(): Promise<void>
}

export async function createCluster(settings: readonly string[] = []): Promise<Cluster> {
  const folder = await mkdtemp(path.join(tmpdir(), 'kasa-bench-'))
  // mkdtemp makes it ours alone, and PostgreSQL may have to run as another user.
  await chmod(folder, 0o755)
  const data = path.join(folder, 'postgres')
  const first = await startEmbedded(data, { settings })
  const port = Number(new URL(first.url).port)
  let current = first
  const remove = async (): Promise<void> => {
    for (const signal of SIGNALS) process.off(signal, leave)
    await current.stop()
    await rm(path.dirname(first.directory), { recursive: true, force: true })
    await rm(folder, { recursive: true, force: true })
  }
  const leave = (signal: NodeJS.Signals): void => {
    void remove().finally(() => process.exit(128 + constants.signals[signal]))
  }
  for (const signal of SIGNALS) process.once(signal, leave)
  return {
    url: first.url,
    kill: () => killAll(first.directory),
    async revive() {
      current = await startEmbedded(data, { settings, port })
    },
    remove,
  }
}

async function killAll(directory: string): Promise<void> {
  const postmaster = await readPostmaster(directory)
  if (!postmaster) throw new Error('there is no database to kill')
  const children = await childrenOf(postmaster.pid)
  for (const pid of [postmaster.pid, ...children]) kill(pid)
}

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // Gone by itself, which is what was wanted.
  }
}

/** From /proc: no tool for it is certain to be installed. Elsewhere children follow their parent. */
async function childrenOf(parent: number): Promise<number[]> {
  if (process.platform !== 'linux') return []
  const pids = (await readdir('/proc')).map(Number).filter(Number.isInteger)
  const found = await Promise.all(
    pids.map(async (pid) => {
      const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
      const [, parentText] = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
      return Number(parentText) === parent ? pid : 0
    }),
  )
  return found.filter((pid) => pid > 0)
}
