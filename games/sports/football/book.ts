/**
 * The house's own prices of a match, all from one forecast: fair odds with the margin taken off, rounded down to the ladder. No price is ever
 * above the fair one, what pays alike in every ending has one price, and what pays at least as much everywhere never the higher one;
 * so no choice of bets inside the book wins whatever happens. It knows no member, no stake and no exposure.
 */
import type { Odds } from '../odds.ts'
import { OVERROUND, assertNoEdge, oddsOf, type Chance, type OfferOf } from '../price.ts'
import { chancesOf, type Forecast } from './forecast.ts'
import { kindOf, type Market } from './kinds.ts'
import { CELLS, cellOf } from './model.ts'
import {
  EVERY_COURSE,
  maskOf,
  paysAtLeast,
  payoffsByCell,
  payoffsByCourse,
  payoffsName,
  type Payoffs,
} from './payoffs.ts'

export type FootballOffer = OfferOf<Market>

/** The offers of these markets, in their order; of those that the forecast knows nothing of, none. */
export function priceMarkets(
  markets: readonly Market[],
  of: Forecast,
  isLive: boolean,
): readonly FootballOffer[] {
  const offers = markets.flatMap((market) => {
    const chances = chancesOf(market, of)
    return chances === null ? [] : offersOf(market, chances, isLive)
  })
  const ordered = inOrder(offers, of)
  for (const offer of ordered) assertNoEdge(offer)
  return ordered
}

function offersOf(
  market: Market,
  chances: ReadonlyMap<string, Chance>,
  isLive: boolean,
): readonly FootballOffer[] {
  const impliedOf = impliedBy(market, chances, isLive)
  return [...chances].map(([selection, chance]) => ({
    market,
    selection,
    chance,
    odds: oddsOf(chance, impliedOf(selection, chance)),
  }))
}

/**
 * What a selection's odds say of it, above its chance: the match result before the match by the power method, a double chance as the two
 * results that it is made of, everything else in proportion.
 */
function impliedBy(
  market: Market,
  chances: ReadonlyMap<string, Chance>,
  isLive: boolean,
): (selection: string, chance: Chance) => number {
  const overround = isLive ? OVERROUND.live : OVERROUND.prematch
  const inProportion = (chance: number): number => chance * overround
  if (isLive || market.period !== 'match') return (_, { win }) => inProportion(win)
  if (market.kind === 'match-result') {
    const power = powerFor(
      [...chances.values()].map(({ win }) => win),
      overround,
    )
    return (_, { win }) => win ** power
  }
  if (market.kind === 'double-chance') {
    const [home = 0, draw = 0, away = 0] = resultsIn(chances)
    const power = powerFor([home, draw, away], overround)
    const implied = { '1': home ** power, X: draw ** power, '2': away ** power }
    return (selection) =>
      Object.entries(implied).reduce(
        (sum, [one, of]) => sum + (selection.includes(one) ? of : 0),
        0,
      )
  }
  return (_, { win }) => inProportion(win)
}

/** The chances of the three results out of those of the double chances: each stands in two of them. */
function resultsIn(chances: ReadonlyMap<string, Chance>): readonly number[] {
  const of = (selection: string): number => chances.get(selection)?.win ?? 0
  return [1 - of('X2'), 1 - of('12'), 1 - of('1X')].map((chance) => Math.max(0, chance))
}

/** The power that raises chances to so much together. One where there is nothing to raise: one of them is sure. */
function powerFor(chances: readonly number[], overround: number): number {
  const sumAt = (power: number): number =>
    chances.reduce((sum, chance) => sum + (chance > 0 ? chance ** power : 0), 0)
  let [low, high] = [0, 1]
  if (sumAt(low) <= overround) return 1
  for (let step = 0; step < 60; step += 1) {
    const middle = (low + high) / 2
    if (sumAt(middle) > overround) low = middle
    else high = middle
  }
  // Never the side on which the sum would be less, and a price higher.
  return low
}

/** From where selections are compared: what each of them pays by place, and the places that may still come. */
interface View {
  readonly isOf: (market: Market) => boolean
  readonly payoffsIn: (market: Market) => ReadonlyMap<string, Payoffs>
  readonly mask: Payoffs
}

const RESULT_KINDS: readonly Market['kind'][] = [
  'match-result',
  'double-chance',
  'half-time-full-time',
]

function viewsOf({ full, half }: Forecast): readonly View[] {
  const ofScores = (period: Market['period'], likely: Forecast['full']): View => ({
    isOf: (market) => {
      const { reads, count } = kindOf(market)
      return reads === 'score' && count === 'goals' && market.period === period
    },
    payoffsIn: payoffsByCell,
    mask: maskOf(
      likely.map(({ score }) => cellOf(score)),
      CELLS,
    ),
  })
  return [
    ofScores('match', full),
    ofScores('first-half', half ?? []),
    {
      isOf: ({ kind }) => RESULT_KINDS.includes(kind),
      payoffsIn: payoffsByCourse,
      mask: EVERY_COURSE,
    },
  ]
}

/**
 * What pays alike is raised to its highest price; what pays at least as much is lowered to whatever it beats. Whole and quarter lines are fitted among all
 * others once those are in order: a book with them has the same odds on everything else as one without.
 */
function inOrder(offers: readonly FootballOffer[], of: Forecast): readonly FootballOffer[] {
  const odds = offers.map((offer) => offer.odds)
  const views = viewsOf(of).map((view) => comparedIn(offers, view))
  const firm = views.map(({ placed, mask }) => {
    const others = placed.filter(({ isBetween }) => !isBetween)
    return { placed: others, moved: others, mask }
  })
  putInOrder(odds, firm)
  for (const view of views) raiseOverOthers(odds, view)
  putInOrder(odds, views)
  return offers.map((offer, at) => ({ ...offer, odds: odds[at] ?? null }))
}

type Ladder = (Odds | null)[]

function putInOrder(odds: Ladder, views: readonly Compared[]): void {
  for (const view of views) for (const alike of alikeIn(view)) raise(odds, alike)
  for (let isDone = false; !isDone;) isDone = !views.some((view) => lower(odds, view))
}

interface Placed {
  /** In the book. */
  readonly at: number
  readonly payoffs: Payoffs
  readonly isBetween: boolean
}

/** The offers that a view compares, and those of them whose price gives way. */
interface Compared {
  readonly placed: readonly Placed[]
  readonly moved: readonly Placed[]
  readonly mask: Payoffs
}

function comparedIn(offers: readonly FootballOffer[], { isOf, payoffsIn, mask }: View): Compared {
  const placed = [...offers.entries()].flatMap(([at, { market, selection, odds }]): Placed[] => {
    if (odds === null || !isOf(market)) return []
    const payoffs = payoffsIn(market).get(selection)
    return payoffs ? [{ at, payoffs, isBetween: isBetweenHalves(market) }] : []
  })
  return { placed, moved: placed.filter(({ isBetween }) => isBetween), mask }
}

/** Is a stake on it given back, or half of it, at some score? */
const isBetweenHalves = (market: Market): boolean =>
  kindOf(market).lines === 'quarters' && Math.abs((market.line ?? 0) % 4) !== 2

/** The places of those that pay alike, together. */
function alikeIn({ moved, mask }: Compared): readonly (readonly number[])[] {
  const groups = new Map<string, number[]>()
  for (const { at, payoffs } of moved) {
    const name = payoffsName(payoffs, mask)
    const alike = groups.get(name)
    if (alike) alike.push(at)
    else groups.set(name, [at])
  }
  return [...groups.values()]
}

function raise(odds: Ladder, alike: readonly number[]): void {
  const highest = Math.max(...alike.map((at) => odds[at] ?? 0))
  for (const at of alike) odds[at] = highest
}

/** No price gives way below one that pays at least as much: it is above what is fair for neither. */
function raiseOverOthers(odds: Ladder, { placed, moved, mask }: Compared): void {
  for (const one of moved)
    for (const other of placed)
      if (!other.isBetween && paysAtLeast(other.payoffs, one.payoffs, mask))
        odds[one.at] = Math.max(odds[one.at] ?? 0, odds[other.at] ?? 0)
}

/** Did any price change? */
function lower(odds: Ladder, { placed, moved, mask }: Compared): boolean {
  let hasChanged = false
  for (const one of moved)
    for (const other of placed)
      if (
        (odds[one.at] ?? 0) > (odds[other.at] ?? 0) &&
        paysAtLeast(one.payoffs, other.payoffs, mask)
      ) {
        odds[one.at] = odds[other.at] ?? null
        hasChanged = true
      }
  return hasChanged
}

const halves = (least: number, most: number): number[] =>
  Array.from({ length: Math.floor((most - least) / 4) + 1 }, (_, at) => least + 4 * at)
const quarters = (least: number, most: number): number[] =>
  Array.from({ length: most - least + 1 }, (_, at) => least + at)

const SCORES = Array.from({ length: 25 }, (_, at) => [Math.floor(at / 5), at % 5] as const)
  .filter(([home, away]) => Math.min(home, away) < 4 || home === away)
  .map(([home, away]) => `${home}-${away}`)

const ofMatch = (kind: Market['kind'], line: number | null = null): Market => ({
  kind,
  period: 'match',
  line,
})
const linesFrom = (kind: Market['kind'], lines: readonly number[]): readonly Market[] =>
  lines.map((line) => ofMatch(kind, line))

const NEXT_GOAL: Market = { ...ofMatch('next-goal'), goal: 1 }
const BOOK: readonly Market[] = [
  ofMatch('match-result'),
  ofMatch('double-chance'),
  ofMatch('draw-no-bet'),
  ofMatch('both-score'),
  ofMatch('odd-even'),
  ofMatch('half-time-full-time'),
  { ...ofMatch('correct-score'), scores: SCORES },
  NEXT_GOAL,
  ...linesFrom('total-goals', [...halves(2, 6), ...quarters(7, 15), ...halves(18, 30)]),
  ...linesFrom('home-goals', halves(2, 18)),
  ...linesFrom('away-goals', halves(2, 18)),
  ...linesFrom('european-handicap', [-8, -4, 4, 8]),
  ...linesFrom('asian-handicap', quarters(-12, 12)),
  ...linesFrom('total-corners', halves(30, 50)),
  ...linesFrom('total-cards', halves(10, 26)),
  { ...ofMatch('match-result'), period: 'first-half' },
  ...halves(2, 14).map((line) => ({
    ...ofMatch('total-goals', line),
    period: 'first-half' as const,
  })),
]

/** Every market that the house opens on a match, whatever it stands at; what is decided or unknown is not priced. */
export const bookMarkets = (goalsSoFar: number): readonly Market[] =>
  BOOK.map((market) => (market === NEXT_GOAL ? { ...market, goal: goalsSoFar + 1 } : market))
