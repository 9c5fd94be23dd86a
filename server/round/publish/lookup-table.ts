/**
 * Lookup tables as they are published: lines of `id,weight,payoutMultiplier`. Reads and writes them
 * exactly; it never accepts a table with a fault in it.
 */
import { createHash } from 'node:crypto'
import { cumulate, totalOf } from '#chance/table.ts'
import { atOnce, inSteps, type Steps } from '../../in-steps.ts'

export interface LookupTable {
  /** Book ids by row. */
  ids: Float64Array
  /** Cumulative weights by row. */
  sums: BigUint64Array
  totalWeight: bigint
  /** Hundredths of the base bet by row. */
  payouts: Float64Array
  /** The row of a book by its id; -1 when there is none. */
  rowOf(id: number): number
  /** SHA-256 of the published bytes, in hex. */
  hash: string
}

/** A published file that cannot be taken, with the reason. */
export class BadTable extends Error {}

/** The published text of a table whose ids count from 0. */
export function printTable(weights: Float64Array, payouts: Int32Array): string {
  const lines: string[] = []
  weights.forEach((weight, id) => lines.push(`${id},${weight},${payouts[id] ?? 0}\n`))
  return lines.join('')
}

const COMMA = 0x2c
const NEWLINE = 0x0a
const RETURN = 0x0d

/** Reads a published table. Throws `BadTable` naming the line at fault. */
export const readTable = (bytes: Uint8Array): LookupTable => atOnce(stepsThrough(bytes))

/** The same for a house that answers others meanwhile. */
export const readTableInSteps = (bytes: Uint8Array): Promise<LookupTable> =>
  inSteps(stepsThrough(bytes))

/** Rows that are read without a breath: a few milliseconds' worth. */
const STEP_ROWS = 8_192

function* stepsThrough(bytes: Uint8Array): Steps<LookupTable> {
  const rows = countRows(bytes)
  const ids = new Float64Array(rows)
  const payouts = new Float64Array(rows)
  const weights = new BigUint64Array(rows)
  let at = 0
  for (let row = 0; row < rows; row += 1) {
    const [id, afterId] = readWhole(bytes, at, COMMA, row)
    const [weight, afterWeight] = readWhole(bytes, afterId, COMMA, row)
    const [payout, afterPayout] = readWhole(bytes, afterWeight, NEWLINE, row)
    if (weight === 0) throw new BadTable(`line ${row + 1} has no weight above zero`)
    ids[row] = safe(id, row)
    weights[row] = BigInt(weight)
    payouts[row] = safe(payout, row)
    at = afterPayout
    if (row % STEP_ROWS === 0) yield
  }
  const sums = sumsOf(weights)
  const hash = createHash('sha256').update(bytes).digest('hex')
  return { ids, sums, totalWeight: totalOf(sums), payouts, rowOf: finderOf(ids), hash }
}

/** Published ids mostly ascend; where they do not, an order of them is made once. */
function finderOf(ids: Float64Array): (id: number) => number {
  const ascends = ids.every((id, row) => row === 0 || (ids[row - 1] ?? 0) <= id)
  const order = ascends
    ? null
    : Uint32Array.from(ids.keys()).sort((a, b) => (ids[a] ?? 0) - (ids[b] ?? 0))
  const rowAt = (place: number): number => (order ? (order[place] ?? 0) : place)
  return (id) => {
    let [low, high] = [0, ids.length - 1]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((ids[rowAt(middle)] ?? 0) < id) low = middle + 1
      else high = middle
    }
    return ids[rowAt(low)] === id ? rowAt(low) : -1
  }
}

function sumsOf(weights: BigUint64Array): BigUint64Array {
  try {
    return cumulate(weights, weights.length)
  } catch (error) {
    throw new BadTable(error instanceof Error ? error.message : 'bad weights')
  }
}

function countRows(bytes: Uint8Array): number {
  let rows = 0
  for (const byte of bytes) if (byte === NEWLINE) rows += 1
  if (bytes.length > 0 && bytes.at(-1) !== NEWLINE) rows += 1
  if (rows === 0) throw new BadTable('the table has no rows')
  return rows
}

const DIGITS_EXACT = 15

/** The whole number at `at`, and where the next one begins. Longer ones come as bigint. */
function readWhole(
  bytes: Uint8Array,
  at: number,
  end: number,
  row: number,
): [number | bigint, number] {
  let value = 0
  let next = at
  for (; next < bytes.length && bytes[next] !== end; next += 1) {
    const digit = (bytes[next] ?? 0) - 0x30
    if (bytes[next] === RETURN && end === NEWLINE && bytes[next + 1] === NEWLINE) break
    if (digit < 0 || digit > 9) throw new BadTable(`line ${row + 1} is not id,weight,payout`)
    value = value * 10 + digit
  }
  const digits = next - at
  if (digits === 0 || digits > 20) throw new BadTable(`line ${row + 1} is not id,weight,payout`)
  if (end === COMMA && next >= bytes.length)
    throw new BadTable(`line ${row + 1} is not id,weight,payout`)
  const after = next + (bytes[next] === RETURN ? 2 : 1)
  if (digits <= DIGITS_EXACT) return [value, after]
  const exact = BigInt(Buffer.from(bytes.subarray(at, next)).toString('latin1'))
  if (exact >= 1n << 64n) throw new BadTable(`line ${row + 1} holds a number beyond 2^64`)
  return [exact, after]
}

function safe(value: number | bigint, row: number): number {
  if (value > Number.MAX_SAFE_INTEGER)
    throw new BadTable(`line ${row + 1} holds too large a number`)
  return Number(value)
}
