import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Result } from './result.ts'
import type { Taken } from './books-worker.ts'

/**
 * Publishing and serving a game of very many books: how much memory the taking of a folder needs, and
 * how many books a second are read at random afterwards. `ratio` is the memory a million books take
 * more than a hundredth of them, over what is promised; below one keeps the promise. What grows is
 * the lookup table, some seventy bytes a row while it is read, and never the books.
 */
const BOOKS = 1_000_000
const GROWTH_MB_MAX = 160

export async function result(
  log: (line: string) => void,
  options: readonly string[],
): Promise<Result> {
  const wanted = Number(options[options.indexOf('--books') + 1])
  const books = options.includes('--books') && wanted >= 1000 ? wanted : BOOKS
  const few = await measured(Math.max(100, Math.round(books / 100)), log)
  const many = await measured(books, log)
  const growthMb = many.peakMb - few.peakMb
  const promisedMb = Math.max(GROWTH_MB_MAX / 4, (GROWTH_MB_MAX * books) / BOOKS)
  const line =
    `${books} books taken in ${many.seconds.toFixed(0)} s, peak ${many.peakMb} MB ` +
    `(${few.peakMb} MB for ${few.books}), ${many.readsASecond} random books a second, ` +
    `ratio ${(growthMb / promisedMb).toFixed(2)}`
  return { line, passed: growthMb <= promisedMb, figures: { few, many, growthMb, promisedMb } }
}

/** In processes of their own: what made the folder must not count for what takes it. */
async function measured(books: number, log: (line: string) => void): Promise<Taken> {
  const folder = await mkdtemp(path.join(tmpdir(), 'kasa-books-'))
  try {
    log(`Making a folder of ${books} books…`)
    await worker('make', folder, books)
    log('Taking it…')
    // The worker's own last line.
    return JSON.parse(await worker('take', folder, books)) as Taken
  } finally {
    await rm(folder, { recursive: true })
  }
}

function worker(role: 'make' | 'take', folder: string, books: number): Promise<string> {
  const args = ['--import', 'tsx', 'bench/books-worker.ts', role, folder, String(books)]
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  let output = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text))
  return new Promise((done, fail) => {
    child.on('error', fail)
    child.on('close', (code) => (code === 0 ? done(output) : fail(new Error(`${role} failed`))))
  })
}
