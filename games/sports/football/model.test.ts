import { describe, expect, it } from 'vitest'
import { chiSquareAbove } from '#scripts/games/battery/distributions.ts'
import { wrongIn } from '#scripts/games/simulate/sports-books.ts'
import { streamOf, type Stream } from '../../slots/stream.ts'
import { bookMarkets, priceMarkets } from './book.ts'
import { chancesOf, forecast, type Forecast, type Outlook } from './forecast.ts'
import { selectionsOf, type Market, type Score } from './kinds.ts'
import {
  FIRST_HALF_STEPS,
  MODEL,
  STEPS,
  correctionAt,
  goalChances,
  walkFrom,
  type MatchWalk,
  type ModelSettings,
  type Rates,
} from './model.ts'
import { applyMessage, newRecord, type FootballRecord } from './record.ts'
import { settleMarket } from './settlement.ts'
import { COUNT_RATES, simulateMatch, walksOf } from './simulate.ts'

const EVEN: Rates = { home: 1.45, away: 1.2 }
const NONE: Score = { home: 0, away: 0 }
const COUNTS = {
  corners: { counted: 0, rate: COUNT_RATES.corners },
  cards: { counted: 0, rate: COUNT_RATES.yellows + COUNT_RATES.reds },
}

const outlookAt = (step: number, score: Score, half: Score | null = null): Outlook => ({
  standing: { step, score, reds: NONE },
  half,
  ...COUNTS,
})
const prematch = (rates: Rates, settings?: ModelSettings): Forecast =>
  forecast(walkFrom(rates, 0, NONE, settings), outlookAt(0, NONE))

const sumOf = (values: Iterable<number>): number =>
  [...values].reduce((sum, value) => sum + value, 0)
const chancesIn = (of: Forecast, market: Market) =>
  [...(chancesOf(market, of)?.values() ?? [])].flatMap(({ win, back }) => [win, back])

/** Standings from all over a match. */
function standings(count: number, stream: Stream): { walk: MatchWalk; outlook: Outlook }[] {
  return Array.from({ length: count }, () => {
    const rates = { home: 0.4 + stream(250) / 100, away: 0.3 + stream(220) / 100 }
    const step = stream(STEPS)
    const half = { home: stream(3), away: stream(3) }
    const score =
      step < FIRST_HALF_STEPS ? half : { home: half.home + stream(3), away: half.away + stream(2) }
    return {
      walk: walkFrom(rates, step, { home: stream(2), away: 0 }),
      outlook: outlookAt(step, score, step < FIRST_HALF_STEPS ? null : half),
    }
  })
}

describe('the walk of a match', () => {
  it('has chances that come to one, at half time, at the end, and of both together', () => {
    const of = prematch(EVEN)
    expect(sumOf(of.full.map(({ chance }) => chance))).toBeCloseTo(1, 12)
    expect(sumOf(of.half?.map(({ chance }) => chance) ?? [])).toBeCloseTo(1, 12)
    expect(sumOf(of.winners?.values() ?? [])).toBeCloseTo(1, 12)
    expect(of.nextGoal.home + of.nextGoal.away + of.nextGoal.none).toBeCloseTo(1, 12)
    expect(sumOf(of.corners.map(({ chance }) => chance))).toBeCloseTo(1, 12)
  })

  it('has 45 % of its goals before half time, and more of them the later it is', () => {
    const level = { ...MODEL, rho: 0, behind: 1, ahead: 1 }
    const walk = walkFrom(EVEN, 0, NONE, level)
    const goals = Array.from({ length: STEPS }, (_, step) => goalChances(walk, step, NONE).home)
    expect(sumOf(goals)).toBeCloseTo(EVEN.home, 6)
    expect(sumOf(goals.slice(0, FIRST_HALF_STEPS)) / EVEN.home).toBeCloseTo(0.45, 6)
    expect(goals).toEqual(goals.toSorted((a, b) => a - b))
  })

  it('is corrected as Dixon and Coles have it: more draws of few goals, and nothing below zero', () => {
    expect(correctionAt({ home: 0, away: 0 }, EVEN, -0.1)).toBeCloseTo(1 + 0.1 * 1.45 * 1.2, 12)
    expect(correctionAt({ home: 1, away: 1 }, EVEN, -0.1)).toBeCloseTo(1.1, 12)
    expect(correctionAt({ home: 0, away: 1 }, EVEN, -0.1)).toBeCloseTo(1 - 0.145, 12)
    expect(correctionAt({ home: 1, away: 0 }, EVEN, -0.1)).toBeCloseTo(1 - 0.12, 12)
    for (const rho of [-5, 5])
      for (const cell of [
        [0, 0],
        [0, 1],
        [1, 0],
        [1, 1],
      ] as const)
        expect(
          correctionAt({ home: cell[0], away: cell[1] }, { home: 3, away: 2 }, rho),
        ).toBeGreaterThanOrEqual(0)
  })

  it('is likelier to score with a man more', () => {
    const short = walkFrom(EVEN, 50, { home: 0, away: 1 })
    const whole = walkFrom(EVEN, 50, NONE)
    const score = { home: 1, away: 1 }
    expect(goalChances(short, 60, score).home).toBeGreaterThan(goalChances(whole, 60, score).home)
    expect(goalChances(short, 60, score).away).toBeLessThan(goalChances(whole, 60, score).away)
  })
})

it("today's chance is the mean of tomorrow's, for every selection of the book, before the match and in play", () => {
  const stream = streamOf(18, 11, 25, 1)
  for (const { walk, outlook } of [
    { walk: walkFrom(EVEN, 0, NONE), outlook: outlookAt(0, NONE) },
    ...standings(12, stream),
  ]) {
    const { step, score } = outlook.standing
    const next = (more: Score) => {
      const after = { home: score.home + more.home, away: score.away + more.away }
      const half = outlook.half ?? (step + 1 >= FIRST_HALF_STEPS ? after : null)
      return forecast(walk, {
        ...outlook,
        standing: { ...outlook.standing, step: step + 1, score: after },
        half,
      })
    }
    const { home, away } = goalChances(walk, step, score)
    const ways = [
      { chance: home, of: next({ home: 1, away: 0 }) },
      { chance: away, of: next({ home: 0, away: 1 }) },
      { chance: 1 - home - away, of: next(NONE) },
    ]
    const now = forecast(walk, outlook)
    const goalsOnly = bookMarkets(0).filter(
      ({ kind }) => !['next-goal', 'total-corners', 'total-cards'].includes(kind),
    )
    for (const market of goalsOnly) {
      const mean = ways
        .map(({ chance, of }) => chancesIn(of, market).map((value) => value * chance))
        .reduce((sum, values) => sum.map((value, at) => value + (values[at] ?? 0)))
      for (const [at, value] of chancesIn(now, market).entries())
        expect(value, `${market.kind} ${market.line} at ${step}`).toBeCloseTo(mean[at] ?? -1, 11)
    }
  }
})

describe('a simulated season of 2,400 matches', () => {
  const CLUBS = [0.7, 0.85, 1, 1.2, 1.45]
  const fixtures = CLUBS.flatMap((home) =>
    CLUBS.map((away): Rates => ({
      home: 1.5 * home * (1.9 - away),
      away: 1.2 * away * (1.9 - home),
    })),
  )
    .filter(({ home, away }) => home > 0.2 && away > 0.2)
    .slice(0, 24)
  const asked: Market[] = [
    { kind: 'match-result', period: 'match', line: null },
    { kind: 'half-time-full-time', period: 'match', line: null },
    {
      kind: 'correct-score',
      period: 'match',
      line: null,
      scores: ['0-0', '1-0', '0-1', '1-1', '2-1', '2-0'],
    },
    { kind: 'total-goals', period: 'match', line: 10 },
    { kind: 'total-goals', period: 'first-half', line: 2 },
    { kind: 'both-score', period: 'match', line: null },
    { kind: 'next-goal', period: 'match', line: null, goal: 1 },
    { kind: 'total-corners', period: 'match', line: 42 },
  ]
  const played = fixtures.map((rates, at) => {
    const stream = streamOf(at, 7, 19, 26)
    const walkAt = walksOf(rates)
    return { rates, records: Array.from({ length: 100 }, () => recordOfSimulated(walkAt, stream)) }
  })

  /** How far what came is from what was said, over ten bins of chance; one selection of each market of a match. */
  function calibration(settings: ModelSettings): number {
    const bins = Array.from({ length: 10 }, () => ({ expected: 0, variance: 0, came: 0 }))
    for (const [place, { rates, records }] of played.entries()) {
      const of = prematch(rates, settings)
      const predicted = asked.map((market) => chancesOf(market, of))
      for (const [at, record] of records.entries()) {
        // One question a match: what comes of others of the same match is not independent of it.
        const question = (at + place) % asked.length
        const market = asked[question]
        if (!market) continue
        const selections = selectionsOf(market)
        const selection = selections[at % selections.length] ?? ''
        const chance = predicted[question]?.get(selection)?.win ?? 0
        const settled = settleMarket(market, record)
        const bin = bins[Math.min(9, Math.floor(chance * 10))]
        if (!bin || !('results' in settled)) throw new Error('a simulated match is settled')
        bin.expected += chance
        bin.variance += chance * (1 - chance)
        bin.came += settled.results.get(selection) === 'win' ? 1 : 0
      }
    }
    const filled = bins.filter(({ variance }) => variance > 3)
    const square = sumOf(
      filled.map(({ expected, variance, came }) => (came - expected) ** 2 / variance),
    )
    return chiSquareAbove(square, filled.length)
  }

  it('comes as it was predicted, by chi-square over ten bins of chance', () => {
    expect(calibration(MODEL)).toBeGreaterThan(0.01)
  })

  it('would not by another half time, so the test can fail', () => {
    expect(calibration({ ...MODEL, firstHalfShare: 0.7 })).toBeLessThan(0.01)
  })

  it('has as many draws of few goals as its correction says, and not those of another one', () => {
    const drawn = played
      .flatMap(({ records }) => records)
      .filter((record) => isLowDraw(record)).length
    const off = (rho: number): number => {
      const chances = played.flatMap(({ rates, records }) => {
        const low = prematch(rates, { ...MODEL, rho }).full.filter(
          ({ score }) => score.home === score.away && score.home < 2,
        )
        const chance = sumOf(low.map((one) => one.chance))
        return records.map(() => chance)
      })
      const variance = sumOf(chances.map((chance) => chance * (1 - chance)))
      return Math.abs(drawn - sumOf(chances)) / Math.sqrt(variance)
    }
    expect(off(MODEL.rho)).toBeLessThan(2.576)
    expect(off(0.25)).toBeGreaterThan(2.576)
  })
})

function recordOfSimulated(
  walkAt: (step: number, reds: Score) => MatchWalk,
  stream: Stream,
): FootballRecord {
  return simulateMatch(walkAt, stream).reduce<FootballRecord>(
    (record, { incident }, at) =>
      applyMessage(record, { type: 'incident', sequence: at + 1, at, incident }),
    newRecord(),
  )
}

function isLowDraw(record: FootballRecord): boolean {
  const settled = settleMarket(
    { kind: 'correct-score', period: 'match', line: null, scores: ['0-0', '1-1'] },
    record,
  )
  return 'results' in settled && settled.results.get('other') === 'lose'
}

describe('the book', () => {
  const views = [
    { of: prematch(EVEN), isLive: false, goals: 0 },
    { of: prematch({ home: 2.9, away: 0.5 }), isLive: false, goals: 0 },
    ...standings(10, streamOf(3, 1, 4, 1)).map(({ walk, outlook }) => ({
      of: forecast(walk, outlook),
      isLive: true,
      goals: outlook.standing.score.home + outlook.standing.score.away,
    })),
  ]
  const books = views.map(({ of, isLive, goals }) => ({
    offers: priceMarkets(bookMarkets(goals), of, isLive),
    isLive,
  }))

  it('keeps something of every selection, and offers none above what is fair', () => {
    for (const { offers } of books) expect(wrongIn(offers)).toEqual([])
  })

  it('has one price for what pays alike, whatever it is called', () => {
    const ALIKE = [
      [
        ['match-result', null, '1'],
        ['asian-handicap', -2, '1'],
      ],
      [
        ['match-result', null, '2'],
        ['asian-handicap', 2, '2'],
      ],
      [
        ['double-chance', null, '1X'],
        ['asian-handicap', 2, '1'],
      ],
      [
        ['double-chance', null, 'X2'],
        ['asian-handicap', -2, '2'],
      ],
      [
        ['draw-no-bet', null, '1'],
        ['asian-handicap', 0, '1'],
      ],
      [
        ['european-handicap', -4, '1'],
        ['asian-handicap', -6, '1'],
      ],
    ] as const
    for (const { offers } of books)
      for (const pair of ALIKE) {
        const [one, other] = pair.map(([kind, line, selection]) =>
          offers.find(
            (offer) =>
              offer.market.kind === kind &&
              offer.market.period === 'match' &&
              offer.market.line === line &&
              offer.selection === selection,
          ),
        )
        expect(one?.odds, JSON.stringify(pair)).toBe(other?.odds)
      }
  })

  it('has no higher price on the lower line, nor on either result than on one', () => {
    for (const { offers } of books) {
      const priceOf = (kind: Market['kind'], line: number | null, selection: string) =>
        offers.find(
          (offer) =>
            offer.market.kind === kind &&
            offer.market.period === 'match' &&
            offer.market.line === line &&
            offer.selection === selection,
        )?.odds ?? null
      const handicaps = Array.from({ length: 25 }, (_, at) =>
        priceOf('asian-handicap', at - 12, '1'),
      ).filter((odds) => odds !== null)
      expect(handicaps).toEqual(handicaps.toSorted((a, b) => b - a))
      for (const result of ['1', 'X', '2'] as const)
        for (const two of ['1X', '12', 'X2'].filter((name) => name.includes(result)))
          expect(priceOf('double-chance', null, two) ?? 0).toBeLessThanOrEqual(
            priceOf('match-result', null, result) ?? Infinity,
          )
    }
  })

  it('takes five per cent of a match result before the match, and seven of what is in play', () => {
    const sumsOf = (kind: Market['kind'], isLive: boolean) =>
      books
        .filter((book) => book.isLive === isLive)
        .map(({ offers }) =>
          offers.filter(
            ({ market }) =>
              market.kind === kind && market.period === 'match' && market.line === null,
          ),
        )
        .filter((offers) => offers.every(({ odds }) => odds !== null && odds > 101 && odds < 2_000))
        .map((offers) => sumOf(offers.map(({ odds }) => 100 / (odds ?? 1))))
    for (const sum of sumsOf('match-result', false)) expect(Math.abs(sum - 1.05)).toBeLessThan(0.01)
    const live = sumsOf('both-score', true)
    expect(live.length).toBeGreaterThan(0)
    for (const sum of live) expect(Math.abs(sum - 1.07)).toBeLessThan(0.012)
  })

  it('prices nothing of a half whose score was not told', () => {
    const of = forecast(walkFrom(EVEN, 60, NONE), outlookAt(60, { home: 1, away: 0 }))
    const kinds = priceMarkets(bookMarkets(1), of, true).filter(
      ({ market }) => market.period === 'first-half' || market.kind === 'half-time-full-time',
    )
    expect(kinds).toEqual([])
  })
})
