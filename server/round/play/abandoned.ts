/**
 * Rounds that nobody came back to. The platform pays what they won, after a day; it never ends a
 * round sooner, and never changes what was drawn.
 */
import { BOUGHT_KIND } from '../../bets/kinds.ts'
import type { House } from '../../house.ts'
import { memberScope } from '../../push/source.ts'

const ABANDONED_MS = 24 * 60 * 60 * 1000
const ROUNDS_A_RUN_MAX = 1_000

const PAY = 'select * from round_pay($1, $2, $3)'

/**
 * Pays the rounds that nobody ended for a day. Each in a transaction of its own; what a crash or
 * another process leaves is paid by the next run, and nothing is paid twice.
 */
export async function payAbandonedRounds({ database, clock, log, push }: House): Promise<void> {
  const now = clock()
  const abandoned = await database.db
    .selectFrom('bets')
    .select(['member_id', 'id'])
    .where('kind', '=', BOUGHT_KIND)
    .where('state', '=', 'open')
    .where('placed_at', '<=', new Date(now.getTime() - ABANDONED_MS))
    .orderBy('placed_at')
    .limit(ROUNDS_A_RUN_MAX)
    .execute()
  let paid = 0
  for (const { member_id, id } of abandoned) {
    try {
      const { rowCount } = await database.pool.query(PAY, [[member_id], [id], now])
      push.touch('balance', memberScope(member_id))
      paid += rowCount ?? 0
    } catch (error) {
      // The others are not made to wait for it; the next run tries it again.
      log.error({ round: String(id), err: error }, 'an abandoned round could not be paid')
    }
  }
  if (paid > 0) log.info({ rounds: paid }, 'paid abandoned rounds')
}
