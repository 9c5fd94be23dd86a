import { afterAll, beforeAll, expect, it } from 'vitest'
import type { FloorReply } from '#contract/games/floor-protocol.ts'
import {
  LINE_CHARACTERS_MAX,
  type RoomOpened,
  type RoomSaid,
  type RoomState,
} from '#contract/games/floor-room.ts'
import { createMember } from '../../account/profile/members.ts'
import { connectTo, type TestReader } from '../../push/testing.ts'
import { loginAs, startTestHouse, type TestHouse } from '../../testing.ts'
import { doneOf, openTestTable, refusalOf, request } from '../testing.ts'
import { forgetOldLines } from './lines.ts'

/** Costs a house and six members. */
const NAMES = ['Deniz', 'Nilüfer', 'Çağla', 'Emre', 'Işıl', 'Ömer'] as const

let house: TestHouse
let sessions: string[]
beforeAll(async () => {
  house = await startTestHouse({ perMinute: { linesOfMember: 12 } })
  sessions = []
  for (const [n, firstname] of NAMES.entries()) {
    const username = `oda${n}`
    const who = { username, email: `${username}@kasa.test`, password: 'Demo123!' }
    await createMember(house.owner.db, { ...who, firstname, lastname: 'Çağlayan' })
    const client = await loginAs(house, username)
    const table = await openTestTable(house, client, { table: 'zeplin', name: 'zeplin', spot: '1' })
    sessions.push(table.sessionID)
  }
}, 120_000)
afterAll(() => house.close())

async function ask<T>(call: string, n: number, asked: object = {}): Promise<FloorReply<T>> {
  const response = await fetch(`${house.settings.gamesUrl}/rgs/floor/${call}`, {
    method: 'POST',
    body: JSON.stringify({ sessionID: sessions[n], ...asked }),
  })
  // The shape that every call of the floor answers in.
  return (await response.json()) as FloorReply<T>
}

const writeLine = (n: number, text: string, more: object = {}) =>
  ask<RoomSaid>('say', n, { ...request(), text, ...more })
const opened = async (n: number) => doneOf(await ask<RoomOpened>('room', n))
const textsOf = async (n: number) => (await opened(n)).room.lines.map(({ text }) => text)

async function read(n: number): Promise<TestReader> {
  const reader = await connectTo(house, null, { path: '/rgs/stream' })
  const topics = { 'table/zeplin': null, 'room/zeplin': null }
  reader.send({ type: 'open', sessionID: sessions[n], topics })
  return reader
}

it('a line is told to everybody at the table under a masked name, and a repeat is the same line', async () => {
  const reader = await read(1)
  await reader.next('room/zeplin')
  const key = request()
  const answer = doneOf(await writeLine(0, '  İyi   şanslar!\u200b ', key))
  expect(answer.line).toMatchObject({ who: 'D•••z', text: 'İyi şanslar!' })
  expect(answer.line.author).toBe((await opened(0)).you)
  expect(answer.line.author).not.toBe((await opened(1)).you)
  const message = await reader.next('room/zeplin', ({ lines }: RoomState) => lines.length > 0)
  expect((message.data as RoomState).lines).toEqual([answer.line])
  expect(doneOf(await writeLine(0, 'İyi şanslar!', key)).line).toEqual(answer.line)
  expect(refusalOf(await writeLine(0, 'Başka bir şey', key))).toBe('reference-reused')
  expect(refusalOf(await writeLine(0, 'iyi ŞANSLAR!'))).toBeNull()
  expect(refusalOf(await writeLine(0, 'İyi şanslar!'))).toBe('chat-repeated')
  reader.ws.close()
})

it('whoever reads the table is there, once, and gone when they have left', async () => {
  const [one, two, again] = [await read(1), await read(2), await read(2)]
  const guests = async () => (await opened(0)).room.guests
  await expect.poll(guests, { timeout: 10_000 }).toMatchObject({ count: 2 })
  expect((await guests()).names.toSorted()).toEqual(['N•••r', 'Ç•••a'])
  again.ws.close()
  one.ws.close()
  await expect.poll(guests, { timeout: 10_000 }).toEqual({ count: 1, names: ['Ç•••a'] })
  two.ws.close()
  await expect.poll(guests, { timeout: 10_000 }).toEqual({ count: 0, names: [] })
})

it.each([
  ['an insult', { text: 's i k t i r' }, 'chat-unwelcome'],
  ['an address', { text: 'gelin kazan.com' }, 'chat-unwelcome'],
  ['nothing to see', { text: ' \u200b\n ' }, 'bad-payload'],
  ['too much', { text: 'a'.repeat(LINE_CHARACTERS_MAX + 1) }, 'bad-payload'],
  ['far too much', { text: 'a'.repeat(1_001) }, 'bad-payload'],
  ['no text', { text: 7 }, 'bad-payload'],
  ['a bad request id', { requestId: 'two words' }, 'bad-payload'],
  ['of nobody', { sessionID: 'x' }, 'session-expired'],
])(
  'a line that is %s is refused by name, and nothing of it is kept',
  async (_what, wrong, refusal) => {
    const before = await textsOf(1)
    expect(refusalOf(await writeLine(1, 'merhaba', wrong))).toBe(refusal)
    expect(await textsOf(1)).toEqual(before)
  },
)

it('whoever says too much is held back, and what is refused uses up nothing of it', async () => {
  const refusals: (string | null)[] = []
  for (let n = 0; n < 14; n += 1)
    expect(refusalOf(await writeLine(5, `siktir ${n}`))).toBe('chat-unwelcome')
  for (let n = 0; n < 20; n += 1) refusals.push(refusalOf(await writeLine(5, `satır ${n}`)))
  expect(refusals.slice(0, 12)).toEqual(Array(12).fill(null))
  expect(refusals.slice(12)).toContain('too-many-calls')
})

it('reported by three the line is hidden and its writer silent for an hour; nobody counts twice, nor reports their own', async () => {
  const { line } = doneOf(await writeLine(4, 'kimsenin duymak istemediği'))
  const report = (n: number, id = line.id) => ask('report', n, { line: id })
  expect(refusalOf(await report(4))).toBe('not-found')
  expect(refusalOf(await report(0, 999_999))).toBe('not-found')
  for (const n of [0, 0, 1]) expect(refusalOf(await report(n))).toBeNull()
  expect(await textsOf(0)).toContain(line.text)
  expect(refusalOf(await report(2))).toBeNull()
  expect(await textsOf(0)).not.toContain(line.text)
  expect(refusalOf(await writeLine(4, 'yine ben'))).toBe('chat-silenced')
  expect((await opened(4)).silentUntil).toBeGreaterThan(house.clock().getTime())
})

it('lines of yesterday are told to nobody, and are gone with the next sweep; reported ones a month later', async () => {
  const count = async (): Promise<number> =>
    (await house.owner.pool.query('select from floor_lines')).rowCount ?? 0
  const before = await count()
  await forgetOldLines(house)
  expect(await count()).toBe(before)
  await house.owner.pool.query(`update floor_lines set said_at = said_at - interval '25 hours'`)
  expect(await textsOf(1)).toEqual([])
  await forgetOldLines(house)
  expect(await count()).toBe(1)
  await house.owner.pool.query(`update floor_lines set said_at = said_at - interval '30 days'`)
  await forgetOldLines(house)
  expect(await count()).toBe(0)
})
