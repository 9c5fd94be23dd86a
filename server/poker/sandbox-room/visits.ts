import type { Kysely, Selectable } from 'kysely'
import type { SandboxPokerVisitsTable } from '#server/database/tables/poker.ts'
import type { Tables } from '#server/database/tables.ts'
import type { House } from '#server/house.ts'
import { newVisitId } from './address.ts'

export type Visit = Selectable<SandboxPokerVisitsTable>

const VISIT_MS = 2 * 60 * 60_000

/** Opens the lobby for a player, and forgets the visits that are over. */
export async function openVisit(
  house: House,
  visit: Pick<Visit, 'player' | 'lang' | 'return_url'>,
): Promise<string> {
  const now = house.clock()
  const { db } = house.database
  await db.deleteFrom('sandbox_poker_visits').where('expires_at', '<=', now).execute()
  const id = newVisitId(house)
  const expires_at = new Date(now.getTime() + VISIT_MS)
  await db
    .insertInto('sandbox_poker_visits')
    .values({ ...visit, id, expires_at })
    .execute()
  return id
}

export function findVisit(db: Kysely<Tables>, id: string, now: Date): Promise<Visit | undefined> {
  return db
    .selectFrom('sandbox_poker_visits')
    .selectAll()
    .where('id', '=', id)
    .where('expires_at', '>', now)
    .executeTakeFirst()
}
