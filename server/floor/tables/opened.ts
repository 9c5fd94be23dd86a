/** What fixes the rounds of a table to come, as whoever opens it is told before a stake of theirs lies there. */
import type { Output } from '#contract/registry.ts'
import type { MemberContext } from '../../context.ts'
import { ensureChains, linkBefore } from '../rounds/chain.ts'
import { floorKind } from '../kinds/kinds.ts'
import type { FloorTable } from './tables.ts'

type Opened = Output<'livecasino/init_game'>['published']

/** A table that nobody ever sat at has its chain made here. */
export async function openedTable(
  { db, house, now }: Pick<MemberContext, 'db' | 'house' | 'now'>,
  { id, kind, rules, salt }: FloorTable,
): Promise<Opened> {
  const present = await db
    .selectFrom('floor_rounds')
    .select(['number', 'phase'])
    .where('table_id', '=', id)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst()
  const next = present ? present.number + (present.phase === 'open' ? 0n : 1n) : 1n
  await ensureChains({ db, keys: house.keys, random: house.random, now }, id, next)
  const chains = await db
    .selectFrom('floor_chains')
    .select(['end_hash', 'first_round', 'rounds'])
    .where('table_id', '=', id)
    .orderBy('chain')
    .execute()
  const before = await linkBefore(db, id, next)
  if (!before) throw new Error(`${id} has no chain for round ${next}`)
  return {
    table: id,
    rules: floorKind(kind).rules(rules),
    salt,
    round: Number(next),
    before,
    chains: chains
      .filter(({ first_round, rounds }) => first_round + BigInt(rounds) > next)
      .map(({ end_hash, first_round }) => ({
        end: end_hash.toString('hex'),
        firstRound: Number(first_round),
      })),
    receiptKey: house.keys.receiptKey,
  }
}
