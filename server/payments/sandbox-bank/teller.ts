import type { House } from '#server/house.ts'
import { port } from '#server/database/database.ts'
import { decide, type Payment } from './book.ts'
import { sendNotice } from './notices.ts'

export const CHOICES = ['approve', 'decline', 'delay', 'repeat', 'reorder', 'again'] as const
export type Choice = (typeof CHOICES)[number]

export const DELAY_MS = 15_000

/** Does what a button of the page says, and answers where the browser goes then. */
export async function choose(
  house: House,
  payment: Payment,
  choice: Choice,
): Promise<'return' | 'stay'> {
  if (choice === 'again') {
    await notify(house, payment)
    return 'stay'
  }
  if (payment.status !== 'open') return 'stay'
  const status = choice === 'decline' ? 'declined' : 'approved'
  const decided = await decide(house.database.db, payment.id, status, house.clock())
  // Another tab was first: its decision stands, and this page shows it.
  if (decided?.status !== status) return 'stay'
  if (choice === 'delay') {
    await notifyLater(house, decided, DELAY_MS)
    return 'return'
  }
  const isTaken = await notify(house, decided)
  if (choice === 'repeat') await notify(house, decided)
  // The card was declined once before it went through, and the older notice comes last.
  if (choice === 'reorder' && isTaken) await notify(house, { ...decided, status: 'declined' })
  return 'return'
}

/** Whether it was taken at once; else it is repeated until it is. */
async function notify(house: House, payment: Payment): Promise<boolean> {
  try {
    await sendNotice(house, payment)
    return true
  } catch (error) {
    house.log.warn({ err: error }, 'the sandbox bank will repeat its notice')
    await notifyLater(house, payment, 1_000)
    return false
  }
}

async function notifyLater(house: House, payment: Payment, afterMs: number): Promise<void> {
  const options = { afterMs, key: `sandbox-notice-${payment.id}` }
  const q = port(house.database.db)
  await house.jobs.add(q, 'deliver-sandbox-notice', { payment: payment.id }, options)
}
