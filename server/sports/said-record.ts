/** The record of an event worked out again from everything that was said of it, as it is stored. */
import type { QueryPort } from '#ledger/query-port.ts'
import { timeOf, type FeedContent, type FeedMessage } from '#games/sports/feed.ts'
import { isStop } from '#games/sports/football/live.ts'
import { newRecord, type FootballRecord } from '#games/sports/football/record.ts'
import { recordAfter } from './take-messages.ts'

const EVENTS = `
select e.id, e.provider, e.event, (
  select json_agg(json_build_object('sequence', m.sequence, 'content', m.content,
    'at', (extract(epoch from m.at) * 1000)::bigint, 'arrived', (extract(epoch from m.arrived_at) * 1000)::bigint)
    order by m.sequence)
  from sports_messages m where m.event_id = e.id and m.sequence <= e.taken) as messages
from sports_events e where e.id = any ($1)`

/** What was said of these events, by their ids. */
export async function saidOf(
  q: QueryPort,
  ids: readonly bigint[],
): Promise<ReadonlyMap<string, SaidEvent>> {
  if (ids.length === 0) return new Map()
  const { rows } = await q.query(EVENTS, [ids])
  // The query answers exactly these columns.
  const events = rows as unknown as readonly (SaidEvent & { id: bigint })[]
  return new Map(events.map((event) => [String(event.id), event]))
}

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

/** When it was first said to begin, in milliseconds since 1970; null where that was not said. */
export const firstStartOf = ({ messages }: SaidEvent): number | null =>
  (messages ?? []).flatMap(({ content }) =>
    content.type === 'fixture' ? [content.fixture.startsAt] : [],
  )[0] ?? null

/** As it stood by what had arrived before a moment. */
export function recordBefore(event: SaidEvent, moment: number): FootballRecord {
  const known = (event.messages ?? []).filter(({ arrived }) => arrived < moment)
  return recordAt(event, known.at(-1)?.sequence ?? 0)
}

/** Whoever prices knows what has come so long before, in milliseconds: no call and no message waits longer for a connection and for locks. */
export const KNOWN_MS_MAX = 10_000

/**
 * Had nothing come by a moment that makes prices anew and was not known to a version of them? Before a match that is who plays; in play
 * whatever stops bets, too. What came before its turn was taken with the one that it waited for.
 */
export function knewTheLast(
  { messages }: SaidEvent,
  { version, isLive }: { version: number; isLive: boolean },
  moment: number,
): boolean {
  const later = (messages ?? []).filter(({ sequence }) => sequence > version)
  let [takenAt, next] = [0, version + 1]
  for (const { sequence, arrived, content } of later) {
    // A clock that lies between is not kept, nor when it came. In play nothing is taken while one is waited for.
    if (!isLive && sequence !== next) return true
    next = sequence + 1
    takenAt = Math.max(takenAt, arrived)
    const isNews = content.type === 'fixture' || (isLive && isStop(content))
    if (isNews && takenAt < moment - KNOWN_MS_MAX) return false
  }
  return true
}
