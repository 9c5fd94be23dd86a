import { TRANSACTION_STATUS } from '#contract/transaction-status.ts'
import { Refused } from '#contract/refusals.ts'
import type { Input, Output } from '#contract/registry.ts'
import type { MemberContext } from '#server/context.ts'
import type { PayInState } from '#server/payments/adapter.ts'
import { adapterNamed } from '#server/payments/adapters.ts'
import { settleDeposit, type DepositResult } from './deposit-settlement.ts'
import { referenceFor } from '../reference.ts'
import type { Transaction } from '../settlement.ts'

/**
 * A member gives up a deposit: its provider makes it unpayable first, then it is canceled here. What was paid in
 * the meantime is credited, and nothing is given up then.
 */
export async function cancelDeposit(
  { db, house, member }: MemberContext,
  { transactionID }: Input<'finance/cancel_deposit'>,
): Promise<Output<'finance/cancel_deposit'>> {
  const found = await db
    .selectFrom('cash_transactions')
    .selectAll()
    .where('member_id', '=', member.id)
    .where('id', '=', BigInt(transactionID))
    .where('direction', '=', 'in')
    .executeTakeFirst()
  const provider = found?.provider
  if (!found || typeof provider !== 'string') throw new Refused('not-found')
  if (found.status === TRANSACTION_STATUS.canceled) return true
  if (found.status === TRANSACTION_STATUS.approved) throw new Refused('deposit-settled')
  const channel = adapterNamed(house, provider)?.channels.in
  if (!channel) throw new Refused('payment-provider-unreachable')
  const whose = { memberId: member.id, transactionId: found.id }
  const state = await channel.close(referenceFor(whose)).catch((error: unknown) => {
    house.log.warn({ err: error, provider }, 'a provider could not be reached')
    throw new Refused('payment-provider-unreachable')
  })
  const settled = await settleDeposit(house, { ...whose, provider, ...resultOf(state, found) })
  if (settled === 'contradicts' || state.kind === 'approved') throw new Refused('deposit-settled')
  return true
}

function resultOf(
  state: PayInState,
  { amount }: Transaction,
): Pick<DepositResult, 'kind' | 'amount'> {
  if (state.kind === 'approved') return state
  // A provider that leaves it open could still take the money.
  if (state.kind === 'open') throw new Refused('payment-provider-unreachable')
  return { kind: state.kind === 'declined' ? 'declined' : 'taken-back', amount }
}
