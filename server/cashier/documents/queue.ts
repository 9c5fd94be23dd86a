import type { Kysely } from 'kysely'
import type { Tables } from '#server/database/tables.ts'
import { validUntil, type DocumentRow } from './rows.ts'

/** A document as an operator sees it in a list. */
export interface DocumentDetails extends DocumentRow {
  username: string
  memberName: string
}

const found = (db: Kysely<Tables>) =>
  db
    .selectFrom('documents as d')
    .innerJoin('members as m', 'm.id', 'd.member_id')
    .selectAll('d')
    .select(validUntil)
    .select((row) => [
      'm.username',
      row.fn<string>('concat_ws', [row.val(' '), 'm.firstname', 'm.lastname']).as('memberName'),
    ])

/** Those that wait for an operator, the oldest first. */
export function undecidedDocuments(db: Kysely<Tables>): Promise<DocumentDetails[]> {
  return found(db)
    .where('d.state', 'in', ['received', 'review'])
    .where('d.erased_at', 'is', null)
    .orderBy('d.created_at')
    .orderBy('d.id')
    .execute()
}

/** One of any state, by its number. */
export function documentDetails(
  db: Kysely<Tables>,
  id: bigint,
): Promise<DocumentDetails | undefined> {
  return found(db).where('d.id', '=', id).executeTakeFirst()
}
