import type { House } from '#server/house.ts'
import { port } from '#server/database/database.ts'
import { decide, type Payment } from './book.ts'
import { sendNotice } from './notices.ts'

export const CHOICES = ['approve', 'decline', 'delay', 'repeat', 'again'] as const
export type Choice = (typeof CHOICES)[number]

export const DELAY_MS = 15_000

/** Does what a button of the page says, and answers where the browser goes then. */
export async function choose(
  house: House,
  payment: Payment,
  choice: Choice,
): Promise<'return' | 'stay'> {
  if (choice === 'again') {
    await tell(house, payment)
    return 'stay'
  }
  if (payment.status !== 'open') return 'stay'
  const word = choice === 'decline' ? 'declined' : 'approved'
  const decided = await decide(house.database.db, payment.id, word, house.clock())
  // Another tab was first: its word stands, and this page shows it.
  if (decided?.status !== word) return 'stay'
  if (choice === 'delay') await tellLater(house, decided, DELAY_MS)
  else await tell(house, decided)
  if (choice === 'repeat') await tell(house, decided)
  return 'return'
}

async function tell(house: House, payment: Payment): Promise<void> {
  await sendNotice(house, payment).catch(async (error: unknown) => {
    house.log.warn({ err: error }, 'the sandbox bank will repeat its notice')
    await tellLater(house, payment, 1_000)
  })
}

async function tellLater(house: House, payment: Payment, afterMs: number): Promise<void> {
  const options = { afterMs, key: `sandbox-notice-${payment.id}` }
  const q = port(house.database.db)
  await house.jobs.add(q, 'deliver-sandbox-notice', { payment: payment.id }, options)
}
