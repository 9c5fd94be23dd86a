import { sql, type Kysely } from 'kysely'
import { TRANSACTION_STATUS } from '#contract/transaction-status.ts'
import { toWire, type Money } from '#contract/money.ts'
import { Refused } from '#contract/refusals.ts'
import type { Tables } from '#server/database/tables.ts'
import type { OperatingHouse } from '#server/house.ts'
import { methodOf, offerOf } from '#server/payments/adapters.ts'
import type { Transaction } from '../settlement.ts'

/**
 * Back to the way it came, up to what came: as long as money that came by another method could go back by that one,
 * no more is taken by this one than came by it. What is beyond was won, and goes any way. A method that only
 * collects binds the one that pays the same account back (`returnsBy`), and nothing where there is none. Asked when the request has locked the wallet, so that two at once count each other.
 */
export async function refuseOtherWay(
  db: Kysely<Tables>,
  house: Pick<OperatingHouse, 'payments' | 'settings'>,
  { member_id: memberId, id, method_id: methodId, amount }: Transaction,
): Promise<void> {
  if (!house.settings.withdrawals.closedLoop) return
  const owed = await owedBack(db, house, memberId, id)
  const [other] = [...owed].filter(([each]) => each !== methodId)
  if (!other || amount <= (owed.get(methodId) ?? 0n)) return
  throw new Refused('return-first', { methodID: other[0], amount: toWire(other[1]) })
}

/** What came by each method that could give it back, and has not gone back by it. */
async function owedBack(
  db: Kysely<Tables>,
  house: Pick<OperatingHouse, 'payments'>,
  memberId: bigint,
  exceptId: bigint,
): Promise<Map<number, Money>> {
  const rows = await db
    .selectFrom('cash_transactions')
    .select([
      'method_id',
      sql<bigint>`sum(case direction when 'in' then amount else -amount end)::bigint`.as('owed'),
    ])
    .where('member_id', '=', memberId)
    .where('id', '<>', exceptId)
    .where((row) =>
      row.or([
        row('direction', '=', 'in').and('status', '=', TRANSACTION_STATUS.approved),
        row('payout_state', 'in', ['waiting', 'review', 'sent', 'paid']),
      ]),
    )
    .groupBy('method_id')
    .orderBy('method_id')
    .execute()
  const owed = new Map<number, Money>()
  for (const row of rows) {
    const methodId = methodOf(house, row.method_id)?.returnsBy ?? row.method_id
    owed.set(methodId, (owed.get(methodId) ?? 0n) + row.owed)
  }
  return new Map([...owed].filter(([id, amount]) => amount > 0n && offerOf(house, 'out', id)))
}
