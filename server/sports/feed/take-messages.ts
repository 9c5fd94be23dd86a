/**
 * Takes what a provider says of its events: each message is written once and by its sequence, and what is due is applied to the event's
 * record in the same transaction. A message ahead of its turn stays written and waits. Nothing that was written is changed. A clock that
 * is taken at once is not kept: it says only that the event is heard of.
 */
import { sql, type Selectable, type Transaction } from 'kysely'
import { grouped } from '#contract/grouped.ts'
import {
  WAITING_MAX,
  isSilent,
  receive,
  timeOf,
  type FeedContent,
  type FeedMessage,
  type Fixture,
  type Received,
} from '#games/sports/feed.ts'
import { isOfPairing } from '#games/sports/fixtures.ts'
import { marketKey } from '#games/sports/market.ts'
import type { SportRecord } from '#games/sports/sport.ts'
import { sportNamed, sportOf } from '#games/sports/sports.ts'
import {
  isNews,
  isSecondYellow,
  isStop,
  suspendedAfter,
  type Suspension,
} from '#games/sports/stops.ts'
import type { Tables } from '../../database/tables.ts'
import type { SportsEventsTable } from '../../database/tables/sports.ts'
import { port } from '../../database/database.ts'
import type { House } from '../../house.ts'
import { addJob } from '../../jobs/job-queue.ts'
import { noteDisputes } from '../settlement/disputes.ts'
import { touchEvents } from '../touched.ts'

export interface TakenMessage {
  event: string
  sequence: number
  outcome: Received<FeedMessage>['outcome'] | Strange | 'nothing-annulled'
  /** The sequences that the event waits for; null where it waits for none. */
  missing: Received<FeedMessage>['missing']
}

/** It was its turn, and it is not said of such a match, or it names others than it was first told of: it changes nothing. */
type Strange = 'other-sport' | 'other-pairing'

type FeedHouse = Pick<House, 'database' | 'clock' | 'push'>

/** Takes messages of one provider, in the order that they came in. Answers each in that order. */
export async function takeMessages(
  house: FeedHouse,
  messages: readonly FeedMessage[],
): Promise<readonly TakenMessage[]> {
  const { database, clock } = house
  const arrivedAt = clock()
  const answers = new Map<FeedMessage, TakenMessage>()
  for (const of of grouped(messages, ({ event }) => event).values()) {
    const { event, taken } = await database.db
      .transaction()
      .execute((db) => takeOfEvent(db, of, arrivedAt))
    touchEvents(house, [event])
    for (const [at, message] of of.entries()) {
      const answer = taken[at]
      if (answer) answers.set(message, answer)
    }
  }
  return messages.flatMap((message) => answers.get(message) ?? [])
}

type Event = Selectable<SportsEventsTable>

async function takeOfEvent(
  db: Transaction<Tables>,
  messages: readonly FeedMessage[],
  arrivedAt: Date,
): Promise<{ event: bigint; taken: readonly TakenMessage[] }> {
  const [first] = messages
  if (!first) throw new Error('messages of an event are one at least')
  const event = await lockedEvent(db, first, arrivedAt)
  let inbox = { taken: event.taken, waiting: await waitingOf(db, event) }
  let { fixture, record, clock } = event
  let bets = betsOf(event, arrivedAt)
  const answers: TakenMessage[] = []
  const kept: FeedMessage[] = []
  const due: FeedMessage[] = []
  for (const message of messages) {
    const timed = { ...message, at: timeOf(message, arrivedAt.getTime()) }
    const { outcome, inbox: after, taken, missing } = receive(inbox, timed)
    if (outcome === 'waits' || (outcome === 'taken' && message.type !== 'clock')) kept.push(message)
    const strange = new Map<number, TakenMessage['outcome']>()
    for (const next of taken) {
      record = recordAfter(record, next)
      const how = findStrange(next, record, fixture)
      if (how !== null) {
        strange.set(next.sequence, how)
        continue
      }
      if (isOfNothing(next, record)) strange.set(next.sequence, 'nothing-annulled')
      if (next.type === 'fixture') fixture = next.fixture
      if (next.type === 'clock') clock = next.clock
      bets = betsAfter(bets, stopping(next, record), arrivedAt)
      due.push(next)
    }
    inbox = after
    bets = { ...bets, ...(missing ? { at: arrivedAt } : {}), isBehind: missing !== null }
    const { event: name, sequence } = message
    answers.push({ event: name, sequence, outcome: strange.get(sequence) ?? outcome, missing })
  }
  if (kept.length > 0) await keep(db, event, kept, arrivedAt)
  const stopped = stoppedAfter(event.stopped_markets, due)
  const isToReview = due.some((one) => mayChangeSettled(event, one))
  const starts = fixture && new Date(fixture.startsAt)
  await db
    .updateTable('sports_events')
    .set({
      taken: inbox.taken,
      record: JSON.stringify(record),
      heard_at: arrivedAt,
      ...columnsOf(bets),
      ...(stopped && { stopped_markets: stopped }),
      ...(clock && { clock: JSON.stringify(clock) }),
      ...(isToReview && { reviews_due: event.reviews_due + 1 }),
      // Who plays is what odds are made from.
      ...(fixture !== event.fixture && { priced_at: null }),
      ...(starts && {
        fixture: JSON.stringify(fixture),
        starts_at: starts,
        first_starts_at: event.first_starts_at ?? starts,
      }),
    })
    .where('id', '=', event.id)
    .execute()
  if (stopped) await stopOffers(db, event.id, stopped)
  const isReleased = await isDisputeOver(db, event, { taken: inbox.taken, record, due, arrivedAt })
  const hasEnded = event.record.ending === null && record.ending !== null
  if (isReleased || isToReview || hasEnded) await settleSoon(db, event.id)
  return { event: event.id, taken: answers }
}

/** Of which sport a match is, its first message has said, and who plays, its first fixture: what was bet on one side stays on it. */
function findStrange(
  message: FeedMessage,
  record: SportRecord,
  fixture: Fixture | null,
): Strange | null {
  if (!sportOf(record).isOwn(message)) return 'other-sport'
  const isOther = message.type === 'fixture' && fixture && !isOfPairing(fixture, message.fixture)
  return isOther ? 'other-pairing' : null
}

/** Does it take back what was not told, or cannot be taken back, as a phase? It stops bets all the same: its provider corrects something. */
const isOfNothing = (message: FeedMessage, { incidents }: SportRecord): boolean =>
  message.type === 'correction' &&
  incidents.every(({ annulledBy }) => annulledBy !== message.sequence)

/** The keys of the markets that are suspended or closed after these messages, ascending; null where that is as it was. */
function stoppedAfter(
  before: readonly string[],
  messages: readonly FeedMessage[],
): readonly string[] | null {
  const stopped = new Set(before)
  for (const message of messages) {
    if (message.type !== 'market') continue
    const key = marketKey(message.market)
    if (message.state === 'open') stopped.delete(key)
    else stopped.add(key)
  }
  const after = [...stopped].sort()
  return after.join() === before.join() ? null : after
}

/** What is offered later knows it from the event. */
async function stopOffers(
  db: Transaction<Tables>,
  eventId: bigint,
  stopped: readonly string[],
): Promise<void> {
  const isStopped = sql<boolean>`market_key = any (${[...stopped]}::text[])`
  await db
    .updateTable('sports_offers')
    .set({ is_stopped: isStopped })
    .where('event_id', '=', eventId)
    .where(sql<boolean>`is_stopped <> (${isStopped})`)
    .execute()
}

/** Notes what its provider settles otherwise than its record. True where that was in dispute, and is not any more: then what was held is settled. */
async function isDisputeOver(
  db: Transaction<Tables>,
  { id: eventId, is_disputed: wasDisputed, reviews_due }: Event,
  after: { taken: number; record: SportRecord; due: readonly FeedMessage[]; arrivedAt: Date },
): Promise<boolean> {
  const { taken, record, due, arrivedAt } = after
  if (!wasDisputed && !due.some(({ type }) => type === 'settlement')) return false
  const rulings = await db
    .selectFrom('sports_rulings')
    .select(['version', 'content'])
    .where('event_id', '=', eventId)
    .orderBy('number')
    .execute()
  const disputable = { eventId, taken, record, rulings }
  const isDisputed = (await noteDisputes(db, disputable, arrivedAt)).length > 0
  if (!wasDisputed || isDisputed) return false
  await db
    .updateTable('sports_events')
    .set({ reviews_due: reviews_due + 1 })
    .where('id', '=', eventId)
    .execute()
  return true
}

/** Once something of it was settled: what takes back or states, and what is told of a match, or a half, that is over. */
function mayChangeSettled(
  { record, settled_at, settled_version }: Event,
  message: FeedMessage,
): boolean {
  if (settled_at === null && settled_version === 0 && record.ending === null) return false
  if (message.type === 'correction' || message.type === 'score') return true
  if (message.type !== 'incident') return false
  const { incident } = message
  // Of one that is given back, or broken off, other markets may be left than were settled.
  if (incident.kind === 'ending') return incident.ending !== 'ended' || record.ending !== null
  return record.ending !== null || isOfEarlier(incident, record)
}

const PART_OF_HALF: Readonly<Record<string, string>> = {
  first: 'first-half',
  second: 'second-half',
}

/** The part of the match that something happened in, by the name of its phase; null of what happens in none that has one. */
function partOf(incident: object): string | null {
  if ('half' in incident) return PART_OF_HALF[String(incident.half)] ?? null
  if ('set' in incident) return String(incident.set)
  return 'quarter' in incident ? String(incident.quarter) : null
}

/** Is it told of a part of the match that is over, or that was said to be over once, or does it say that such a part goes on? */
function isOfEarlier(incident: object, record: SportRecord): boolean {
  if ('phase' in incident) return wasLeft(record, String(incident.phase))
  const part = partOf(incident)
  return part !== null && (part !== record.phase || wasLeft(record, part))
}

/** Was the next part begun once, whatever was said afterwards? */
function wasLeft({ incidents }: SportRecord, part: string): boolean {
  const phases = incidents.flatMap(({ incident }) => ('phase' in incident ? [incident.phase] : []))
  const first = phases.findIndex((phase) => phase === part)
  return first >= 0 && phases.slice(first + 1).some((phase) => phase !== part)
}

/** What betting on an event in play hangs on, beside its record. */
interface Bets {
  messageAt: Date | null
  isBehind: boolean
  /** The last message that makes odds anew. */
  changed: number
  stop: Suspension | null
  /** When anything stopped bets last. */
  at: Date | null
}

const columnsOf = ({ messageAt, isBehind, changed, stop, at }: Bets) => ({
  told_at: messageAt,
  is_behind: isBehind,
  changed_version: changed,
  suspended_at: at,
  suspended_until: stop && new Date(stop.until),
  suspended_by: stop?.by ?? null,
})

/** Whoever was not heard for too long has stopped them by that alone. */
function betsOf(event: Event, arrivedAt: Date): Bets {
  const { suspended_until: until, suspended_by: by } = event
  const wasSilent =
    event.record.phase !== 'scheduled' && isSilent(event.heard_at.getTime(), arrivedAt.getTime())
  return {
    messageAt: event.told_at,
    isBehind: event.is_behind,
    changed: event.changed_version,
    stop: until && by && { until: until.getTime(), by },
    at: wasSilent ? arrivedAt : event.suspended_at,
  }
}

/** A second yellow stops bets as the red does that it is, told or not. */
function stopping(message: FeedMessage, { incidents }: SportRecord): FeedMessage {
  if (message.type !== 'incident') return message
  const { incident } = message
  return incident.kind === 'yellow' && isSecondYellow(incidents, message)
    ? { ...message, incident: { ...incident, kind: 'red' } }
    : message
}

function betsAfter(bets: Bets, due: FeedMessage, arrivedAt: Date): Bets {
  const isMarketStopped = due.type === 'market' && due.state !== 'open'
  // What waits to be accepted or sold was stopped in between, though it opens again.
  const at = isMarketStopped ? arrivedAt : bets.at
  const after = { ...bets, at, messageAt: new Date(due.at) }
  if (!isNews(due)) return after
  if (!isStop(due)) return { ...after, changed: due.sequence }
  const stop = suspendedAfter(bets.stop, due, arrivedAt.getTime())
  return { ...after, stop, at: arrivedAt, changed: due.sequence }
}

/** Whoever has bet on it need not wait for the minute. */
export async function settleSoon(db: Transaction<Tables>, eventId: bigint): Promise<void> {
  const leg = await db
    .selectFrom('sports_coupon_legs')
    .select('place')
    .where('event_id', '=', eventId)
    .limit(1)
    .executeTakeFirst()
  if (leg) await addJob(port(db), 'settle-sports', {}, { key: 'settle-sports' })
}

/** Of which nothing was told yet, not even the sport: a fixture that comes first names it. */
export const EMPTY_RECORD: SportRecord = sportNamed('football').newRecord({ follows: [] })

/** The event's row, made where there is none, and held to the commit: its messages are taken one call after the other. */
async function lockedEvent(
  db: Transaction<Tables>,
  { provider, event }: FeedMessage,
  arrivedAt: Date,
): Promise<Event> {
  const known = () =>
    db
      .selectFrom('sports_events')
      .selectAll()
      .where('provider', '=', provider)
      .where('event', '=', event)
      .forUpdate()
      .executeTakeFirst()
  const found = await known()
  if (found) return found
  await db
    .insertInto('sports_events')
    .values({ provider, event, record: JSON.stringify(EMPTY_RECORD), heard_at: arrivedAt })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const made = await known()
  if (!made) throw new Error('an event is there once it was made')
  return made
}

/** What waits for its turn, as it was when it came. */
async function waitingOf(db: Transaction<Tables>, event: Event): Promise<readonly FeedMessage[]> {
  const rows = await db
    .selectFrom('sports_messages')
    .selectAll()
    .where('event_id', '=', event.id)
    .where('sequence', '>', event.taken)
    .orderBy('sequence')
    .limit(WAITING_MAX + 1)
    .execute()
  return rows.map(({ sequence, at, arrived_at, content }) => ({
    provider: event.provider,
    event: event.event,
    sequence,
    // Believed or not, it was decided by when it arrived.
    at: timeOf({ at: at.getTime() }, arrived_at.getTime()),
    ...content,
  }))
}

async function keep(
  db: Transaction<Tables>,
  { id }: Event,
  messages: readonly FeedMessage[],
  arrivedAt: Date,
): Promise<void> {
  const rows = messages.map((message) => ({
    event_id: id,
    sequence: message.sequence,
    at: new Date(message.at),
    arrived_at: arrivedAt,
    content: JSON.stringify(contentOf(message)),
  }))
  await db.insertInto('sports_messages').values(rows).execute()
}

function contentOf(message: FeedMessage): FeedContent {
  const { provider: _provider, event: _event, sequence: _sequence, at: _at, ...content } = message
  return content
}

/** The record after a message of any type. One of another sport than the match's leaves it as it is. Throws where it is not the next. */
export function recordAfter(record: SportRecord, message: FeedMessage): SportRecord {
  // By its sequence: a clock that came first is not kept, and nobody who works it out again would know of it.
  const isFirst = message.sequence === 1
  const known = isFirst && message.type === 'fixture' ? firstOf(message.fixture) : record
  const sport = sportOf(known)
  const isChange = ['incident', 'score', 'correction'].includes(message.type)
  return isChange && sport.isOwn(message)
    ? sport.applyMessage(known, message)
    : { ...known, version: message.sequence }
}

/** Only a fixture that comes first says which counts are followed, and of which sport it is: of an event without one, none is, of football. */
const firstOf = (fixture: Fixture): SportRecord => sportNamed(fixture.sport).newRecord(fixture)
