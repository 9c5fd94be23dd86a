import type { Kysely } from 'kysely'
import { DOCUMENT_KINDS } from '#contract/documents.ts'
import type { Tables } from '#server/database/tables.ts'
import { dayOf } from '#contract/time-span.ts'

const VALID_MS = 5 * 365 * 24 * 60 * 60_000

/** Demo members who were seen at the counter: what was accepted of theirs never was a file here. Once per member. */
export async function seedDocuments(
  db: Kysely<Tables>,
  usernames: readonly string[],
  now: Date,
): Promise<void> {
  const members = await db
    .selectFrom('members as m')
    .select('m.id')
    .where('m.username', 'in', usernames)
    .where((row) =>
      row.not(
        row.exists(
          row.selectFrom('documents as d').select('d.id').whereRef('d.member_id', '=', 'm.id'),
        ),
      ),
    )
    .execute()
  const accepted = {
    state: 'accepted',
    created_at: now,
    decided_at: now,
    valid_until: dayOf(new Date(now.getTime() + VALID_MS)),
  } as const
  const rows = members.flatMap(({ id: member_id }) =>
    DOCUMENT_KINDS.map((kind) => ({ member_id, kind, ...accepted })),
  )
  if (rows.length > 0) await db.insertInto('documents').values(rows).execute()
}
