import type { Kysely } from 'kysely'
import { TRANSACTION_STATUS } from '#contract/transaction-status.ts'
import { lira } from '#contract/money.ts'
import { deposit } from '#ledger/moves.ts'
import { isPosted, post } from '#ledger/post.ts'
import { port } from '#server/database/database.ts'
import type { Tables } from '#server/database/tables.ts'

/** What a demo member begins with. */
const OPENING = lira(10_000)

/** Gives a new member of the demo house its money, the way all money comes. Once per member. */
export async function seedCashier(db: Kysely<Tables>, memberId: bigint, now: Date): Promise<void> {
  const seeded = await db
    .selectFrom('cash_transactions')
    .select('id')
    .where('member_id', '=', memberId)
    .limit(1)
    .executeTakeFirst()
  if (seeded) return
  const { id } = await db
    .insertInto('cash_transactions')
    .values({
      member_id: memberId,
      direction: 'in',
      status: TRANSACTION_STATUS.approved,
      method_id: 1,
      transfer_type_id: 2,
      amount: OPENING,
      call: 'seed',
      content_hash: '',
      provider: 'sandbox',
      created_at: now,
      decided_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const key = { memberId, source: 'deposit', reference: String(id) }
  const answer = await post(port(db), deposit(key, OPENING, 'sandbox'))
  if (!isPosted(answer)) throw new Error(`the demo money was refused: ${answer.refusal}`)
}
