/** A member's rounds that were drawn and not told to their end: they are paid as if they had been. Draws nothing. */
import { sql, type Kysely } from 'kysely'
import { BOUGHT_KIND } from '../../bets/kinds.ts'
import type { Tables } from '../../database/tables.ts'

/** In the transaction of `db`, one after the other: of a member one move is made at a time. Of those placed since or until then, where said. */
export async function payOpenRounds(
  db: Kysely<Tables>,
  memberId: bigint,
  { now, since, until }: { now: Date; since?: Date; until?: Date },
): Promise<void> {
  let open = db
    .selectFrom('bets')
    .select('id')
    .where('member_id', '=', memberId)
    .where('kind', '=', BOUGHT_KIND)
    .where('state', '=', 'open')
  if (since !== undefined) open = open.where('placed_at', '>=', since)
  if (until !== undefined) open = open.where('placed_at', '<', until)
  for (const { id } of await open.orderBy('id').execute())
    await sql`select from round_pay(array[${memberId}::bigint], array[${id}::bigint], ${now}::timestamptz)`.execute(
      db,
    )
}
