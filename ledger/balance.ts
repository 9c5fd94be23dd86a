/** Reads balances: a member's from the wallet row, the house's as sums. Changes nothing. */
import type { Money } from '#contract/money.ts'
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

/** Every house account that ever moved, with its balance. Reads all entries: for reports. */
export async function houseBalances(q: QueryPort): Promise<Map<string, Money>> {
  const { rows } = await q.query(
    `select house, sum(house_delta)::bigint as balance from entries
     where house is not null group by house order by house`,
    [],
  )
  return new Map(rows.map(({ house, balance }) => [String(house), BigInt(String(balance))]))
}
