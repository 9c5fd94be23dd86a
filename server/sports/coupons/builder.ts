import { Refused } from '#contract/refusals.ts'
import type { Input, Output } from '#contract/registry.ts'
import { betKey, builtOf } from '#games/sports/built.ts'
import {
  findBuildProblem,
  priceBuilt,
  type BuildProblem,
  type Position,
} from '#games/sports/football/built-price.ts'
import { jointLaw } from '#games/sports/football/joint.ts'
import { type Chosen } from '#games/sports/football/kinds.ts'
import { marketKey } from '#games/sports/market.ts'
import type { Context } from '../../context.ts'
import { addressKey } from '../../door/limits.ts'
import { chosenIn, positionNow } from './built.ts'
import { BETTING, stateOf, suspensionOf } from '../events/event-state.ts'
import { TAKES_NO_BETS } from '../trading/offers.ts'

type Answer = Output<'betframe/builder'>

const nameOf = (one: { market: string; selection: string }): string =>
  `${one.market} ${one.selection}`

const shown = ({ market, selection }: Chosen, why: BuildProblem): Answer['locked'][number] => ({
  market: marketKey(market),
  selection,
  why,
})

/** So many answers of some four kilobytes are remembered. */
const REMEMBERED_MAX = 2_000
const remembered = new Map<string, Joined>()
const numbers = new WeakMap<Position, number>()
let lastNumber = 0

type Joined = Pick<Answer, 'market' | 'odds' | 'problem' | 'locked'>

/**
 * What selections of a match are worth together while it stands so and these are on offer: the same for whoever asks, and worked out once.
 * Throws the refusal of an address that has too many of them worked out.
 */
function joinedOf(
  { house, ip, now }: Context,
  position: Position,
  own: readonly Chosen[],
  open: readonly Chosen[],
): Joined {
  const number = numbers.get(position) ?? ++lastNumber
  numbers.set(position, number)
  const names = [own, open].map((chosen) => chosen.map(keyOf).join())
  const key = [number, ...names].join(' ')
  const known = remembered.get(key)
  if (!known && !house.limits.allows('joinedPricesOfAddress', addressKey(ip), now))
    throw new Refused('too-many-calls')
  const joined = known ?? join(position, own, open)
  // The one that was asked for last goes last.
  remembered.delete(key)
  remembered.set(key, joined)
  const [oldest] = remembered.keys()
  if (remembered.size > REMEMBERED_MAX && oldest !== undefined) remembered.delete(oldest)
  return joined
}

const keyOf = ({ market, selection }: Chosen): string => `${marketKey(market)}=${selection}`

function join(position: Position, own: readonly Chosen[], open: readonly Chosen[]): Joined {
  const law = jointLaw(
    position.walk,
    position.outlook,
    open.map(({ market }) => market),
  )
  const against = findBuildProblem(own, law)
  const chosen = new Set(own.map(keyOf))
  const locked = open.flatMap((other) => {
    if (against || chosen.has(keyOf(other))) return []
    const problem = findBuildProblem([...own, other], law)
    return problem ? [shown(other, problem.problem)] : []
  })
  const about = against && own[against.at]
  const problem = about ? shown(about, against.problem) : null
  if (problem || own.length < 2) return { market: null, odds: null, problem, locked }
  const price = priceBuilt(own, position)
  const odds = 'odds' in price ? price.odds / 100 : null
  return { market: betKey(builtOf(own)), odds, problem, locked }
}

/** What is on offer of a match, and what these selections of it are worth together. Nothing is locked, and nothing promised. */
export async function priceBuilder(
  context: Context,
  { eventID, selections }: Input<'betframe/builder'>,
): Promise<Answer> {
  const { db, now } = context
  if (new Set(selections.map(nameOf)).size < selections.length)
    throw new Refused('selection-repeated')
  const event = await db
    .selectFrom('sports_events')
    .select(['id', 'fixture', 'record', 'starts_at', ...BETTING])
    .where('id', '=', BigInt(eventID))
    .where('fixture', 'is not', null)
    .executeTakeFirst()
  if (!event) throw new Refused('not-found')
  const state = stateOf(event, now)
  if (state === 'waiting' || state === 'over') throw new Refused('selection-closed')
  const offers = await db
    .selectFrom('sports_offers')
    .select(['market_key', 'market', 'selection', 'odds'])
    .select(TAKES_NO_BETS.as('takes_no_bets'))
    .where('event_id', '=', event.id)
    .orderBy('place')
    .execute()
  const found = selections.map((one) =>
    offers.find((offer) => offer.market_key === one.market && offer.selection === one.selection),
  )
  const own = found.filter((offer) => offer !== undefined)
  if (own.length < found.length) throw new Refused('selection-unknown')
  const isHeld = suspensionOf(event, now) !== null || own.some((offer) => offer.takes_no_bets)
  const position = positionNow(event, state === 'live')
  if (isHeld || !position) return { market: null, odds: null, isHeld, problem: null, locked: [] }
  if (own.some(({ odds }) => odds === null)) throw new Refused('selection-closed')
  const open = offers.filter(({ odds }) => odds !== null)
  return { isHeld, ...joinedOf(context, position, chosenIn(own), chosenIn(open)) }
}
