/** A lottery whose tickets are the deposits that a test has made. */
import { randomBytes } from 'node:crypto'
import type { Actor } from '#server/action/actor.ts'
import type { TestHouse } from '#server/testing.ts'
import { issueLotteryTickets } from './issue.ts'
import { openLottery } from './open.ts'

export const OPERATOR: Actor = { kind: 'command', name: 'ops', why: 'a test' }
const HOUR_MS = 60 * 60 * 1000

/** Opened and with its tickets given; it ends in an hour. Answers its number, and a moment at which it may be drawn. */
export async function holdLottery(
  house: TestHouse,
  { starts, minimum, prizes }: { starts: Date; minimum: number; prizes: number[] },
): Promise<{ id: number; drawn: Date }> {
  const now = new Date()
  const ends = new Date(now.getTime() + HOUR_MS)
  const file = {
    name: `lottery-${now.getTime()}`,
    starts: starts.toISOString(),
    ends: ends.toISOString(),
    draws: ends.toISOString(),
    minimum,
    prizes: prizes.map((amount) => ({ tickets: 1, amount })),
  }
  const id = await openLottery(house.database.db, OPERATOR, file, { now, random: randomBytes })
  if (typeof id === 'string') throw new Error(id)
  await issueLotteryTickets(house)
  return { id, drawn: new Date(ends.getTime() + HOUR_MS) }
}
