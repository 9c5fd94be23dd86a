import { describe, expect, it } from 'vitest'
import { streamOf } from '../../slots/stream.ts'
import type { Fixture } from '../feed.ts'
import { ratesOf } from '../league.ts'
import type { Side } from '../match.ts'
import { homeChance, type Rates } from '../sets/serve.ts'
import { NONE, stepOf, stepRangeOf, type SetName } from '../sets/sets.ts'
import { chancesOf, placeOf, priceMarkets, resultOf } from './book.ts'
import { KIND_NAMES, selectionsOf, type VolleyballMarket } from './kinds.ts'
import { MIDDLE, VOLLEYBALL_LEAGUES, ratesBetween } from './leagues.ts'
import { forecastAt, forecastBefore, marketsBefore, priceAtStep, priceBefore } from './live.ts'
import { setLaw, type Ending } from './model.ts'
import {
  matchStandingOf,
  newRecord,
  type VolleyballIncident,
  type VolleyballRecord,
} from './record.ts'
import { isSetOver } from './rules.ts'
import { settleMarket } from './settlement.ts'
import { simulateMatch, type SimulatedMatch } from './simulate.ts'
import { VOLLEYBALL } from './sport.ts'

const RATES: Rates = { home: 0.44, away: 0.38 }
const WINNER: VolleyballMarket = { kind: 'volleyball-winner', period: 'match', line: null }
const SCORE: VolleyballMarket = { ...WINNER, kind: 'volleyball-set-score' }
const TOTAL: VolleyballMarket = { kind: 'volleyball-total-points', period: 'match', line: 722 }

const sumOfChances = (all: readonly { chance: number }[]): number =>
  all.reduce((sum, { chance }) => sum + chance, 0)

const chanceOf = (rates: Rates, record: VolleyballRecord, market: VolleyballMarket): number =>
  chancesOf(market, forecastAt(rates, record).get(market.period) ?? []).get(
    selectionsOf(market)[0] ?? '',
  )?.win ?? NaN

const withIncident = (record: VolleyballRecord, incident: VolleyballIncident): VolleyballRecord =>
  VOLLEYBALL.applyMessage(record, {
    type: 'incident',
    sequence: record.version + 1,
    at: 0,
    incident,
  })

/** The match as it stands after so many rallies of a simulated one, of which everything was told. */
function recordAt(match: SimulatedMatch, rallies: number): VolleyballRecord {
  let record = withIncident(newRecord(), { kind: 'phase', phase: 's1' })
  let before: SetName | null = null
  for (const { set, side } of match.rallies.slice(0, rallies + 1)) {
    if (set !== before)
      record = withIncident(record, {
        kind: 'first-serve',
        side: match.openers[Number(set[1]) - 1] ?? 'home',
        set,
      })
    before = set
    record = withIncident(record, { kind: 'rally', side, set })
  }
  const last = record.incidents.at(-1)
  return { ...record, incidents: record.incidents.filter((one) => one !== last) }
}

describe('the recursion of a volleyball match', () => {
  it('has chances that come to one, of the match and of each set that is played for sure', () => {
    const of = forecastBefore(RATES)
    expect([...of.keys()]).toEqual(['match', 's1', 's2', 's3'])
    for (const law of of.values()) expect(sumOfChances(law)).toBeCloseTo(1, 12)
    for (const { points, chance } of setLaw(RATES, 25, { points: NONE, server: 'home' })) {
      expect(isSetOver(points, 25)).toBe(true)
      expect(chance).toBeGreaterThan(0)
    }
  })

  it('wins from a level score as what follows from it says, and from any score as the mean of both that come next', () => {
    const wins = (home: number, away: number, server: Side): number =>
      sumOfChances(
        setLaw(RATES, 25, { points: { home, away }, server }).filter(
          ({ points }) => points.home > points.away,
        ),
      )
    // Level at 24 or at 40 is the same, and so is one that is followed rally by rally.
    for (const server of ['home', 'away'] as const) {
      expect(wins(24, 24, server)).toBeCloseTo(wins(40, 40, server), 12)
      for (const [home, away] of [
        [24, 24],
        [0, 0],
        [23, 24],
        [10, 22],
      ] as const) {
        const own = homeChance(RATES, server)
        const next = (to: readonly [number, number], serves: Side): number =>
          isSetOver({ home: to[0], away: to[1] }, 25)
            ? Number(to[0] > to[1])
            : wins(to[0], to[1], serves)
        expect(wins(home, away, server)).toBeCloseTo(
          own * next([home + 1, away], 'home') + (1 - own) * next([home, away + 1], 'away'),
          12,
        )
      }
    }
    // Two that are alike: who receives is ahead, as in volleyball.
    const alike = setLaw({ home: 0.4, away: 0.4 }, 25, { points: NONE, server: 'home' })
    const homeAhead = sumOfChances(alike.filter(({ points }) => points.home > points.away))
    expect(homeAhead).toBeLessThan(0.5)
    expect(homeAhead).toBeGreaterThan(0.45)
  })

  it('has, at every rally of a match, the mean of the chances after it: who wins, and how many points there are', () => {
    const stream = streamOf(20, 26, 11, 29)
    for (let at = 0; at < 12; at += 1) {
      const match = simulateMatch(RATES, stream)
      // In the fourth set another may follow, and nobody has said who serves in it.
      const cut = stream(match.rallies.length)
      const record = recordAt(match, cut)
      const standing = matchStandingOf(record)
      const place = match.rallies[cut]
      if (!place || !standing?.server) throw new Error('it was cut within the match')
      const own = homeChance(RATES, standing.server)
      for (const market of [WINNER, TOTAL]) {
        const after = (side: Side): number => {
          const next = withIncident(record, { kind: 'rally', side, set: place.set })
          const came = settleMarket(market, next)
          if ('results' in came)
            return Number(came.results.get(selectionsOf(market)[0] ?? '') === 'win')
          return chanceOf(RATES, next, market)
        }
        const now = settleMarket(market, record)
        if ('results' in now) continue
        expect(chanceOf(RATES, record, market)).toBeCloseTo(
          own * after('home') + (1 - own) * after('away'),
          9,
        )
      }
    }
  })

  it('is the mean of both who may serve first, while nobody has said who does, and goes by turns from set to set', () => {
    const served = (side: Side, set: SetName = 's1') =>
      withIncident(newRecord(), { kind: 'first-serve', side, set })
    const [home, away] = [served('home'), served('away')].map((of) => chanceOf(RATES, of, SCORE))
    expect(chanceOf(RATES, newRecord(), SCORE)).toBeCloseTo(((home ?? 0) + (away ?? 0)) / 2, 10)
    expect(home).not.toBeCloseTo(away ?? 0, 6)
    // Of four sets each side begins two, whoever begins: that alone says nothing of who wins.
    expect(chanceOf(RATES, served('home'), WINNER)).toBeCloseTo(
      chanceOf(RATES, served('away'), WINNER),
      10,
    )
    const setWinner = (period: SetName): VolleyballMarket => ({
      kind: 'volleyball-set-winner',
      period,
      line: null,
    })
    const first = chanceOf(RATES, served('home'), setWinner('s1'))
    expect(chanceOf(RATES, served('home'), setWinner('s3'))).toBeCloseTo(first, 12)
    expect(chanceOf(RATES, served('away'), setWinner('s2'))).toBeCloseTo(first, 12)
    // Of the fifth set a toss decides: level, it is worth the mean of both, until one is told.
    const sides = ['home', 'away'] as const
    const level = (['s1', 's2', 's3', 's4'] as const).reduce(
      (record, set, at) =>
        Array.from({ length: 25 }, () => sides[at % 2] ?? 'home').reduce(
          (before, side) => withIncident(before, { kind: 'rally', side, set }),
          record,
        ),
      newRecord(),
    )
    const last = (side: Side) =>
      chanceOf(RATES, withIncident(level, { kind: 'first-serve', side, set: 's5' }), WINNER)
    expect(chanceOf(RATES, level, WINNER)).toBeCloseTo((last('home') + last('away')) / 2, 10)
    expect(last('home')).not.toBeCloseTo(last('away'), 6)
  })

  it('is calibrated: of 2,000 simulated matches as many end in each bin as its chances say, and not as those of other clubs', () => {
    const stream = streamOf(20, 26, 11, 28)
    const [own, strange] = [RATES, { home: 0.41, away: 0.41 }].map(binsOf)
    const bins = Array.from({ length: 12 }, () => 0)
    const matches = 2_000
    for (let at = 0; at < matches; at += 1) {
      const { sets } = simulateMatch(RATES, stream)
      const won = sets.filter(({ home, away }) => home > away).length
      const total = sets.reduce((sum, { home, away }) => sum + home + away, 0)
      const bin = binOf({ sets: { home: won, away: sets.length - won }, total })
      bins[bin] = (bins[bin] ?? 0) + 1
    }
    // Twelve bins: eleven degrees of freedom, 99 %.
    expect(chiSquare(bins, own ?? [], matches)).toBeLessThan(24.73)
    expect(chiSquare(bins, strange ?? [], matches)).toBeGreaterThan(24.73)
  })
})

const SCORES = ['3-0', '3-1', '3-2', '2-3', '1-3', '0-3']
/** Points that as good as half of the matches of so many sets are below. */
const MIDDLES: Readonly<Record<number, number>> = { 3: 134, 4: 178, 5: 207 }

/** By the sets of both, and whether it has more points than most of its kind. */
const binOf = ({ sets: { home, away }, total }: Pick<Ending, 'sets' | 'total'>): number =>
  2 * SCORES.indexOf(`${home}-${away}`) + Number(total > (MIDDLES[home + away] ?? 0))

function binsOf(rates: Rates): readonly number[] {
  const bins = Array.from({ length: 12 }, () => 0)
  for (const ending of forecastBefore(rates).get('match') ?? []) {
    const bin = binOf(ending)
    bins[bin] = (bins[bin] ?? 0) + ending.chance
  }
  return bins
}

const chiSquare = (counted: readonly number[], chances: readonly number[], all: number): number =>
  counted.reduce((sum, count, bin) => {
    const expected = (chances[bin] ?? 0) * all
    return sum + (count - expected) ** 2 / expected
  }, 0)

const CLUBS = VOLLEYBALL_LEAGUES.flatMap(({ clubs }) =>
  clubs.flatMap((home) =>
    clubs.flatMap((away) => (home === away ? [] : [ratesOf(MIDDLE, home, away)])),
  ),
).filter((_, at) => at % 7 === 0)

const textOf = ({ kind, period, line }: VolleyballMarket): string => [kind, period, line].join()

describe('the book of a volleyball match', () => {
  it('returns no more than its stake of any selection, and has chances of one in each market', () => {
    let priced = 0
    for (const rates of CLUBS) {
      const sums = new Map<string, number>()
      for (const { market, odds, chance } of priceBefore(rates)) {
        const key = textOf(market)
        sums.set(key, (sums.get(key) ?? chance.back) + chance.win)
        if (odds === null) continue
        priced += 1
        expect((chance.win * odds) / 100 + chance.back).toBeLessThanOrEqual(1)
      }
      for (const sum of sums.values()) expect(sum).toBeCloseTo(1, 9)
    }
    expect(priced).toBeGreaterThan(700)
  })

  it('never has the higher price on what pays at least as much in every ending', () => {
    let [alike, compared] = [0, 0]
    for (const rates of CLUBS.filter((_, at) => at % 4 === 0)) {
      const all = priceBefore(rates)
      for (const [period, law] of forecastBefore(rates)) {
        const offers = all.filter(({ market }) => market.period === period)
        // An ending beyond all lines pays as the last one does.
        const endings = law.filter(({ chance }) => chance > 1e-9)
        const pairs = offers.flatMap((one) => offers.map((another) => [one, another] as const))
        for (const [one, another] of pairs) {
          if (one === another || !paysAtLeast(one, another, endings)) continue
          compared += 1
          alike += Number(paysAtLeast(another, one, endings))
          expect(one.odds ?? 0).toBeLessThanOrEqual(another.odds ?? Infinity)
        }
      }
    }
    expect(compared).toBeGreaterThan(200)
    // Three sets to nothing, and two and a half given ahead.
    expect(alike).toBeGreaterThan(4)
  })

  it('opens every market at a place of its own, of every kind, with lines where nothing is given back', () => {
    const offers = priceBefore(RATES)
    expect(new Set(offers.map(placeOf)).size).toBe(offers.length)
    for (const { chance } of offers) expect(chance.back).toBe(0)
    expect([...new Set(offers.map(({ market }) => market.period))]).toEqual([
      'match',
      's1',
      's2',
      's3',
    ])
    expect(new Set(offers.map(({ market }) => market.kind)).size).toBe(KIND_NAMES.length)
  })

  it('knows nothing of clubs that nobody has the strength of', () => {
    const [league] = VOLLEYBALL_LEAGUES
    const [home] = league?.clubs ?? []
    if (!league || !home) throw new Error('a league has clubs')
    const { region, competition } = league
    const fixture: Fixture = {
      region,
      competition,
      sport: 'volleyball',
      home,
      away: { id: 'nobody', name: 'Nobody' },
      startsAt: 0,
      follows: [],
    }
    expect(ratesBetween(fixture)).toBeNull()
    expect(VOLLEYBALL.priceBefore(fixture, newRecord())).toEqual([])
  })
})

type Offers = ReturnType<typeof priceBefore>

const WORTH = { win: 2, void: 1, lose: 0 }

const paysAtLeast = (
  one: Offers[number],
  another: Offers[number],
  endings: readonly Ending[],
): boolean =>
  endings.every((ending) => {
    const worth = ({ market, selection }: Offers[number]): number =>
      WORTH[resultOf(market, selection, ending)]
    return worth(one) >= worth(another)
  })

describe('in play', () => {
  it('is in its one step while it is played', () => {
    for (const [phase, step] of [
      ['scheduled', null],
      ['s1', 0],
      ['after-s1', 0],
      ['s5', 0],
      ['over', null],
    ] as const) {
      const record: VolleyballRecord = { ...newRecord(), phase }
      expect(stepOf(record)).toBe(step)
      expect(stepRangeOf(record)).toEqual(step === null ? null : { least: 0, most: 0 })
      expect(stepOf({ ...record, ending: 'abandoned' })).toBeNull()
    }
  })

  it('prices what is open alone, each selection for less than it is worth, and follows the score with its lines', () => {
    const stream = streamOf(1, 9, 2, 4)
    const totals = new Set<number | null>()
    const periods = new Set<string>()
    for (let at = 0; at < 14; at += 1) {
      const match = simulateMatch(RATES, stream)
      const record = recordAt(match, 1 + stream(match.rallies.length - 1))
      const offers = priceAtStep(RATES, record, 0)
      expect(new Set(offers.map(({ place }) => place)).size).toBe(offers.length)
      for (const { market, odds, chance } of offers) {
        expect(settleMarket(market, record).state).toBe('open')
        expect(chance.back).toBe(0)
        if (odds !== null) expect((chance.win * odds) / 100).toBeLessThanOrEqual(1)
        periods.add(market.period)
      }
      const winner = offers.filter(({ market }) => market.kind === 'volleyball-winner')
      expect(winner.map(({ selection }) => selection)).toEqual(selectionsOf(WINNER))
      for (const { market, odds } of offers)
        if (market.kind === 'volleyball-total-points' && market.period === 'match' && odds !== null)
          totals.add(market.line)
      // Whoever bet on a line of before can still be told what that is worth.
      for (const market of marketsBefore(RATES))
        if (settleMarket(market, record).state === 'open' && market.period === 'match')
          expect(offers.some((offer) => textOf(offer.market) === textOf(market))).toBe(true)
    }
    expect(totals.size).toBeGreaterThan(10)
    expect(periods.has('s4')).toBe(true)
  })

  it('offers nothing once its points are not known, and a set once it is sure to be played', () => {
    const lost = (['s1', 's2'] as const).reduce<VolleyballRecord>(
      (record, set) => withIncident(record, { kind: 'rally', side: 'home', set }),
      { ...newRecord(), phase: 's1' },
    )
    expect(priceAtStep(RATES, lost, 0)).toEqual([])
    const stated = (record: VolleyballRecord, period: SetName, home: number, away: number) =>
      VOLLEYBALL.applyMessage(record, {
        type: 'score',
        sequence: record.version + 1,
        at: 0,
        count: 'points',
        period,
        score: { home, away },
      })
    const two = stated(stated({ ...newRecord(), phase: 'after-s2' }, 's1', 25, 20), 's2', 20, 25)
    expect([...forecastAt(RATES, two).keys()]).toEqual(['match', 's3', 's4'])
    // Longer than any set was.
    const long = forecastAt(RATES, stated({ ...newRecord(), phase: 's1' }, 's1', 999, 998))
    for (const law of long.values()) expect(sumOfChances(law)).toBeCloseTo(1, 12)
    const level = stated(stated(two, 's3', 25, 20), 's4', 20, 25)
    const of = forecastAt(RATES, level)
    expect([...of.keys()]).toEqual(['match', 's5'])
    // Then the set is the match.
    const [set, match] = (
      [{ ...WINNER, kind: 'volleyball-set-winner', period: 's5' }, WINNER] as const
    ).map((market) => priceMarkets([market], of, true).map(({ odds }) => odds))
    expect(set).toEqual(match)
  })
})
