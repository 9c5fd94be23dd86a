import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { readBook } from '#server/round/publish/book-store.ts'
import { takeFolder } from '#server/round/publish/publish-folder.ts'
import { makeFolder } from '#server/round/publish/testing-folder.ts'

/** What taking a folder needed. */
export interface Taken {
  books: number
  seconds: number
  peakMb: number
  readsASecond: number
}

const READS = 2_000
/** A prime: the reads jump to and fro over the whole file. */
const STRIDE = 7919

const [role, folder = '', count = '0'] = process.argv.slice(2)
const books = Number(count)

if (role === 'make') await makeFolder(path.join(folder, 'from'), { books, baseOnly: true })
else if (role === 'take') console.log(JSON.stringify(await take()))

async function take(): Promise<Taken> {
  const keepIn = path.join(folder, 'kept')
  await mkdir(keepIn)
  const began = performance.now()
  const { modes } = await takeFolder(path.join(folder, 'from'), { keepIn })
  const seconds = (performance.now() - began) / 1000
  if (modes[0]?.report.rows !== books) throw new Error('not every book was taken')
  // The system's own figure: nothing between two looks is missed.
  const peakMb = Math.round(process.resourceUsage().maxRSS / 1024)
  return { books, seconds, peakMb, readsASecond: await readsASecond(keepIn) }
}

async function readsASecond(keepIn: string): Promise<number> {
  const began = performance.now()
  for (let read = 0; read < READS; read += 1)
    await readBook(keepIn, 'base', (read * STRIDE) % books)
  return Math.round((READS * 1000) / (performance.now() - began))
}
