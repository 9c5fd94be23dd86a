import { createHash, createHmac } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { drawNumbers, type Drum } from '#chance/drums.ts'
import { drawRound } from '#chance/floor-draws.ts'
import { wordsOf } from '#chance/floor.ts'
import { seededWords } from '#chance/testing.ts'
import {
  BETGAMES,
  STAR,
  betgameBetName,
  betgameNumbers,
  isLucky,
  marketsOf,
  type Betgame,
} from '#contract/games/betgames-names.ts'
import { lira } from '#contract/money.ts'
import { hmacLater, sha256Later } from '#server/crypto/node-hash.ts'
import { chanceIn, choose, type BetgameRules } from './betgame.ts'
import { luckyRules, totals } from './lucky.ts'
import {
  LUCKY,
  RETURN_LEAST,
  RETURN_MOST,
  chanceOf,
  drawnIn,
  findSpot,
  heightOf,
  mostPaid,
  outAtMs,
  priceOf,
  returnShare,
  roundMost,
  rulesOf,
  spotMost,
  spotsIn,
  spotsOf,
  tellingMsOf,
} from './numbers.ts'
import { priceFor } from '../fair-price.ts'
import { payoutOf } from './rules.ts'

/** A bet of each kind that is put together by hand, of a game that has such. */
const madeOf = (game: Betgame): string[] =>
  isLucky(game) ? ['balls-1', 'balls-7-31', 'balls-2-17-33'] : []

const share = (game: Betgame, name: string): number => {
  const chance = chanceOf(game, name)
  if (!chance) throw new Error(`${game} has no ${name}`)
  return Number(chance.of) / Number(chance.all)
}

/** Every set of so many of so many, in ascending order. */
function* sets(of: number, take: number, from = 1): Generator<number[]> {
  if (take === 0) {
    yield []
    return
  }
  for (let one = from; one <= of - take + 1; one += 1)
    for (const others of sets(of, take - 1, one + 1)) yield [one, ...others]
}

describe.each(BETGAMES)('%s', (game) => {
  it('has bets that are each called by a name of their own, which is read back', () => {
    const spots = spotsOf(game)
    expect(new Set(spots.map(({ name }) => name)).size).toBe(spots.length)
    for (const { name, market, picks } of spots) {
      expect(name).toMatch(/^[a-z0-9-]{1,24}$/)
      expect(findSpot(game, name)).toMatchObject({ name, market, picks })
    }
    for (const lang of ['tr', 'en'] as const)
      expect(new Set(spots.map(({ name }) => betgameBetName(name, lang))).size).toBe(spots.length)
    const markets = new Set([
      ...spots.map(({ market }) => market),
      ...(isLucky(game) ? ['balls'] : []),
    ])
    expect([...markets].toSorted()).toEqual(marketsOf(game).toSorted())
  })

  it('returns 91.10 to 92 % on every bet, exactly, and no bet pays less than its stake', () => {
    for (const name of [...spotsOf(game).map((spot) => spot.name), ...madeOf(game)]) {
      const [chance, price] = [chanceOf(game, name), priceOf(game, name)]
      if (!chance || price === null) continue
      expect(price).toBeGreaterThan(100)
      // price · chance, over 100: in whole numbers, so that nothing is rounded here.
      const returned = BigInt(price) * chance.of
      expect([name, returned <= 92n * chance.all]).toEqual([name, true])
      expect([name, returned * 100n >= 9_110n * chance.all]).toEqual([name, true])
      expect(returnShare(game, name)).toBeGreaterThanOrEqual(RETURN_LEAST)
      expect(returnShare(game, name)).toBeLessThanOrEqual(RETURN_MOST)
    }
  })

  it('offers nearly all of its bets', () => {
    const withheld = spotsOf(game).filter(({ name }) => priceOf(game, name) === null)
    expect(withheld.map(({ name }) => name)).toEqual(WITHHELD[game] ?? [])
  })

  it('shows its numbers one after the other, and goes on for a moment', () => {
    const moments = Array.from({ length: drawnIn(game) }, (_, nth) => outAtMs(game, nth))
    expect(moments).toEqual(moments.toSorted((a, b) => a - b))
    expect(tellingMsOf(game)).toBeGreaterThan((moments.at(-1) ?? 0) + 1_000)
  })

  it('pays over many draws what its prices say, within 99 %', { timeout: 60_000 }, async () => {
    const names = [...spotsOf(game).map((spot) => spot.name), ...madeOf(game)].filter(
      (name) => (priceOf(game, name) ?? Infinity) < 5_000,
    )
    const words = seededWords(20_261_126)
    const stake = lira(1)
    let [sum, squares] = [0, 0]
    for (let draw = 0; draw < DRAWS; draw += 1) {
      const { numbers } = await drawNumbers(words, rulesOf(game).drums)
      const paid = names.reduce(
        (all, name) => all + Number(payoutOf(game, name, stake, numbers)) / 1e6,
        0,
      )
      sum += paid
      squares += paid * paid
    }
    const mean = sum / DRAWS
    const spread = Math.sqrt((squares / DRAWS - mean * mean) / DRAWS)
    const expected = names.reduce((all, name) => all + (returnShare(game, name) ?? 0), 0)
    expect(Math.abs(mean - expected) / spread).toBeLessThan(2.576)
  })
})

const DRAWS = 2_000
/** Those whose like hardly ever comes: they would pay more than ten thousand times the stake. */
const WITHHELD: Partial<Record<Betgame, readonly string[]>> = { elements: ['high-2'] }

it.each<[Betgame, string]>([
  ['lucky-5', 'balls'],
  ['lucky-5', 'balls-0'],
  ['lucky-5', 'balls-37'],
  ['lucky-5', 'balls-07'],
  ['lucky-5', 'balls-7-7'],
  ['lucky-5', 'balls-9-7'],
  ['lucky-5', 'balls-1-2-3-4'],
  ['lucky-5', 'total-over-926'],
  ['lucky-5', 'colours-black-2'],
  ['lucky-7', 'colours-red-2'],
  ['lucky-7', 'odds-8'],
  ['wheel', 'number-19'],
  ['wheel', 'number-0'],
  ['wheel', 'balls-7'],
  ['dice', 'pair-4-7'],
  ['dice', 'duel-green'],
  ['elements', 'above-air-air'],
  ['elements', 'win-gold'],
  ['elements', 'constructor'],
  ['elements', ''],
])('%s has no bet %j', (game, name) => {
  expect(findSpot(game, name)).toBeNull()
  expect(priceOf(game, name)).toBeNull()
  expect(() => payoutOf(game, name, 1n, [1])).toThrow('not offered')
})

/** Chances of every bet, counted over each and every set of balls. */
function expectCounted(
  rules: BetgameRules,
  of: number,
  take: number,
  made: readonly string[],
): void {
  const groups = [...rules.groups, ...made.flatMap((name) => rules.made?.(name) ?? [])]
  // The first ball is looked at by itself: sets say nothing of an order.
  const bets = groups.flatMap(({ spots, cases }) =>
    spots.flatMap((spot) => (spot.market === 'first' ? [] : [{ spot, cases, right: 0 }])),
  )
  let all = 0
  for (const numbers of sets(of, take)) {
    all += 1
    for (const bet of bets) if (bet.spot.partOf(numbers) === 1) bet.right += 1
  }
  expect(all).toBe(choose(of, take))
  for (const { spot, cases, right } of bets) {
    const chance = chanceIn(spot, cases)
    expect([spot.name, chance.of * BigInt(all)]).toEqual([spot.name, chance.all * BigInt(right)])
  }
}

describe('chances of lucky games', () => {
  it('of five of 36 are those of all 376,992 sets', { timeout: 60_000 }, () => {
    const { of, take } = LUCKY['lucky-5']
    const rules = luckyRules('lucky-5', LUCKY['lucky-5'])
    // Every fourth bet of each group: a smaller drum counts them all.
    const groups = rules.groups.map(({ spots, cases }) => ({
      spots: spots.filter((_, at) => at % 4 === 0),
      cases,
    }))
    expectCounted({ ...rules, groups }, of, take, ['balls-4-36'])
  })

  it.each(['lucky-6', 'lucky-7'] as const)('of %s are counted so in a smaller drum', (game) => {
    const small = { of: 15, take: LUCKY[game].take, lines: [405, 555] }
    expectCounted(luckyRules(game, small), 15, small.take, ['balls-3', 'balls-3-9', 'balls-1-2-15'])
  })

  it.each(['lucky-5', 'lucky-6', 'lucky-7'] as const)(
    'of %s: every total is of balls that have it',
    (game) => {
      const { of, take } = LUCKY[game]
      const all = totals(of, take)
      expect(all.reduce((sum, { weight }) => sum + weight, 0)).toBe(choose(of, take))
      for (const { numbers } of all) {
        expect(new Set(numbers).size).toBe(take)
        expect(numbers.every((ball) => ball >= 1 && ball <= of)).toBe(true)
      }
      // As high as low: totals lie alike on both sides of the middle.
      expect(all.map(({ weight }) => weight)).toEqual(all.map(({ weight }) => weight).toReversed())
    },
  )

  it('are 376,992, 50,063,860 and 26,978,328 sets, and a ball is as likely as any', () => {
    expect([choose(36, 5), choose(60, 6), choose(42, 7)]).toEqual([376_992, 50_063_860, 26_978_328])
    expect(share('lucky-5', 'balls-36')).toBeCloseTo(5 / 36, 12)
    expect(share('lucky-6', 'balls-1-60')).toBeCloseTo(30 / 3_540, 12)
    expect(share('lucky-7', 'balls-1-2-3')).toBeCloseTo(210 / 68_880, 12)
    expect(share('lucky-6', 'first-green')).toBeCloseTo(1 / 3, 12)
    expect(share('lucky-7', 'first-odd')).toBeCloseTo(1 / 2, 12)
  })
})

it('chances of the wheel are those of its nineteen fields, of the dice those of 36 throws', () => {
  expect(
    ['number-7', 'number-star', 'colour-green', 'parity-even', 'half-low', 'third-3'].map((name) =>
      Math.round(19 * share('wheel', name)),
    ),
  ).toEqual([1, 1, 6, 9, 9, 6])
  expect(
    [
      'duel-red',
      'duel-tie',
      'total-7',
      'total-over-85',
      'total-odd',
      'die-blue-1',
      'pair-6-6',
      'gap-5',
    ].map((name) => Math.round(36 * share('dice', name))),
  ).toEqual([15, 6, 6, 10, 18, 6, 1, 2])
  // The star is of no colour, half or third, and neither odd nor even.
  const onStar = spotsOf('wheel').filter(({ partOf }) => partOf([STAR]) > 0)
  expect(onStar.map(({ name }) => name)).toEqual(['number-star'])
})

describe('chances of the elements', () => {
  /** Every four heights in order, with how many deals have them. */
  const deals = Array.from({ length: 13 ** 4 }, (_, at) => {
    const heights = [0, 1, 2, 3].map((place) => 1 + (Math.floor(at / 13 ** place) % 13))
    const weight = heights.reduce((ways, height, place) => {
      const before = heights.slice(0, place).filter((one) => one === height).length
      return ways * (4 - before)
    }, 1)
    // Suits by places: four cards that are never the same.
    return { numbers: heights.map((height, suit) => 1 + suit * 13 + (height % 13)), weight }
  })

  it('are those of all 6,497,400 deals, where heights alone count', () => {
    const all = deals.reduce((sum, { weight }) => sum + weight, 0)
    expect(all).toBe(52 * 51 * 50 * 49)
    for (const spot of spotsOf('elements')) {
      if (!['win', 'above', 'high'].includes(spot.market)) continue
      const counted = chanceIn(spot, deals)
      expect([spot.name, share('elements', spot.name)]).toEqual([
        spot.name,
        expect.closeTo(Number(counted.of) / Number(counted.all), 12),
      ])
    }
  })

  it('pay whole what one wins, and parts of it what several share: 92 % of every stake on an element', () => {
    const { of, all } = chanceOf('elements', 'win-fire') ?? { of: 0n, all: 1n }
    expect(4n * of).toBe(all)
    expect(priceOf('elements', 'win-fire')).toBe(368)
    const [ace, king] = [1, 13]
    const payout = (numbers: readonly number[]): bigint =>
      payoutOf('elements', 'win-earth', 1_000_001n, numbers)
    expect(payout([ace, king, king + 13, king + 26])).toBe(3_680_003n)
    expect(payout([ace, ace + 13, king, king + 13])).toBe(1_840_001n)
    expect(payout([ace, ace + 13, ace + 26, king])).toBe(1_226_667n)
    expect(payout([ace, ace + 13, ace + 26, ace + 39])).toBe(920_000n)
    expect(payout([king, ace, king + 13, king + 26])).toBe(0n)
    expect([ace, king, 2].map(heightOf)).toEqual([13, 12, 1])
  })

  it('of colours and suits are those of half and a quarter of the deck', () => {
    expect(share('elements', 'tint-air-black')).toBeCloseTo(1 / 2, 12)
    expect(share('elements', 'suit-water-clubs')).toBeCloseTo(1 / 4, 12)
    expect(share('elements', 'reds-2')).toBeCloseTo((325 * 325) / choose(52, 4), 12)
  })
})

it('a bet that is laid again counts again in what a slip pays at most', () => {
  const chips = Array.from({ length: 6 }, (): [string, number] => ['balls-3', 1_000_000])
  expect(mostPaid('lucky-5', chips)).toBe(6n * 6_620_000n)
})

it.each(BETGAMES)(
  '%s: what is written of a slip’s highest payout is never passed',
  async (game) => {
    const words = seededWords(7)
    const chips = [
      ...spotsOf(game).slice(0, 18),
      ...madeOf(game).flatMap((name) => findSpot(game, name) ?? []),
    ].map(({ name }): [string, number] => [name, 10_000_000])
    const most = mostPaid(game, chips)
    expect(most).toBeGreaterThan(0n)
    for (let draw = 0; draw < 500; draw += 1) {
      const { numbers } = await drawNumbers(words, rulesOf(game).drums)
      const paid = chips.reduce(
        (sum, [name, amount]) =>
          priceOf(game, name) === null ? sum : sum + payoutOf(game, name, BigInt(amount), numbers),
        0n,
      )
      expect(paid <= most).toBe(true)
    }
  },
)

it('of the dice it is what the kindest throw pays', () => {
  const price = (name: string): bigint => BigInt(priceOf('dice', name) ?? 0) * 10_000n
  expect(
    mostPaid('dice', [
      ['duel-red', 1_000_000],
      ['duel-blue', 1_000_000],
      ['pair-6-1', 1_000_000],
    ]),
  ).toBe(price('duel-red') + price('pair-6-1'))
  expect(mostPaid('wheel', [['number-77', 1_000_000]])).toBe(0n)
})

it('what is likelier than 0.9, or would pay more than ten thousand times, is not offered', () => {
  expect(priceFor({ of: 90n, all: 100n })).toBe(102)
  expect(priceFor({ of: 901n, all: 1_000n })).toBeNull()
  expect(priceFor({ of: 92n, all: 1_000_000n })).toBe(1_000_000)
  expect(priceFor({ of: 91n, all: 1_000_000n })).toBeNull()
  expect(priceFor({ of: 0n, all: 1n })).toBeNull()
})

it('a bet may pay a hundred times the highest stake, and a draw takes four of them', () => {
  const price = priceOf('lucky-6', 'balls-1-2-3') ?? 0
  expect(spotMost(price, lira(5_000))).toBeLessThan(lira(400))
  expect(roundMost(lira(5_000))).toBe(lira(20_000))
})

describe('drums', () => {
  it('give every order of so many alike', async () => {
    const counts = new Map<string, number>()
    for (let first = 0n; first < 4n; first += 1n)
      for (let second = 0n; second < 3n; second += 1n) {
        const left = [first, second]
        const { drawn, numbers } = await drawNumbers(
          { below: async (n) => (left.shift() ?? 0n) % n },
          [{ of: 4, take: 2 }],
        )
        expect(drawn).toBe(first)
        counts.set(numbers.join(), (counts.get(numbers.join()) ?? 0) + 1)
      }
    expect(counts.size).toBe(12)
    expect(new Set(counts.values())).toEqual(new Set([1]))
  })

  it.each<[string, Drum[]]>([
    ['none', []],
    ['an empty one', [{ of: 0, take: 0 }]],
    ['one that gives nothing', [{ of: 6, take: 0 }]],
    ['more than lie in it', [{ of: 3, take: 4 }]],
    ['a part of one', [{ of: 6.5, take: 1 }]],
  ])('that are %s are refused', async (_what, drums) => {
    await expect(drawNumbers(seededWords(1), drums)).rejects.toThrow('no drums')
  })

  it('of a round give what the published grammar says, word by word', async () => {
    const seed = await sha256Later('a seed')
    const round = { table: 'sansli-7', round: 3n, clientSeeds: ['one'], salt: 'salt' }
    const { outcome } = await drawRound(
      { kind: 'betgames', ...rulesOf('lucky-7') },
      await wordsOf(hmacLater, sha256Later, seed, round),
    )
    const crowd = createHash('sha256').update('["one"]').digest('hex')
    const left = Array.from({ length: 42 }, (_, at) => at + 1)
    const numbers: number[] = []
    for (let k = 0; k < 7; k += 1) {
      const message = `kasa/2:floor:sansli-7:3:${crowd}:${k}`
      const word = createHmac('sha256', seed).update(message).digest().readBigUInt64BE(0)
      numbers.push(...left.splice(Number(word % BigInt(left.length)), 1))
    }
    expect(outcome).toEqual({ numbers })
  })
})

it('numbers are read as each game has them', () => {
  expect(betgameNumbers('lucky-5', [7, 31, 2])).toBe('7, 31, 2')
  expect(betgameNumbers('wheel', [STAR])).toBe('★')
  expect(betgameNumbers('dice', [4, 2])).toBe('4–2')
  expect(betgameNumbers('elements', [13, 14, 28, 52])).toBe('K♠ A♥ 2♦ K♣')
  expect(betgameBetName('balls-3-17', 'tr')).toBe('Toplar 3, 17')
  expect(betgameBetName('total-over-925', 'tr')).toBe('Toplam üst 92,5')
  expect(betgameBetName('third-2', 'en')).toBe('Third 7–12')
  expect(betgameBetName('suit-fire-hearts', 'tr')).toBe('Kart cinsi ateş ♥ kupa')
  expect(betgameBetName('red', 'tr')).toBe('red')
  expect(spotsIn('dice', 'pair')).toHaveLength(36)
})
