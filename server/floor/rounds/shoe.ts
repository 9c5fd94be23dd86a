/**
 * The order of a shoe, as it was drawn: recorded once under the house's key before the first card is told, so that whoever leads or
 * takes a decision deals on from it.
 */
import { sql, type Kysely } from 'kysely'
import type { Tables } from '../../database/tables.ts'
import type { Keys } from '../../door/keys.ts'
import { sealed, unsealed, type Seal } from './sealed.ts'

interface ShoeHouse {
  db: Kysely<Tables>
  keys: Pick<Keys, 'derive'>
}

const sealOf = (table: string, first: bigint): Seal => ({
  purpose: 'floor shoe',
  name: `${table} ${first}`,
})

/** Null where none was recorded. */
export async function findShoe(
  { db, keys }: ShoeHouse,
  table: string,
  first: bigint,
): Promise<readonly number[] | null> {
  const row = await db
    .selectFrom('floor_shoes')
    .select('cards')
    .where('table_id', '=', table)
    .where('first_round', '=', first)
    .executeTakeFirst()
  return row ? [...unsealed(keys, sealOf(table, first), row.cards)] : null
}

/** By the leader of this fence; answers how the shoe lies, which is as it was recorded first. Throws where another leads. */
export async function recordShoe(
  house: ShoeHouse,
  table: string,
  first: bigint,
  { cards, fence, now }: { cards: readonly number[]; fence: bigint; now: Date },
): Promise<readonly number[]> {
  const bytes = sealed(house.keys, sealOf(table, first), Buffer.from(cards))
  await sql`
    insert into floor_shoes (table_id, first_round, cards, made_at)
    select ${table}, ${first}, ${bytes}, ${now} where floor_leads(${table}, ${fence})
    on conflict do nothing`.execute(house.db)
  const recorded = await findShoe(house, table, first)
  if (!recorded) throw new Error('a shoe was not recorded')
  return recorded
}
