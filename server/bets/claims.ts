/** What the house claims of members: results that were corrected once they had been paid, and of which the money was not there any more. */
import type { Money } from '#contract/money.ts'
import type { QueryPort } from '#ledger/query-port.ts'

/** Meets them out of what has just come to a member's cash, the oldest first. In the transaction that brought it. */
export async function meetClaims(q: QueryPort, memberId: bigint, came: Money): Promise<void> {
  await q.query('select sports_meet_claims($1, $2)', [memberId, came])
}
