import type { Kysely } from 'kysely'
import { recordedRound } from '#server/casino/history.ts'
import type { Tables } from '#server/database/tables.ts'
import type { PublishedGames } from '#server/round/published.ts'
import { CannotStart } from '../start/say.ts'
import type { Round } from './proof.ts'

/** What a database tells of a round: no more than its member is told. */
export async function recordedIn(
  db: Kysely<Tables>,
  games: Pick<PublishedGames, 'find'>,
  id: bigint,
): Promise<Round> {
  const owner = await db
    .selectFrom('rounds')
    .select('member_id')
    .where('id', '=', id)
    .executeTakeFirst()
  const member = owner && { id: owner.member_id }
  const round = member && (await recordedRound({ db, member }, games, id))
  if (!round) throw new CannotStart(`There is no round ${id}.`)
  return round
}
