import type { Kysely } from 'kysely'
import type { Tables } from '#server/database/tables.ts'

interface Booked {
  direction: 'in' | 'out'
  reference: string
  amountKurus: bigint
  status: string
  at: Date
}

/**
 * What the sandbox bank says it has done until now, as a provider's statement: everything in its book, the oldest first. It reads its
 * own rows and none of the house's.
 */
export async function sandboxStatement(db: Kysely<Tables>, now: Date): Promise<string> {
  const payments = await db
    .selectFrom('sandbox_payments')
    .select(['reference', 'amount_kurus as amountKurus', 'status'])
    .select((row) => row.fn.coalesce('decided_at', 'created_at').as('at'))
    .execute()
  const payouts = await db
    .selectFrom('sandbox_payouts')
    .select(['reference', 'amount_kurus as amountKurus', 'status'])
    .select((row) => row.fn.coalesce('decided_at', 'created_at').as('at'))
    .execute()
  const booked: Booked[] = [
    ...payments.map((each) => ({ direction: 'in' as const, ...each })),
    ...payouts.map((each) => ({ direction: 'out' as const, ...each })),
  ]
  const inOrder = booked.toSorted((one, other) => one.at.getTime() - other.at.getTime())
  const from = inOrder[0]?.at ?? now
  const lines = inOrder.map(lineOf)
  const above = `# from=${from.toISOString()} to=${now.toISOString()} payments=${lines.length}`
  return `${[above, HEADER, ...lines].join('\n')}\n`
}

const HEADER = 'reference,direction,amount,currency,state,time'

/** A payment that we closed was never paid. */
function lineOf({ direction, reference, amountKurus, status, at }: Booked): string {
  const amount = `${amountKurus / 100n}.${String(amountKurus % 100n).padStart(2, '0')}`
  const state = status === 'closed' ? 'declined' : status
  return [reference, direction, amount, 'TRY', state, at.toISOString()].join(',')
}
