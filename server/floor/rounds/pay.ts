/** Stakes as they are paid, by hand or by a leader, and who is told of it. */
import type { Selectable } from 'kysely'
import type { FloorRoundsTable } from '../../database/tables/floor.ts'
import type { House } from '../../house.ts'
import { memberScope } from '../../push/source.ts'
import type { PlacedStake } from '../kinds/table-kind.ts'

type Round = Selectable<FloorRoundsTable>

/** By which others hear that something has changed. */
export interface Notifier {
  push: Pick<House['push'], 'touch'>
}

/**
 * After a commit: whoever looks at the table, and the members whose money moved. What changed is how its round stands (`table`), or only
 * who bets on it (`crowd`).
 */
export function touchTable(
  { push }: Notifier,
  changed: 'table' | 'crowd',
  table: string,
  members: readonly bigint[],
): void {
  push.touch(changed, table)
  if (members.length === 0) return
  const scopes = [...new Set(members)].map(memberScope)
  push.touch('seat', ...scopes)
  push.touch('balance', ...scopes)
}

export interface AskedPayment extends Pick<PlacedStake, 'memberId' | 'betId' | 'seq'> {
  taken: bigint
  won: bigint
  hundredths: number | null
  isHalf?: boolean
  requestId?: string
}

/** Pays as far as it may still be paid; answers what was. By hand, or by the leader of a fence. */
export async function payStakes(
  { database, clock }: Pick<House, 'database' | 'clock'>,
  { table_id, number }: Pick<Round, 'table_id' | 'number'>,
  fence: bigint | null,
  asked: readonly AskedPayment[],
): Promise<{ memberId: bigint; won: bigint }[]> {
  const records = asked.map((one) => ({
    member_id: String(one.memberId),
    bet_id: String(one.betId),
    seq: one.seq,
    taken: String(one.taken),
    won: String(one.won),
    hundredths: one.hundredths,
    is_half: one.isHalf ?? false,
    request_id: one.requestId ?? null,
  }))
  const { rows } = await database.money.pool.query<{ memberId: bigint; won: bigint }>({
    name: 'floor_pay',
    text: `select member_id as "memberId", won from floor_pay($1, $2, $3, array(
      select asked from json_populate_recordset(null::floor_payment, $4::json) asked), $5)`,
    values: [table_id, number, fence, JSON.stringify(records), clock()],
  })
  return rows
}

/** Stakes by ascending members, of so many members at most: whole members, so that one has one move. */
export function* batchesOf(
  stakes: readonly PlacedStake[],
  membersMax: number,
): Generator<PlacedStake[]> {
  let batch: PlacedStake[] = []
  let members = 0
  let last: bigint | null = null
  for (const stake of stakes) {
    if (stake.memberId !== last && members === membersMax) {
      yield batch
      batch = []
      members = 0
    }
    if (stake.memberId !== last) members += 1
    last = stake.memberId
    batch.push(stake)
  }
  if (batch.length > 0) yield batch
}
