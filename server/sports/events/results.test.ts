import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dayOf } from '#contract/time-span.ts'
import type { Score } from '#games/sports/football/kinds.ts'
import { startTestHouse, visitor, type TestHouse } from '../../testing.ts'
import { importedMessages } from '../feed/import.ts'
import { voidBets } from '../trading/operate.ts'
import { settleSports } from '../settlement/settle.ts'
import { takeMessages } from '../feed/take-messages.ts'
import { ending, incident, openMatch, phase } from '../testing.ts'

let house: TestHouse
beforeAll(async () => {
  house = await startTestHouse()
})
afterAll(() => house.close())

const DATE = '2026-03-14'

/** Matches of a file, each named by its clubs, on one day, an hour apart. */
async function feedMatches(
  competition: string,
  matches: readonly [home: string, away: string, half: Score, full: Score][],
  season?: string,
  provider = `file${season ?? ''}`,
): Promise<void> {
  const named = { id: competition, name: competition.toUpperCase() }
  const messages = importedMessages(
    matches.map(([home, away, half, full], at) => {
      return { date: DATE, time: `${10 + at}:00`, home, away, half, full }
    }),
    { provider, region: named, competition: named, zone: 'Europe/Istanbul' },
  )
  await takeMessages(
    house,
    messages.map((message) =>
      message.type === 'fixture'
        ? { ...message, fixture: { ...message.fixture, season } }
        : message,
    ),
  )
  await settleSports(house)
}

const of = (home: number, away: number): Score => ({ home, away })

describe('results', () => {
  it('are shown to anyone: by day, by competition, by club and by two that met, the latest first, with the score of the half', async () => {
    await feedMatches('b-ligi', [
      ['Kuzey', 'Güney', of(1, 0), of(1, 2)],
      ['Doğu', 'Kuzey', of(0, 0), of(0, 0)],
      ['Güney', 'Doğu', of(2, 0), of(3, 0)],
    ])
    const ask = async (input: object) => {
      const { data, pagination } = await visitor(house).call('betframe/results', input)
      return { total: pagination?.total, named: data.map(({ home, away }) => `${home}-${away}`) }
    }
    const all = ['Güney-Doğu', 'Doğu-Kuzey', 'Kuzey-Güney']
    expect(await ask({ competitionID: 'b-ligi' })).toEqual({ total: 3, named: all })
    expect(await ask({ competitionID: 'b-ligi', limit: 1, offset: 1 })).toEqual({
      total: 3,
      named: ['Doğu-Kuzey'],
    })
    expect(await ask({ day: DATE, competitionID: 'b-ligi', clubID: 'kuzey' })).toEqual({
      total: 2,
      named: ['Doğu-Kuzey', 'Kuzey-Güney'],
    })
    const met = { competitionID: 'b-ligi', clubID: 'dogu', opponentID: 'kuzey' }
    expect(await ask(met)).toEqual({ total: 1, named: ['Doğu-Kuzey'] })
    expect(await ask({ ...met, clubID: 'kuzey', opponentID: 'dogu' })).toEqual(await ask(met))
    for (const input of [
      { day: '2026-03-13' },
      { competitionID: 'b-ligi', clubID: 'bati' },
      { ...met, opponentID: 'bati' },
    ])
      expect(await visitor(house).refused('betframe/results', input)).toMatchObject({ code: 404 })
    for (const input of [
      { clubID: 'kuzey' },
      { competitionID: 'b-ligi', opponentID: 'kuzey' },
      { ...met, opponentID: '' },
      { day: '2026-02-30' },
      { competitionID: '' },
    ])
      expect(await visitor(house).refused('betframe/results', input)).toMatchObject({ code: 422 })
    const { data } = await visitor(house).call('betframe/results', { competitionID: 'b-ligi' })
    expect(data[2]).toMatchObject({
      homeID: 'kuzey',
      awayID: 'guney',
      competition: 'B-LIGI',
      ending: 'ended',
      score: of(1, 2),
      halfScore: of(1, 0),
    })
  })

  it('add up to the table of the season of the latest match, and to the form of each club', async () => {
    await feedMatches('c-ligi', [['Eski', 'Yeni', of(4, 0), of(9, 0)]], '1')
    const table = async () =>
      (await visitor(house).call('betframe/standings', { competitionID: 'c-ligi' })).data
    const refused = await visitor(house).refused('betframe/standings', { competitionID: 'none' })
    expect(refused.code).toBe(404)
    await feedMatches(
      'c-ligi',
      [
        ['Yeni', 'Eski', of(0, 0), of(2, 1)],
        ['Yeni', 'Orta', of(0, 0), of(1, 1)],
      ],
      '2',
    )
    expect(await table()).toMatchObject({
      competition: 'C-LIGI',
      season: '2',
      clubs: [
        { clubID: 'yeni', won: 1, drawn: 1, lost: 0, points: 4, form: ['win', 'draw'] },
        { clubID: 'orta', won: 0, drawn: 1, lost: 0, scored: 1, conceded: 1, form: ['draw'] },
        { clubID: 'eski', won: 0, drawn: 0, lost: 1, scored: 1, conceded: 2, points: 0 },
      ],
    })
  })
})

it('a match that two providers tell counts once, in results and in the table', async () => {
  const matches: Parameters<typeof feedMatches>[1] = [['Kuzey', 'Doğu', of(1, 0), of(2, 0)]]
  for (const provider of ['bir', 'iki']) await feedMatches('e-ligi', matches, undefined, provider)
  const { data } = await visitor(house).call('betframe/results', { competitionID: 'e-ligi' })
  expect(data).toHaveLength(1)
  const table = await visitor(house).call('betframe/standings', { competitionID: 'e-ligi' })
  expect(table.data.clubs).toMatchObject([
    { clubID: 'kuzey', won: 1, points: 3 },
    { clubID: 'dogu', lost: 1 },
  ])
})

describe('a table where a later match names no season', () => {
  it('is that of the latest season that was named', async () => {
    await feedMatches('d-ligi', [['Kuzey', 'Doğu', of(1, 0), of(2, 0)]], '7')
    await feedMatches('d-ligi', [
      ['Doğu', 'Kuzey', of(0, 0), of(0, 0)],
      ['Doğu', 'Güney', of(0, 0), of(5, 0)],
    ])
    const { data } = await visitor(house).call('betframe/standings', { competitionID: 'd-ligi' })
    expect(data).toMatchObject({
      season: '7',
      clubs: [
        { clubID: 'kuzey', points: 3 },
        { clubID: 'dogu', points: 0 },
      ],
    })
  })
})

describe('a match that is over', () => {
  const shown = async (eventID: number) =>
    (await visitor(house).call('betframe/event', { eventID })).data

  it('says what each market came to, what was ruled on it included, and says none of it before', async () => {
    const match = await openMatch(house)
    await match.feed(
      phase('first-half'),
      incident({ kind: 'goal', side: 'home', half: 'first', minute: 12 }),
      phase('half-time'),
      phase('second-half'),
    )
    expect(await shown(match.eventID)).toMatchObject({ ending: null, results: [], halfScore: null })
    await match.feed(
      incident({ kind: 'goal', side: 'away', half: 'second', minute: 60 }),
      phase('over'),
      ending('ended'),
    )
    const actor = { kind: 'command', name: 'trader', why: 'a test' } as const
    const traded = { eventId: BigInt(match.eventID), market: 'both-score' }
    await voidBets(house.database.db, actor, traded, house.clock())
    const { results, ...event } = await shown(match.eventID)
    expect(event).toMatchObject({
      ending: 'ended',
      score: of(1, 1),
      halfScore: of(1, 0),
      homeID: 'poyraz-fk',
    })
    const resultOf = (name: string, chosen: string) =>
      results
        .find(({ market }) => market === name)
        ?.selections.find(({ selection }) => selection === chosen)?.result
    expect(resultOf('match-result', 'X')).toBe('win')
    expect(resultOf('match-result', '1')).toBe('lose')
    expect(resultOf('match-result@first-half', '1')).toBe('win')
    expect(resultOf('draw-no-bet', '1')).toBe('void')
    expect(resultOf('half-time-full-time', '1/X')).toBe('win')
    expect(resultOf('total-goals.6', 'over')).toBe('win')
    expect(resultOf('correct-score', '1-1')).toBe('win')
    expect(resultOf('both-score', 'yes')).toBe('void')
    await settleSports(house)
    const { data } = await visitor(house).call('betframe/results', {
      competitionID: 'anadolu-ligi',
      day: dayOf(match.startsAt),
    })
    expect(data.map(({ eventID }) => eventID)).toEqual([match.eventID])
  })

  it('gives back what a match that broke off had not decided, and has no score of one that never began', async () => {
    const broken = await openMatch(house, { clubs: [2, 3] })
    await broken.feed(
      phase('first-half'),
      incident({ kind: 'goal', side: 'home', half: 'first', minute: 12 }),
      ending('abandoned'),
    )
    const { results, halfScore } = await shown(broken.eventID)
    expect(halfScore).toBeNull()
    const ofMarket = (name: string) =>
      results.find(({ market }) => market === name)?.selections.map(({ result }) => result)
    expect(ofMarket('match-result')).toEqual(['void', 'void', 'void'])
    expect(ofMarket('total-goals.2')).toEqual(['win', 'lose'])
    const walkover = await openMatch(house, { clubs: [4, 5] })
    await walkover.feed(ending('walkover'))
    await settleSports(house)
    const { data } = await visitor(house).call('betframe/results', {
      competitionID: 'anadolu-ligi',
      clubID: 'kervan-sk',
    })
    expect(data).toMatchObject([{ ending: 'walkover', score: null, halfScore: null }])
  })
})

describe('a search', () => {
  it('finds matches to come by what a club or the competition is called, however it is written', async () => {
    const match = await openMatch(house, { clubs: [6, 8] })
    const found = async (asked: object) =>
      (await visitor(house).call('betframe/events', asked)).data.map(({ eventID }) => eventID)
    for (const search of ['TURKUAZ', 'gücü', 'gucu', 'anadolu lıgı'])
      expect(await found({ search, coming: true })).toEqual([match.eventID])
    for (const [search, code] of [
      ['100%', 404],
      ['po', 422],
    ] as const)
      expect((await visitor(house).refused('betframe/events', { search })).code).toBe(code)
    await match.play(1, 0)
    expect((await visitor(house).refused('betframe/events', { search: 'gücü' })).code).toBe(404)
  })
})
