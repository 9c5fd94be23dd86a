/**
 * Works a round out again from its revealed seed, by the very code that drew it. It asks nobody: the
 * seed, the published table and the record are handed in.
 */
import { drawLater, type Seeds } from '#chance/draw.ts'
import { jackpotDrawsLater, jackpotTerms, type JackpotDraw } from '#chance/jackpots.ts'
import { cumulate, rowAt, totalOf } from '#chance/table.ts'
import { fromWire } from '#contract/money.ts'
import { bytesOf, hmac, sha256 } from './web-hash.ts'

/** What was recorded of a round when it was played. */
export interface RecordedRound {
  /** What was paid for it, in all. */
  stake: number
  baseStake: number
  payout: number | null
  events: readonly unknown[] | null
  /** Which jackpots it won, by which terms; null when it took no part. */
  jackpot: { terms: number; wins: readonly { level: string }[] } | null
  draw: {
    seedHash: string
    serverSeed: string | null
    clientSeed: string
    nonce: number
    tableHash: string
    bookID: number
  }
}

export interface Verification {
  /** The seed's SHA-256 is the hash that the round was drawn under. */
  seed: boolean
  /** The table's SHA-256 is the hash that the round was drawn over. */
  table: boolean
  /** The number drawn, 0 … `total` − 1, and the row it falls in, counted from 1. */
  point: bigint
  total: bigint
  row: number
  rows: number
  /** The row names the recorded outcome, and pays what was paid. */
  book: boolean
  payout: boolean
  /** The recorded events end with what the row pays; null when they name no sum that is known here. */
  eventsMatch: boolean | null
  /** What the row pays, in base stakes. */
  multiple: number
  /** Every level's own draw; null when the round took no part in the jackpots. */
  jackpots: JackpotDraw[] | null
  /** The levels that hit are those that were recorded. */
  jackpotsHold: boolean
}

/** Whether everything holds. */
export const isProven = (found: Verification): boolean =>
  found.seed &&
  found.table &&
  found.book &&
  found.payout &&
  found.eventsMatch !== false &&
  found.jackpotsHold

const PERCENT = 100n

/** Throws when the seed is not revealed or the bytes are no table. */
export async function verifyRound(round: RecordedRound, bytes: Uint8Array): Promise<Verification> {
  const { draw } = round
  if (draw.serverSeed === null) throw new Error('the seed is still sealed')
  const serverSeed = bytesOf(draw.serverSeed)
  const { ids, sums, payouts } = tableOf(bytes)
  const total = totalOf(sums)
  const { clientSeed } = draw
  const seeds = { serverSeed, clientSeed, nonce: BigInt(draw.nonce) }
  const { point } = await drawLater(hmac, seeds, total)
  const row = rowAt(sums, point)
  const pays = payouts[row] ?? 0
  const stake = fromWire(round.baseStake) ?? 0n
  const jackpots = await jackpotsOf(round, seeds)
  return {
    seed: (await sha256(serverSeed)) === draw.seedHash,
    table: (await sha256(bytes)) === draw.tableHash,
    point,
    total,
    row: row + 1,
    rows: ids.length,
    book: ids[row] === draw.bookID,
    payout: round.payout !== null && fromWire(round.payout) === (stake * BigInt(pays)) / PERCENT,
    eventsMatch: doEventsMatch(round.events ?? [], pays),
    multiple: pays / Number(PERCENT),
    jackpots,
    jackpotsHold: winsOf(round) === hitsOf(jackpots ?? []),
  }
}

/** Throws when the round names terms that nobody knows. */
async function jackpotsOf(
  { stake, jackpot }: RecordedRound,
  seeds: Seeds,
): Promise<JackpotDraw[] | null> {
  if (jackpot === null) return null
  return jackpotDrawsLater(hmac, seeds, jackpotTerms(jackpot.terms), fromWire(stake) ?? 0n)
}

const winsOf = ({ jackpot }: RecordedRound): string =>
  (jackpot?.wins ?? []).map(({ level }) => level).join()

const hitsOf = (draws: readonly JackpotDraw[]): string =>
  draws.flatMap(({ level, isHit }) => (isHit ? [level] : [])).join()

/** Where events of our own studio and of the common tools of others say the sum of a round. */
const SUMS: Readonly<Record<string, string>> = { total: 'payout', finalWin: 'amount' }

function doEventsMatch(events: readonly unknown[], pays: number): boolean | null {
  const sums = events.flatMap((event) => {
    if (typeof event !== 'object' || event === null) return []
    const fields: Readonly<Record<string, unknown>> = { ...event }
    const name = SUMS[String(fields['type'])]
    return name === undefined ? [] : [fields[name]]
  })
  return sums.length === 0 ? null : sums.at(-1) === pays
}

interface Table {
  ids: number[]
  sums: BigUint64Array
  /** Hundredths of the base stake. */
  payouts: number[]
}

const tables = new WeakMap<Uint8Array, Table>()

/** The same bytes are read once, however many of their rounds are worked out. */
function tableOf(bytes: Uint8Array): Table {
  const table = tables.get(bytes) ?? readTable(new TextDecoder().decode(bytes))
  tables.set(bytes, table)
  return table
}

const LINE = /^(\d+),(\d+),(\d+)\r?$/

/** Lines of `id,weight,payout`, ended in either way that publishers end them. */
function readTable(text: string): Table {
  const lines = text.trimEnd().split('\n')
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
  return { ids, sums: cumulate(weights, weights.length), payouts }
}
