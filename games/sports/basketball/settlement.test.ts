import { describe, expect, it } from 'vitest'
import { streamOf, type Stream } from '../../slots/stream.ts'
import type { FeedMessage } from '../feed.ts'
import { settleLeg, type TakenLeg } from '../settlement.ts'
import {
  BASKETBALL_KINDS,
  QUARTERS,
  isMarket,
  selectionsOf,
  type BasketballKindName,
  type BasketballMarket,
  type Stretch,
} from './kinds.ts'
import { BASKETBALL_LEAGUES } from './leagues.ts'
import { PHASES, newRecord, pointsOf, talliesOf, type BasketballRecord } from './record.ts'
import { matchesOn } from './matchdays.ts'
import { playMatch } from './season.ts'
import { settleMarket } from './settlement.ts'
import { BASKETBALL } from './sport.ts'
import { plainResult, type PlainMatch } from './testing-reference.ts'

const DAY_MS = 86_400_000

/** Every match of some days of the demo, as it is told. */
function played(days: number, seed = 1): readonly (readonly FeedMessage[])[] {
  return Array.from({ length: days }, (_, day) => matchesOn((20_780 + day) * DAY_MS)).flatMap(
    (matches) =>
      matches.map(({ league, clubs, ...plan }) =>
        playMatch(league, clubs, { ...plan, seed, clockMs: 600_000 }),
      ),
  )
}

const recordAfter = (messages: readonly FeedMessage[]): BasketballRecord =>
  messages.reduce<BasketballRecord>(
    (record, message) =>
      message.type === 'incident' || message.type === 'score' || message.type === 'correction'
        ? BASKETBALL.applyMessage(record, message)
        : { ...record, version: message.sequence },
    newRecord(),
  )

/** What was told, added up by hand: corrections taken out. */
function plainOf(messages: readonly FeedMessage[]): PlainMatch {
  const taken = new Set(messages.flatMap((one) => (one.type === 'correction' ? [one.annuls] : [])))
  const sums = new Map<Stretch, [number, number]>()
  for (const message of messages) {
    if (message.type !== 'incident' || message.incident.kind !== 'points') continue
    if (taken.has(message.sequence)) continue
    const { quarter, side, points } = message.incident
    const sum = sums.get(quarter) ?? [0, 0]
    sum[side === 'home' ? 0 : 1] += points
    sums.set(quarter, sum)
  }
  return { quarters: [...QUARTERS, 'overtime' as const].map((each) => sums.get(each) ?? [0, 0]) }
}

const KINDS = Object.keys(BASKETBALL_KINDS) as BasketballKindName[]

/** Any market that there can be, its line near where matches end. */
function anyMarket(stream: Stream): BasketballMarket {
  for (;;) {
    const kind = KINDS[stream(KINDS.length)] ?? 'winner'
    const { periods, hasLine, reads } = BASKETBALL_KINDS[kind]
    const period = periods[stream(periods.length)] ?? 'match'
    const most = period === 'match' ? (reads === 'total' ? 200 : 100) : 60
    const points = reads === 'difference' ? stream(61) / 2 - 15 : stream(2 * most) / 2
    const market: BasketballMarket = { kind, period, line: hasLine ? points * 4 : null }
    if (isMarket(market)) return market
  }
}

const MATCHES = played(8)

describe('every kind of basketball market', () => {
  it('comes to what an independent reading of the rules says, over sixty-four matches and whole and half lines', () => {
    const stream = streamOf(3, 1, 4, 1)
    let compared = 0
    let overtimes = 0
    for (const messages of MATCHES) {
      const record = recordAfter(messages)
      const plain = plainOf(messages)
      overtimes += Number((plain.quarters[4] ?? [0])[0] > 0)
      for (let at = 0; at < 300; at += 1) {
        const market = anyMarket(stream)
        const came = settleMarket(market, record)
        if (!('results' in came)) throw new Error(`${market.kind} is not settled`)
        for (const selection of selectionsOf(market)) {
          expect(came.results.get(selection)).toBe(plainResult(plain, market, selection))
          compared += 1
        }
      }
    }
    expect(compared).toBeGreaterThan(30_000)
    expect(overtimes).toBeGreaterThan(0)
  })

  it('stands in play only where every way that the match can go on makes the same of it', () => {
    const stream = streamOf(2, 7, 1, 8)
    let decided = 0
    for (const messages of MATCHES.slice(0, 24)) {
      const until = stream(messages.length)
      const record = recordAfter(messages.slice(0, until))
      if (record.ending !== null) continue
      for (let at = 0; at < 60; at += 1) {
        const market = anyMarket(stream)
        const now = settleMarket(market, record)
        const ends = Array.from({ length: 6 }, () => settleMarket(market, anyEnd(record, stream)))
        const texts = new Set(ends.map((end) => textOf(end)))
        if ('results' in now) {
          decided += 1
          expect([...texts]).toEqual([textOf(now)])
        }
      }
    }
    expect(decided).toBeGreaterThan(50)
  })
})

const textOf = (came: ReturnType<typeof settleMarket>): string =>
  'results' in came ? JSON.stringify([...came.results]) : came.state

/** The match played on from where it stands, by any points at all. */
function anyEnd(record: BasketballRecord, stream: Stream): BasketballRecord {
  let now = record
  const apply = (incident: Parameters<typeof incidentOf>[1]): void => {
    now = BASKETBALL.applyMessage(now, incidentOf(now, incident))
  }
  const current = Math.max(PHASES.indexOf(now.phase), 1)
  for (const phase of PHASES.slice(current)) {
    if (phase === 'scheduled' || phase === 'over') continue
    if (phase !== now.phase) apply({ kind: 'phase', phase })
    if (phase !== 'overtime' && !QUARTERS.some((quarter) => quarter === phase)) continue
    const quarter = phase as Stretch
    const baskets = stream(3) === 0 ? 0 : stream(60)
    for (let at = 0; at < baskets; at += 1)
      apply({
        kind: 'points',
        side: stream(2) === 0 ? 'home' : 'away',
        points: ([1, 2, 3] as const)[stream(3)] ?? 2,
        quarter,
        minute: 0,
      })
  }
  apply({ kind: 'phase', phase: 'over' })
  apply({ kind: 'ending', ending: 'ended' })
  return now
}

const incidentOf = (
  { version }: BasketballRecord,
  incident: BasketballRecord['incidents'][number]['incident'],
) => ({ type: 'incident' as const, sequence: version + 1, at: 1_000 * version, incident })

const WINNER: BasketballMarket = { kind: 'winner', period: 'match', line: null }
const total = (points: number, period: BasketballMarket['period'] = 'match'): BasketballMarket => ({
  kind: 'total-points',
  period,
  line: points * 4,
})

type Content =
  | BasketballRecord['incidents'][number]['incident']
  | { readonly period: BasketballRecord['scores'][number]['period']; readonly of: [number, number] }
  | { readonly annuls: number }

/** A record of these, told one after the other. */
const recordOf = (contents: readonly Content[], follows: readonly 'points'[] = ['points']) =>
  contents.reduce((record, one) => {
    const place = { sequence: record.version + 1, at: 1_000 * (record.version + 1) }
    if ('annuls' in one)
      return BASKETBALL.applyMessage(record, { type: 'correction', ...place, ...one })
    if ('of' in one) {
      const score = { home: one.of[0], away: one.of[1] }
      const stated = { count: 'points', period: one.period, score } as const
      return BASKETBALL.applyMessage(record, { type: 'score', ...place, ...stated })
    }
    return BASKETBALL.applyMessage(record, { type: 'incident', ...place, incident: one })
  }, newRecord(follows))

const phase = (to: Exclude<BasketballRecord['phase'], 'scheduled'>): Content => ({
  kind: 'phase',
  phase: to,
})
const ending = (how: 'ended' | 'abandoned' | 'walkover' | 'expired'): Content => ({
  kind: 'ending',
  ending: how,
})
const points = (side: 'home' | 'away', of: 1 | 2 | 3, quarter: Stretch): Content => ({
  kind: 'points',
  side,
  points: of,
  quarter,
  minute: 3,
})

describe('a basketball match', () => {
  it('counts overtime for the match, and not for its last quarter or second half', () => {
    const record = recordOf([
      phase('q4'),
      points('home', 2, 'q4'),
      points('away', 2, 'q4'),
      phase('after-q4'),
      phase('overtime'),
      points('home', 3, 'overtime'),
      phase('over'),
      ending('ended'),
    ])
    expect(settleMarket(WINNER, record)).toMatchObject({ state: 'settled' })
    expect(resultIn(WINNER, '1', record)).toBe('win')
    expect(resultIn({ kind: 'period-result', period: 'q4', line: null }, 'X', record)).toBe('win')
    expect(resultIn(total(4, 'second-half'), 'over', record)).toBe('void')
    expect(resultIn(total(6.5), 'over', record)).toBe('win')
  })

  it('gives its winner back where it is left level, and a handicap on the very number', () => {
    const record = recordOf([
      phase('q1'),
      points('home', 2, 'q1'),
      points('away', 2, 'q2'),
      ending('ended'),
    ])
    expect(resultIn(WINNER, '1', record)).toBe('void')
    expect(resultIn({ kind: 'points-handicap', period: 'match', line: 0 }, '2', record)).toBe(
      'void',
    )
  })

  it('leaves what was decided when it breaks off, and gives back the rest; of a walkover it gives back all', () => {
    const begun = [phase('q1'), points('home', 3, 'q1'), phase('after-q1'), phase('q2')]
    const broken = recordOf([...begun, ending('abandoned')])
    expect(resultIn({ kind: 'period-result', period: 'q1', line: null }, '1', broken)).toBe('win')
    expect(resultIn(total(2.5), 'over', broken)).toBe('win')
    expect(settleMarket(total(3.5), broken)).toMatchObject({ state: 'void' })
    expect(settleMarket(WINNER, broken)).toMatchObject({ state: 'void' })
    const walkover = recordOf([...begun, ending('walkover')])
    expect(settleMarket(total(2.5), walkover)).toMatchObject({ state: 'void' })
  })

  it('is not guessed at: what was told of wholes decides a part where only one score fits, and else it waits', () => {
    const end = [phase('over'), ending('ended')]
    const known = recordOf(
      [
        { period: 'match', of: [80, 70] },
        { period: 'first-half', of: [41, 30] },
        { period: 'q1', of: [20, 15] },
        ...end,
      ],
      [],
    )
    expect(resultIn(total(36.5, 'q2'), 'under', known)).toBe('win')
    expect(settleMarket(total(30, 'q3'), known)).toEqual({ state: 'waits' })
    expect(resultIn(WINNER, '1', known)).toBe('win')
    // Nobody can have more in a quarter than there are in all.
    expect(resultIn(total(150.5, 'q3'), 'over', known)).toBe('lose')
  })

  it('takes points back, and counts a score that was told as a whole in place of the points before it', () => {
    const begun = [phase('q1'), points('home', 3, 'q1'), points('home', 2, 'q1'), { annuls: 2 }]
    expect(pointsOf(recordOf(begun))).toEqual({ home: 2, away: 0 })
    const stated = recordOf([...begun, { period: 'q1', of: [9, 4] }, points('away', 1, 'q1')])
    expect(pointsOf(stated, 'q1')).toEqual({ home: 9, away: 5 })
    expect(pointsOf(stated)).toEqual({ home: 9, away: 5 })
  })

  it('decides nothing by scores that cannot be true together', () => {
    const record = recordOf([
      phase('q1'),
      { period: 'match', of: [10, 10] },
      { period: 'q1', of: [30, 5] },
      phase('over'),
      ending('ended'),
    ])
    const { home } = talliesOf(record).q1
    expect(home.least).toBeGreaterThan(home.most ?? Infinity)
    expect(settleMarket(total(20.5, 'q1'), record)).toEqual({ state: 'waits' })
  })

  it('gives back what was taken as one before the match, at or after its start', () => {
    const record = recordOf([phase('q1'), points('home', 3, 'q1')])
    const leg: TakenLeg = {
      market: total(2.5),
      selection: 'over',
      isLive: false,
      acceptedAt: 1_000,
      version: 0,
    }
    expect(settleLeg(leg, record)).toMatchObject({
      result: 'void',
      because: { why: 'after-start' },
    })
    expect(settleLeg({ ...leg, acceptedAt: 999 }, record)).toMatchObject({ result: 'win' })
  })
})

const resultIn = (market: BasketballMarket, selection: string, record: BasketballRecord) => {
  const came = settleMarket(market, record)
  return 'results' in came ? came.results.get(selection) : came.state
}

it('the demo has leagues of invented clubs, each of which plays once a day', () => {
  for (const { clubs } of BASKETBALL_LEAGUES) expect(clubs.length % 2).toBe(0)
  const names = matchesOn(20_780 * DAY_MS).flatMap(({ clubs }) => clubs.map(({ id }) => id))
  expect(new Set(names).size).toBe(BASKETBALL_LEAGUES.flatMap(({ clubs }) => clubs).length)
})
