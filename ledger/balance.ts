/** Reads members' balances from their wallet rows. Changes nothing. */
import type { Balances } from './chart.ts'
import type { QueryPort } from './query-port.ts'

const NOTHING: Balances = { cash: 0n, bonus: 0n, held: 0n, pending: 0n }

/** A member's four accounts; all zero for one whose money never moved. */
export async function balanceOf(q: QueryPort, memberId: bigint): Promise<Balances> {
  const { rows } = await q.query(
    'select cash, bonus, held, pending from wallets where member_id = $1',
    [memberId],
  )
  // The columns are bigints and not null.
  return (rows[0] as Balances | undefined) ?? NOTHING
}

/** The same for many members at once; everyone asked for is in it. */
export async function balancesOf(
  q: QueryPort,
  memberIds: readonly bigint[],
): Promise<Map<bigint, Balances>> {
  const { rows } = await q.query(
    `select id, coalesce(cash, 0) as cash, coalesce(bonus, 0) as bonus,
       coalesce(held, 0) as held, coalesce(pending, 0) as pending
     from unnest($1::bigint[]) id left join wallets on member_id = id`,
    [memberIds],
  )
  // The select names these columns, and every one is a bigint.
  const balances = rows as unknown as (Balances & { id: bigint })[]
  return new Map(balances.map(({ id, ...has }) => [id, has]))
}
