import { sql } from 'kysely'
import type { House } from '#server/house.ts'
import { eraseStored, storedLongerThan } from './store.ts'

/**
 * The end of a file. One that was refused, or that another took the place of before it was accepted, is of no use
 * after a month. One that was accepted shows who was paid: it is kept for as long as the law wants such records,
 * from when it stopped counting; years are those of Istanbul's calendar. Its row stays, without the name of the file.
 */
const UNUSED_DAYS = 30
const ACCEPTED_YEARS = 8
/** A file is written before its row; this long after, none will come. */
const ORPHAN_MS = 60 * 60_000
const BATCH_MAX = 500

/** The job: erases what has come to its end, and files without a row. */
export async function forgetOldDocuments(house: House): Promise<void> {
  const now = house.clock()
  const { rows } = await sql<{ stored_as: string }>`
    with ended as (
      select d.member_id, d.id, d.stored_as from documents d
      where d.stored_as is not null and case when d.state = 'accepted'
        then (greatest(d.decided_at at time zone 'Europe/Istanbul', (d.valid_until + 1)::timestamp)
          + make_interval(years => ${ACCEPTED_YEARS})) at time zone 'Europe/Istanbul' < ${now}
        else coalesce(d.decided_at, d.created_at) + make_interval(hours => 24 * ${UNUSED_DAYS}) < ${now}
          and (d.state = 'refused' or exists (select 1 from documents later
            where later.member_id = d.member_id and later.kind = d.kind and later.id > d.id))
        end
      limit ${BATCH_MAX}
    )
    update documents d set stored_as = null, file_name = null, content_hash = null, erased_at = ${now}
    from ended where d.member_id = ended.member_id and d.id = ended.id
    returning ended.stored_as`.execute(house.database.db)
  for (const { stored_as } of rows) await eraseStored(house, stored_as)
  await eraseOrphans(house)
}

/** What a crash left between a file and its row, in either order. */
async function eraseOrphans(house: House): Promise<void> {
  const names = await storedLongerThan(house, ORPHAN_MS)
  if (names.length === 0) return
  const known = await house.database.db
    .selectFrom('documents')
    .select('stored_as')
    .where('stored_as', 'in', names)
    .execute()
  const kept = new Set(known.map(({ stored_as }) => stored_as))
  for (const name of names) if (!kept.has(name)) await eraseStored(house, name)
}
