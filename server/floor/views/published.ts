/** What the house publishes of rounds: all that anyone needs to work them out again, and nothing of a member. Reads only. */
import type { Kysely } from 'kysely'
import type { FloorPublished } from '#contract/games/floor-protocol.ts'
import type { Tables } from '../../database/tables.ts'
import { floorKind } from '../kinds/kinds.ts'
import { shownCard, shownOutcome } from './state.ts'
import { findTable } from '../tables/tables.ts'

/** So many rounds are answered at once. */
export const PUBLISHED_MAX = 1_000

/** The rounds from one number to another that have ended, by their numbers; null where there is no such table. */
export async function publishedRounds(
  db: Kysely<Tables>,
  id: string,
  from: bigint,
  to: bigint,
): Promise<FloorPublished | null> {
  const table = await findTable(db, id)
  if (!table) return null
  const chains = await db
    .selectFrom('floor_chains')
    .select(['chain', 'end_hash', 'first_round', 'rounds'])
    .where('table_id', '=', id)
    .orderBy('chain')
    .execute()
  const rounds = await db
    .selectFrom('floor_rounds')
    .selectAll()
    .where('table_id', '=', id)
    .where('number', '>=', from)
    .where('number', '<=', to)
    .where('settled_at', 'is not', null)
    .orderBy('number')
    .limit(PUBLISHED_MAX)
    .execute()
  const before = await db
    .selectFrom('floor_rounds')
    .select('seed')
    .where('table_id', '=', id)
    .where('number', '=', from - 1n)
    .executeTakeFirst()
  const kind = floorKind(table.kind)
  return {
    table: id,
    rules: kind.rules(table.rules),
    salt: table.salt,
    chains: chains.map(({ chain, end_hash, first_round, rounds: count }) => ({
      chain,
      end: end_hash.toString('hex'),
      firstRound: Number(first_round),
      rounds: count,
    })),
    before: before?.seed?.toString('hex') ?? null,
    ...(kind.play ? { shoes: await shoesOf(db, id, rounds) } : {}),
    rounds: rounds.map((round) => ({
      number: Number(round.number),
      phase: round.phase,
      crowd: round.crowd ?? [],
      seed: round.seed?.toString('hex') ?? null,
      ...shownCard(round),
      outcome: shownOutcome(kind, table.rules, round),
    })),
  }
}

/** What the shoes of these rounds were shuffled by, as far as it is revealed. */
async function shoesOf(
  db: Kysely<Tables>,
  table: string,
  rounds: readonly { shoe: bigint | null }[],
): Promise<NonNullable<FloorPublished['shoes']>> {
  const firsts = [...new Set(rounds.flatMap(({ shoe }) => (shoe === null ? [] : [shoe])))]
  if (firsts.length === 0) return []
  const rows = await db
    .selectFrom('floor_rounds')
    .select(['number', 'crowd', 'seed'])
    .where('table_id', '=', table)
    .where('number', 'in', firsts)
    .where('seed', 'is not', null)
    .orderBy('number')
    .execute()
  return rows.map(({ number, crowd, seed }) => ({
    number: Number(number),
    crowd: crowd ?? [],
    seed: seed?.toString('hex') ?? '',
  }))
}
