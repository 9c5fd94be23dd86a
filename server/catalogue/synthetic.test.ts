import { TESTER } from '#server/action/testing.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { chooseClientSeed, gameClient } from '../round/testing.ts'
import { loginAs, startTestHouse, type TestHouse } from '../testing.ts'
import { STUDIO_SLOTS } from './studio.ts'
import { seedSynthetic } from './synthetic.ts'

let house: TestHouse
beforeAll(async () => {
  house = await startTestHouse()
}, 120_000)
afterAll(() => house.close())

it('a made-up catalogue opens real games, pages without a gap, and goes again', async () => {
  await seedSynthetic(house.database.db, TESTER, 1500)
  const demo = await loginAs(house, 'demo')
  const names = new Set<string>()
  let total = 0
  const all = 1500 + STUDIO_SLOTS.length
  for (let offset = 0; offset < all; offset += 100) {
    const page = await demo.call('casino/games_list', { limit: 100, offset })
    for (const { name } of page.data) names.add(name)
    total = page.pagination?.total ?? 0
  }
  expect(total).toBe(all)
  expect(names.size).toBe(all)

  const { data } = await demo.call('casino/games_list', { searchGameName: 'isiltili kervan' })
  await chooseClientSeed(demo)
  const { data: launch } = await demo.call('casino/init_game', { gameID: data[0]?.gameID ?? 0 })
  const game = gameClient(new URL(launch.url))
  expect((await game.play()).http).toBe(200)

  await seedSynthetic(house.database.db, TESTER, 0)
  const left = await demo.call('casino/games_list', {})
  expect(left.data.map(({ name }) => name).sort()).toEqual(
    STUDIO_SLOTS.map(({ name }) => name).sort(),
  )
  const history = await demo.call('casino/game_history', {})
  expect(history.data[0]?.gameName).toBe(data[0]?.name)
})
