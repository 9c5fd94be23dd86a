import { describe, expect, it } from 'vitest'
import { streamOf, type Stream } from '../../slots/stream.ts'
import type { FeedMessage } from '../feed.ts'
import type { Side } from '../match.ts'
import { settleLeg, type TakenLeg } from '../settlement.ts'
import type { Phase, SetName } from '../sets/sets.ts'
import { ESPORT_KINDS, KIND_NAMES, isMarket, selectionsOf, type EsportMarket } from './kinds.ts'
import { ESPORT_LEAGUES } from './leagues.ts'
import { matchesOn } from './matchdays.ts'
import {
  mapsOf,
  matchStandingOf,
  newRecord,
  standingOf,
  type EsportIncident,
  type EsportRecord,
  type StatedMaps,
} from './record.ts'
import { playMatch } from './season.ts'
import { settleMarket } from './settlement.ts'
import { ESPORT } from './sport.ts'
import { everyEnd, plainResult, possibleResults } from './testing-reference.ts'

const DAY_MS = 86_400_000

type Messages = readonly FeedMessage[]

/** Every match of some days of the demo, as it is told. */
const played = (days: number): readonly Messages[] =>
  Array.from({ length: days }, (_, day) => matchesOn((20_780 + day) * DAY_MS)).flatMap((matches) =>
    matches.map(({ league, clubs, ...plan }) =>
      playMatch(league, clubs, { ...plan, seed: 4, clockMs: 600_000 }),
    ),
  )

const recordAfter = (messages: Messages): EsportRecord =>
  messages.reduce<EsportRecord>(
    (record, message) =>
      message.type === 'incident' || message.type === 'score' || message.type === 'correction'
        ? ESPORT.applyMessage(record, message)
        : { ...record, version: message.sequence },
    newRecord(),
  )

/** Who won each map, in their order, and of nothing else that was told. */
function winnersOf(messages: Messages): string {
  const annuls = messages.flatMap((one) => (one.type === 'correction' ? [one.annuls] : []))
  return messages
    .flatMap((one) =>
      one.type === 'incident' && one.incident.kind === 'map' && !annuls.includes(one.sequence)
        ? [one.incident.side === 'home' ? 'h' : 'a']
        : [],
    )
    .join('')
}

const endingOf = (messages: Messages) =>
  messages.flatMap((one) =>
    one.type === 'incident' && one.incident.kind === 'ending' ? [one.incident.ending] : [],
  )[0]

/** Any market that there can be, its line near where matches end. */
function anyMarket(stream: Stream): EsportMarket {
  for (;;) {
    const kind = KIND_NAMES[stream(KIND_NAMES.length)] ?? 'esport-winner'
    const { periods, hasLine } = ESPORT_KINDS[kind]
    const period = periods[stream(periods.length)] ?? 'match'
    const line = kind === 'esport-total-maps' ? 2 * stream(10) : 2 * (stream(13) - 6)
    const market: EsportMarket = { kind, period, line: hasLine ? line : null }
    if (isMarket(market)) return market
  }
}

const MATCHES = played(40)
const ENDED = MATCHES.filter((messages) => endingOf(messages) === 'ended')

describe('every kind of esport market', () => {
  it('comes to what an independent reading of the rules says, over whole and half lines', () => {
    const stream = streamOf(3, 1, 4, 5)
    let compared = 0
    const seen = new Set<string>()
    for (const messages of ENDED) {
      const record = recordAfter(messages)
      const maps = winnersOf(messages)
      seen.add(maps)
      for (let at = 0; at < 30; at += 1) {
        const market = anyMarket(stream)
        const came = settleMarket(market, record)
        if (!('results' in came)) throw new Error(`${market.kind} is not settled`)
        for (const selection of selectionsOf(market)) {
          expect(came.results.get(selection)).toBe(plainResult(maps, market, selection))
          compared += 1
        }
      }
    }
    expect(compared).toBeGreaterThan(15_000)
    expect([...seen].toSorted()).toEqual([...everyEnd('')].toSorted())
  })

  it('is decided in play exactly where every way that the match can go on makes the same of it; of one that is broken off or given up that stands, and all else is given back', () => {
    const stream = streamOf(2, 7, 1, 9)
    let [decided, open] = [0, 0]
    for (const messages of ENDED) {
      // Between two messages of which one takes back what was wrong, nobody knows it.
      const cut = cutOf(messages, stream)
      const record = recordAfter(cut)
      if (record.ending !== null || record.phase === 'over') continue
      const maps = winnersOf(cut)
      const how = stream(2) === 0 ? 'abandoned' : 'retired'
      const stopped = ESPORT.applyMessage(
        record,
        incidentOf(record, { kind: 'ending', ending: how }),
      )
      for (let at = 0; at < 12; at += 1) {
        const market = anyMarket(stream)
        const now = settleMarket(market, record)
        const after = settleMarket(market, stopped)
        const texts = selectionsOf(market).map((selection) =>
          possibleResults(maps, market, selection),
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

  it('follows the maps one by one, corrections of official results and all', () => {
    let corrections = 0
    const stream = streamOf(5, 7, 1, 9)
    for (const messages of MATCHES) {
      corrections += messages.filter(({ type }) => type === 'correction').length
      const cut = cutOf(messages, stream)
      const maps = winnersOf(cut)
      const won = (who: string) => maps.split('').filter((one) => one === who).length
      expect(mapsOf(recordAfter(cut))).toEqual({ home: won('h'), away: won('a') })
    }
    expect(corrections).toBeGreaterThan(5)
  })
})

/** The beginning of a match, up to where nothing that was wrong waits for what is right. */
function cutOf(messages: Messages, stream: Stream): Messages {
  const corrected = messages.findIndex(({ type }) => type === 'correction')
  const annuls = messages[corrected]
  const end = 3 + stream(messages.length - 3)
  if (annuls?.type !== 'correction') return messages.slice(0, end)
  const isInDoubt = end >= annuls.annuls && end <= corrected + 1
  return messages.slice(0, isInDoubt ? corrected + 2 : end)
}

const incidentOf = ({ version }: EsportRecord, incident: EsportIncident) => ({
  type: 'incident' as const,
  sequence: version + 1,
  at: 1_000 * version,
  incident,
})

const WINNER: EsportMarket = { kind: 'esport-winner', period: 'match', line: null }
const SCORE: EsportMarket = { kind: 'esport-map-score', period: 'match', line: null }
const TOTAL: EsportMarket = { kind: 'esport-total-maps', period: 'match', line: 10 }
const mapWinner = (period: SetName): EsportMarket => ({
  kind: 'esport-map-winner',
  period,
  line: null,
})
const handicap = (maps: number): EsportMarket => ({
  kind: 'esport-maps-handicap',
  period: 'match',
  line: maps * 4,
})

type Content = EsportIncident | { readonly annuls: number } | { readonly stated: StatedMaps }

/** A record of these, told one after the other. */
const recordOf = (contents: readonly Content[], follows: readonly 'maps'[] = ['maps']) =>
  contents.reduce((record, one) => {
    const place = { sequence: record.version + 1, at: 1_000 * (record.version + 1) }
    if ('annuls' in one)
      return ESPORT.applyMessage(record, { type: 'correction', ...place, ...one })
    if ('stated' in one)
      return ESPORT.applyMessage(record, { type: 'score', ...place, ...one.stated })
    return ESPORT.applyMessage(record, { type: 'incident', ...place, incident: one })
  }, newRecord(follows))

const map = (side: Side, set: SetName): Content => ({ kind: 'map', side, set })
const phase = (to: Exclude<Phase, 'scheduled'>): Content => ({ kind: 'phase', phase: to })
const ending = (how: 'ended' | 'abandoned' | 'retired' | 'walkover' | 'expired'): Content => ({
  kind: 'ending',
  ending: how,
})
const stated = (period: StatedMaps['period'], home: number, away: number): Content => ({
  stated: { count: 'maps', period, score: { home, away } },
})

const resultIn = (market: EsportMarket, selection: string, record: EsportRecord) => {
  const came = settleMarket(market, record)
  return 'results' in came ? came.results.get(selection) : came.state
}

describe('an esport match', () => {
  it('settles maps as they end, and the match by its second', () => {
    const one = [phase('s1'), map('home', 's1'), phase('after-s1')]
    const record = recordOf(one)
    expect(resultIn(mapWinner('s1'), '1', record)).toBe('win')
    expect(resultIn(SCORE, '0-2', record)).toBe('open')
    expect(resultIn(handicap(1.5), '1', record)).toBe('win')
    for (const market of [WINNER, TOTAL, mapWinner('s2'), mapWinner('s3'), handicap(-1.5)])
      expect(settleMarket(market, record)).toEqual({ state: 'open' })
    const two = recordOf([...one, phase('s2'), map('home', 's2'), phase('over'), ending('ended')])
    expect(resultIn(WINNER, '1', two)).toBe('win')
    expect(resultIn(SCORE, '2-0', two)).toBe('win')
    expect(resultIn(TOTAL, 'under', two)).toBe('win')
    expect(resultIn(handicap(-1.5), '1', two)).toBe('win')
    expect(resultIn(handicap(-2), '1', two)).toBe('void')
    // A map that was not played.
    expect(resultIn(mapWinner('s3'), '1', two)).toBe('void')
  })

  it('is given back where it is broken off or given up, the winner too, and what was decided by then stands; whole at a walkover', () => {
    for (const how of ['abandoned', 'retired', 'expired'] as const) {
      const stopped = recordOf([
        phase('s1'),
        map('home', 's1'),
        phase('after-s1'),
        phase('s2'),
        map('away', 's2'),
        phase('after-s2'),
        phase('s3'),
        ending(how),
      ])
      expect(resultIn(mapWinner('s1'), '1', stopped)).toBe('win')
      expect(resultIn(mapWinner('s2'), '1', stopped)).toBe('lose')
      // There would have been a third, however it had gone on.
      expect(resultIn(TOTAL, 'over', stopped)).toBe('win')
      for (const market of [WINNER, mapWinner('s3')])
        expect(resultIn(market, '1', stopped)).toBe('void')
      expect(resultIn(SCORE, '2-1', stopped)).toBe('void')
    }
    const never = recordOf([ending('walkover')])
    for (const market of [WINNER, SCORE, TOTAL, mapWinner('s1'), handicap(1.5)])
      expect(settleMarket(market, never).state).toBe('void')
  })

  it('goes by the official result: one that is put right counts, and two that differ decide nothing until one is taken back', () => {
    const wrong = [phase('s1'), map('home', 's1'), phase('after-s1')]
    expect(mapsOf(recordOf(wrong))).toEqual({ home: 1, away: 0 })
    const taken = recordOf([...wrong, { annuls: 2 }])
    expect(matchStandingOf(taken)).toBeNull()
    expect(settleMarket(mapWinner('s1'), taken)).toEqual({ state: 'open' })
    expect(mapsOf(recordOf([...wrong, { annuls: 2 }, map('away', 's1')]))).toEqual({
      home: 0,
      away: 1,
    })
    const both = recordOf([...wrong, map('away', 's1')])
    expect(mapsOf(both)).toBeNull()
    expect(settleMarket(WINNER, both)).toEqual({ state: 'open' })
    expect(settleMarket(mapWinner('s1'), recordOf([...wrong, map('home', 's1')]))).toMatchObject({
      state: 'settled',
    })
    // A stated result counts in place of what was told before it.
    expect(mapsOf(recordOf([...wrong, stated('s1', 0, 1)]))).toEqual({ home: 0, away: 1 })
    expect(mapsOf(recordOf([...wrong, stated('s1', 0, 1), { annuls: 2 }]))).toEqual({
      home: 0,
      away: 1,
    })
  })

  it('is not guessed at: maps that were stated decide who won and how, and a map waits until it is told', () => {
    const maps = [phase('over'), stated('match', 2, 1), ending('ended')]
    const record = recordOf(maps, [])
    expect(resultIn(WINNER, '1', record)).toBe('win')
    expect(resultIn(SCORE, '2-1', record)).toBe('win')
    expect(resultIn(TOTAL, 'over', record)).toBe('win')
    // Whoever wins wins the last one.
    expect(resultIn(mapWinner('s3'), '1', record)).toBe('win')
    expect(settleMarket(mapWinner('s1'), record)).toEqual({ state: 'waits' })
    const known = recordOf([...maps, stated('s2', 1, 0)], [])
    expect(resultIn(mapWinner('s1'), '1', known)).toBe('lose')
    expect(resultIn(mapWinner('s2'), '1', known)).toBe('win')
    const plain = recordOf([stated('match', 0, 2), ending('ended')], [])
    expect(resultIn(mapWinner('s1'), '2', plain)).toBe('win')
    expect(resultIn(mapWinner('s3'), '2', plain)).toBe('void')
    // Told, but of a match of which nobody promised every map.
    expect(mapsOf(recordOf([phase('s1'), map('home', 's1')], []))).toBeNull()
  })

  it('decides nothing by what cannot be true together', () => {
    for (const contents of [
      [map('home', 's1'), map('home', 's2'), stated('match', 0, 2)],
      [map('home', 's1'), map('home', 's2'), map('away', 's3')],
      [map('home', 's1'), map('home', 's2'), phase('s3')],
      [stated('s1', 1, 1), map('home', 's2'), map('home', 's3')],
      [stated('s1', 2, 0), map('home', 's2'), map('home', 's3')],
      [stated('match', 7, 7)],
    ]) {
      const record = recordOf([...contents, ending('ended')])
      expect(settleMarket(WINNER, record)).toEqual({ state: 'waits' })
    }
    expect(mapsOf(recordOf([map('home', 's2')]))).toBeNull()
    expect(mapsOf(recordOf([map('home', 's1'), map('home', 's2'), map('away', 's3')]))).toBeNull()
  })

  it('knows no map whose end was told and not its winner, and shows those that have begun', () => {
    const begun = recordOf([phase('s1')])
    expect(standingOf(begun, 0)).toMatchObject({ hasBegun: true, isKnown: true, isOver: false })
    expect(standingOf(begun, 1).hasBegun).toBe(false)
    for (const to of ['after-s1', 's2', 'over'] as const) {
      const past = recordOf([phase('s1'), phase(to)])
      expect(standingOf(past, 0)).toMatchObject({ isKnown: false, isOver: false })
      expect(ESPORT.scoreOf(past)).toBeNull()
    }
    const second = recordOf([phase('s1'), map('away', 's1'), phase('after-s1'), phase('s2')])
    expect(ESPORT.partScoresOf(second)).toEqual([
      { part: 's1', score: { home: 0, away: 1 } },
      { part: 's2', score: { home: 0, away: 0 } },
    ])
    const over = recordOf([map('home', 's1'), map('home', 's2'), phase('over')])
    expect(ESPORT.partScoresOf(over).map(({ part }) => part)).toEqual(['s1', 's2'])
    expect(ESPORT.gameOf(second)).toBeNull()
    expect(ESPORT.halfScoreOf(over)).toBeNull()
  })

  it('gives back what was taken as one before the match, at or after its start', () => {
    const record = recordOf([phase('s1'), map('home', 's1')])
    const leg: TakenLeg = {
      market: mapWinner('s1'),
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

it('the demo has leagues of invented teams, each of which plays once a day; a match is given up or broken off now and then, and sometimes none is played', () => {
  for (const { clubs } of ESPORT_LEAGUES) expect(clubs.length % 2).toBe(0)
  const names = matchesOn(20_780 * DAY_MS).flatMap(({ clubs }) => clubs.map(({ id }) => id))
  expect(new Set(names).size).toBe(ESPORT_LEAGUES.flatMap(({ clubs }) => clubs).length)
  const endings = new Set(MATCHES.map((messages) => endingOf(messages)))
  expect(endings).toEqual(new Set(['ended', 'abandoned', 'retired', 'walkover']))
})
