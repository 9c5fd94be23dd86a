import { describe, expect, it } from 'vitest'
import { streamOf, type Stream } from '../../slots/stream.ts'
import type { FeedMessage } from '../feed.ts'
import type { Side } from '../match.ts'
import { settleLeg, type TakenLeg } from '../settlement.ts'
import type { Phase, SetName } from '../sets/sets.ts'
import {
  KIND_NAMES,
  VOLLEYBALL_KINDS,
  isMarket,
  selectionsOf,
  type VolleyballMarket,
} from './kinds.ts'
import { VOLLEYBALL_LEAGUES } from './leagues.ts'
import { matchesOn } from './matchdays.ts'
import {
  firstServerOf,
  matchStandingOf,
  newRecord,
  setsOf,
  standingOf,
  type StatedRallies,
  type VolleyballIncident,
  type VolleyballRecord,
} from './record.ts'
import { playMatch } from './season.ts'
import { settleMarket } from './settlement.ts'
import { VOLLEYBALL } from './sport.ts'
import { everyEnd, plainResult, possibleResults, scoreboard } from './testing-reference.ts'

const DAY_MS = 86_400_000

type Messages = readonly FeedMessage[]

/** Every match of some days of the demo, as it is told. */
const played = (days: number): readonly Messages[] =>
  Array.from({ length: days }, (_, day) => matchesOn((20_780 + day) * DAY_MS)).flatMap((matches) =>
    matches.map(({ league, clubs, ...plan }) =>
      playMatch(league, clubs, { ...plan, seed: 4, clockMs: 600_000 }),
    ),
  )

const recordAfter = (messages: Messages): VolleyballRecord =>
  messages.reduce<VolleyballRecord>(
    (record, message) =>
      message.type === 'incident' || message.type === 'score' || message.type === 'correction'
        ? VOLLEYBALL.applyMessage(record, message)
        : { ...record, version: message.sequence },
    newRecord(),
  )

/** Who won each rally, in their order, and of nothing else that was told. */
function winnersOf(messages: Messages): readonly string[] {
  const annuls = messages.flatMap((one) => (one.type === 'correction' ? [one.annuls] : []))
  return messages.flatMap((one) =>
    one.type === 'incident' && one.incident.kind === 'rally' && !annuls.includes(one.sequence)
      ? [one.incident.side]
      : [],
  )
}

const endingOf = (messages: Messages) =>
  messages.flatMap((one) =>
    one.type === 'incident' && one.incident.kind === 'ending' ? [one.incident.ending] : [],
  )[0]

/** Any market that there can be, its line near where matches end. */
function anyMarket(stream: Stream): VolleyballMarket {
  for (;;) {
    const kind = KIND_NAMES[stream(KIND_NAMES.length)] ?? 'volleyball-winner'
    const { periods, hasLine } = VOLLEYBALL_KINDS[kind]
    const period = periods[stream(periods.length)] ?? 'match'
    const half = (from: number, to: number) => from + stream(2 * (to - from) + 1) / 2
    const line = {
      'volleyball-sets-handicap': () => half(-4, 4),
      'volleyball-total-sets': () => half(2, 6),
      'volleyball-points-handicap': () => half(-9, 9),
      'volleyball-total-points': () => (period === 'match' ? half(70, 230) : half(20, 62)),
    }
    const own = Object.hasOwn(line, kind) ? line[kind as keyof typeof line]() : 0
    const market: VolleyballMarket = { kind, period, line: hasLine ? own * 4 : null }
    if (isMarket(market)) return market
  }
}

const MATCHES = played(30)
const ENDED = MATCHES.filter((messages) => endingOf(messages) === 'ended')

describe('every kind of volleyball market', () => {
  it('comes to what an independent reading of the rules says, over whole and half lines', () => {
    const stream = streamOf(3, 1, 4, 3)
    let compared = 0
    const seen = new Set<number>()
    for (const messages of ENDED.slice(0, 110)) {
      const record = recordAfter(messages)
      const { sets } = scoreboard(winnersOf(messages))
      seen.add(sets.length)
      for (let at = 0; at < 100; at += 1) {
        const market = anyMarket(stream)
        const came = settleMarket(market, record)
        if (!('results' in came)) throw new Error(`${market.kind} is not settled`)
        for (const selection of selectionsOf(market)) {
          expect(came.results.get(selection)).toBe(plainResult(sets, market, selection))
          compared += 1
        }
      }
    }
    expect(compared).toBeGreaterThan(20_000)
    expect(seen).toEqual(new Set([3, 4, 5]))
  })

  it('is decided in play exactly where every way that the match can go on makes the same of it; of one that is broken off that stands, and all else is given back', () => {
    const stream = streamOf(2, 7, 1, 8)
    let [decided, open] = [0, 0]
    for (const messages of ENDED.slice(0, 70)) {
      const cut = messages.slice(0, 3 + stream(messages.length - 3))
      const record = recordAfter(cut)
      if (record.ending !== null) continue
      const board = scoreboard(winnersOf(cut))
      const finals = everyEnd(board)
      const stopped = VOLLEYBALL.applyMessage(
        record,
        incidentOf(record, { kind: 'ending', ending: 'abandoned' }),
      )
      for (let at = 0; at < 12; at += 1) {
        const market = anyMarket(stream)
        const now = settleMarket(market, record)
        const after = settleMarket(market, stopped)
        const texts = selectionsOf(market).map((selection) =>
          possibleResults(board, finals, market, selection),
        )
        const isDecided = texts.every(({ size }) => size === 1)
        expect('results' in now).toBe(isDecided)
        for (const [place, selection] of selectionsOf(market).entries()) {
          const [result] = texts[place] ?? []
          if ('results' in now) expect(now.results.get(selection)).toBe(result)
          expect('results' in after && after.results.get(selection)).toBe(
            isDecided ? result : 'void',
          )
        }
        decided += Number(isDecided)
        open += Number(!isDecided)
      }
    }
    expect(decided).toBeGreaterThan(200)
    expect(open).toBeGreaterThan(200)
  })

  it('follows the scoreboard rally by rally, corrections and all', () => {
    const stream = streamOf(5, 7, 1, 8)
    let corrections = 0
    for (const messages of MATCHES.slice(0, 90)) {
      corrections += messages.filter(({ type }) => type === 'correction').length
      // Of a rally that is taken back the board is asked once it is.
      const end = 3 + stream(messages.length - 3)
      const from = messages.slice(0, end).findLastIndex(({ type }) => type !== 'correction')
      const cut = messages.slice(0, messages[from + 1]?.type === 'correction' ? from + 2 : end)
      const record = recordAfter(cut)
      const { sets, points } = scoreboard(winnersOf(cut))
      const won = (who: 0 | 1) => sets.filter(([a, b]) => (who === 0 ? a > b : b > a)).length
      expect(setsOf(record)).toEqual({ home: won(0), away: won(1) })
      const standing = matchStandingOf(record)
      expect([standing?.points.home, standing?.points.away]).toEqual(points)
    }
    expect(corrections).toBeGreaterThan(20)
  })
})

const incidentOf = ({ version }: VolleyballRecord, incident: VolleyballIncident) => ({
  type: 'incident' as const,
  sequence: version + 1,
  at: 1_000 * version,
  incident,
})

const WINNER: VolleyballMarket = { kind: 'volleyball-winner', period: 'match', line: null }
const SCORE: VolleyballMarket = { kind: 'volleyball-set-score', period: 'match', line: null }
const setWinner = (period: SetName): VolleyballMarket => ({
  kind: 'volleyball-set-winner',
  period,
  line: null,
})
const total = (points: number, period: VolleyballMarket['period'] = 'match'): VolleyballMarket => ({
  kind: 'volleyball-total-points',
  period,
  line: points * 4,
})

type Content = VolleyballIncident | { readonly annuls: number } | { readonly stated: StatedRallies }

/** A record of these, told one after the other. */
const recordOf = (contents: readonly Content[], follows: readonly 'points'[] = ['points']) =>
  contents.reduce((record, one) => {
    const place = { sequence: record.version + 1, at: 1_000 * (record.version + 1) }
    if ('annuls' in one)
      return VOLLEYBALL.applyMessage(record, { type: 'correction', ...place, ...one })
    if ('stated' in one)
      return VOLLEYBALL.applyMessage(record, { type: 'score', ...place, ...one.stated })
    return VOLLEYBALL.applyMessage(record, { type: 'incident', ...place, incident: one })
  }, newRecord(follows))

const rally = (side: Side, set: SetName): Content => ({ kind: 'rally', side, set })
const rallies = (side: Side, set: SetName, count: number): readonly Content[] =>
  Array.from({ length: count }, () => rally(side, set))
const serve = (side: Side, set: SetName): Content => ({ kind: 'first-serve', side, set })
/** A set that ends so: who loses it scores first, as far as that goes, and then by turns. */
const setOf = (set: SetName, home: number, away: number): readonly Content[] => {
  const level = Math.min(home, away)
  return [
    ...Array.from({ length: level }, () => [rally('home', set), rally('away', set)]).flat(),
    ...rallies(home > away ? 'home' : 'away', set, Math.abs(home - away)),
  ]
}
const phase = (to: Exclude<Phase, 'scheduled'>): Content => ({ kind: 'phase', phase: to })
const ending = (how: 'ended' | 'abandoned' | 'walkover' | 'expired'): Content => ({
  kind: 'ending',
  ending: how,
})
const statedPoints = (period: SetName, home: number, away: number): Content => ({
  stated: { count: 'points', period, score: { home, away } },
})
const statedSets = (home: number, away: number): Content => ({
  stated: { count: 'sets', period: 'match', score: { home, away } },
})

const resultIn = (market: VolleyballMarket, selection: string, record: VolleyballRecord) => {
  const came = settleMarket(market, record)
  return 'results' in came ? came.results.get(selection) : came.state
}

describe('a volleyball match', () => {
  it('has sets to 25, two ahead, however long that takes, and a fifth to 15', () => {
    const at = (...contents: readonly Content[]) => matchStandingOf(recordOf(contents))
    expect(at(...setOf('s1', 25, 23))).toMatchObject({ at: 1, sets: { home: 1, away: 0 } })
    expect(at(...setOf('s1', 25, 24))).toMatchObject({ at: 0, points: { home: 25, away: 24 } })
    expect(at(...setOf('s1', 33, 35))).toMatchObject({ at: 1, sets: { home: 0, away: 1 } })
    const level = [
      ...setOf('s1', 25, 0),
      ...setOf('s2', 0, 25),
      ...setOf('s3', 25, 0),
      ...setOf('s4', 0, 25),
    ]
    expect(at(...level, ...setOf('s5', 15, 14))).toMatchObject({ isOver: false, at: 4 })
    expect(at(...level, ...setOf('s5', 15, 13))).toMatchObject({ isOver: true })
    expect(at(...level, ...setOf('s5', 16, 18))).toMatchObject({
      isOver: true,
      sets: { home: 2, away: 3 },
    })
  })

  it('settles sets as they end, and the match by its third', () => {
    const two = [phase('s1'), ...setOf('s1', 25, 20), ...setOf('s2', 25, 27)]
    const record = recordOf(two)
    expect(resultIn(setWinner('s1'), '1', record)).toBe('win')
    expect(resultIn(total(52, 's2'), 'over', record)).toBe('void')
    expect(resultIn(total(51.5, 's2'), 'over', record)).toBe('win')
    expect(resultIn(SCORE, '3-0', record)).toBe('open')
    expect(resultIn({ ...WINNER, kind: 'volleyball-total-sets', line: 14 }, 'over', record)).toBe(
      'win',
    )
    expect(resultIn(WINNER, '1', record)).toBe('open')
    const over = recordOf([
      ...two,
      ...setOf('s3', 25, 11),
      ...setOf('s4', 25, 22),
      phase('over'),
      ending('ended'),
    ])
    expect(resultIn(WINNER, '1', over)).toBe('win')
    expect(resultIn(SCORE, '3-1', over)).toBe('win')
    expect(resultIn(total(180), 'over', over)).toBe('void')
    expect(resultIn({ ...WINNER, kind: 'volleyball-sets-handicap', line: -8 }, '1', over)).toBe(
      'void',
    )
    expect(
      resultIn({ kind: 'volleyball-points-handicap', period: 's3', line: -56 }, '1', over),
    ).toBe('void')
    expect(resultIn(setWinner('s5'), '1', over)).toBe('void')
  })

  it('is given back where it is broken off, and what was decided by then stands; whole at a walkover', () => {
    const stopped = recordOf([
      phase('s1'),
      ...setOf('s1', 25, 20),
      ...rallies('home', 's2', 24),
      ending('abandoned'),
    ])
    expect(resultIn(setWinner('s1'), '1', stopped)).toBe('win')
    expect(resultIn(setWinner('s2'), '1', stopped)).toBe('void')
    expect(resultIn(WINNER, '1', stopped)).toBe('void')
    // A hundred points and twenty there would be, however it had gone on.
    expect(resultIn(total(94.5), 'over', stopped)).toBe('win')
    expect(resultIn(total(95.5), 'over', stopped)).toBe('void')
    const never = recordOf([ending('walkover')])
    for (const market of [WINNER, SCORE, setWinner('s1'), total(180.5)])
      expect(settleMarket(market, never).state).toBe('void')
  })

  it('is not guessed at: sets that were stated decide who won and how, and points wait until they are told', () => {
    const sets = [phase('over'), statedSets(3, 0), ending('ended')]
    const record = recordOf(sets, [])
    expect(resultIn(WINNER, '1', record)).toBe('win')
    expect(resultIn(setWinner('s2'), '1', record)).toBe('win')
    expect(resultIn(SCORE, '3-0', record)).toBe('win')
    expect(resultIn(setWinner('s4'), '1', record)).toBe('void')
    // Three sets to nothing at the least, and no most.
    expect(resultIn(total(74.5), 'over', record)).toBe('win')
    expect(settleMarket(total(400), record)).toEqual({ state: 'waits' })
    const known = recordOf(
      [...sets, statedPoints('s1', 25, 20), statedPoints('s2', 25, 20), statedPoints('s3', 30, 28)],
      [],
    )
    expect(resultIn(total(148), 'over', known)).toBe('void')
  })

  it('decides nothing by what cannot be true together', () => {
    const record = recordOf([
      ...setOf('s1', 25, 20),
      ...setOf('s2', 25, 20),
      ...setOf('s3', 25, 20),
      statedSets(0, 3),
      ending('ended'),
    ])
    for (const market of [WINNER, setWinner('s1'), total(135)])
      expect(settleMarket(market, record)).toEqual({ state: 'waits' })
    expect(settleMarket(WINNER, recordOf([statedPoints('s1', 30, 20), ending('ended')]))).toEqual({
      state: 'waits',
    })
    // A rally of a set that was over, and one of a set before which another was not.
    expect(setsOf(recordOf([...setOf('s1', 25, 20), rally('away', 's1')]))).toBeNull()
    expect(matchStandingOf(recordOf([rally('home', 's1'), rally('home', 's2')]))).toBeNull()
  })

  it('takes a rally back, and counts points that were stated in place of what was told of the set before', () => {
    const begun = [rally('home', 's1'), rally('home', 's1'), rally('away', 's1')]
    const pointsIn = (contents: readonly Content[]) => standingOf(recordOf(contents), 0).scored
    expect(pointsIn(begun)).toEqual({ home: 2, away: 1 })
    expect(pointsIn([...begun, { annuls: 2 }])).toEqual({ home: 1, away: 1 })
    expect(pointsIn([...begun, statedPoints('s1', 7, 5), rally('away', 's1')])).toEqual({
      home: 7,
      away: 6,
    })
    // What was taken back of before was in no stated score.
    expect(pointsIn([...begun, statedPoints('s1', 7, 5), { annuls: 2 }])).toEqual({
      home: 7,
      away: 5,
    })
  })

  it('knows who serves: whoever won the last rally, and at the beginning of a set by turns from whom it was told of, but for the fifth', () => {
    const serverIn = (...contents: readonly Content[]) =>
      matchStandingOf(recordOf(contents))?.server
    expect(serverIn()).toBeNull()
    expect(serverIn(serve('away', 's1'))).toBe('away')
    expect(serverIn(serve('away', 's1'), rally('home', 's1'))).toBe('home')
    expect(serverIn(serve('away', 's1'), ...setOf('s1', 25, 20))).toBe('home')
    expect(serverIn(serve('away', 's1'), statedPoints('s1', 7, 5))).toBeNull()
    const served = recordOf([serve('home', 's2'), serve('away', 's5')])
    expect([0, 1, 2, 3, 4].map((at) => firstServerOf(served, at)?.[0]).join('')).toBe('ahaha')
    expect(firstServerOf(recordOf([serve('home', 's1')]), 4)).toBeNull()
  })

  it('shows the points of its set, and who serves', () => {
    const begun = [phase('s1'), serve('home', 's1')]
    expect(VOLLEYBALL.gameOf(recordOf([...begun, rally('away', 's1')]))).toEqual({
      games: null,
      points: { home: '0', away: '1' },
      server: 'away',
    })
    expect(VOLLEYBALL.gameOf(recordOf([...begun, ending('abandoned')]))).toBeNull()
    expect(VOLLEYBALL.gameOf(recordOf([]))).toBeNull()
    const parts = VOLLEYBALL.partScoresOf(
      recordOf([...begun, ...setOf('s1', 25, 20), phase('after-s1'), phase('s2')]),
    )
    expect(parts).toEqual([
      { part: 's1', score: { home: 25, away: 20 } },
      { part: 's2', score: { home: 0, away: 0 } },
    ])
  })

  it('gives back what was taken as one before the match, at or after its start', () => {
    const record = recordOf([phase('s1'), ...setOf('s1', 25, 0)])
    const leg: TakenLeg = {
      market: setWinner('s1'),
      selection: '1',
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

it('the demo has leagues of invented clubs, each of which plays once a day; a match is broken off now and then, and sometimes none is played', () => {
  for (const { clubs } of VOLLEYBALL_LEAGUES) expect(clubs.length % 2).toBe(0)
  const names = matchesOn(20_780 * DAY_MS).flatMap(({ clubs }) => clubs.map(({ id }) => id))
  expect(new Set(names).size).toBe(VOLLEYBALL_LEAGUES.flatMap(({ clubs }) => clubs).length)
  const endings = new Set(MATCHES.map((messages) => endingOf(messages)))
  expect(endings).toEqual(new Set(['ended', 'abandoned', 'walkover']))
})
