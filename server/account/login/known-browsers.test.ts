import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestHouse, visitor, type Client, type TestHouse } from '../../testing.ts'
import {
  PASSWORD,
  codeOf,
  newMember,
  sentTo,
  tryCode,
  wrongCodeOf,
  type Proband,
} from '../testing-factors.ts'

let house: TestHouse

beforeAll(async () => {
  house = await startTestHouse({ settings: { trustProxy: '127.0.0.1' } })
})
afterAll(() => house.close())

const logIn = (client: Client, { username }: Proband) => client.login(username, PASSWORD)
const notices = async (member: Proband) =>
  (await sentTo(house, member)).filter((template) => template === 'new-device').length

describe('a browser that a member comes in from', () => {
  it('is known after the first login ever, which tells nobody', async () => {
    const member = await newMember(house)
    const client = visitor(house)
    for (let n = 0; n < 3; n++) await logIn(client, member)
    expect(await notices(member)).toBe(0)
  })

  it('is told by mail when it is new, once, with the moment, its name and its country', async () => {
    const member = await newMember(house)
    await logIn(visitor(house), member)
    const api = { class: 'user', method: 'login' }
    const data = { username: member.username, password: PASSWORD }
    const client = visitor(house)
    const headers = {
      'x-forwarded-for': '193.140.100.1',
      'user-agent':
        'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0 <b>x</b>',
    }
    for (let n = 0; n < 2; n++)
      expect(await client.post({ api, data, user: {} }, headers)).toMatchObject({ code: 200 })
    expect(await notices(member)).toBe(1)
    const { db } = house.database
    const mail = await db
      .selectFrom('messages')
      .selectAll()
      .where('member_id', '=', member.id)
      .where('template', '=', 'new-device')
      .executeTakeFirstOrThrow()
    expect(mail.recipient).toBe(member.email)
    expect(mail.body_text).toContain('Firefox')
    expect(mail.body_text).toContain('Türkiye')
    expect(mail.body_html).not.toContain('<b>x</b>')
    const { place } = await db
      .selectFrom('sessions')
      .select('place')
      .where('member_id', '=', member.id)
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow()
    expect(place).toBe('TR')
  })

  it('stays known to everyone who shares it', async () => {
    const [one, other] = [await newMember(house), await newMember(house)]
    const shared = visitor(house)
    for (let n = 0; n < 3; n++) {
      await logIn(shared, one)
      await logIn(shared, other)
    }
    expect([await notices(one), await notices(other)]).toEqual([0, 0])
  })

  it('is neither known nor told before the second factor is right', async () => {
    const member = await newMember(house, 'ga')
    const enter = async (client: Client) => {
      await logIn(client, member)
      await tryCode(client, 'user/check_ga', codeOf(house, member.secret))
      house.pass(30_000)
    }
    await enter(visitor(house))
    const stranger = visitor(house)
    await logIn(stranger, member)
    await tryCode(stranger, 'user/check_ga', wrongCodeOf(house, member.secret))
    expect(await notices(member)).toBe(0)
    await enter(stranger)
    expect(await notices(member)).toBe(1)
    await enter(stranger)
    expect(await notices(member)).toBe(1)
  })
})
