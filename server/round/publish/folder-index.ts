/**
 * A published folder's `index.json`: its modes, what they cost and which files hold them. It looks
 * at nothing else, and names every fault.
 */
import { BadTable } from './lookup-table.ts'
import { parseStrict } from './strict-json.ts'

export interface IndexMode {
  name: string
  /** As a multiple of the base bet. */
  cost: number
  /** The zstandard file of its books. */
  events: string
  /** Its lookup table. */
  weights: string
}

const MODE_NAME = /^[A-Za-z][A-Za-z0-9_-]{0,39}$/
/** A file of the folder itself: no way leads out of it. */
const FILE_NAME = /^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$/
const COST_MAX = 100_000
/** With four decimals every stake is a whole number of micro-lira, since bets are whole kuruş. */
const COST_SCALE = 10_000

/** The modes of an index as it lies in the folder. Throws `BadTable`. */
export function readIndex(bytes: Uint8Array): IndexMode[] {
  const index = parseStrict(textOf(bytes), 'index.json')
  const modes = isRecord(index) ? index['modes'] : undefined
  if (!Array.isArray(modes) || modes.length === 0) throw new BadTable('index.json names no modes')
  const read = modes.map(modeOf)
  const names = new Set(read.map(({ name }) => name.toUpperCase()))
  if (names.size !== read.length) throw new BadTable('index.json names a mode twice')
  return read
}

const INDEX_BYTES_MAX = 1024 * 1024

function textOf(bytes: Uint8Array): string {
  if (bytes.length > INDEX_BYTES_MAX) throw new BadTable('index.json is larger than a megabyte')
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    throw new BadTable('index.json is not UTF-8')
  }
}

function modeOf(mode: unknown): IndexMode {
  if (!isRecord(mode)) throw new BadTable('index.json holds something that is no mode')
  const { name, cost } = mode
  if (typeof name !== 'string' || name === '')
    throw new BadTable('index.json holds a mode without a name')
  if (!MODE_NAME.test(name))
    throw new BadTable(
      `index.json names a mode ${JSON.stringify(name)}: a name is a letter and up to 39 letters, digits, - or _`,
    )
  if (typeof cost !== 'number' || !(cost > 0))
    throw new BadTable(`mode ${name} has no cost above zero`)
  if (cost > COST_MAX) throw new BadTable(`mode ${name} has a cost above ${COST_MAX}`)
  if (Math.round(cost * COST_SCALE) / COST_SCALE !== cost)
    throw new BadTable(`mode ${name} has a cost of more than four decimals`)
  return {
    name,
    cost,
    events: fileOf(name, mode, 'events'),
    weights: fileOf(name, mode, 'weights'),
  }
}

function fileOf(name: string, mode: Record<string, unknown>, what: 'events' | 'weights'): string {
  const file = mode[what]
  if (typeof file !== 'string') throw new BadTable(`mode ${name} names no file of ${what}`)
  if (!FILE_NAME.test(file))
    throw new BadTable(
      `mode ${name} names ${JSON.stringify(file)} as its ${what}: it has to be a file of the folder itself`,
    )
  return file
}

/** An object of JSON: neither null nor a list. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
