import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { atTheDoor, newMember } from '../account/testing-factors.ts'
import { addPastTransactions } from '../cashier/transactions/testing-transactions.ts'
import { startTestHouse, visitor, type Client, type TestHouse } from '../testing.ts'
import { unreadMessages } from './unread-source.ts'

let house: TestHouse
let member: Client
let ids: number[] = []

beforeAll(async () => {
  house = await startTestHouse()
}, 120_000)
afterAll(() => house.close())

/** Twelve messages of the test's own, the latest first, and nothing else. */
beforeEach(async () => {
  const { pool } = house.database
  await pool.query(`update content_items set is_active = false where kind = 'message'`)
  ids = []
  for (let hour = 1; hour <= 12; hour += 1) ids.push(await write(hour))
  member = await atTheDoor(house, await newMember(house))
})

async function write(hoursAgo: number): Promise<number> {
  const { rows } = await house.database.pool.query<{ id: number }>(
    `with item as (
       insert into content_items (kind, name, starts_at, changed_at)
       values ('message', 'test-' || gen_random_uuid(), now() - make_interval(hours => $1), now())
       returning id)
     insert into content_words (item_id, lang, title, text)
     select id, lang, 'Duyuru ' || $1, 'Metin' from item, unnest(array['tr', 'en']) lang
     returning item_id as id`,
    [hoursAgo],
  )
  return rows[0]?.id ?? 0
}

const LIST = 'crm/list_mass_messages'
const READ = 'crm/read_mass_messages'
const UNREAD = 'crm/unread_mass_messages'

const unreadOf = async (client: Client) => (await client.call(UNREAD, {})).data.unread

describe('what a member has read', () => {
  it('CALL-messages at most ten at once, and what is read stands on each', async () => {
    const payload = { limit: 10, offset: 0 }
    const result = await member.call(LIST, payload)
    expect(result.data.map(({ messageID }) => messageID)).toEqual(ids.slice(0, 10))
    expect(result.pagination).toEqual({ limit: 10, total: 12, offset: 0 })
    expect(result.data.every(({ isRead }) => isRead === false)).toBe(true)
    const [first = 0] = ids
    await member.call(READ, { messageIDs: [first] })
    const after = await member.call(LIST, payload)
    expect(after.data.filter(({ isRead }) => isRead === true)).toMatchObject([{ messageID: first }])
    const rest = await member.call(LIST, { limit: 10, offset: 10 })
    expect(rest.data.map(({ messageID }) => messageID)).toEqual(ids.slice(10))
  })

  it('PROT-60 whoever pauses is shown none of them, and none is unread', async () => {
    const account = await newMember(house)
    const paused = await atTheDoor(house, account)
    expect(await unreadOf(paused)).toBe(12)
    await house.owner.pool.query(
      `insert into protections (member_id, pause, paused_at, paused_until)
         values ($1, 'time-out', now(), now() + interval '1 day')`,
      [account.id],
    )
    expect(await unreadOf(paused)).toBe(0)
    // An empty list answers that there is nothing.
    expect((await paused.call(LIST, { limit: 10, offset: 0 })).code).toBe(404)
    const id = String(account.id)
    expect(await unreadMessages.read(house, [id])).toEqual(new Map([[id, { unread: 0 }]]))
  })

  it('ROLE-03/mass-messages answer a visitor, who has read nothing and left nothing unread', async () => {
    const result = await visitor(house).call(LIST, { limit: 10, offset: 0 })
    expect(result.data).toHaveLength(10)
    expect(result.data.every(({ isRead }) => isRead === null)).toBe(true)
  })

  it('is counted down, once for each message however often it is said', async () => {
    const [first = 0, second = 0] = ids
    expect(await unreadOf(member)).toBe(12)
    const { data } = await member.call(READ, { messageIDs: [first, second, first] })
    expect(data).toEqual({ unread: 10 })
    expect((await member.call(READ, { messageIDs: [second] })).data.unread).toBe(10)
    expect((await member.call(READ, {})).data.unread).toBe(0)
    expect(await unreadOf(member)).toBe(0)
    await write(0)
    expect(await unreadOf(member)).toBe(1)
  })

  it('counts a refused withdrawal of the last 90 days as unread, until it is read alone or with all', async () => {
    const proband = await newMember(house)
    const { id } = proband
    const client = await atTheDoor(house, proband)
    const at = (days: number) => new Date(house.clock().getTime() - days * 86_400_000)
    const [refused = 0n] = await addPastTransactions(house.database.db, id, [
      { lira: 800, direction: 'out', status: 1003, refusal: 'Ad uyuşmuyor', at: at(2) },
      { lira: 700, direction: 'out', status: 1003, refusal: 'Ad uyuşmuyor', at: at(1) },
      { lira: 600, direction: 'out', status: 1003, refusal: 'Eski', at: at(95) },
      { lira: 500, direction: 'out', status: 1003, at: at(1) },
    ])
    expect(await unreadOf(client)).toBe(14)
    const scope = [String(id)]
    expect((await unreadMessages.read(house, scope)).get(String(id))).toEqual({ unread: 14 })
    await client.call(READ, { transactionIDs: [Number(refused)] })
    expect(await unreadOf(client)).toBe(13)
    const listed = (await client.call('finance/list_transactions', { status: 1003 })).data
    expect(listed.map(({ amount, isRead }) => [amount, isRead])).toEqual(
      expect.arrayContaining([
        [800, true],
        [700, false],
        [500, null],
      ]),
    )
    await member.call(READ, {})
    expect(await unreadOf(client)).toBe(13)
    expect((await client.call(READ, {})).data.unread).toBe(0)
  })

  it('is the member’s alone', async () => {
    const other = await atTheDoor(house, await newMember(house))
    await member.call(READ, {})
    expect(await unreadOf(other)).toBe(12)
    for (const call of [READ, UNREAD] as const)
      expect((await visitor(house).refused(call, {})).code).toBe(403)
  })

  it('counts nothing that does not show: over, to come, taken away, or no message at all', async () => {
    const { pool } = house.database
    const [over = 0, coming = 0, removed = 0, passive = 0] = ids
    await pool.query(`update content_items set ends_at = now() where id = $1`, [over])
    await pool.query(
      `update content_items set starts_at = now() + interval '1 hour' where id = $1`,
      [coming],
    )
    await pool.query(`update content_items set removed_at = now() where id = $1`, [removed])
    await pool.query(`update content_items set is_active = false where id = $1`, [passive])
    expect(await unreadOf(member)).toBe(8)
    const none = [over, coming, removed, passive, 2 ** 40]
    expect((await member.call(READ, { messageIDs: none })).data.unread).toBe(8)
    const { rows } = await pool.query('select 1 from message_reads where item_id = any($1)', [
      none.slice(0, 4),
    ])
    expect(rows).toEqual([])
  })
})
