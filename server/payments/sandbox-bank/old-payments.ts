import type { House } from '#server/house.ts'

/** Longer than the house asks after anything that was decided. */
const KEPT_MS = 90 * 24 * 60 * 60 * 1000

/** The job: the sandbox bank and the sandbox wallet forget what they decided long ago. The house's own books keep their side of it. */
export async function forgetOldSandboxPayments({ database, clock }: House): Promise<void> {
  const before = new Date(clock().getTime() - KEPT_MS)
  for (const table of ['sandbox_payments', 'sandbox_payouts'] as const)
    await database.db
      .deleteFrom(table)
      .where('decided_at', '<', before)
      .where('status', '!=', 'open')
      .execute()
  await database.db
    .deleteFrom('wallet_payments')
    .where('created_at', '<', before)
    .where('status', '!=', 'open')
    .execute()
}
