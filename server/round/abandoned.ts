/**
 * Rounds that nobody came back to. The platform pays what they won, after a day; it never ends a
 * round sooner, and never changes what was drawn.
 */
import type { House } from '../house.ts'

const ABANDONED_MS = 24 * 60 * 60 * 1000
const ROUNDS_A_RUN_MAX = 1_000

/**
 * Pays the rounds that nobody ended for a day. Each in a transaction of its own; what a crash or
 * another process leaves is paid by the next run, and nothing is paid twice.
 */
export async function payAbandonedRounds({ database, clock, log }: House): Promise<void> {
  const now = clock()
  const abandoned = await database.db
    .selectFrom('rounds')
    .select(['member_id', 'id'])
    .where('active', '=', true)
    .where('created_at', '<=', new Date(now.getTime() - ABANDONED_MS))
    .orderBy('created_at')
    .limit(ROUNDS_A_RUN_MAX)
    .execute()
  let paid = 0
  for (const { member_id, id } of abandoned) {
    try {
      await database.pool.query('select round_pay($1, $2, $3)', [member_id, id, now])
      paid++
    } catch (error) {
      // The others are not made to wait for it; the next run tries it again.
      log.error({ round: String(id), err: error }, 'an abandoned round could not be paid')
    }
  }
  if (paid > 0) log.info({ rounds: paid }, 'paid abandoned rounds')
}
