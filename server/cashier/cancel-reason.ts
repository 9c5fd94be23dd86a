import { sql, type Selectable } from 'kysely'
import type { Data } from '#contract/registry.ts'
import type { Lang } from '#server/context.ts'
import type { CashTransactionsTable } from '#server/database/tables/cashier.ts'
import type { InTwoLanguages } from '#server/payments/method.ts'
import { NOTICE_CALL } from './notices/post-notice.ts'
import { reasonShown } from './words.ts'

/** Why a transaction was canceled, for a list and for a statement. */

type CancelReason = NonNullable<Data<'finance/list_transactions'>[number]['reason']>

type Row = Pick<
  Selectable<CashTransactionsTable>,
  'canceled_by' | 'direction' | 'refusal_reason'
> & { isReplaced: boolean }

/** Another record stands in its place: `instead_of` names its id, and so does the request (`insteadOf` of post-notice.ts). */
export const isReplaced = sql<boolean>`exists(select 1 from cash_transactions other
  where other.member_id = cash_transactions.member_id and other.call = ${NOTICE_CALL}
    and other.request_id = cash_transactions.id::text)`.as('isReplaced')

const REASONS = {
  member: 'taken-back',
  provider: 'declined',
  operator: 'canceled',
  limit: 'beyond-limit',
} as const

export function reasonOf({
  canceled_by,
  direction,
  isReplaced,
}: Omit<Row, 'refusal_reason'>): CancelReason | null {
  if (canceled_by === null) return null
  if (canceled_by !== 'house') return REASONS[canceled_by]
  if (direction === 'out') return 'refused'
  return isReplaced ? 'replaced' : 'expired'
}

const REASON_NAMES: Readonly<Record<CancelReason, InTwoLanguages>> = {
  declined: { tr: 'Sağlayıcı reddetti', en: 'Declined by the provider' },
  expired: { tr: 'Süresi doldu', en: 'Expired' },
  canceled: { tr: 'Kasa iptal etti', en: 'Canceled by Kasa' },
  replaced: {
    tr: 'Başka bir tutar geldi; ayrı kaydedildi',
    en: 'Another amount came; it has its own record',
  },
  'beyond-limit': {
    tr: 'Düşürdüğünüz yatırma limitine sığmadı',
    en: 'No room in your lowered deposit limit',
  },
  refused: { tr: 'Kabul edilmedi', en: 'Not accepted' },
  'taken-back': { tr: 'Geri aldınız', en: 'You took it back' },
}

/** The same in the site's words, with what an operator wrote; null of one that was not canceled. */
export function reasonText(row: Row, lang: Lang): string | null {
  const reason = reasonOf(row)
  if (reason === null) return null
  const written = reasonShown(row.refusal_reason, lang)
  return [REASON_NAMES[reason][lang], written].filter((text) => text !== null).join(': ')
}
