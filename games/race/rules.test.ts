import { describe, expect, it } from 'vitest'
import { drawCard, drawOrder } from '#chance/race.ts'
import type { FloorWords } from '#chance/floor.ts'
import { seededWords } from '#chance/testing.ts'
import { MARKETS, STABLES, jacketOf, orderText, raceSpotName } from '#contract/games/race-names.ts'
import { lira } from '#contract/money.ts'
import {
  RACE_TRACKS,
  RETURN_LEAST,
  chanceOf,
  findSpot,
  isRight,
  placesOf,
  priceOf,
  returnShare,
  roundMost,
  spotMost,
  spotsOf,
  type RaceSpot,
} from './numbers.ts'
import { payoutOf } from './rules.ts'

const SIX = [5_600, 7_200, 3_100, 9_400, 4_050, 6_666]
const EIGHT = [5_600, 7_200, 3_100, 9_400, 4_050, 6_666, 12_740, 2_520]

/** Numbers that were written down beforehand. */
function written(numbers: readonly bigint[]): FloorWords {
  const left = [...numbers]
  return { below: async (n) => (left.shift() ?? 0n) % n }
}

/** Every order with its chance, worked out one place after the other. */
function* orders(
  strengths: readonly number[],
  before: readonly number[] = [],
  chance = 1,
): Generator<[number[], number]> {
  const posts = strengths.map((_, at) => at + 1).filter((post) => !before.includes(post))
  if (posts.length === 0) {
    yield [[...before], chance]
    return
  }
  const left = posts.reduce((sum, post) => sum + (strengths[post - 1] ?? 0), 0)
  for (const post of posts)
    yield* orders(strengths, [...before, post], (chance * (strengths[post - 1] ?? 0)) / left)
}

const share = (spot: RaceSpot, strengths: readonly number[]): number => {
  const { of, all } = chanceOf(spot, strengths) ?? { of: 0n, all: 1n }
  return Number((of * 10n ** 15n) / all) / 1e15
}

it('a field of six has 162 bets, one of eight 408, each with a name of its own that is read back', () => {
  for (const [runners, count] of [
    [6, 162],
    [8, 408],
  ] as const) {
    const spots = spotsOf(runners)
    expect(new Set(spots.map(({ name }) => name)).size).toBe(count)
    for (const spot of spots) {
      expect(findSpot(spot.name)).toEqual(spot)
      expect(spot.name).toMatch(/^[a-z0-9-]{1,24}$/)
    }
  }
})

it.each([
  'win',
  'win-0',
  'win-9',
  'win-1-2',
  'win-01',
  'win-',
  'forecast-3',
  'forecast-3-3',
  'tricast-1-2-1',
  'tricast-1-2-3-4',
  'quinella-1-2',
  'constructor',
  '',
])('%j is no bet of any race', (name) => {
  expect(findSpot(name)).toBeNull()
})

describe.each([
  ['six', SIX],
  ['eight', EIGHT],
])('the chances of a field of %s', (_name, strengths) => {
  const all = [...orders(strengths)]

  it('are those of every order that makes the bet right', { timeout: 60_000 }, () => {
    const spots = spotsOf(strengths.length).filter(
      ({ market, posts }) => market !== 'tricast' || posts[0] === 3,
    )
    for (const spot of spots) {
      const summed = all.reduce((sum, [order, one]) => (isRight(spot, order) ? sum + one : sum), 0)
      expect([spot.name, share(spot, strengths)]).toEqual([spot.name, expect.closeTo(summed, 12)])
    }
  })

  it('come to one for each place that is paid', () => {
    const sums = MARKETS.map((market) =>
      spotsOf(strengths.length)
        .filter((spot) => spot.market === market)
        .reduce((sum, spot) => sum + share(spot, strengths), 0),
    )
    for (const [at, sum] of sums.entries())
      expect(sum).toBeCloseTo(MARKETS[at] === 'place' ? placesOf(strengths.length) : 1, 10)
  })
})

it('first two of six and first three of eight are placed', () => {
  const place = findSpot('place-4')
  if (!place) throw new Error('no such bet')
  expect([1, 2, 3].map((at) => isRight(place, orderWith(4, at, 6)))).toEqual([true, true, false])
  expect([1, 2, 3, 4].map((at) => isRight(place, orderWith(4, at, 8)))).toEqual([
    true,
    true,
    true,
    false,
  ])
})

/** An order of so many in which a post comes in at a place. */
function orderWith(post: number, place: number, runners: number): number[] {
  const others = Array.from({ length: runners }, (_, at) => at + 1).filter((one) => one !== post)
  return others.toSpliced(place - 1, 0, post)
}

it.each(Object.entries(RACE_TRACKS))(
  '%s: every bet of every card returns 89.11 to 90 %%, exactly, and none pays less than its stake',
  { timeout: 60_000 },
  async (table, rules) => {
    expect(rules.abilities).toHaveLength(STABLES[table]?.length ?? 0)
    for (let seed = 1; seed <= 12; seed += 1) {
      const { field, strengths } = await drawCard(seededWords(seed * 7_919), rules)
      expect(new Set(field).size).toBe(rules.runners)
      for (const spot of spotsOf(rules.runners)) {
        const [chance, price] = [chanceOf(spot, strengths), priceOf(spot, strengths)]
        if (chance === null || price === null) throw new Error(`${spot.name} is not offered`)
        expect(price).toBeGreaterThan(100)
        // price · chance, over 100: in whole numbers, so that nothing is rounded here.
        expect(BigInt(price) * chance.of <= 90n * chance.all).toBe(true)
        expect(BigInt(price) * chance.of * 100n >= 8_911n * chance.all).toBe(true)
        expect(returnShare(spot, strengths)).toBeGreaterThanOrEqual(RETURN_LEAST)
      }
    }
  },
)

it('what is likelier than 0.89 is not offered, and pays nothing by mistake', () => {
  const sure = [9_000, 100, 100, 100, 100, 100]
  expect(priceOf(findSpot('win-1') as RaceSpot, sure)).toBeNull()
  expect(returnShare(findSpot('win-1') as RaceSpot, sure)).toBeNull()
  // 89 of 100, exactly: still offered.
  expect(priceOf(findSpot('win-1') as RaceSpot, [8_900, 300, 300, 200, 200, 100])).toBe(101)
  expect(() => payoutOf(findSpot('win-1') as RaceSpot, 1n, [1, 2, 3, 4, 5, 6], sure)).toThrow(
    'not offered',
  )
})

it('a post that is empty is bet on by nobody', () => {
  expect(priceOf(findSpot('win-7') as RaceSpot, SIX)).toBeNull()
  expect(priceOf(findSpot('forecast-1-8') as RaceSpot, SIX)).toBeNull()
})

it('a payout is the price of the stake, rounded down to the micro-lira', () => {
  const spot = findSpot('forecast-2-4') as RaceSpot
  const price = priceOf(spot, SIX) ?? 0
  expect(payoutOf(spot, 3n, [2, 4, 1, 3, 5, 6], SIX)).toBe((3n * BigInt(price)) / 100n)
  expect(payoutOf(spot, lira(3), [4, 2, 1, 3, 5, 6], SIX)).toBe(0n)
})

it('a bet may pay a hundred times the highest stake, in whole lira', () => {
  expect(spotMost(200, lira(5_000))).toBe(lira(5_000))
  expect(spotMost(10_000, lira(5_000))).toBe(lira(5_000))
  expect(spotMost(10_001, lira(5_000))).toBe(lira(4_999))
  expect(spotMost(3_500_000, lira(5_000))).toBe(lira(14))
  expect(roundMost(lira(5_000))).toBe(lira(20_000))
})

it('an order is drawn in proportion to strength, place by place', async () => {
  const strengths = [1, 2, 3]
  const counts = new Map<string, number>()
  // Every number below six with every number below the five, four or three that are left: the least common multiple is sixty.
  for (let first = 0n; first < 6n; first += 1n)
    for (let second = 0n; second < 60n; second += 1n) {
      const { order, drawn } = await drawOrder(written([first, second]), strengths)
      expect(drawn).toBe(first)
      counts.set(orderText(order), (counts.get(orderText(order)) ?? 0) + 1)
    }
  for (const [order, chance] of orders(strengths))
    expect([order, counts.get(orderText(order))]).toEqual([order, Math.round(chance * 360)])
})

it('no order is drawn of strengths that are none, nor a card of a stable that is too small', async () => {
  for (const strengths of [[], [5], [5, 0], [5, -1], [5, 1.5], [5, Number.NaN]])
    await expect(drawOrder(seededWords(1), strengths)).rejects.toThrow('no strengths')
  await expect(drawCard(seededWords(1), { runners: 6, abilities: [1, 2, 3] })).rejects.toThrow(
    'field',
  )
})

it('runners have names of their own, and so have bets and posts', () => {
  for (const stable of Object.values(STABLES))
    expect(new Set(stable.map(({ name }) => name)).size).toBe(stable.length)
  for (const lang of ['tr', 'en'] as const)
    expect(new Set(spotsOf(8).map(({ name }) => raceSpotName(name, lang))).size).toBe(408)
  expect(raceSpotName('tricast-3-1-2', 'tr')).toBe('Sıralı üçlü 3–1–2')
  const jackets = Array.from({ length: 8 }, (_, at) => JSON.stringify(jacketOf(at + 1)))
  expect(new Set(jackets).size).toBe(8)
})
