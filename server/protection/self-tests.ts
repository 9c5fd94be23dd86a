import { sql, type Kysely } from 'kysely'
import { scoreOf, type SelfTestAnswer } from '#contract/members/self-test.ts'
import type { Input, Output } from '#contract/registry.ts'
import type { MemberContext } from '../context.ts'
import type { Tables } from '../database/tables.ts'

/** Self-tests that members asked to keep. Nothing else of the house reads them: they decide and sell nothing. */

type Kept = Output<'protection/self_tests'>

const SHOWN_MAX = 50

export const selfTests = ({ db, member }: MemberContext): Promise<Kept> => keptOf(db, member.id)

/** A second one of the same day takes the place of the first. */
export async function keepSelfTest(
  { db, member, now }: MemberContext,
  { answers }: Input<'protection/keep_self_test'>,
): Promise<Kept> {
  await db
    .insertInto('self_tests')
    .values({
      member_id: member.id,
      taken_on: sql<string>`(${now}::timestamptz at time zone 'Europe/Istanbul')::date`,
      answers: [...answers],
    })
    .onConflict((conflict) =>
      conflict.columns(['member_id', 'taken_on']).doUpdateSet({ answers: [...answers] }),
    )
    .execute()
  return keptOf(db, member.id)
}

export async function forgetSelfTests({ db, member }: MemberContext): Promise<Kept> {
  await db.deleteFrom('self_tests').where('member_id', '=', member.id).execute()
  return []
}

async function keptOf(db: Kysely<Tables>, memberId: bigint): Promise<Kept> {
  const rows = await db
    .selectFrom('self_tests')
    .select([sql<string>`taken_on::text`.as('takenOn'), 'answers'])
    .where('member_id', '=', memberId)
    .orderBy('taken_on', 'desc')
    .limit(SHOWN_MAX)
    .execute()
  return rows.map(({ takenOn, answers }) => ({
    takenOn,
    // As the table's own check has them.
    score: scoreOf(answers as SelfTestAnswer[]),
  }))
}
