import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestHouse, type TestHouse } from '../../testing.ts'
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
})
