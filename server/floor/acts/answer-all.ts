/** Answers to what a round asks all of its members at once: those that arrive together go together (`floor_answer`). */
import type { House } from '../../house.ts'
import type { Token } from '../../game-session/token.ts'
import type { FloorAsk } from '../kinds/table-kind.ts'

/** What a member answers. */
export interface Answering extends Token {
  requestId: string
  round: number
  decision: string
  arrivedAt: Date
}

/** Of many members one each, in the order of their ids; answers what became of each. */
export async function answerAll(
  { database, clock }: Pick<House, 'database' | 'clock'>,
  table: string,
  { main, added, times }: FloorAsk,
  asked: readonly Answering[],
): Promise<string[]> {
  const records = asked.map(({ memberId, hash, decision, requestId, arrivedAt }) => ({
    member_id: String(memberId),
    token: `\\x${hash.toString('hex')}`,
    act: decision,
    request_id: requestId,
    arrived_at: arrivedAt.toISOString(),
  }))
  const { rows } = await database.money.pool.query<{ outcome: string }>({
    name: 'floor_answer',
    text: `select outcome from floor_answer($1, $2::bigint[], array(
      select asked from json_populate_recordset(null::floor_decision, $3::json) asked), $4, $5, $6, $7)
      order by place`,
    values: [
      table,
      asked.map(({ round }) => String(round)),
      JSON.stringify(records),
      main,
      added,
      times,
      clock(),
    ],
  })
  if (rows.length !== asked.length) throw new Error('answers were taken in part')
  return rows.map(({ outcome }) => outcome)
}
