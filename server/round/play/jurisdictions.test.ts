import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { loginAs, startTestHouse, type Client, type TestHouse } from '../../testing.ts'
import { openSlot, type GameClient } from '../testing.ts'

let house: TestHouse
let client: Client
let slot: GameClient

beforeAll(async () => {
  house = await startTestHouse({ settings: { playProfile: 'strict' } })
  client = await loginAs(house, 'demo')
  slot = await openSlot(client)
}, 120_000)
afterAll(() => house.close())

const MINUTE_MS = 60_000

/** The same member in another session: the cycle is the member's, not the session's. */
const elsewhere = (): Promise<GameClient> => openSlot(client)

describe('the strict profile', () => {
  it('is told to the game: slower, nothing plays by itself, time and money always shown', async () => {
    const { config } = await slot.authenticate()
    expect(config.jurisdiction).toEqual({
      socialCasino: false,
      disabledFullscreen: false,
      disabledTurbo: true,
      disabledSuperTurbo: true,
      disabledAutoplay: true,
      disabledSlamstop: true,
      disabledSpacebar: true,
      disabledBuyFeature: true,
      displayNetPosition: true,
      displayRTP: true,
      displaySessionTimer: true,
      minimumRoundDuration: 2_500,
    })
  })

  it('refuses a play before 2.5 seconds are over, in any session, and takes nothing', async () => {
    const first = await slot.play({ requestId: 'first' })
    expect(first.error).toBeUndefined()
    const { balance } = await slot.endRound()
    // However long the machine takes for what follows, less than the cycle is over by the clock.
    house.pass(-MINUTE_MS)
    for (const early of [slot, await elsewhere()]) {
      const reply = await early.play()
      expect([reply.http, reply.error]).toEqual([400, 'ERR_GLE'])
    }
    expect((await slot.balance()).balance).toEqual(balance)
    expect(await slot.play({ requestId: 'first' })).toEqual(first)
    house.pass(MINUTE_MS + 2_500)
    const next = await slot.play()
    expect(next.error).toBeUndefined()
    expect(next.round.roundID).toBeGreaterThan(first.round.roundID)
    await slot.endRound()
  })

  it('holds twenty plays at once to a single one', async () => {
    house.pass(2_500)
    const replies = await Promise.all(Array.from({ length: 20 }, () => slot.play()))
    expect(replies.filter(({ error }) => error === undefined)).toHaveLength(1)
    for (const { error } of replies) expect([undefined, 'ERR_GLE', 'ERR_BE']).toContain(error)
    await slot.endRound()
  })

  it('sells no feature, whatever a client asks for', async () => {
    house.pass(2_500)
    const before = (await slot.balance()).balance
    const reply = await slot.play({ mode: 'BONUS' })
    expect([reply.http, reply.error]).toEqual([400, 'ERR_VAL'])
    expect((await slot.balance()).balance).toEqual(before)
  })
})
