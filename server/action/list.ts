import { sql, type Kysely, type Selectable } from 'kysely'
import type { ActionsTable } from '../database/tables/action.ts'
import type { Tables } from '../database/tables.ts'

export interface ActionFilter {
  /** The actor's name. */
  who?: string | undefined
  /** An act (`game.settings`), or a subject (`game`) with all of its acts. */
  what?: string | undefined
  /** On what: `game:lale-devri`. */
  target?: string | undefined
  since?: Date | undefined
  limit: number
}

/** What was done to the house, the latest first. */
export async function listActions(
  db: Kysely<Tables>,
  { who, what, target, since, limit }: ActionFilter,
): Promise<Selectable<ActionsTable>[]> {
  let query = db.selectFrom('actions').selectAll()
  if (who !== undefined) query = query.where('actor_name', '=', who)
  if (target !== undefined) query = query.where('target', '=', target)
  if (since !== undefined) query = query.where('at', '>=', since)
  if (what !== undefined)
    query = query.where(sql<boolean>`(what = ${what} or starts_with(what, ${`${what}.`}))`)
  return query.orderBy('id', 'desc').limit(limit).execute()
}
