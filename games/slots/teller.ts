/** How rules tell a round: event by event, to whoever wants to hear it. */

import type { SlotEvent } from './events.ts'

/** An event that has not been given its index yet; the distribution keeps the union apart. */
export type Untold = SlotEvent extends infer E
  ? E extends SlotEvent
    ? Omit<E, 'index'>
    : never
  : never

/** Is told each event in order. Without one a round is only counted, many times faster. */
export type Teller = (event: Untold) => void

/** The events that `play` tells, each with its index. */
export function eventsOf(play: (tell: Teller) => void): SlotEvent[] {
  const events: SlotEvent[] = []
  play((event) => events.push({ index: events.length, ...event }))
  return events
}
