import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { NOT_BUILT } from '#contract/not-built.ts'
import { calls } from '#contract/registry.ts'
import { answers } from './answers.ts'
import { loginAs, startTestHouse, visitor, type Client, type TestHouse } from './testing.ts'

let house: TestHouse
let demo: Client

beforeAll(async () => {
  house = await startTestHouse()
  demo = await loginAs(house, 'demo')
})
afterAll(() => house.close())

const notBuilt = new Set<string>(NOT_BUILT)
const built = [...calls.values()].filter(({ name }) => !notBuilt.has(name))

const ask = (
  client: Client,
  name: string,
  user: unknown = client.stored.user ?? { lang: 'tr' },
) => {
  const [className, method] = name.split('/')
  return client.post({ api: { class: className, method }, data: {}, user })
}

describe('the not-built list', () => {
  it('holds exactly the calls without an answer', () => {
    expect(Object.keys(answers).sort()).toEqual(built.map(({ name }) => name).sort())
  })

  it('is what answers 501, and nothing off it does', async () => {
    for (const name of notBuilt)
      expect(await ask(demo, name), name).toMatchObject({
        status: 200,
        result: false,
        code: 501,
        data: { refusal: 'not-built' },
      })
    for (const { name } of built.filter(({ name }) => name !== 'user/logout')) {
      const { code } = await ask(demo, name)
      expect([200, 403, 404, 422], `${name} answered ${code}`).toContain(code)
    }
  })
})

describe('a stranger', () => {
  const forMembers = built.filter(({ who }) => who === 'member')

  it('without a session is refused by every call for members', async () => {
    expect(forMembers.length).toBeGreaterThan(4)
    for (const { name } of forMembers)
      expect(await ask(visitor(house), name), name).toMatchObject({
        status: 200,
        code: 403,
        message: 'Bu işlem için yetkiniz yok',
        data: { refusal: 'no-permission' },
      })
  })

  it('with a session that is over is refused by every call for members', async () => {
    const gone = await loginAs(house, 'vip20')
    await gone.call('user/logout', {})
    for (const { name } of forMembers)
      expect(await ask(gone, name), name).toMatchObject({
        code: 403,
        message: 'Oturum süresi doldu',
        data: { refusal: 'session-expired' },
      })
  })

  it("with another member's session, from another browser, is refused by every call for members", async () => {
    const vip = await loginAs(house, 'vip20')
    for (const { name } of forMembers)
      expect(await ask(vip, name, demo.stored.user), name).toMatchObject({ code: 403 })
    expect(await ask(demo, 'system/ping')).toMatchObject({ code: 200 })
  })

  it('is answered as a visitor by public calls, whatever session came along', async () => {
    const who = { ...demo.stored.user, sid: 'QUJD' }
    expect(await ask(demo, 'maintenance/check_status', who)).toMatchObject({ code: 200 })
  })
})
