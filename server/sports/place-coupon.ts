/**
 * Takes coupons: each pick is looked at again under its event's lock, the odds of now are the odds written, and the stake is held by
 * the one way that stakes are taken. Several singles of one request are taken together or not at all.
 *
 * The wallet is locked first, then the events in the order of their ids.
 */
import { grouped } from '#contract/grouped.ts'
import { sql, type Kysely } from 'kysely'
import { STAKE_REFUSALS } from '#contract/games/game-protocol.ts'
import { KURUS, fromWire, lira, toWire, type Money } from '#contract/money.ts'
import { Refused, type RefusalName } from '#contract/refusals.ts'
import type { Input, Output } from '#contract/registry.ts'
import {
  COUPON_PAYOUT_MAX,
  COUPON_STAKE_MIN,
  largestLineStake,
  mostPayoutOf,
  takesOdds,
} from '#games/sports/coupon.ts'
import { combinationOf } from '#games/sports/lines.ts'
import type { Market } from '#games/sports/football/kinds.ts'
import { lockWallet } from '#ledger/lock.ts'
import type { MemberContext } from '../context.ts'
import type { Tables } from '../database/tables.ts'
import { memberScope } from '../push/source.ts'
import { hashOf, stakeContent } from './coupon-terms.ts'
import { couponsById } from './coupons.ts'
import { stateOf } from './event-state.ts'

type Asked = Input<'betframe/place_coupon'>
type AskedPick = Asked['selections'][number]

/** The most that the house may lose on one outcome of a market, and on an event. */
const OUTCOME_MAX: Money = lira(500_000)
const EVENT_MAX: Money = lira(2_000_000)

/** A pick as it would be taken now. */
interface Leg {
  event_id: bigint
  market_key: string
  market: Market
  selection: string
  odds: number
  version: number
  booked: Money
}

interface Planned {
  legs: readonly Leg[]
  stake: Money
  most: Money
}

export async function placeCoupon(
  context: MemberContext,
  asked: Asked,
): Promise<Output<'betframe/place_coupon'>> {
  const { db, q, house, member, now, afterCommit } = context
  // Each single is a bet of its own.
  const bets = asked.kind === 'single' ? asked.selections.length : 1
  for (let bet = 0; bet < bets; bet += 1)
    if (!house.limits.allows('playsOfMember', String(member.id), now))
      throw new Refused('too-many-calls')
  refuseShape(asked)
  await lockWallet(q, member.id)
  const content = hashOf(asked)
  const known = await idsOfRequest(db, member.id, asked.requestId, content)
  if (known.length > 0) return couponsById(context, known)
  const legs = await legsNow(db, asked, now)
  refuseOtherOdds(asked, legs)
  const plans = asked.kind === 'single' ? legs.map((leg) => [leg]) : [legs]
  const planned = plans.map((each) => planOf(each, stakeOf(asked)))
  await refuseTooMuch(db, member.id, planned)
  const ids: bigint[] = []
  for (const [place, plan] of planned.entries())
    ids.push(await take(context, { plan, place, content, asked }))
  afterCommit(() => house.push.touch('balance', memberScope(member.id)))
  return couponsById(context, ids)
}

function stakeOf({ stake }: Asked): Money {
  const amount = fromWire(stake)
  if (amount === null) throw new Error('the schema let no amount through')
  return amount
}

/** What no odds and no clock can mend. */
function refuseShape({ kind, selections }: Asked): void {
  const names = selections.map(({ eventID, market, selection }) =>
    [eventID, market, selection].join(' '),
  )
  if (new Set(names).size < names.length) throw new Refused('selection-repeated')
  if (kind === 'single') return
  if (selections.length < 2)
    throw new Refused('bad-payload', { fields: [{ field: 'selections', problem: 'too_small' }] })
  const byEvent = grouped(selections, ({ eventID }) => eventID)
  const both = [...byEvent.values()].find(({ length }) => length > 1)
  if (both) throw new Refused('same-event', { selections: both.map(named) })
}

const named = ({ eventID, market, selection }: AskedPick) => ({ eventID, market, selection })

/** The coupons of a request that was taken before. Refuses where it asked for something else then. */
async function idsOfRequest(
  db: Kysely<Tables>,
  memberId: bigint,
  requestId: string | undefined,
  content: string,
): Promise<readonly bigint[]> {
  if (requestId === undefined) return []
  const rows = await db
    .selectFrom('sports_coupons')
    .select(['id', 'content'])
    .where('member_id', '=', memberId)
    .where('request_id', '=', requestId)
    .orderBy('place')
    .execute()
  if (rows.some((row) => row.content !== content)) throw new Refused('reference-reused')
  return rows.map(({ id }) => id)
}

/** Every pick as it stands now, its event held to the commit: nothing is told of it, or bet on it, meanwhile. */
async function legsNow(
  db: Kysely<Tables>,
  { selections }: Asked,
  now: Date,
): Promise<readonly Leg[]> {
  const ids = [...new Set(selections.map(({ eventID }) => BigInt(eventID)))]
  const events = await db
    .selectFrom('sports_events')
    .select(['id', 'taken', 'record', 'starts_at'])
    .where('id', 'in', ids)
    .orderBy('id')
    .forUpdate()
    .execute()
  const offers = await db
    .selectFrom('sports_offers')
    .selectAll()
    .where('event_id', 'in', ids)
    .execute()
  const found = selections.map((pick) => {
    const event = events.find(({ id }) => id === BigInt(pick.eventID))
    const offer = offers.find(
      ({ event_id, market_key, selection }) =>
        event_id === BigInt(pick.eventID) &&
        market_key === pick.market &&
        selection === pick.selection,
    )
    return { pick, event, offer }
  })
  const closed = found.filter(
    ({ event, offer }) =>
      event && (stateOf(event, now) !== 'open' || (offer !== undefined && offer.odds === null)),
  )
  if (closed.length > 0)
    throw new Refused('selection-closed', { selections: closed.map(({ pick }) => named(pick)) })
  const unknown = found.filter(({ event, offer }) => !event || !offer)
  if (unknown.length > 0)
    throw new Refused('selection-unknown', { selections: unknown.map(({ pick }) => named(pick)) })
  return found.flatMap(({ event, offer }) =>
    event && offer && offer.odds !== null
      ? [{ ...offer, odds: offer.odds, version: event.taken }]
      : [],
  )
}

const inHundredths = (odds: number): number => Math.round(odds * 100)

/** By the member's own policy; names every pick whose odds are others now. */
function refuseOtherOdds({ kind, policy, selections }: Asked, legs: readonly Leg[]): void {
  const shown = selections.map(({ odds }) => inHundredths(odds))
  const now = legs.map(({ odds }) => odds)
  const isTaken =
    kind === 'single'
      ? now.every((odds, at) => takesOdds(policy, combinationOf(1), [shown[at] ?? 0], [odds]))
      : takesOdds(policy, combinationOf(legs.length), shown, now)
  if (isTaken) return
  const changed = selections.flatMap((pick, at) =>
    now[at] === shown[at] ? [] : [{ ...named(pick), odds: (now[at] ?? 0) / 100 }],
  )
  throw new Refused('odds-changed', { selections: changed })
}

function planOf(legs: readonly Leg[], stake: Money): Planned {
  const coupon = {
    legs: legs.map(({ odds }) => ({ odds, result: null })),
    bankers: [],
    sizes: [legs.length],
    lineStake: stake,
  }
  return { legs, stake, most: mostPayoutOf(coupon) }
}

/**
 * Within what a coupon may take and pay, and what the house may lose: refused with the largest stake that would do. What is booked of an
 * event is never too little: each of its markets counts its dearest outcome.
 */
async function refuseTooMuch(
  db: Kysely<Tables>,
  memberId: bigint,
  planned: readonly Planned[],
): Promise<void> {
  let largest: Money | null = null
  for (const { legs, stake, most } of planned) {
    const byCoupon = largestLineStake(
      combinationOf(legs.length),
      legs.map(({ odds }) => odds),
    )
    const room = await roomOf(db, memberId, legs)
    // Whoever stakes s may win most − stake for each stake: what fits is in that proportion.
    const byRoom = most === stake ? byCoupon : wholeKurus((room.loss * stake) / (most - stake))
    const byHeld = wholeKurus((room.payout * stake) / most)
    const fits = [byCoupon, byRoom, byHeld].reduce((a, b) => (a < b ? a : b))
    largest = largest === null || fits < largest ? fits : largest
  }
  const stake = planned[0]?.stake ?? 0n
  if (largest !== null && stake >= COUPON_STAKE_MIN && stake <= largest) return
  const max = largest === null || largest < COUPON_STAKE_MIN ? 0n : largest
  throw new Refused('amount-out-of-range', { min: toWire(COUPON_STAKE_MIN), max: toWire(max) })
}

const wholeKurus = (amount: Money): Money => (amount < 0n ? 0n : amount - (amount % KURUS))

/** How much more the house may lose by these picks together, and how much more the member's open coupons on one of them may pay. */
async function roomOf(
  db: Kysely<Tables>,
  memberId: bigint,
  legs: readonly Leg[],
): Promise<{ loss: Money; payout: Money }> {
  let [loss, payout] = [OUTCOME_MAX, COUPON_PAYOUT_MAX]
  const less = (a: Money, b: Money): Money => (a < b ? a : b)
  for (const leg of legs) {
    const { rows } = await sql<{ event: Money; held: Money }>`
      select coalesce((select sum(market.most) from (
          select max(o.booked) as most from sports_offers o where o.event_id = ${leg.event_id}
            group by o.market_key) market), 0)::bigint as event,
        coalesce((select sum(c.most) from sports_coupon_legs l
          join sports_coupons c on c.member_id = l.member_id and c.id = l.coupon_id
          join bets b on b.member_id = c.member_id and b.id = c.id
          where l.event_id = ${leg.event_id} and l.member_id = ${memberId}
            and l.market_key = ${leg.market_key} and l.selection = ${leg.selection}
            and b.settled_at is null), 0)::bigint as held`.execute(db)
    loss = less(loss, less(OUTCOME_MAX - leg.booked, EVENT_MAX - (rows[0]?.event ?? 0n)))
    payout = less(payout, COUPON_PAYOUT_MAX - (rows[0]?.held ?? 0n))
  }
  return { loss, payout }
}

interface Taking {
  plan: Planned
  place: number
  content: string
  asked: Asked
}

/** Holds the stake and writes the coupon down; answers its id. Whatever speaks against the stake takes back all of the request. */
async function take(
  { db, member, now }: MemberContext,
  { plan, place, content, asked }: Taking,
): Promise<bigint> {
  const { legs, stake, most } = plan
  const { rows: made } = await sql<{ id: bigint }>`select nextval('bet_ids') as id`.execute(db)
  const id = made[0]?.id
  if (id === undefined) throw new Error('a sequence answers a number')
  const reference = `stake:${id}`
  const { rows } = await sql<{ outcome: string; bonus_delta: Money }>`
    select outcome, bonus_delta from unnest(take_stakes(array[ledger_hold_raise(${member.id}::bigint, 'bet',
      ${reference}, ${stake}::bigint, 'sportsbook', ${stakeContent(asked.kind, legs)}, ${reference})],
      ${now}))`.execute(db)
  const taken = rows[0]
  if (taken?.outcome !== 'posted') throw new Refused(refusalOf(taken?.outcome ?? ''))
  await db
    .insertInto('bets')
    .values({
      member_id: member.id,
      id,
      kind: 'coupon',
      account: 'sportsbook',
      game_id: null,
      game: 'sports',
      stake,
      stake_bonus: -taken.bonus_delta,
      placed_at: now,
    })
    .execute()
  await db
    .insertInto('sports_coupons')
    .values({
      member_id: member.id,
      id,
      request_id: asked.requestId ?? null,
      place,
      kind: asked.kind,
      content,
      most,
    })
    .execute()
  await db
    .insertInto('sports_coupon_legs')
    .values(
      legs.map(({ event_id, market_key, market, selection, odds, version }, at) => ({
        member_id: member.id,
        coupon_id: id,
        place: at,
        event_id,
        market_key,
        market: JSON.stringify(market),
        selection,
        odds,
        version,
      })),
    )
    .execute()
  await book(db, plan)
  return id
}

/** All that the coupon may win is booked against each of its picks. */
async function book(db: Kysely<Tables>, { legs, stake, most }: Planned): Promise<void> {
  for (const { event_id, market_key, selection } of legs)
    await db
      .updateTable('sports_offers')
      .set((eb) => ({ booked: eb('booked', '+', most - stake) }))
      .where('event_id', '=', event_id)
      .where('market_key', '=', market_key)
      .where('selection', '=', selection)
      .execute()
}

const MONEY_REFUSALS: Readonly<Record<string, RefusalName>> = {
  insufficient: 'insufficient-funds',
  limit: 'amount-out-of-range',
}

function refusalOf(outcome: string): RefusalName {
  // Looked up in the closed table just before.
  if (Object.hasOwn(STAKE_REFUSALS, outcome)) return outcome as keyof typeof STAKE_REFUSALS
  const name = MONEY_REFUSALS[outcome]
  if (name === undefined) throw new Error(`a stake on a coupon was answered by ${outcome}`)
  return name
}
