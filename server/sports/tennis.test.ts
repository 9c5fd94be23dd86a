import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Actor } from '../action/actor.ts'
import { startTestHouse, type TestHouse } from '../testing.ts'
import { correctScore } from './trading/operate.ts'
import { settleSports } from './settlement/settle.ts'
import { bettingAt, couponsOf, place } from './testing-coupons.ts'
import { openTennis, tennisPhase } from './testing-tennis.ts'
import { ending } from './testing.ts'

const TRADER: Actor = { kind: 'command', name: 'elif', why: 'nobody told it' }

let house: TestHouse
beforeAll(async () => {
  house = await startTestHouse()
})
afterAll(() => house.close())

const { findings, pickOf, shown, newPlayer } = bettingAt(() => house)

it('tennis whose points nobody told is settled by sets that an operator states, and what hangs on games once those are stated too', async () => {
  const game = await openTennis(house, { clubs: [0, 7], follows: [] })
  const player = await newPlayer(1_000)
  const total = (await shown(game)).markets.find(
    ({ kind, period }) => kind === 'total-games' && period === 'match',
  )
  await place(player, {
    kind: 'single',
    stake: 10,
    selections: [
      await pickOf(game, 'match-winner', '2'),
      await pickOf(game, total?.market ?? '', 'under'),
    ],
  })
  await game.feed(tennisPhase('s1'), tennisPhase('over'), ending('ended'))
  await settleSports(house)
  const statuses = async () => (await couponsOf(player)).map(({ status }) => status)
  expect(await statuses()).toEqual(['open', 'open'])
  const state = (score: Parameters<typeof correctScore>[3]['score']) =>
    correctScore(house.database.db, TRADER, BigInt(game.eventID), { score, now: house.clock() })
  expect(await state({ count: 'sets', period: 'match', score: { home: 0, away: 2 } })).toBeNull()
  await settleSports(house)
  expect((await statuses()).toSorted()).toEqual(['open', 'won'])
  const tooHigh = { home: 100, away: 0 }
  expect(await state({ count: 'games', period: 's1', score: tooHigh })).toBe('too-high')
  const lost = { home: 0, away: 6 }
  expect(await state({ count: 'games', period: 's1', score: lost })).toBeNull()
  expect(await state({ count: 'games', period: 's2', score: lost })).toBeNull()
  await settleSports(house)
  expect(await statuses()).toEqual(['won', 'won'])
  expect(await findings()).toEqual([])
})
