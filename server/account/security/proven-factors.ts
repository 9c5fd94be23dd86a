import { Refused } from '#contract/refusals.ts'
import type { MemberContext } from '../../context.ts'
import type { ProvenFactorsTable } from '../../database/tables/account.ts'

/** For this long a factor proven within a session counts for changing which one is in use. */
export const FACTOR_MS_MAX = 10 * 60 * 1000

export type ProvenFactor = ProvenFactorsTable['factor']

export async function noteFactor(
  { db, member, session, now }: MemberContext,
  factor: ProvenFactor,
): Promise<void> {
  await db
    .insertInto('proven_factors')
    .values({ member_id: member.id, session_id: session.id, factor, at: now })
    .onConflict((conflict) =>
      conflict.columns(['member_id', 'session_id', 'factor']).doUpdateSet({ at: now }),
    )
    .execute()
}

/** Throws `code-needed`, with the factors still to be proven, unless all were within this session. */
export async function requireFactors(
  { db, member, session, now }: MemberContext,
  factors: readonly ProvenFactor[],
): Promise<void> {
  const rows = await db
    .selectFrom('proven_factors')
    .select('factor')
    .where('member_id', '=', member.id)
    .where('session_id', '=', session.id)
    .where('at', '>=', new Date(now.getTime() - FACTOR_MS_MAX))
    .execute()
  const proven = new Set(rows.map(({ factor }) => factor))
  const missing = factors.filter((factor) => !proven.has(factor))
  if (missing.length > 0) throw new Refused('code-needed', { factors: missing })
}

/** What was proven for a change counts no more, in any session. */
export async function forgetFactors(
  { db, member }: Pick<MemberContext, 'db' | 'member'>,
  factors: readonly ProvenFactor[] = ['ga', 'ga-offered', 'sms'],
): Promise<void> {
  await db
    .deleteFrom('proven_factors')
    .where('member_id', '=', member.id)
    .where('factor', 'in', factors)
    .execute()
}
