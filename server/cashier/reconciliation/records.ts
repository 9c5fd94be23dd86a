import { sql, type Kysely } from 'kysely'
import { TRANSACTION_STATUS } from '#contract/transaction-status.ts'
import type { Money } from '#contract/money.ts'
import type { Tables } from '#server/database/tables.ts'
import {
  payoutOf,
  payoutReferenceFor,
  referenceFor,
  transactionOf,
  type Whose,
} from '../reference.ts'
import type { Period } from './period.ts'
import type { StatedPayment, StatementLine } from './statement.ts'

/** What our records say of one payment, in a statement's words. */
export type RecordedPayment = StatedPayment & {
  reference: string
  amount: Money
  /** When it was decided here; null while it is not. */
  at: Date | null
}

interface Row {
  member_id: bigint
  id: bigint
  direction: 'in' | 'out'
  status: number
  amount: bigint
  payout_state: 'waiting' | 'review' | 'sent' | 'paid' | 'refused' | 'taken-back' | null
  attempt: number
  decided_at: Date | null
  instead_of: bigint | null
  /** Which sending was paid, where an operator booked one that the house had not followed. */
  paid_attempt: number | null
}

const COLUMNS = [
  'member_id',
  'id',
  'direction',
  'status',
  'amount',
  'payout_state',
  'attempt',
  'decided_at',
  'instead_of',
] as const

const PAID_ATTEMPT = sql<number | null>`(select n.attempt from payment_notices n
  where n.member_id = t.member_id and n.transaction_id = coalesce(t.instead_of, t.id)
    and n.answer = 'followed' and n.answered_at is not null)`

/** A query looks for so many at once. */
const LINES_A_QUERY = 5_000

/** What was recorded under the references of these lines, by reference and direction. */
export async function recordedUnder(
  db: Kysely<Tables>,
  provider: string,
  lines: readonly StatementLine[],
): Promise<RecordedPayment[]> {
  const found: RecordedPayment[] = []
  for (let at = 0; at < lines.length; at += LINES_A_QUERY)
    found.push(...(await recordedOf(db, provider, lines.slice(at, at + LINES_A_QUERY))))
  return found
}

async function recordedOf(
  db: Kysely<Tables>,
  provider: string,
  lines: readonly StatementLine[],
): Promise<RecordedPayment[]> {
  const named = lines.flatMap((line) => whoseLine(line) ?? [])
  const members = named.map(({ memberId }) => String(memberId))
  const ids = named.map(({ transactionId }) => String(transactionId))
  const { rows } = await sql<Row>`
    select ${sql.join(COLUMNS.map((column) => sql.ref(`t.${column}`)))}, ${PAID_ATTEMPT} as paid_attempt
    from cash_transactions t
    join (select distinct * from unnest(${members}::bigint[], ${ids}::bigint[]) as named(member_id, id)) named
      on t.member_id = named.member_id and (t.id = named.id or t.instead_of = named.id)
    where t.provider = ${provider} order by t.id`.execute(db)
  // What stands in the place of another comes later, and is what a provider knows under the first one's name.
  const byId = new Map(rows.map((row) => [row.instead_of ?? row.id, row]))
  return lines.flatMap((line) => {
    const row = byId.get(whoseLine(line)?.transactionId ?? 0n)
    return (row && recordedAs(line, row)) ?? []
  })
}

const whoseLine = ({ direction, reference }: StatementLine): Whose | null =>
  direction === 'in' ? transactionOf(reference) : payoutOf(reference)

/** The record that a line speaks of, or null where this is not its row: a payout's line speaks of one attempt. */
function recordedAs(line: StatementLine, row: Row): RecordedPayment | null {
  const { direction, reference } = line
  if (row.direction !== direction || row.member_id !== whoseLine(line)?.memberId) return null
  if (direction === 'in') return depositOf(row)
  const attempt = payoutOf(reference)?.attempt ?? Number.POSITIVE_INFINITY
  return attempt <= row.attempt ? payoutOfRow(row, attempt) : null
}

/** What moved money here within the period: a statement of that period has to name it. */
export async function movedWithin(
  db: Kysely<Tables>,
  provider: string,
  { from, to }: Period,
): Promise<RecordedPayment[]> {
  const rows = await db
    .selectFrom('cash_transactions as t')
    .select(COLUMNS)
    .select(PAID_ATTEMPT.as('paid_attempt'))
    .where('provider', '=', provider)
    .where('status', '=', TRANSACTION_STATUS.approved)
    .where('decided_at', '>=', from)
    .where('decided_at', '<=', to)
    .orderBy('decided_at')
    .execute()
  return rows.map((row) =>
    row.direction === 'in' ? depositOf(row) : payoutOfRow(row, paidAttemptOf(row)),
  )
}

function depositOf(row: Row): RecordedPayment {
  const { amount, decided_at: at, status } = row
  const reference = referenceFor(whoseOf(row))
  if (status === TRANSACTION_STATUS.fresh)
    return { direction: 'in', state: 'open', reference, amount, at }
  const state = status === TRANSACTION_STATUS.approved ? 'approved' : 'declined'
  return { direction: 'in', state, reference, amount, at }
}

const paidAttemptOf = ({ paid_attempt, attempt }: Row): number => paid_attempt ?? attempt

/** An attempt before the last one has failed, whatever became of the withdrawal, unless an operator booked it as paid. */
function payoutOfRow(row: Row, attempt: number): RecordedPayment {
  const reference = payoutReferenceFor({ ...whoseOf(row), attempt })
  const { amount, decided_at: at, payout_state: now } = row
  const isPaid = now === 'paid' && attempt === paidAttemptOf(row)
  const isOpen = now === 'sent' && attempt === row.attempt
  const state = isPaid ? 'paid' : isOpen ? 'open' : 'failed'
  return { direction: 'out', state, reference, amount, at }
}

const whoseOf = ({ member_id: memberId, id, instead_of }: Row) => ({
  memberId,
  transactionId: instead_of ?? id,
})
