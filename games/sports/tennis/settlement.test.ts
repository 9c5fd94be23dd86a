import { describe, expect, it } from 'vitest'
import { streamOf, type Stream } from '../../slots/stream.ts'
import type { FeedMessage } from '../feed.ts'
import { settleLeg, type TakenLeg } from '../settlement.ts'
import type { SetName } from '../sets/sets.ts'
import { FORMAT_NAMES, type FormatName } from './formats.ts'
import {
  TENNIS_KINDS,
  isMarket,
  selectionsOf,
  type TennisKindName,
  type TennisMarket,
} from './kinds.ts'
import { TENNIS_LEAGUES } from './leagues.ts'
import { matchesOn } from './matchdays.ts'
import {
  matchStandingOf,
  newRecord,
  serverOf,
  setsOf,
  standingOf,
  type StatedSets,
  type TennisIncident,
  type TennisRecord,
} from './record.ts'
import { playMatch } from './season.ts'
import { settleMarket } from './settlement.ts'
import { TENNIS } from './sport.ts'
import { everyEnd, plainResult, scoreboard, type PlainWay } from './testing-reference.ts'

const DAY_MS = 86_400_000

const WAYS: Readonly<Record<FormatName, PlainWay>> = {
  'best-of-three': { wins: 2, last: 7 },
  'match-tie-break': { wins: 2, last: 'match tie-break' },
  'best-of-five': { wins: 3, last: 10 },
}

interface PlayedMatch {
  format: FormatName
  messages: readonly FeedMessage[]
}

/** Every match of some days of the demo, as it is told. */
const played = (days: number): readonly PlayedMatch[] =>
  Array.from({ length: days }, (_, day) => matchesOn((20_780 + day) * DAY_MS)).flatMap((matches) =>
    matches.map(({ league, clubs, ...plan }) => ({
      format: plan.format,
      messages: playMatch(league, clubs, { ...plan, seed: 4, clockMs: 600_000 }),
    })),
  )

const recordAfter = ({ format, messages }: PlayedMatch): TennisRecord =>
  messages.reduce<TennisRecord>(
    (record, message) =>
      message.type === 'incident' || message.type === 'score' || message.type === 'correction'
        ? TENNIS.applyMessage(record, message)
        : { ...record, version: message.sequence },
    newRecord(['points'], format),
  )

/** Who won each point, in their order, and of nothing else that was told. */
function winnersOf(messages: readonly FeedMessage[]): readonly string[] {
  const annuls = messages.flatMap((one) => (one.type === 'correction' ? [one.annuls] : []))
  return messages.flatMap((one) =>
    one.type === 'incident' && one.incident.kind === 'point' && !annuls.includes(one.sequence)
      ? [one.incident.side]
      : [],
  )
}

const endingOf = (messages: readonly FeedMessage[]) =>
  messages.flatMap((one) =>
    one.type === 'incident' && one.incident.kind === 'ending' ? [one.incident.ending] : [],
  )[0]

const KINDS = Object.keys(TENNIS_KINDS) as TennisKindName[]

/** Any market that there can be, its line near where matches end. */
function anyMarket(stream: Stream): TennisMarket {
  for (;;) {
    const kind = KINDS[stream(KINDS.length)] ?? 'match-winner'
    const { periods, hasLine } = TENNIS_KINDS[kind]
    const period = periods[stream(periods.length)] ?? 'match'
    const half = (from: number, to: number) => from + stream(2 * (to - from) + 1) / 2
    const isOfSets = kind === 'sets-handicap' || kind === 'total-sets'
    const line = kind.endsWith('handicap')
      ? half(isOfSets ? -3 : -9, isOfSets ? 3 : 9)
      : isOfSets
        ? half(1, 5)
        : half(1, period === 'match' ? 45 : 13)
    const market: TennisMarket = { kind, period, line: hasLine ? line * 4 : null }
    if (isMarket(market)) return market
  }
}

const MATCHES = played(14)
const ENDED = MATCHES.filter(({ messages }) => endingOf(messages) === 'ended')

describe('every kind of tennis market', () => {
  it('comes to what an independent reading of the rules says, over every format and whole and half lines', () => {
    const stream = streamOf(3, 1, 4, 2)
    let compared = 0
    for (const match of ENDED) {
      const way = WAYS[match.format]
      const record = recordAfter(match)
      const { sets } = scoreboard(winnersOf(match.messages), way)
      for (let at = 0; at < 120; at += 1) {
        const market = anyMarket(stream)
        const came = settleMarket(market, record)
        if (!('results' in came)) throw new Error(`${market.kind} is not settled`)
        for (const selection of selectionsOf(market)) {
          expect(came.results.get(selection)).toBe(plainResult(sets, way, market, selection))
          compared += 1
        }
      }
    }
    expect(compared).toBeGreaterThan(25_000)
    expect(new Set(ENDED.map(({ format }) => format)).size).toBe(FORMAT_NAMES.length)
  })

  it('is decided in play exactly where every way that the match can go on makes the same of it; who retires then leaves that, and all else is given back', () => {
    const stream = streamOf(2, 7, 1, 9)
    let [decided, open] = [0, 0]
    for (const match of ENDED.filter(({ format }) => format !== 'best-of-five').slice(0, 60)) {
      const way = WAYS[match.format]
      const cut = match.messages.slice(0, 3 + stream(match.messages.length - 3))
      const record = recordAfter({ ...match, messages: cut })
      if (record.ending !== null) continue
      const ends = everyEnd(scoreboard(winnersOf(cut), way), way)
      const retired = TENNIS.applyMessage(
        record,
        incidentOf(record, { kind: 'ending', ending: 'retired' }),
      )
      for (let at = 0; at < 12; at += 1) {
        const market = anyMarket(stream)
        const now = settleMarket(market, record)
        const after = settleMarket(market, retired)
        const texts = selectionsOf(market).map(
          (selection) => new Set(ends.map((sets) => plainResult(sets, way, market, selection))),
        )
        const isDecided = texts.every(({ size }) => size === 1)
        expect('results' in now).toBe(isDecided)
        for (const [place, selection] of selectionsOf(market).entries()) {
          const [result] = texts[place] ?? []
          if ('results' in now) expect(now.results.get(selection)).toBe(result)
          if ('results' in after)
            expect(after.results.get(selection)).toBe(isDecided ? result : 'void')
          expect('results' in after).toBe(true)
        }
        decided += Number(isDecided)
        open += Number(!isDecided)
      }
    }
    expect(decided).toBeGreaterThan(60)
    expect(open).toBeGreaterThan(60)
  })

  it('follows the scoreboard point by point, corrections and all', () => {
    const stream = streamOf(5, 7, 1, 9)
    let corrections = 0
    for (const match of MATCHES.slice(0, 60)) {
      corrections += match.messages.filter(({ type }) => type === 'correction').length
      const cut = match.messages.slice(0, 3 + stream(match.messages.length - 3))
      const record = recordAfter({ ...match, messages: cut })
      const board = scoreboard(winnersOf(cut), WAYS[match.format])
      const { sets } = board
      const won = (who: 0 | 1) => sets.filter(([a, b]) => (who === 0 ? a > b : b > a)).length
      expect(setsOf(record)).toEqual({ home: won(0), away: won(1) })
      const standing = matchStandingOf(record)
      expect([standing?.games.home, standing?.games.away]).toEqual(board.games)
      expect([standing?.points.home, standing?.points.away]).toEqual(board.points)
    }
    expect(corrections).toBeGreaterThan(20)
  })
})

const incidentOf = ({ version }: TennisRecord, incident: TennisIncident) => ({
  type: 'incident' as const,
  sequence: version + 1,
  at: 1_000 * version,
  incident,
})

const WINNER: TennisMarket = { kind: 'match-winner', period: 'match', line: null }
const setWinner = (period: SetName): TennisMarket => ({ kind: 'set-winner', period, line: null })
const total = (games: number, period: TennisMarket['period'] = 'match'): TennisMarket => ({
  kind: 'total-games',
  period,
  line: games * 4,
})

type Content = TennisIncident | { readonly annuls: number } | { readonly stated: StatedSets }

/** A record of these, told one after the other. */
const recordOf = (
  contents: readonly Content[],
  follows: readonly 'points'[] = ['points'],
  format: FormatName = 'best-of-three',
) =>
  contents.reduce(
    (record, one) => {
      const place = { sequence: record.version + 1, at: 1_000 * (record.version + 1) }
      if ('annuls' in one)
        return TENNIS.applyMessage(record, { type: 'correction', ...place, ...one })
      if ('stated' in one)
        return TENNIS.applyMessage(record, { type: 'score', ...place, ...one.stated })
      return TENNIS.applyMessage(record, { type: 'incident', ...place, incident: one })
    },
    newRecord(follows, format),
  )

type Who = 'home' | 'away'
const point = (side: Who, set: SetName, game: number): Content => ({
  kind: 'point',
  side,
  set,
  game,
})
const won = (side: Who, set: SetName, game: number): readonly Content[] =>
  Array.from({ length: 4 }, () => point(side, set, game))

/** A set in which the games fall so, each to nothing; of a tie-break seven points. */
const setOf = (set: SetName, winners: readonly Who[]): readonly Content[] =>
  winners.flatMap((side, at) => [
    ...won(side, set, at + 1),
    ...(at === 12 ? won(side, set, 13).slice(0, 3) : []),
  ])

const games = (home: number, away: number): readonly Who[] => [
  ...Array.from({ length: Math.min(home, away) }, () => ['home', 'away'] as const).flat(),
  ...Array.from({ length: Math.abs(home - away) }, () => (home > away ? 'home' : 'away')),
]

const phase = (to: Exclude<TennisRecord['phase'], 'scheduled'>): Content => ({
  kind: 'phase',
  phase: to,
})
const ending = (how: 'ended' | 'abandoned' | 'retired' | 'walkover' | 'expired'): Content => ({
  kind: 'ending',
  ending: how,
})
const statedGames = (period: SetName, home: number, away: number): Content => ({
  stated: { count: 'games', period, score: { home, away } },
})
const statedSets = (home: number, away: number): Content => ({
  stated: { count: 'sets', period: 'match', score: { home, away } },
})

const resultIn = (market: TennisMarket, selection: string, record: TennisRecord) => {
  const came = settleMarket(market, record)
  return 'results' in came ? came.results.get(selection) : came.state
}

describe('a tennis match', () => {
  it('counts a tie-break as one game', () => {
    const record = recordOf([phase('s1'), ...setOf('s1', games(7, 6))])
    expect(standingOf(record, 0).scored).toEqual({ home: 7, away: 6 })
    expect(resultIn(total(12.5, 's1'), 'over', record)).toBe('win')
    expect(resultIn(setWinner('s1'), '1', record)).toBe('win')
  })

  it('counts a match tie-break as one set and one game, to ten points', () => {
    const begun = [...setOf('s1', games(6, 0)), ...setOf('s2', games(0, 6))]
    const points = Array.from({ length: 9 }, () => point('home', 's3', 1))
    const nine = recordOf([phase('s1'), ...begun, ...points], ['points'], 'match-tie-break')
    expect(setsOf(nine)).toEqual({ home: 1, away: 1 })
    expect(resultIn(WINNER, '1', nine)).toBe('open')
    const ten = recordOf(
      [phase('s1'), ...begun, ...points, point('home', 's3', 1), ending('ended')],
      ['points'],
      'match-tie-break',
    )
    expect(setsOf(ten)).toEqual({ home: 2, away: 1 })
    expect(resultIn(total(13), 'over', ten)).toBe('void')
    expect(resultIn(total(12.5), 'over', ten)).toBe('win')
    expect(resultIn({ kind: 'total-sets', period: 'match', line: 10 }, 'over', ten)).toBe('win')
    expect(resultIn(setWinner('s3'), '1', ten)).toBe('win')
  })

  it('gives back what stood on a set that was never played, and on one that its format has not', () => {
    const record = recordOf([
      phase('s1'),
      ...setOf('s1', games(6, 2)),
      ...setOf('s2', games(6, 3)),
      ending('ended'),
    ])
    expect(resultIn(WINNER, '1', record)).toBe('win')
    expect(resultIn(setWinner('s3'), '1', record)).toBe('void')
    expect(resultIn(total(9.5, 's4'), 'over', record)).toBe('void')
    expect(
      resultIn({ kind: 'set-score-of-five', period: 'match', line: null }, '3-0', record),
    ).toBe('void')
    expect(resultIn({ kind: 'set-score', period: 'match', line: null }, '2-0', record)).toBe('win')
  })

  it('is given back where a player retires, the winner too, and what was decided by then stands', () => {
    const record = recordOf([
      phase('s1'),
      ...setOf('s1', games(6, 2)),
      ...setOf('s2', games(5, 0)),
      ending('retired'),
    ])
    expect(resultIn(WINNER, '1', record)).toBe('void')
    expect(resultIn(setWinner('s1'), '1', record)).toBe('win')
    expect(resultIn(setWinner('s2'), '1', record)).toBe('void')
    // Fourteen games there would be, however it had gone on.
    expect(resultIn(total(13.5), 'over', record)).toBe('win')
    expect(resultIn(total(14.5), 'over', record)).toBe('void')
  })

  it('is given back whole at a walkover', () => {
    const record = recordOf([ending('walkover')])
    for (const market of [WINNER, setWinner('s1'), total(22.5)])
      expect(settleMarket(market, record).state).toBe('void')
  })

  it('is not guessed at: sets that were stated decide who won and how, and games wait until they are told', () => {
    const sets = [phase('over'), statedSets(2, 0), ending('ended')]
    const record = recordOf(sets, [])
    expect(resultIn(WINNER, '1', record)).toBe('win')
    expect(resultIn(setWinner('s2'), '1', record)).toBe('win')
    expect(resultIn({ kind: 'set-score', period: 'match', line: null }, '2-0', record)).toBe('win')
    // Twelve games at the least, and twenty-six at the most.
    expect(resultIn(total(11.5), 'over', record)).toBe('win')
    expect(resultIn(total(26.5), 'under', record)).toBe('win')
    expect(settleMarket(total(20.5), record)).toEqual({ state: 'waits' })
    const known = recordOf([...sets, statedGames('s1', 6, 4), statedGames('s2', 7, 6)], [])
    expect(resultIn(total(23), 'over', known)).toBe('void')
  })

  it('decides nothing by what cannot be true together', () => {
    const record = recordOf([
      phase('s1'),
      ...setOf('s1', games(6, 2)),
      ...setOf('s2', games(6, 3)),
      statedSets(0, 2),
      ending('ended'),
    ])
    for (const market of [WINNER, setWinner('s1'), total(17)])
      expect(settleMarket(market, record)).toEqual({ state: 'waits' })
    expect(settleMarket(WINNER, recordOf([statedGames('s1', 9, 8), ending('ended')]))).toEqual({
      state: 'waits',
    })
    // A fifth point of a game that was over, and points of a set that was.
    const more = recordOf([...won('home', 's1', 1), point('home', 's1', 1)])
    expect(matchStandingOf(more)).toBeNull()
    expect(setsOf(recordOf([...setOf('s1', games(6, 2)), point('away', 's1', 9)]))).toBeNull()
  })

  it('takes a point back, and counts games that were stated in place of the points of those games', () => {
    const begun = [...won('home', 's1', 1), point('away', 's1', 2)]
    expect(matchStandingOf(recordOf(begun))).toMatchObject({
      games: { home: 1, away: 0 },
      points: { home: 0, away: 1 },
    })
    const taken = recordOf([...begun, { annuls: 5 }, { annuls: 4 }])
    expect(matchStandingOf(taken)).toMatchObject({ points: { home: 3, away: 0 } })
    const stated = recordOf([...begun, statedGames('s1', 3, 2), point('home', 's1', 6)])
    expect(matchStandingOf(stated)).toMatchObject({
      games: { home: 3, away: 2 },
      points: { home: 1, away: 0 },
    })
  })

  it('knows who serves from whom it was told of: game by game, and over the end of a set', () => {
    const serve: Content = { kind: 'serve', side: 'away', set: 's1', game: 1 }
    const record = recordOf([serve, ...setOf('s1', games(6, 3)), ...won('home', 's2', 1)])
    const at = (set: SetName, game: number) => serverOf(record, { set, game })
    expect([at('s1', 1), at('s1', 2), at('s2', 1), at('s2', 2)]).toEqual([
      'away',
      'home',
      'home',
      'away',
    ])
    expect(serverOf(recordOf(won('home', 's1', 1)), { set: 's1', game: 2 })).toBeNull()
    // What lies between is not known to its end.
    expect(serverOf(recordOf([serve]), { set: 's2', game: 1 })).toBeNull()
  })

  it('is told as an umpire calls it', () => {
    const serve: Content = { kind: 'serve', side: 'home', set: 's1', game: 1 }
    const called = (contents: readonly Content[]) =>
      TENNIS.gameOf(recordOf([phase('s1'), serve, ...contents]))
    const deuce = ['home', 'away', 'home', 'away', 'home', 'away'] as const
    expect(called([point('home', 's1', 1), point('home', 's1', 1)])).toEqual({
      games: { home: 0, away: 0 },
      points: { home: '30', away: '0' },
      server: 'home',
    })
    const level = deuce.map((side) => point(side, 's1', 1))
    expect(called(level)?.points).toEqual({ home: '40', away: '40' })
    expect(called([...level, point('away', 's1', 1)])?.points).toEqual({ home: '40', away: 'A' })
    // Twelve games later the same player serves, one point; then the other, two.
    const tieBreak = [...setOf('s1', games(6, 6)), point('away', 's1', 13)]
    expect(called(tieBreak)).toEqual({
      games: { home: 6, away: 6 },
      points: { home: '0', away: '1' },
      server: 'away',
    })
    expect(called([ending('retired')])).toBeNull()
    expect(TENNIS.gameOf(recordOf([]))).toBeNull()
  })

  it('gives back what was taken as one before the match, at or after its start', () => {
    const record = recordOf([phase('s1'), ...setOf('s1', games(6, 0))])
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

it('the demo has series of invented players, each of whom plays once a day, retires now and then, and sometimes does not come', () => {
  for (const { clubs } of TENNIS_LEAGUES) expect(clubs.length % 2).toBe(0)
  const names = matchesOn(20_780 * DAY_MS).flatMap(({ clubs }) => clubs.map(({ id }) => id))
  expect(new Set(names).size).toBe(TENNIS_LEAGUES.flatMap(({ clubs }) => clubs).length)
  const endings = new Set(MATCHES.map(({ messages }) => endingOf(messages)))
  expect(endings).toEqual(new Set(['ended', 'retired', 'walkover']))
})
