/** Prices that change, so many a second, and what is written down of it: the house and the bare library are given the same ones. */
import { setTimeout as pause } from 'node:timers/promises'
import { nowMs } from '../fanout/message.ts'

export interface Moving {
  events: readonly number[]
  perSecond: number
  /** How many of an event's prices change at once. */
  together: number
  seconds: number
}

/** One event's prices changed for the so-manieth time. */
export interface Change {
  event: number
  count: number
  at: number
}

/** The seven of a list: who wins, a total, and whether both score. */
export const LISTED = [
  { market: 'match-result', selections: ['1', 'X', '2'] },
  { market: 'total-goals.10', selections: ['under', 'over'] },
  { market: 'both-score', selections: ['yes', 'no'] },
] as const

const STEP_MS = 50
const SECOND_MS = 1_000

/** In hundredths: each change is told from all before it by the odds themselves. */
export const oddsOf = (count: number): number => 101 + count
export const countOf = (odds: number): number => Math.round(odds * 100) - 101

/** They go on from one round to the next: the same odds twice would be no news. */
const counts = new Map<number, number>()

/** Has `apply` take the changes of each moment, one event after the other; answers all of them with when each came. */
export async function move(
  { events, perSecond, together, seconds }: Moving,
  apply: (changes: readonly Change[]) => unknown,
): Promise<readonly Change[]> {
  const all: Change[] = []
  const began = nowMs()
  let made = 0
  for (let at = 0; at < seconds * SECOND_MS; at += STEP_MS) {
    await pause(Math.max(0, began + at - nowMs()))
    const due = Math.round((perSecond / together / SECOND_MS) * (at + STEP_MS))
    const changes: Change[] = []
    for (; made < due; made += 1) {
      const event = events[made % events.length]
      if (event === undefined) throw new Error('there are no events')
      const count = (counts.get(event) ?? 0) + 1
      counts.set(event, count)
      changes.push({ event, count, at: nowMs() })
    }
    all.push(...changes)
    await apply(changes)
  }
  return all
}
