import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { gameClient, openSlot } from '../round/testing.ts'
import { loginAs, startTestHouse, visitor, type Client, type TestHouse } from '../testing.ts'

/** Many games opened at once keep nobody from playing. */

let house: TestHouse
let member: Client
let gameID: number
beforeAll(async () => {
  house = await startTestHouse()
  member = await loginAs(house, 'demo')
  const { data } = await member.call('casino/games_list', { searchGameName: 'lale devri' })
  gameID = data[0]?.gameID ?? 0
}, 120_000)
afterAll(() => house.close())

const AT_ONCE = 60

describe('many launches at once', () => {
  it('are all answered, of visitors and members, while a member plays', async () => {
    const slot = await openSlot(member)
    const began = performance.now()
    const launches = Promise.all(
      Array.from({ length: AT_ONCE }, (_, n) =>
        n % 2 === 0
          ? visitor(house).call('casino/demo_game', { gameID })
          : member.call('casino/init_game', { gameID }),
      ),
    )
    // What is wrong with one is said below, when the plays have been made.
    launches.catch(() => {})
    for (let n = 0; n < 5; n += 1) {
      expect((await slot.play({ requestId: `beside-${n}` })).http).toBe(200)
      await slot.endRound()
    }
    const urls = (await launches).map(({ data }) => data.url)
    expect(new Set(urls).size).toBe(AT_ONCE)
    expect(performance.now() - began).toBeLessThan(10_000)
  })

  it('that find no connection are answered busy early, and plays and payments go on', async () => {
    const slot = await openSlot(member)
    const { pool } = house.database
    const holders = await Promise.all(
      Array.from({ length: pool.options.max }, () => pool.connect()),
    )
    const began = performance.now()
    const refused = Promise.all(
      Array.from({ length: AT_ONCE }, () => visitor(house).refused('casino/demo_game', { gameID })),
    )
    expect((await slot.play({ requestId: 'no-connection' })).http).toBe(200)
    expect((await gameClient(slot.url).endRound()).http).toBe(200)
    const paid = await member.refused('prepayServices/processTransaction', {
      methodID: 3,
      amount: 0.01,
    })
    expect(paid.data.refusal).toBe('amount-out-of-range')
    expect(performance.now() - began).toBeLessThan(2_500)
    for (const { code, data } of await refused) expect([code, data.refusal]).toEqual([429, 'busy'])
    expect(performance.now() - began).toBeLessThan(6_000)
    for (const holder of holders) holder.release()
    await visitor(house).call('casino/demo_game', { gameID })
  })
})
