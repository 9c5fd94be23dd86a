/**
 * Works out every round of an opened pair of seeds, from nonce 0 to its last: none missing, none twice, each held to
 * the table, cost and jackpots that were noted of its game. Pages of rounds and tables are handed in.
 */
import type { Data } from '#contract/registry.ts'
import { notedMode, notedWhen } from './recorded-games.ts'
import { isOwnClientSeed } from './recorded-seeds.ts'
import { doesDrawHold, tableOfRecord, verifyDraw, type RecordedDraw } from './verify-draw.ts'
import { failingIn, verifyGame } from './verify-record.ts'
import { bytesOf, sha256 } from './web-hash.ts'

export type OpenedSeed = Data<'casino/revealed_seeds'>[number]
export type SeedRound = Data<'casino/seed_rounds'>[number]

export interface SeedSources {
  /** The rounds from that nonce on; none when there are no more. */
  roundsFrom: (nonce: number) => Promise<readonly SeedRound[]>
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
  looked: number
  /** Of those that hold, how many were held to what was noted of their game: before them, later, or not. */
  noted: Record<'before' | 'later' | 'not', number>
  /** Nonces that ought to be there and are not, or that stand where another ought to. */
  missing: number[]
  /** Nonces of rounds that do not come out of the seeds as they were recorded. */
  wrong: number[]
}

/** Whether everything holds. */
export const isSeedProven = ({ seed, clientSeed, missing, wrong }: SeedCheck): boolean =>
  seed && clientSeed !== false && missing.length === 0 && wrong.length === 0

/** So many are named of those that do not hold. */
const NAMED_MAX = 100

/** Throws when rounds or tables cannot be fetched; a round whose table the house does not have does not hold. */
export async function verifySeed(opened: OpenedSeed, sources: SeedSources): Promise<SeedCheck> {
  const check: SeedCheck = {
    seed: await hasHash(opened),
    clientSeed: isOwnClientSeed(opened),
    looked: 0,
    noted: { before: 0, later: 0, not: 0 },
    missing: [],
    wrong: [],
  }
  const tables = new Map<string, Promise<Uint8Array | null>>()
  for (;;) {
    const rounds = await sources.roundsFrom(check.looked)
    for (const round of rounds) {
      if (round.nonce !== check.looked) check.missing.push(check.looked)
      else if (!(await doesHold(opened, round, tables, sources))) check.wrong.push(round.nonce)
      else check.noted[notedWhen(round)] += 1
      check.looked += 1
    }
    sources.progress(check.looked)
    const isOver = rounds.length === 0 || check.missing.length + check.wrong.length >= NAMED_MAX
    if (isOver) break
  }
  // What was revealed says how many were drawn: neither fewer nor more.
  for (
    let nonce = check.looked;
    nonce < opened.rounds && check.missing.length < NAMED_MAX;
    nonce += 1
  )
    check.missing.push(nonce)
  for (
    let nonce = opened.rounds;
    nonce < check.looked && check.wrong.length < NAMED_MAX;
    nonce += 1
  )
    check.wrong.push(nonce)
  return check
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
  const asked = tables.get(place) ?? table(place)
  tables.set(place, asked)
  const bytes = await asked
  if (bytes === null) return false
  const found = await verifyDraw(record, bytes).catch(() => null)
  return found !== null && doesDrawHold(found)
}
