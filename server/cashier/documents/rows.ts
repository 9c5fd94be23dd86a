import { sql, type Kysely, type Selectable } from 'kysely'
import { DOCUMENT_KINDS, type DocumentKind } from '#contract/documents.ts'
import type { DocumentsTable } from '#server/database/tables/cashier.ts'
import type { Tables } from '#server/database/tables.ts'
import { dayOf } from '#contract/time-span.ts'

/** A row with its last valid day as it is written: `2031-03-14`. */
export type DocumentRow = Selectable<DocumentsTable>
export type DocumentState = DocumentRow['state'] | 'none' | 'expired'

/** What is known of one kind. */
export interface KindOfDocument {
  kind: DocumentKind
  state: DocumentState
  /** The row that counts; undefined where there is none. */
  latest: DocumentRow | undefined
  /** An operator asked for it, and none was accepted since. */
  isAskedFor: boolean
}

/** Every kind, with what counts of it today. */
export async function documentsOf(
  db: Kysely<Tables>,
  memberId: bigint,
  now: Date,
): Promise<KindOfDocument[]> {
  const latest = await db
    .selectFrom('documents')
    .selectAll()
    .select(validUntil)
    .distinctOn('kind')
    .where('member_id', '=', memberId)
    .orderBy('kind')
    .orderBy('id', 'desc')
    .execute()
  const kinds = await askedKinds(db, memberId)
  return DOCUMENT_KINDS.map((kind) => {
    const row = latest.find((each) => each.kind === kind)
    return { kind, state: stateOf(row, now), latest: row, isAskedFor: kinds.has(kind) }
  })
}

/** A day, and no moment of one. */
export const validUntil = sql<string | null>`valid_until::text`.as('valid_until')

const stateOf = (row: DocumentRow | undefined, now: Date): DocumentState => {
  if (row === undefined) return 'none'
  const isOver = row.valid_until !== null && row.valid_until < dayOf(now)
  return row.state === 'accepted' && isOver ? 'expired' : row.state
}

async function askedKinds(db: Kysely<Tables>, memberId: bigint): Promise<Set<DocumentKind>> {
  const rows = await db
    .selectFrom('documents')
    .select('kind')
    .where('member_id', '=', memberId)
    .groupBy('kind')
    .having(
      sql<boolean>`max(id) filter (where state = 'asked')
        > coalesce(max(id) filter (where state = 'accepted'), 0)`,
    )
    .execute()
  return new Set(rows.map(({ kind }) => kind))
}
