import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Finding } from '#ledger/audit.ts'
import { WAITING_MAX, type FeedMessage } from '#games/sports/feed.ts'
import { LEAGUES } from '#games/sports/football/leagues.ts'
import { newRecord, type FootballRecord } from '#games/sports/football/record.ts'
import { playSeason } from '#games/sports/football/season.ts'
import { FOOTBALL } from '#games/sports/football/sport.ts'
import type { SportRecord } from '#games/sports/sport.ts'
import { pushMessages } from '#scripts/serve/sports-feed/push.ts'
import { port } from '../../database/database.ts'
import { signing } from '../../crypto/signed-line.ts'
import { startTestHouse, type TestHouse } from '../../testing.ts'
import { asCheck } from '../../audit/marked-audit.ts'
import { SPORTS_RECOMPUTED } from '../audit/audit.ts'
import { MESSAGES_MAX } from './read-body.ts'

const SECRET = 'a-secret-of-more-than-thirty-two-characters'
const PROVIDER = 'kasa-demo'
const [LEAGUE] = LEAGUES
const MATCHES = LEAGUE
  ? [
      ...playSeason(LEAGUE, { seed: 4, firstAt: Date.now(), everyMs: 60_000, clockMs: 300_000 }),
    ].slice(0, 4)
  : []
const [FIRST = [], SECOND = [], THIRD = [], FOURTH = []] = MATCHES.map(({ messages }) => messages)

let house: TestHouse
beforeAll(async () => {
  house = await startTestHouse({
    settings: {
      sportsFeeds: new Map([
        [PROVIDER, SECRET],
        ['other', SECRET],
      ]),
    },
  })
})
afterAll(() => house.close())

interface Reply {
  status: number
  body: {
    outcome: string
    messages?: { event: string; sequence: number; outcome: string; missing: object | null }[]
  }
}

async function push(
  body: Buffer | object,
  provider = PROVIDER,
  headers: object = {},
): Promise<Reply> {
  const bytes = Buffer.isBuffer(body) ? body : Buffer.from(JSON.stringify(body))
  const response = await fetch(
    `${house.settings.publicUrl}/providers/sports/${provider}/messages`,
    {
      method: 'POST',
      headers: { ...signing(house, 'kasa', Buffer.from(SECRET), bytes), ...headers },
      body: new Uint8Array(bytes),
    },
  )
  return { status: response.status, body: (await response.json()) as Reply['body'] }
}

async function pushAll(messages: readonly FeedMessage[]): Promise<string[]> {
  const outcomes: string[] = []
  for (let at = 0; at < messages.length; at += MESSAGES_MAX) {
    const { status, body } = await push({ messages: messages.slice(at, at + MESSAGES_MAX) })
    expect(status).toBe(200)
    outcomes.push(...(body.messages ?? []).map(({ outcome }) => outcome))
  }
  return outcomes
}

const eventNamed = (event = '') =>
  house.database.db
    .selectFrom('sports_events')
    .selectAll()
    .where('event', '=', event)
    .executeTakeFirstOrThrow()
const countMessages = async (): Promise<number> => {
  const { rows } = await house.database.pool.query<{ count: bigint }>(
    `select count(*) from sports_messages where content->>'type' <> 'clock'`,
  )
  return Number(rows[0]?.count)
}

/** What the messages come to by the rules alone; when each was heard is the door's to say. */
const expected = (messages: readonly FeedMessage[]): object =>
  untimed(
    messages.reduce<FootballRecord>(
      (record, message) =>
        message.type === 'incident' || message.type === 'score' || message.type === 'correction'
          ? FOOTBALL.applyMessage(record, message)
          : { ...record, version: message.sequence },
      newRecord(),
    ),
  )
const untimed = ({ incidents, startedAt, ...record }: SportRecord): object => ({
  ...record,
  hasBegun: startedAt !== null,
  incidents: incidents.map(({ at: _at, ...incident }) => incident),
})

describe('what a provider says', () => {
  it('comes to the record that the rules make of it', async () => {
    expect(new Set(await pushAll(FIRST))).toEqual(new Set(['taken']))
    const event = await eventNamed(FIRST[0]?.event)
    expect(untimed(event.record)).toEqual(expected(FIRST))
    expect(event).toMatchObject({
      taken: FIRST.length,
      provider: PROVIDER,
      starts_at: event.first_starts_at,
    })
    expect(event.fixture?.home.name).toBe(
      LEAGUE?.clubs.find(({ id }) => id === event.fixture?.home.id)?.name,
    )
  })

  it('changes nothing when it comes again, whatever it says then', async () => {
    const before = await eventNamed(FIRST[0]?.event)
    const forged = FIRST.slice(0, 3).map(({ provider, event, sequence, at }) => {
      const score = { home: 9, away: 9 }
      return {
        provider,
        event,
        sequence,
        at,
        type: 'score',
        count: 'goals',
        period: 'match',
        score,
      }
    })
    const { body } = await push({ messages: [...FIRST.slice(5, 9), ...forged] })
    expect(new Set(body.messages?.map(({ outcome }) => outcome))).toEqual(new Set(['repeated']))
    const after = await eventNamed(FIRST[0]?.event)
    expect({ ...after, heard_at: null }).toEqual({ ...before, heard_at: null })
  })

  it('waits ahead of its turn, and the gap is named until it is closed', async () => {
    const [first, second, ...rest] = SECOND
    const late = await push({ messages: rest.slice(0, 50) })
    expect(late.body.messages?.[0]).toMatchObject({ outcome: 'waits', missing: { from: 1, to: 2 } })
    expect(await eventNamed(first?.event)).toMatchObject({ taken: 0, fixture: null })
    const closing = await push({ messages: [first] })
    expect(closing.body.messages?.[0]).toMatchObject({
      outcome: 'taken',
      missing: { from: 2, to: 2 },
    })
    const last = await push({ messages: [second] })
    expect(last.body.messages?.[0]).toMatchObject({ outcome: 'taken', missing: null })
    expect(await eventNamed(first?.event)).toMatchObject({ taken: 52 })
  })

  it('arrives turned round, twice and from many at once, and comes to the same', async () => {
    const turned = [...THIRD.toReversed(), ...THIRD].slice(0, 2 * MESSAGES_MAX)
    const before = await countMessages()
    const parts = [turned.slice(0, MESSAGES_MAX), turned.slice(MESSAGES_MAX)].filter(
      (part) => part.length > 0,
    )
    const replies = await Promise.all(
      [...parts, ...parts, ...parts].map((messages) => push({ messages })),
    )
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]))
    await pushAll(THIRD)
    expect(untimed((await eventNamed(THIRD[0]?.event)).record)).toEqual(expected(THIRD))
    expect((await countMessages()) - before).toBe(
      THIRD.filter(({ type }) => type !== 'clock').length,
    )
  })

  it('of another provider has an order of its own, and changes no record', async () => {
    const before = await eventNamed(FIRST[0]?.event)
    const other = FIRST.slice(0, 5).map((message) => ({ ...message, provider: 'other' }))
    const { body } = await push({ messages: other }, 'other')
    expect(body.messages?.every(({ outcome }) => outcome === 'taken')).toBe(true)
    const events = await house.database.db
      .selectFrom('sports_events')
      .selectAll()
      .where('event', '=', before.event)
      .orderBy('id')
      .execute()
    expect(events.map(({ provider }) => provider)).toEqual([PROVIDER, 'other'])
    expect(events[0]).toEqual(before)
  })

  it('is kept ahead of its turn only so far', async () => {
    const [first] = FOURTH
    const ahead = Array.from({ length: WAITING_MAX + 10 }, (_, at) => ({
      ...FOURTH[5],
      event: first?.event,
      sequence: at + 10,
    }))
    const outcomes = await pushAll(ahead as FeedMessage[])
    expect(outcomes.filter((outcome) => outcome === 'waits')).toHaveLength(WAITING_MAX)
    expect(outcomes.slice(WAITING_MAX)).toEqual(Array(10).fill('too-far-ahead'))
  })
})

it('that comes late, of an hour to come, of what was never told, twice or against what stands, is taken in its turn, and the record holds what fits', async () => {
  const [fixture] = FOURTH
  const HOUR_MS = 3_600_000
  const goal = (side: 'home' | 'away') =>
    ({ type: 'incident', incident: { kind: 'goal', side, half: 'first', minute: 5 } }) as const
  const contents: readonly [lateMs: number, content: object][] = [
    [0, { type: 'fixture', fixture: fixture?.type === 'fixture' && fixture.fixture }],
    [0, { type: 'incident', incident: { kind: 'phase', phase: 'first-half' } }],
    [HOUR_MS, goal('home')],
    [-HOUR_MS, goal('away')],
    [0, { type: 'correction', annuls: 777 }],
    [0, { type: 'correction', annuls: 4 }],
    [0, { type: 'correction', annuls: 4 }],
    [0, { type: 'correction', annuls: 2 }],
    [0, { type: 'incident', incident: { kind: 'phase', phase: 'over' } }],
    [0, { type: 'incident', incident: { kind: 'ending', ending: 'ended' } }],
    [HOUR_MS, goal('away')],
    [0, { type: 'incident', incident: { kind: 'ending', ending: 'walkover' } }],
    [0, { type: 'score', count: 'goals', period: 'match', score: { home: 3, away: 1 } }],
  ]
  const before = Date.now()
  const messages = contents.map(([lateMs, content], at) => ({
    provider: PROVIDER,
    event: 'every-wrong-way',
    sequence: at + 1,
    at: house.clock().getTime() - lateMs,
    ...content,
  }))
  // A goal is taken back once, and a phase never is.
  const outcomes = contents.map((_, at) => ([4, 6, 7].includes(at) ? 'nothing-annulled' : 'taken'))
  expect(await pushAll(messages as FeedMessage[])).toEqual(outcomes)
  const { record } = await eventNamed('every-wrong-way')
  // A time that is far from its arrival is not believed: what it says happened when it was heard.
  for (const { at } of record.incidents) expect(Math.abs(at - before)).toBeLessThan(60_000)
  expect(untimed(record)).toEqual(expected(messages as FeedMessage[]))
  expect(record).toMatchObject({ phase: 'over' })
  expect(FOOTBALL.scoreOf(record as FootballRecord)).toEqual({ home: 3, away: 1 })
})

it('is told by the simulator through the same door, each message once its time has come', async () => {
  const plan = { seed: 5, firstAt: Date.now() - 86_400_000, everyMs: 60_000, clockMs: 300_000 }
  const [match] = LEAGUE ? [...playSeason(LEAGUE, plan)] : []
  const receiver = { address: house.settings.publicUrl, secret: SECRET }
  const messages = match?.messages ?? []
  expect(await pushMessages(messages, receiver)).toBe(messages.length)
  expect(untimed((await eventNamed(match?.event)).record)).toEqual(expected(messages))
  await expect(pushMessages(messages, { ...receiver, secret: 'x' })).rejects.toThrow('401 forged')
})

it('is held to its record by the audit, which names the event where one was altered', async () => {
  const check = async () => {
    const findings: (readonly Finding[])[] = []
    for (const one of SPORTS_RECOMPUTED.map(asCheck))
      if ('find' in one) findings.push(await one.find(port(house.database.db)))
    return findings.flat().map(({ kind, row }) => `${kind}: ${row}`)
  }
  expect(await check()).toEqual([])
  const event = FIRST[0]?.event ?? ''
  await house.owner.pool.query(
    `update sports_events set record = jsonb_set(record, '{phase}', '"half-time"') where event = $1 and provider = $2`,
    [event, PROVIDER],
  )
  expect(await check()).toEqual([`sports-record-not-as-said: event ${PROVIDER} ${event}`])
  for (const set of [
    `starts_at = starts_at + interval '2 hours'`,
    `fixture = jsonb_set(fixture, '{home,name}', '"Başka"')`,
  ]) {
    await house.owner.pool.query(
      `update sports_events set ${set} where event = $1 and provider = $2`,
      [event, PROVIDER],
    )
    expect(await check()).toContain(`sports-fixture-not-as-said: event ${PROVIDER} ${event}`)
  }
})

describe('what is refused', () => {
  const [message] = FOURTH
  const good = { messages: [message] }
  const { fixture } = message as FeedMessage & { type: 'fixture' }
  const goalsOf = (home: number, away: number) => ({
    ...message,
    sequence: 2,
    type: 'score',
    fixture: undefined,
    count: 'goals',
    period: 'match',
    score: { home, away },
  })
  const startingIn = (ms: number) => ({
    ...message,
    fixture: { ...fixture, startsAt: house.clock().getTime() + ms },
  })
  const YEAR_MS = 365 * 86_400_000
  const tooFarOff = { message: 1, field: 'fixture.startsAt', problem: 'too-far-off' }
  const againstItself = { fixture: { ...fixture, away: fixture.home } }

  it.each<[string, () => Promise<Reply>, number, string, object?]>([
    ['unsigned', () => push(good, PROVIDER, { 'x-kasa-signature': '' }), 401, 'forged'],
    ['forged', () => push(good, PROVIDER, { 'x-kasa-signature': 'f'.repeat(64) }), 401, 'forged'],
    [
      'stale',
      () =>
        push(
          good,
          PROVIDER,
          signing(
            { clock: () => new Date(0) },
            'kasa',
            Buffer.from(SECRET),
            Buffer.from(JSON.stringify(good)),
          ),
        ),
      401,
      'stale',
    ],
    ['of a provider that there is not', () => push(good, 'nobody'), 404, 'no-such-provider'],
    ['of a name that every object has', () => push(good, 'constructor'), 404, 'no-such-provider'],
    [
      "in another's name",
      () => push(good, 'other'),
      400,
      'unreadable',
      { message: 0, field: 'provider', problem: 'other-provider' },
    ],
    [
      'no JSON',
      () => push(Buffer.from('{')),
      400,
      'unreadable',
      { message: null, field: null, problem: 'not-json' },
    ],
    [
      'of nothing',
      () => push({ messages: [] }),
      400,
      'unreadable',
      { message: null, field: 'messages', problem: 'too_small' },
    ],
    [
      'of too many',
      () => push({ messages: Array(MESSAGES_MAX + 1).fill(message) }),
      400,
      'unreadable',
      { message: null, field: 'messages', problem: 'too_big' },
    ],
    [
      'with a field more',
      () => push({ messages: [{ ...message, more: 1 }] }),
      400,
      'unreadable',
      { message: 0, field: 'more', problem: 'no-such-field' },
    ],
    [
      'with odds on a selection that its market has not',
      () =>
        push({
          messages: [
            {
              ...message,
              fixture: undefined,
              type: 'price',
              market: { kind: 'match-result', period: 'match', line: null },
              odds: { '1': 200, '3': 300 },
            },
          ],
        }),
      400,
      'unreadable',
      { message: 0, field: 'odds', problem: 'no-such-selection' },
    ],
    [
      'with a sequence beyond counting',
      () => push({ messages: [{ ...message, sequence: 2 ** 31 }] }),
      400,
      'unreadable',
      { message: 0, field: 'sequence', problem: 'too_big' },
    ],
    [
      'with a time that is none',
      () => push({ messages: [{ ...message, at: 1e20 }] }),
      400,
      'unreadable',
      { message: 0, field: 'at', problem: 'too_big' },
    ],
    [
      'with a clock that is no clock, behind one that is right',
      () =>
        push({
          messages: [
            message,
            { ...message, sequence: 2, type: 'clock', fixture: undefined, clock: 5 },
          ],
        }),
      400,
      'unreadable',
      { message: 1, field: 'clock', problem: 'invalid_union' },
    ],
    [
      'of a club against itself',
      () => push({ messages: [message, { ...message, sequence: 2, ...againstItself }] }),
      400,
      'unreadable',
      { message: 1, field: 'fixture.away.id', problem: 'club-against-itself' },
    ],
    [
      'with more goals than there can be',
      () => push({ messages: [message, goalsOf(0, 100)] }),
      400,
      'unreadable',
      { message: 1, field: 'score.away', problem: 'too-high' },
    ],
    [
      'of a match in three years',
      () => push({ messages: [startingIn(YEAR_MS), startingIn(3 * YEAR_MS)] }),
      400,
      'unreadable',
      tooFarOff,
    ],
    [
      'of a match forty years ago',
      () => push({ messages: [startingIn(-20 * YEAR_MS), startingIn(-40 * YEAR_MS)] }),
      400,
      'unreadable',
      tooFarOff,
    ],
    [
      'of a name with what nobody can read',
      () => push({ messages: [message, { ...message, event: 'a\u0007' }] }),
      400,
      'unreadable',
      { message: 1, field: 'event', problem: 'control-character' },
    ],
  ])('%s', async (_title, ask, status, outcome, why = {}) => {
    const before = await countMessages()
    expect(await ask()).toEqual({ status, body: { outcome, ...why } })
    expect(await countMessages()).toBe(before)
  })

  it('more than a megabyte', async () => {
    const reply = await push(Buffer.alloc(1_100_000, ' '))
    expect(reply).toEqual({ status: 413, body: { outcome: 'too-large' } })
  })
})
