/**
 * Posts moves: the only way a balance changes. Whatever happens to the connection, a move posts at
 * most once per key, and a repeat is told the first outcome. Never opens or ends a transaction.
 */
import type { Refusal } from '#contract/refusals.ts'
import type { Balances } from './chart.ts'
import type { ClosingMove, Move } from './moves.ts'
import type { QueryPort } from './query-port.ts'

export interface Posted extends Balances {
  /** True when this key had posted before: the balances are those right after the first time. */
  repeated: boolean
  /** The entry's place in the member's chain, from 1. */
  seq: bigint
}

/** What the SQL functions answer. Others that call `ledger_post` inside themselves hand it on. */
export interface PostRow extends Balances {
  outcome: 'posted' | 'repeated' | 'reused' | 'insufficient' | 'limit' | 'closed'
  seq: bigint | null
}

/**
 * Posts one move of one member. Refuses with `insufficient-funds`,
 * `reference-reused` (the key is taken by other content), `amount-out-of-range` (beyond
 * `AMOUNT_MAX`, or the balance beyond `BALANCE_MAX`) or, for a settle or release, `hold-closed`
 * (less of the hold is open than it would take); then nothing changed.
 */
export async function post(q: QueryPort, move: Move | ClosingMove): Promise<Posted | Refusal> {
  const { rows } = await q.query(callOf(move), valuesOf(move))
  return told(rows[0])
}

const TEN = '$1, $2, $3, $4, $5, $6, $7, $8, $9, $10'

function callOf(move: Move | ClosingMove): string {
  if ('taken' in move) return `select * from ledger_close_hold(${TEN}, $11, $12, $13, $14)`
  return `select * from ${move.name === 'hold' ? 'ledger_hold' : 'ledger_post'}(${TEN})`
}

function valuesOf(move: Move | ClosingMove): unknown[] {
  const { memberId, source, reference, name, content, cash, bonus, held, pending, house } = move
  const values = [memberId, source, reference, name, content, cash, bonus, held, pending, house]
  if (!('taken' in move)) return values
  const { hold, taken } = move
  return [...values, hold.source, hold.reference, taken.cash, taken.bonus]
}

/** Did it post? Narrows the answer of `post` and its like. */
export function isPosted(answer: Posted | Refusal): answer is Posted {
  return 'seq' in answer
}

/** A row of `ledger_post` as an answer. */
export function told(row: Readonly<Record<string, unknown>> | undefined): Posted | Refusal {
  if (!row) throw new Error('the ledger gave no answer')
  // The SQL function's own signature fixes these columns.
  const { outcome, seq, cash, bonus, held, pending } = row as unknown as PostRow
  if (outcome === 'reused') return { refusal: 'reference-reused' }
  if (outcome === 'limit') return { refusal: 'amount-out-of-range' }
  if (outcome === 'closed') return { refusal: 'hold-closed' }
  if (outcome === 'insufficient' || seq === null) return { refusal: 'insufficient-funds' }
  return { repeated: outcome === 'repeated', seq, cash, bonus, held, pending }
}
