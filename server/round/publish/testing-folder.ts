/**
 * Makes a published folder for tests and benches, of the shape that the public maths kit writes: ids
 * with gaps that do not begin at 1, events of its own vocabulary, books as one zstandard frame. Every
 * mode returns exactly 96 %. The same numbers give the same folder.
 */
import { createWriteStream } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

export interface MadeFolder {
  /** Books of each mode; at least 40. */
  books?: number
  /** Another folder of the same game: other outcomes, the same return. */
  variant?: number
  /** Without its bought mode, whose books are long. */
  baseOnly?: boolean
}

const MODES = [
  { name: 'base', cost: 1, max: 500_000 },
  { name: 'bonus', cost: 100, max: 500_000 },
] as const
type Mode = (typeof MODES)[number]

/** Hundredths of the base bet that books pay, the commonest first; repeated over the books. */
const PAYS = [0, 0, 50, 0, 120, 0, 0, 200, 1810, 0, 30, 0, 25_000]

/** Writes the folder, which may be there already. Books are in order of their ids. */
export async function makeFolder(folder: string, made: MadeFolder = {}): Promise<void> {
  const { books = 200, variant = 0, baseOnly = false } = made
  const modes = MODES.filter(({ name }) => !baseOnly || name === 'base')
  await mkdir(folder, { recursive: true })
  for (const mode of modes) {
    const rows = rowsOf(mode, books, variant)
    await writeFile(path.join(folder, weightsFile(mode)), rows.map(csvLine).join(''))
    const lines = Readable.from(zstandard(bookLines(mode, rows)))
    await pipeline(lines, createWriteStream(path.join(folder, eventsFile(mode))))
  }
  const index = modes.map((mode) => ({
    name: mode.name,
    cost: mode.cost,
    events: eventsFile(mode),
    weights: weightsFile(mode),
  }))
  await writeFile(path.join(folder, 'index.json'), JSON.stringify({ modes: index }, null, 1))
}

const weightsFile = ({ name }: Mode): string => `lookUpTable_${name}_0.csv`
const eventsFile = ({ name }: Mode): string => `books_${name}.jsonl.zst`

interface Row {
  id: number
  weight: number
  payout: number
}

const csvLine = ({ id, weight, payout }: Row): string => `${id},${weight},${payout}\n`

/** What pays keeps its weight; what pays nothing shares the rest, so that the return is exact. */
function rowsOf({ cost, max }: Mode, books: number, variant: number): Row[] {
  const payouts = Array.from({ length: books }, (_, index) =>
    index === books - 1 ? max : (PAYS[(index + variant) % PAYS.length] ?? 0) * (cost > 1 ? 300 : 1),
  ).map((payout) => Math.min(payout, max))
  // Σ weight × payout has to be a multiple of 96 × cost: so is every weight.
  const unit = 96 * cost
  const weights = payouts.map((payout, index) => {
    if (payout === 0) return 0
    return unit * Math.ceil(index === books - 1 ? books / 1000 : (4000 * cost) / payout)
  })
  const staked = weights.reduce((sum, weight, index) => sum + weight * (payouts[index] ?? 0), 0)
  const zeros = payouts.filter((payout) => payout === 0).length
  const rest = staked / unit - weights.reduce((sum, weight) => sum + weight, 0)
  const each = Math.floor(rest / zeros)
  if (each < 1) throw new RangeError('these books pay too much for a return of 96 %')
  let over = rest - each * zeros
  return payouts.map((payout, index) => {
    const weight = payout === 0 ? each + (over-- > 0 ? 1 : 0) : (weights[index] ?? 0)
    return { id: 3 + 4 * index + (index % 3), weight, payout }
  })
}

function* bookLines({ name }: Mode, rows: readonly Row[]): Generator<string> {
  for (const { id, payout } of rows) {
    const events = (name === 'bonus' ? bonusEvents(id, payout) : baseEvents(id, payout)).map(
      (event, index) => ({ index, ...event }),
    )
    yield `${JSON.stringify({ id, payoutMultiplier: payout, events, criteria: 'basegame' })}\n`
  }
}

const SYMBOLS = ['H1', 'H2', 'H3', 'H4', 'L1', 'L2', 'L3', 'L4', 'L5']

function reveal(id: number, gameType: string) {
  const name = (reel: number, row: number) =>
    SYMBOLS[(id * 7 + reel * 5 + row * 3) % SYMBOLS.length]
  const board = [0, 1, 2, 3, 4].map((reel) =>
    [0, 1, 2, 3, 4].map((row) => ({ name: name(reel, row) })),
  )
  const paddingPositions = [0, 1, 2, 3, 4].map((reel) => (id * 31 + reel * 17) % 200)
  return { type: 'reveal', board, paddingPositions, gameType, anticipation: [0, 0, 0, 0, 0] }
}

function win(amount: number) {
  if (amount === 0) return []
  const positions = [0, 1, 2].map((reel) => ({ reel, row: 1 }))
  const meta = { lineIndex: 1, multiplier: 1, winWithoutMult: amount, globalMult: 1 }
  return [
    {
      type: 'winInfo',
      totalWin: amount,
      wins: [{ symbol: 'H1', kind: 3, win: amount, positions, meta }],
    },
    { type: 'setWin', amount, winLevel: amount > 10_000 ? 8 : 2 },
  ]
}

const baseEvents = (id: number, payout: number): object[] => [
  reveal(id, 'basegame'),
  ...win(payout),
  { type: 'setTotalWin', amount: payout },
  { type: 'finalWin', amount: payout },
]

const SPINS = 8

const bonusEvents = (id: number, payout: number): object[] => [
  reveal(id, 'basegame'),
  { type: 'freeSpinTrigger', totalFs: SPINS, positions: [{ reel: 0, row: 2 }] },
  ...Array.from({ length: SPINS }, (_, spin) => [
    { type: 'updateFreeSpin', amount: spin + 1, total: SPINS },
    reveal(id + spin, 'freegame'),
    ...(spin === SPINS - 1 ? win(payout) : []),
  ]).flat(),
  { type: 'freeSpinEnd', amount: payout, winLevel: 5 },
  { type: 'setTotalWin', amount: payout },
  { type: 'finalWin', amount: payout },
]

const BLOCK_BYTES = 128 * 1024

/** One zstandard frame that stores its content as it is, in raw blocks (RFC 8878). */
export function* zstandard(texts: Iterable<string>): Generator<Buffer> {
  // No checksum, no content size, a window of a megabyte.
  yield Buffer.from([0x28, 0xb5, 0x2f, 0xfd, 0x00, 0x50])
  let waiting: Buffer[] = []
  let bytes = 0
  for (const text of texts) {
    const piece = Buffer.from(text)
    waiting.push(piece)
    bytes += piece.length
    if (bytes < BLOCK_BYTES) continue
    const content = Buffer.concat(waiting)
    const whole = content.length - (content.length % BLOCK_BYTES)
    for (let at = 0; at < whole; at += BLOCK_BYTES)
      yield rawBlock(content.subarray(at, at + BLOCK_BYTES), false)
    waiting = [content.subarray(whole)]
    bytes = content.length - whole
  }
  yield rawBlock(Buffer.concat(waiting), true)
}

function rawBlock(content: Buffer, isLast: boolean): Buffer {
  const head = Buffer.alloc(3)
  head.writeUIntLE((content.length << 3) | (isLast ? 1 : 0), 0, 3)
  return Buffer.concat([head, content])
}

/** The parts of the smallest folder that is in order; what is given stands in their place. */
export interface SmallFolder {
  index?: unknown
  table?: string | Buffer
  books?: string | Buffer
}

export const SMALL_INDEX = {
  modes: [{ name: 'base', cost: 1, events: 'b.jsonl.zst', weights: 'w.csv' }],
}
export const SMALL_TABLE = '3,36,0\n7,64,150\n'
export const SMALL_BOOKS = [
  { id: 3, events: [{ type: 'reveal' }, { type: 'finalWin', amount: 0 }], payoutMultiplier: 0 },
  { id: 7, events: [{ type: 'total', payout: 150 }], payoutMultiplier: 150 },
]

/** Writes it, two books in one mode. */
export async function makeSmallFolder(folder: string, parts: SmallFolder = {}): Promise<void> {
  const { index = SMALL_INDEX, table = SMALL_TABLE, books = packedBooks(SMALL_BOOKS) } = parts
  const isText = typeof index === 'string' || Buffer.isBuffer(index)
  await writeFile(path.join(folder, 'index.json'), isText ? index : JSON.stringify(index))
  await writeFile(path.join(folder, 'w.csv'), table)
  await writeFile(path.join(folder, 'b.jsonl.zst'), books)
}

/** Lines packed as the maths kit would, but stored as they are. */
export const packedLines = (lines: readonly string[]): Buffer =>
  Buffer.concat([...zstandard(lines.map((line) => `${line}\n`))])

export const packedBooks = (books: readonly object[]): Buffer =>
  packedLines(books.map((book) => JSON.stringify(book)))
