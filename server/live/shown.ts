import type { Kysely, SelectQueryBuilder } from 'kysely'
import type { Member } from '../context.ts'
import type { Tables } from '../database/tables.ts'

const SHOWN = 1
/** Members of this rank try what is hidden from everyone else. */
const TESTER_RID = 20

export const isTester = (member: Member | null): boolean => member?.rid === TESTER_RID

type Joined = Tables & { live: Tables['live_tables']; provider: Tables['live_providers'] }
export type Found = SelectQueryBuilder<Joined, 'live' | 'provider', object>

/** Tables that can be entered, with who runs them; of hidden providers only where that is asked for. */
export function openTables(db: Kysely<Tables>, withHidden = false): Found {
  const open = db
    .selectFrom('live_tables as live')
    .innerJoin('live_providers as provider', 'provider.id', 'live.provider_id')
    .where('live.is_open', '=', true)
  return withHidden ? open : open.where('provider.status', '=', SHOWN)
}
