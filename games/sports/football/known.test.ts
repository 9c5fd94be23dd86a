import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  kindOf,
  selectionsOf,
  winnerOf,
  type Market,
  type MarketKind,
  type Score,
} from './kinds.ts'
import { decide, endingsOf, type Decided, type Known, type Span, type Tally } from './known.ts'
import { knownOf } from './record.ts'
import { settleMarket } from './settlement.ts'
import { SCORE_MARKETS, ending, phase, recordOf, scored } from './testing-matches.ts'

/** The plain way, as a reference: every score up to where more of either side turns nothing, each half with each end. */
const everyScore = ({ home, away }: Tally, { line, scores = [] }: Market): readonly Score[] => {
  const reach =
    Math.ceil(Math.abs(line ?? 0) / 4) +
    Math.abs(home.least - away.least) +
    Math.max(0, ...scores.flatMap((score) => score.split('-').map(Number))) +
    2
  const valuesOf = ({ least, most }: Span): readonly number[] =>
    Array.from(
      { length: Math.max(0, Math.min(most ?? Infinity, least + reach) - least + 1) },
      (_, more) => least + more,
    )
  return valuesOf(home).flatMap((own) =>
    valuesOf(away).map((other) => ({ home: own, away: other })),
  )
}

function decidePlainly(market: Market, { tallies }: Known): Decided | null {
  const kind: MarketKind = kindOf(market)
  const decided = new Map<string, 'win' | 'void' | 'lose'>()
  for (const selection of selectionsOf(market)) {
    const results = new Set<'win' | 'void' | 'lose'>()
    if (kind.reads === 'score')
      for (const score of everyScore(tallies[kind.count][market.period], market))
        results.add(kind.rule(score, selection, market))
    if (kind.reads === 'halves') {
      const { match, 'first-half': first } = tallies.goals
      for (const half of everyScore(first, market)) {
        const after = {
          home: { ...match.home, least: Math.max(match.home.least, half.home) },
          away: { ...match.away, least: Math.max(match.away.least, half.away) },
        }
        for (const full of everyScore(after, market))
          results.add(kind.rule(winnerOf(half), winnerOf(full), selection))
      }
    }
    const [result] = results
    if (result === undefined || results.size > 1) return null
    decided.set(selection, result)
  }
  return decided
}

const open = ({ home, away }: Score): Tally => ({
  home: { least: home, most: null },
  away: { least: away, most: null },
})
const over = ({ home, away }: Score): Tally => ({
  home: { least: home, most: home },
  away: { least: away, most: away },
})
const upTo = ({ home, away }: Score): Tally => ({
  home: { least: 0, most: home },
  away: { least: 0, most: away },
})
const NOTHING: Tally = open({ home: 0, away: 0 })
const known = (match: Tally, half: Tally): Known => ({
  tallies: {
    goals: { match, 'first-half': half },
    corners: { match, 'first-half': half },
    cards: { match, 'first-half': half },
  },
  scorers: [],
})

const upToEight = Array.from({ length: 9 }, (_, home) => home).flatMap((home) =>
  Array.from({ length: 9 }, (_, away) => ({ home, away })),
)
/** Halves of a quarter line are asked for each for itself. */
const MARKETS = SCORE_MARKETS.filter(({ line }) => line === null || line % 2 === 0)
const OF_SCORES = MARKETS.filter((market) => kindOf(market).reads === 'score')
const OF_HALVES: Market = { kind: 'half-time-full-time', period: 'match', line: null }

/** Named where they differ, so that a failure says what it is of. */
const differences = (markets: readonly Market[], of: Known): readonly unknown[] =>
  markets.flatMap((market) => {
    const [decided, plainly] = [decide(market, of), decidePlainly(market, of)]
    const textOf = (each: Decided | null): string => JSON.stringify(each && [...each])
    return textOf(decided) === textOf(plainly) ? [] : [{ market, of, decided, plainly }]
  })

describe('what is decided is what every score would say', () => {
  it('of markets of a score, at all scores up to eight each', () => {
    for (const score of upToEight)
      for (const tally of [open(score), over(score), upTo(score)])
        expect(differences(OF_SCORES, known(tally, tally))).toEqual([])
  })

  it('of half time and full time, at all scores up to eight each', () => {
    for (const full of upToEight) {
      const unknown = [known(open(full), NOTHING), known(over(full), upTo(full))]
      for (const of of unknown) expect(differences([OF_HALVES], of)).toEqual([])
      for (const half of upToEight.filter((one) => one.home <= full.home && one.away <= full.away))
        for (const of of [
          known(open(full), over(half)),
          known(over(full), over(half)),
          known(open(full), open(half)),
        ])
          expect(differences([OF_HALVES], of)).toEqual([])
    }
  })

  it('whatever else is known of either side, true together or not', () => {
    const span = fc
      .record({ least: fc.nat(8), more: fc.option(fc.integer({ min: -1, max: 6 })) })
      .map(({ least, more }): Span => ({ least, most: more === null ? null : least + more }))
    const tally = fc.record({ home: span, away: span })
    fc.assert(
      fc.property(tally, tally, fc.constantFrom(...MARKETS), (match, half, market) => {
        expect(differences([market], known(match, half))).toEqual([])
      }),
      { numRuns: 2_000 },
    )
  })
})

describe('however high a score was stated', () => {
  const MOST_ENDINGS = 100

  it.each([
    { home: 999, away: 0 },
    { home: 0, away: 999 },
    { home: 500_000, away: 3 },
  ])('no more is looked at: $home-$away', (score) => {
    const broken = recordOf([phase('first-half'), scored('match', score), ending('abandoned')])
    const records = [
      broken,
      recordOf([scored('match', score)]),
      recordOf([scored('first-half', score)]),
    ]
    for (const record of records)
      for (const market of MARKETS) {
        const { length } = endingsOf(kindOf(market), market, knownOf(record))
        expect(length).toBeLessThanOrEqual(MOST_ENDINGS)
      }
  })

  it('what it decides stands, and the rest of a match that broke off is given back', () => {
    const record = recordOf([
      phase('first-half'),
      scored('match', { home: 999, away: 0 }),
      ending('abandoned'),
    ])
    const settled = settleMarket({ kind: 'total-goals', period: 'match', line: 10 }, record)
    expect(settled).toMatchObject({ state: 'settled' })
    expect(settleMarket(OF_HALVES, record)).toMatchObject({ state: 'void' })
  })
})
