import { fromWire, isWholeKurus, toWire, type Money } from '#contract/money.ts'
import { QUARTERS } from '#games/sports/basketball/kinds.ts'
import { MAPS } from '#games/sports/esport/rules.ts'
import { SETS } from '#games/sports/sets/sets.ts'
import type { LegResult } from '#games/sports/results.ts'
import type { StatedScore } from '#games/sports/sport.ts'
import type { Actor } from '#server/action/actor.ts'
import { port, type Database } from '#server/database/database.ts'
import { notifyTouched } from '#server/push/notify.ts'
import {
  correctScore,
  followRecord,
  resume,
  setLimits,
  settleLegByHand,
  settleMarketByHand,
  suspend,
  voidBets,
} from '#server/sports/trading/operate.ts'
import { boost, endBoost, type BoostRefusal } from '#server/sports/trading/boosts.ts'
import { openClaims, waiveClaims } from '#server/sports/trading/claims.ts'
import { findTraded, tradedEvents, type TradedEvent } from '#server/sports/trading/trading.ts'
import { readActor, refuseWithoutWhy } from '../serve/start/actor.ts'
import { withOperatingHouse } from '../serve/start/operating-house.ts'
import { CannotStart, exitWithOneLine, print } from '../serve/start/print.ts'
import { amountText, timeText } from '../serve/start/text.ts'
import { withDatabase } from '../serve/start/with-database.ts'

/**
 * `npm run sports`: what a trader does with matches, each by its number, and with one of its markets where one is named. Works beside a
 * running house, which settles what was ruled within the minute. `docs/operating.md` has each verb.
 */
const USAGE =
  'Usage: npm run sports -- list | show <event> | suspend <event> [market] | resume <event> [market] | limits <event> [market] <stake>|none <payout>|none | settle <event> <market> <selection>=<result>… | leg <coupon> <pick> <result> | void <event> [market] | score <event> goals|corners|cards match|first-half <home>-<away> | score <event> points match|first-half|second-half|q1|q2|q3|q4|overtime <home>-<away> | score <event> games|points s1|s2|s3|s4|s5 <home>-<away> | score <event> sets match <home>-<away> | score <event> maps match|s1|s2|s3 <home>-<away> | follow <event> [market] | boost <event> <market> <selection> <odds> <stake> <until>|start | unboost <event> <market> <selection> | claims | waive <coupon>, each that changes something with --why "…"'

const REFUSALS: Readonly<Record<BoostRefusal, string>> = {
  'no-such-event': 'There is no such match: npm run sports -- list',
  'no-such-market': 'There is no such market on it: npm run sports -- show <event>',
  'no-such-selection': 'That market has no such selection: npm run sports -- show <event>',
  'no-such-leg': 'There is no such pick of a coupon that was accepted. Picks are counted from 1.',
  'no-such-score': 'Such a score is not counted in its sport.',
  'too-high': 'No side has ever had so many of them.',
  'not-over': 'The match is not over: suspend it, and correct its score once it has ended.',
  'ruled-on': 'It was settled or voided by hand: take that back first (follow).',
  'changes-nothing': 'That is how it stands already.',
  'has-begun': 'The match has begun, or its hour has come: only what is still to begin is boosted.',
  'not-offered': 'The book has no price of it now: npm run sports -- show <event>',
  'not-above-the-book': 'The book pays as much already: a boosted price is above it.',
  'above-the-fair':
    'That is more than the selection is worth: npm run sports -- show <event> says the most.',
  'no-such-odds':
    'There are no such odds: 1.01 to 1001, in steps of 0.01 below 5, 0.05 below 20, 0.50 below 100, then 1.',
  'boosted-already': 'It is boosted already: end that first (unboost).',
  'until-is-over': 'That moment is over.',
}

const RESULTS: readonly LegResult[] = ['win', 'half-win', 'void', 'half-lose', 'lose']
const COUNTS = ['goals', 'corners', 'cards'] as const
const PERIODS = ['match', 'first-half'] as const
/** Of a match that is counted in points. */
const POINT_PERIODS = [...PERIODS, 'second-half', ...QUARTERS, 'overtime'] as const
/** Of one that is counted in maps. */
const MAP_PERIODS = ['match', ...MAPS] as const

try {
  const { actor, rest } = readActor(process.argv.slice(2))
  const [what = '', which, ...more] = rest
  if (what === 'list' && which === undefined) await withDatabase(list)
  else if (what === 'claims' && which === undefined) await withDatabase(listClaims)
  else if (which === undefined) throw new CannotStart(USAGE)
  else if (what === 'show' && more.length === 0)
    await withDatabase((database) => show(database, which))
  else if (what === 'waive' && more.length === 0) await waive(actor, which)
  else await change(actor, what, which, more)
} catch (error) {
  exitWithOneLine(error)
}

type Work = (db: Database['db'], now: Date) => Promise<BoostRefusal | null>

async function change(actor: Actor, what: string, which: string, more: readonly string[]) {
  refuseWithoutWhy(actor)
  const work = workOf(actor, what, which, more)
  if (!work) throw new CannotStart(USAGE)
  const refusal = await withDatabase(async ({ db }) => {
    const refused = await work(db, new Date())
    if (!refused) await notifyTouched(port(db), [['sports', ['']]])
    return refused
  })
  if (refusal) throw new CannotStart(REFUSALS[refusal])
  print('Done.')
}

function workOf(actor: Actor, what: string, which: string, more: readonly string[]): Work | null {
  const [market = null, ...others] = more
  const traded = { eventId: numberOf(which), market }
  if (what === 'limits') return limitsWork(actor, traded.eventId, more)
  if (what === 'boost' && more.length === 5) return boostWork(actor, traded.eventId, more)
  if (what === 'unboost' && more.length === 2) {
    const [selection = ''] = others
    const of = { eventId: traded.eventId, market: market ?? '', selection }
    return (db, now) => endBoost(db, actor, of, now)
  }
  if (what === 'settle' && market !== null && others.length > 0) {
    const named = resultsOf(others)
    const { eventId } = traded
    return (db, now) => settleMarketByHand(db, actor, { eventId, market }, { named, now })
  }
  if (what === 'leg' && more.length === 2) {
    const leg = { coupon: numberOf(which), pick: Number(numberOf(market ?? '')) }
    const result = resultOf(others[0] ?? '')
    return (db, now) => settleLegByHand(db, actor, { ...leg, result }, now)
  }
  if (what === 'score' && more.length === 3) {
    const score = statedOf(more)
    return (db, now) => correctScore(db, actor, traded.eventId, { score, now })
  }
  const simple = { suspend, resume, void: voidBets, follow: followRecord }
  if (others.length > 0 || !Object.hasOwn(simple, what)) return null
  // Just looked up.
  const act = simple[what as keyof typeof simple]
  return (db, now) => act(db, actor, traded, now)
}

function limitsWork(actor: Actor, eventId: bigint, more: readonly string[]): Work | null {
  const [stake, payout] = more.slice(-2)
  if (more.length < 2 || more.length > 3 || stake === undefined || payout === undefined) return null
  const market = more.length === 3 ? (more[0] ?? null) : null
  const limits = { stakeMax: limitOf(stake), payoutMax: limitOf(payout) }
  return (db) => setLimits(db, actor, { eventId, market }, limits)
}

function boostWork(actor: Actor, eventId: bigint, more: readonly string[]): Work {
  const [market = '', selection = '', odds = '', stake = '', until = ''] = more
  const stakeMax = limitOf(stake)
  if (stakeMax === null)
    throw new CannotStart('A boost has a stake: the most that a member may put on it, in lira.')
  if (!/^\d{1,4}(\.\d{1,2})?$/.test(odds)) throw new CannotStart(`${odds} are no decimal odds.`)
  const boosted = {
    eventId,
    market,
    selection,
    odds: Math.round(Number(odds) * 100),
    stakeMax,
    until: until === 'start' ? null : momentOf(until),
  }
  return (db, now) => boost(db, actor, boosted, now)
}

function momentOf(text: string): Date {
  const moment = new Date(text)
  if (
    !/^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d)?(Z|[+-]\d\d:\d\d)$/.test(text) ||
    Number.isNaN(moment.getTime())
  )
    throw new CannotStart(`${text} is no moment: write it like 2027-01-31T20:00+03:00, or start.`)
  return moment
}

function statedOf([count = '', period = '', text = '']: readonly string[]): StatedScore {
  const [, home, away] = /^(\d{1,3})-(\d{1,3})$/.exec(text) ?? []
  const score = { home: Number(home), away: Number(away) }
  const known = COUNTS.find((each) => each === count)
  const span = PERIODS.find((each) => each === period)
  const pointSpan = POINT_PERIODS.find((each) => each === period)
  if (home !== undefined && known && span) return { count: known, period: span, score }
  if (home !== undefined && count === 'points' && pointSpan)
    return { count, period: pointSpan, score }
  const set = SETS.find((each) => each === period)
  if (home !== undefined && (count === 'games' || count === 'points') && set)
    return { count, period: set, score }
  if (home !== undefined && count === 'sets' && period === 'match') return { count, period, score }
  const maps = MAP_PERIODS.find((each) => each === period)
  if (home !== undefined && count === 'maps' && maps) return { count, period: maps, score }
  throw new CannotStart(USAGE)
}

function resultsOf(pairs: readonly string[]): Readonly<Record<string, LegResult>> {
  const named = pairs.map((pair): [string, LegResult] => {
    const at = pair.lastIndexOf('=')
    return [pair.slice(0, Math.max(at, 0)), resultOf(pair.slice(at + 1))]
  })
  return Object.fromEntries(named)
}

function resultOf(text: string): LegResult {
  const result = RESULTS.find((each) => each === text)
  if (!result) throw new CannotStart(`${text} is no result: ${RESULTS.join(', ')}`)
  return result
}

function numberOf(text: string): bigint {
  if (!/^\d{1,15}$/.test(text)) throw new CannotStart(`${text} is no number.`)
  return BigInt(text)
}

function limitOf(text: string): Money | null {
  if (text === 'none') return null
  const amount = /^\d+(\.\d+)?$/.test(text) ? fromWire(Number(text)) : null
  if (amount === null || amount <= 0n || !isWholeKurus(amount))
    throw new CannotStart(`${text} is no amount of whole kuruş: limits are lira, like 5 or 2500.50`)
  return amount
}

async function list({ db }: Database): Promise<void> {
  const events = await tradedEvents(db, new Date())
  for (const event of events) print(describe(event))
  if (events.length === 0) print('No match is offered, played, or waits to be settled.')
}

async function show({ db }: Database, which: string): Promise<void> {
  const found = await findTraded(db, numberOf(which), new Date())
  if (!found) throw new CannotStart(REFUSALS['no-such-event'])
  print(describe(found.event))
  for (const { market, isStopped, booked, selections, ...restricted } of found.markets) {
    const odds = selections
      .map((each) => `${each.selection} ${oddsText(each.odds)}${besidesText(each)}`)
      .join(', ')
    print(
      `  ${market}: ${odds}; booked ₺${toWire(booked)}${isStopped ? '; stopped by its provider' : ''}${restrictions(restricted)}`,
    )
  }
  for (const { market, selection, odds, stakeMax, until, stands } of found.boosts)
    print(
      `  boost of ${market} ${selection} to ${oddsText(odds)}, stakes of a member to ₺${toWire(stakeMax)}, until ${timeText(until)}${stands ? '' : '; the book is not below it now'}`,
    )
  for (const { number, at, content } of found.rulings)
    print(`  ruling ${number}, ${timeText(at)}: ${JSON.stringify(content)}`)
}

async function listClaims({ db }: Database): Promise<void> {
  const claims = await openClaims(db)
  for (const { couponId, username, since, claimed, owed } of claims)
    print(
      `coupon ${couponId}  ${username}, since ${timeText(since)}: ${amountText(owed)} of ${amountText(claimed)}`,
    )
  if (claims.length === 0) print('Nobody owes anything.')
}

async function waive(actor: Actor, which: string): Promise<void> {
  refuseWithoutWhy(actor)
  const coupon = numberOf(which)
  const waived = await withDatabase((database, settings) =>
    withOperatingHouse(database, settings, (house) => waiveClaims(house, actor, coupon)),
  )
  if (waived === null)
    throw new CannotStart(`Nothing is owed of coupon ${which}: npm run sports -- claims`)
  print(`${amountText(waived)} is claimed no more.`)
}

function oddsText(odds: number | null): string {
  return odds === null ? '–' : (odds / 100).toFixed(2)
}

/** Up to which odds it may be boosted, and what its provider has. */
function besidesText({ most, stated }: Record<'most' | 'stated', number | null>): string {
  const texts = [
    most === null ? '' : `fair to ${oddsText(most)}`,
    stated === null ? '' : `its provider ${oddsText(stated)}`,
  ].filter((text) => text !== '')
  return texts.length === 0 ? '' : ` (${texts.join(', ')})`
}

function describe(event: TradedEvent): string {
  const { id, home, away, competition, startsAt, state, score, suspended, openPicks } = event
  const stands = score === null ? timeText(startsAt) : `${score.home}–${score.away}`
  const stopped = suspended === null ? '' : `, stopped by ${suspended}`
  const { disputed } = event
  const held =
    disputed.length === 0 ? '' : `, its provider settles otherwise: ${disputed.join(', ')}`
  const settled = `${event.isSettled ? ', settled' : ''}${held}`
  return `${id}  ${home} – ${away} (${competition}), ${state} ${stands}${stopped}; ${openPicks} open picks${settled}${restrictions(event)}`
}

type Restricted = Pick<TradedEvent, 'isHalted' | 'stakeMax' | 'payoutMax'>

function restrictions({ isHalted, stakeMax, payoutMax }: Restricted): string {
  return [
    isHalted ? '; suspended' : '',
    stakeMax === null ? '' : `; stakes to ₺${toWire(stakeMax)}`,
    payoutMax === null ? '' : `; payouts to ₺${toWire(payoutMax)}`,
  ].join('')
}
