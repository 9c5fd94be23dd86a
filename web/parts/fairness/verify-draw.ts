/**
 * Works a draw out again from its revealed seed, by the very code that drew it. It asks nobody: the
 * seed, the published table and the record are handed in.
 */
import { drawLater, type Domain, type Seeds } from '#chance/draw.ts'
import { jackpotDrawsLater, jackpotTerms, type JackpotDraw } from '#chance/jackpots.ts'
import { cumulate, rowAt, totalOf } from '#chance/table.ts'
import { tablePath } from '#contract/games/tables.ts'
import { fromWire } from '#contract/money.ts'
import { bytesOf, hmac, sha256 } from './web-hash.ts'

/** What was recorded of a draw, and what it was for. */
export interface RecordedDraw {
  game: string
  version: string
  mode: string
  /** What was paid for it, in all. */
  stake: number
  baseStake: number
  payout: number | null
  /** Which jackpots it won, by which terms; null when it took no part. */
  jackpot: { terms: number; wins: readonly { level: string }[] } | null
  draw: {
    drawVersion: number
    seedHash: string
    serverSeed: string | null
    clientSeed: string
    nonce: number
    tableHash: string
    bookID: number
  }
}

/** A draw worked out, and what of its record holds. */
export interface DrawResult {
  /** The seed's SHA-256 is the hash that was given before. */
  seed: boolean
  /** The table's SHA-256 is the hash that the record names. */
  table: boolean
  /** The number drawn, 0 … `total` − 1, and the row it falls in, counted from 1. */
  point: bigint
  total: bigint
  row: number
  rows: number
  /** The row names the recorded outcome, and pays what was paid. */
  book: boolean
  payout: boolean
  /** What the row pays, in hundredths of the base stake. */
  pays: number
  /** Every level's own draw; null when the round took no part in the jackpots. */
  jackpots: JackpotDraw[] | null
  /** The levels that hit are those that were recorded. */
  jackpotsHold: boolean
}

const PERCENT = 100n

/** Throws when the seed is sealed, the bytes are no table, or nothing can be drawn for such a record. */
export async function verifyDraw(record: RecordedDraw, bytes: Uint8Array): Promise<DrawResult> {
  const { draw } = record
  if (draw.serverSeed === null) throw new Error('the seed is still sealed')
  const serverSeed = bytesOf(draw.serverSeed)
  const { ids, sums, payouts, hash } = await tableOf(bytes)
  const total = totalOf(sums)
  const { clientSeed } = draw
  const seeds = { serverSeed, clientSeed, nonce: BigInt(draw.nonce), domain: domainOf(record) }
  const { point } = await drawLater(hmac, seeds, total)
  const row = rowAt(sums, point)
  const pays = payouts[row] ?? 0
  const jackpots = await jackpotsOf(record, seeds)
  return {
    seed: (await sha256(serverSeed)) === draw.seedHash,
    table: hash === draw.tableHash,
    point,
    total,
    row: row + 1,
    rows: ids.length,
    book: ids[row] === draw.bookID,
    payout: record.payout !== null && fromWire(record.payout) === payoutOf(record, pays),
    pays,
    jackpots,
    jackpotsHold: winsOf(record) === hitsOf(jackpots ?? []),
  }
}

/** Whether all of it holds. */
export const doesDrawHold = (found: DrawResult): boolean =>
  found.seed && found.table && found.book && found.payout && found.jackpotsHold

/** Where the table of a record stands on the site, by the game it names. */
export const tableOfRecord = ({ game, version, mode }: RecordedDraw): string =>
  tablePath(game, version, mode)

const payoutOf = ({ baseStake }: RecordedDraw, pays: number): bigint =>
  ((fromWire(baseStake) ?? 0n) * BigInt(pays)) / PERCENT

const MILLION = 1_000_000n

/** What the record says it was drawn for, as the message of its draw named it. */
function domainOf({ draw, jackpot, ...record }: RecordedDraw): Domain | null {
  if (draw.drawVersion === 1) return null
  if (draw.drawVersion !== 2)
    throw new RangeError(`there is no version ${draw.drawVersion} of the draw`)
  const { game, version, mode } = record
  const [stake, base] = [fromWire(record.stake) ?? 0n, fromWire(record.baseStake) ?? 0n]
  if (base <= 0n || (stake * MILLION) % base !== 0n)
    throw new RangeError('the stake is no multiple of the base stake')
  const costPpm = (stake * MILLION) / base
  return {
    game,
    version,
    mode,
    costPpm,
    tableHash: draw.tableHash,
    jackpots: jackpot?.terms ?? null,
  }
}

/** Throws when the record names terms that nobody knows. */
async function jackpotsOf(
  { stake, jackpot }: RecordedDraw,
  seeds: Seeds,
): Promise<JackpotDraw[] | null> {
  if (jackpot === null) return null
  return jackpotDrawsLater(hmac, seeds, jackpotTerms(jackpot.terms), fromWire(stake) ?? 0n)
}

const winsOf = ({ jackpot }: RecordedDraw): string =>
  (jackpot?.wins ?? []).map(({ level }) => level).join()

const hitsOf = (draws: readonly JackpotDraw[]): string =>
  draws.flatMap(({ level, isHit }) => (isHit ? [level] : [])).join()

interface Table {
  ids: number[]
  sums: BigUint64Array
  /** Hundredths of the base stake. */
  payouts: number[]
  /** SHA-256 of its bytes, in hex. */
  hash: string
}

const tables = new WeakMap<Uint8Array, Promise<Table>>()

/** The same bytes are read once, however many of their rounds are worked out. */
function tableOf(bytes: Uint8Array): Promise<Table> {
  const table = tables.get(bytes) ?? readTable(bytes)
  tables.set(bytes, table)
  return table
}

const LINE = /^(\d+),(\d+),(\d+)\r?$/

/** Lines of `id,weight,payout`, ended in either way that publishers end them. */
async function readTable(bytes: Uint8Array): Promise<Table> {
  const lines = new TextDecoder().decode(bytes).trimEnd().split('\n')
  const ids: number[] = []
  const weights: bigint[] = []
  const payouts: number[] = []
  for (const line of lines) {
    const [, id, weight, payout] = LINE.exec(line) ?? []
    if (id === undefined || weight === undefined) throw new Error('this is no lookup table')
    ids.push(Number(id))
    weights.push(BigInt(weight))
    payouts.push(Number(payout))
  }
  return { ids, sums: cumulate(weights, weights.length), payouts, hash: await sha256(bytes) }
}
