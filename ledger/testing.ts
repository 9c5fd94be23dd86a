/** What the ledger's tests read beside a member's balances. */
import type { Money } from '#contract/money.ts'
import type { QueryPort } from './query-port.ts'

/** Every house account that ever moved, with its balance. */
export async function houseBalances(q: QueryPort): Promise<Map<string, Money>> {
  const { rows } = await q.query(
    `select leg.house, sum(leg.delta)::bigint as balance from entries e,
       lateral (values (e.house, e.house_delta), (e.share_house, e.share_delta)) leg (house, delta)
     where leg.house is not null group by leg.house order by leg.house`,
    [],
  )
  return new Map(rows.map(({ house, balance }) => [String(house), BigInt(String(balance))]))
}
