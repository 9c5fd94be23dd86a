import { describe, expect, it } from 'vitest'
import { newRecord } from '#games/sports/football/record.ts'
import { settleMarket } from '#games/sports/football/settlement.ts'
import { FOOTBALL } from '#games/sports/football/sport.ts'
import {
  UnreadableSeason,
  idOf,
  instantOf,
  readFootballJson,
  readSeasonCsv,
} from '#server/sports/feed/import.ts'
import { feedMessage } from '#server/sports/feed/messages.ts'
import { importedSeason, madeUpSeason } from './sports-feed/seasons.ts'

const SOURCE = {
  name: 'Süper Lig 2026/27',
  region: 'Türkiye',
  zone: 'Europe/Istanbul',
  isCsv: false,
}
const season = (...matches: object[]) => JSON.stringify({ name: 'x', matches })
const PLAYED = {
  date: '2026-08-15',
  time: '20:00',
  team1: 'Göztepe SK',
  team2: 'Iğdır FK',
  round: 'Matchday 1',
  score: { ht: [1, 0], ft: [1, 2] },
}

describe('a season of football.json', () => {
  it('is told as fixtures, scores and ends, and settles', () => {
    const messages = importedSeason(season(PLAYED), SOURCE)
    expect(messages.map(({ type, sequence }) => [type, sequence])).toEqual([
      ['fixture', 1],
      ['score', 2],
      ['incident', 3],
      ['score', 4],
    ])
    expect(messages[0]).toMatchObject({
      event: 'super-lig-2026-27-goztepe-sk-igdir-fk',
      fixture: {
        home: { id: 'goztepe-sk', name: 'Göztepe SK' },
        startsAt: Date.UTC(2026, 7, 15, 17),
      },
    })
    const record = messages
      .filter((message) => message.type === 'score' || message.type === 'incident')
      .reduce((before, message) => FOOTBALL.applyMessage(before, message), newRecord([]))
    const settled = settleMarket(
      { kind: 'half-time-full-time', period: 'match', line: null },
      record,
    )
    expect('results' in settled && settled.results.get('1/2')).toBe('win')
  })

  it('may be told again with more of it, and goes on where it ended', () => {
    const coming = importedSeason(season({ ...PLAYED, score: {} }), SOURCE)
    const ended = importedSeason(season({ ...PLAYED, score: { ft: [1, 2] } }), SOURCE)
    const whole = importedSeason(season(PLAYED), SOURCE)
    expect(ended.slice(0, coming.length)).toEqual(coming)
    expect(whole.slice(0, ended.length)).toEqual(ended)
    expect([coming.length, ended.length, whole.length]).toEqual([1, 3, 4])
  })

  it('may leave out the hour, and say more than is read', () => {
    const { time: _, ...untimed } = { ...PLAYED, status: 'postponed', score: {} }
    expect(importedSeason(season(untimed), SOURCE)[0]?.at).toBe(Date.UTC(2026, 7, 15, 9))
  })

  it('names a pairing that comes twice by its number', () => {
    const events = importedSeason(
      season({ ...PLAYED, score: {} }, { ...PLAYED, date: '2027-01-02', score: {} }),
      SOURCE,
    ).map(({ event }) => event)
    expect(events[1]).toBe(`${events[0]}-2`)
  })

  it.each<[string, string, string]>([
    ['no JSON', '{', 'no JSON'],
    ['no matches', '{}', 'matches'],
    ['none among them', '{"matches":[]}', 'no match in it'],
    ['a day that there is not', season({ ...PLAYED, date: '2026-02-30' }), 'matches.0.date'],
    ['half a goal', season({ ...PLAYED, score: { ft: [1.5, 0] } }), 'matches.0.score.ft.0'],
    [
      'more goals at half time',
      season({ ...PLAYED, score: { ht: [3, 0], ft: [1, 2] } }),
      'match 1',
    ],
    ['a club against itself', season({ ...PLAYED, team2: 'Göztepe SK' }), 'match 1'],
    ['a club of two lines', season({ ...PLAYED, team2: 'Iğdır\u0007FK' }), 'matches.0.team2'],
    ['a day too far off', season(PLAYED, { ...PLAYED, date: '9999-12-31' }), 'match 2'],
  ])('that has %s is refused whole, and named', (_title, text, problem) => {
    expect(() => readFootballJson(text)).toThrow(UnreadableSeason)
    expect(() => readFootballJson(text)).toThrow(problem)
  })
})

describe('a season of CSV', () => {
  const HEAD = 'date,time,home,away,half time,full time\n'

  it('says the same as one of football.json', () => {
    const csv = `${HEAD}2026-08-15,20:00,Göztepe SK,Iğdır FK,1-0,1-2\n`
    expect(importedSeason(csv, { ...SOURCE, isCsv: true })).toEqual(
      importedSeason(season(PLAYED), SOURCE),
    )
  })

  it('takes columns in any order, semicolons, and empty scores', () => {
    const csv = '\ufeffhome;away;date;time;full time;half time;round\n"A; B";C;2026-08-15;;;;1\n'
    expect(readSeasonCsv(csv)).toEqual([
      { date: '2026-08-15', time: null, home: 'A; B', away: 'C', half: null, full: null },
    ])
  })

  it.each<[string, string, string]>([
    ['lacks a column', 'date,home\n', 'no column time'],
    ['is empty', '', 'no match in it'],
    ['has a head alone', HEAD, 'no match in it'],
    [
      'has a day that there is not',
      `${HEAD}2026-02-30,20:00,A,B,,\n`,
      'line 2: date is no day: write it like 2026-03-14',
    ],
    ['has an hour that there is not', `${HEAD}2026-02-20,25:00,A,B,,\n`, 'write it like 20:00'],
    ['has a score that is none', `${HEAD}2026-08-15,20:00,A,B,,1\n`, 'line 2'],
    ['has a row too short', `${HEAD}2026-08-15\n`, 'no CSV'],
  ])('that %s is refused, and named', (_title, text, problem) => {
    expect(() => readSeasonCsv(text)).toThrow(UnreadableSeason)
    expect(() => readSeasonCsv(text)).toThrow(problem)
  })
})

it('a wall clock is a moment, in summer as in winter', () => {
  expect(instantOf('2026-07-01', '20:00', 'Europe/London')).toBe(Date.UTC(2026, 6, 1, 19))
  expect(instantOf('2026-12-01', '20:00', 'Europe/London')).toBe(Date.UTC(2026, 11, 1, 20))
  expect(instantOf('2026-03-29', '03:30', 'Europe/Berlin')).toBe(Date.UTC(2026, 2, 29, 1, 30))
})

it.each([
  ['Beşiktaş J.K.', 'besiktas-j-k'],
  ['1. FC Köln', '1-fc-koln'],
  ['Brighton & Hove Albion', 'brighton-hove-albion'],
  ['1907', '1907'],
  ['!!', 'club-233d26e9'],
  ['$', 'club-09fc9608'],
  ['Зенит', 'club-1331e094'],
  ['Зенит 2', '2-ee87a460'],
  ['上海', 'club-4906a49a'],
])('%s is %s in an address', (name, id) => {
  expect(idOf(name)).toBe(id)
})

describe('clubs of a file', () => {
  const idsIn = (...names: readonly string[]) => {
    const matches = names.map((team2) => ({ ...PLAYED, team1: 'Ev', team2, score: {} }))
    return importedSeason(season(...matches), SOURCE).flatMap((message) =>
      message.type === 'fixture' ? [message.fixture.away.id] : [],
    )
  }

  it('are as many as their names, whatever these are written in, and the same in any file', () => {
    const names = [
      'Спартак',
      'Зенит',
      'Зенит 2',
      'Спартак 2',
      'Ολυμπιακός',
      '上海',
      '北京',
      '!!',
      '$',
    ]
    const ids = idsIn(...names)
    expect(new Set(ids).size).toBe(names.length)
    expect(idsIn(...names.toReversed())).toEqual(ids.toReversed())
  })

  it('whose names come to one id have two, the first its own', () => {
    const [first, second, again] = idsIn('A. B.', 'A B', 'A. B.')
    expect([first, again]).toEqual(['a-b', 'a-b'])
    expect(second).toMatch(/^a-b-[0-9a-f]{8}$/)
  })

  it('may have long names: every message is one that the door takes', () => {
    const long = (letter: string) => letter.repeat(80)
    const matches = ['x', 'y', 'z'].map((each) => ({
      ...PLAYED,
      team1: long('a'),
      team2: `${long('b').slice(1)}${each}`,
    }))
    const messages = importedSeason(season(...matches), { ...SOURCE, name: long('c') })
    for (const message of messages) expect(feedMessage.parse(message)).toEqual(message)
    expect(new Set(messages.map(({ event }) => event)).size).toBe(3)
  })
})

describe('every message that is told', () => {
  const messages = [
    ...madeUpSeason({ seed: 3, firstAt: Date.UTC(2026, 10, 25), everyMs: 3_600_000 }).filter(
      ({ sequence }) => sequence % 97 < 3,
    ),
    ...importedSeason(season(PLAYED), SOURCE),
  ]

  it('is one that the feed describes', () => {
    const refused = messages.filter(
      (message) => !feedMessage.safeParse(JSON.parse(JSON.stringify(message))).success,
    )
    expect(refused).toEqual([])
  })

  const [fixture] = importedSeason(season(PLAYED), SOURCE)
  it.each<[string, object]>([
    ['no provider', { provider: '' }],
    ['a sequence of nothing', { sequence: 0 }],
    ['half a sequence', { sequence: 1.5 }],
    ['a time as text', { at: '2026-11-25' }],
    ['a type that there is not', { type: 'rumour' }],
    ['more than it may say', { more: 1 }],
    ['an event with a slash', { event: '../x' }],
  ])('with %s is refused', (_title, change) => {
    expect(feedMessage.safeParse({ ...fixture, ...change }).success).toBe(false)
  })
})
