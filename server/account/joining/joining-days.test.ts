import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestHouse, visitor, type TestHouse } from '../../testing.ts'
import { TAKEN_OF_DAY_MAX } from './joining-days.ts'
import { forgetOldTries } from '../login/old-tries.ts'
import { joined, registration, settled, templatesTo } from '../testing.ts'

let house: TestHouse

beforeAll(async () => {
  house = await startTestHouse({ settings: { trustProxy: '127.0.0.1' } })
})
afterAll(() => house.close())

const DAY = 24 * 3_600_000
type Typed = Parameters<typeof registration>[0]

/** Registers from an address; this house believes its proxy. Answers to whom, and the reply's code. */
const registerFrom = async (address: string, typed: Typed = {}) => {
  const sent = registration(typed)
  const api = { class: 'user', method: 'register' }
  const headers = { 'x-forwarded-for': address }
  const { code, data } = await visitor(house).post({ api, data: sent }, headers)
  return { email: sent.email, code, data }
}

describe('whose phone and national id are known', () => {
  it('can be asked a few times a day from one address, and no more by asking at once', async () => {
    const { phone } = await joined(house)
    const replies = await Promise.all(
      Array.from({ length: TAKEN_OF_DAY_MAX + 10 }, () => registerFrom('203.0.113.9', { phone })),
    )
    await settled(house)
    const result = await Promise.all(replies.map(({ email }) => templatesTo(house, email)))
    expect(result.filter((mails) => mails.includes('details-taken'))).toHaveLength(TAKEN_OF_DAY_MAX)
    expect(result.filter((mails) => mails.length === 0)).toHaveLength(10)
  })

  it('is told to nobody there afterwards, nor that something is free, until the next day', async () => {
    const { phone } = await joined(house)
    for (const typed of [{ phone }, {}])
      expect(await registerFrom('203.0.113.9', typed)).toMatchObject({
        code: 429,
        data: { refusal: 'joining-paused' },
      })
    const elsewhere = await registerFrom('203.0.113.10')
    expect(elsewhere.code).toBe(200)
    expect(await templatesTo(house, elsewhere.email)).toEqual(['confirm-registration'])
    const { data } = await registerFrom('203.0.113.9')
    house.pass((data as { retryAfterS: number }).retryAfterS * 1000)
    expect(await registerFrom('203.0.113.9')).toMatchObject({ code: 200 })
  })

  it('counts nothing for a member who joins once more, nor for what nobody has', async () => {
    const { email } = await joined(house)
    for (let n = 0; n <= TAKEN_OF_DAY_MAX; n++)
      expect(await registerFrom('203.0.113.11', n % 2 ? { email } : {})).toMatchObject({
        code: 200,
      })
    await settled(house)
    expect(await registerFrom('203.0.113.11')).toMatchObject({ code: 200 })
  })

  it('is forgotten by days, and the table names no address', async () => {
    const kept = () => house.database.db.selectFrom('joining_days').selectAll().execute()
    expect(await kept()).toHaveLength(1)
    expect(JSON.stringify(await kept())).not.toContain('203.0.113')
    house.pass(4 * DAY)
    await forgetOldTries(house)
    expect(await kept()).toEqual([])
  })
})
