import type { Data } from '#contract/registry.ts'

/** A withdrawal as the member's list has it. */
export type Withdrawal = Data<'finance/list_transactions'>[number]

export type PayoutState = NonNullable<Withdrawal['payoutState']>

/** What of a request is behind, counted in steps: received, in review, paid. */
export const STEP_OF: Readonly<Record<PayoutState, number | null>> = {
  waiting: 0,
  review: 1,
  sent: 2,
  paid: 3,
  // Nothing leads on from these.
  refused: null,
  'taken-back': null,
}

export const isOpen = ({ payoutState }: Withdrawal): boolean =>
  payoutState === 'waiting' || payoutState === 'review' || payoutState === 'sent'

/** `Pusula Bank ·· 3701`. */
export const accountText = ({ account }: Withdrawal): string | null =>
  account && (account.ending === '' ? account.name : `${account.name} ·· ${account.ending}`)
