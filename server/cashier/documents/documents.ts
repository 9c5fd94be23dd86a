import { DOCUMENT_BYTES_MAX, type DocumentType } from '#contract/documents.ts'
import { toWire } from '#contract/money.ts'
import { Refused } from '#contract/refusals.ts'
import type { Input, Output } from '#contract/registry.ts'
import type { MemberContext } from '#server/context.ts'
import { missingOf, neededDocuments, unsentOf, type NeededDocument } from './needed.ts'
import { isReplaceable, refuseTooMany } from './receive.ts'
import { ticketFor } from './ticket.ts'

type Answer = Output<'documents/list'>

/** What the member has sent, what became of it, and what is needed why. */
export async function listDocuments({ db, house, member, now }: MemberContext): Promise<Answer> {
  const { withdrawals } = house.settings
  const needed = await neededDocuments(db, withdrawals, member.id, now)
  return {
    documents: needed.map(asShown),
    isMissing: missingOf(needed).length > 0,
    unsent: unsentOf(needed, withdrawals),
    yearlyAmount: withdrawals.addressAbove === null ? null : toWire(withdrawals.addressAbove),
    usualHours: withdrawals.usualDocumentHours,
  }
}

function asShown({ kind, state, latest, cause }: NeededDocument): Answer['documents'][number] {
  const sent = latest && latest.file_name !== null && latest.bytes !== null ? latest : null
  return {
    kind,
    state,
    neededFor: cause,
    isOpen: isReplaceable(state),
    reasonText: latest?.reason_text ?? null,
    file: sent && {
      name: sent.file_name ?? '',
      // Written by what looked at the file: one of these.
      type: sent.file_type as DocumentType,
      bytes: sent.bytes ?? 0,
    },
    sentAt: sent?.created_at.toISOString() ?? null,
    decidedAt: latest?.decided_at?.toISOString() ?? null,
    validUntil: latest?.valid_until ?? null,
  }
}

/** Lets this member send one file of this kind, for a while. What is refused at once is refused here. */
export async function beginUpload(
  { db, house, member, now }: MemberContext,
  { kind, fileName, bytes }: Input<'documents/begin_upload'>,
): Promise<Output<'documents/begin_upload'>> {
  if (bytes > DOCUMENT_BYTES_MAX) throw new Refused('document-too-large')
  const { withdrawals } = house.settings
  const documents = await neededDocuments(db, withdrawals, member.id, now)
  if (!isReplaceable(documents.find((each) => each.kind === kind)?.state ?? 'none'))
    throw new Refused('document-closed')
  await refuseTooMany(db, member.id, now)
  return { ticket: ticketFor(house, { memberId: member.id, kind, fileName }, now) }
}
