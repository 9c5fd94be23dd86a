import type { Kysely } from 'kysely'
import { Refused } from '#contract/refusals.ts'
import { recordedRound } from '#server/casino/history.ts'
import { loadKeys } from '#server/door/keys.ts'
import type { Tables } from '#server/database/tables.ts'
import type { PublishedGames } from '#server/round/publish/published.ts'
import { CannotStart } from '../../serve/start/print.ts'
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
  const round =
    member &&
    (await recordedRound({ db, member }, games, id, await loadKeys(db)).catch(withoutVersion(id)))
  if (!round) throw new CannotStart(`There is no round ${id}.`)
  return round
}

/** A version that is gone is no fault of the command: its line says what is missing. */
const withoutVersion =
  (id: bigint) =>
  (error: unknown): never => {
    if (!(error instanceof Refused) || error.refusal !== 'version-missing') throw error
    const { game, version } = error.figures as Record<string, string> // as it is thrown
    throw new CannotStart(
      `Round ${id} was played on ${game} ${version}, which is not here: put it back on the shelf or into DATA_DIR.`,
    )
  }
