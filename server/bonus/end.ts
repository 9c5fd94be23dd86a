/** How a bonus ends before all is staked because its member gives it up. */
import type { Kysely } from 'kysely'
import { balanceOf } from '#ledger/balance.ts'
import { bonusForfeit } from '#ledger/moves.ts'
import { lockWallet } from '#ledger/lock.ts'
import { isPosted, post } from '#ledger/post.ts'
import { port } from '../database/database.ts'
import type { Tables } from '../database/tables.ts'
import { payOpenRounds } from '../round/play/open-rounds.ts'
import { keyOf } from './request.ts'
import type { Bonus } from './status.ts'

/**
 * Ends it, and answers it as it stands then; null where there is none. Open rounds of slots are paid first, for what
 * they bring is drawn: it may be what was missing, and then the bonus has become cash and not ended. What is left
 * of its bonus money goes back to promotions; cash is not touched.
 */
export async function endBonus(
  db: Kysely<Tables>,
  { memberId, id }: { memberId: bigint; id: bigint },
  now: Date,
): Promise<Bonus | null> {
  await lockWallet(port(db), memberId)
  const before = await find(db, memberId, id)
  if (before?.state !== 'active') return before
  await payOpenRounds(db, memberId, { now, since: before.granted_at })
  const bonus = await find(db, memberId, id)
  if (bonus?.state !== 'active') return bonus
  const { bonus: money } = await balanceOf(port(db), memberId)
  if (money > 0n) {
    const answer = await post(port(db), bonusForfeit(keyOf(bonus, 'forfeit'), money))
    if (!isPosted(answer)) throw new Error(`the ledger refused: ${answer.refusal}`)
  }
  return db
    .updateTable('bonuses')
    .set({
      state: endOf(bonus, now),
      forfeited: money,
      ended_at: await afterCounted(db, bonus, now),
    })
    .where('member_id', '=', memberId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** The moment of an end: that of the call, or of the last bet that was counted, which had its way to the wallet while it waited for it. */
async function afterCounted(
  db: Kysely<Tables>,
  { member_id, id }: Bonus,
  now: Date,
): Promise<Date> {
  const { last } = await db
    .selectFrom('bonus_bets as c')
    .innerJoin('bets as bet', (join) =>
      join.onRef('bet.member_id', '=', 'c.member_id').onRef('bet.id', '=', 'c.bet_id'),
    )
    .select(({ fn }) => fn.max('bet.settled_at').as('last'))
    .where('c.member_id', '=', member_id)
    .where('c.bonus_id', '=', id)
    .executeTakeFirstOrThrow()
  return last !== null && last > now ? last : now
}

/** Whoever gives up what is over anyway has given nothing up. */
const endOf = ({ expires_at }: Bonus, now: Date): 'cancelled' | 'expired' =>
  expires_at <= now ? 'expired' : 'cancelled'

const find = async (db: Kysely<Tables>, memberId: bigint, id: bigint): Promise<Bonus | null> =>
  (await db
    .selectFrom('bonuses')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('id', '=', id)
    .executeTakeFirst()) ?? null
