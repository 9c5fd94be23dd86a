import type { Selectable } from 'kysely'
import type { PAYOUT_STATES } from '#contract/calls/cashier.ts'
import { TRANSACTION_STATUS, type TransactionStatus } from '#contract/transaction-status.ts'
import type { CashTransactionsTable } from '#server/database/tables/cashier.ts'
import type { Lang } from '#server/context.ts'
import type { Direction } from '#server/payments/direction.ts'
import type { InTwoLanguages } from '#server/payments/method.ts'

type PayoutState = (typeof PAYOUT_STATES)[number]

/** The column's check keeps it one of the three. */
export function statusOf(status: number): TransactionStatus {
  if (status === TRANSACTION_STATUS.approved) return TRANSACTION_STATUS.approved
  return status === TRANSACTION_STATUS.canceled
    ? TRANSACTION_STATUS.canceled
    : TRANSACTION_STATUS.fresh
}

export const CATEGORY_NAMES: Readonly<Record<Direction, InTwoLanguages>> = {
  in: { tr: 'Para yatırma', en: 'Deposit' },
  out: { tr: 'Para çekme', en: 'Withdrawal' },
}

/** A withdrawal is never only approved: it is looked at, sent and paid. */
const PAYOUT_NAMES: Readonly<Record<PayoutState, InTwoLanguages>> = {
  waiting: { tr: 'Alındı', en: 'Received' },
  review: { tr: 'İnceleniyor', en: 'In review' },
  sent: { tr: 'Bankaya gönderildi', en: 'Sent to the bank' },
  paid: { tr: 'Ödendi', en: 'Paid' },
  refused: { tr: 'İptal edildi', en: 'Canceled' },
  'taken-back': { tr: 'İptal edildi', en: 'Canceled' },
}

/** How a payment stands, in the words of the site. */
export const statusName = ({
  status,
  payout_state: state,
}: Pick<Selectable<CashTransactionsTable>, 'status' | 'payout_state'>): InTwoLanguages =>
  state === null ? STATUS_NAMES[statusOf(status)] : PAYOUT_NAMES[state]

const STATUS_NAMES: Readonly<Record<TransactionStatus, InTwoLanguages>> = {
  [TRANSACTION_STATUS.fresh]: { tr: 'Yeni', en: 'New' },
  [TRANSACTION_STATUS.approved]: { tr: 'Onaylandı', en: 'Approved' },
  [TRANSACTION_STATUS.canceled]: { tr: 'İptal edildi', en: 'Canceled' },
}

/** The ways money travels, by `transfer_type_id`; `searchType` narrows by them. */
export const TRANSFER_NAMES: Readonly<Record<number, InTwoLanguages>> = {
  1: { tr: 'Banka havalesi', en: 'Bank transfer' },
  2: { tr: 'Ödeme sağlayıcısı', en: 'Payment provider' },
  3: { tr: 'Cep bankacılığı', en: 'Mobile bank transfer' },
}

/** Why the house itself ended a withdrawal: its provider paid another amount, which stands as a withdrawal of its own. */
export const PAID_OTHERWISE = 'paid-otherwise'

const PAID_OTHERWISE_TEXT: InTwoLanguages = {
  tr: 'Başka bir tutar ödendi; ödenen tutar ayrı bir çekim olarak kaydedildi.',
  en: 'Another amount was paid; it stands as a withdrawal of its own.',
}

/** Why a withdrawal was refused: what an operator wrote, as it was written, or the house's own reason in the reader's words. */
export const reasonShown = (reason: string | null, lang: Lang): string | null =>
  reason === PAID_OTHERWISE ? PAID_OTHERWISE_TEXT[lang] : reason
