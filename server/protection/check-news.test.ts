import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestTable, refusalOf, request } from '../floor/testing.ts'
import { sitDown } from '../jackpot/testing.ts'
import { readStream, type TestReader } from '../push/testing.ts'
import { startTestHouse, type TestHouse } from '../testing.ts'

let house: TestHouse
beforeAll(async () => {
  house = await startTestHouse()
})
afterAll(() => house.close())

const due = (memberId: bigint) =>
  house.owner.pool.query(
    `update protections set played_since = played_since - interval '16 minutes' where member_id = $1`,
    [memberId],
  )

const isOfCheck = ({ calls }: { calls: string[] }): boolean => calls.includes('protection/get')

it('PROT-62 the same at a table', async () => {
  const { client, memberId } = await sitDown(house, 1_000)
  await client.call('protection/reality_check', { minutes: 15 })
  const table = await openTestTable(house, client, {
    table: 'fransiz-ruleti',
    name: 'Fransız',
    spot: '17',
  })
  const place = async () =>
    refusalOf(
      await table.act({
        act: 'place',
        round: await table.freshRound(),
        amount: 5_000_000,
        ...request(),
      }),
    )
  expect(await place()).toBeNull()
  await due(memberId)
  const reader = await readStream(house, client, { changes: null })
  await reader.next('changes')
  const before = reader.messages.length
  expect(await place()).toBe('reality-check')
  await reader.next('changes', isOfCheck, before)
  reader.ws.close()
})

it('PROT-62 the site hears at once that a check is due, whoever’s game refused the stake', async () => {
  const { client, slot, memberId } = await sitDown(house, 1_000)
  await client.call('protection/reality_check', { minutes: 15 })
  await slot.play()
  await slot.endRound()
  await due(memberId)
  const reader: TestReader = await readStream(house, client, { changes: null })
  await reader.next('changes')
  const before = reader.messages.length
  expect(await slot.play()).toMatchObject({ refusal: 'reality-check' })
  await reader.next('changes', isOfCheck, before)
  expect((await client.call('protection/get', {})).data.checkDue).toBe(true)
  reader.ws.close()
})
