/**
 * A member's committed seeds. A server seed is made before any round that it draws, its hash can be
 * shown from then on, and it never changes while it is in use. The one that follows is fixed beside
 * it. A client seed comes from the member, always after the hash of its server seed could be seen, and never one
 * that was used before. Nothing here shows a seed that is not revealed.
 */
import { sql, type Kysely, type Selectable } from 'kysely'
import { PRESENT_DRAW } from '#chance/draw.ts'
import { Refused } from '#contract/refusals.ts'
import { BOUGHT_KIND } from '../../bets/kinds.ts'
import type { MemberSeedsTable } from '../../database/tables/round.ts'
import type { Tables } from '../../database/tables.ts'
import { sha256 } from '../../crypto/node-hash.ts'

type Seeds = Selectable<MemberSeedsTable>

/** The hash a server seed is known by before it is revealed: SHA-256, hex. */
export function seedHash(serverSeed: Uint8Array): string {
  return sha256(serverSeed).toString('hex')
}

/** The client seed of a pair that something was drawn from: it was chosen before. */
export function chosen(clientSeed: string | null): string {
  if (clientSeed === null) throw new Error('nothing is drawn before the client seed is chosen')
  return clientSeed
}

interface Owner {
  memberId: bigint
  random: (length: number) => Buffer
  now: Date
}

const SEED_BYTES = 32

/** Commits the server seeds of a first pair for a member who has none; its client seed is theirs to choose. Harmless when repeated. */
export async function ensureSeeds(
  db: Kysely<Tables>,
  { memberId, random, now }: Owner,
): Promise<void> {
  await db
    .insertInto('member_seeds')
    .values({
      member_id: memberId,
      seq: 1,
      ...committed(random(SEED_BYTES), random(SEED_BYTES)),
      client_seed: null,
      draw_version: PRESENT_DRAW,
      created_at: now,
      revealed_at: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** A server seed and the one that follows it, with the hashes that both are held to for good. */
function committed(serverSeed: Buffer, next: Buffer) {
  return {
    server_seed: serverSeed,
    seed_hash: sha256(serverSeed),
    next_server_seed: next,
    next_seed_hash: sha256(next),
  }
}

/** The pair in use, as it may be shown. Throws when the member has none. */
export async function commitmentOf(db: Kysely<Tables>, memberId: bigint) {
  const seeds = await db
    .selectFrom('member_seeds')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('revealed_at', 'is', null)
    .executeTakeFirstOrThrow()
  return {
    seq: seeds.seq,
    seedHash: seedHash(seeds.server_seed),
    clientSeed: seeds.client_seed,
    nonce: Number(seeds.nonce),
    drawVersion: seeds.draw_version,
    nextSeedHash: seedHash(nextOf(seeds)),
  }
}

function nextOf({ next_server_seed }: Seeds): Buffer {
  if (!next_server_seed) throw new Error('the seed in use has none to follow it')
  return next_server_seed
}

interface Rotation extends Owner {
  /** The pair that is to be revealed. */
  seq: number
  /** For the pair that follows. */
  clientSeed: string
}

/**
 * Puts a client seed beside the sealed pair of that number that has none. A repeat changes nothing; another one,
 * or another pair, is refused (`seeds-changed`). Runs inside the call's transaction.
 */
export async function choose(
  db: Kysely<Tables>,
  { memberId, seq, clientSeed }: Pick<Rotation, 'memberId' | 'seq' | 'clientSeed'>,
): Promise<void> {
  const pair = await pairOf(db, memberId, seq).forUpdate().executeTakeFirst()
  if (!pair || (pair.client_seed ?? clientSeed) !== clientSeed) throw new Refused('seeds-changed')
  if (pair.client_seed !== null) return
  await db
    .updateTable('member_seeds')
    .set({ client_seed: clientSeed })
    .where('member_id', '=', memberId)
    .where('seq', '=', seq)
    .execute()
}

/**
 * Reveals the pair of that number and puts the next in use; answers the revealed one. A repeat finds
 * it done and changes nothing. Refuses while a round is open (`round-active`, with its game), what another
 * rotation overtook (`seeds-changed`), a pair that no client seed was chosen for (`seed-needed`), and a client
 * seed that the member had before (`seed-used`): it was known when the server seed beside it was made. A play locks the same row, so it is recorded wholly before,
 * or drawn anew after. Runs inside the call's transaction.
 */
export async function rotate(db: Kysely<Tables>, rotation: Rotation): Promise<Seeds> {
  const { memberId, seq, clientSeed } = rotation
  const pair = await pairOf(db, memberId, seq).forUpdate().executeTakeFirst()
  if (!pair) throw new Refused('seeds-changed')
  if (pair.revealed_at === null) return reveal(db, pair, rotation)
  const followed = await pairOf(db, memberId, seq + 1).executeTakeFirstOrThrow()
  if (followed.client_seed !== clientSeed) throw new Refused('seeds-changed')
  return pair
}

function pairOf(db: Kysely<Tables>, memberId: bigint, seq: number) {
  return (
    db
      .selectFrom('member_seeds')
      .selectAll()
      .where('member_id', '=', memberId)
      // Compared as bigint: a number beyond the column's range is not there, and no fault.
      .where(sql`seq::bigint`, '=', BigInt(seq))
  )
}

/**
 * The game that a round of the member's waits in, the latest of them; undefined when none does. A game
 * that has left the catalogue has no name (null), and its round is open all the same.
 */
function openRoundOf(db: Kysely<Tables>, memberId: bigint) {
  return db
    .selectFrom('bets as bet')
    .leftJoin('catalogue_games as game', 'game.id', 'bet.game_id')
    .select(['bet.game_id as gameID', 'game.name as gameName'])
    .where('bet.member_id', '=', memberId)
    .where('bet.kind', '=', BOUGHT_KIND)
    .where('bet.state', '=', 'open')
    .orderBy('bet.id', 'desc')
    .limit(1)
    .executeTakeFirst()
}

async function wasUsed(db: Kysely<Tables>, memberId: bigint, clientSeed: string): Promise<boolean> {
  const before = await db
    .selectFrom('member_seeds')
    .select('seq')
    .where('member_id', '=', memberId)
    .where('client_seed', '=', clientSeed)
    .limit(1)
    .executeTakeFirst()
  return before !== undefined
}

async function reveal(db: Kysely<Tables>, seeds: Seeds, rotation: Rotation): Promise<Seeds> {
  const { memberId, seq, clientSeed, random, now } = rotation
  if (seeds.client_seed === null) throw new Refused('seed-needed')
  const open = await openRoundOf(db, memberId)
  if (open) throw new Refused('round-active', open)
  if (await wasUsed(db, memberId, clientSeed)) throw new Refused('seed-used')
  const revealed = await db
    .updateTable('member_seeds')
    .set({ revealed_at: now, next_server_seed: null })
    .where('member_id', '=', memberId)
    .where('seq', '=', seq)
    .returningAll()
    .executeTakeFirstOrThrow()
  await db
    .insertInto('member_seeds')
    .values({
      member_id: memberId,
      seq: seq + 1,
      ...committed(nextOf(seeds), random(SEED_BYTES)),
      client_seed: clientSeed,
      draw_version: PRESENT_DRAW,
      created_at: now,
      revealed_at: null,
    })
    .execute()
  return revealed
}
