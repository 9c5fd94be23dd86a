import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { streamOf } from '../../slots/stream.ts'
import type { FeedContent, Fixture, MatchClock } from '../feed.ts'
import { priceBefore } from './before.ts'
import { isCounted, kindOf } from './kinds.ts'
import type { FootballOffer } from './book.ts'
import { FINAL_MS, SURE_MS, finalRecord, sureVersion } from '../match.ts'
import { isStop, suspendedAfter } from '../stops.ts'
import { marketKey } from '../market.ts'
import { liveMarkets, priceAtStep, stepOf, stepRangeOf, type PlacedOffer } from './live.ts'
import { applyMessage, newRecord, type FootballRecord, type Incident } from './record.ts'
import { settleMarket } from './settlement.ts'
import { matchesOn } from './matchdays.ts'
import type { Rates } from './model.ts'
import { playMatch } from './season.ts'
import { FOOTBALL } from './sport.ts'

const RATES = { home: 1.6, away: 1.1 }
/** The book of a match by its clock. */
const priceLive = (rates: Rates, record: FootballRecord, clock: MatchClock | null) =>
  priceAtStep(rates, record, stepOf(record, clock))
const clockAt = (half: 'first' | 'second' | 'extra' | 'shootout', minute: number): MatchClock => ({
  half,
  minute,
  isRunning: true,
})
const incident = (what: Incident): FeedContent => ({ type: 'incident', incident: what })
const goal = (side: 'home' | 'away', half: 'first' | 'second', minute: number): Incident => ({
  kind: 'goal',
  side,
  half,
  minute,
})

/** A record of these, a second apart. */
const recordOf = (...incidents: readonly Incident[]): FootballRecord =>
  incidents.reduce<FootballRecord>(
    (record, what, at) =>
      applyMessage(record, {
        type: 'incident',
        sequence: at + 1,
        at: (at + 1) * 1_000,
        incident: what,
      }),
    newRecord(),
  )
const FIRST: Incident = { kind: 'phase', phase: 'first-half' }
const HALF: Incident = { kind: 'phase', phase: 'half-time' }
const SECOND: Incident = { kind: 'phase', phase: 'second-half' }
const OVER: Incident = { kind: 'phase', phase: 'over' }

const oddsIn = (offers: readonly PlacedOffer[], key: string, selection: string): number | null =>
  offers.find((offer) => marketKey(offer.market) === key && offer.selection === selection)?.odds ??
  null

describe('prices in play', () => {
  /** Matches from all over the demo's season, at a minute of each. */
  const stream = streamOf(26, 11, 26, 3)
  const states = matchesOn(20_783 * 86_400_000).map((match) => {
    const { messages } = playMatch(match.league, match.clubs, {
      ...match,
      seed: 5,
      clockMs: 60_000,
    })
    const until = stream(messages.length)
    let record = newRecord()
    let clock: MatchClock | null = null
    for (const message of messages.slice(0, until)) {
      if (message.type === 'incident' || message.type === 'correction')
        record = FOOTBALL.applyMessage(record, message)
      if (message.type === 'clock') ({ clock } = message)
    }
    return { record, clock, offers: priceLive(RATES, record, clock) }
  })
  const played = states.filter(({ record, clock }) => stepOf(record, clock) !== null)

  it('are made wherever a match is played, and nowhere else', () => {
    expect(played.length).toBeGreaterThan(5)
    for (const { record, clock, offers } of states)
      expect(offers.length > 0).toBe(stepOf(record, clock) !== null)
  })

  it('are of chances that come to one, and of nothing that is decided', () => {
    for (const { record, offers } of played)
      for (const market of new Set(offers.map((offer) => offer.market))) {
        const own = offers.filter((offer) => offer.market === market)
        const back = own[0]?.chance.back ?? 0
        const win = own.reduce((sum, { chance }) => sum + chance.win, 0)
        expect(settleMarket(market, record).state).toBe('open')
        expect(win + back).toBeCloseTo(market.kind === 'double-chance' ? 2 : 1, 9)
      }
  })

  it('leave something to the house on every selection, and never more than 1 over what is sure', () => {
    for (const { offers } of played) {
      for (const { odds, chance } of offers)
        if (odds !== null)
          expect((chance.win * odds) / 100 + chance.back).toBeLessThanOrEqual(1 + 1e-12)
      for (const kind of ['match-result', 'both-score', 'odd-even', 'next-goal'] as const) {
        const own = offers.filter(({ market }) => market.kind === kind && market.period === 'match')
        const isWhole = own.length > 0 && own.every(({ odds }) => odds !== null)
        if (isWhole) {
          const sum = own.reduce((all, { odds }) => all + 100 / (odds ?? 1), 0)
          expect(sum).toBeGreaterThan(1)
        }
      }
    }
  })

  it('allow no sure win across markets: two that cover every ending, or one that covers another', () => {
    for (const { offers } of played) {
      const inverse = (key: string, selection: string): number => {
        const odds = oddsIn(offers, key, selection)
        return odds === null ? 1 : 100 / odds
      }
      for (const [one, other] of [
        ['1X', '2'],
        ['X2', '1'],
        ['12', 'X'],
      ] as const)
        expect(
          inverse('double-chance', one) + inverse('match-result', other),
          `${one} ${other}`,
        ).toBeGreaterThan(1)
      for (const line of [2, 6, 10, 14, 18])
        for (const higher of [2, 6, 10, 14, 18].filter((each) => each <= line))
          expect(
            inverse(`total-goals.${higher}`, 'over') + inverse(`total-goals.${line}`, 'under'),
          ).toBeGreaterThan(1)
      expect(inverse('asian-handicap.-2', '1') + inverse('double-chance', 'X2')).toBeGreaterThan(1)
    }
  })

  it('move one way while nothing happens: who leads is likelier to win, and a goal to come less', () => {
    const record = recordOf(FIRST, goal('home', 'first', 10), HALF, SECOND)
    const odds = [46, 55, 65, 75, 85, 93].map((minute) => {
      const offers = priceLive(RATES, record, clockAt('second', minute))
      const none = offers.find(({ selection }) => selection === 'none')
      const leader = offers.find(
        ({ market, selection }) =>
          market.kind === 'match-result' && market.period === 'match' && selection === '1',
      )
      return { none: none?.chance.win ?? 0, leader: leader?.chance.win ?? 0 }
    })
    expect(odds.map(({ none }) => none)).toEqual(
      odds.map(({ none }) => none).toSorted((a, b) => a - b),
    )
    expect(odds.map(({ leader }) => leader)).toEqual(
      odds.map(({ leader }) => leader).toSorted((a, b) => a - b),
    )
    expect(odds.at(-1)?.leader).toBeGreaterThan(0.95)
  })

  it('turn with a goal and with a red card, and close what they decide', () => {
    const level = priceLive(RATES, recordOf(FIRST), clockAt('first', 30))
    const ahead = priceLive(RATES, recordOf(FIRST, goal('home', 'first', 30)), clockAt('first', 30))
    const red: Incident = { kind: 'red', side: 'away', player: '5', half: 'first', minute: 30 }
    const more = priceLive(RATES, recordOf(FIRST, red), clockAt('first', 30))
    const home = (offers: typeof level): number => oddsIn(offers, 'match-result', '1') ?? 0
    expect(home(ahead)).toBeLessThan(home(level))
    expect(home(more)).toBeLessThan(home(level))
    expect(oddsIn(ahead, 'total-goals.2', 'over')).toBeNull()
    expect(oddsIn(ahead, 'next-goal#1', '1')).toBeNull()
    expect(oddsIn(ahead, 'next-goal#2', '1')).not.toBeNull()
    expect(oddsIn(ahead, 'correct-score', '0-0')).toBeNull()
    const placeOf = (offers: typeof level, key: string) =>
      offers.find((offer) => marketKey(offer.market) === key)?.place
    expect(placeOf(ahead, 'both-score')).toBe(placeOf(level, 'both-score'))
    expect(liveMarkets(0).length).toBe(liveMarkets(3).length)
  })

  it('know nothing of a match whose score is not told', () => {
    const withoutNews = applyMessage(newRecord([]), {
      type: 'incident',
      sequence: 1,
      at: 1,
      incident: FIRST,
    })
    expect(priceLive(RATES, withoutNews, clockAt('first', 3))).toEqual([])
  })
})

describe('what stops bets', () => {
  const at = (kind: 'goal' | 'penalty' | 'danger' | 'corner'): FeedContent =>
    incident({ kind, side: 'home', half: 'first', minute: 5 })

  it('is a goal, a card, a penalty, a look at the screen, an attack; no corner and no yellow', () => {
    expect(isStop(at('goal'))).toBe(true)
    expect(isStop(at('danger'))).toBe(true)
    expect(isStop(incident({ kind: 'var', half: 'first', minute: 5 }))).toBe(true)
    expect(isStop(at('corner'))).toBe(false)
    expect(
      isStop(incident({ kind: 'yellow', side: 'home', player: '3', half: 'first', minute: 5 })),
    ).toBe(false)
    expect(isStop({ type: 'clock', clock: clockAt('first', 5) })).toBe(false)
  })

  it('lasts as long as the longest of them, and what it comes to ends the waiting', () => {
    const danger = suspendedAfter(null, at('danger'), 1_000)
    expect(danger).toEqual({ until: 9_000, by: 'danger' })
    const penalty = suspendedAfter(danger, at('penalty'), 2_000)
    expect(penalty).toEqual({ until: 182_000, by: 'penalty' })
    expect(suspendedAfter(penalty, at('danger'), 3_000)).toEqual(penalty)
    expect(suspendedAfter(penalty, at('corner'), 3_000)).toEqual(penalty)
    expect(suspendedAfter(penalty, at('goal'), 10_000)).toEqual({ until: 30_000, by: 'goal' })
  })
})

describe('what is sure of a record', () => {
  it('ends before an incident that is still young', () => {
    const record = recordOf(FIRST, goal('home', 'first', 10))
    expect(sureVersion(record, [], 2_000 + SURE_MS - 1)).toBe(1)
    expect(sureVersion(record, [], 2_000 + SURE_MS)).toBe(2)
    expect(SURE_MS).toBe(120_000)
  })

  it('ends before a score that was stated just now, which no incident is', () => {
    const record = { ...recordOf(FIRST, goal('home', 'first', 10)), version: 3 }
    const stated = [{ sequence: 3, at: 9_000 }]
    expect(sureVersion(record, stated, 9_000 + SURE_MS - 1)).toBe(2)
    expect(sureVersion(record, stated, 9_000 + SURE_MS)).toBe(3)
  })

  it('ends before a goal that is taken back by what is young', () => {
    const annulled = applyMessage(recordOf(FIRST, goal('home', 'first', 10), HALF), {
      type: 'correction',
      sequence: 4,
      at: 100_000,
      annuls: 2,
    })
    expect(sureVersion(annulled, [], 3_000 + SURE_MS)).toBe(4)
    const later: FootballRecord = {
      ...annulled,
      incidents: [
        ...annulled.incidents,
        { sequence: 5, at: 200_000, incident: SECOND, annulledBy: null },
      ],
      version: 5,
    }
    expect(sureVersion(later, [], 3_000 + SURE_MS)).toBe(4)
    const young = applyMessage(recordOf(FIRST, goal('home', 'first', 10), HALF, SECOND), {
      type: 'correction',
      sequence: 5,
      at: 5_000,
      annuls: 2,
    })
    expect(sureVersion(young, [], 3_500 + SURE_MS)).toBe(1)
  })
})

it('a match that was whistled off has ended ten minutes later, confirmed or not', () => {
  const over: FootballRecord = recordOf(FIRST, HALF, SECOND, OVER)
  const whistle = over.incidents.at(-1)?.at ?? 0
  expect(finalRecord(over, whistle + FINAL_MS - 1).ending).toBe(null)
  expect(finalRecord(over, whistle + 600_000).ending).toBe('ended')
  const goesOn = recordOf(FIRST, HALF, SECOND, OVER, SECOND)
  expect(finalRecord(goesOn, whistle + 2 * FINAL_MS).ending).toBe(null)
  expect(finalRecord({ ...over, ending: 'abandoned' }, Infinity).ending).toBe('abandoned')
})

it('the demo’s day has a match in play at every minute', () => {
  const days = [20_782, 20_783].flatMap((day) => matchesOn(day * 86_400_000))
  const from = 20_783 * 86_400_000
  const spans = days.map(
    ({ startsAt }) => [startsAt + 3 * 60_000, startsAt + 112 * 60_000] as const,
  )
  const empty = Array.from({ length: 24 * 60 }, (_, minute) => from + minute * 60_000).filter(
    (at) => !spans.some(([start, end]) => start <= at && at < end),
  )
  expect(empty.map((at) => (at - from) / 60_000)).toEqual([])
})

describe('the book', () => {
  const [match] = matchesOn(20_783 * 86_400_000)

  it('is this one: coupons were accepted at its odds, and the audit makes them again by it', () => {
    if (!match) throw new Error('the season has matches')
    const [fixture] = playMatch(match.league, match.clubs, {
      ...match,
      seed: 5,
      clockMs: 60_000,
    }).messages.flatMap((message): Fixture[] =>
      message.type === 'fixture' ? [message.fixture] : [],
    )
    if (!fixture) throw new Error('a match is announced')
    const behind = recordOf(FIRST, goal('away', 'first', 12), HALF, SECOND)
    const books = [priceBefore(fixture), priceAtStep(RATES, behind, 70)]
    // Markets without odds stand there for their chances alone.
    const isOffered = (offers: readonly FootballOffer[], of: FootballOffer): boolean =>
      offers.some(({ market, odds }) => market === of.market && odds !== null)
    const hashOf = (isMeant: (offer: FootballOffer) => boolean): string => {
      const text = JSON.stringify(
        books.map((offers: readonly FootballOffer[]) =>
          offers
            .filter((offer) => isOffered(offers, offer) && isMeant(offer))
            .map(({ market, selection, odds }) => [marketKey(market), selection, odds]),
        ),
      )
      return createHash('sha256').update(text).digest('hex')
    }
    // Corners and cards came later, and then whole and quarter lines: either left all others as they were.
    const isHalf = ({ market: { kind, line } }: FootballOffer): boolean =>
      kindOf({ kind }).lines !== 'quarters' || Math.abs((line ?? 0) % 4) === 2
    expect(hashOf((offer) => isHalf(offer) && !isCounted(offer.market))).toBe(
      '0050197b96b891005609aeadc7cce42d3a5dbcb995d9d94c5633378cf3d79a33',
    )
    expect(hashOf(isHalf)).toBe('b91150ae42abc5ffd61690fed4e2a023165166810bb0bcdf06b83df44ad157fe')
    expect(hashOf(() => true)).toBe(
      'adfbb709649c2c1e019937ecd0a03e84b725dc4cb2c066ea3c249b886185ac15',
    )
  })

  it('is made for a minute that its record may be in', () => {
    for (const [record, clock] of [
      [recordOf(FIRST), clockAt('first', 60)],
      [recordOf(FIRST, HALF), null],
      [recordOf(FIRST, HALF, SECOND), clockAt('second', 130)],
    ] as const) {
      const range = stepRangeOf(record)
      expect(stepOf(record, clock)).toBe(range?.most)
    }
    expect(stepRangeOf(newRecord())).toBe(null)
  })
})
