/**
 * What a trader does with a match: stops bets on it or on one of its markets, sets what a coupon may stake and pay on it, and rules what became of
 * it. A ruling is a row that nobody can change; what it makes of bets, `settle.ts` and `resettle.ts` do. Each act holds the event's row
 * and leaves a row in the action log; one that changes nothing leaves none.
 */
import { isDeepStrictEqual } from 'node:util'
import { sql, type Kysely, type Selectable, type Transaction } from 'kysely'
import type { Money } from '#contract/money.ts'
import { isBuilt, type Market } from '#games/sports/built.ts'
import { marketKey } from '#games/sports/market.ts'
import { findTooHigh } from '#games/sports/score-bounds.ts'
import { recordRuled, type NamedLeg, type RulingContent } from '#games/sports/rulings.ts'
import type { LegResult } from '#games/sports/results.ts'
import type { StatedScore } from '#games/sports/sport.ts'
import { finalRecord } from '#games/sports/match.ts'
import { sportOf } from '#games/sports/sports.ts'
import type { Actor } from '../../action/actor.ts'
import { recordAction } from '../../action/record.ts'
import { inTransaction, port } from '../../database/database.ts'
import type { Tables } from '../../database/tables.ts'
import type { SportsEventsTable } from '../../database/tables/sports.ts'
import { notifyTouched } from '../../push/notify.ts'
import { disputesOn, noteDisputes } from '../settlement/disputes.ts'
import { settleSoon } from '../feed/take-messages.ts'
import { touchedEvent } from '../touched.ts'

/** Why an act is not done. */
export type TradingRefusal =
  | 'no-such-event'
  | 'no-such-market'
  | 'no-such-selection'
  | 'no-such-leg'
  | 'not-over'
  | 'no-such-score'
  | 'too-high'
  | 'ruled-on'
  | 'changes-nothing'

/** `market` by its key; null: the whole match. */
export interface Traded {
  eventId: bigint
  market: string | null
}

type EventRow = Selectable<SportsEventsTable>
type Act<Refusal> = (db: Transaction<Tables>, event: EventRow) => Promise<Refusal | null>

/** Null once it is done. */
export async function trade<Refusal extends string = TradingRefusal>(
  db: Kysely<Tables>,
  eventId: bigint,
  act: Act<Refusal>,
): Promise<Refusal | 'no-such-event' | null> {
  const refusal = await inTransaction(db, async (inside) => {
    const event = await inside
      .selectFrom('sports_events')
      .selectAll()
      .where('id', '=', eventId)
      .forUpdate()
      .executeTakeFirst()
    return event ? act(inside, event) : 'no-such-event'
  })
  // Within another's transaction, it is for that one to say.
  if (refusal === null && !db.isTransaction) await notifyTouched(port(db), touchedEvent(eventId))
  return refusal
}

const targetOf = ({ eventId, market }: Traded): string =>
  market === null ? `event:${eventId}` : `event:${eventId}:${market}`

/** No bets are taken on it, none that wait are accepted, and nothing with it is sold, until it is resumed. */
export const suspend = (
  db: Kysely<Tables>,
  actor: Actor,
  traded: Traded,
  now: Date,
): Promise<TradingRefusal | null> =>
  trade(db, traded.eventId, (inside, event) =>
    halt(inside, actor, traded, { event, to: true, now }),
  )

/** Not what was ruled on: bets on it would be settled already. */
export const resume = (
  db: Kysely<Tables>,
  actor: Actor,
  traded: Traded,
  now: Date,
): Promise<TradingRefusal | null> =>
  trade(db, traded.eventId, async (inside, event) => {
    if (await isRuledOn(inside, traded)) return 'ruled-on'
    return halt(inside, actor, traded, { event, to: false, now })
  })

async function isRuledOn(db: Transaction<Tables>, { eventId, market }: Traded): Promise<boolean> {
  const rulings = await rulingsOn(db, eventId)
  for (const { content } of rulings.toReversed()) {
    if (content.type !== 'void' && content.type !== 'settle' && content.type !== 'follow') continue
    if (content.market !== market && content.market !== null) continue
    return content.type !== 'follow'
  }
  return false
}

export const rulingsOn = (db: Kysely<Tables>, eventId: bigint) =>
  db
    .selectFrom('sports_rulings')
    .selectAll()
    .where('event_id', '=', eventId)
    .orderBy('number')
    .execute()

interface Halting {
  event: EventRow
  to: boolean
  now: Date
}

async function halt(
  db: Transaction<Tables>,
  actor: Actor,
  traded: Traded,
  { event, to, now }: Halting,
): Promise<TradingRefusal | null> {
  const before = await limitsOf(db, traded, event)
  if (!before) return 'no-such-market'
  if (before.isHalted === to) return 'changes-nothing'
  await writeHalt(db, traded, to, now)
  await recordAction(db, actor, {
    what: to ? 'sports.suspend' : 'sports.resume',
    target: targetOf(traded),
    before: { isHalted: before.isHalted },
    after: { isHalted: to },
  })
  return null
}

async function writeHalt(
  db: Transaction<Tables>,
  { eventId, market }: Traded,
  to: boolean,
  now: Date,
): Promise<void> {
  if (market !== null)
    await db
      .updateTable('sports_offers')
      .set({ is_halted: to })
      .where('event_id', '=', eventId)
      .where('market_key', '=', market)
      .execute()
  if (market !== null && !to) return
  await db
    .updateTable('sports_events')
    // What waits to be accepted or sold was stopped in between, whatever is resumed by then.
    .set({ ...(market === null && { is_halted: to }), ...(to && { suspended_at: now }) })
    .where('id', '=', eventId)
    .execute()
}

interface Limits {
  isHalted: boolean
  stakeMax: Money | null
  payoutMax: Money | null
}

/** As they stand; null where there is no such market now. */
async function limitsOf(
  db: Transaction<Tables>,
  { eventId, market }: Traded,
  event: EventRow,
): Promise<Limits | null> {
  const row =
    market === null
      ? event
      : await db
          .selectFrom('sports_offers')
          .select(['is_halted', 'stake_max', 'payout_max'])
          .where('event_id', '=', eventId)
          .where('market_key', '=', market)
          .executeTakeFirst()
  return row
    ? { isHalted: row.is_halted, stakeMax: row.stake_max, payoutMax: row.payout_max }
    : null
}

/** The most that a coupon with a pick on it may stake, and may pay, from the next one on; null: no more than any other. */
export const setLimits = (
  db: Kysely<Tables>,
  actor: Actor,
  traded: Traded,
  { stakeMax, payoutMax }: Pick<Limits, 'stakeMax' | 'payoutMax'>,
): Promise<TradingRefusal | null> =>
  trade(db, traded.eventId, async (inside, event) => {
    const before = await limitsOf(inside, traded, event)
    if (!before) return 'no-such-market'
    const set = { stake_max: stakeMax, payout_max: payoutMax }
    const { eventId, market } = traded
    if (market === null)
      await inside.updateTable('sports_events').set(set).where('id', '=', eventId).execute()
    else
      await inside
        .updateTable('sports_offers')
        .set(set)
        .where('event_id', '=', eventId)
        .where('market_key', '=', market)
        .execute()
    const isChanged = await recordAction(inside, actor, {
      what: 'sports.limits',
      target: targetOf(traded),
      before: { stakeMax: before.stakeMax, payoutMax: before.payoutMax },
      after: { stakeMax, payoutMax },
    })
    return isChanged ? null : 'changes-nothing'
  })

/** All bets on it are given back, those that were settled too, and no more are taken. */
export const voidBets = (
  db: Kysely<Tables>,
  actor: Actor,
  traded: Traded,
  now: Date,
): Promise<TradingRefusal | null> =>
  trade(db, traded.eventId, async (inside, event) => {
    const { eventId, market } = traded
    if (market !== null && !(await marketOf(inside, eventId, market))) return 'no-such-market'
    const content: RulingContent = { type: 'void', market }
    return ruleAndStop(inside, actor, event, { content, traded, now })
  })

/** What was ruled on it no longer counts, nor what its provider holds it to have come to: the record does. Bets on it are taken again once it is resumed. */
export const followRecord = (
  db: Kysely<Tables>,
  actor: Actor,
  traded: Traded,
  now: Date,
): Promise<TradingRefusal | null> =>
  trade(db, traded.eventId, async (inside, event) => {
    const { market } = traded
    const rulings = await rulingsOn(inside, event.id)
    const isThere = rulings.some(
      ({ content }) =>
        content.type === 'void' || content.type === 'settle' || content.type === 'leg',
    )
    const { id: eventId, taken, record } = event
    const disputed = isThere ? [] : await disputesOn(inside, { eventId, taken, record, rulings })
    if (!isThere && !disputed.some((key) => market === null || key === market))
      return 'changes-nothing'
    return rule(inside, actor, event, { content: { type: 'follow', market }, traded, now })
  })

/** What each selection of a market came to; one that is not named is lost. No more bets are taken on it. */
export const settleMarketByHand = (
  db: Kysely<Tables>,
  actor: Actor,
  { eventId, market }: { eventId: bigint; market: string },
  { named, now }: { named: Readonly<Record<string, LegResult>>; now: Date },
): Promise<TradingRefusal | null> =>
  trade(db, eventId, async (inside, event) => {
    const found = await marketOf(inside, eventId, market)
    if (!found) return 'no-such-market'
    const selections = sportOf(event.record).selectionsOf(found)
    if (Object.keys(named).some((each) => !selections.includes(each))) return 'no-such-selection'
    const results = Object.fromEntries(selections.map((each) => [each, named[each] ?? 'lose']))
    const content: RulingContent = { type: 'settle', market, results }
    return ruleAndStop(inside, actor, event, { content, traded: { eventId, market }, now })
  })

/** What one pick of one coupon came to, whatever its market does. Picks are counted from 1. */
export const settleLegByHand = async (
  db: Kysely<Tables>,
  actor: Actor,
  { coupon, pick, result }: { coupon: bigint; pick: number; result: LegResult },
  now: Date,
): Promise<TradingRefusal | null> => {
  const leg = await db
    .selectFrom('sports_coupon_legs as leg')
    .innerJoin('sports_coupons as coupon', (join) =>
      join.onRef('coupon.member_id', '=', 'leg.member_id').onRef('coupon.id', '=', 'leg.coupon_id'),
    )
    .select(['leg.event_id', 'leg.place'])
    .where('leg.coupon_id', '=', coupon)
    .where('leg.place', '=', pick - 1)
    .where('coupon.state', '=', 'accepted')
    .executeTakeFirst()
  if (!leg) return 'no-such-leg'
  const content: RulingContent = { type: 'leg', coupon: String(coupon), place: leg.place, result }
  const traded = { eventId: leg.event_id, market: null }
  return trade(db, leg.event_id, (inside, event) =>
    rule(inside, actor, event, { content, traded, now }),
  )
}

/** A score of a match that is over, in place of what was told of it. */
export const correctScore = (
  db: Kysely<Tables>,
  actor: Actor,
  eventId: bigint,
  { score, now }: { score: StatedScore; now: Date },
): Promise<TradingRefusal | null> =>
  trade(db, eventId, async (inside, event) => {
    // Odds in play are made from what was told, and from nothing else.
    if (finalRecord(event.record, now.getTime()).ending === null) return 'not-over'
    if (!sportOf(event.record).isOwn({ type: 'score', ...score })) return 'no-such-score'
    if (findTooHigh(score) !== null) return 'too-high'
    const content: RulingContent = { type: 'score', ...score }
    return rule(inside, actor, event, { content, traded: { eventId, market: null }, now })
  })

interface Ruled {
  content: RulingContent
  traded: Traded
  now: Date
}

const WHAT = {
  void: 'sports.void',
  settle: 'sports.settle',
  leg: 'sports.settle-leg',
  follow: 'sports.follow',
  score: 'sports.score',
} as const satisfies Readonly<Record<RulingContent['type'], string>>

/** What changes nothing stops nothing either. */
async function ruleAndStop(
  db: Transaction<Tables>,
  actor: Actor,
  event: EventRow,
  ruled: Ruled,
): Promise<TradingRefusal | null> {
  const refusal = await rule(db, actor, event, ruled)
  if (refusal === null) await writeHalt(db, ruled.traded, true, ruled.now)
  return refusal
}

/** Written down behind those before it. The same again, with nothing ruled on it in between, changes nothing. */
async function rule(
  db: Transaction<Tables>,
  actor: Actor,
  event: EventRow,
  { content, traded, now }: Ruled,
): Promise<TradingRefusal | null> {
  const rulings = await rulingsOn(db, event.id)
  const before = rulings.findLast((each) => isOfSame(each.content, content))
  const last = before?.content ?? null
  // A score that a provider has told otherwise since can be ruled again.
  const hasNewMessage = content.type === 'score' && before?.version !== event.taken
  if (isDeepStrictEqual(last, content) && !hasNewMessage) return 'changes-nothing'
  const number = event.rulings + 1
  const record =
    content.type === 'score' ? recordRuled(event.record, event.taken, content) : event.record
  await db
    .insertInto('sports_rulings')
    .values({
      event_id: event.id,
      number,
      version: event.taken,
      at: now,
      content: JSON.stringify(content),
    })
    .execute()
  await db
    .updateTable('sports_events')
    .set({
      rulings: number,
      record: JSON.stringify(record),
      reviews_due: event.reviews_due + 1,
    })
    .where('id', '=', event.id)
    .execute()
  const after = [...rulings, { version: event.taken, content }]
  const disputable = { eventId: event.id, taken: event.taken, record, rulings: after }
  await noteDisputes(db, disputable, now)
  await recordAction(db, actor, {
    what: WHAT[content.type],
    target: targetOf(traded),
    before: { ruling: last, score: sportOf(event.record).scoreOf(event.record) },
    after: { ruling: content, score: sportOf(record).scoreOf(record) },
  })
  await settleSoon(db, event.id)
  return null
}

/** Does the earlier one speak of what the later one does? */
function isOfSame(earlier: RulingContent, later: RulingContent): boolean {
  if (later.type === 'score')
    return (
      earlier.type === 'score' && earlier.count === later.count && earlier.period === later.period
    )
  if (earlier.type === 'score') return false
  // What is ruled on markets may be on its own.
  if (later.type === 'leg')
    return earlier.type !== 'leg' || isDeepStrictEqual(nameOf(earlier), nameOf(later))
  if (earlier.type === 'leg') return later.type === 'follow' && later.market === null
  return earlier.market === later.market || earlier.market === null
}

const nameOf = ({ coupon, place }: NamedLeg) => ({ coupon, place })

/** As it is offered, or as somebody has bet on it, alone or with others. */
async function marketOf(
  db: Kysely<Tables>,
  eventId: bigint,
  market: string,
): Promise<Market | null> {
  const offer = await db
    .selectFrom('sports_offers')
    .select('market')
    .where('event_id', '=', eventId)
    .where('market_key', '=', market)
    .executeTakeFirst()
  if (offer) return offer.market
  const legs = await db
    .selectFrom('sports_coupon_legs')
    .select('market')
    .distinct()
    .where('event_id', '=', eventId)
    .where(sql<boolean>`(market_key = ${market} or strpos(market_key, ${`${market}=`}) > 0)`)
    .execute()
  const markets = legs.flatMap((leg) =>
    isBuilt(leg.market) ? leg.market.parts.map((part) => part.market) : [leg.market],
  )
  return markets.find((each) => marketKey(each) === market) ?? null
}
