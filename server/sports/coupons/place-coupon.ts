/**
 * Takes coupons: each pick is looked at again under its event's lock, the odds of now are the odds written, and the stake is held by
 * the one way that stakes are taken, a free bet's by what the house gives for it. Several singles of one request are taken together or not at all. A coupon with a pick in play waits then,
 * with its stake held, until `accept-coupons.ts` answers it.
 *
 * The wallet is locked first, then the events in the order of their ids.
 */
import { grouped } from '#contract/grouped.ts'
import { sql, type Kysely } from 'kysely'
import { STAKE_REFUSALS } from '#contract/games/game-protocol.ts'
import { fromWire, toWire, type Money } from '#contract/money.ts'
import { Refused, type RefusalName } from '#contract/refusals.ts'
import type { Input, Output } from '#contract/registry.ts'
import { mostPayoutOf, takesOdds } from '#games/sports/coupon.ts'
import {
  combinationOf,
  countLines,
  findShapeProblem,
  type CouponShape,
} from '#games/sports/lines.ts'
import { lockWallet } from '#ledger/lock.ts'
import { stakeReference } from '../../bets/entry-reference.ts'
import type { FreeBet } from '../../bonus/rules.ts'
import type { MemberContext } from '../../context.ts'
import type { Tables } from '../../database/tables.ts'
import { keepCheckDue } from '../../protection/reality.ts'
import { findBound } from '../../protection/refused-stake.ts'
import { memberScope } from '../../push/source.ts'
import { refuseTooMuch, type AskedCoupon } from './coupon-limits.ts'
import { ONE_LINE, shapeOf, type ShapeRow } from './coupon-shape.ts'
import { hashOf, couponContent } from './coupon-terms.ts'
import { holdFreeStake, lineStakeOf, refuseOtherTerms, requireFreeBet } from './free-bets.ts'
import { newCouponCode } from './check-coupon.ts'
import { couponsById } from './coupons.ts'
import { longestDelay } from '../delays.ts'
import { addExposure } from '../trading/exposure.ts'
import { findOneMatch, lookAt, type Leg } from './legs.ts'

type Asked = Input<'betframe/place_coupon'>
type AskedPick = Asked['selections'][number]

interface Planned extends AskedCoupon {
  /** As it is written down. */
  row: ShapeRow
  /** On all lines. */
  stake: Money
  most: Money
  /** The most that the house loses by it. */
  booked: Money
  free: FreeBet | null
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
  const free = await freeBetOf(context, asked)
  const legs = await legsNow(db, asked, now)
  await refuseBoostInSystem(db, asked, { legs, now })
  refuseOtherOdds(asked, legs)
  if (free) await refuseOtherTerms(db, free, legs)
  const plans = asked.kind === 'single' ? legs.map((leg) => [leg]) : [legs]
  const planned = plans.map((each) => planOf(each, asked, free))
  await refuseTooMuch(db, member.id, planned)
  const ids: bigint[] = []
  for (const [place, plan] of planned.entries())
    ids.push(await take(context, { plan, place, content, asked }))
  afterCommit(() => {
    const scope = memberScope(member.id)
    house.push.touch('balance', scope)
    if (free) house.push.publish('changes', scope, { calls: ['bonus/active'] })
  })
  return couponsById(context, ids)
}

/** In place of a stake; null where the coupon has one. */
async function freeBetOf(
  { q, member, now }: MemberContext,
  { freeBetID }: Asked,
): Promise<FreeBet | null> {
  if (freeBetID === undefined) return null
  return requireFreeBet(q, { memberId: member.id, id: freeBetID, now })
}

function stakeOf({ stake }: Asked): Money {
  const amount = stake === undefined ? null : fromWire(stake)
  if (amount === null) throw new Error('the schema let no amount through')
  return amount
}

/** What no odds and no clock can mend. */
function refuseShape(asked: Asked): void {
  const { kind, selections, sizes } = asked
  const names = selections.map(({ eventID, market, selection }) =>
    [eventID, market, selection].join(' '),
  )
  if (new Set(names).size < names.length) throw new Refused('selection-repeated')
  if (kind === 'system' && sizes === undefined) throw badField('sizes', 'invalid_type')
  if (kind !== 'system')
    for (const field of ['bankers', 'sizes'] as const)
      if (asked[field] !== undefined) throw badField(field, 'of-systems-alone')
  // One free bet is one coupon.
  if (kind === 'single' && asked.freeBetID !== undefined && selections.length > 1)
    throw badField('selections', 'too_big')
  if (kind === 'single') return
  if (selections.length < 2) throw badField('selections', 'too_small')
  const problem = findShapeProblem(shapeAsked(asked, selections.length))
  if (problem) throw badField(problem === 'bad-banker' ? 'bankers' : 'sizes', problem)
  const byEvent = grouped(selections, ({ eventID }) => eventID)
  const both = [...byEvent.values()].find(({ length }) => length > 1)
  if (both) throw new Refused('same-event', { selections: both.map(named) })
}

const badField = (field: string, problem: string) =>
  new Refused('bad-payload', { fields: [{ field, problem }] })

/** Whatever order they were named in. */
const shapeAsked = ({ sizes, bankers }: Asked, legs: number): CouponShape =>
  shapeOf(
    {
      sizes: sizes?.toSorted((a, b) => a - b) ?? null,
      bankers: bankers?.toSorted((a, b) => a - b) ?? [],
    },
    legs,
  )

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

/** Every pick as it would be taken now. Refuses where one may not be, and names all of that kind. */
async function legsNow(
  db: Kysely<Tables>,
  { kind, selections }: Asked,
  now: Date,
): Promise<readonly Leg[]> {
  const looked = await lookAt(db, selections, { now, isSystem: kind === 'system' })
  for (const [state, refusal] of [
    ['closed', 'selection-closed'],
    ['suspended', 'selection-suspended'],
    ['unknown', 'selection-unknown'],
  ] as const) {
    const those = looked.filter((each) => each.state === state)
    if (those.length > 0)
      throw new Refused(refusal, { selections: those.map(({ pick }) => named(pick)) })
  }
  const both = kind === 'single' ? null : findOneMatch(looked)
  if (both) throw new Refused('same-event', { selections: both.map(named) })
  const unbuilt = looked.find(({ state }) => state === 'unbuilt')
  if (unbuilt?.problem)
    throw new Refused('selections-not-together', {
      why: unbuilt.problem,
      selections: [named(unbuilt.pick)],
    })
  return looked.flatMap(({ leg }) => leg ?? [])
}

/** Of odds that the schema let through, which are whole hundredths. */
const inHundredths = (odds: number): number => Math.round(odds * 100)

/** There the book's own odds stand: whoever asks for others is refused by what they asked for, and not as if it had moved. */
async function refuseBoostInSystem(
  db: Kysely<Tables>,
  { kind, selections }: Asked,
  { legs, now }: { legs: readonly Leg[]; now: Date },
): Promise<void> {
  const isAsOffered = selections.every(({ odds }, at) => inHundredths(odds) === legs[at]?.odds)
  if (kind !== 'system' || isAsOffered) return
  const alone = await lookAt(db, selections, { now, isSystem: false })
  const those = alone.filter(
    ({ pick, leg }) => leg?.boost && leg.boost.odds === inHundredths(pick.odds),
  )
  if (those.length > 0)
    throw new Refused('boost-not-in-system', {
      selections: those.map(({ pick, leg }) => ({
        ...named(pick),
        odds: (leg?.bookOdds ?? 0) / 100,
      })),
    })
}

/** By the member's own policy; names every pick whose odds are others now. */
function refuseOtherOdds(asked: Asked, legs: readonly Leg[]): void {
  const { kind, policy, selections } = asked
  const shown = selections.map(({ odds }) => inHundredths(odds))
  const now = legs.map(({ odds }) => odds)
  const isTaken =
    kind === 'single'
      ? now.every((odds, at) => takesOdds(policy, combinationOf(1), [shown[at] ?? 0], [odds]))
      : takesOdds(policy, shapeAsked(asked, legs.length), shown, now)
  if (isTaken) return
  const changed = selections.flatMap((pick, at) => {
    const leg = legs[at]
    if (!leg || leg.odds === shown[at]) return []
    const { odds, bookOdds } = leg
    const beside = bookOdds === null ? {} : { bookOdds: bookOdds / 100 }
    return [{ ...named(pick), odds: odds / 100, ...beside }]
  })
  throw new Refused('odds-changed', { selections: changed })
}

function planOf(legs: readonly Leg[], asked: Asked, free: FreeBet | null): Planned {
  const shape = shapeAsked(asked, asked.kind === 'single' ? 1 : legs.length)
  const lineStake = free ? lineStakeOf(free, countLines(shape)) : stakeOf(asked)
  const open = legs.map(({ odds }) => ({ odds, result: null }))
  const stake = lineStake * BigInt(countLines(shape))
  const isFree = free !== null
  const { sizes, bankers } = asked.kind === 'system' ? shape : ONE_LINE
  const row = { sizes, bankers, is_free: isFree }
  const most = mostPayoutOf({ ...shape, legs: open, lineStake, isFree })
  const booked = isFree ? most : most - stake
  return { legs, shape, isFree, row, lineStake, stake, most, booked, free }
}

interface Taking {
  plan: Planned
  place: number
  content: string
  asked: Asked
}

/** Asks whether the member may stake so much, and holds it; answers how much of it is bonus money: all of a free bet's. */
async function holdStake(
  context: MemberContext,
  id: bigint,
  { stake, free, content }: { stake: Money; free: FreeBet | null; content: string },
): Promise<Money> {
  const { db, member, now } = context
  if (free) {
    const outcome = await holdFreeStake(db, { memberId: member.id, id, free, content, now })
    if (outcome !== 'posted') await refuseStake(context, outcome)
    return stake
  }
  const reference = stakeReference(id)
  const { rows } = await sql<{ outcome: string; bonus_delta: Money }>`
    select outcome, bonus_delta from unnest(take_stakes(array[ledger_hold_raise(${member.id}::bigint, 'bet',
      ${reference}, ${stake}::bigint, 'sportsbook', ${content}, ${reference})], ${now}))`.execute(
    db,
  )
  const taken = rows[0]
  if (taken?.outcome !== 'posted') return refuseStake(context, taken?.outcome ?? '')
  return -taken.bonus_delta
}

async function refuseStake(
  { db, house, member, now, afterUndo }: MemberContext,
  outcome: string,
): Promise<never> {
  if (outcome === 'reality-check') afterUndo(() => keepCheckDue(house, member.id, now))
  const refusal = refusalOf(outcome)
  const bound = await findBound(db, { memberId: member.id, refusal, now }, toWire)
  throw new Refused(refusal, { ...bound })
}

/** Holds the stake and writes the coupon down; answers its id. Whatever speaks against the stake takes back all of the request. */
async function take(
  context: MemberContext,
  { plan, place, content, asked }: Taking,
): Promise<bigint> {
  const { db, member, now } = context
  const { legs, row, stake, most, booked, free } = plan
  const { rows: made } = await sql<{ id: bigint }>`select nextval('bet_ids') as id`.execute(db)
  const id = made[0]?.id
  if (id === undefined) throw new Error('a sequence answers a number')
  const bonus = await holdStake(context, id, {
    stake,
    free,
    content: couponContent(asked.kind, legs, row),
  })
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
      stake_bonus: bonus,
      placed_at: now,
    })
    .execute()
  const isLive = legs.some((leg) => leg.isLive)
  await db
    .insertInto('sports_coupons')
    .values({
      member_id: member.id,
      id,
      request_id: asked.requestId ?? null,
      place,
      kind: asked.kind,
      sizes: row.sizes && [...row.sizes],
      bankers: [...row.bankers],
      is_free: row.is_free,
      content,
      most,
      policy: asked.policy,
      code: newCouponCode(),
      ...(isLive && {
        state: 'pending',
        due_at: new Date(now.getTime() + longestDelay(legs)),
      }),
    })
    .execute()
  await writeLegs(db, { member_id: member.id, id }, legs, (leg) =>
    isLive ? (shownOf(asked, leg) ?? leg.odds) : null,
  )
  await addExposure(db, legs, booked)
  return id
}

async function writeLegs(
  db: Kysely<Tables>,
  { member_id, id }: { member_id: bigint; id: bigint },
  legs: readonly Leg[],
  shownOddsOf: (leg: Leg) => number | null,
): Promise<void> {
  await db
    .insertInto('sports_coupon_legs')
    .values(
      legs.map((leg, at) => ({
        member_id,
        coupon_id: id,
        place: at,
        event_id: leg.event_id,
        market_key: leg.market_key,
        market: JSON.stringify(leg.market),
        selection: leg.selection,
        odds: leg.odds,
        version: leg.version,
        is_live: leg.isLive,
        shown_odds: shownOddsOf(leg),
        boost_id: leg.boost?.id ?? null,
        book_odds: leg.bookOdds,
      })),
    )
    .execute()
}

/** The odds that the member saw. */
const shownOf = ({ selections }: Asked, leg: Leg): number | null => {
  const pick = selections.find(
    ({ eventID, market, selection }) =>
      BigInt(eventID) === leg.event_id && market === leg.market_key && selection === leg.selection,
  )
  return pick ? inHundredths(pick.odds) : null
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
