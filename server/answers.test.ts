import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { NOT_BUILT } from '#contract/not-built.ts'
import { calls } from '#contract/registry.ts'
import { answers } from './answers.ts'
import { loginAs, startTestHouse, type Client, type TestHouse } from './testing.ts'

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
      expect([200, 403, 404, 409, 422], `${name} answered ${code}`).toContain(code)
    }
  })
})
