/** Which game a member's token opens at present. Locks nothing and keeps nobody awake: what moves money asks `round_enter`. */
import { sql, type Kysely } from 'kysely'
import type { Tables } from '../database/tables.ts'
import type { Token } from './token.ts'

/** The game's name; null where the token opens none, or its login has ended. */
export async function openGameOf(
  db: Kysely<Tables>,
  { memberId, hash }: Token,
  now: Date,
): Promise<string | null> {
  const { rows } = await sql<{ outcome: string; game: string | null }>`
    select outcome, game from round_seats(array[${memberId}::bigint], array[${hash}::bytea], ${now})`.execute(
    db,
  )
  const [seat] = rows
  return seat?.outcome === 'seated' ? seat.game : null
}
