import { toWire } from '#contract/money.ts'
import type { Output } from '#contract/registry.ts'
import { netPosition } from '../bets/net-position.ts'
import type { MemberContext } from '../context.ts'
import { unseenJackpots } from '../jackpot/wins.ts'

/** Since when the caller's login lasts, and what the member put in and got back meanwhile. */
export async function playSession({
  db,
  member,
  session,
  now,
}: MemberContext): Promise<Output<'casino/play_session'>> {
  const { startedAt } = await db
    .selectFrom('session_families')
    .select('created_at as startedAt')
    .where('member_id', '=', member.id)
    .where('id', '=', session.familyId)
    .executeTakeFirstOrThrow()
  const net = await netPosition(db, member.id, startedAt)
  return {
    startedAt: startedAt.toISOString(),
    now: now.toISOString(),
    net: toWire(net),
    jackpots: await unseenJackpots(db, member.id),
  }
}
