import { sql, type Kysely } from 'kysely'
import type { Actor } from '../action/actor.ts'
import { recordAction } from '../action/record.ts'
import { inTransaction } from '../database/database.ts'
import type { HarmRule } from '../database/tables/protection.ts'
import type { Tables } from '../database/tables.ts'

/** What rules said about members and nobody has looked after yet: for people of the house, and for no code. */
export interface CareSignal {
  memberId: bigint
  username: string
  rule: HarmRule
  day: string
  figures: Readonly<Record<string, number>>
}

/** Those that nobody has looked after, the newest day first. */
export const careList = (db: Kysely<Tables>, limit: number): Promise<CareSignal[]> =>
  signals(db, limit).where('handled_at', 'is', null).execute()

/** All that rules said of a member in two years, looked after or not. */
export const careHistory = (
  db: Kysely<Tables>,
  memberId: bigint,
  limit: number,
): Promise<(CareSignal & { handledAt: Date | null })[]> =>
  signals(db, limit)
    .select('handled_at as handledAt')
    .where('care_signals.member_id', '=', memberId)
    .execute()

const signals = (db: Kysely<Tables>, limit: number) =>
  db
    .selectFrom('care_signals')
    .innerJoin('members', 'members.id', 'care_signals.member_id')
    .select(['care_signals.member_id as memberId', 'username', 'rule', 'figures'])
    .select(sql<string>`day::text`.as('day'))
    .orderBy('day', 'desc')
    .orderBy('care_signals.member_id')
    .orderBy('rule')
    .limit(limit)

/** Somebody has looked after a member: every signal of theirs leaves the list. Answers how many did. */
export const lookedAfter = (
  db: Kysely<Tables>,
  actor: Actor,
  memberId: bigint,
  now: Date,
): Promise<number> =>
  inTransaction(db, async (within) => {
    const rows = await within
      .updateTable('care_signals')
      .set({ handled_at: now })
      .where('member_id', '=', memberId)
      .where('handled_at', 'is', null)
      .returning('rule')
      .execute()
    const target = `member:${memberId}`
    const [before, after] = [{ signals: rows.map(({ rule }) => rule) }, { signals: [] }]
    await recordAction(within, actor, { what: 'member.care', target, before, after })
    return rows.length
  })
