/** What an operator does with a table; each act leaves its row in the action log. */
import { isDeepStrictEqual } from 'node:util'
import type { Kysely, Transaction } from 'kysely'
import type { Actor } from '../../action/actor.ts'
import { recordAction } from '../../action/record.ts'
import { inTransaction } from '../../database/database.ts'
import type { Tables } from '../../database/tables.ts'
import { findTable, type FloorTable } from './tables.ts'
import { refuseUnfit, type Limits } from './unfit-bets.ts'

/** No new round begins; the one that is under way is told to its end. Null where there is no such table. */
export const closeTable = (
  db: Kysely<Tables>,
  actor: Actor,
  id: string,
): Promise<FloorTable | null> =>
  change(db, actor, { what: 'table.close', id, set: { is_open: false } })

export const openTable = (
  db: Kysely<Tables>,
  actor: Actor,
  id: string,
): Promise<FloorTable | null> =>
  change(db, actor, { what: 'table.open', id, set: { is_open: true } })

/** The smallest and the highest bet, from the next bet on. Throws `UnfitLimits`. */
export const setTableLimits = (
  db: Kysely<Tables>,
  actor: Actor,
  id: string,
  limits: Limits,
): Promise<FloorTable | null> => {
  const set = { min_stake: limits.minStake, max_stake: limits.maxStake }
  return change(db, actor, { what: 'table.limits', id, set, limits })
}

/** What a studio sends from the table stands in its scene's place from now on; null: the scene is drawn. */
export const setTableVideo = (
  db: Kysely<Tables>,
  actor: Actor,
  id: string,
  videoUrl: string | null,
): Promise<FloorTable | null> => change(db, actor, { what: 'table.video', id, videoUrl })

interface Change {
  what: string
  id: string
  /** Of the catalogue. */
  set?: { is_open?: boolean; min_stake?: bigint; max_stake?: bigint }
  videoUrl?: string | null
  /** Have to leave every bet of the table room. */
  limits?: Limits
}

function change(db: Kysely<Tables>, actor: Actor, { what, id, set, videoUrl, limits }: Change) {
  return inTransaction(db, async (inside: Transaction<Tables>) => {
    const before = await findTable(inside, id)
    if (!before) return null
    if (limits) refuseUnfit(before, limits)
    if (set)
      await inside.updateTable('catalogue_games').set(set).where('id', '=', before.gameId).execute()
    if (videoUrl !== undefined)
      await inside
        .updateTable('floor_tables')
        .set({ video_url: videoUrl })
        .where('id', '=', id)
        .execute()
    const after = (await findTable(inside, id)) ?? before
    // Asked for as it stands: nothing was done.
    if (isDeepStrictEqual(facts(before), facts(after))) return after
    const target = `table:${id}`
    await recordAction(inside, actor, { what, target, before: facts(before), after: facts(after) })
    return after
  })
}

const facts = ({ isOpenItself, minStake, maxStake, videoUrl }: FloorTable) => ({
  isOpen: isOpenItself,
  minStake,
  maxStake,
  ...(videoUrl === null ? {} : { videoUrl }),
})
