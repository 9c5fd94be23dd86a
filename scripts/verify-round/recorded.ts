import { recordedRound } from '#server/casino/history.ts'
import { openDatabase } from '#server/database/database.ts'
import { publishShelf } from '#server/round/published.ts'
import { readSettings } from '#server/settings.ts'
import { reachDatabase } from '../start/reach.ts'
import { CannotStart, say } from '../start/say.ts'
import type { Round } from './proof.ts'

/** What the operator's own database tells of a round: no more than its member is told. */
export async function readRecorded(id: string): Promise<Round> {
  const { url, done } = await reachDatabase(readSettings(process.env))
  try {
    return await recordedIn(url, BigInt(id))
  } finally {
    await done()
  }
}

/** The same of the database at an address. */
export async function recordedIn(url: string, id: bigint): Promise<Round> {
  const database = await openDatabase(url, 1)
  try {
    const { db } = database
    const owner = await db
      .selectFrom('rounds')
      .select('member_id')
      .where('id', '=', id)
      .executeTakeFirst()
    const member = owner && { id: owner.member_id }
    const round = member && (await recordedRound({ db, member }, await publishShelf(say), id))
    if (!round) throw new CannotStart(`There is no round ${id}.`)
    return round
  } finally {
    await database.close()
  }
}
