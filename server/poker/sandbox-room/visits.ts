import type { Kysely, Selectable } from 'kysely'
import type { SandboxPokerVisitsTable } from '#server/database/tables/poker.ts'
import type { Tables } from '#server/database/tables.ts'
import type { House } from '#server/house.ts'
import { newVisitId } from './address.ts'
import { findPlayer, standUp, type Player } from './book.ts'

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

const visitNamed = (db: Kysely<Tables>, id: string, now: Date) =>
  db
    .selectFrom('sandbox_poker_visits')
    .selectAll()
    .where('id', '=', id)
    .where('expires_at', '>', now)

export const findVisit = (db: Kysely<Tables>, id: string, now: Date): Promise<Visit | undefined> =>
  visitNamed(db, id, now).executeTakeFirst()

/** The same, and it lasts until this transaction ends: what is pressed in it is done before play is stopped, or not at all. */
export const holdVisit = (db: Kysely<Tables>, id: string, now: Date): Promise<Visit | undefined> =>
  visitNamed(db, id, now).forShare().executeTakeFirst()

/** No visit of the player's is left, and they sit nowhere. */
export function stopPlay(db: Kysely<Tables>, player: string): Promise<Player | undefined> {
  return db.transaction().execute(async (db) => {
    await db.deleteFrom('sandbox_poker_visits').where('player', '=', player).execute()
    await standUp(db, player)
    return findPlayer(db, player)
  })
}
