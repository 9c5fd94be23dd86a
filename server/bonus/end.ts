/** How a bonus ends before all is staked: its member gives it up, or its time is over. */
import { sql, type Kysely } from 'kysely'
import { balanceOf } from '#ledger/balance.ts'
import { bonusForfeit } from '#ledger/moves.ts'
import { isPosted, post } from '#ledger/post.ts'
import { port } from '../database/database.ts'
import type { Tables } from '../database/tables.ts'
import { keyOf, lockWallet } from './request.ts'
import type { Bonus } from './status.ts'

/**
 * Ends it, and answers it as it stands then; null where there is none. Open rounds of slots are paid first, for what
 * they bring is drawn: it may be what was missing, and then the bonus has become cash and not ended. What is left
 * of its bonus money goes back to promotions; cash is not touched.
 */
export async function endBonus(
  db: Kysely<Tables>,
  { memberId, id }: { memberId: bigint; id: bigint },
  state: 'cancelled' | 'expired',
  now: Date,
): Promise<Bonus | null> {
  await lockWallet(db, memberId)
  const before = await find(db, memberId, id)
  if (before?.state !== 'active') return before
  await payOpenRounds(db, before, now)
  const bonus = await find(db, memberId, id)
  if (bonus?.state !== 'active') return bonus
  const { bonus: money } = await balanceOf(port(db), memberId)
  if (money > 0n) {
    const answer = await post(port(db), bonusForfeit(keyOf(bonus, 'forfeit'), money))
    if (!isPosted(answer)) throw new Error(`the ledger refused: ${answer.refusal}`)
  }
  return db
    .updateTable('bonuses')
    .set({ state, forfeited: money, ended_at: now })
    .where('member_id', '=', memberId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

const find = async (db: Kysely<Tables>, memberId: bigint, id: bigint): Promise<Bonus | null> =>
  (await db
    .selectFrom('bonuses')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('id', '=', id)
    .executeTakeFirst()) ?? null

/** One after the other: of a member one move is made at a time. */
async function payOpenRounds(
  db: Kysely<Tables>,
  { member_id, granted_at }: Bonus,
  now: Date,
): Promise<void> {
  const open = await db
    .selectFrom('bets')
    .select('id')
    .where('member_id', '=', member_id)
    .where('kind', '=', 'slot')
    .where('state', '=', 'open')
    .where('placed_at', '>=', granted_at)
    .orderBy('id')
    .execute()
  for (const { id } of open)
    await sql`select from round_pay(array[${member_id}::bigint], array[${id}::bigint], ${now}::timestamptz)`.execute(
      db,
    )
}
