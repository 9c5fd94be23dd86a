import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  SILENCE_MS,
  WAITING_MAX,
  isSilent,
  receive,
  timeOf,
  type Inbox,
  type Received,
} from './feed.ts'
import { LEAGUES } from './football/leagues.ts'
import { pairingsOf } from './pairings.ts'
import {
  applyMessage,
  newRecord,
  type FootballRecord,
  type RecordMessage,
} from './football/record.ts'
import { playSeason, type SeasonMatch } from './football/season.ts'
import { settleMarket } from './football/settlement.ts'
import { SCORE_MARKETS } from './football/testing-matches.ts'

interface Numbered {
  readonly sequence: number
}
const EMPTY: Inbox<Numbered> = { taken: 0, waiting: [] }

function receiveAll<M extends Numbered>(
  messages: readonly M[],
): { taken: M[]; answers: Received<M>[] } {
  const taken: M[] = []
  const answers: Received<M>[] = []
  let inbox: Inbox<M> = { taken: 0, waiting: [] }
  for (const message of messages) {
    const answer = receive(inbox, message)
    inbox = answer.inbox
    answers.push(answer)
    taken.push(...answer.taken)
  }
  return { taken, answers }
}

describe('the inbox of an event', () => {
  it('takes every message once and in its order, however they arrive', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 12 }).chain((count) => {
          const all = Array.from({ length: count }, (_, at) => ({ sequence: at + 1 }))
          const twice = [...all, ...all]
          return fc.shuffledSubarray(twice, { minLength: twice.length, maxLength: twice.length })
        }),
        (messages) => {
          const { taken, answers } = receiveAll(messages)
          const count = messages.length / 2
          expect(taken.map(({ sequence }) => sequence)).toEqual(
            Array.from({ length: count }, (_, at) => at + 1),
          )
          expect(answers.filter(({ outcome }) => outcome === 'repeated')).toHaveLength(count)
          expect(answers.at(-1)?.missing).toBeNull()
        },
      ),
      { seed: 20_261_125, numRuns: 200 },
    )
  })

  it('lets wait what is ahead, and names what it misses', () => {
    const ahead = receive(EMPTY, { sequence: 4 })
    expect(ahead).toMatchObject({ outcome: 'waits', taken: [], missing: { from: 1, to: 3 } })
    const first = receive(ahead.inbox, { sequence: 1 })
    expect(first).toMatchObject({
      outcome: 'taken',
      taken: [{ sequence: 1 }],
      missing: { from: 2, to: 3 },
    })
    const third = receive(first.inbox, { sequence: 3 })
    expect(third.missing).toEqual({ from: 2, to: 2 })
    expect(receive(third.inbox, { sequence: 2 }).taken.map(({ sequence }) => sequence)).toEqual([
      2, 3, 4,
    ])
  })

  it('keeps the first of two that contradict each other', () => {
    const { inbox } = receive({ taken: 0, waiting: [] }, { sequence: 2, says: 'goal' })
    const other = receive(inbox, { sequence: 2, says: 'none' })
    expect(other.outcome).toBe('repeated')
    expect(receive(other.inbox, { sequence: 1, says: '' }).taken[1]).toEqual({
      sequence: 2,
      says: 'goal',
    })
  })

  it('lets only so many wait, and still takes whose turn it is', () => {
    const waiting = Array.from({ length: WAITING_MAX }, (_, at) => ({ sequence: at + 3 }))
    const full = { taken: 0, waiting }
    expect(receive(full, { sequence: 9_999 })).toMatchObject({
      outcome: 'too-far-ahead',
      inbox: full,
    })
    expect(receive(full, { sequence: 1 }).taken).toHaveLength(1)
  })
})

it("a provider's clock is trusted within two seconds, else the arrival counts", () => {
  expect([8_000, 12_000, 7_999, 12_001].map((at) => timeOf({ at }, 10_000))).toEqual([
    8_000, 12_000, 10_000, 10_000,
  ])
})

it('an event is silent once it said nothing for five seconds', () => {
  expect([isSilent(0, SILENCE_MS), isSilent(0, SILENCE_MS + 1)]).toEqual([false, true])
  expect(SILENCE_MS).toBeLessThanOrEqual(10_000)
})

const [ANATOLIA] = LEAGUES
const PLAN = { seed: 7, firstAt: Date.UTC(2026, 10, 21, 17), everyMs: 20 * 60_000, clockMs: 60_000 }
const seasonOf = (seed: number): SeasonMatch[] =>
  ANATOLIA ? [...playSeason(ANATOLIA, { ...PLAN, seed })] : []

const isOfRecord = (message: { type: string }): message is RecordMessage =>
  ['incident', 'score', 'correction'].includes(message.type)
const recordOf = ({ messages }: Pick<SeasonMatch, 'messages'>): FootballRecord =>
  messages
    .filter((message) => isOfRecord(message))
    .reduce<FootballRecord>((record, message) => applyMessage(record, message), newRecord())

describe("the demo's season", () => {
  const season = seasonOf(7)

  it.each(LEAGUES.map((league) => [league.competition.name, league] as const))(
    '%s: every club meets every other at home and away, and plays once in a round',
    (_name, league) => {
      const rounds = pairingsOf(league.clubs)
      const pairs = rounds.flat().map(([home, away]) => `${home.id} ${away.id}`)
      const clubs = league.clubs.length
      expect(new Set(pairs).size).toBe(clubs * (clubs - 1))
      expect(pairs).toHaveLength(clubs * (clubs - 1))
      for (const round of rounds) expect(new Set(round.flat()).size).toBe(clubs)
    },
  )

  it('is the same by the same seed, to the letter, and another by another', () => {
    expect(JSON.stringify(seasonOf(7))).toBe(JSON.stringify(season))
    expect(recordOf(seasonOf(8)[0] ?? { messages: [] })).not.toEqual(
      recordOf(season[0] ?? { messages: [] }),
    )
  })

  it('is told without a gap, in the order of its times', () => {
    for (const { messages } of season) {
      expect(messages.map(({ sequence }) => sequence)).toEqual(messages.map((_, at) => at + 1))
      expect(messages.map(({ at }) => at)).toEqual(
        messages.map(({ at }) => at).toSorted((a, b) => a - b),
      )
      expect(messages[0]?.type).toBe('fixture')
    }
  })

  it('is played to the end: every market of the score is settled', () => {
    for (const match of season) {
      const record = recordOf(match)
      expect(record).toMatchObject({ ending: 'ended', phase: 'over' })
      expect(record.startedAt).toBeGreaterThanOrEqual(match.fixture.startsAt)
      const states = new Set(SCORE_MARKETS.map((market) => settleMarket(market, record).state))
      expect(states).toEqual(new Set(['settled']))
    }
  })

  it('takes a goal back now and then, and the record knows what by', () => {
    const annulled = season
      .flatMap((match) => recordOf(match).incidents)
      .filter(({ annulledBy }) => annulledBy !== null)
    expect(annulled.length).toBeGreaterThan(0)
    for (const { incident, sequence, annulledBy } of annulled) {
      expect(incident.kind).toBe('goal')
      expect(annulledBy ?? 0).toBeGreaterThan(sequence)
    }
  })

  it('comes to the same record however its messages arrive', () => {
    const match = season[3] ?? { messages: [] }
    const turned = match.messages.toReversed().slice(0, WAITING_MAX)
    const { taken } = receiveAll([...turned, ...match.messages, ...turned])
    expect(taken).toEqual(match.messages)
    expect(recordOf({ messages: taken })).toEqual(recordOf(match))
  })
})
