import { sql } from 'kysely'
import { Refused } from '#contract/refusals.ts'
import type { Input, Output } from '#contract/registry.ts'
import { kindsOf } from '../catalogue/games.ts'
import type { MemberContext } from '../context.ts'
import { launchTable } from '../floor/tables/launch.ts'

/** Opens the best known virtual game of a provider, or of those that are of the type that was asked for. */
export async function initVirtualGame(
  context: MemberContext,
  { providerID, type, isMobile = false }: Input<'virtualgames/init_game'>,
): Promise<Output<'virtualgames/init_game'>> {
  let games = context.db
    .selectFrom('catalogue_games')
    .select('id')
    // As bigint, so that an id beyond the column's range is no fault but simply not there.
    .where(sql`provider_id::bigint`, '=', BigInt(providerID))
    .where('kind', 'in', kindsOf('virtual'))
  if (type !== undefined) games = games.where(sql<boolean>`types @> array[${type}]`)
  const found = await games
    .orderBy('is_open', 'desc')
    .orderBy('popularity', 'desc')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  if (!found) throw new Refused('game-unknown')
  return launchTable(context, 'virtual', found.id, isMobile)
}
