/**
 * The house's tables as an offer's cost is worked out at them: one bet, laid again and again, as whoever wants the most of an offer lays it.
 * That is the bet which returns most; where several return the same, the first of them. Its payouts are counted over every way that a round may end.
 */
import { DRAWN_FROM, reaching } from '#chance/crash.ts'
import { chanceOf, priceOf, spotsOf } from '#games/betgames/numbers.ts'
import { FIRST_PRICE } from '#games/betpoker/numbers.ts'
import { RETURN_PERCENT } from '#games/bingo/numbers.ts'
import { CUT_CARD_COST, MAIN_RETURN } from '#games/blackjack/numbers.ts'
import { RETURN_MOST } from '#games/fair-price.ts'
import { HOLDEM_NET, STAKED } from '#games/tablegames/holdem-returns.ts'
import { SPOTS, WHEEL, type RouletteRules } from '#games/roulette/numbers.ts'
import { payoutOf } from '#games/roulette/rules.ts'
import { askedIn, endingsOf, spotsOf as tablegameSpots } from '#games/tablegames/numbers.ts'
import { HANDS } from '#contract/games/betpoker-names.ts'
import type { BetKindName, BOUGHT_KIND } from '#server/bets/kinds.ts'
import { tablesOfKind, type OwnTable } from '#server/floor/tables/own-tables.ts'
import { payoutsOf, type Payouts } from './simulate.ts'

export interface TableBet {
  /** As offers name it. */
  table: string
  kind: Exclude<BetKindName, typeof BOUGHT_KIND | 'coupon'>
  bet: string
  payouts: Payouts
}

/** What comes back of a stake, in hundredths, and in how many of all ways. */
type Ending = readonly [payout: number, ways: number]

const EVEN = 200
/** Cashed out at double: what a flight returns is the same at every target. */
const TARGET = 200

const counted = (endings: readonly Ending[]): Payouts =>
  payoutsOf({
    weights: Float64Array.from(endings, ([, ways]) => ways),
    payouts: Int32Array.from(endings, ([payout]) => payout),
  })

/** A bet that is won or lost, at this price and with this return. */
const wonOrLost = (price: number, share: number): Ending[] => [
  [price, share],
  [0, price / 100 - share],
]

const shareOf = (endings: readonly Ending[]): number => {
  const all = endings.reduce((sum, [, ways]) => sum + ways, 0)
  return endings.reduce((sum, [payout, ways]) => sum + payout * ways, 0) / all / 100
}

function best(bets: readonly { bet: string; endings: readonly Ending[] }[]) {
  const [first, ...others] = bets
  if (!first) throw new Error('a table without a bet')
  return others.reduce(
    (most, one) => (shareOf(one.endings) > shareOf(most.endings) ? one : most),
    first,
  )
}

const rouletteBets = (rules: RouletteRules) =>
  SPOTS.map((spot) => ({
    bet: spot.name,
    endings: WHEEL.map((pocket): Ending => [Number(payoutOf(spot, 100n, pocket, rules)), 1]),
  }))

const tablegameBets = (game: Parameters<typeof endingsOf>[0]) => {
  const decisions = askedIn(game)
  // Decided in the middle of it: by best play, of all that is laid, as an even chance of that return.
  if (decisions)
    return [
      { bet: decisions.main, endings: wonOrLost(EVEN, 1 + Number(HOLDEM_NET) / Number(STAKED)) },
    ]
  return tablegameSpots(game).map(({ name }) => ({ bet: name, endings: endingsOf(game, name) }))
}

const betgameBets = (game: Parameters<typeof spotsOf>[0]) =>
  spotsOf(game).flatMap(({ name }) => {
    const [chance, price] = [chanceOf(game, name), priceOf(game, name)]
    if (chance === null || price === null) return []
    const won = Number(chance.of)
    return [
      {
        bet: name,
        endings: [
          [price, won],
          [0, Number(chance.all) - won],
        ] satisfies Ending[],
      },
    ]
  })

type RulesOf<Kind extends OwnTable['kind']> = Extract<OwnTable, { kind: Kind }>['rules']

const of = <Kind extends OwnTable['kind']>(
  tables: Kind,
  betsAt: (rules: RulesOf<Kind>) => readonly { bet: string; endings: readonly Ending[] }[],
  kind: TableBet['kind'] = 'table',
): TableBet[] =>
  tablesOfKind(tables).map(({ id, rules: plain }) => {
    // Of its kind, as its record is.
    const rules = plain as RulesOf<Kind>
    const { bet, endings } = best(betsAt(rules))
    return { table: id, kind, bet, payouts: counted(endings) }
  })

/** Where prices follow from chances anew in every round: no bet returns more than this, as an even chance of it. */
const pricedBets = () => [
  { bet: 'any bet, at the most it returns', endings: wonOrLost(EVEN, RETURN_MOST) },
]

/** Every table; the books call a drawn bet one of a race. */
export const tableBets = (): TableBet[] => [
  ...of(
    'crash',
    (rules) => [
      {
        bet: 'cashed out at 2.00',
        endings: wonOrLost(TARGET, (Number(reaching(TARGET, rules)) / Number(DRAWN_FROM)) * 2),
      },
    ],
    'crash',
  ),
  ...of('roulette', rouletteBets),
  // By basic strategy, as an even chance of what that returns.
  ...of('blackjack', () => [
    { bet: 'main', endings: wonOrLost(EVEN, MAIN_RETURN - CUT_CARD_COST) },
  ]),
  ...of('tablegames', ({ game }) => tablegameBets(game)),
  ...of('betgames', ({ game }) => betgameBets(game), 'race'),
  ...of(
    'betpoker',
    () => [
      {
        bet: 'winning hand',
        endings: [
          [FIRST_PRICE ?? 0, 1],
          [0, HANDS - 1],
        ],
      },
    ],
    'race',
  ),
  ...of('race', pricedBets, 'race'),
  ...of('football', pricedBets, 'race'),
  // What all tickets of a game get back, as an even chance of it.
  ...of(
    'bingo',
    () => [{ bet: 'tickets', endings: wonOrLost(EVEN, Number(RETURN_PERCENT) / 100) }],
    'ticket',
  ),
]
