/**
 * Holds a demo that was ended to what stood on the page while it was played: the seal, how many rounds there were, and
 * each round to the seed and to the table and cost that were noted as it opened. Tables are handed in.
 */
import type { Data } from '#contract/registry.ts'
import { notedMode } from '#web/parts/fairness/recorded-games.ts'
import { doesDrawHold, tableOfRecord, verifyDraw } from '#web/parts/fairness/verify-draw.ts'
import { verifyGame } from '#web/parts/fairness/verify-record.ts'

export type OpenedDemo = Data<'casino/demo_end'>

/** What stood on the page before the demo was ended. */
export interface SealedDemo {
  seedHash: string
  clientSeed: string
  /** How many rounds its game said were staked; null for a game that tells the page nothing. */
  played: number | null
}

export interface DemoCheck {
  /** Hash and client seed are those that were shown when the demo opened. */
  seal: boolean
  /** No number is missing or there twice, and so many were drawn as were played. */
  count: boolean
  /** How many were drawn from the seed, by the number of the last. */
  drawn: number
  /** How many come out of the seed, over the tables noted, as they were told. */
  right: number
  /** How many of those are of a game that was not noted. */
  notNoted: number
}

/** Throws when a table cannot be fetched; a round whose table the house does not have does not hold. */
export async function verifyDemo(
  sealed: SealedDemo,
  opened: OpenedDemo,
  table: (path: string) => Promise<Uint8Array | null>,
): Promise<DemoCheck> {
  const { seedHash, clientSeed } = sealed
  const rounds = opened.rounds.map((round) => recordOf(sealed, opened, round))
  const tables = new Map<string, Uint8Array | null>()
  let [right, notNoted] = [0, 0]
  for (const record of rounds) {
    const place = tableOfRecord(record)
    const bytes = tables.has(place) ? tables.get(place) : await table(place)
    tables.set(place, bytes ?? null)
    if (!bytes) continue
    // The real game's jackpots are noted as well; a demo has none.
    const { notedTable, notedCost } = verifyGame(record, notedMode(record))
    if (notedTable === false || notedCost === false) continue
    const found = await verifyDraw(record, bytes).catch(() => null)
    if (found === null || !doesDrawHold(found)) continue
    right += 1
    if (notedTable === null) notNoted += 1
  }
  return {
    seal: opened.seedHash === seedHash && opened.clientSeed === clientSeed,
    count: isWhole(sealed, opened),
    drawn: drawnOf(opened),
    right,
    notNoted,
  }
}

/** Drawn from what was sealed, whatever was opened. Play money feeds no jackpot and draws none. */
function recordOf(
  { seedHash, clientSeed }: SealedDemo,
  { game, version, serverSeed, drawVersion }: OpenedDemo,
  { mode, stake, baseStake, payout, nonce, tableHash, bookID }: OpenedDemo['rounds'][number],
) {
  const draw = { drawVersion, seedHash, serverSeed, clientSeed, nonce, tableHash, bookID }
  return { game, version, mode, stake, baseStake, payout, jackpot: null, draw }
}

/** A demo tells of its last thousand rounds. */
const ROUNDS_MAX = 1_000

function isWhole({ played }: SealedDemo, opened: OpenedDemo): boolean {
  const { rounds } = opened
  const drawn = drawnOf(opened)
  const first = drawn - rounds.length
  return (
    drawn === (played ?? drawn) &&
    rounds.length === Math.min(drawn, ROUNDS_MAX) &&
    rounds.every(({ nonce }, at) => nonce === first + at)
  )
}

const drawnOf = ({ rounds }: OpenedDemo): number => (rounds.at(-1)?.nonce ?? -1) + 1
