import type { Data } from '#contract/registry.ts'
import { defineWords, useWords } from '#web/words/words.ts'

type Payment = Pick<Data<'finance/list_transactions'>[number], 'transaction_status' | 'payoutState'>

export const PAYMENT_STATUS_WORDS = defineWords({
  tr: {
    statuses: { 1001: 'Yeni', 1002: 'Onaylandı', 1003: 'İptal edildi' },
    payouts: {
      waiting: 'Alındı',
      review: 'İnceleniyor',
      sent: 'Bankaya gönderildi',
      paid: 'Ödendi',
      refused: 'İptal edildi',
      'taken-back': 'İptal edildi',
    },
  },
  en: {
    statuses: { 1001: 'New', 1002: 'Approved', 1003: 'Canceled' },
    payouts: {
      waiting: 'Received',
      review: 'In review',
      sent: 'Sent to the bank',
      paid: 'Paid',
      refused: 'Canceled',
      'taken-back': 'Canceled',
    },
  },
})

/** How a payment stands, in the same words on every screen: a deposit is approved, a withdrawal is paid. */
export function usePaymentStatus(): (payment: Payment) => string {
  const { statuses, payouts } = useWords(PAYMENT_STATUS_WORDS)
  return ({ transaction_status: status, payoutState }) =>
    payoutState === null ? statuses[status] : payouts[payoutState]
}
