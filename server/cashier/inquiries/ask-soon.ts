import { port } from '#server/database/database.ts'
import type { OperatingHouse } from '#server/house.ts'
import { adapterNamed } from '#server/payments/adapters.ts'
import type { Direction } from '#server/payments/direction.ts'
import type { Whose } from '../reference.ts'

/** A payment of which a provider says nothing by itself. */
export interface AskedPayment extends Whose {
  direction: Direction
}

/** After that the look at every minute (`unanswered.ts`) does it. */
export const ASK_MS_MAX = 120_000

/** Has a provider asked that sends no notices, soon: not inside of anybody's transaction. */
export async function askSoon(
  house: OperatingHouse,
  provider: string,
  payment: AskedPayment,
  afterMs = adapterNamed(house, provider)?.firstAskMs,
): Promise<void> {
  if (afterMs === undefined) return
  const { memberId, transactionId, direction } = payment
  const payload = {
    member: String(memberId),
    transaction: String(transactionId),
    direction,
    provider,
    afterMs,
  }
  await house.jobs.add(port(house.database.db), 'ask-payment', payload, { afterMs })
}
