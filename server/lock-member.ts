import type { Kysely } from 'kysely'
import type { Tables } from './database/tables.ts'

/** One at a time for each member, until this transaction ends: what is counted afterwards holds until it is written. */
export async function lockMember(db: Kysely<Tables>, memberId: bigint): Promise<void> {
  await db.selectFrom('members').select('id').where('id', '=', memberId).forNoKeyUpdate().execute()
}
