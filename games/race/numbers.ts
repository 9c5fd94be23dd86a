/**
 * The figures of golden race, all that a page needs to show a race by itself: its markets and every bet of them, the exact chance and
 * the price of each by the strengths on the card, limits, and how long a race takes. A bet's name stands in the books: its
 * market, then the posts in the order that they are to finish in (`win-3`, `place-3`, `forecast-3-1`, `tricast-3-1-2`).
 * Prices are hundredths, the stake included; amounts are micro-lira; nothing here draws.
 */
import { MARKETS, type RaceMarket } from '#contract/games/race-names.ts'
import { pricesBy, type Chance } from '../fair-price.ts'

export { roundMost, spotMost } from '../priced-stakes.ts'

export interface RaceRules {
  readonly animal: 'dog' | 'horse'
  readonly runners: 6 | 8
  readonly metres: number
  /** How able each of the stable is. */
  readonly abilities: readonly number[]
}

/** The tracks of the house, by their tables; who runs there stands in `contract/games/race-names.ts`, in the same order. */
export const RACE_TRACKS = {
  'altin-halic': {
    animal: 'dog',
    runners: 6,
    metres: 480,
    abilities: [88, 74, 66, 59, 96, 52, 80, 45, 62, 70, 38, 56],
  },
  'altin-bogazici': {
    animal: 'horse',
    runners: 8,
    metres: 1_600,
    abilities: [92, 78, 60, 71, 84, 49, 66, 98, 54, 75, 42, 63, 57, 81, 36, 69],
  },
  'altin-bozkir': {
    animal: 'dog',
    runners: 8,
    metres: 550,
    abilities: [76, 90, 58, 64, 47, 83, 69, 53, 95, 61, 72, 40, 67, 50, 79, 86],
  },
} as const satisfies Readonly<Record<string, RaceRules>>

/** How long a race is told, from the traps to the last one home. */
export const RACE_MS = 30_000

/** So many of the first places count as placed. */
export const placesOf = (runners: number): number => (runners >= 8 ? 3 : 2)

export interface RaceSpot {
  readonly name: string
  readonly market: RaceMarket
  /** From 1, in the order that they are to finish in. */
  readonly posts: readonly number[]
}

const DEEP: Readonly<Record<RaceMarket, number>> = { win: 1, place: 1, forecast: 2, tricast: 3 }
const POSTS_MAX = 8

const spotOf = (market: RaceMarket, posts: readonly number[]): RaceSpot => ({
  name: [market, ...posts].join('-'),
  market,
  posts,
})

/** Every bet on a race of so many, market by market. */
export const spotsOf = (runners: number): RaceSpot[] =>
  MARKETS.flatMap((market) => ordered(runners, DEEP[market]).map((posts) => spotOf(market, posts)))

function ordered(runners: number, deep: number): number[][] {
  const posts = Array.from({ length: runners }, (_, at) => at + 1)
  if (deep === 1) return posts.map((post) => [post])
  return ordered(runners, deep - 1).flatMap((first) =>
    posts.filter((post) => !first.includes(post)).map((post) => [...first, post]),
  )
}

/** Null where no race has a bet of that name; whether this one has it, its card says (`priceOf`). */
export function findSpot(name: string): RaceSpot | null {
  const [word, ...rest] = name.split('-')
  const market = MARKETS.find((one) => one === word)
  const posts = rest.map((post) => (/^[1-8]$/.test(post) ? Number(post) : 0))
  if (market === undefined || posts.length !== DEEP[market]) return null
  const isDistinct = new Set(posts).size === posts.length
  return isDistinct && posts.every((post) => post > 0 && post <= POSTS_MAX)
    ? spotOf(market, posts)
    : null
}

/** Is it right by this order of all posts? */
export function isRight({ market, posts }: RaceSpot, order: readonly number[]): boolean {
  if (market === 'place') return order.slice(0, placesOf(order.length)).includes(posts[0] ?? 0)
  return posts.every((post, at) => order[at] === post)
}

/** How likely a bet is by these strengths; null where a post of it is empty. */
export function chanceOf({ market, posts }: RaceSpot, strengths: readonly number[]): Chance | null {
  const field = strengths.map(BigInt)
  if (posts.some((post) => post > field.length)) return null
  return market === 'place'
    ? chanceOfPlace(field, (posts[0] ?? 1) - 1, placesOf(field.length))
    : chanceOfOrder(field, posts)
}

/** That the first to finish are these, in this order. */
function chanceOfOrder(field: readonly bigint[], posts: readonly number[]): Chance {
  let left = sum(field)
  let [of, all] = [1n, 1n]
  for (const post of posts) {
    const strength = field[post - 1] ?? 0n
    of *= strength
    all *= left
    left -= strength
  }
  return { of, all }
}

/**
 * That one is among the first two or three: the chances of each place together, over the one denominator that all of them
 * have. With all strengths W, one ahead leaves W − wⱼ, and two leave W − wⱼ − wₖ.
 */
function chanceOfPlace(field: readonly bigint[], own: number, places: number): Chance {
  const whole = sum(field)
  const mine = field[own] ?? 0n
  const others = field.filter((_, at) => at !== own)
  const afterOne = others.map((one) => whole - one)
  const ones = product(afterOne)
  const afterTwo = others.flatMap((one, at) =>
    others.slice(at + 1).map((other) => whole - one - other),
  )
  const twos = places > 2 ? product(afterTwo) : 1n
  let of = mine * ones * twos
  for (const [j, first] of others.entries()) {
    const led = first * (ones / (whole - first))
    of += led * mine * twos
    if (places < 3) continue
    for (const [k, second] of others.entries())
      if (k !== j) of += led * second * mine * (twos / (whole - first - second))
  }
  return { of, all: whole * ones * twos }
}

const sum = (numbers: readonly bigint[]): bigint => numbers.reduce((all, one) => all + one, 0n)
const product = (numbers: readonly bigint[]): bigint => numbers.reduce((all, one) => all * one, 1n)

/** Of no more than eight runners nothing is so unlikely that it had to be left out. */
export const priceFor = pricesBy({ aimedPercent: 90n, chanceMostPercent: 89n, most: null })

/** What one lira on it pays, in hundredths; null where it is not offered. */
export function priceOf(spot: RaceSpot, strengths: readonly number[]): number | null {
  const chance = chanceOf(spot, strengths)
  return chance && priceFor(chance)
}

/** The highest price of a market that any card of a track can have: the weakest in their worst condition, among the strongest in their best. */
export function priceMost(
  market: RaceMarket,
  { runners, abilities }: RaceRules,
  conditions: { worst: number; best: number },
): number {
  const rising = abilities.toSorted((a, b) => a - b)
  const deep = DEEP[market]
  const weak = rising.slice(0, deep).map((ability) => ability * conditions.worst)
  const strong = rising.slice(deep - runners).map((ability) => ability * conditions.best)
  const posts = weak.map((_, at) => at + 1)
  return priceOf(spotOf(market, posts), [...weak, ...strong]) ?? 0
}

/** What a stake on it returns on average, as a share, for a figure to read; null where it is not offered. */
export function returnShare(spot: RaceSpot, strengths: readonly number[]): number | null {
  const [chance, price] = [chanceOf(spot, strengths), priceOf(spot, strengths)]
  if (chance === null || price === null) return null
  return Number((chance.of * BigInt(price) * PRECISION) / (chance.all * 100n)) / Number(PRECISION)
}

const PRECISION = 1_000_000_000_000n

/** The least that any bet on offer returns: a price is rounded down by less than a hundredth, of a chance of 0.89 at most. */
export const RETURN_LEAST = 0.8911

/** So many stakes a member may have on one race. */
export const STAKES_MOST = 60
