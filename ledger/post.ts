/**
 * Posts moves: the only way a balance changes. Whatever happens to the connection, a move posts at
 * most once per key, and a repeat is told the first outcome. Never opens or ends a transaction.
 */
import type { Refusal } from '#contract/refusals.ts'
import type { Balances } from './chart.ts'
import type { Move, Parts } from './moves.ts'
import type { QueryPort } from './query-port.ts'

export interface Posted extends Balances {
  /** True when this key had posted before: the balances are those right after the first time. */
  repeated: boolean
  /** The entry's place in the member's chain, from 1. */
  seq: bigint
  /** By how much cash and bonus money changed. */
  change: Parts
}

/** A row of `ledger_post`, `ledger_result` by its columns. */
interface ResultRow extends Balances {
  member_id: bigint
  outcome: 'posted' | 'repeated' | 'reused' | 'insufficient' | 'limit' | 'closed'
  seq: bigint | null
  cash_delta: bigint
  bonus_delta: bigint
}

/**
 * Posts one move of one member. Refuses with `insufficient-funds`,
 * `reference-reused` (the key is taken by other content), `amount-out-of-range` (beyond
 * `AMOUNT_MAX`, or the balance beyond `BALANCE_MAX`) or, for a settle or release, `hold-closed`
 * (less of the hold is open than it would take); then nothing changed.
 */
export async function post(q: QueryPort, move: Move): Promise<Posted | Refusal> {
  const [result] = await postAll(q, [move])
  if (!result) throw new Error('the ledger gave no answer')
  return result
}

/**
 * Posts the moves of many members in one call, each refused or posted by itself; answers in their
 * order. A member moves at most once in a call: another move of theirs is a fault.
 */
export async function postAll(q: QueryPort, moves: readonly Move[]): Promise<(Posted | Refusal)[]> {
  if (moves.length === 0) return []
  const { rows } = await q.query(POST, [JSON.stringify(moves.map(recordOf))])
  // The type of the function's rows fixes these columns.
  const results = rows as unknown as readonly ResultRow[]
  const byMember = new Map(results.map((row) => [row.member_id, row]))
  return moves.map(({ memberId }) => resultOf(byMember.get(memberId)))
}

const POST = `
select * from unnest(ledger_post(array(
  select asked from json_populate_recordset(null::ledger_move, $1::json) asked)))`

/** A move as a record of the type `ledger_move`. Amounts go as text: they may be beyond 2^53. */
function recordOf(move: Move): Readonly<Record<string, string | null | undefined>> {
  const { memberId, source, reference, name, amount, houseAccount, content } = move
  const { share, staked, hold, won } = move
  return {
    member_id: String(memberId),
    source,
    reference,
    move: name,
    amount: String(amount),
    house: houseAccount,
    share_house: share?.houseAccount,
    share: share && String(share.amount),
    staked_cash: staked && String(staked.cash),
    staked_bonus: staked && String(staked.bonus),
    hold_source: hold?.source,
    hold_reference: hold?.reference,
    won: won === undefined ? undefined : String(won),
    content,
  }
}

/** Did it post? Narrows the answer of `post` and its like. */
export function isPosted(answer: Posted | Refusal): answer is Posted {
  return 'seq' in answer
}

function resultOf(row: ResultRow | undefined): Posted | Refusal {
  if (!row) throw new Error('the ledger gave no answer')
  const { outcome, seq, cash, bonus, held, pending } = row
  if (outcome === 'reused') return { refusal: 'reference-reused' }
  if (outcome === 'limit') return { refusal: 'amount-out-of-range' }
  if (outcome === 'closed') return { refusal: 'hold-closed' }
  if (outcome === 'insufficient' || seq === null) return { refusal: 'insufficient-funds' }
  const change = { cash: row.cash_delta, bonus: row.bonus_delta }
  return { repeated: outcome === 'repeated', seq, cash, bonus, held, pending, change }
}
