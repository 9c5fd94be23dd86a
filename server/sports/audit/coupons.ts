/**
 * Every settled coupon is worked out again: each leg by the messages that its result was read from, the payout by its legs. What it was
 * taken as is held to the hash in its stake's entry, and the odds that it was accepted at to the house's own book. Reads only.
 */
import type { Finding } from '#ledger/audit.ts'
import type { QueryPort } from '#ledger/query-port.ts'
import { keptStakeOf, TENTHS } from '#games/sports/cash-out.ts'
import {
  COUPON_PAYOUT_MAX,
  mostPayoutOf,
  settleCoupon,
  takesOdds,
  type CouponResult,
  type OddsPolicy,
} from '#games/sports/coupon.ts'
import { findShapeProblem } from '#games/sports/lines.ts'
import { betKey, type BetMarket } from '#games/sports/built.ts'
import { settleRuledLeg, type NamedLeg } from '#games/sports/rulings.ts'
import type { TakenLeg } from '#games/sports/settlement.ts'
import type { LegResult } from '#games/sports/results.ts'
import { stakeInSql } from '../../bets/entry-reference.ts'
import { CLOCKS_MS_MAX } from '../../clocks.ts'
import type { AnsweredLeg } from '../../database/tables/sports.ts'
import type { Recomputed, RecomputedRow } from '../../audit/marked-audit.ts'
import { shaped, shapeOf, type ShapeRow } from '../coupons/coupon-shape.ts'
import { isBoostedRight, BOOST_OF_L, type BoostedLeg } from './boosts.ts'
import { BOOSTS_OF_C, ENDED_COUPONS, LEGS_OF_C } from './coupon-mark.ts'
import { couponContent } from '../coupons/coupon-terms.ts'
import { OwnOdds } from './odds.ts'
import {
  KNOWN_MS_MAX,
  knewTheLast,
  recordToSettle,
  recordedEventsOf,
  rulingsOf,
  sportOfEvent,
  type ReviewedEvent,
} from '../feed/recorded-events.ts'

interface LegRow extends BoostedLeg {
  event_id: bigint
  place: number
  market_key: string
  market: BetMarket
  selection: string
  odds: number
  version: number
  is_live: boolean
  held_odds: number | null
  shown_odds: number | null
  result: LegResult | null
  void_reason: string | null
  settled_version: number | null
  settled_ruling: number
  /** Results that others have taken the place of. */
  earlier: readonly Result[] | null
}

type Result = Pick<LegRow, 'result' | 'void_reason' | 'settled_version' | 'settled_ruling'>

interface CouponRow extends RecomputedRow, ShapeRow {
  member_id: bigint
  id: bigint
  kind: string
  is_coupon: boolean
  /** These four null where its bet is gone. */
  stake: bigint | null
  payout: bigint | null
  state: 'open' | 'settled' | 'void' | null
  /** Tenths of the stake that were not sold, and what the others were sold for. */
  kept: number
  sold: bigint
  /** Of a free bet: what of its payout came back as a free bet. */
  returned: bigint
  placed: number | null
  /** What its stake's entry says that it was laid on. */
  laid: string | null
  /** When its stake was written into the ledger, by the database's own clock. */
  entered: number | null
  legs: readonly LegRow[] | null
  answer: 'pending' | 'accepted' | 'refused'
  /** The most that it could pay, and which other odds it was to be taken at. */
  most: bigint
  policy: OddsPolicy
  /** When it was to be looked at again; null where it was taken at once. */
  due: number | null
  acceptance: { outcome: string; at: number; legs: readonly AnsweredLeg[] } | null
  /** In their order; amounts as texts, for they come out of JSON. */
  corrections:
    | readonly { before: string; after: string; returnedBefore: string; returnedAfter: string }[]
    | null
}

const COLUMNS = `
  c.member_id, c.id, c.kind, c.sizes, c.bankers, c.is_free, c.returned, c.most, c.policy, c.state as answer, (extract(epoch from c.due_at) * 1000)::float8 as due,
  (select json_build_object('outcome', a.outcome, 'at', (extract(epoch from a.at) * 1000)::float8, 'legs', a.legs)
    from sports_acceptances a where a.member_id = c.member_id and a.coupon_id = c.id) as acceptance, b.stake, b.payout, b.state,
  c.kept, (select coalesce(sum(s.paid), 0) from sports_cashouts s
    where s.member_id = c.member_id and s.coupon_id = c.id)::bigint as sold,
  (b.kind, b.account, b.game) is not distinct from ('coupon', 'sportsbook', 'sports') as is_coupon,
  (select json_agg(json_build_object('before', e.payout_before::text, 'after', e.payout_after::text,
      'returnedBefore', e.returned_before::text, 'returnedAfter', e.returned_after::text) order by e.place)
    from sports_corrections e where e.member_id = c.member_id and e.coupon_id = c.id) as corrections,
  (extract(epoch from b.placed_at) * 1000)::float8 as placed,
  stake.content as laid, (extract(epoch from stake.at) * 1000)::float8 as entered,
  (select json_agg(json_build_object('event_id', l.event_id, 'market_key', l.market_key, 'market', l.market,
      'selection', l.selection, 'odds', l.odds, 'version', l.version, 'result', l.result,
      'is_live', l.is_live, 'held_odds', l.held_odds, 'shown_odds', l.shown_odds, 'place', l.place, ${BOOST_OF_L},
      'void_reason', l.void_reason, 'settled_version', l.settled_version, 'settled_ruling', l.settled_ruling,
      'earlier', (select json_agg(json_build_object('result', e.result, 'void_reason', e.void_reason,
          'settled_version', e.settled_version, 'settled_ruling', e.settled_ruling))
        from sports_earlier_results e
        where e.member_id = l.member_id and e.coupon_id = l.coupon_id and e.place = l.place)) order by l.place)
    from sports_coupon_legs l where l.member_id = c.member_id and l.coupon_id = c.id) as legs,
  json_build_array(c.member_id, c.id, c.kind, c.sizes, c.bankers, c.state, extract(epoch from c.due_at), c.kept,
    b.kind, b.account, b.game, b.stake, b.stake_bonus, b.payout, b.payout_bonus, b.state, extract(epoch from b.placed_at),
    extract(epoch from b.settled_at), stake.content, extract(epoch from stake.at), ${LEGS_OF_C},
    (select json_build_array(a.outcome, extract(epoch from a.at), a.reason, a.legs)
      from sports_acceptances a where a.member_id = c.member_id and a.coupon_id = c.id),
    (select json_agg(json_build_array(s.place, s.outcome, s.paid) order by s.place)
      from sports_cashouts s where s.member_id = c.member_id and s.coupon_id = c.id))::text
    || case when c.is_free then ' free ' || c.returned else '' end || ${BOOSTS_OF_C} as content`

/** The events of a page are read once. */
export const COUPONS: Recomputed = {
  name: 'coupons',
  columns: COLUMNS,
  from: `
from sports_coupons c left join bets b on b.member_id = c.member_id and b.id = c.id
left join entries stake on stake.member_id = c.member_id and stake.source = 'bet' and stake.reference = ${stakeInSql('c.id')}
where true`,
  ...ENDED_COUPONS,
  begin: () => {
    const own = new OwnOdds()
    return async (q, rows) => {
      // The columns of the query above.
      const page = rows as readonly CouponRow[]
      const events = await eventsOf(q, page)
      return page.flatMap((row) =>
        problemsOf(row, events, own).map((kind): Finding => {
          return { kind, memberId: row.member_id, seq: null, row: `coupon ${row.id}` }
        }),
      )
    }
  },
}

type Events = ReadonlyMap<string, ReviewedEvent>

async function eventsOf(q: QueryPort, page: readonly CouponRow[]): Promise<Events> {
  const ids = new Set(page.flatMap(({ legs }) => (legs ?? []).map((leg) => String(leg.event_id))))
  return recordedEventsOf(
    q,
    [...ids].map((id) => BigInt(id)),
  )
}

function problemsOf(row: CouponRow, events: Events, own: OwnOdds): string[] {
  const legs = row.legs ?? []
  const isAsTaken =
    row.is_coupon &&
    legs.length > 0 &&
    row.laid?.endsWith(couponContent(row.kind, legs.map(asHeld), row)) === true &&
    isAsAnswered(row, legs, events) &&
    legs.every(({ market, market_key }) => betKey(market) === market_key) &&
    new Set(legs.map(({ event_id }) => String(event_id))).size === legs.length &&
    (row.kind === 'single') === (legs.length === 1) &&
    (row.kind === 'system') === (row.sizes !== null) &&
    findShapeProblem(shapeOf(row, legs.length)) === null
  return [
    ...(isAsTaken ? [] : ['coupon-not-as-taken']),
    ...(isOfItsTime(row) ? [] : ['coupon-before-its-stake']),
    ...(isWithinLimit(row, legs) ? [] : ['coupon-above-the-most']),
    ...(isMostAsCounted(row, legs) ? [] : ['coupon-most-not-as-counted']),
    ...(isAtOwnOdds(row, legs, events, own) ? [] : ['coupon-odds-not-ours']),
    ...(isByItsPolicy(row, legs) ? [] : ['coupon-against-its-policy']),
    ...(isByLastNews(row, legs, events) ? [] : ['coupon-by-old-news']),
    ...(isAsOwed(row, legs, events) ? [] : ['coupon-not-as-owed']),
  ]
}

/** One that waits, or was refused, pays by no odds. */
function isAtOwnOdds(
  row: CouponRow,
  legs: readonly LegRow[],
  events: Events,
  own: OwnOdds,
): boolean {
  const { answer, acceptance, placed, kind, stake } = row
  if (answer !== 'accepted') return true
  try {
    return legs.every((leg, at) => {
      const event = events.get(String(leg.event_id))
      if (event === undefined) return false
      const made = { ...leg, step: acceptance?.legs[at]?.step ?? null }
      const taken = { kind, stake, at: acceptance?.at ?? placed }
      return (
        own.are({ ...made, odds: leg.book_odds ?? leg.odds }, event) &&
        isBoostedRight(leg, taken, () => own.chanceOf(made, event))
      )
    })
  } catch {
    // Altered so far that it cannot be worked out.
    return false
  }
}

/** It was placed no earlier than its stake was taken, but for what a call waits. Later it may say: then more has happened already. */
const isOfItsTime = ({ placed, entered }: CouponRow): boolean =>
  placed === null || entered === null || placed >= entered - KNOWN_MS_MAX

function isWithinLimit(row: CouponRow, legs: readonly LegRow[]): boolean {
  const most = mostOf(row, legs)
  return most === null || most <= COUPON_PAYOUT_MAX
}

/** What it may pay stands in its row, for the house's exposure: counted anew with each part that is sold, by what was known then. */
function isMostAsCounted(row: CouponRow, legs: readonly LegRow[]): boolean {
  if (row.kept < TENTHS) return true
  const most = mostOf(row, legs)
  return most === null || most === row.most
}

const mostOf = (row: CouponRow, legs: readonly LegRow[]): bigint | null =>
  row.stake === null
    ? null
    : mostPayoutOf(
        shaped(
          row,
          legs.map(({ odds }) => ({ odds, result: null })),
          row.stake,
        ),
      )

/** Taken at other odds than were shown only as the member allowed. */
function isByItsPolicy(row: CouponRow, legs: readonly LegRow[]): boolean {
  if (row.answer !== 'accepted' || legs.length === 0) return true
  const shown = legs.map(({ odds, held_odds, shown_odds }) => shown_odds ?? held_odds ?? odds)
  const odds = legs.map((leg) => leg.odds)
  return takesOdds(row.policy, shapeOf(row, legs.length), shown, odds)
}

/** As it was accepted. */
function isByLastNews(
  { answer, acceptance, placed }: CouponRow,
  legs: readonly LegRow[],
  events: Events,
): boolean {
  const accepted = acceptance?.at ?? placed
  if (answer !== 'accepted' || accepted === null) return true
  return legs.every(({ event_id, version, is_live }) => {
    const event = events.get(String(event_id))
    return event === undefined || knewTheLast(event, { version, isLive: is_live }, accepted)
  })
}

/** The odds that its stake was held at. */
const asHeld = (leg: LegRow): LegRow => ({ ...leg, odds: leg.held_odds ?? leg.odds })

/** A coupon that waited is what its answer says, which nobody can change; any other has none, and no leg in play. */
function isAsAnswered(row: CouponRow, legs: readonly LegRow[], events: Events): boolean {
  const { answer, due, acceptance, state } = row
  if (due === null)
    return (
      answer === 'accepted' &&
      acceptance === null &&
      legs.every(({ is_live, held_odds }) => !is_live && held_odds === null)
    )
  if (answer === 'pending') return acceptance === null && state === 'open'
  if (acceptance?.outcome !== answer || acceptance.at < due) return false
  if (!hasWaited(row, acceptance.at, delayOf(legs, events))) return false
  if (answer === 'refused') return legs.every(({ result }) => result === null)
  return (
    acceptance.legs.length === legs.length &&
    legs.every(({ odds, version }, at) => {
      const answered = acceptance.legs[at]
      return answered?.odds === odds && answered.version === version
    })
  )
}

/** As long as the slowest of its sports in play. */
const delayOf = (legs: readonly LegRow[], events: Events): number =>
  Math.max(
    0,
    ...legs.map(({ is_live, event_id }) => {
      const event = events.get(String(event_id))
      return is_live && event ? sportOfEvent(event).acceptDelayMs : 0
    }),
  )

/** The whole of its while, since it was placed and since its stake was taken. */
const hasWaited = (
  { placed, due, entered }: CouponRow,
  answered: number,
  delayMs: number,
): boolean =>
  placed !== null &&
  due !== null &&
  entered !== null &&
  Math.round(due - placed) >= delayMs &&
  answered - entered >= delayMs - CLOCKS_MS_MAX

function isAsOwed(row: CouponRow, legs: readonly LegRow[], events: Events): boolean {
  try {
    if (row.stake === null || row.placed === null) return false
    // All of its stake came back.
    if (row.answer === 'refused')
      return (
        row.state === 'void' &&
        row.payout === row.stake &&
        row.returned === (row.is_free ? row.stake : 0n)
      )
    const acceptedAt = row.acceptance?.at ?? row.placed
    const isSettledRight = (leg: LegRow): boolean => {
      const taken = { ...leg, isLive: leg.is_live, acceptedAt, coupon: String(row.id) }
      const results = [leg, ...(leg.earlier ?? [])]
      return (
        results.every((result) => isResultAsReported(result, taken, events)) &&
        isOfNow(taken, events)
      )
    }
    if (!legs.every(isSettledRight)) return false
    if (row.state === 'open') return row.kept > 0 && row.payout === row.sold
    if (row.kept === 0) return row.state === 'settled' && row.payout === row.sold
    const came = settleCoupon(shaped(row, legs, keptStakeOf(row.stake, row.kept)))
    if (legs.some(({ earlier }) => earlier !== null)) return isAsCorrected(row, came)
    const { state, payout, returned } = came
    const isVoid = state === 'void' && row.kept === TENTHS
    return (
      row.corrections === null &&
      payout + returned + row.sold === row.payout &&
      returned === row.returned &&
      isVoid === (row.state === 'void') &&
      state !== 'open'
    )
  } catch {
    // Altered so far that it cannot be worked out.
    return false
  }
}

/** From what it was paid, each correction goes on where the one before ended; the last is what its results come to. */
function isAsCorrected(
  { payout: paid, sold, returned: back, corrections }: CouponRow,
  { state, payout, returned }: CouponResult,
): boolean {
  let [stands, given] = [(paid ?? 0n) - sold - back, back]
  for (const { before, after, returnedBefore, returnedAfter } of corrections ?? []) {
    if (BigInt(before) !== stands || BigInt(returnedBefore) !== given) return false
    stands = BigInt(after)
    given = BigInt(returnedAfter)
  }
  // One that was lost and is open again is corrected once it is decided.
  return state === 'open' || (payout === stands && returned === given)
}

type TakenRow = LegRow & TakenLeg & NamedLeg

/** Does its match come to this result, as far as was told and ruled when it was written down? */
function isResultAsReported(
  { result, void_reason, settled_version, settled_ruling }: Result,
  taken: TakenRow,
  events: Events,
): boolean {
  if (result === null || settled_version === null) return result === settled_version
  const event = events.get(String(taken.event_id))
  if (!event || settled_ruling > (event.rulings ?? []).length) return false
  const at = { version: settled_version, ruled: settled_ruling, now: Date.now() }
  const record = recordToSettle(event, at)
  const outcome = settleRuledLeg(taken, record, rulingsOf(event, settled_ruling))
  // It says so of a match that did not end in time, and of no other.
  const isRight = void_reason !== 'expired' || record.ending === 'expired'
  return outcome.state === 'settled' && outcome.result === result && isRight
}

/** Once a match is over and all of it was looked at again, no leg has a result that it would not have now. */
function isOfNow(taken: TakenRow, events: Events): boolean {
  const event = events.get(String(taken.event_id))
  if (!event || event.reviewed === null || taken.result === null) return true
  const ruled = (event.rulings ?? []).length
  const record = recordToSettle(event, { version: event.reviewed, ruled, now: Date.now() })
  const now = settleRuledLeg(taken, record, rulingsOf(event, ruled))
  return now.state !== 'settled' || now.result === taken.result
}
