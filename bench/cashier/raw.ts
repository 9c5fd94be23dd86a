import { performance } from 'node:perf_hooks'
import { lira } from '#contract/money.ts'
import { deposit } from '#ledger/moves.ts'
import { post } from '#ledger/post.ts'
import { port, type Database } from '#server/database/database.ts'
import type { Member } from './members.ts'

const TIMES = 1_000
const AT_ONCE = 8
const AMOUNT = lira(50)

/** Deposits a second as bare SQL: a row and its entry in one transaction, without a door, a provider or a notice. */
export async function rawRate(database: Database, members: readonly Member[]): Promise<number> {
  let begun = 0
  const began = performance.now()
  const work = async (): Promise<void> => {
    while (begun < TIMES) {
      const member = members[(begun += 1) % members.length]
      if (member) await depositOnce(database, member)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return TIMES / ((performance.now() - began) / 1000)
}

async function depositOnce({ db }: Database, { memberId }: Member): Promise<void> {
  await db.transaction().execute(async (within) => {
    const { id } = await within
      .insertInto('cash_transactions')
      .values({
        member_id: memberId,
        direction: 'in',
        status: 1002,
        method_id: 1,
        transfer_type_id: 2,
        amount: AMOUNT,
        fields: {},
        call: 'bench',
        content_hash: '',
        provider: 'sandbox',
        decided_at: new Date(),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const key = { memberId, source: 'deposit', reference: String(id) }
    await post(port(within), deposit(key, AMOUNT, 'sandbox'))
  })
}
