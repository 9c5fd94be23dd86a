/** Holds a member's wallet, so that nothing of theirs moves meanwhile. Changes nothing. */
import type { QueryPort } from './query-port.ts'

/** Until the commit of the transaction that `q` is in; waits for whoever holds it. Also for one without a wallet yet. */
export async function lockWallet(q: QueryPort, memberId: bigint): Promise<void> {
  await q.query('select ledger_lock(array[$1::bigint])', [memberId])
}

/** Makes the member's wallet where no money of theirs ever moved, so that there is something to lock. */
export async function openWallet(q: QueryPort, memberId: bigint): Promise<void> {
  await q.query("select ledger_open(array[ledger_bonus_grant($1::bigint, '', 1)])", [memberId])
}
