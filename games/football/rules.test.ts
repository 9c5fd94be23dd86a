import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { drawGoals, drawMatchDay, expectedOf, pairingsOn } from '#chance/football.ts'
import { seededWords } from '#chance/testing.ts'
import {
  CLUBS,
  MATCHES,
  MATCH_MARKETS,
  WEEKS,
  matchBetName,
  matchName,
  scoresText,
  seasonOf,
  weekOf,
} from '#contract/games/football-names.ts'
import { lira } from '#contract/money.ts'
import { chancesOf, forecast } from '../sports/football/forecast.ts'
import { walkFrom } from '../sports/football/model.ts'
import { winnerOf, type Market } from '../sports/football/kinds.ts'
import {
  BREAK_MS,
  HALF_MS,
  LEAGUES,
  MATCH_MS,
  chanceOf,
  endOf,
  findSpot,
  isRightBy,
  minuteAt,
  mostPaid,
  msOfMinute,
  priceFor,
  priceOf,
  pricesOf,
  roundMost,
  spotMost,
  spotsOf,
  type MatchSpot,
} from './numbers.ts'
import { payoutOf, pointsOf, standingsOf } from './rules.ts'
import { matchScores } from './scores.ts'

const LEAGUE = LEAGUES['cini-ligi']
const RATES = [16, 11]

function spotNamed(name: string): MatchSpot {
  const spot = findSpot(name)
  if (!spot) throw new Error(`no bet is called ${name}`)
  return spot
}

const share = (name: string, rates: readonly number[] = RATES): number => {
  const chance = chanceOf(spotNamed(name), rates)
  if (!chance) throw new Error(`${name} has no chance`)
  return Number(chance.of) / Number(chance.all)
}

describe('the bets on a match', () => {
  it('are 64, each with a name of its own that is read back', () => {
    const spots = Array.from({ length: MATCHES }, (_, at) => spotsOf(at + 1)).flat()
    expect(new Set(spots.map(({ name }) => name)).size).toBe(64 * MATCHES)
    for (const spot of spots) {
      expect(findSpot(spot.name)).toEqual(spot)
      expect(spot.name).toMatch(/^[a-z0-9-]{1,24}$/)
    }
  })

  it.each([
    'result-1',
    '0-result-1',
    '9-result-1',
    '1-result',
    '1-result-3',
    '1-result-1-1',
    '01-result-1',
    '1-over-55',
    '1-score-6-0',
    '1-score-2',
    '1-halves-1',
    '1-corners-9',
    '1-constructor-1',
    'win-3',
    '',
  ])('%j is none', (name) => {
    expect(findSpot(name)).toBeNull()
  })

  it.each([
    [
      '1',
      [2, 1],
      'result-1 double-1x double-12 over-05 over-15 over-25 under-35 under-45 both-yes halves-1-1 score-2-1',
    ],
    [
      'X',
      [0, 0],
      'result-x double-1x double-x2 under-05 under-15 under-25 under-35 under-45 both-no halves-x-x score-0-0',
    ],
    [
      '2',
      [6, 2],
      'result-1 double-1x double-12 over-05 over-15 over-25 over-35 over-45 both-yes halves-2-1 score-other',
    ],
  ] as const)('half time %s and end %j make these right, and no others', (half, full, right) => {
    const spots = spotsOf(1).filter((spot) => isRightBy(spot, { half, full }))
    expect(spots.map(({ name }) => name.slice(2)).join(' ')).toBe(right)
  })

  it('have names in both languages, and matches have those of their clubs', () => {
    for (const lang of ['tr', 'en'] as const)
      expect(new Set(spotsOf(1).map(({ name }) => matchBetName(name, lang))).size).toBe(64)
    expect(matchBetName('3-over-25', 'tr')).toBe('Üst 2,5')
    expect(matchBetName('3-halves-1-x', 'en')).toBe('Half time / full time 1/X')
    expect(matchBetName('3-score-other', 'tr')).toBe('Skor diğer')
    expect(matchBetName('red', 'tr')).toBe('red')
    expect(matchName([0, 2], 1)).toBe('Poyraz FK – İmbat FK')
    expect(scoresText([[3], [], [7, 90], [12, 44]])).toBe('1–0, 2–2')
  })
})

describe('the scores of a match', () => {
  it('are those of the sportsbook’s model, each to within a milliardth', () => {
    const rates = { home: 1.6, away: 1.1 }
    const none = { home: 0, away: 0 }
    const of = forecast(walkFrom(rates, 0, none), {
      standing: { step: 0, score: none, reds: none },
      half: null,
      corners: { counted: 0, rate: 10 },
      cards: { counted: 0, rate: 4 },
    })
    const market = (kind: Market['kind'], line: number | null = null): Market => ({
      kind,
      period: 'match',
      line,
    })
    const pairs: readonly (readonly [string, Market, string])[] = [
      ['1-result-1', market('match-result'), '1'],
      ['1-result-x', market('match-result'), 'X'],
      ['1-double-x2', market('double-chance'), 'X2'],
      ['1-over-25', market('total-goals', 10), 'over'],
      ['1-both-yes', market('both-score'), 'yes'],
      ['1-halves-2-1', market('half-time-full-time'), '2/1'],
      ['1-score-2-1', { ...market('correct-score'), scores: ['2-1'] }, '2-1'],
    ]
    for (const [name, asked, selection] of pairs) {
      const chance = chancesOf(asked, of)?.get(selection)?.win
      expect([name, share(name)]).toEqual([name, expect.closeTo(chance ?? -1, 5)])
    }
  })

  it('never change: what was drawn from a table is drawn from it again', () => {
    const hash = createHash('sha256')
    for (const [home, away] of [
      [16, 11],
      [7, 24],
      [28, 6],
    ] as const) {
      const { weights, halvesOf } = matchScores(home, away)
      hash.update(JSON.stringify([Array.from(weights), Array.from(halvesOf(60).weights)]))
    }
    expect(hash.digest('hex')).toBe(
      'd966ce01e00300b4f57d0f60642197ba549e03ffe30f1e69b00feb386eefe39b',
    )
  })

  it('have weights that make the whole, and at half time no more goals than at the end, of whoever was ahead', () => {
    const { weights, all, scoreAt, endings, halvesOf } = matchScores(16, 11)
    expect([...endings.keys()].map((at) => weights[at])).toEqual(
      endings.map(({ weight }) => weight),
    )
    expect(endings.reduce((sum, { weight }) => sum + weight, 0)).toBe(all)
    expect(all).toBeGreaterThan(999_990_000)
    for (const [at, { half, full }] of endings.entries()) {
      expect(scoreAt(at)).toEqual(full)
      const halves = halvesOf(at)
      expect(halves.all).toBeGreaterThan(999_000_000)
      for (let nth = 0; nth < halves.weights.length; nth += 1) {
        const [home, away] = halves.scoreAt(nth)
        expect([home <= full[0] && away <= full[1], winnerOf({ home, away })]).toEqual([true, half])
      }
    }
    expect(() => scoreAt(endings.length)).toThrow('no ending')
    expect(() => halvesOf(0).scoreAt(99)).toThrow('no score')
  })

  it.each([
    [0, 11],
    [16, -1],
    [16, 1.5],
    [16, Number.NaN],
    [16, 1_000],
  ])('are none where %d and %d are expected', (home, away) => {
    expect(() => matchScores(home, away)).toThrow('no goals')
  })
})

/** Every two of expectations that a card of the league may hold for a match. */
function everyPair(): readonly (readonly [number, number])[] {
  const pairs = new Map<string, readonly [number, number]>()
  for (const [home, attack] of LEAGUE.attacks.entries())
    for (const [away, other] of LEAGUE.attacks.entries()) {
      if (home === away) continue
      const [own, theirs] = [LEAGUE.defences[home] ?? 0, LEAGUE.defences[away] ?? 0]
      for (let at = 85; at <= 115; at += 1)
        for (let form = 85; form <= 115; form += 1) {
          const pair = [
            expectedOf({ mean: LEAGUE.home, attack, defence: theirs, form: at }),
            expectedOf({ mean: LEAGUE.away, attack: other, defence: own, form }),
          ] as const
          pairs.set(pair.join(), pair)
        }
    }
  return [...pairs.values()]
}

it(
  'every bet on offer of every card that can be drawn returns 92.08 to 93 %, exactly; what is not offered is all but sure',
  { timeout: 120_000 },
  () => {
    const pairs = everyPair()
    expect(pairs.length).toBeGreaterThan(150)
    for (const pair of pairs) {
      const prices = pricesOf(1, pair)
      expect(prices.size).toBe(64)
      // One of all: the same by a walk of its own.
      expect(prices.get('1-result-1')).toBe(priceOf(spotNamed('1-result-1'), pair))
      const { endings, all } = matchScores(...pair)
      for (const spot of spotsOf(1)) {
        const of = endings.reduce(
          (sum, ending) => (isRightBy(spot, ending) ? sum + ending.weight : sum),
          0,
        )
        const price = prices.get(spot.name) ?? null
        if (price === null) {
          expect(100 * of).toBeGreaterThan(92 * all)
          continue
        }
        expect(price).toBeGreaterThan(100)
        // price · chance, over 100: in whole numbers, so that nothing is rounded here.
        const returned = BigInt(price) * BigInt(of)
        expect(returned <= 93n * BigInt(all)).toBe(true)
        expect(returned * 100n >= 9_208n * BigInt(all)).toBe(true)
        expect(spotMost(price, lira(5_000))).toBeGreaterThanOrEqual(lira(1))
      }
    }
  },
)

it('the chances of the scores, of the results and of the halves come to one each', () => {
  for (const [market, times] of [
    ['result', 1],
    ['double', 2],
    ['halves', 1],
    ['score', 1],
    ['both', 1],
  ] as const) {
    const spots = spotsOf(1).filter((spot) => spot.market === market)
    const sum = spots.reduce((all, spot) => all + (chanceOf(spot, RATES)?.of ?? 0n), 0n)
    expect(sum).toBe(BigInt(times * matchScores(16, 11).all))
  }
})

it('a chance over 0.92 is not offered, nor one that would pay more than the limits let', () => {
  expect(priceFor({ of: 92n, all: 100n })).toBe(101)
  expect(priceFor({ of: 921n, all: 1_000n })).toBeNull()
  expect(priceFor({ of: 0n, all: 1_000n })).toBeNull()
  expect(priceFor({ of: 1_860n, all: 1_000_000_000n })).toBe(50_000_000)
  expect(priceFor({ of: 1_859n, all: 1_000_000_000n })).toBeNull()
  expect(priceOf(spotNamed('2-result-1'), RATES)).toBeNull()
  expect(() => payoutOf(spotNamed('2-result-1'), 1n, [[], [], [], []], RATES)).toThrow(
    'not offered',
  )
})

it('a payout is the price of the stake, rounded down to the micro-lira', () => {
  const spot = spotNamed('1-score-2-1')
  const price = priceOf(spot, RATES) ?? 0
  expect(payoutOf(spot, 7n, [[12, 60], [90]], RATES)).toBe((7n * BigInt(price)) / 100n)
  expect(payoutOf(spot, lira(7), [[12], [90]], RATES)).toBe(0n)
  expect(() => payoutOf(spot, 1n, [[12]], RATES)).toThrow('no match')
})

it('a bet may pay a hundred times the highest stake, in whole lira; all together as much as the kindest end of each match pays', () => {
  expect(spotMost(200, lira(5_000))).toBe(lira(5_000))
  expect(spotMost(10_001, lira(5_000))).toBe(lira(4_999))
  expect(roundMost(lira(5_000))).toBe(lira(20_000))
  const paid = new Map([
    ['1-result-1', 200n],
    ['1-over-25', 170n],
    ['1-under-25', 190n],
    ['1-score-1-0', 700n],
    ['2-result-1', 5_000n],
  ])
  expect(mostPaid(1, RATES, paid)).toBe(1_090n)
  expect(mostPaid(3, RATES, paid)).toBe(0n)
})

describe('the calendar', () => {
  const season = (from: number): number[][] =>
    Array.from({ length: WEEKS }, (_, week) => pairingsOn(CLUBS.length, BigInt(from + week)))

  it('has everybody at every match day, and each meet each other at home and away in a season', () => {
    for (const from of [1, 1 + WEEKS, 1 + 5 * WEEKS]) {
      const met = new Set<string>()
      for (const field of season(from)) {
        expect(new Set(field).size).toBe(CLUBS.length)
        for (let at = 0; at < field.length; at += 2) met.add(`${field[at]} ${field[at + 1]}`)
      }
      expect(met.size).toBe(CLUBS.length * (CLUBS.length - 1))
    }
  })

  it('has nobody at home, or away, more than three times in a row, and seasons that begin otherwise', () => {
    for (const club of CLUBS.keys()) {
      const sides = season(1).map((field) => (field.indexOf(club) % 2 === 0 ? 'h' : 'a'))
      expect(sides.join('')).not.toMatch(/h{4}|a{4}/)
      expect(sides.filter((side) => side === 'h')).toHaveLength(WEEKS / 2)
    }
    expect(pairingsOn(16, 1n)).not.toEqual(pairingsOn(16, BigInt(WEEKS + 1)))
    expect([1, WEEKS, WEEKS + 1].map((round) => [seasonOf(round), weekOf(round)])).toEqual([
      [1, 1],
      [1, WEEKS],
      [2, 1],
    ])
  })

  it('is none of an odd number of clubs, nor before the first day', () => {
    expect(() => pairingsOn(15, 1n)).toThrow('no match day')
    expect(() => pairingsOn(16, 0n)).toThrow('no match day')
  })
})

it('a card says what is expected of everybody, in tenths of a goal', async () => {
  expect(expectedOf({ mean: 150, attack: 100, defence: 100, form: 100 })).toBe(15)
  expect(expectedOf({ mean: 150, attack: 132, defence: 124, form: 115 })).toBe(28)
  expect(expectedOf({ mean: 1, attack: 1, defence: 1, form: 1 })).toBe(1)
  const { field, strengths } = await drawMatchDay(seededWords(3), LEAGUE, 4n)
  expect(field).toEqual(pairingsOn(16, 4n))
  expect(strengths).toHaveLength(16)
  for (const one of strengths) expect(one).toBeGreaterThan(4)
  expect(LEAGUE.attacks).toHaveLength(CLUBS.length)
  expect(LEAGUE.defences).toHaveLength(CLUBS.length)
  expect(new Set(CLUBS.map(({ short }) => short)).size).toBe(CLUBS.length)
})

it('goals fall in minutes of their own, of the half that they are of', async () => {
  for (let seed = 1; seed < 16; seed += 1) {
    const { strengths } = await drawMatchDay(seededWords(seed), LEAGUE, BigInt(seed))
    const { goals, drawn } = await drawGoals(seededWords(seed * 31), strengths, matchScores)
    expect(drawn).toBeGreaterThanOrEqual(0n)
    expect(goals).toHaveLength(16)
    for (let match = 1; match <= MATCHES; match += 1) {
      const minutes = [...(goals[2 * match - 2] ?? []), ...(goals[2 * match - 1] ?? [])]
      expect(new Set(minutes).size).toBe(minutes.length)
      for (const minute of minutes) expect(minute >= 1 && minute <= 90).toBe(true)
      const { half, full } = endOf(goals, match)
      expect(full[0] + full[1]).toBe(minutes.length)
      const [home = [], away = []] = goals.slice(2 * match - 2, 2 * match)
      const early = (side: readonly number[]) => side.filter((minute) => minute <= 45).length
      expect(half).toBe(winnerOf({ home: early(home), away: early(away) }))
    }
  }
})

it('no goals are drawn of a card that is none', async () => {
  for (const strengths of [[], [12], [12, 14, 9]])
    await expect(drawGoals(seededWords(1), strengths, matchScores)).rejects.toThrow('no card')
  await expect(drawGoals(seededWords(1), [12, 0], matchScores)).rejects.toThrow('no goals')
})

it('clubs stand by points, then by goals, and their form begins with the newest match', () => {
  const table = standingsOf(4, [
    { field: [0, 1, 2, 3], goals: [[1, 2], [], [5], [6]] },
    { field: [1, 2, 3, 0], goals: [[9], [], [], [70]] },
  ])
  expect(table.map(({ club, form }) => [club, form])).toEqual([
    [0, 'ww'],
    [1, 'wl'],
    [2, 'ld'],
    [3, 'ld'],
  ])
  expect(table.map(pointsOf)).toEqual([6, 3, 1, 1])
  expect(standingsOf(2, []).map(({ club }) => club)).toEqual([0, 1])
})

it('ninety minutes are told in sixty seconds, and every minute lies in its own', () => {
  expect(MATCH_MS).toBe(60_000)
  for (let minute = 1; minute <= 90; minute += 1) expect(minuteAt(msOfMinute(minute))).toBe(minute)
  expect([0, HALF_MS, HALF_MS + BREAK_MS - 1, HALF_MS + BREAK_MS, MATCH_MS].map(minuteAt)).toEqual([
    1, 45, 45, 46, 90,
  ])
  expect(MATCH_MARKETS).toHaveLength(7)
})
