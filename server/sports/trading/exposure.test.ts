import { afterAll, beforeAll, expect, it } from 'vitest'
import { toWire } from '#contract/money.ts'
import { startTestHouse, type TestHouse } from '../../testing.ts'
import { bettingAt, one, place } from '../testing-coupons.ts'
import { openMatch } from '../testing.ts'
import { exposureOn } from './exposure.ts'
import { findTraded } from './trading.ts'

let house: TestHouse
beforeAll(async () => {
  house = await startTestHouse()
})
afterAll(() => house.close())

const { pickOf, newPlayer } = bettingAt(() => house)

it('a trader sees of a market what its dearest ending costs, which of double chances two win, and so does the room of its match', async () => {
  const match = await openMatch(house)
  const player = await newPlayer(10_000)
  const lost: number[] = []
  for (const [selection, stake] of [
    ['1X', 100],
    ['12', 300],
    ['X2', 200],
  ] as const) {
    const pick = await pickOf(match, 'double-chance', selection)
    await place(player, one(pick, stake))
    lost.push(Math.round((pick.odds - 1) * stake * 100) / 100)
  }
  const cost = lost.reduce((sum, each) => sum + each, 0) - Math.min(...lost)
  const traded = await findTraded(house.database.db, BigInt(match.eventID), house.clock())
  const booked = traded?.markets.find(({ market }) => market === 'double-chance')?.booked ?? 0n
  expect(toWire(booked)).toBeCloseTo(cost, 5)
  const leg = { event_id: BigInt(match.eventID), market_key: 'match-result', selection: '1' }
  const { events } = await exposureOn(house.database.db, player.memberId, [leg])
  expect(events.get(leg.event_id)).toBe(booked)
})
