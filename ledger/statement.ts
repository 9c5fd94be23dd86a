/** A member's entries, newest first, as the history and the operator read them. Changes nothing. */
import type { Money } from '#contract/money.ts'
import type { Balances } from './chart.ts'
import type { QueryPort } from './query-port.ts'

export interface StatementLine {
  seq: bigint
  source: string
  reference: string
  /** The move's name. */
  move: string
  /** Signed changes of the four accounts. */
  change: Balances
  /** The four accounts right after. */
  after: Balances
  house: string | null
  houseChange: Money
  at: Date
}

export interface StatementFilter {
  limit: number
  offset: number
  /** Only entries of these sources. */
  sources?: readonly string[]
  /** From this instant on, and before that one. */
  from?: Date
  until?: Date
}

export interface Statement {
  lines: StatementLine[]
  /** How many entries the filter finds in all. */
  total: number
}

const WHERE = `member_id = $1
  and ($2::text[] is null or source = any($2))
  and ($3::timestamptz is null or at >= $3)
  and ($4::timestamptz is null or at < $4)`

/** One page of a member's entries. */
export async function statement(
  q: QueryPort,
  memberId: bigint,
  { limit, offset, sources, from, until }: StatementFilter,
): Promise<Statement> {
  const filter = [memberId, sources ?? null, from ?? null, until ?? null]
  const page = await q.query(
    `select * from entries where ${WHERE} order by seq desc limit $5 offset $6`,
    [...filter, limit, offset],
  )
  const count = await q.query(`select count(*) as total from entries where ${WHERE}`, filter)
  return { lines: page.rows.map(line), total: Number(count.rows[0]?.['total'] ?? 0) }
}

/** The columns of `entries` that a statement shows. */
interface Row extends Balances {
  seq: bigint
  source: string
  reference: string
  move: string
  cash_delta: Money
  bonus_delta: Money
  held_delta: Money
  pending_delta: Money
  house: string | null
  house_delta: Money
  at: Date
}

function line(found: Readonly<Record<string, unknown>>): StatementLine {
  // The table fixes these columns; ledger/schema.ts owns it.
  const row = found as unknown as Row
  const { seq, source, reference, move, cash, bonus, held, pending, house, at } = row
  const change = {
    cash: row.cash_delta,
    bonus: row.bonus_delta,
    held: row.held_delta,
    pending: row.pending_delta,
  }
  const after = { cash, bonus, held, pending }
  return { seq, source, reference, move, change, after, house, houseChange: row.house_delta, at }
}
