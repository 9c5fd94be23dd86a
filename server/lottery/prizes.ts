/** What was won is paid by the ledger, once: what is not paid yet is paid by the next run. */
import { isPosted, post } from '#ledger/post.ts'
import { lotteryPrize } from '#ledger/moves.ts'
import { port } from '../database/database.ts'
import type { House } from '../house.ts'
import { memberScope } from '../push/source.ts'

const PRIZES_A_RUN_MAX = 1_000

type Paying = Pick<House, 'database' | 'clock' | 'log' | 'push'>

interface Won {
  lotteryId: number
  number: number
  memberId: bigint
  amount: bigint
}

export async function payLotteryPrizes(house: Paying): Promise<void> {
  const unpaid = await house.database.db
    .selectFrom('lottery_tickets')
    .select(['lottery_id as lotteryId', 'number', 'member_id as memberId', 'prize as amount'])
    .where('prize', 'is not', null)
    .where('paid_at', 'is', null)
    .orderBy('lottery_id')
    .orderBy('place')
    .limit(PRIZES_A_RUN_MAX)
    .execute()
  for (const { amount, ...won } of unpaid) {
    if (amount === null) continue
    try {
      await pay(house, { ...won, amount })
      house.push.touch('balance', memberScope(won.memberId))
      house.log.info({ lottery: won.lotteryId, number: won.number }, 'a lottery prize was paid')
    } catch (error) {
      // The others are not made to wait for it; the next run tries it again.
      house.log.error({ lottery: won.lotteryId, err: error }, 'a prize could not be paid')
    }
  }
}

/** The entry and the note of it in one transaction; the entry's key allows it once. */
async function pay({ database, clock }: Paying, won: Won): Promise<void> {
  const { lotteryId, number, memberId, amount } = won
  await database.money.db.transaction().execute(async (db) => {
    const key = { memberId, source: LOTTERY_SOURCE, reference: `${lotteryId}:${number}` }
    const answer = await post(port(db), lotteryPrize(key, amount))
    if (!isPosted(answer)) throw new Error(`the ledger refused a prize: ${answer.refusal}`)
    await db
      .updateTable('lottery_tickets')
      .set({ paid_at: clock() })
      .where('member_id', '=', memberId)
      .where('lottery_id', '=', lotteryId)
      .where('number', '=', number)
      .where('paid_at', 'is', null)
      .execute()
  })
}

/** The `source` of a prize's entry; its reference is the lottery and the ticket, `3:4812`. */
export const LOTTERY_SOURCE = 'lottery'
