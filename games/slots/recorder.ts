/** How rules record a round: event by event, to whoever wants to hear it. */

import type { SlotEvent } from './events.ts'
import type { Stream } from './stream.ts'

/** An event that has not been given its index yet; the distribution keeps the union apart. */
export type NewEvent = SlotEvent extends infer E
  ? E extends SlotEvent
    ? Omit<E, 'index'>
    : never
  : never

/** Gets each event in order. Without one a round is only counted, many times faster. */
export type Recorder = (event: NewEvent) => void

/** Plays a round by the rules and answers its events, each with its index. */
export const eventsOf =
  <Opening>(play: (opening: Opening, stream: Stream, record: Recorder) => unknown) =>
  (opening: Opening, stream: Stream): SlotEvent[] => {
    const events: SlotEvent[] = []
    play(opening, stream, (event) => events.push({ index: events.length, ...event }))
    return events
  }
