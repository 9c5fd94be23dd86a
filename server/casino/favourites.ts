import { sql, type Kysely } from 'kysely'
import { FAVOURITES_MAX } from '#contract/favourites.ts'
import { Refused } from '#contract/refusals.ts'
import type { Data, Input } from '#contract/registry.ts'
import type { MemberContext } from '../context.ts'
import type { Tables } from '../database/tables.ts'

type Type = Input<'user/favorites'>['type']

interface Mark {
  db: Kysely<Tables>
  memberId: bigint
  type: Type
  id: number
}

/** Where each type keeps its games, and what a member marked of them. */
const SHELVES = {
  casino: { marks: 'casino_favourites', column: 'game_id', games: 'casino_games' },
  livecasino: { marks: 'live_favourites', column: 'table_id', games: 'live_tables' },
} as const satisfies Record<Type, object>

/** Marks a game, or takes the mark away; said twice it is the same. Answers what is marked now. */
export async function favorites(
  { db, member, now }: MemberContext,
  { mode, type, id }: Input<'user/favorites'>,
): Promise<Data<'user/favorites'>> {
  const mark = { db, memberId: member.id, type, id }
  await requireKnown(mark)
  if (mode === 'insert') await insert(mark, now)
  else await remove(mark)
  return marked(mark)
}

/** A closed game may be kept and let go of; one that never was is a mistake. */
async function requireKnown({ db, type, id }: Mark): Promise<void> {
  // Compared as bigint: an id beyond the column's range is not there, and no fault.
  const { rows } = await sql`
    select 1 from ${sql.table(SHELVES[type].games)} where id::bigint = ${BigInt(id)}`.execute(db)
  if (rows.length === 0) throw new Refused('game-unknown')
}

async function insert(mark: Mark, now: Date): Promise<void> {
  const { db, memberId, type, id } = mark
  const { marks, column } = SHELVES[type]
  const before = await marked(mark)
  if (before.includes(id)) return
  if (before.length >= FAVOURITES_MAX) throw new Refused('favourites-full')
  await sql`
    insert into ${sql.table(marks)} (member_id, ${sql.ref(column)}, created_at)
    values (${memberId}, ${id}, ${now}) on conflict do nothing`.execute(db)
}

async function remove({ db, memberId, type, id }: Mark): Promise<void> {
  const { marks, column } = SHELVES[type]
  await sql`
    delete from ${sql.table(marks)}
    where member_id = ${memberId} and ${sql.ref(column)} = ${id}`.execute(db)
}

async function marked({ db, memberId, type }: Mark): Promise<number[]> {
  const { marks, column } = SHELVES[type]
  const { rows } = await sql<{ id: number }>`
    select ${sql.ref(column)} as id from ${sql.table(marks)}
    where member_id = ${memberId} order by created_at desc, ${sql.ref(column)}`.execute(db)
  return rows.map(({ id }) => id)
}
