import { cp, mkdir, readdir, rm, stat, utimes } from 'node:fs/promises'
import path from 'node:path'

const WEEK_MS = 7 * 86_400_000

interface Kept {
  /** What is built anew. */
  folder: string
  /** Where files of earlier builds lie. */
  replaced: string
}

/**
 * Builds a folder anew and keeps what stood in it and does not any more, each file for a week from when it was replaced. Files carry
 * the hash of their content in their names: none is ever two things.
 */
export async function keepReplaced(
  { folder, replaced }: Kept,
  build: () => Promise<void>,
  now = new Date(),
): Promise<void> {
  await mkdir(replaced, { recursive: true })
  const before = await namesIn(folder)
  for (const name of before) {
    const kept = path.join(replaced, name)
    await cp(path.join(folder, name), kept)
    await utimes(kept, now, now)
  }
  await build()
  const built = new Set(await namesIn(folder))
  for (const name of await namesIn(replaced)) {
    const kept = path.join(replaced, name)
    const { mtimeMs } = await stat(kept)
    if (built.has(name) || now.getTime() - mtimeMs > WEEK_MS) await rm(kept)
  }
}

const namesIn = (folder: string): Promise<string[]> => readdir(folder).catch(() => [])
