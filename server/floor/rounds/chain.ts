/**
 * Chains of seeds (`chance/floor.ts`): made ahead, their root kept under the house's key, a seed derived when its round is
 * drawn and never before. Nothing here shows a seed.
 */
import { hash } from 'node:crypto'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Kysely, Selectable } from 'kysely'
import { CHAIN_ROUNDS, SEED_BYTES } from '#chance/floor.ts'
import type { FloorChainsTable } from '../../database/tables/floor.ts'
import type { Tables } from '../../database/tables.ts'
import type { Keys } from '../../door/keys.ts'
import { sealed, unsealed, type Seal } from './sealed.ts'

type Chain = Selectable<FloorChainsTable>

const chainSeal = (table: string, chain: number): Seal => ({
  purpose: 'floor chain',
  name: `${table} ${chain}`,
})

/** The next chain's end is published so many rounds before the one in use runs out. */
const AHEAD_ROUNDS = 2_000n
/** Between so many hashes the process does its other work. */
const HASHES_A_SLICE = 5_000
/** So far apart are the seeds that are remembered. */
const MARK_EVERY = 500

interface ChainHouse {
  db: Kysely<Tables>
  keys: Pick<Keys, 'derive'>
  random: (length: number) => Buffer
  now: Date
}

/** Makes sure that the round has a chain, and that the next one's end stands long enough before. */
export async function ensureChains(house: ChainHouse, table: string, round: bigint): Promise<void> {
  const last = await house.db
    .selectFrom('floor_chains')
    .select(['chain', 'rounds', 'first_round'])
    .where('table_id', '=', table)
    .orderBy('chain', 'desc')
    .limit(1)
    .executeTakeFirst()
  const end = last ? last.first_round + BigInt(last.rounds) : 1n
  if (round + AHEAD_ROUNDS < end) return
  const chain = (last?.chain ?? 0) + 1
  const root = house.random(SEED_BYTES)
  const marks = await marksOf(root, CHAIN_ROUNDS)
  await house.db
    .insertInto('floor_chains')
    .values({
      table_id: table,
      chain,
      root: sealed(house.keys, chainSeal(table, chain), root),
      end_hash: seedIn(marks, 0),
      rounds: CHAIN_ROUNDS,
      first_round: end,
      made_at: house.now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** The chain that a round belongs to; undefined where none reaches it. */
export function chainOf(
  db: Kysely<Tables>,
  table: string,
  round: bigint,
): Promise<Chain | undefined> {
  return db
    .selectFrom('floor_chains')
    .selectAll()
    .where('table_id', '=', table)
    .where('first_round', '<=', round)
    .orderBy('first_round', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** The last link of its chain that was open before a round: the seed of one that ended, or the chain's end; null without a chain. */
export async function linkBefore(
  db: Kysely<Tables>,
  table: string,
  round: bigint,
): Promise<{ number: number; seed: string } | null> {
  const chain = await chainOf(db, table, round)
  if (!chain) return null
  const last = await db
    .selectFrom('floor_rounds')
    .select(['number', 'seed'])
    .where('table_id', '=', table)
    .where('number', '<', round)
    .where('number', '>=', chain.first_round)
    .where('settled_at', 'is not', null)
    .where('seed', 'is not', null)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst()
  const [at, seed] = last?.seed
    ? [last.number, last.seed]
    : [chain.first_round - 1n, chain.end_hash]
  return { number: Number(at), seed: seed.toString('hex') }
}

/** The seeds of a chain, as its leader derives them. */
export interface ChainSeeds {
  /** Throws for a round of another chain. */
  seedOf(round: bigint): Buffer
}

/** Opens a chain. Throws where its root is not what the house sealed, or leads to another end than the published one. */
export async function openChain(keys: Pick<Keys, 'derive'>, chain: Chain): Promise<ChainSeeds> {
  const root = unsealed(keys, chainSeal(chain.table_id, chain.chain), chain.root)
  const marks = await marksOf(root, chain.rounds)
  if (!seedIn(marks, 0).equals(chain.end_hash))
    throw new Error(`chain ${chain.chain} of ${chain.table_id} leads to another end`)
  return {
    seedOf(round) {
      const index = Number(round - chain.first_round) + 1
      if (index < 1 || index > chain.rounds) throw new Error('a round of another chain')
      return seedIn(marks, index)
    },
  }
}

/** Seeds of a chain at every so many, by their index; the root at its own. */
async function marksOf(root: Buffer, rounds: number): Promise<Map<number, Buffer>> {
  const marks = new Map([[rounds, root]])
  let seed = root
  for (let index = rounds - 1; index >= 0; index -= 1) {
    seed = sha256(seed)
    if (index % MARK_EVERY === 0) marks.set(index, seed)
    if (index % HASHES_A_SLICE === 0) await nextTurn()
  }
  return marks
}

function seedIn(marks: ReadonlyMap<number, Buffer>, index: number): Buffer {
  let at = index
  while (!marks.has(at)) at += 1
  let seed = marks.get(at) ?? Buffer.alloc(0)
  for (; at > index; at -= 1) seed = sha256(seed)
  return seed
}

/** In one call: a chain is a hundred thousand of them, which whoever takes a table over makes before it draws. */
const sha256 = (bytes: Uint8Array): Buffer => hash('sha256', bytes, 'buffer')
