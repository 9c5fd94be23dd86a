import { sql, type Kysely } from 'kysely'
import type { DocumentKind } from '#contract/documents.ts'
import type { Money } from '#contract/money.ts'
import type { Tables } from '#server/database/tables.ts'
import type { WithdrawalSettings } from '#server/settings.ts'
import { documentsOf, type KindOfDocument } from './rows.ts'

/** Why a document is needed now. */
export type DocumentCause = 'first-withdrawal' | 'yearly-amount' | 'operator'

export interface NeededDocument extends KindOfDocument {
  /** Null: it is not needed now. */
  cause: DocumentCause | null
}

const OPEN = ['waiting', 'review', 'sent'] as const
const YEAR_MS = 365 * 24 * 60 * 60_000

/**
 * What the house needs to see before it lets a member's withdrawals go: who they are, before the first one; where
 * they live, once more than the yearly amount goes out; and whatever an operator asks for.
 */
export async function neededDocuments(
  db: Kysely<Tables>,
  { needsIdentity, addressAbove }: WithdrawalSettings,
  memberId: bigint,
  now: Date,
): Promise<NeededDocument[]> {
  const documents = await documentsOf(db, memberId, now)
  const { hasOpen, yearly } = await goingOut(db, memberId, now)
  const isOften = addressAbove !== null && yearly > addressAbove
  const ruled = (kind: DocumentKind): DocumentCause | null => {
    if (kind === 'address') return isOften ? 'yearly-amount' : null
    return needsIdentity && hasOpen ? 'first-withdrawal' : null
  }
  return documents.map((each) => ({
    ...each,
    cause: each.isAskedFor ? 'operator' : ruled(each.kind),
  }))
}

/** Those of them that are not accepted. */
export const missingOf = (needed: readonly NeededDocument[]): NeededDocument[] =>
  needed.filter(({ cause, state }) => cause !== null && state !== 'accepted')

const TO_SEND: readonly NeededDocument['state'][] = ['none', 'asked', 'refused', 'expired']

/** Of what the first withdrawal asks for: what lies with the member to send, whether it is needed now or not. */
export const unsentOf = (
  documents: readonly Pick<NeededDocument, 'kind' | 'state'>[],
  { needsIdentity }: Pick<WithdrawalSettings, 'needsIdentity'>,
): DocumentKind[] =>
  documents
    .filter(({ kind, state }) => needsIdentity && kind !== 'address' && TO_SEND.includes(state))
    .map(({ kind }) => kind)

async function goingOut(
  db: Kysely<Tables>,
  memberId: bigint,
  now: Date,
): Promise<{ hasOpen: boolean; yearly: Money }> {
  const since = new Date(now.getTime() - YEAR_MS)
  const { open, yearly } = await db
    .selectFrom('cash_transactions')
    .select((row) => [
      row.fn.countAll<bigint>().filterWhere('payout_state', 'in', OPEN).as('open'),
      sql<bigint>`coalesce(sum(amount) filter (where payout_state in ('waiting', 'review', 'sent')
        or (payout_state = 'paid' and created_at > ${since})), 0)::bigint`.as('yearly'),
    ])
    .where('member_id', '=', memberId)
    .where('direction', '=', 'out')
    .executeTakeFirstOrThrow()
  return { hasOpen: open > 0n, yearly }
}
