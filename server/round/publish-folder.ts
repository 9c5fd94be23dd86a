/**
 * Checks a published folder whole: `index.json`, lookup tables, zstandard books. It reads books as a
 * stream, never all of them at once, and changes nothing. Every fault is named.
 */
import { createReadStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { Decompress } from 'fzstd'
import { BadTable, readTable, type LookupTable } from './lookup-table.ts'
import { reportOf, type TableReport } from './table-report.ts'

interface IndexMode {
  name: string
  cost: number
  events: string
  weights: string
}

export interface CheckedMode {
  name: string
  cost: number
  tableHash: string
  report: TableReport
}

/** Every mode of the folder, or `BadTable` with the reason. */
export async function checkFolder(folder: string): Promise<CheckedMode[]> {
  const modes: CheckedMode[] = []
  for (const mode of await readIndex(folder)) {
    const table = readTable(await readNamed(folder, mode.weights))
    await checkBooks(path.join(folder, mode.events), table)
    const { name, cost } = mode
    modes.push({ name, cost, tableHash: table.hash, report: reportOf(table, cost) })
  }
  return modes
}

async function readNamed(folder: string, name: string): Promise<Buffer> {
  return readFile(path.join(folder, name)).catch(() => {
    throw new BadTable(`${name} is not in the folder`)
  })
}

async function readIndex(folder: string): Promise<IndexMode[]> {
  const index = parsed(String(await readNamed(folder, 'index.json')), 'index.json')
  const modes = isRecord(index) ? index['modes'] : undefined
  if (!Array.isArray(modes) || modes.length === 0) throw new BadTable('index.json names no modes')
  const read = modes.map(modeOf)
  const names = new Set(read.map(({ name }) => name.toUpperCase()))
  if (names.size !== read.length) throw new BadTable('index.json names a mode twice')
  return read
}

const MODE_NAME = /^[A-Za-z][A-Za-z0-9_-]{0,39}$/
/** A file of the folder itself: no way leads out of it. */
const FILE_NAME = /^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$/

function modeOf(mode: unknown): IndexMode {
  if (!isRecord(mode)) throw new BadTable('index.json holds something that is no mode')
  const { name, cost, events, weights } = mode
  if (typeof name !== 'string' || !MODE_NAME.test(name))
    throw new BadTable('index.json holds a mode without a name')
  if (typeof cost !== 'number' || !(cost > 0 && cost <= 100_000))
    throw new BadTable(`mode ${name} has no cost above zero`)
  if (typeof events !== 'string' || !FILE_NAME.test(events))
    throw new BadTable(`mode ${name} names no file of events`)
  if (typeof weights !== 'string' || !FILE_NAME.test(weights))
    throw new BadTable(`mode ${name} names no file of weights`)
  return { name, cost, events, weights }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function parsed(text: string, where: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new BadTable(`${where} is not JSON`)
  }
}

/** Holds the books to their table: the same ids one to one, and the same payouts. */
async function checkBooks(file: string, table: LookupTable): Promise<void> {
  const payouts = new Map<number, number>()
  table.ids.forEach((id, row) => payouts.set(id, table.payouts[row] ?? 0))
  if (payouts.size !== table.ids.length) throw new BadTable('the table names a book twice')
  for await (const line of linesOf(file)) checkBook(line, payouts, path.basename(file))
  const [missing] = payouts.keys()
  if (missing !== undefined)
    throw new BadTable(`book ${missing} is in the table and not among the events`)
}

function checkBook(line: string, payouts: Map<number, number>, name: string): void {
  const book = parsed(line, `a line of ${name}`)
  const { id, events, payoutMultiplier } = isRecord(book) ? book : {}
  if (typeof id !== 'number' || !Array.isArray(events))
    throw new BadTable(`${name} holds a line that is no book`)
  const expected = payouts.get(id)
  if (expected === undefined)
    throw new BadTable(`book ${id} is among the events and not, or not once, in the table`)
  if (payoutMultiplier !== expected)
    throw new BadTable(`book ${id} pays ${String(payoutMultiplier)}, its row says ${expected}`)
  payouts.delete(id)
}

/** The lines of a zstandard file, as they come. */
async function* linesOf(file: string): AsyncGenerator<string> {
  const decoder = new TextDecoder()
  let ready: string[] = []
  let rest = ''
  const unpack = new Decompress((data, isLast) => {
    const lines = (rest + decoder.decode(data, { stream: isLast !== true })).split('\n')
    rest = lines.pop() ?? ''
    ready.push(...lines)
  })
  const push = (chunk: Uint8Array, isLast: boolean): string[] => {
    try {
      unpack.push(chunk, isLast)
    } catch {
      throw new BadTable(`${path.basename(file)} is not zstandard`)
    }
    const lines = ready
    ready = []
    return lines.filter((line) => line.trim() !== '')
  }
  try {
    for await (const chunk of createReadStream(file)) yield* push(chunk as Buffer, false) // no encoding is set
  } catch (error) {
    if (error instanceof BadTable) throw error
    throw new BadTable(`${path.basename(file)} cannot be read`)
  }
  yield* push(new Uint8Array(0), true)
  if (rest.trim() !== '') yield rest
}
