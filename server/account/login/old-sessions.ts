import type { House } from '../../house.ts'

/** Logins that opened nothing for this long are forgotten, with all that grew from them. */
const KEPT_MS = 30 * 24 * 60 * 60 * 1000

/**
 * Takes out what is long over, so that a login costs the same after years. What was played in the games it opened
 * stands in bets and rounds, which name no session.
 */
export async function forgetOldSessions({ database, clock }: House): Promise<void> {
  const before = new Date(clock().getTime() - KEPT_MS)
  await database.db.transaction().execute(async (db) => {
    const over = db
      .selectFrom('session_families')
      .select(['member_id', 'id'])
      .where((eb) => eb.or([eb('ended_at', '<', before), eb('expires_at', '<', before)]))
    for (const table of ['auth_values', 'sessions', 'game_sessions'] as const)
      await db
        .deleteFrom(table)
        .where((eb) =>
          eb(eb.refTuple('member_id', 'family_id'), 'in', over.$asTuple('member_id', 'id')),
        )
        .execute()
    await db
      .deleteFrom('session_families')
      .where((eb) => eb.or([eb('ended_at', '<', before), eb('expires_at', '<', before)]))
      .execute()
  })
}
