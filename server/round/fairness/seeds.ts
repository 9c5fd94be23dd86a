/**
 * A member's committed seeds. A server seed is made before any round that it draws, its hash can be
 * shown from then on, and it never changes while it is in use. The one that follows is fixed beside
 * it, before the member chooses a client seed for it. Nothing here shows a seed that is not revealed.
 */
import { createHash } from 'node:crypto'
import { sql, type Kysely, type Selectable } from 'kysely'
import { Refused } from '#contract/refusals.ts'
import type { MemberSeedsTable } from '../../database/tables/round.ts'
import type { Tables } from '../../database/tables.ts'

type Seeds = Selectable<MemberSeedsTable>

/** The hash a server seed is known by before it is revealed: SHA-256, hex. */
export function seedHash(serverSeed: Uint8Array): string {
  return createHash('sha256').update(serverSeed).digest('hex')
}

interface Owner {
  memberId: bigint
  random: (length: number) => Buffer
  now: Date
}

const SEED_BYTES = 32

/** Commits a first pair of seeds for a member who has none. Harmless when repeated. */
export async function ensureSeeds(
  db: Kysely<Tables>,
  { memberId, random, now }: Owner,
): Promise<void> {
  await db
    .insertInto('member_seeds')
    .values({
      member_id: memberId,
      seq: 1,
      server_seed: random(SEED_BYTES),
      client_seed: random(12).toString('hex'),
      created_at: now,
      revealed_at: null,
      next_server_seed: random(SEED_BYTES),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
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
  /** For the pair that follows; undefined keeps the present one. */
  clientSeed: string | undefined
}

/**
 * Reveals the pair of that number and puts the next in use; answers the revealed one. A repeat finds
 * it done and changes nothing. Refuses while a round is open (`round-active`, with its game), and what another
 * rotation overtook (`seeds-changed`). A play locks the same row, so it is recorded wholly before,
 * or drawn anew after. Runs inside the call's transaction.
 */
export async function rotate(db: Kysely<Tables>, rotation: Rotation): Promise<Seeds> {
  const { memberId, seq, clientSeed } = rotation
  const pair = await pairOf(db, memberId, seq).forUpdate().executeTakeFirst()
  if (!pair) throw new Refused('seeds-changed')
  if (pair.revealed_at === null) return reveal(db, pair, rotation)
  const followed = await pairOf(db, memberId, seq + 1).executeTakeFirstOrThrow()
  if (followed.client_seed !== (clientSeed ?? pair.client_seed)) throw new Refused('seeds-changed')
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
    .where('bet.kind', '=', 'slot')
    .where('bet.state', '=', 'open')
    .orderBy('bet.id', 'desc')
    .limit(1)
    .executeTakeFirst()
}

async function reveal(db: Kysely<Tables>, seeds: Seeds, rotation: Rotation): Promise<Seeds> {
  const { memberId, seq, clientSeed, random, now } = rotation
  const open = await openRoundOf(db, memberId)
  if (open) throw new Refused('round-active', open)
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
      server_seed: nextOf(seeds),
      client_seed: clientSeed ?? seeds.client_seed,
      created_at: now,
      revealed_at: null,
      next_server_seed: random(SEED_BYTES),
    })
    .execute()
  return revealed
}
