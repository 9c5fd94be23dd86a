/** What an operator does with what is said at tables; each act leaves its row in the action log, without the words. */
import type { Kysely, Transaction } from 'kysely'
import type { Actor } from '../../action/actor.ts'
import { recordAction } from '../../action/record.ts'
import { inTransaction } from '../../database/database.ts'
import type { Tables } from '../../database/tables.ts'

type Db = Kysely<Tables>

export interface ReportedLine {
  id: bigint
  table: string
  username: string
  words: string
  state: 'shown' | 'hidden' | 'cleared'
  writtenAt: Date
  reports: bigint
}

/** Those that somebody reported, the latest first; with a table all that was said there. */
export async function reportedLines(db: Db, table: string | null): Promise<ReportedLine[]> {
  const rows = await db
    .selectFrom('floor_lines as l')
    .innerJoin('members as m', 'm.id', 'l.member_id')
    .leftJoin('floor_line_reports as r', 'r.line_id', 'l.id')
    .select(['l.id', 'l.table_id as table', 'm.username', 'l.words', 'l.state'])
    .select(['l.said_at as writtenAt'])
    .select((line) => line.fn.count<bigint>('r.line_id').as('reports'))
    .$if(table !== null, (lines) => lines.where('l.table_id', '=', table ?? ''))
    .$if(table === null, (lines) => lines.where('r.line_id', 'is not', null))
    .groupBy(['l.id', 'm.username'])
    .orderBy('l.id', 'desc')
    .limit(100)
    .execute()
  return rows
}

/** Hides a line, or clears it for good: then no report hides it any more. Null where there is none. */
export const changeLine = (
  db: Db,
  actor: Actor,
  id: bigint,
  state: 'hidden' | 'cleared',
): Promise<{ table: string } | null> =>
  inTransaction(db, async (inside: Transaction<Tables>) => {
    const line = await inside
      .selectFrom('floor_lines')
      .select(['table_id as table', 'state'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst()
    if (!line) return null
    await inside.updateTable('floor_lines').set({ state }).where('id', '=', id).execute()
    const act = { what: `table.line-${state}`, target: `line:${id}` }
    await recordAction(inside, actor, { ...act, before: { state: line.state }, after: { state } })
    return { table: line.table }
  })

/** Until then the member writes nothing at any table; a moment that is over lets them write again. Null where nobody is called so. */
export const changeSilence = (
  db: Db,
  actor: Actor,
  username: string,
  until: Date | null,
): Promise<{ memberId: bigint } | null> =>
  inTransaction(db, async (inside: Transaction<Tables>) => {
    const member = await inside
      .selectFrom('members')
      .select('id')
      .where('username', '=', username)
      .executeTakeFirst()
    if (!member) return null
    const before = await inside
      .deleteFrom('floor_silences')
      .where('member_id', '=', member.id)
      .returning('until')
      .executeTakeFirst()
    if (until !== null)
      await inside.insertInto('floor_silences').values({ member_id: member.id, until }).execute()
    await recordAction(inside, actor, {
      what: until === null ? 'table.unsilence' : 'table.silence',
      target: `member:${member.id}`,
      before: before ? { until: before.until.toISOString() } : null,
      after: until ? { until: until.toISOString() } : null,
    })
    return { memberId: member.id }
  })
