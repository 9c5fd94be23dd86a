/** What whoever else tells of a member's money has to know of their bonuses. Changes nothing. */
import type { QueryPort } from '#ledger/query-port.ts'

/** Free rounds that are still to be played, by their members; who has none is not in it. One look into an index that holds active bonuses alone. */
export async function freeRoundsLeft(
  q: QueryPort,
  memberIds: readonly bigint[],
): Promise<ReadonlyMap<bigint, number>> {
  const { rows } = await q.query(
    `select b.member_id, o.rounds - b.rounds_played as left
     from bonuses b join bonus_offers o on o.id = b.offer_id
     where b.member_id = any ($1::bigint[]) and b.state = 'active' and b.rounds_played < o.rounds`,
    [memberIds],
  )
  // The select names these columns: a bigint and an integer.
  const found = rows as unknown as { member_id: bigint; left: number }[]
  return new Map(found.map(({ member_id, left }) => [member_id, left]))
}
