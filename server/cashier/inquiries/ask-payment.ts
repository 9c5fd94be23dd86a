import * as z from 'zod/mini'
import type { House } from '#server/house.ts'
import { ASK_MS_MAX, askSoon } from './ask-soon.ts'
import { askAfter } from './unanswered.ts'

const payload = z.object({
  member: z.string(),
  transaction: z.string(),
  direction: z.literal(['in', 'out']),
  provider: z.string(),
  afterMs: z.int(),
})

/** The job: asks a provider that sends no notices, and asks again after twice the time until it has an answer. */
export async function askPayment(house: House, given: unknown): Promise<void> {
  const { member, transaction, direction, provider, afterMs } = payload.parse(given)
  const payment = { memberId: BigInt(member), transactionId: BigInt(transaction), direction }
  const wasUndecided = await askAfter(house, payment).catch((error: unknown) => {
    house.log.warn({ err: error, provider }, 'a provider did not answer')
    return true
  })
  if (wasUndecided && afterMs * 2 <= ASK_MS_MAX)
    await askSoon(house, provider, payment, afterMs * 2)
}
