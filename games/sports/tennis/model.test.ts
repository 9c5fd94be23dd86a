import { describe, expect, it } from 'vitest'
import { streamOf } from '../../slots/stream.ts'
import type { Fixture } from '../feed.ts'
import { ratesOf } from '../league.ts'
import type { Score, Side } from '../match.ts'
import { bookMarkets, chancesOf, placeOf, priceMarkets } from './book.ts'
import { resultAt, type Counted } from '../sets/kinds.ts'
import { homeChance, type Rates } from '../sets/serve.ts'
import { PHASES, stepOf, stepRangeOf, sumOf, type SetName } from '../sets/sets.ts'
import { FORMAT_NAMES, setFormOf, type FormatName } from './formats.ts'
import { TENNIS_KINDS, selectionsOf, type TennisMarket } from './kinds.ts'
import { MIDDLE, TENNIS_LEAGUES, ratesBetween } from './leagues.ts'
import { forecastAt, forecastBefore, marketsBefore, priceAtStep, priceBefore } from './live.ts'
import { gameChance, setLaw, tieBreakServer } from './model.ts'
import { matchStandingOf, newRecord, serverOf, type TennisRecord } from './record.ts'
import { settleMarket } from './settlement.ts'
import { simulateMatch, type SimulatedMatch } from './simulate.ts'
import { TENNIS } from './sport.ts'

const RATES: Rates = { home: 0.66, away: 0.61 }
const NONE: Score = { home: 0, away: 0 }
const WINNER: TennisMarket = { kind: 'match-winner', period: 'match', line: null }

const sumOfChances = (all: readonly { chance: number }[]): number =>
  all.reduce((sum, { chance }) => sum + chance, 0)

const homeWins = (rates: Rates, record: TennisRecord): number =>
  chancesOf(WINNER, forecastAt(rates, record).get('match') ?? []).get('1')?.win ?? NaN

describe('the recursion of a tennis match', () => {
  it('has chances that come to one, of every format and in every set that is played for sure', () => {
    for (const format of FORMAT_NAMES) {
      const of = forecastBefore(RATES, format)
      expect(of.size).toBe(format === 'best-of-five' ? 4 : 3)
      for (const law of of.values()) expect(sumOfChances(law)).toBeCloseTo(1, 12)
    }
  })

  it('wins a game as the text books have it, and a tie-break of two who are alike every other time', () => {
    const of = (server: Side, home: number, away: number, from = NONE): number =>
      gameChance({ home, away }, { server, to: 4, isTieBreak: false }, from)
    // p⁴ (1 + 4q + 10q²) + 20 p³q³ · p² ÷ (p² + q²)
    expect(of('home', 0.6, 0.5)).toBeCloseTo(0.735729, 6)
    expect(of('away', 0.5, 0.6)).toBeCloseTo(1 - 0.735729, 6)
    expect(of('home', 0.6, 0.5, { home: 3, away: 3 })).toBeCloseTo(0.36 / 0.52, 12)
    for (const to of [7, 10])
      for (const server of ['home', 'away'] as const)
        expect(
          gameChance({ home: 0.7, away: 0.7 }, { server, to, isTieBreak: true }, NONE),
        ).toBeCloseTo(0.5, 12)
  })

  it('has a tie-break served by one once, and then by each twice', () => {
    const served = Array.from({ length: 8 }, (_, played) => tieBreakServer('home', played))
    expect(served.map((side) => side[0]).join('')).toBe('haahhaah')
    expect(homeChance(RATES, 'away')).toBeCloseTo(0.39, 12)
  })

  it('hands the serve on: after an even number of games the same player begins the next set', () => {
    const law = setLaw(RATES, setFormOf('best-of-three', 0), {
      games: NONE,
      points: NONE,
      server: 'home',
    })
    expect(law).toHaveLength(14)
    for (const { games, next } of law)
      expect(next).toBe((games.home + games.away) % 2 === 0 ? 'home' : 'away')
  })

  it('has, at every point of a match, the mean of the chances after it', () => {
    const stream = streamOf(20, 26, 11, 29)
    for (const format of FORMAT_NAMES)
      for (let at = 0; at < 6; at += 1) {
        const match = simulateMatch(RATES, format, stream)
        const cut = stream(match.points.length)
        const record = recordAt(match, cut, format)
        const place = match.points[cut]
        if (!place) throw new Error('it was cut within the match')
        const now = homeWins(RATES, record)
        const { game, set, points } = place
        const server = serverOf(record, { set, game }) ?? 'home'
        const isTieBreak = game === 13 || (format === 'match-tie-break' && set === 's3')
        const serves = isTieBreak ? tieBreakServer(server, points.home + points.away) : server
        const point = homeChance(RATES, serves)
        const after = (side: Side): number => {
          const next = TENNIS.applyMessage(record, pointOf(record, side, place))
          const standing = matchStandingOf(next)
          if (standing?.isOver === true) return standing.sets.home > standing.sets.away ? 1 : 0
          return homeWins(RATES, next)
        }
        expect(now).toBeCloseTo(point * after('home') + (1 - point) * after('away'), 9)
      }
  })

  it('is the mean of both who may serve first, while nobody has said who does', () => {
    const record = newRecord()
    const served = (side: Side) =>
      TENNIS.applyMessage(record, {
        type: 'incident',
        sequence: 1,
        at: 0,
        incident: { kind: 'serve', side, set: 's1', game: 1 },
      })
    const [home, away] = [homeWins(RATES, served('home')), homeWins(RATES, served('away'))]
    expect(homeWins(RATES, record)).toBeCloseTo((home + away) / 2, 10)
    const first = (of: TennisRecord) =>
      chancesOf(
        { kind: 'total-games', period: 's1', line: 38 },
        forecastAt(RATES, of).get('s1') ?? [],
      )
    expect(first(served('home'))).not.toEqual(first(served('away')))
  })

  it('is calibrated: of 2,000 simulated matches as many end in each bin as its chances say, and not as those of other players', () => {
    const stream = streamOf(20, 26, 11, 28)
    const [own, strange] = [RATES, { home: 0.63, away: 0.63 }].map(binsOf)
    const bins = Array.from({ length: BOUNDS.length + 1 }, () => 0)
    const matches = 2_000
    for (let at = 0; at < matches; at += 1) {
      const { sets } = simulateMatch(RATES, 'best-of-three', stream)
      const bin = binOf(sets.reduce(sumOf, NONE))
      bins[bin] = (bins[bin] ?? 0) + 1
    }
    // Ten bins: nine degrees of freedom, 99 %.
    expect(chiSquare(bins, own ?? [], matches)).toBeLessThan(21.67)
    expect(chiSquare(bins, strange ?? [], matches)).toBeGreaterThan(21.67)
  })
})

/** By how many games more the home side has. */
const BOUNDS = [-5, -3, -1, 1, 2, 4, 5, 6, 8]
const binOf = ({ home, away }: Score): number =>
  BOUNDS.filter((bound) => home - away >= bound).length

function binsOf(rates: Rates): readonly number[] {
  const bins = Array.from({ length: BOUNDS.length + 1 }, () => 0)
  for (const { scored, chance } of forecastBefore(rates, 'best-of-three').get('match') ?? []) {
    const bin = binOf(scored)
    bins[bin] = (bins[bin] ?? 0) + chance
  }
  return bins
}

const chiSquare = (counted: readonly number[], chances: readonly number[], all: number): number =>
  counted.reduce((sum, count, bin) => {
    const expected = (chances[bin] ?? 0) * all
    return sum + (count - expected) ** 2 / expected
  }, 0)

const pointOf = (
  { version }: TennisRecord,
  side: Side,
  { set, game }: { set: SetName; game: number },
) => ({
  type: 'incident' as const,
  sequence: version + 1,
  at: 0,
  incident: { kind: 'point' as const, side, set, game },
})

/** The match as it stands after so many points of a simulated one. */
function recordAt(match: SimulatedMatch, points: number, format: FormatName): TennisRecord {
  const begun = [
    { kind: 'phase' as const, phase: 's1' as const },
    { kind: 'serve' as const, side: match.server, set: 's1' as const, game: 1 },
  ].reduce<TennisRecord>(
    (record, incident) =>
      TENNIS.applyMessage(record, {
        type: 'incident',
        sequence: record.version + 1,
        at: 0,
        incident,
      }),
    newRecord(['points'], format),
  )
  return match.points
    .slice(0, points)
    .reduce(
      (record, point) => TENNIS.applyMessage(record, pointOf(record, point.side, point)),
      begun,
    )
}

const PLAYERS = TENNIS_LEAGUES.flatMap(({ clubs, format }) =>
  clubs.flatMap((home) =>
    clubs.flatMap((away) =>
      home === away ? [] : [{ format, rates: ratesOf(MIDDLE, home, away) }],
    ),
  ),
).filter((_, at) => at % 11 === 0)

const textOf = ({ kind, period, line }: TennisMarket): string => [kind, period, line].join()

describe('the book of a tennis match', () => {
  it('returns no more than its stake of any selection, and has chances of one in each market', () => {
    let priced = 0
    for (const { rates, format } of PLAYERS) {
      const sums = new Map<string, number>()
      for (const { market, odds, chance } of priceBefore(rates, format)) {
        const key = textOf(market)
        sums.set(key, (sums.get(key) ?? chance.back) + chance.win)
        if (odds === null) continue
        priced += 1
        expect((chance.win * odds) / 100 + chance.back).toBeLessThanOrEqual(1)
      }
      for (const sum of sums.values()) expect(sum).toBeCloseTo(1, 9)
    }
    expect(priced).toBeGreaterThan(600)
  })

  it('never has the higher price on what pays at least as much in every ending', () => {
    let [alike, compared] = [0, 0]
    for (const { rates, format } of PLAYERS.filter((_, at) => at % 5 === 0)) {
      const law = forecastBefore(rates, format).get('match') ?? []
      const offers = priceBefore(rates, format).filter(({ market }) => market.period === 'match')
      for (const one of offers)
        for (const another of offers) {
          if (one === another || !paysAtLeast(one, another, law)) continue
          compared += 1
          alike += Number(paysAtLeast(another, one, law))
          expect(one.odds ?? 0).toBeLessThanOrEqual(another.odds ?? Infinity)
        }
    }
    expect(compared).toBeGreaterThan(200)
    // Two sets to nothing, and a set and a half given ahead.
    expect(alike).toBeGreaterThan(8)
  })

  it('opens every market at a place of its own, with lines where nothing is given back', () => {
    for (const format of FORMAT_NAMES) {
      const offers = priceBefore(RATES, format)
      expect(new Set(offers.map(placeOf)).size).toBe(offers.length)
      for (const { chance } of offers) expect(chance.back).toBe(0)
      const isOfFive = format === 'best-of-five'
      expect(new Set(offers.map(({ market }) => market.period)).size).toBe(isOfFive ? 4 : 3)
      const kinds = new Set(offers.map(({ market }) => market.kind))
      expect(kinds.has('set-score-of-five')).toBe(isOfFive)
      expect(kinds.size).toBe(9)
    }
  })

  it('knows nothing of players that nobody has the strength of', () => {
    const [league] = TENNIS_LEAGUES
    const [home] = league?.clubs ?? []
    if (!league || !home) throw new Error('a series has players')
    const { region, competition } = league
    const fixture: Fixture = {
      region,
      competition,
      sport: 'tennis',
      home,
      away: { id: 'nobody', name: 'Nobody' },
      startsAt: 0,
      follows: [],
    }
    expect(ratesBetween(fixture)).toBeNull()
    expect(TENNIS.priceBefore(fixture, newRecord())).toEqual([])
  })
})

type Offers = ReturnType<typeof priceBefore>

const WORTH = { win: 2, void: 1, lose: 0 }

const paysAtLeast = (
  one: Offers[number],
  another: Offers[number],
  endings: readonly Counted[],
): boolean =>
  endings.every((ending) => {
    const worth = ({ market, selection }: Offers[number]): number =>
      WORTH[resultAt(TENNIS_KINDS[market.kind], market, selection, ending)]
    return worth(one) >= worth(another)
  })

describe('in play', () => {
  it('is in its one step while it is played', () => {
    for (const phase of PHASES) {
      const record: TennisRecord = { ...newRecord(), phase }
      const isPlayed = phase !== 'scheduled' && phase !== 'over'
      expect(stepOf(record)).toBe(isPlayed ? 0 : null)
      expect(stepRangeOf(record)).toEqual(isPlayed ? { least: 0, most: 0 } : null)
      expect(stepOf({ ...record, ending: 'retired' })).toBeNull()
    }
  })

  it('prices what is open alone, each selection for less than it is worth, and follows the score with its lines', () => {
    const stream = streamOf(1, 9, 2, 4)
    const totals = new Set<number | null>()
    const periods = new Set<string>()
    for (let at = 0; at < 18; at += 1) {
      const format = FORMAT_NAMES[at % FORMAT_NAMES.length] ?? 'best-of-three'
      const match = simulateMatch(RATES, format, stream)
      const record = recordAt(match, 1 + stream(match.points.length - 1), format)
      const offers = priceAtStep(RATES, record, 0)
      expect(new Set(offers.map(({ place }) => place)).size).toBe(offers.length)
      for (const { market, odds, chance } of offers) {
        expect(settleMarket(market, record).state).toBe('open')
        expect(chance.back).toBe(0)
        if (odds !== null) expect((chance.win * odds) / 100).toBeLessThanOrEqual(1)
        periods.add(market.period)
      }
      const winner = offers.filter(({ market }) => market.kind === 'match-winner')
      expect(winner.map(({ selection }) => selection)).toEqual(selectionsOf(WINNER))
      for (const { market, odds } of offers)
        if (market.kind === 'total-games' && market.period === 'match' && odds !== null)
          totals.add(market.line)
      // Whoever bet on a line of before can still be told what that is worth.
      for (const market of marketsBefore(RATES, format))
        if (settleMarket(market, record).state === 'open')
          expect(offers.some((offer) => textOf(offer.market) === textOf(market))).toBe(true)
    }
    expect(totals.size).toBeGreaterThan(10)
    expect(periods.has('s3')).toBe(true)
  })

  it('offers nothing once its games are not known, and a last set once it is sure to be played', () => {
    const lost = [1, 3].reduce<TennisRecord>(
      (record, game) => TENNIS.applyMessage(record, pointOf(record, 'home', { set: 's1', game })),
      { ...newRecord(), phase: 's1' },
    )
    expect(priceAtStep(RATES, lost, 0)).toEqual([])
    const stated = (record: TennisRecord, period: 's1' | 's2', home: number, away: number) =>
      TENNIS.applyMessage(record, {
        type: 'score',
        sequence: record.version + 1,
        at: 0,
        count: 'games',
        period,
        score: { home, away },
      })
    const one = stated({ ...newRecord(), phase: 'after-s1' }, 's1', 6, 4)
    expect([...forecastAt(RATES, one).keys()]).toEqual(['match', 's2'])
    const level = stated(one, 's2', 4, 6)
    const of = forecastAt(RATES, level)
    expect([...of.keys()]).toEqual(['match', 's3'])
    // Then the set is the match.
    const [set, match] = ([{ ...WINNER, kind: 'set-winner', period: 's3' }, WINNER] as const).map(
      (market) => priceMarkets([market], of, true).map(({ odds }) => odds),
    )
    expect(set).toEqual(match)
    expect(bookMarkets(of, 'best-of-three').some(({ period }) => period === 's2')).toBe(false)
  })
})
