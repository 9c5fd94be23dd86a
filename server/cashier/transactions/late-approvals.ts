import { sql, type Kysely } from 'kysely'
import { TRANSACTION_STATUS } from '#contract/transaction-status.ts'
import type { Tables } from '#server/database/tables.ts'
import type { House } from '#server/house.ts'
import { adapterNamed } from '#server/payments/adapters.ts'
import { BY_HAND } from '#server/payments/by-hand.ts'
import { settleDeposit } from '../deposit/deposit-settlement.ts'
import { referenceFor } from '../reference.ts'
import { askEach, BATCH_MAX, depositsOf, type AskableDeposit } from '../inquiries/unanswered.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
/** So long after it ended in vain a deposit is asked after at every look. */
const HOURLY_MS = DAY_MS
/** And so long at one look of each day: the payment's number says which. */
const DAILY_MS = 14 * DAY_MS

/**
 * The job of every hour: a deposit that ended in vain may have been paid all the same. A provider with a webhook says so by
 * itself; one that is only asked is asked after each, every hour for a day and once a day until two weeks are over. What it
 * approves late is settled as a late notice is: credited where we had given up, kept for a person where the provider had
 * declined it.
 */
export async function askEndedDeposits(house: House): Promise<void> {
  await askEach(house, await findEnded(house), askAfterEnded)
}

async function askAfterEnded(house: House, deposit: AskableDeposit): Promise<void> {
  const state = await adapterNamed(house, deposit.provider)?.channels.in?.ask(referenceFor(deposit))
  if (state?.kind !== 'approved') return
  await settleDeposit(house, { ...deposit, kind: 'approved', amount: state.amount })
}

async function findEnded(house: House): Promise<AskableDeposit[]> {
  const onlyAsked = house.payments
    .filter(
      ({ name, webhook, channels }) => name !== BY_HAND && webhook === null && channels.in !== null,
    )
    .map(({ name }) => name)
  if (onlyAsked.length === 0) return []
  return endedDeposits(house.database.db, onlyAsked, house.clock()).execute()
}

/** Those whose turn it is at the look of this hour. In no fixed order, so that a full look leaves out others each time. */
export function endedDeposits(db: Kysely<Tables>, providers: readonly string[], now: Date) {
  const since = (ms: number) => new Date(now.getTime() - ms)
  const hour = Math.floor(now.getTime() / HOUR_MS) % 24
  return depositsOf(db)
    .where('status', '=', TRANSACTION_STATUS.canceled)
    .where('provider', 'in', providers)
    .where('decided_at', '>', since(DAILY_MS))
    .where((row) =>
      row.or([
        row('decided_at', '>', since(HOURLY_MS)),
        row(sql<bigint>`id % 24`, '=', BigInt(hour)),
      ]),
    )
    .orderBy(sql`random()`)
    .limit(BATCH_MAX)
}
