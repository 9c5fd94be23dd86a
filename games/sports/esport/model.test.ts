import { describe, expect, it } from 'vitest'
import { streamOf } from '../../slots/stream.ts'
import type { Fixture } from '../feed.ts'
import type { Side } from '../match.ts'
import { NONE, ONE, stepOf, stepRangeOf, sumOf, type Phase, type SetName } from '../sets/sets.ts'
import { chancesOf, placeOf, priceMarkets, resultOf } from './book.ts'
import { KIND_NAMES, selectionsOf, type EsportMarket } from './kinds.ts'
import { ESPORT_LEAGUES, chanceBetween, chanceOf } from './leagues.ts'
import { forecastAt, forecastBefore, marketsBefore, priceAtStep, priceBefore } from './live.ts'
import { matchLaw, type Ending } from './model.ts'
import { newRecord, type EsportIncident, type EsportRecord } from './record.ts'
import { settleMarket } from './settlement.ts'
import { simulateMatch } from './simulate.ts'
import { ESPORT } from './sport.ts'
import { everyEnd, plainChance, plainResult } from './testing-reference.ts'

const CHANCE = 0.58
const WINNER: EsportMarket = { kind: 'esport-winner', period: 'match', line: null }
const MARKETS = marketsBefore()

const sumOfChances = (all: readonly { chance: number }[]): number =>
  all.reduce((sum, { chance }) => sum + chance, 0)

/** A match as it stands after these were told. */
const recordOf = (...incidents: readonly EsportIncident[]): EsportRecord =>
  incidents.reduce<EsportRecord>(
    (record, incident) =>
      ESPORT.applyMessage(record, {
        type: 'incident',
        sequence: record.version + 1,
        at: 0,
        incident,
      }),
    newRecord(),
  )

const phase = (to: Exclude<Phase, 'scheduled'>): EsportIncident => ({ kind: 'phase', phase: to })
const map = (side: Side, set: SetName): EsportIncident => ({ kind: 'map', side, set })

/** Between two maps, after those that were won by these, `h` or `a` each. */
const after = (winners: string): EsportRecord =>
  recordOf(
    ...winners.split('').flatMap((one, at) => {
      const number = at + 1
      const set = `s${number}` as 's1' | 's2'
      return [phase(set), map(one === 'h' ? 'home' : 'away', set), phase(`after-${set}`)]
    }),
  )

const textOf = ({ kind, period, line }: EsportMarket): string => [kind, period, line].join()

describe('the recursion of an esport match', () => {
  it('has the chances that every way to its end has, multiplied map by map', () => {
    for (const chance of [0.2, 0.5, CHANCE, 0.91])
      for (const start of ['', 'h', 'a', 'ha', 'ah']) {
        const record = after(start)
        const of = start === '' ? forecastBefore(chance) : forecastAt(chance, record)
        expect(sumOfChances(of.get('match') ?? [])).toBeCloseTo(1, 12)
        for (const market of MARKETS) {
          const law = of.get(market.period)
          if (!law || settleMarket(market, record).state !== 'open') continue
          for (const [selection, { win, back }] of chancesOf(market, law)) {
            const plain = everyEnd(start).reduce(
              (sum, end) =>
                plainResult(end, market, selection) === 'win'
                  ? sum + plainChance(chance, end) / plainChance(chance, start)
                  : sum,
              0,
            )
            expect(win).toBeCloseTo(plain, 10)
            expect(back).toBe(0)
          }
        }
      }
  })

  it('has the mean of the chances after the next map, whatever is asked of it', () => {
    for (const won of [NONE, ONE.home, ONE.away, sumOf(ONE.home, ONE.away)]) {
      const chanceIn = (law: readonly Ending[], name: string): number =>
        sumOfChances(law.filter(({ sets }) => `${sets.home}-${sets.away}` === name))
      for (const name of ['2-0', '2-1', '1-2', '0-2'])
        expect(chanceIn(matchLaw(CHANCE, won), name)).toBeCloseTo(
          CHANCE * chanceIn(matchLaw(CHANCE, sumOf(won, ONE.home)), name) +
            (1 - CHANCE) * chanceIn(matchLaw(CHANCE, sumOf(won, ONE.away)), name),
          12,
        )
    }
  })

  it('is calibrated: of 4,000 simulated matches as many end in each way as its chances say, and not as those of other teams', () => {
    const stream = streamOf(20, 26, 11, 31)
    const ends = everyEnd('')
    const counted = new Map<string, number>()
    for (let at = 0; at < 4_000; at += 1) {
      const name = simulateMatch(CHANCE, stream)
        .map(([letter]) => letter)
        .join('')
      counted.set(name, (counted.get(name) ?? 0) + 1)
    }
    const chiSquare = (chance: number): number =>
      ends.reduce((sum, end) => {
        const expected = 4_000 * plainChance(chance, end)
        return sum + ((counted.get(end) ?? 0) - expected) ** 2 / expected
      }, 0)
    expect([...counted.keys()].toSorted()).toEqual([...ends].toSorted())
    // Six ways: five degrees of freedom, 99 %.
    expect(chiSquare(CHANCE)).toBeLessThan(15.09)
    expect(chiSquare(0.54)).toBeGreaterThan(15.09)
  })

  it('follows from the strength of both: their share of it, whoever is named first', () => {
    for (const { clubs } of ESPORT_LEAGUES)
      for (const one of clubs)
        for (const other of clubs) {
          const chance = chanceOf(one, other)
          expect(chance).toBeCloseTo(one.attack / (one.attack + other.attack), 12)
          expect(chance + chanceOf(other, one)).toBeCloseTo(1, 12)
        }
  })
})

const CHANCES = ESPORT_LEAGUES.flatMap(({ clubs }) =>
  clubs.flatMap((one) => clubs.flatMap((other) => (one === other ? [] : [chanceOf(one, other)]))),
)

describe('the book of an esport match', () => {
  it('returns no more than its stake of any selection, and has chances of one in each market', () => {
    let priced = 0
    for (const chance of CHANCES) {
      const sums = new Map<string, number>()
      for (const { market, odds, chance: of } of priceBefore(chance)) {
        const key = textOf(market)
        sums.set(key, (sums.get(key) ?? of.back) + of.win)
        if (odds === null) continue
        priced += 1
        expect((of.win * odds) / 100 + of.back).toBeLessThanOrEqual(1)
      }
      for (const sum of sums.values()) expect(sum).toBeCloseTo(1, 9)
    }
    expect(priced).toBeGreaterThan(1_000)
  })

  it('never has the higher price on what pays at least as much in every ending, and one price on what pays alike', () => {
    let [alike, compared] = [0, 0]
    for (const chance of CHANCES) {
      const all = priceBefore(chance)
      for (const [period, law] of forecastBefore(chance)) {
        const offers = all.filter(({ market }) => market.period === period)
        const pairs = offers.flatMap((one) => offers.map((another) => [one, another] as const))
        for (const [one, another] of pairs) {
          if (one === another || !paysAtLeast(one, another, law)) continue
          compared += 1
          expect(one.odds ?? 0).toBeLessThanOrEqual(another.odds ?? Infinity)
          const isAlike = paysAtLeast(another, one, law)
          alike += Number(isAlike)
          expect(!isAlike || one.odds === another.odds).toBe(true)
        }
      }
    }
    expect(compared).toBeGreaterThan(500)
    // Two maps to nothing, and one and a half given ahead.
    expect(alike).toBeGreaterThan(CHANCES.length)
  })

  it('opens every market at a place of its own, of every kind, with lines where nothing is given back', () => {
    const offers = priceBefore(CHANCE)
    expect(new Set(offers.map(placeOf)).size).toBe(offers.length)
    for (const { chance } of offers) expect(chance.back).toBe(0)
    expect([...new Set(offers.map(({ market }) => market.period))]).toEqual(['match', 's1', 's2'])
    expect(new Set(offers.map(({ market }) => market.kind)).size).toBe(KIND_NAMES.length)
    const linesOf = (kind: string) =>
      MARKETS.filter((market) => market.kind === kind).map(({ line }) => (line ?? 0) / 4)
    expect(linesOf('esport-total-maps')).toEqual([2.5])
    expect(linesOf('esport-maps-handicap')).toEqual([-1.5, 1.5])
  })

  it('knows nothing of teams that nobody has the strength of', () => {
    const [league] = ESPORT_LEAGUES
    const [home] = league?.clubs ?? []
    if (!league || !home) throw new Error('a league has teams')
    const { region, competition } = league
    const fixture: Fixture = {
      region,
      competition,
      sport: 'esport',
      home,
      away: { id: 'nobody', name: 'Nobody' },
      startsAt: 0,
      follows: [],
    }
    expect(chanceBetween(fixture)).toBeNull()
    expect(ESPORT.priceBefore(fixture, newRecord())).toEqual([])
    expect(ESPORT.priceAtStep(fixture, after('h'), 0)).toEqual([])
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

const offered = (record: EsportRecord): readonly string[] => [
  ...new Set(
    priceAtStep(CHANCE, record, stepOf(record)).flatMap(({ market, odds }) =>
      odds === null ? [] : [textOf(market)],
    ),
  ),
]

describe('in play', () => {
  it('is in its one step while it is played', () => {
    for (const [to, step] of [
      ['scheduled', null],
      ['s1', 0],
      ['after-s1', 0],
      ['s3', 0],
      ['over', null],
    ] as const) {
      const record: EsportRecord = { ...newRecord(), phase: to }
      expect(stepOf(record)).toBe(step)
      expect(stepRangeOf(record)).toEqual(step === null ? null : { least: 0, most: 0 })
      expect(stepOf({ ...record, ending: 'abandoned' })).toBeNull()
    }
  })

  it('prices between maps what is open alone, each selection for less than it is worth', () => {
    for (const record of [after('h'), after('a'), after('ha'), after('ah')]) {
      const offers = priceAtStep(CHANCE, record, 0)
      expect(offers.length).toBeGreaterThan(1)
      expect(new Set(offers.map(({ place }) => place)).size).toBe(offers.length)
      for (const { market, odds, chance } of offers) {
        expect(settleMarket(market, record).state).toBe('open')
        if (odds !== null) expect((chance.win * odds) / 100).toBeLessThanOrEqual(1)
      }
      const winner = offers.filter(({ market }) => market.kind === 'esport-winner')
      expect(winner.map(({ selection }) => selection)).toEqual(selectionsOf(WINNER))
    }
    // A third map is the match, once it is sure to be played.
    const of = forecastAt(CHANCE, after('ha'))
    const [last, match] = (
      [{ kind: 'esport-map-winner', period: 's3', line: null }, WINNER] as const
    ).map((market) => priceMarkets([market], of, true).map(({ odds }) => odds))
    expect(last).toEqual(match)
    expect(offered(after('ha'))).toContain('esport-map-winner,s3,')
    expect(offered(after('h'))).not.toContain('esport-map-winner,s3,')
  })

  it('takes no bets on a map while it is played, nor on what hangs on it, and knows no chance of either; the one that comes for sure stays open', () => {
    const first = recordOf(phase('s1'))
    expect(offered(first)).toEqual(['esport-map-winner,s2,'])
    expect(priceAtStep(CHANCE, first, 0).every(({ market }) => market.period === 's2')).toBe(true)
    // Its chance is that of before: maps are independent.
    const [now] = priceAtStep(CHANCE, first, 0)
    expect(now?.chance.win).toBeCloseTo(CHANCE, 12)
    for (const winners of ['h', 'a', 'ha', 'ah']) {
      const number = winners.length + 1
      const played = ESPORT.applyMessage(after(winners), {
        type: 'incident',
        sequence: 99,
        at: 0,
        incident: phase(`s${number}` as 's2'),
      })
      expect(priceAtStep(CHANCE, played, 0)).toEqual([])
    }
    // Once it is won it is known, whether its end was told or not.
    expect(offered(recordOf(phase('s1'), map('home', 's1')))).toEqual(offered(after('h')))
  })

  it('offers nothing while an official result is not known', () => {
    for (const record of [
      recordOf(phase('s1'), phase('after-s1')),
      recordOf(phase('s1'), phase('after-s1'), phase('s2')),
      recordOf(phase('s1'), map('home', 's1'), phase('after-s1'), map('away', 's1')),
      recordOf(map('home', 's1'), map('home', 's2')),
    ])
      expect(priceAtStep(CHANCE, record, 0)).toEqual([])
  })
})
