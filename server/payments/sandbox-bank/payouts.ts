import type { Kysely, Selectable } from 'kysely'
import * as z from 'zod/mini'
import { KURUS, type Money } from '#contract/money.ts'
import { port } from '#server/database/database.ts'
import type { SandboxPayoutsTable } from '#server/database/tables/cashier.ts'
import type { Tables } from '#server/database/tables.ts'
import type { OperatingHouse } from '#server/house.ts'
import type { PayOut, PayOutState } from '../adapter.ts'
import { sendSigned } from './notices.ts'

/** So long the sandbox bank takes to pay. */
export const PAYING_MS = 6_000

/** Amounts that end in so many kuruş fail, so that whoever tries the house sees that, too. */
const FAILS_AT_KURUS = 13n

/** How the sandbox bank pays members: it takes an order at once, and decides a moment later. */
export function sandboxPayOut(house: OperatingHouse): PayOut {
  const { db } = house.database
  return {
    async send({ reference, amount }) {
      await db.transaction().execute(async (db) => {
        const { numInsertedOrUpdatedRows } = await db
          .insertInto('sandbox_payouts')
          .values({ reference, amount_kurus: amount / KURUS })
          .onConflict((conflict) => conflict.column('reference').doNothing())
          .executeTakeFirst()
        if (numInsertedOrUpdatedRows === 0n) return
        const options = { afterMs: PAYING_MS, key: `sandbox-payout-${reference}` }
        await house.jobs.add(port(db), 'decide-sandbox-payout', { reference }, options)
      })
      return { payment: `sandbox payout ${reference}` }
    },
    ask: async (reference) => stateOf(await find(db, reference)),
  }
}

const payload = z.object({ reference: z.string() })

/** The job: the sandbox bank pays, or cannot, and says so. */
export async function decideSandboxPayout(house: OperatingHouse, given: unknown): Promise<void> {
  const { reference } = payload.parse(given)
  const { db } = house.database
  const order = await find(db, reference)
  if (!order) return
  const wanted = order.amount_kurus % 100n === FAILS_AT_KURUS ? 'failed' : 'paid'
  await db
    .updateTable('sandbox_payouts')
    .set({ status: wanted, decided_at: house.clock() })
    .where('reference', '=', reference)
    .where('status', '=', 'open')
    .execute()
  const decided = await find(db, reference)
  if (!decided || decided.status === 'open') return
  const { status: kind, amount_kurus: amountKurus } = decided
  await sendSigned(house, { id: `${kind}-${reference}`, kind, reference, amountKurus })
}

type Order = Selectable<SandboxPayoutsTable>

function find(db: Kysely<Tables>, reference: string): Promise<Order | undefined> {
  return db
    .selectFrom('sandbox_payouts')
    .selectAll()
    .where('reference', '=', reference)
    .executeTakeFirst()
}

function stateOf(order: Order | undefined): PayOutState {
  if (!order) return { kind: 'unknown' }
  const amount: Money = order.amount_kurus * KURUS
  return order.status === 'paid' ? { kind: 'paid', amount } : { kind: order.status }
}
