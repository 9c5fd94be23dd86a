import { sql, type ExpressionBuilder, type Kysely } from 'kysely'
import { TRANSACTION_STATUS } from '#contract/transaction-status.ts'
import type { Tables } from '#server/database/tables.ts'
import type { House } from '#server/house.ts'
import type { PayInState } from '#server/payments/adapter.ts'
import { adapterNamed } from '#server/payments/adapters.ts'
import type { AskedPayment } from './ask-soon.ts'
import { settleDeposit } from '../deposit/deposit-settlement.ts'
import { sendPayout } from '../withdrawal/payout.ts'
import { settlePayout } from '../withdrawal/payout-settlement.ts'
import { payoutReferenceFor, referenceFor, type Whose } from '../reference.ts'

const ASK_AFTER_MINUTES = 2
/** After the last moment at which a payment can be made, its provider has this long to say so. */
const GRACE_MS = 15 * 60_000
/** As many as a look can take in, asked few at a time; what does not fit into the look's time is asked at the next. */
export const BATCH_MAX = 5_000
const AT_ONCE = 4
const LOOK_MS_MAX = 45_000

/** The job: asks after every deposit whose provider has been silent, and ends what stays open. */
export async function askUnansweredDeposits(house: House): Promise<void> {
  await askEach(house, await findDeposits(house.database.db), askAfterDeposit)
}

/**
 * The job: asks after every payout whose provider has been silent, and sends what it never got. What it does not
 * know the end of stays open, however long it takes.
 */
export async function askUnansweredPayouts(house: House): Promise<void> {
  await askEach(house, await findPayouts(house.database.db), askAfterPayout)
}

/** Asks after one payment, where it is still undecided; answers whether it was. */
export async function askAfter(
  house: House,
  { memberId, transactionId, direction }: AskedPayment,
): Promise<boolean> {
  const { db } = house.database
  if (direction === 'in') {
    const deposit = await undecidedDeposits(db)
      .where('member_id', '=', memberId)
      .where('id', '=', transactionId)
      .executeTakeFirst()
    if (deposit) await askAfterDeposit(house, deposit)
    return deposit !== undefined
  }
  const payout = await undecidedPayouts(db)
    .where('member_id', '=', memberId)
    .where('id', '=', transactionId)
    .executeTakeFirst()
  if (payout) await askAfterPayout(house, payout)
  return payout?.payout_state === 'sent'
}

/** Asks after all of them, few at a time, for as long as one look lasts; of what it could not reach it says how much that is. */
export async function askEach<T extends { provider: string }>(
  house: House,
  waiting: readonly T[],
  askAfter: (house: House, one: T) => Promise<void>,
): Promise<void> {
  const until = performance.now() + LOOK_MS_MAX
  const rest = waiting.values()
  let count = 0
  const ask = async (): Promise<void> => {
    for (const one of rest) {
      if (performance.now() > until) return
      count += 1
      // One provider out of reach must not keep the others' payments waiting.
      await askAfter(house, one).catch((error: unknown) => {
        house.log.warn({ err: error, provider: one.provider }, 'a provider did not answer')
      })
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, ask))
  // A full batch is all that was read: there may be more behind it.
  if (count < waiting.length || waiting.length >= BATCH_MAX)
    house.log.warn({ asked: count, read: waiting.length }, UNREACHED)
}

const UNREACHED = 'a look could not ask after every payment that was due'

const before = (minutes: number) => sql<Date>`now() - make_interval(mins => ${minutes})`

/** A deposit that its provider can be asked about. */
export interface AskableDeposit extends Whose {
  provider: string
  amount: bigint
  createdAt: Date
}

export const depositsOf = (db: Kysely<Tables>) =>
  db
    .selectFrom('cash_transactions')
    .select((row) => [
      'member_id as memberId',
      'id as transactionId',
      row.ref('provider').$notNull().as('provider'),
      'amount',
      'created_at as createdAt',
    ])
    .where('direction', '=', 'in')
    .where('provider', 'is not', null)

const undecidedDeposits = (db: Kysely<Tables>) =>
  depositsOf(db).where('status', '=', TRANSACTION_STATUS.fresh)

async function findDeposits(db: Kysely<Tables>): Promise<AskableDeposit[]> {
  return (
    undecidedDeposits(db)
      .where('created_at', '<', before(ASK_AFTER_MINUTES))
      // In no fixed order: hopeless ones must not hold up the rest.
      .orderBy(sql`random()`)
      .limit(BATCH_MAX)
      .execute()
  )
}

async function askAfterDeposit(house: House, deposit: AskableDeposit): Promise<void> {
  const channel = adapterNamed(house, deposit.provider)?.channels.in
  if (!channel) return
  const reference = referenceFor(deposit)
  const first = await channel.ask(reference)
  const isUndecided = first.kind === 'open' || first.kind === 'unknown'
  const givenUpMs = deposit.createdAt.getTime() + channel.payableMs + GRACE_MS
  if (isUndecided && house.clock().getTime() < givenUpMs) return
  const state = isUndecided ? await channel.close(reference) : first
  await settleDeposit(house, { ...deposit, ...resultOf(state, deposit) })
}

function resultOf(
  state: PayInState,
  { amount }: AskableDeposit,
): { kind: 'approved' | 'declined' | 'expired'; amount: bigint } {
  if (state.kind === 'approved') return { kind: 'approved', amount: state.amount }
  return { kind: state.kind === 'declined' ? 'declined' : 'expired', amount }
}

/** One that its provider took and no longer knows may have been paid, and be forgotten: that is for a person. */
async function sendAgain(house: House, payout: UnansweredPayout): Promise<void> {
  const { provider, id } = payout
  if (payout.provider_payment === null) return sendPayout(house, payout)
  house.log.error({ provider, withdrawal: String(id) }, 'a payout that was taken is not known now')
}

const undecidedPayouts = (db: Kysely<Tables>) =>
  db
    .selectFrom('cash_transactions')
    .selectAll()
    .select((row) => row.ref('provider').$notNull().as('provider'))
    .where('direction', '=', 'out')
    .where('provider', 'is not', null)
    .where((row) => row.or([row('payout_state', '=', 'sent'), hasFailed(row)]))

/** It waits for an operator again. A provider that sends no notices would not say that it has paid it after all. */
const hasFailed = (row: ExpressionBuilder<Tables, 'cash_transactions'>) =>
  row('payout_state', '=', 'review').and('attempt', '>', 0)

async function findPayouts(db: Kysely<Tables>) {
  return undecidedPayouts(db)
    .where('sent_at', '<', before(ASK_AFTER_MINUTES))
    .orderBy(sql`random()`)
    .limit(BATCH_MAX)
    .execute()
}

type UnansweredPayout = Awaited<ReturnType<typeof findPayouts>>[number]

async function askAfterPayout(house: House, payout: UnansweredPayout): Promise<void> {
  const { member_id: memberId, id: transactionId, attempt, provider } = payout
  const channel = adapterNamed(house, provider)?.channels.out
  if (!channel) return
  const whose = { memberId, transactionId, attempt }
  const state = await channel.ask(payoutReferenceFor(whose))
  const isSent = payout.payout_state === 'sent'
  // We were cut off before it was handed over.
  if (state.kind === 'unknown' && isSent) return sendAgain(house, payout)
  if (state.kind === 'open' || state.kind === 'unknown') return
  if (!isSent && state.kind === 'failed') return
  const amount = state.kind === 'paid' ? state.amount : payout.amount
  await settlePayout(house, { ...whose, provider, kind: state.kind, amount })
}
