import type { Kysely } from 'kysely'
import { Refused } from '#contract/refusals.ts'
import { withdrawalRequest } from '#ledger/moves.ts'
import { isPosted, post } from '#ledger/post.ts'
import { lockMember } from '#server/lock-member.ts'
import { port } from '#server/database/database.ts'
import type { Tables } from '#server/database/tables.ts'
import type { OperatingHouse } from '#server/house.ts'
import { memberScope } from '#server/push/source.ts'
import { requireLeftToday } from '../daily-limit.ts'
import { checkedForm } from '../form.ts'
import { refuseTooMany } from '../open-transfers.ts'
import { publishTransactions, type Transaction } from '../settlement.ts'
import { findTransfer, insertTransfer, offerFor, type Transfer } from '../transfer-row.ts'
import { withAccount } from '../accounts/payout-account.ts'
import { refuseOtherWay } from './closed-loop.ts'
import { requestKey } from './entries.ts'

/**
 * A withdrawal on our side: what is asked for is set aside at once, in one transaction with its row. Then it waits
 * for an operator (`decision.ts`), and until one takes it up the member may take it back (`take-back.ts`).
 */
export async function requestWithdrawal(
  house: OperatingHouse,
  transfer: Transfer,
): Promise<Transaction> {
  const transaction = await house.database.money.db
    .transaction()
    .execute((db) => setAside(db, house, transfer))
  house.push.touch('balance', memberScope(transfer.memberId))
  publishTransactions(house, transfer.memberId)
  return transaction
}

async function setAside(
  db: Kysely<Tables>,
  house: OperatingHouse,
  transfer: Transfer,
): Promise<Transaction> {
  await lockMember(db, transfer.memberId)
  const known = await findTransfer(db, 'out', transfer)
  if (known) return known
  const { memberId, amount } = transfer
  const offer = offerFor(house, 'out', transfer)
  const now = house.clock()
  const form = checkedForm(offer.terms.fields, transfer.form, now)
  const fields = await withAccount(db, memberId, offer.terms.fields, form)
  await refuseTooMany(db, 'out', memberId, now)
  await requireLeftToday(db, 'out', transfer, { offer, now })
  const { transaction, isNew } = await insertTransfer(db, 'out', transfer, { offer, fields, now })
  if (!isNew) return transaction
  const key = requestKey({ memberId, transactionId: transaction.id })
  const answer = await post(port(db), withdrawalRequest(key, amount))
  if (!isPosted(answer)) throw new Refused(answer.refusal)
  await refuseOtherWay(db, house, transaction)
  return transaction
}
