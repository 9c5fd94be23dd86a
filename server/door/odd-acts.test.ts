/**
 * As odd-values.test.ts, of what is asked at a table and of what a feed says: every field, with some two hundred values that no honest
 * page and no honest provider sends, by HTTP and over a socket. Costs a house, and a socket for each act that is read.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type * as z from 'zod/mini'
import { REFUSALS } from '#contract/refusals.ts'
import type { FeedMessage } from '#games/sports/feed.ts'
import { LEAGUES } from '#games/sports/football/leagues.ts'
import { playSeason } from '#games/sports/football/season.ts'
import { atTheDoor, newMember } from '../account/testing-factors.ts'
import { give } from '../jackpot/testing.ts'
import { actBody, actMessage, openBody } from '../floor/routes.ts'
import { boardsBody, keepBody, removeBody, renameBody } from '../floor/boards/routes.ts'
import { pastBody } from '../floor/views/past.ts'
import { reportBody, roomBody, lineBody } from '../floor/room/routes.ts'
import { openTestDemo, openTestTable, request, type LaunchedTable } from '../floor/testing.ts'
import { connectTo, type TestReader } from '../push/testing.ts'
import { signing } from '../crypto/signed-line.ts'
import { feedMessage } from '../sports/feed/messages.ts'
import { startTestHouse, visitor, type TestHouse } from '../testing.ts'
import { findingsOf } from '../audit/testing-audit.ts'
import { fuzz, type Send } from './testing-odd-values.ts'

const SECRET = 'a-secret-of-more-than-thirty-two-characters'
const PROVIDER = 'kasa-demo'
const TABLE = 'avrupa-ruleti'
const NAMED = { name: 'Avrupa Ruleti', spot: '17' } as const

let house: TestHouse
let table: LaunchedTable
let round: number
beforeAll(async () => {
  house = await startTestHouse({
    settings: { sportsFeeds: new Map([[PROVIDER, SECRET]]) },
    socketLimits: { messagesPerMinute: 1_000_000 },
  })
  const member = await newMember(house)
  await give(house, member.id, 5_000_000_000n)
  const client = await atTheDoor(house, member)
  table = await openTestTable(house, client, { table: TABLE, ...NAMED })
  round = await table.openRound()
}, 120_000)
afterAll(() => house.close())

const nothing = { wrong: [], values: expect.any(Number) }
const act = () => ({ type: 'act', act: 'place', table: TABLE, spot: '17', amount: 5_000_000 })

describe('what is asked at a table', () => {
  const payload: Readonly<Record<string, [z.ZodMiniType, () => object]>> = {
    open: [openBody, () => ({})],
    act: [actBody, () => ({ ...act(), round, ...request() })],
    room: [roomBody, () => ({})],
    say: [lineBody, () => ({ ...request(), text: 'İyi şanslar' })],
    report: [reportBody, () => ({ line: 1 })],
    boards: [boardsBody, () => ({})],
    past: [pastBody, () => ({})],
    'keep-board': [keepBody, () => ({ name: 'Tahta', chips: [{ spot: '17', amount: 5_000_000 }] })],
    'rename-board': [renameBody, () => ({ board: 1, name: 'Tahta' })],
    'remove-board': [removeBody, () => ({ board: 1 })],
  }

  const sendTo =
    (path: string): Send =>
    async (body) => {
      const response = await fetch(`${house.settings.gamesUrl}/rgs/floor/${path}`, {
        method: 'POST',
        body: JSON.stringify(body),
      })
      return { status: response.status, answer: await response.json() }
    }

  it.each(Object.entries(payload))('%s', async (path, [schema, baseOf]) => {
    const base = { sessionID: table.sessionID, ...baseOf() }
    expect(await fuzz(schema, base, sendTo(path))).toEqual(nothing)
  })

  it.each(Object.entries(payload))('%s in a demo', async (path, [schema, baseOf]) => {
    const demo = await openTestDemo(house, visitor(house), { table: TABLE, ...NAMED })
    const base = { sessionID: demo.sessionID, ...baseOf() }
    expect(await fuzz(schema, base, sendTo(path))).toEqual(nothing)
  })

  it('the same over a socket, which is answered or closed by name', async () => {
    let reader: TestReader | null = null
    let [acts, refused] = [0, 0]
    const opened = async (): Promise<TestReader> => {
      const fresh = await connectTo(house, null, { path: '/rgs/stream' })
      fresh.send({ type: 'open', sessionID: table.sessionID, topics: {} })
      await fresh.next('stream')
      return fresh
    }
    // One after the other: what a socket answers is to the act before.
    let last: Promise<unknown> = Promise.resolve()
    const send: Send = (message) => {
      const answered = last.then(async () => {
        reader ??= await opened()
        const from = reader.messages.length
        reader.send(message)
        const closed = reader.closed.then(({ reason }) => reason)
        const answering = reader.next('answer', () => true, from).then(({ data }) => data)
        const answer = await Promise.race([answering.catch(() => 'nothing'), closed])
        if (typeof answer !== 'string') {
          acts += 1
          return { status: isFault(answer) ? 500 : 200, answer }
        }
        reader = null
        refused += 1
        return { status: answer === 'bad-message' ? 400 : 500, answer }
      })
      last = answered
      return answered
    }
    const base = { ...act(), round, ...request() }
    expect(await fuzz(actMessage, base, send)).toEqual(nothing)
    expect([acts > 20, refused > 5]).toEqual([true, true])
  })

  it('what is wrong with a body is named: its fields, that it is no JSON, or too large', async () => {
    const post = async (path: string, body: string) => {
      const response = await fetch(`${house.settings.gamesUrl}/rgs/floor/${path}`, {
        method: 'POST',
        body,
      })
      return { status: response.status, ...((await response.json()) as object) }
    }
    const { sessionID } = table
    const whole = { type: 'act', act: 'place', table: TABLE, round: 1, spot: '17', sessionID }
    const english = REFUSALS['bad-payload'].en
    expect(await post('act', JSON.stringify({ ...whole, lang: 'en' }))).toEqual({
      status: 422,
      result: false,
      code: 422,
      message: english,
      data: { refusal: 'bad-payload', fields: [{ field: 'requestId', problem: 'invalid_type' }] },
    })
    const named = { ...whole, lang: 'de', requestId: 'named-1', amount: '5' }
    expect(await post('act', JSON.stringify(named))).toMatchObject({
      message: REFUSALS['bad-payload'].tr,
      data: { requestId: 'named-1', fields: [{ field: 'lang' }, { field: 'amount' }] },
    })
    const refused = (refusal: string) => ({ result: false, data: { refusal } })
    expect(await post('act', '{')).toMatchObject({ status: 400, ...refused('not-json') })
    for (const path of ['act', 'open', 'say', 'keep-board'])
      expect(await post(path, `"${'a'.repeat(70_000)}"`)).toMatchObject({
        status: 413,
        ...refused('too-large'),
      })
    expect(await post('report', JSON.stringify({ sessionID }))).toMatchObject({
      data: { refusal: 'bad-payload', fields: [{ field: 'line' }] },
    })
  })

  it('a hundred at once from one address are each answered by the envelope, whichever are too many', async () => {
    const body = { ...act(), round, sessionID: table.sessionID }
    const answers = await Promise.all(
      Array.from({ length: 100 }, async (_, at) => {
        const response = await fetch(`${house.settings.gamesUrl}/rgs/floor/act`, {
          method: 'POST',
          body: JSON.stringify({ ...body, requestId: `at-once-${at}` }),
        })
        return (await response.json()) as { result: boolean; data: { refusal?: string } }
      }),
    )
    const names = new Set(answers.map(({ result, data }) => (result ? 'taken' : data.refusal)))
    expect(names).not.toContain(undefined)
  })

  const isFault = (answer: unknown): boolean => JSON.stringify(answer).includes('"fault"')
})

describe('what a feed says', () => {
  const [LEAGUE] = LEAGUES
  if (!LEAGUE) throw new Error('there is no league')
  const season = playSeason(LEAGUE, {
    seed: 4,
    firstAt: Date.now(),
    everyMs: 60_000,
    clockMs: 300_000,
  })
  const messages = [...season].flatMap((match) => match.messages)
  const [first] = messages
  if (!first) throw new Error('a season says nothing')
  const begin = { provider: PROVIDER, event: first.event, sequence: 2, at: first.at }
  const market = { kind: 'match-result', period: 'match', line: null } as const
  /** The first message of each kind of a season, and those that only people and other providers say. */
  const kinds = new Map<string, FeedMessage>([
    ...messages
      .toReversed()
      .map((message): [string, FeedMessage] => [message.type, { ...message, provider: PROVIDER }]),
    [
      'score',
      { ...begin, type: 'score', count: 'goals', period: 'match', score: { home: 1, away: 0 } },
    ],
    ['market', { ...begin, type: 'market', market, state: 'suspended' }],
    ['settlement', { ...begin, type: 'settlement', market, results: { 1: 'win' } }],
  ])
  /** Each kind is read by what all of them may hold: of each field some are enough. */
  const TAKEN_MAX = 6

  it('is every kind of message that the feed knows', () => {
    expect([...kinds.keys()].toSorted()).toEqual([
      'clock',
      'correction',
      'fixture',
      'incident',
      'market',
      'price',
      'score',
      'settlement',
    ])
  })

  const push = async (message: unknown): Promise<{ status: number; answer: unknown }> => {
    const bytes = Buffer.from(JSON.stringify({ messages: [message] }))
    const response = await fetch(
      `${house.settings.publicUrl}/providers/sports/${PROVIDER}/messages`,
      {
        method: 'POST',
        headers: signing(house, 'kasa', Buffer.from(SECRET), bytes),
        body: new Uint8Array(bytes),
      },
    )
    return { status: response.status, answer: await response.json() }
  }

  it.each([...kinds])('%s', async (_kind, message) => {
    expect(feedMessage.safeParse(message).error).toBeUndefined()
    expect(await fuzz(feedMessage, message, push, TAKEN_MAX)).toEqual(nothing)
  })
})

it('no fault was logged by all of this, and the books are right', async () => {
  expect(house.logged()).not.toMatch(/"fault"|fault of the/)
  expect(await findingsOf(house)).toEqual([])
})
