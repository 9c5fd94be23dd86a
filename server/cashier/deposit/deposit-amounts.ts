import { toWire } from '#contract/money.ts'
import { Refused } from '#contract/refusals.ts'
import type { Input, Output } from '#contract/registry.ts'
import type { MemberContext } from '#server/context.ts'
import { offersOf } from '#server/payments/adapters.ts'

/** The amounts that a bank's own deposit method offers at one tap. */
export async function getDepositAmounts(
  { house }: MemberContext,
  { bankcode }: Input<'envoy/getDepositAmounts'>,
): Promise<Output<'envoy/getDepositAmounts'>> {
  const offer = offersOf(house, 'in').find(({ method }) => method.bankCode === bankcode)
  if (!offer) throw new Refused('bank-unknown')
  return { amounts: offer.terms.quickAmounts.map(toWire) }
}
