/**
 * Takes a published folder: reads `index.json`, lookup tables and zstandard books through once, as a
 * stream, and checks every row. Where it is told to keep them it writes tables and books beside, in
 * the house's own form; it changes nothing else, and what it wrote counts for nothing until somebody
 * registers it. Every fault is named with its file and row.
 */
import { createHash } from 'node:crypto'
import { lstat, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { tableFile } from '#contract/games/tables.ts'
import { writeBooks, type BookWriter } from './book-store.ts'
import { objectionToSum } from './book-sum.ts'
import { isRecord, readIndex, type IndexMode } from './folder-index.ts'
import { BadTable, readTable, type LookupTable } from './lookup-table.ts'
import type { Progress } from './published.ts'
import { reportOf, type TableReport } from '../fairness/table-report.ts'
import { parseStrict } from './strict-json.ts'
import { linesOf, type Line } from './zstandard-lines.ts'

export interface CheckedMode {
  name: string
  cost: number
  tableHash: string
  report: TableReport
}

export interface CheckedFolder {
  modes: CheckedMode[]
  /** SHA-256 of every file that was read, by its name in the folder. */
  files: Record<string, string>
  /** SHA-256 of every file that was written, by its name where it is kept. */
  kept: Record<string, string>
}

export interface Taking {
  /** An empty folder to keep tables and books in; without it nothing is written. */
  keepIn?: string
  progress?: Progress
}

/** Every mode of the folder, or `BadTable` with the reason. */
export async function takeFolder(folder: string, taking: Taking = {}): Promise<CheckedFolder> {
  const index = await readNamed(folder, 'index.json')
  const modes: CheckedMode[] = []
  const files = { 'index.json': hashOf(index) }
  const kept = {}
  for (const mode of readIndex(index)) {
    const taken = await takeMode(folder, mode, taking)
    modes.push(taken.mode)
    Object.assign(files, taken.files)
    Object.assign(kept, taken.kept)
  }
  return { modes, files, kept }
}

const hashOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

async function readNamed(folder: string, name: string): Promise<Buffer> {
  return readFile(await ownFile(folder, name))
}

/** Where a file of the folder itself lies: no link is followed, so nothing outside is ever read. */
async function ownFile(folder: string, name: string): Promise<string> {
  const file = path.join(folder, name)
  const found = await lstat(file).catch(() => null)
  if (found === null) throw new BadTable(`${name} is not in the folder`)
  if (found.isSymbolicLink())
    throw new BadTable(`${name} is a link: put the file itself into the folder`)
  if (!found.isFile()) throw new BadTable(`${name} is not a file`)
  return file
}

async function takeMode(folder: string, mode: IndexMode, { keepIn, progress }: Taking) {
  const { name, cost, events, weights } = mode
  const bytes = await readNamed(folder, weights)
  const table = naming(weights, () => readTable(bytes))
  const books = keepIn === undefined ? null : await writeBooks(keepIn, name, table.ids.length)
  try {
    const eventsHash = createHash('sha256')
    const seen = new SeenRows(table, events, weights)
    const countBook = progressCounter(name, table.ids.length, progress)
    const file = await ownFile(folder, events)
    for await (const line of linesOf(file, (piece) => eventsHash.update(piece))) {
      const book = seen.take(line)
      await books?.add(book.row, book.events)
      countBook()
    }
    seen.end()
    const kept = keepIn && books ? await keep(keepIn, name, bytes, books) : {}
    const files = { [weights]: table.hash, [events]: eventsHash.digest('hex') }
    return {
      mode: { name, cost, tableHash: table.hash, report: reportOf(table, cost) },
      files,
      kept,
    }
  } finally {
    await books?.close()
  }
}

/** Runs `work`, its refusals beginning with the file they are about. */
function naming<T>(file: string, work: () => T): T {
  try {
    return work()
  } catch (error) {
    throw error instanceof BadTable ? new BadTable(`${file}: ${error.message}`) : error
  }
}

async function keep(folder: string, mode: string, table: Buffer, books: BookWriter) {
  await writeFile(path.join(folder, tableFile(mode)), table, { flush: true })
  return { [tableFile(mode)]: hashOf(table), ...(await books.end()) }
}

/** Holds the books to their table: the same ids one to one, and the same payouts. */
class SeenRows {
  readonly #table: LookupTable
  readonly #events: string
  readonly #weights: string
  readonly #seen: Uint8Array

  constructor(table: LookupTable, events: string, weights: string) {
    this.#table = table
    this.#events = events
    this.#weights = weights
    this.#seen = new Uint8Array(table.ids.length)
    const twice = repeatedId(table.ids)
    if (twice !== null)
      throw new BadTable(
        `${weights}, line ${table.ids.lastIndexOf(twice) + 1}: the table names book ${twice} twice`,
      )
  }

  /** The row of the book on this line, and its events. */
  take({ number, text }: Line): { row: number; events: unknown[] } {
    return naming(`${this.#events}, line ${number}`, () => this.#taken(text))
  }

  #taken(text: string): { row: number; events: unknown[] } {
    const { id, events, payoutMultiplier } = readBookLine(text)
    const row = this.#table.rowOf(id)
    if (row < 0) throw new BadTable(`book ${id} is among the events and not in the table`)
    if (this.#seen[row] === 1) throw new BadTable(`book ${id} is among the events twice`)
    const expected = this.#table.payouts[row]
    if (typeof payoutMultiplier !== 'number')
      throw new BadTable(`book ${id} has a payoutMultiplier that is no number`)
    if (payoutMultiplier !== expected)
      throw new BadTable(
        `book ${id} pays ${payoutMultiplier}, its row says ${expected} (${this.#weights}, line ${row + 1})`,
      )
    const objection = objectionToSum(events, payoutMultiplier)
    if (objection !== null) throw new BadTable(`book ${id} ${objection}`)
    this.#seen[row] = 1
    return { row, events }
  }

  /** Says which book of the table never came. */
  end(): void {
    const row = this.#seen.indexOf(0)
    if (row >= 0)
      throw new BadTable(
        `${this.#weights}: book ${this.#table.ids[row]} is in the table (line ${row + 1}) and not among the events`,
      )
  }
}

function readBookLine(text: string) {
  const book = parseStrict(text, 'this')
  const { id, events, payoutMultiplier } = isRecord(book) ? book : {}
  if (typeof id !== 'number' || !Array.isArray(events)) throw new BadTable('this is no book')
  const list: unknown[] = events
  const at = list.findIndex((event) => !isEvent(event))
  if (at >= 0) throw new BadTable(`event ${at + 1} of book ${id} is no object with a type`)
  return { id, events: list, payoutMultiplier }
}

/** What a page is told by: the type says what happened, the rest is the game's own. */
const isEvent = (event: unknown): boolean => isRecord(event) && typeof event['type'] === 'string'

/** An id that stands in the table more than once, or null. */
function repeatedId(ids: Float64Array): number | null {
  const sorted = ids.toSorted()
  const at = sorted.findIndex((id, index) => index > 0 && id === sorted[index - 1])
  return at < 0 ? null : (sorted[at] ?? null)
}

const PROGRESS_EVERY_MS = 2_000

/** Says now and then how many books are taken. */
function progressCounter(mode: string, rows: number, progress: Progress = () => {}): () => void {
  let done = 0
  let nextMs = performance.now() + PROGRESS_EVERY_MS
  return () => {
    done += 1
    if (done % 256 !== 0 || performance.now() < nextMs) return
    nextMs = performance.now() + PROGRESS_EVERY_MS
    progress(`  mode ${mode}: ${done} of ${rows} books (${Math.floor((100 * done) / rows)} %)`)
  }
}
