import { TESTER } from '#server/action/testing.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { loginAs, startTestHouse, visitor, type Client, type TestHouse } from '../testing.ts'
import { newMember, PASSWORD } from '../account/testing-factors.ts'
import {
  closeConversation,
  listConversations,
  newestMessage,
  readConversation,
  replyTo,
  writtenAfter,
} from './operator.ts'
import { setHours } from './hours.ts'
import { forgetOldConversations } from './old-conversations.ts'

let house: TestHouse

beforeAll(async () => {
  house = await startTestHouse()
})
afterAll(() => house.close())

const DAY = 86_400_000

const send = async (client: Client, text: string, requestId?: string) =>
  (await client.call('support/send_message', { text, ...(requestId ? { requestId } : {}) })).data

/** A list without rows is the refusal `not-found`. */
async function list(client: Client) {
  const { result, data } = await client.call('support/list_messages', {})
  return result ? data : []
}

const unread = async (client: Client) => (await client.call('support/status', {})).data.unread

const textsOf = async (client: Client) => (await list(client)).map(({ text }) => text)

/** The conversation that holds these words. */
async function whereIs(text: string): Promise<bigint> {
  const { conversation_id: id } = await house.database.db
    .selectFrom('support_messages')
    .select('conversation_id')
    .where('text', '=', text)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  return id
}

const reply = async (text: string, to: string) =>
  replyTo(house.database.db, TESTER, await whereIs(to), text, house.clock())

async function memberAndClient(): Promise<{ client: Client; username: string }> {
  const { username } = await newMember(house)
  const client = visitor(house)
  await client.login(username, PASSWORD)
  return { client, username }
}

describe('a conversation with the house', () => {
  it('is kept, newest first, and told apart by who said it', async () => {
    const { client } = await memberAndClient()
    await send(client, 'Merhaba\nbir sorum var')
    await reply('Buyurun', 'Merhaba\nbir sorum var')
    expect(await list(client)).toMatchObject([
      { from: 'house', text: 'Buyurun' },
      { from: 'member', text: 'Merhaba\nbir sorum var' },
    ])
  })

  it('counts what the house said since it was read, and never back', async () => {
    const { client } = await memberAndClient()
    await send(client, 'sayılan')
    expect(await unread(client)).toBe(0)
    await reply('bir', 'sayılan')
    await reply('iki', 'sayılan')
    expect(await unread(client)).toBe(2)
    const [newest, older] = await list(client)
    await client.call('support/mark_read', { messageID: older?.messageID ?? 0 })
    expect(await unread(client)).toBe(1)
    await client.call('support/mark_read', { messageID: newest?.messageID ?? 0 })
    await client.call('support/mark_read', { messageID: older?.messageID ?? 0 })
    expect(await unread(client)).toBe(0)
  })

  it('takes a repeat with the same id once, and other words under it not at all', async () => {
    const { client } = await memberAndClient()
    const sent = await Promise.all([1, 2, 3, 4].map(() => send(client, 'bir kez', 'r1')))
    expect(new Set(sent.map(({ messageID }) => messageID)).size).toBe(1)
    expect(await textsOf(client)).toEqual(['bir kez'])
    expect(
      await client.refused('support/send_message', { text: 'başka', requestId: 'r1' }),
    ).toMatchObject({ code: 409, data: { refusal: 'reference-reused' } })
  })

  it.each(['', '   \n', 'a'.repeat(2001), 'sıfır\u0000', 'ters\u202eyazı'])(
    'takes no message like %o',
    async (text) => {
      const { code } = await visitor(house).refused('support/send_message', { text })
      expect(code).toBe(422)
    },
  )

  it('keeps signs of HTML as the letters that they are', async () => {
    const { client } = await memberAndClient()
    const text = '<img src=x onerror=alert(1)> & "tırnak"'
    await send(client, text)
    expect(await textsOf(client)).toEqual([text])
    expect((await send(client, 'a'.repeat(2000))).text).toHaveLength(2000)
  })

  it('lets one member, and one address of visitors, write only so often', async () => {
    const small = await startTestHouse({ perMinute: { supportOfMember: 2, supportOfAddress: 2 } })
    const demo = await loginAs(small, 'demo')
    const strangers = [visitor(small), visitor(small), visitor(small)]
    for (const client of [demo, demo, strangers[0], strangers[1]])
      await client?.call('support/send_message', { text: 'bir' })
    for (const client of [demo, strangers[2]])
      expect(await client?.refused('support/send_message', { text: 'çok' })).toMatchObject({
        code: 429,
        data: { refusal: 'too-many-messages' },
      })
    small.pass(60_000)
    await demo.call('support/send_message', { text: 'yine' })
    await small.close()
  })
})

describe('a visitor', () => {
  it('has a conversation by a cookie that no script reads and no other site sends', async () => {
    const visiting = visitor(house)
    expect(await textsOf(visiting)).toEqual([])
    const before = await visiting.get('/endpoint/v1/ip-info')
    expect(before.headers.getSetCookie()).toEqual([])
    const response = await fetch(`${house.settings.publicUrl}/endpoint/v1`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', panel: 'frontend' },
      body: JSON.stringify({
        api: { class: 'support', method: 'send_message' },
        data: { text: 'kurabiyeli', Lang: 'tr' },
        user: { lang: 'tr' },
      }),
    })
    const [cookie = ''] = response.headers.getSetCookie()
    expect(cookie).toMatch(/^kasa-support=[\w-]{43};.*HttpOnly.*SameSite=Strict/i)
    visiting.stored.cookie = cookie.split(';')[0] ?? ''
    expect(await textsOf(visiting)).toEqual(['kurabiyeli'])
    const value = visiting.stored.cookie.split('=')[1] ?? ''
    const { rows } = await house.database.pool.query<{ all: string }>(
      `select string_agg(conversation::text, ' ') as all from support_conversations conversation`,
    )
    expect(rows[0]?.all).not.toContain(value)
  })

  it('takes what they wrote along when they log in, into their own conversation', async () => {
    const { username, client } = await memberAndClient()
    await send(client, 'üyenin sözü')
    const visiting = visitor(house)
    await send(visiting, 'konuğun sözü')
    await reply('konuğa yanıt', 'konuğun sözü')
    await visiting.login(username, PASSWORD)
    expect(await textsOf(visiting)).toEqual(['konuğa yanıt', 'konuğun sözü', 'üyenin sözü'])
    expect(await textsOf(client)).toEqual(['konuğa yanıt', 'konuğun sözü', 'üyenin sözü'])
    expect(await unread(client)).toBe(1)
    await visiting.call('user/logout', {})
    visiting.stored.user = null
    expect(await textsOf(visiting)).toEqual([])
  })

  it('becomes the member’s first conversation when there was none', async () => {
    const { username } = await newMember(house)
    const visiting = visitor(house)
    await send(visiting, 'ilk söz')
    await visiting.login(username, PASSWORD)
    expect(await textsOf(visiting)).toEqual(['ilk söz'])
    const listed = await listConversations(house.database.db)
    expect(listed.find((one) => one.username === username)).toMatchObject({ waits: 1n })
  })

  it('is forgotten with their cookie, a member is not', async () => {
    const { client } = await memberAndClient()
    await send(client, 'kalan söz')
    const visiting = visitor(house)
    await send(visiting, 'giden söz')
    house.pass(33 * DAY)
    await forgetOldConversations(house)
    expect(await textsOf(visiting)).toEqual([])
    expect(await whereIs('kalan söz')).toBeGreaterThan(0n)
    house.pass(-33 * DAY)
  })
})

describe('strangers', () => {
  it('neither read, count, mark nor continue another’s conversation', async () => {
    const [own, other] = [await memberAndClient(), await memberAndClient()]
    const visiting = visitor(house)
    const sent = await send(own.client, 'yalnız benim')
    await send(visiting, 'konuk başka')
    await reply('yalnız sana', 'yalnız benim')
    const newest = (await list(own.client))[0]?.messageID ?? 0
    for (const stranger of [other.client, visiting, visitor(house)]) {
      const seen = JSON.stringify([await list(stranger), await unread(stranger)])
      expect(seen).not.toMatch(/yalnız/)
      expect(await unread(stranger)).toBe(0)
      await stranger.call('support/mark_read', { messageID: newest })
      await stranger.call('support/mark_read', { messageID: sent.messageID })
      await send(stranger, 'araya giren')
    }
    expect(await textsOf(own.client)).toEqual(['yalnız sana', 'yalnız benim'])
    expect(await unread(own.client)).toBe(1)
  })

  it('a made-up cookie opens nothing', async () => {
    const visiting = visitor(house)
    await send(visiting, 'kurabiye benim')
    for (const cookie of [`kasa-support=${'A'.repeat(43)}`, 'kasa-support=x', '']) {
      const thief = visitor(house)
      thief.stored.cookie = cookie
      expect(await textsOf(thief)).toEqual([])
    }
  })

  it('a session that is over is no visitor: it is refreshed first', async () => {
    const { client } = await memberAndClient()
    await send(client, 'oturumlu söz')
    house.pass(61 * 60_000)
    for (const name of ['support/list_messages', 'support/status'] as const)
      expect(await client.refused(name, {})).toMatchObject({
        code: 403,
        data: { refusal: 'session-expired' },
      })
    house.pass(-61 * 60_000)
  })
})

describe('the operator', () => {
  it('sees who waits, reads, answers and closes; a new message opens it again', async () => {
    const { db } = house.database
    const { client, username } = await memberAndClient()
    await send(client, 'ilk soru')
    const id = await whereIs('ilk soru')
    const mine = async () => (await listConversations(db)).find((one) => one.id === id)
    expect(await mine()).toMatchObject({ username, waits: 1n, closedAt: null })
    expect(await replyTo(db, TESTER, id, 'yanıt', house.clock())).toBe(true)
    expect(await mine()).toMatchObject({ waits: 0n })
    expect(await readConversation(db, id)).toMatchObject({
      username,
      messages: [
        { isFromHouse: false, text: 'ilk soru' },
        { isFromHouse: true, text: 'yanıt' },
      ],
    })
    expect(await closeConversation(db, TESTER, id, house.clock())).toBe(true)
    expect((await mine())?.closedAt).toBeInstanceOf(Date)
    await send(client, 'bir soru daha')
    expect(await mine()).toMatchObject({ closedAt: null, waits: 1n })
    expect(await replyTo(db, TESTER, 999_999n, 'kime', house.clock())).toBe(false)
    expect(await readConversation(db, 999_999n)).toBeNull()
    expect(await closeConversation(db, TESTER, 999_999n, house.clock())).toBe(false)
  })

  it('is told what is written as it comes, from whoever it is, and not their own answers', async () => {
    const { db } = house.database
    const { client, username } = await memberAndClient()
    await send(client, 'eski söz')
    const from = await newestMessage(db)
    expect(await writtenAfter(db, from)).toEqual([])
    await reply('yanıt', 'eski söz')
    await send(client, 'yeni söz')
    await send(visitor(house), 'konuk sözü')
    const result = await writtenAfter(db, from)
    expect(result).toMatchObject([
      { conversation: await whereIs('eski söz'), username, text: 'yeni söz' },
      { username: null, text: 'konuk sözü' },
    ])
    expect(await writtenAfter(db, result[0]?.id ?? 0n)).toHaveLength(1)
  })

  it('sets the hours that everybody is told', async () => {
    const { db } = house.database
    await setHours(db, TESTER, { opensMinute: 0, closesMinute: 0 })
    expect((await visitor(house).call('support/status', {})).data).toEqual({
      open: true,
      opens: '00:00',
      closes: '00:00',
      begun: false,
      unread: 0,
    })
    const minute = (Math.floor(house.clock().getTime() / 60_000) + 180) % 1440
    const hours = { opensMinute: (minute + 60) % 1440, closesMinute: (minute + 120) % 1440 }
    await setHours(db, TESTER, hours)
    expect((await visitor(house).call('support/status', {})).data.open).toBe(false)
  })
})

it('what was said belongs to the member’s own data', async () => {
  const { client } = await memberAndClient()
  await send(client, 'verim')
  const { subjects } = (await client.call('user/personal_data', {})).data
  expect(subjects['support']).toMatchObject([{ said_by: 'member', text: 'verim' }])
})
