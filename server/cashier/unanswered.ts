import { sql } from 'kysely'
import type { House } from '#server/house.ts'
import type { Answer } from '#server/payments/provider.ts'
import { providerNamed } from '#server/payments/shelf.ts'
import { referenceFor } from './reference.ts'
import { settle, type Settlement } from './settlement.ts'
import { STATUS } from './words.ts'

const ASK_AFTER_MINUTES = 2
const GIVE_UP_AFTER_MINUTES = 45
const BATCH_MAX = 200

interface Unanswered {
  memberId: bigint
  transactionId: bigint
  provider: string
  amount: bigint
  isTooOld: boolean
}

/** The job: asks after every deposit whose provider has been silent, and ends what stays open. */
export async function askUnanswered(house: House): Promise<void> {
  for (const deposit of await findUnanswered(house)) {
    // One provider out of reach must not keep the others' deposits waiting.
    await askAfter(house, deposit).catch((error: unknown) => {
      house.log.warn({ err: error, provider: deposit.provider }, 'a provider did not answer')
    })
  }
}

async function findUnanswered({ database }: House): Promise<Unanswered[]> {
  const age = (minutes: number) => sql<Date>`now() - make_interval(mins => ${minutes})`
  return (
    database.db
      .selectFrom('cash_transactions')
      .select((row) => [
        'member_id as memberId',
        'id as transactionId',
        row.ref('provider').$notNull().as('provider'),
        'amount',
        row('created_at', '<', age(GIVE_UP_AFTER_MINUTES)).$castTo<boolean>().as('isTooOld'),
      ])
      .where('status', '=', STATUS.fresh)
      .where('provider', 'is not', null)
      .where('created_at', '<', age(ASK_AFTER_MINUTES))
      // In no fixed order: a batch full of hopeless ones must not hold up the rest.
      .orderBy(sql`random()`)
      .limit(BATCH_MAX)
      .execute()
  )
}

async function askAfter(house: House, deposit: Unanswered): Promise<Settlement | 'open'> {
  const provider = providerNamed(house, deposit.provider)
  if (!provider) return 'open'
  const reference = referenceFor(deposit)
  const first = await provider.ask(reference)
  const isUndecided = first.kind === 'open' || first.kind === 'unknown'
  if (isUndecided && !deposit.isTooOld) return 'open'
  const answer = isUndecided ? await provider.close(reference) : first
  return settle(house, { ...deposit, ...wordOf(answer, deposit) })
}

function wordOf(
  answer: Answer,
  { amount }: Unanswered,
): { kind: 'approved' | 'declined' | 'expired'; amount: bigint } {
  if (answer.kind === 'approved') return { kind: 'approved', amount: answer.amount }
  return { kind: answer.kind === 'declined' ? 'declined' : 'expired', amount }
}
