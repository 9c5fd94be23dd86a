import { afterAll, beforeAll, expect, it } from 'vitest'
import { openSlot } from '../round/testing.ts'
import { loginAs, startTestHouse, visitor, type Client, type TestHouse } from '../testing.ts'

const CALL = 'casino/play_session'
const HOUR_MS = 60 * 60 * 1000

let house: TestHouse

beforeAll(async () => {
  house = await startTestHouse()
})
afterAll(() => house.close())

const asked = async (client: Client) => (await client.call(CALL, {})).data
const netOf = async (client: Client) => Math.round((await asked(client)).net * 1_000_000)

it('begins with the login, at nothing, and both outlive a refresh', async () => {
  const client = await loginAs(house, 'demo')
  const begun = await asked(client)
  expect(begun.net).toBe(0)
  house.pass(HOUR_MS / 2)
  expect((await client.refresh()).result).toBe(true)
  const later = await asked(client)
  expect(later.startedAt).toBe(begun.startedAt)
  const lasted = Date.parse(later.now) - Date.parse(later.startedAt)
  expect(lasted).toBeGreaterThanOrEqual(HOUR_MS / 2)
})

it('falls by a stake at once and rises by the payout when the round is over', async () => {
  const client = await loginAs(house, 'demo')
  const slot = await openSlot(client)
  const { round } = await slot.playUntilOpen()
  const open = await netOf(client)
  await slot.endRound()
  expect(await netOf(client)).toBe(open + round.payout)
  const { data } = await client.call('casino/game_history', { limit: 100 })
  const sum = data.reduce((net, { stake, payout }) => net + (payout ?? 0) - stake, 0)
  expect(await netOf(client)).toBe(Math.round(sum * 1_000_000))
})

it('a new login counts the round that was left open, and nothing that was over', async () => {
  const before = await loginAs(house, 'vip20')
  const { round } = await (await openSlot(before)).playUntilOpen()
  expect(await netOf(before)).toBeLessThan(0)
  house.pass(1000)
  const client = await loginAs(house, 'vip20')
  const { data: line } = await client.call('casino/game_history', { limit: 1 })
  expect(line[0]).toMatchObject({ active: true, payout: null, multiplier: null })
  const { data: reply } = await client.call('casino/round', { roundID: round.roundID })
  expect([reply.active, reply.payout, reply.events]).toEqual([true, null, null])
  expect(await netOf(client)).toBe(-round.amount)
  await (await openSlot(client)).endRound()
  expect(await netOf(client)).toBe(round.payout - round.amount)
  house.pass(1000)
  expect(await netOf(await loginAs(house, 'vip20'))).toBe(0)
})

it('says of a bought round what it paid of what it cost', async () => {
  const client = await loginAs(house, 'demo')
  const slot = await openSlot(client)
  const { round } = await slot.play({ mode: 'BONUS' })
  await slot.endRound()
  const { data } = await client.call('casino/game_history', { limit: 1 })
  const line = data[0]
  expect(line).toMatchObject({ mode: 'bonus', baseStake: 1, payout: round.payout / 1_000_000 })
  expect(line?.multiplier).toBeCloseTo((line?.payout ?? 0) / (line?.stake ?? 1), 9)
})

it('is nobody else’s', async () => {
  const client = await loginAs(house, 'demo')
  const slot = await openSlot(client)
  await slot.play()
  await slot.endRound()
  expect(await netOf(await loginAs(house, 'vip20'))).toBe(0)
  expect((await visitor(house).refused(CALL, {})).code).toBe(403)
})
