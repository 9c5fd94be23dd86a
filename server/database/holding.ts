import { AsyncLocalStorage } from 'node:async_hooks'

/**
 * Nobody may ask for a second connection while they hold one, nor wait for whoever does: as many at once as the
 * pool has connections would wait for each other. Tests throw where it happens. A running house does not
 * look: knowing who holds what makes every promise of the process dearer.
 */

interface Hold {
  isOver: boolean
}

let holds: AsyncLocalStorage<Hold> | null = null

/**
 * From here on the mistake throws, in this process.
 *
 * @internal tests turn it on
 */
export function watchHolding(): void {
  holds ??= new AsyncLocalStorage()
}

/** Runs `work`, which has a connection until it ends. */
export async function holding<T>(work: () => Promise<T>): Promise<T> {
  if (holds === null) return work()
  const hold = { isOver: false }
  try {
    return await holds.run(hold, work)
  } finally {
    hold.isOver = true
  }
}

/** Begins what whoever holds a connection does not wait for. */
export function outsideHold<T>(work: () => T): T {
  return holds === null ? work() : holds.exit(work)
}

export class WouldWait extends Error {}

/** Stands before what takes a connection, or what waits for something as scarce. */
export function refuseWhileHolding(what: string): void {
  const refused = refusalWhileHolding(what)
  if (refused) throw refused
}

/** The same for whoever rejects or calls back. */
export function refusalWhileHolding(what: string): WouldWait | null {
  if (holds?.getStore()?.isOver !== false) return null
  return new WouldWait(`${what} is asked for inside a transaction: do it before or after`)
}
