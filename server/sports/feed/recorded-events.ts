/** The record of an event worked out again from everything that was said of it, and ruled on it, as it is stored. */
import type { QueryPort } from '#ledger/query-port.ts'
import { timeOf, type FeedContent, type FeedMessage, type Fixture } from '#games/sports/feed.ts'
import { isOfPairing } from '#games/sports/fixtures.ts'
import { EXPIRES_MS, finalRecord, type Ending } from '#games/sports/match.ts'
import { recordRuled, type Ruling } from '#games/sports/rulings.ts'
import type { Sport, SportRecord } from '#games/sports/sport.ts'
import { sportNamed } from '#games/sports/sports.ts'
import { isNews } from '#games/sports/stops.ts'
import { EMPTY_RECORD, recordAfter } from './take-messages.ts'

/** What was ruled on an event `e`, in its order. */
export const RULINGS_OF_E = `(
  select json_agg(json_build_object('version', r.version, 'content', r.content) order by r.number)
  from sports_rulings r where r.event_id = e.id and r.number <= e.rulings)`

const EVENTS = `
select e.id, e.provider, e.event, (
  select json_agg(json_build_object('sequence', m.sequence, 'content', m.content,
    'at', (extract(epoch from m.at) * 1000)::bigint, 'arrived', (extract(epoch from m.arrived_at) * 1000)::bigint)
    order by m.sequence)
  from sports_messages m where m.event_id = e.id and m.sequence <= e.taken) as messages, ${RULINGS_OF_E} as rulings,
  case when e.settled_at is not null and e.reviews_due = e.reviews_done then e.taken end as reviewed
from sports_events e where e.id = any ($1)`

/** What was said of these events, by their ids. */
export async function recordedEventsOf(
  q: QueryPort,
  ids: readonly bigint[],
): Promise<ReadonlyMap<string, ReviewedEvent>> {
  if (ids.length === 0) return new Map()
  const { rows } = await q.query(EVENTS, [ids])
  // The query answers exactly these columns.
  const events = rows as unknown as readonly (ReviewedEvent & { id: bigint })[]
  return new Map(events.map((event) => [String(event.id), event]))
}

export interface RecordedEvent {
  provider: string
  event: string
  /** In their order, without the clocks, which are not kept. */
  messages:
    readonly { sequence: number; at: number; arrived: number; content: FeedContent }[] | null
  /** In their order. */
  rulings: readonly Ruling[] | null
}

/** An event that is over, and of which nothing is left to be looked at again: up to which message that was. */
export interface ReviewedEvent extends RecordedEvent {
  /** Null while it is not over. */
  reviewed: number | null
}

/** The first so many rulings on an event. */
export const rulingsOf = ({ rulings }: RecordedEvent, count: number): readonly Ruling[] =>
  (rulings ?? []).slice(0, count)

/**
 * As it stood when the message of that sequence had been taken, kept or not, and so many rulings had been made; by what was told up to an
 * earlier one (`lastMessage`) alone, where one is named. Scores are ruled on once a match is over: what bets were taken by knows none.
 */
export function recordAt(
  { provider, event, messages, rulings }: RecordedEvent,
  version: number,
  ruled = 0,
  lastMessage = version,
): SportRecord {
  const scores = rulingsOf({ provider, event, messages, rulings }, ruled).flatMap(
    ({ version: at, content }) => (content.type === 'score' ? [{ at, content }] : []),
  )
  const ruledBefore = (before: SportRecord, sequence: number): SportRecord =>
    scores
      .filter(({ at }) => at >= before.version && at < sequence)
      .reduce((record, { at, content }) => recordRuled(record, at, content), before)
  const record = (messages ?? [])
    .filter(({ sequence }) => sequence <= lastMessage)
    .reduce<SportRecord>((before, { sequence, at, arrived, content }) => {
      const message: FeedMessage = {
        provider,
        event,
        sequence,
        at: timeOf({ at }, arrived),
        ...content,
      }
      return recordAfter(ruledBefore(before, sequence), message)
    }, EMPTY_RECORD)
  return { ...ruledBefore(record, version + 1), version }
}

/**
 * What an event is settled by at a moment, as far as that message and so many rulings. One that did not end in time is `expired`: what was decided within
 * it stands, the rest is void, and whatever was told afterwards, how it ended too, changes nothing of that.
 */
export function recordToSettle(
  event: RecordedEvent,
  { version, ruled, now }: { version: number; ruled: number; now: number },
): SportRecord {
  const known = recordAt(event, version, ruled)
  const record = finalRecord(known, now)
  const deadline = (firstStartOf(event) ?? now) + EXPIRES_MS
  if (now < deadline) return record
  const inTime = takenBefore(event, deadline)
  if (known.ending !== null && version <= inTime) return record
  const { ending } = finalRecord(recordAt(event, inTime), deadline)
  // Broken off, and then played to its end, it ended when that was told.
  const hasEnded = ending === 'ended' || ending === 'retired'
  if (hasEnded || (ending !== null && ending === record.ending)) return record
  return { ...recordAt(event, version, ruled, Math.min(version, inTime)), ending: 'expired' }
}

/** The last message that had been taken by a moment: what waited for one that came later was taken with that. */
function takenBefore({ messages }: RecordedEvent, moment: number): number {
  const known = messages ?? []
  const later = known.findIndex(({ arrived }) => arrived >= moment)
  const taken = later < 0 ? known : known.slice(0, later)
  return taken.at(-1)?.sequence ?? 0
}

/** The scores that were stated of it as wholes, each with when that was. */
export const statedScoresOf = ({
  messages,
}: RecordedEvent): readonly { sequence: number; at: number }[] =>
  (messages ?? []).flatMap(({ sequence, at, arrived, content }) =>
    content.type === 'score' ? [{ sequence, at: timeOf({ at }, arrived) }] : [],
  )

/** What is shown of an event that was settled: how it ended is known by then, whoever said so. */
export function settledRecord(record: SportRecord): SportRecord & { readonly ending: Ending } {
  const { ending } = finalRecord(record, Infinity)
  return { ...record, ending: ending ?? 'expired' }
}

/** Its sport is that of a fixture that came first; of an event that began otherwise it is football. */
export function sportOfEvent({ messages }: RecordedEvent): Sport {
  const first = (messages ?? [])[0]
  return first?.sequence === 1 && first.content.type === 'fixture'
    ? sportNamed(first.content.fixture.sport)
    : sportNamed('football')
}

/** Who played and when, each as it was said with its sequence, in their order. What was said of another sport, or of others than the first, was not taken for one. */
export function fixturesOf(
  event: RecordedEvent,
): readonly { sequence: number; fixture: Fixture }[] {
  const { name } = sportOfEvent(event)
  const all = (event.messages ?? []).flatMap(({ sequence, content }) =>
    content.type === 'fixture' && content.fixture.sport === name
      ? [{ sequence, fixture: content.fixture }]
      : [],
  )
  const [first] = all
  return all.filter(({ fixture }) => first && isOfPairing(first.fixture, fixture))
}

/** When it was first said to begin, in milliseconds since 1970; null where that was not said. */
export const firstStartOf = (event: RecordedEvent): number | null =>
  fixturesOf(event)[0]?.fixture.startsAt ?? null

/** Whoever prices knows what has come so long before, in milliseconds: no call and no message waits longer for a connection and for locks. */
export const KNOWN_MS_MAX = 10_000

/**
 * Had nothing come by a moment that makes prices anew and was not known to a version of them? Before a match that is who plays; in play
 * whatever stops bets, too. What came before its turn was taken with the one that it waited for.
 */
export function knewTheLast(
  event: RecordedEvent,
  { version, isLive }: { version: number; isLive: boolean },
  moment: number,
): boolean {
  const { messages } = event
  const sport = sportOfEvent(event)
  const fixtures = new Set(fixturesOf(event).map((each) => each.sequence))
  const later = (messages ?? []).filter(({ sequence }) => sequence > version)
  let [takenAt, next] = [0, version + 1]
  for (const { sequence, arrived, content } of later) {
    // A clock that lies between is not kept, nor when it came. In play nothing is taken while one is waited for.
    if (!isLive && sequence !== next) return true
    next = sequence + 1
    takenAt = Math.max(takenAt, arrived)
    const isToKnow = fixtures.has(sequence) || (isLive && sport.isOwn(content) && isNews(content))
    if (isToKnow && takenAt < moment - KNOWN_MS_MAX) return false
  }
  return true
}
