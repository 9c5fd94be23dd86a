import { describe, expect, it } from 'vitest'
import { streamOf } from '../../slots/stream.ts'
import type { Fixture } from '../feed.ts'
import type { Score } from '../match.ts'
import { bookMarkets, chancesOf, placeOf, priceMarkets } from './book.ts'
import {
  numberIn,
  readsOf,
  resultAt,
  selectionsOf,
  signAt,
  type BasketballMarket,
} from './kinds.ts'
import { ratesOf } from '../league.ts'
import { BASKETBALL_LEAGUES, MIDDLE, ratesBetween } from './leagues.ts'
import {
  forecastAt,
  forecastBefore,
  marketsBefore,
  priceAtStep,
  priceBefore,
  stepOf,
  stepRangeOf,
} from './live.ts'
import { REGULATION_STEPS, periodLaw, possessionOf } from './model.ts'
import { PHASES, newRecord, type BasketballRecord } from './record.ts'
import { settleMarket } from './settlement.ts'
import { simulateMatch, type SimulatedMatch } from './simulate.ts'
import { BASKETBALL } from './sport.ts'

const RATES = { home: 1.06, away: 0.97 }
const WINNER: BasketballMarket = { kind: 'winner', period: 'match', line: null }

const scoreOf = ({ points }: SimulatedMatch): Score => {
  const score = { home: 0, away: 0 }
  for (const { side, points: of } of points) score[side] += of
  return score
}

describe('the walk of a basketball match', () => {
  it('has chances that come to one in every period and for every number', () => {
    for (const law of forecastBefore(RATES).values())
      for (const { chances } of Object.values(law))
        expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 10)
  })

  it('scores what its rates say: the mean of a quarter is its steps times the rate', () => {
    const { home } = periodLaw(RATES, { score: { home: 7, away: 3 }, stepsLeft: 20 })
    const mean = home.chances.reduce((sum, chance, at) => sum + chance * (home.least + at), 0)
    expect(mean).toBeCloseTo(7 + 20 * RATES.home, 10)
  })

  it('has, before the match, the mean of the chances after its first step', () => {
    const after = (home: number, away: number) => {
      const left = { score: { home, away }, stepsLeft: 19 }
      return chancesOf(Q1, periodLaw(RATES, left)).get('1')?.win ?? 0
    }
    let mean = 0
    for (const [home, byHome] of possessionOf(RATES.home).entries())
      for (const [away, byAway] of possessionOf(RATES.away).entries())
        mean += byHome * byAway * after(home, away)
    const now = chancesOf(Q1, periodLaw(RATES, { score: { home: 0, away: 0 }, stepsLeft: 20 }))
    expect(now.get('1')?.win).toBeCloseTo(mean, 12)
  })

  it('is calibrated: of 2,000 simulated matches as many end in each bin as its chances say, and not as those of other clubs', () => {
    const stream = streamOf(20, 26, 11, 28)
    const [own, other] = [RATES, { home: 0.99, away: 1.04 }].map((rates) => binsOf(rates))
    const bins = Array.from({ length: BOUNDS.length + 1 }, () => 0)
    const matches = 2_000
    let overtimes = 0
    for (let at = 0; at < matches; at += 1) {
      const match = simulateMatch(RATES, stream)
      overtimes += Math.min(match.overtimes, 1)
      const bin = binOf(numberIn(scoreOf(match), 'difference'))
      bins[bin] = (bins[bin] ?? 0) + 1
    }
    // Ten bins: nine degrees of freedom, 99 %.
    expect(chiSquare(bins, own ?? [], matches)).toBeLessThan(21.67)
    expect(chiSquare(bins, other ?? [], matches)).toBeGreaterThan(21.67)
    expect(overtimes).toBeGreaterThan(20)
  })
})

const Q1: BasketballMarket = { kind: 'period-result', period: 'q1', line: null }
const BOUNDS = [-14, -8, -3, 1, 5, 9, 13, 18, 24]
const binOf = (difference: number): number => BOUNDS.filter((bound) => difference >= bound).length

function binsOf(rates: typeof RATES): readonly number[] {
  const law = forecastBefore(rates).get('match')
  const bins = Array.from({ length: BOUNDS.length + 1 }, () => 0)
  for (const [at, chance] of (law?.difference.chances ?? []).entries()) {
    const bin = binOf((law?.difference.least ?? 0) + at)
    bins[bin] = (bins[bin] ?? 0) + chance
  }
  return bins
}

const chiSquare = (counted: readonly number[], chances: readonly number[], all: number): number =>
  counted.reduce((sum, count, bin) => {
    const expected = (chances[bin] ?? 0) * all
    return sum + (count - expected) ** 2 / expected
  }, 0)

const CLUBS = BASKETBALL_LEAGUES.flatMap(({ clubs }) =>
  clubs.flatMap((home) =>
    clubs.flatMap((away) => (home === away ? [] : [ratesOf(MIDDLE, home, away)])),
  ),
).filter((_, at) => at % 7 === 0)

describe('the book of a basketball match', () => {
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
    expect(priced).toBeGreaterThan(1_800)
  })

  it('never has the higher price on what pays at least as much in every ending', () => {
    for (const rates of CLUBS.slice(0, 4)) {
      const offers = priceBefore(rates).filter(({ market }) => market.period === 'match')
      for (const one of offers)
        for (const other of offers)
          if (paysAtLeast(one, other))
            expect(one.odds ?? 0).toBeLessThanOrEqual(other.odds ?? Infinity)
    }
  })

  it('opens every market at a place of its own, with lines where nothing is given back', () => {
    const offers = priceBefore(RATES)
    expect(new Set(offers.map(placeOf)).size).toBe(offers.length)
    for (const { market, chance } of offers)
      if (market.kind !== 'winner') expect(chance.back).toBe(0)
    expect(new Set(offers.map(({ market }) => market.period)).size).toBe(7)
  })

  it('knows nothing of clubs that nobody has the strength of', () => {
    const [league] = BASKETBALL_LEAGUES
    const [home] = league?.clubs ?? []
    if (!league || !home) throw new Error('a league has clubs')
    const stranger = { id: 'nobody', name: 'Nobody' }
    const fixture: Fixture = {
      ...league,
      sport: 'basketball',
      home,
      away: stranger,
      startsAt: 0,
      follows: [],
    }
    expect(ratesBetween(fixture)).toBeNull()
    expect(BASKETBALL.priceBefore(fixture, newRecord())).toEqual([])
  })
})

type Offers = ReturnType<typeof priceBefore>

/** Over every end within a wide field; the odds of both alike. */
function paysAtLeast(one: Offers[number], other: Offers[number]): boolean {
  if (one === other) return false
  const worth = { win: 2, void: 1, lose: 0 }
  const at = ({ market, selection }: Offers[number], score: Score): number =>
    worth[resultAt(market, selection, signAt(market, numberIn(score, readsOf(market))))]
  for (let home = 60; home < 110; home += 1)
    for (let away = 60; away < 110; away += 1)
      if (at(one, { home, away }) < at(other, { home, away })) return false
  return true
}

/** The match as it stands after so many steps of a simulated one. */
function recordAt(match: SimulatedMatch, steps: number): BasketballRecord {
  const quarter = Math.min(Math.floor(steps / 20), 3)
  const phase = (['q1', 'q2', 'q3', 'q4'] as const)[quarter] ?? 'q4'
  const phases = PHASES.slice(1, PHASES.indexOf(phase) + 1)
  const past = match.points.filter(
    (one) => one.quarter !== 'overtime' && (Number(one.quarter[1]) - 1) * 20 + one.step < steps,
  )
  const incidents = [
    ...past.map(({ side, points, quarter: of, step }) => ({
      kind: 'points' as const,
      side,
      points,
      quarter: of,
      minute: Math.floor(step / 2),
    })),
    ...phases.flatMap((each) =>
      each === 'scheduled' ? [] : [{ kind: 'phase' as const, phase: each }],
    ),
  ]
  return incidents.reduce<BasketballRecord>(
    (record, incident) =>
      BASKETBALL.applyMessage(record, {
        type: 'incident',
        sequence: record.version + 1,
        at: 0,
        incident,
      }),
    newRecord(),
  )
}

describe('in play', () => {
  it('is at the step that its clock says, and between quarters at the next one’s first', () => {
    const at = (phase: BasketballRecord['phase'], minute: number) =>
      stepOf({ ...newRecord(), phase }, { quarter: phase as 'q1', minute, isRunning: true })
    expect([at('q1', 0), at('q1', 9), at('q1', 60), at('q3', 4)]).toEqual([0, 18, 19, 48])
    expect([at('half-time', 3), at('after-q4', 0), at('overtime', 2)]).toEqual([40, 80, 84])
    expect([at('scheduled', 0), at('over', 0)]).toEqual([null, null])
    // The clock of another quarter says nothing.
    expect(
      stepOf({ ...newRecord(), phase: 'q2' }, { quarter: 'q1', minute: 9, isRunning: true }),
    ).toBe(20)
    for (const phase of PHASES) {
      const range = stepRangeOf({ ...newRecord(), phase })
      const step = at(phase, 7)
      expect(range === null).toBe(step === null)
      if (range && step !== null) expect(step >= range.least && step <= range.most).toBe(true)
    }
  })

  it('prices what is open alone, each selection for less than it is worth, and follows the score with its lines', () => {
    const stream = streamOf(1, 9, 2, 3)
    const totals = new Set<number | null>()
    for (let at = 0; at < 12; at += 1) {
      const steps = 1 + stream(REGULATION_STEPS - 1)
      const record = recordAt(simulateMatch(RATES, stream), steps)
      const offers = priceAtStep(RATES, record, steps)
      for (const { market, odds, chance } of offers) {
        expect(settleMarket(market, record).state).toBe('open')
        if (odds !== null) expect((chance.win * odds) / 100 + chance.back).toBeLessThanOrEqual(1)
      }
      const winner = offers.filter(({ market }) => market.kind === 'winner')
      expect(winner.map(({ selection }) => selection)).toEqual(selectionsOf(WINNER))
      for (const { market, odds } of offers)
        if (market.kind === 'total-points' && market.period === 'match' && odds !== null)
          totals.add(market.line)
      // Whoever bet on a line of before can still be told what that is worth.
      const open = marketsBefore(RATES).filter(
        (market) => settleMarket(market, record).state === 'open',
      )
      for (const market of open)
        expect(offers.some((offer) => textOf(offer.market) === textOf(market))).toBe(true)
    }
    expect(totals.size).toBeGreaterThan(10)
  })

  it('goes on from the last quarter to an overtime without a jump: level at its end, the winner is a walk of ten steps', () => {
    const level: BasketballRecord = {
      ...recordAt({ points: [], overtimes: 0 }, 79),
      phase: 'after-q4',
    }
    const of = forecastAt(RATES, level, REGULATION_STEPS)
    const winner = priceMarkets([WINNER], of, true).map(({ chance }) => chance.win)
    expect(winner[0]).toBeGreaterThan(winner[1] ?? 1)
    expect((winner[0] ?? 0) + (winner[1] ?? 0)).toBeCloseTo(1, 8)
    expect(bookMarkets(of).some(({ kind }) => kind === 'winner')).toBe(true)
  })
})

const textOf = ({ kind, period, line }: BasketballMarket): string => [kind, period, line].join()
