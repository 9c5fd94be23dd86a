import { sql } from 'kysely'
import { toWire } from '#contract/money.ts'
import type { Output } from '#contract/registry.ts'
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
  const { net } = await db
    .selectFrom('rounds')
    .select(
      sql<bigint>`coalesce(sum(case when active then 0 else payout end - stake
        + coalesce((select sum(w.amount) from jackpot_wins w
            where w.member_id = rounds.member_id and w.round_id = rounds.id), 0)), 0)::bigint`.as(
        'net',
      ),
    )
    .where('member_id', '=', member.id)
    .where((round) =>
      round.or([
        round('active', '=', true),
        round('created_at', '>=', startedAt),
        round('closed_at', '>=', startedAt),
      ]),
    )
    .executeTakeFirstOrThrow()
  return {
    startedAt: startedAt.toISOString(),
    now: now.toISOString(),
    net: toWire(net),
    jackpots: await unseenJackpots(db, member.id),
  }
}
