import { Refused } from '#contract/refusals.ts'
import type { Input, Output } from '#contract/registry.ts'
import { betKey, builtOf } from '#games/sports/football/built.ts'
import {
  findBuildProblem,
  priceBuilt,
  type BuildProblem,
} from '#games/sports/football/built-price.ts'
import { jointLaw } from '#games/sports/football/joint.ts'
import { marketKey, type Chosen } from '#games/sports/football/kinds.ts'
import type { Context } from '../context.ts'
import { positionNow } from './built.ts'
import { BETTING, stateOf, suspensionOf } from './event-state.ts'

type Answer = Output<'betframe/builder'>

const nameOf = (one: { market: string; selection: string }): string =>
  `${one.market} ${one.selection}`

const shown = ({ market, selection }: Chosen, why: BuildProblem): Answer['locked'][number] => ({
  market: marketKey(market),
  selection,
  why,
})

/** What is on offer of a match, and what these selections of it are worth together. Nothing is locked, and nothing promised. */
export async function priceBuilder(
  { db, now }: Context,
  { eventID, selections }: Input<'betframe/builder'>,
): Promise<Answer> {
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
    .select(['market_key', 'market', 'selection', 'odds', 'is_halted'])
    .where('event_id', '=', event.id)
    .orderBy('place')
    .execute()
  const found = selections.map((one) =>
    offers.find((offer) => offer.market_key === one.market && offer.selection === one.selection),
  )
  const own = found.filter((offer) => offer !== undefined)
  if (own.length < found.length) throw new Refused('selection-unknown')
  const isHeld = suspensionOf(event, now) !== null || own.some((offer) => offer.is_halted)
  const position = positionNow(event, state === 'live')
  if (isHeld || !position) return { market: null, odds: null, isHeld, problem: null, locked: [] }
  if (own.some(({ odds }) => odds === null)) throw new Refused('selection-closed')
  const parts = own.map(({ market, selection }): Chosen => ({ market, selection }))
  const open = offers.filter(({ odds }) => odds !== null)
  const law = jointLaw(
    position.walk,
    position.outlook,
    open.map(({ market }) => market),
  )
  const against = findBuildProblem(parts, law)
  const others = open.filter((offer) => !own.includes(offer))
  const locked = others.flatMap((other) => {
    const problem = against ? null : findBuildProblem([...parts, other], law)
    return problem ? [shown(other, problem.problem)] : []
  })
  const about = against && parts[against.at]
  const problem = about ? shown(about, against.problem) : null
  if (problem || parts.length < 2) return { market: null, odds: null, isHeld, problem, locked }
  const price = priceBuilt(parts, position)
  const odds = 'odds' in price ? price.odds / 100 : null
  return { market: betKey(builtOf(parts)), odds, isHeld, problem, locked }
}
