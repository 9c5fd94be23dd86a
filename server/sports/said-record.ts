/** The record of an event worked out again from everything that was said of it, as it is stored. */
import { timeOf, type FeedContent, type FeedMessage } from '#games/sports/feed.ts'
import { newRecord, type FootballRecord } from '#games/sports/football/record.ts'
import { recordAfter } from './take-messages.ts'

export interface SaidEvent {
  provider: string
  event: string
  /** In their order, without the clocks, which are not kept. */
  messages:
    readonly { sequence: number; at: number; arrived: number; content: FeedContent }[] | null
}

/** As it stood when the message of that sequence had been taken, kept or not. */
export function recordAt(
  { provider, event, messages }: SaidEvent,
  version: number,
): FootballRecord {
  const record = (messages ?? [])
    .filter(({ sequence }) => sequence <= version)
    .reduce<FootballRecord>((before, { sequence, at, arrived, content }) => {
      const message: FeedMessage = {
        provider,
        event,
        sequence,
        at: timeOf({ at }, arrived),
        ...content,
      }
      return recordAfter(before, message)
    }, newRecord([]))
  return { ...record, version }
}
