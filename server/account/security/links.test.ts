import type { Transaction } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Tables } from '../../database/tables.ts'
import { startTestHouse, type TestHouse } from '../../testing.ts'
import { oneAfterTheOther } from '../testing.ts'
import { atTheDoor, newMember, PASSWORD } from '../testing-factors.ts'
import { makeLink, spendLink, whoseLink, type LinkPurpose } from './links.ts'

let house: TestHouse
let ids: bigint[]

beforeAll(async () => {
  house = await startTestHouse()
  const members = await house.database.db.selectFrom('members').select('id').execute()
  ids = members.map(({ id }) => id)
})
afterAll(() => house.close())

const MINUTE = 60_000
const NEW_PASSWORD = { password: 'Ceviz-dali8', passwordConfirm: 'Ceviz-dali8' }
const within = (afterMs = 0) => ({
  db: house.database.db,
  house,
  now: new Date(house.clock().getTime() + afterMs),
})
const made = async (purpose: LinkPurpose, whose = 0) => {
  const link = new URL(await makeLink(within(), ids[whose] ?? 0n, purpose))
  return { link, token: link.searchParams.get('token') ?? '' }
}

describe('a link', () => {
  it('leads to the site’s own screen with 256 random bits, of which the database keeps a hash', async () => {
    const { link, token } = await made('reset')
    expect(link.origin).toBe(house.settings.publicUrl)
    expect(link.pathname).toBe('/account_reset')
    expect((await made('confirm')).link.pathname).toBe('/register-account-confirm')
    expect(Buffer.from(token, 'base64url')).toHaveLength(32)
    const { rows } = await house.database.pool.query('select * from account_links')
    expect(JSON.stringify(rows, (_key, value: unknown) => String(value))).not.toContain(token)
  })

  it('is spent once, however many spend it at the same moment', async () => {
    const { token } = await made('reset')
    const spent = await Promise.all(
      Array.from({ length: 20 }, () => spendLink(within(), token, 'reset')),
    )
    expect(spent.filter((id) => id === ids[0])).toHaveLength(1)
    expect(spent.filter((id) => id === null)).toHaveLength(19)
    expect(await whoseLink(within(), token, 'reset')).toBeNull()
  })

  it('is good for its time: half an hour to reset, a day to confirm', async () => {
    const minutes = { reset: 30, confirm: 24 * 60 } as const
    for (const purpose of ['reset', 'confirm'] as const) {
      const { token } = await made(purpose)
      const late = within(minutes[purpose] * MINUTE)
      expect(await whoseLink(late, token, purpose)).toBeNull()
      expect(await spendLink(late, token, purpose)).toBeNull()
      expect(await spendLink(within((minutes[purpose] - 1) * MINUTE), token, purpose)).toBe(ids[0])
    }
  })

  it('serves one purpose and one member, and ends with the next of its kind', async () => {
    const [mine, theirs] = [await made('reset', 0), await made('reset', 1)]
    expect(await spendLink(within(), mine.token, 'confirm')).toBeNull()
    await made('confirm', 0)
    expect(await whoseLink(within(), mine.token, 'reset')).toBe(ids[0])
    await made('reset', 0)
    expect(await spendLink(within(), mine.token, 'reset')).toBeNull()
    expect(await spendLink(within(), theirs.token, 'reset')).toBe(ids[1])
  })

  it('is the only one alive, however many are made at the same moment', async () => {
    const make = (db: Transaction<Tables>) => makeLink({ ...within(), db }, ids[2] ?? 0n, 'reset')
    const links = await oneAfterTheOther(house, make, () =>
      house.database.db.transaction().execute(make),
    )
    expect(await Promise.all(links.map(isAlive))).toEqual([false, true])
  })

  it('ends with a new password that was set while it was made', async () => {
    const member = await newMember(house)
    const client = await atTheDoor(house, member)
    const [link] = await oneAfterTheOther(
      house,
      (db) => makeLink({ ...within(), db }, member.id, 'reset'),
      () => client.call('user/pass_change', { oldPassword: PASSWORD, ...NEW_PASSWORD }),
    )
    expect(await isAlive(link)).toBe(false)
  })

  it('two alive are refused by the database itself', async () => {
    const { token } = await made('reset', 1)
    const row = { member_id: ids[1] ?? 0n, purpose: 'reset', expires_at: new Date() } as const
    const another = { ...row, token_hash: Buffer.from('another'), created_at: new Date() }
    const written = house.database.db.insertInto('account_links').values(another).execute()
    await expect(written).rejects.toThrow(/account_links_one_alive/)
    expect(await whoseLink(within(), token, 'reset')).toBe(ids[1])
  })
})

const isAlive = async (link: string): Promise<boolean> => {
  const token = new URL(link).searchParams.get('token') ?? ''
  return (await whoseLink(within(), token, 'reset')) !== null
}
