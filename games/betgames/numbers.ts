/**
 * The figures of bet on games, all that a page needs to show a draw by itself: its games with every bet, the exact chance and the price of
 * each, limits, and how long a draw takes. A bet's name stands in the books: its market, then what was chosen of it (`balls-3-17`,
 * `total-over-925`, `colours-red-2`, `number-star`, `die-red-4`, `above-earth-air`). Prices are hundredths, the stake included; amounts are
 * micro-lira; nothing here draws.
 */
import {
  isLucky,
  type Betgame,
  type BetgameMarket,
  type LuckyGame,
} from '#contract/games/betgames-names.ts'
import {
  chanceIn,
  choose,
  type BetGroup,
  type BetgameRules,
  type BetgameSpot,
  type Drums,
} from './betgame.ts'
import { areSameDrums } from '../drums.ts'
import { priceFor, type Chance } from '../fair-price.ts'
import { DICE_DUEL } from './dice.ts'
import { WAR_OF_ELEMENTS } from './elements.ts'
import { luckyRules, NAMED_MOST, type LuckyNumbers } from './lucky.ts'
import { WHEEL } from './wheel.ts'

export { roundMost, spotMost } from '../priced-stakes.ts'
export { NAMED_MOST } from './lucky.ts'
export { heightOf } from './elements.ts'
export { RETURN_LEAST, RETURN_MOST, type Chance } from '../fair-price.ts'
export type { BetgameSpot, Drums } from './betgame.ts'

/** Lines lie about the middle of all totals, a fifth or so beyond it on either side. */
export const LUCKY: Readonly<Record<LuckyGame, LuckyNumbers>> = {
  'lucky-5': { of: 36, take: 5, lines: [725, 925, 1_125] },
  'lucky-6': { of: 60, take: 6, lines: [1_525, 1_825, 2_135] },
  'lucky-7': { of: 42, take: 7, lines: [1_205, 1_505, 1_805] },
}

const GAMES: Readonly<Record<Betgame, BetgameRules>> = {
  'lucky-5': luckyRules('lucky-5', LUCKY['lucky-5']),
  'lucky-6': luckyRules('lucky-6', LUCKY['lucky-6']),
  'lucky-7': luckyRules('lucky-7', LUCKY['lucky-7']),
  wheel: WHEEL,
  dice: DICE_DUEL,
  elements: WAR_OF_ELEMENTS,
}

/** What a table of a game is played by. */
export const rulesOf = (game: Betgame) => ({ game, drums: GAMES[game].drums })

/** Are these the drums that the game's prices are worked out by? */
export const isSameDrums = (game: Betgame, drums: Drums): boolean =>
  areSameDrums(GAMES[game].drums, drums)

/** How long a draw is told: when the first number is shown, what lies between two, and a moment after the last; ms. */
const PACES: Readonly<Record<'lucky' | Exclude<Betgame, LuckyGame>, readonly number[]>> = {
  lucky: [2_000, 2_000, 2_000],
  wheel: [7_000, 0, 1_500],
  dice: [2_600, 1_400, 2_000],
  elements: [1_600, 1_600, 2_400],
}

const paceOf = (game: Betgame): readonly number[] => PACES[isLucky(game) ? 'lucky' : game]

/** So many numbers a round of it has. */
export const drawnIn = (game: Betgame): number =>
  GAMES[game].drums.reduce((sum, { take }) => sum + take, 0)

/** When a number is out, counted from 0, in ms from the beginning. */
export function outAtMs(game: Betgame, nth: number): number {
  const [first = 0, each = 0] = paceOf(game)
  return first + nth * each
}

export const tellingMsOf = (game: Betgame): number =>
  outAtMs(game, drawnIn(game) - 1) + (paceOf(game)[2] ?? 0)

/** The bets of a market, as a board shows them; those that are put together by hand are none of them. */
export const spotsIn = (game: Betgame, market: BetgameMarket): BetgameSpot[] =>
  spotsOf(game).filter((spot) => spot.market === market)

export const spotsOf = (game: Betgame): BetgameSpot[] =>
  GAMES[game].groups.flatMap(({ spots }) => spots)

interface Priced {
  spot: BetgameSpot
  chance: Chance
  group: BetGroup
}

/** Of each game, by the names of its bets: worked out once. */
const books = new Map<Betgame, ReadonlyMap<string, Priced>>()

function bookOf(game: Betgame): ReadonlyMap<string, Priced> {
  const known = books.get(game)
  if (known) return known
  const book = new Map(
    GAMES[game].groups.flatMap((group) =>
      group.spots.map((spot) => [spot.name, price(spot, group)]),
    ),
  )
  books.set(game, book)
  return book
}

const price = (spot: BetgameSpot, group: BetGroup): Priced => ({
  spot,
  chance: chanceIn(spot, group.cases),
  group,
})

function find(game: Betgame, name: string): Priced | null {
  const known = bookOf(game).get(name)
  if (known) return known
  const group = GAMES[game].made?.(name) ?? null
  const [spot] = group?.spots ?? []
  return group && spot ? price(spot, group) : null
}

/** Null where the game has no bet of that name. */
export const findSpot = (game: Betgame, name: string): BetgameSpot | null =>
  find(game, name)?.spot ?? null

/** How likely a bet is; one that may be paid in part counts for that part. Null where there is none of that name. */
export const chanceOf = (game: Betgame, name: string): Chance | null =>
  find(game, name)?.chance ?? null

/** So many stakes a member may have on one draw. */
export const STAKES_MOST = 60

/** What one lira on it pays, in hundredths; null where it is not offered. */
export function priceOf(game: Betgame, name: string): number | null {
  const chance = chanceOf(game, name)
  return chance && priceFor(chance)
}

/** The highest price of a market; one to one where it offers none. */
export function priceMost(game: Betgame, market: BetgameMarket): number {
  const names =
    market === 'balls'
      ? Array.from({ length: NAMED_MOST }, (_, at) => namedBalls(at + 1))
      : spotsIn(game, market).map(({ name }) => name)
  return Math.max(100, ...names.map((name) => priceOf(game, name) ?? 0))
}

/** All bets that name so many balls are alike. */
const namedBalls = (count: number): string =>
  ['balls', ...Array.from({ length: count }, (_, at) => at + 1)].join('-')

/** What a stake on it returns on average, as a share, for a figure to read; null where it is not offered. */
export function returnShare(game: Betgame, name: string): number | null {
  const [chance, hundredths] = [chanceOf(game, name), priceOf(game, name)]
  if (chance === null || hundredths === null) return null
  return ((Number(chance.of) / Number(chance.all)) * hundredths) / 100
}

/**
 * The most that bets can pay together: of each group that which is kindest to its bets. Groups end as they like as far as this looks, so it is
 * never less than what they pay, and may be more.
 */
export function mostPaid(game: Betgame, chips: readonly (readonly [string, number])[]): bigint {
  const byGroup = new Map<BetGroup, { spot: BetgameSpot; won: bigint }[]>()
  const named = new Map<string, { count: number; won: bigint }>()
  for (const [name, amount] of chips) {
    const found = find(game, name)
    const hundredths = priceOf(game, name)
    if (!found || hundredths === null) continue
    const { spot, group } = found
    const won = (BigInt(amount) * BigInt(hundredths)) / 100n
    if (spot.market === 'balls')
      named.set(name, { count: spot.picks.length, won: won + (named.get(name)?.won ?? 0n) })
    else byGroup.set(group, [...(byGroup.get(group) ?? []), { spot, won }])
  }
  const best = [...byGroup].map(([{ cases }, bets]) =>
    cases.reduce((most, { numbers }) => {
      const paid = bets.reduce((sum, { spot, won }) => {
        const part = spot.partOf(numbers)
        return part === 0 ? sum : sum + won / BigInt(part)
      }, 0n)
      return paid > most ? paid : most
    }, 0n),
  )
  return [...best, mostNamed([...named.values()], drawnIn(game))].reduce(
    (sum, one) => sum + one,
    0n,
  )
}

/** Of bets that name so many balls each, as many can be right as there are such sets among those that come. */
function mostNamed(named: readonly { count: number; won: bigint }[], drawn: number): bigint {
  let most = 0n
  for (const count of new Set(named.map((one) => one.count))) {
    const paid = named.filter((one) => one.count === count).map(({ won }) => won)
    const best = paid
      .toSorted((a, b) => (a < b ? 1 : a > b ? -1 : 0))
      .slice(0, choose(drawn, count))
    for (const won of best) most += won
  }
  return most
}
