import { TRANSACTION_STATUS } from '#contract/transaction-status.ts'
import type { House } from '#server/house.ts'
import { adapterNamed } from '#server/payments/adapters.ts'
import { isBeyondDepositLimit } from '#server/protection/rules.ts'
import { referenceFor } from '../reference.ts'

import { settleDeposit } from './deposit-settlement.ts'
import { depositsOf, type AskableDeposit } from '../inquiries/unanswered.ts'

/**
 * The job, after a limit on deposits was lowered: what was asked for before and has no room in it any more is canceled, the newest first, by its provider
 * and then here, until the rest fits. Money that a provider has is booked. What a member says they have sent stays, and so does what its
 * provider leaves open: both count until they are decided.
 */
export async function cancelBeyondLimit(house: House, payload: unknown): Promise<void> {
  // Jobs of this name are added where a limit is put in force, and nowhere else.
  const memberId = BigInt((payload as { memberId: string }).memberId)
  const { db } = house.database
  const open = await depositsOf(db)
    .where('member_id', '=', memberId)
    .where('status', '=', TRANSACTION_STATUS.fresh)
    .where('announced_at', 'is', null)
    .orderBy('id', 'desc')
    .execute()
  let unreached = 0
  for (const deposit of open) {
    if (!(await isBeyondDepositLimit(db, memberId, house.clock()))) break
    // One provider out of reach must not keep the others' payments open.
    await giveUp(house, deposit).catch((error: unknown) => {
      house.log.warn({ err: error, provider: deposit.provider }, 'a provider could not be reached')
      unreached += 1
    })
  }
  if (unreached > 0) throw new Error('deposits beyond a limit are still open: looked at again')
}

async function giveUp(house: House, deposit: AskableDeposit): Promise<void> {
  const channel = adapterNamed(house, deposit.provider)?.channels.in
  if (!channel) return
  const state = await channel.close(referenceFor(deposit))
  if (state.kind === 'open') return
  if (state.kind === 'approved')
    await settleDeposit(house, { ...deposit, kind: 'approved', amount: state.amount })
  else {
    const kind = state.kind === 'declined' ? 'declined' : 'beyond-limit'
    await settleDeposit(house, { ...deposit, kind })
  }
}
