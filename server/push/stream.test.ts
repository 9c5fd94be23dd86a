import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { StreamMessage } from '#contract/topics.ts'
import { deposit } from '#ledger/moves.ts'
import { post } from '#ledger/post.ts'
import { newMember, PASSWORD } from '../account/testing-factors.ts'
import { TESTER } from '../action/testing.ts'
import { port } from '../database/database.ts'
import { loginAs, startTestHouse, visitor, type Client, type TestHouse } from '../testing.ts'
import { chooseClientSeed, openSlot } from '../round/testing.ts'
import { memberScope } from './source.ts'
import { BUFFERED_BYTES_MAX } from './stream-socket.ts'
import { connectTo, readStream, userOf, type TestReader } from './testing.ts'

let house: TestHouse
const open: TestReader[] = []

beforeAll(async () => {
  house = await startTestHouse({ socketLimits: { firstMessageMs: 400, messagesPerMinute: 30 } })
})
afterEach(() => {
  for (const { ws } of open.splice(0)) ws.terminate()
})
afterAll(() => house.close())

async function read(client: Client | null, topics: Record<string, number | null>, at = house) {
  const reader = await readStream(at, client, topics)
  open.push(reader)
  return reader
}

const cashOf = ({ data }: StreamMessage): number => (data as { cash: number }[])[0]?.cash ?? NaN

/** Money that arrives without any call of the member's. */
async function pay(username: string, micro: bigint, reference: string): Promise<void> {
  const { id } = await house.database.db
    .selectFrom('members')
    .select('id')
    .where('username', '=', username)
    .executeTakeFirstOrThrow()
  const key = { memberId: id, source: 'test', reference }
  await post(port(house.database.db), deposit(key, micro, 'sandbox'))
  house.push.touch('balance', memberScope(id))
}

describe('a reader of the stream', () => {
  it('gets a topic as it stands, then what changes, with topic, seq and at', async () => {
    const reader = await read(await loginAs(house, 'demo'), { balance: null })
    const before = await reader.next('balance')
    await pay('demo', 5_000_000n, 'stands-then-changes')
    const after = await reader.next('balance', () => true, reader.messages.indexOf(before) + 1)
    expect(cashOf(after)).toBe(cashOf(before) + 5)
    expect(after.seq).toBe(before.seq + 1)
    expect(Date.parse(after.at)).toBeGreaterThanOrEqual(Date.parse(before.at))
    expect(Object.keys(after)).toEqual(['topic', 'seq', 'at', 'data'])
  })

  it('is not told what it knows: a touch without a change sends nothing', async () => {
    const demo = await loginAs(house, 'demo')
    const reader = await read(demo, { balance: null })
    await reader.next('balance')
    house.push.touch('balance')
    house.push.touch('balance')
    await pay('demo', 1_000_000n, 'one-change')
    await reader.next('balance', () => true, 2)
    expect(reader.messages.filter(({ topic }) => topic === 'balance')).toHaveLength(2)
  })

  it('hears of another page’s favourites and calls, and is left out of its own', async () => {
    const demo = await loginAs(house, 'demo')
    await chooseClientSeed(demo)
    const [here, there] = [
      await read(demo, { changes: null, favourites: null }),
      await read(demo, { changes: null }),
    ]
    await Promise.all([here.next('favourites'), here.next('changes'), there.next('changes')])
    const { id: socket } = (await here.next('stream')).data as { id: string }
    const { data } = await demo.call('casino/games_list', { limit: 1 })
    const id = data[0]?.gameID ?? 0
    await demo.call('user/favorites', { mode: 'insert', type: 'casino', id })
    await here.next('favourites', (marks: { casino: number[] }) => marks.casino.includes(id))
    const { seq } = (await demo.call('casino/seeds', {})).data
    const envelope = {
      api: { class: 'casino', method: 'rotate_seeds' },
      data: { seq, clientSeed: `stream ${seq}` },
      user: demo.stored.user,
    }
    expect(await demo.post(envelope, { stream: socket })).toMatchObject({ result: true })
    const { data: message } = await there.next('changes', (each: { calls: string[] }) =>
      each.calls.includes('casino/round'),
    )
    expect(message).toEqual({ calls: ['casino/seeds', 'casino/revealed_seeds', 'casino/round'] })
    // What the browser's seed brought may still come to both of them; this change comes to the other alone.
    const changes = here.messages.filter(({ topic }) => topic === 'changes')
    expect(changes.length).toBeGreaterThan(0)
    expect(changes.map(({ data }) => data)).not.toContainEqual(message)
  })

  it('comes back with its last seq and is sent nothing, what is missing, or one snapshot', async () => {
    const demo = await loginAs(house, 'demo')
    const first = await read(demo, { balance: null, changes: null })
    const [{ seq }, log] = await Promise.all([first.next('balance'), first.next('changes')])
    first.ws.terminate()
    await first.closed
    const nothing = await read(demo, { balance: seq, changes: log.seq })
    await pay('demo', 2_000_000n, 'while-reading')
    expect((await nothing.next('balance')).seq).toBe(seq + 1)
    expect(nothing.messages.map(({ topic }) => topic)).toEqual(['stream', 'balance'])
    nothing.ws.terminate()
    await nothing.closed
    await pay('demo', 2_000_000n, 'while-away')
    const scope = memberScope(
      (
        await house.database.db
          .selectFrom('members')
          .select('id')
          .where('username', '=', 'demo')
          .executeTakeFirstOrThrow()
      ).id,
    )
    house.push.publish('changes', scope, { calls: ['a/b'] })
    house.push.publish('changes', scope, { calls: ['c/d'] })
    const missing = await read(demo, { balance: seq + 1, changes: log.seq })
    await missing.next('changes', ({ calls }: { calls: string[] }) => calls[0] === 'c/d')
    await missing.next('balance')
    const calls = missing.messages
      .filter(({ topic }) => topic === 'changes')
      .map(({ data }) => data)
    expect(calls).toEqual([{ calls: ['a/b'] }, { calls: ['c/d'] }])
    expect(missing.messages.filter(({ topic }) => topic === 'balance')).toHaveLength(1)
    const lost = await read(demo, { changes: 7, balance: 7 })
    expect((await lost.next('changes')).data).toEqual({ calls: ['*'] })
    expect((await lost.next('balance')).seq).toBe(seq + 2)
  })

  it('a topic that is left brings nothing more', async () => {
    const demo = await loginAs(house, 'demo')
    const reader = await read(demo, { balance: null, favourites: null })
    await reader.next('balance')
    reader.send({ type: 'leave', topics: ['balance', 'nothing'] })
    reader.send({ type: 'read', topics: { maintenance: null } })
    expect((await reader.next('maintenance')).data).toBe(true)
    await pay('demo', 1_000_000n, 'after-leaving')
    const { data } = await demo.call('casino/games_list', { limit: 2 })
    await demo.call('user/favorites', { mode: 'insert', type: 'casino', id: data[1]?.gameID ?? 0 })
    await reader.next('favourites', () => true, reader.messages.length)
    expect(reader.messages.filter(({ topic }) => topic === 'balance')).toHaveLength(1)
  })
})

describe('who may read', () => {
  it('a visitor reads what is everyone’s, and nothing of a member', async () => {
    const reader = await read(visitor(house), {
      jackpots: null,
      balance: null,
      changes: null,
      support: null,
    })
    expect((await reader.next('jackpots')).data).toHaveLength(4)
    const refused = reader.messages.filter(({ topic }) => topic === 'stream').slice(1)
    expect(refused.map(({ data }) => data)).toEqual(
      ['balance', 'changes', 'support'].map((topic) => ({ refusal: 'no-permission', topic })),
    )
  })

  it('another member’s topic has no name here, and brings nothing', async () => {
    const [demo, vip] = [await loginAs(house, 'demo'), await loginAs(house, 'vip20')]
    const reader = await read(vip, {
      'balance/1': null,
      'balance:1': null,
      'table/1': null,
      balance: null,
    })
    const before = cashOf(await reader.next('balance'))
    const refused = reader.messages.filter(({ topic }) => topic === 'stream').slice(1)
    expect(refused.map(({ data }) => (data as { refusal: string }).refusal)).toEqual([
      'unknown-topic',
      'unknown-topic',
      'unknown-topic',
    ])
    const own = await read(demo, { balance: null })
    await own.next('balance')
    await pay('demo', 3_000_000n, 'not-for-vip')
    await own.next('balance', () => true, 2)
    expect(reader.messages.filter(({ topic }) => topic === 'balance').map(cashOf)).toEqual([before])
  })

  it('a session shown in another browser opens nothing', async () => {
    const [demo, thief] = [await loginAs(house, 'demo'), visitor(house)]
    await thief.get('/')
    thief.stored.user = demo.stored.user
    const reader = await connectTo(house, thief)
    open.push(reader)
    reader.send({ type: 'open', user: userOf(thief), topics: { balance: null } })
    expect(await reader.closed).toEqual({ code: 4401, reason: 'session-over' })
    expect(reader.messages.map(({ topic, data }) => [topic, data])).toEqual([
      ['session', { over: true }],
    ])
  })
})

describe('a session that ends reaches its sockets within a second', () => {
  async function withinASecond(reader: TestReader, end: () => Promise<unknown>): Promise<void> {
    const began = performance.now()
    await end()
    expect((await reader.closed).code).toBe(4401)
    expect(performance.now() - began).toBeLessThan(1_000)
    expect(reader.messages.at(-1)).toMatchObject({ topic: 'session', data: { over: true } })
  }

  it('by logging out, of this session alone', async () => {
    const [here, there] = [await loginAs(house, 'demo'), await loginAs(house, 'demo')]
    const [one, other] = [await read(here, { balance: null }), await read(there, { balance: null })]
    await other.next('balance')
    await withinASecond(one, () => here.call('user/logout', {}))
    await pay('demo', 1_000_000n, 'after-logout')
    await other.next('balance', () => true, 2)
    expect(other.ws.readyState).toBe(other.ws.OPEN)
  })

  it('revoked from another device', async () => {
    const [here, there] = [await loginAs(house, 'demo'), await loginAs(house, 'demo')]
    const reader = await read(there, { balance: null })
    await withinASecond(reader, () => here.call('user/revoke_other_sessions', {}))
  })

  it('by a changed password, save for who changed it', async () => {
    const [here, there] = [await loginAs(house, 'vip20'), await loginAs(house, 'vip20')]
    const [own, other] = [await read(here, { balance: null }), await read(there, { balance: null })]
    const password = 'Degisti1!x'
    const change = { oldPassword: 'Demo123!', password, passwordConfirm: password }
    await other.next('balance')
    const changed = performance.now()
    await here.call('user/pass_change', change)
    expect((await other.closed).code).toBe(4401)
    expect(performance.now() - changed).toBeLessThan(3_000)
    expect(own.ws.readyState).toBe(own.ws.OPEN)
  })

  it('PROT-12 by a pause, and every session of the member’s with it', async () => {
    const { username } = await newMember(house)
    const [here, there] = [visitor(house), visitor(house)]
    for (const client of [here, there]) await client.login(username, PASSWORD)
    const { sessionID } = await openSlot(here)
    const game = await connectTo(house, null, { path: '/rgs/stream' })
    open.push(game)
    game.send({ type: 'open', sessionID, topics: { balance: null } })
    await game.next('balance')
    const reader = await read(there, { balance: null })
    await withinASecond(reader, () => here.call('protection/time_out', { span: '1d' }))
    expect((await game.closed).code).toBe(4401)
    for (const client of [here, there])
      expect((await client.refused('user/sessions', {})).data.refusal).toBe('session-expired')
  })

  it('by a closed account', async () => {
    const reader = await read(await loginAs(house, 'demo'), { balance: null })
    const { db } = house.database
    const close = (is_active: boolean) =>
      db.updateTable('members').set({ is_active }).where('username', '=', 'demo').execute()
    try {
      await withinASecond(reader, async () => {
        await close(false)
        house.push.touch('session')
      })
    } finally {
      await close(true)
    }
  })
})

it('neither opening a stream nor reading it is a sign of the member being there', async () => {
  const demo = await loginAs(house, 'demo')
  const last = () =>
    house.database.db
      .selectFrom('sessions')
      .select(({ fn }) => fn.max('active_at').as('at'))
      .executeTakeFirstOrThrow()
  const before = await last()
  house.pass(40_000)
  const reader = await read(demo, { balance: null })
  await reader.next('balance')
  reader.ws.ping()
  reader.send({ type: 'read', topics: { jackpots: null } })
  await reader.next('jackpots')
  expect(await last()).toEqual(before)
  house.pass(-40_000)
})

it('support comes to both: the member, and a visitor by their cookie', async () => {
  const visiting = visitor(house)
  await visiting.call('support/send_message', { text: 'Merhaba' })
  const reader = await read(visiting, { support: null })
  expect((await reader.next('support')).data).toMatchObject({ begun: true, unread: 0 })
  const { replyTo, listConversations } = await import('../support/operator.ts')
  const [talk] = await listConversations(house.database.db)
  await replyTo(house.database.db, TESTER, talk?.id ?? 0n, 'Buyurun', new Date())
  const { data } = await reader.next('support', ({ unread }: { unread: number }) => unread === 1)
  expect(data).toMatchObject({ begun: true, opens: expect.any(String) as string })
})

it('maintenance closes what is read, and says when it is over', async () => {
  const { setMaintenance } = await import('../site/site-state.ts')
  const { db } = house.database
  const reader = await read(await loginAs(house, 'demo'), { maintenance: null })
  await setMaintenance(db, TESTER, true)
  await reader.next('maintenance', (isOpen) => !isOpen)
  house.pass(1_000)
  const other = await read(visitor(house), { jackpots: null, maintenance: null })
  await other.next('maintenance', (isOpen) => !isOpen)
  expect(other.messages[1]?.data).toEqual({ refusal: 'maintenance', topic: 'jackpots' })
  await setMaintenance(db, TESTER, false)
  await reader.next('maintenance', (isOpen) => isOpen, 2)
  house.pass(1_000)
})

it('a slow reader is never sent more than it takes, and ends at the latest state', async () => {
  const slow = await read(await loginAs(house, 'demo'), { changes: null })
  await slow.next('changes')
  const { member_id: memberId } = await house.database.db
    .selectFrom('sessions')
    .select('member_id')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  slow.ws.pause()
  const calls = [`${'a'.repeat(6_000)}/b`]
  // More than the system's own buffers hold on either side.
  let most = 0
  for (let i = 0; i < 3_000; i++) {
    house.push.hub.publish({ topic: 'site/changes', scope: String(memberId), data: { calls } })
    if (i % 100 === 0) await new Promise((done) => setTimeout(done, 5))
    most = Math.max(most, house.push.sockets.bufferedMost())
  }
  await new Promise((done) => setTimeout(done, 200))
  most = Math.max(most, house.push.sockets.bufferedMost())
  expect(most).toBeGreaterThan(BUFFERED_BYTES_MAX / 2)
  expect(most).toBeLessThanOrEqual(BUFFERED_BYTES_MAX)
  slow.ws.resume()
  const last = await slow.next('changes', ({ calls }: { calls: string[] }) => calls[0] === '*')
  expect(slow.messages.length).toBeLessThan(2_900)
  expect(last.seq).toBe(slow.messages.at(-1)?.seq)
})
