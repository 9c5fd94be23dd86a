import { afterAll, beforeAll, expect, it } from 'vitest'
import { loginAs, startTestHouse, visitor, type Client, type TestHouse } from '../testing.ts'

let house: TestHouse
let client: Client
beforeAll(async () => {
  house = await startTestHouse()
  client = await loginAs(house, 'demo')
})
afterAll(() => house.close())

const ANSWERS = [0, 1, 2, 3, 0, 1, 2, 3, 0] as const

it('PROT-32 a self-test is kept when the member says so, one a day, and removed when they say so', async () => {
  expect((await client.call('protection/self_tests', {})).data).toEqual([])
  await client.call('protection/keep_self_test', { answers: [...ANSWERS] })
  const again = await client.call('protection/keep_self_test', {
    answers: [...ANSWERS.slice(0, 8), 3],
  })
  expect(again.data).toEqual([{ takenOn: expect.stringMatching(/^\d{4}-\d\d-\d\d$/), score: 15 }])
  const { data: mine } = await client.call('user/personal_data', {})
  expect(JSON.stringify(mine)).toContain('"self_tests"')
  const other = await loginAs(house, 'vip20')
  expect((await other.call('protection/self_tests', {})).data).toEqual([])
  expect((await client.call('protection/forget_self_tests', {})).data).toEqual([])
  expect((await client.call('protection/self_tests', {})).data).toEqual([])
})

it('refuses what is no nine answers, and whoever is no member', async () => {
  for (const answers of [
    [],
    [...ANSWERS, 0],
    [...ANSWERS.slice(1), 4],
    [...ANSWERS.slice(1), 0.5],
  ]) {
    const refused = await client.refused('protection/keep_self_test', { answers: answers as never })
    expect(refused.result).toBe(false)
  }
  expect((await client.call('protection/self_tests', {})).data).toEqual([])
  const stranger = await visitor(house).refused('protection/self_tests', {})
  expect(stranger.data.refusal).toBe('no-permission')
})
