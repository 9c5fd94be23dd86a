/**
 * Works out every round of an opened pair of seeds, from nonce 0 to its last: none missing, none twice, each held to
 * the table, cost and jackpots that were noted of its game. Pages of rounds and tables are handed in.
 */
import type { Data } from '#contract/registry.ts'
import { notedMode, notedWhen } from './recorded-games.ts'
import { isNotedDraw, isOwnClientSeed } from './recorded-seeds.ts'
import { doesDrawHold, tableOfRecord, verifyDraw, type RecordedDraw } from './verify-draw.ts'
import { failingIn, verifyGame } from './verify-record.ts'
import { bytesOf, sha256 } from './web-hash.ts'

export type OpenedSeed = Data<'casino/revealed_seeds'>[number]
export type SeedRound = Data<'casino/seed_rounds'>[number]

export interface SeedSources {
  /** The rounds from that place on, by their nonces; none when there are no more. */
  roundsFrom: (place: number) => Promise<readonly SeedRound[]>
  /** Null where the house has no such table. */
  table: (path: string) => Promise<Uint8Array | null>
  /** Is told how many were looked at so far. */
  progress: (looked: number) => void
}

export interface SeedCheck {
  /** The seed's SHA-256 is the hash that was given before. */
  seed: boolean
  /** The client seed is the one that this browser chose for the pair; null where it chose none. */
  clientSeed: boolean | null
  /** It draws by the version that was noted while it was in use; null where none was. */
  drawVersion: boolean | null
  looked: number
  /** Of those that hold, how many were held to what was noted of their game: before them, later, or not. */
  noted: Record<'before' | 'later' | 'not', number>
  /** Nonces that ought to be there and are not. */
  missing: number[]
  /** Nonces that are there once more, or that were not to be drawn any more. */
  surplus: number[]
  /** Nonces of rounds that do not come out of the seeds as they were recorded. */
  wrong: number[]
}

/** Whether everything holds. */
export const isSeedProven = ({ seed, clientSeed, drawVersion, ...found }: SeedCheck): boolean =>
  seed &&
  clientSeed !== false &&
  drawVersion !== false &&
  [found.missing, found.surplus, found.wrong].flat().length === 0

/** So many are named of those that do not hold. */
const NAMED_MAX = 100

/** Throws when rounds or tables cannot be fetched; a round whose table the house does not have does not hold. */
export async function verifySeed(opened: OpenedSeed, sources: SeedSources): Promise<SeedCheck> {
  const check: SeedCheck = {
    seed: await hasHash(opened),
    clientSeed: isOwnClientSeed(opened),
    drawVersion: isNotedDraw(opened),
    looked: 0,
    noted: { before: 0, later: 0, not: 0 },
    missing: [],
    surplus: [],
    wrong: [],
  }
  const seen = new Set<number>()
  const tables = new Map<string, Promise<Uint8Array | null>>()
  for (;;) {
    const rounds = await sources.roundsFrom(check.looked)
    if (rounds.length === 0) return { ...check, missing: missingFrom(seen, opened.rounds) }
    for (const round of rounds) {
      if (!isDrawn(opened, round) || seen.has(round.nonce)) check.surplus.push(round.nonce)
      else if (!(await doesHold(opened, round, tables, sources))) check.wrong.push(round.nonce)
      else check.noted[notedWhen(round)] += 1
      seen.add(round.nonce)
      check.looked += 1
    }
    sources.progress(check.looked)
    // Those behind were not asked for, and are not called missing.
    if (check.surplus.length + check.wrong.length >= NAMED_MAX)
      return { ...check, missing: missingFrom(seen, Math.min(opened.rounds, seen.size)) }
  }
}

/** Whether so many were drawn that one of that nonce is among them. */
const isDrawn = ({ rounds }: OpenedSeed, { nonce }: SeedRound): boolean =>
  Number.isInteger(nonce) && nonce >= 0 && nonce < rounds

/** What was revealed says how many were drawn. */
function missingFrom(seen: ReadonlySet<number>, rounds: number): number[] {
  const missing: number[] = []
  for (let nonce = 0; nonce < rounds && missing.length < NAMED_MAX; nonce += 1)
    if (!seen.has(nonce)) missing.push(nonce)
  return missing
}

async function hasHash({ serverSeed, seedHash }: OpenedSeed): Promise<boolean> {
  try {
    return (await sha256(bytesOf(serverSeed))) === seedHash
  } catch {
    // What is no seed has no hash.
    return false
  }
}

async function doesHold(
  { seedHash, serverSeed, clientSeed, drawVersion }: OpenedSeed,
  { nonce, tableHash, bookID, ...bet }: SeedRound,
  tables: Map<string, Promise<Uint8Array | null>>,
  { table }: SeedSources,
): Promise<boolean> {
  const pair = { drawVersion, seedHash, serverSeed, clientSeed }
  const record: RecordedDraw = { ...bet, draw: { ...pair, nonce, tableHash, bookID } }
  if (failingIn(verifyGame(record, notedMode(record))).length > 0) return false
  const place = tableOfRecord(record)
  const loading = tables.get(place) ?? table(place)
  tables.set(place, loading)
  const bytes = await loading
  if (bytes === null) return false
  const found = await verifyDraw(record, bytes).catch(() => null)
  return found !== null && doesDrawHold(found)
}
