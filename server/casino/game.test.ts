import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestHouse, visitor, type TestHouse } from '../testing.ts'

let house: TestHouse
beforeAll(async () => {
  house = await startTestHouse()
})
afterAll(() => house.close())

describe('casino/game', () => {
  it('tells a visitor the exact return, the outcomes and the sealed table of every mode', async () => {
    const client = visitor(house)
    const games = await client.call('casino/games_list', { searchGameName: 'Lale' })
    const gameID = games.data[0]?.gameID ?? 0
    const { code, data } = await client.call('casino/game', { gameID })
    expect(code).toBe(200)
    expect(data).toMatchObject({ gameID, lines: 20, maxWin: 5000, minStake: 1, maxStake: 10_000 })
    for (const mode of data.modes) {
      expect(mode.rtp).toBeCloseTo(96.52, 2)
      expect(mode.outcomes).toBeGreaterThan(0)
      expect(mode.tableHash).toMatch(/^[0-9a-f]{64}$/)
    }
    expect(data.modes[0]?.outcomes).toBeGreaterThanOrEqual(200_000)
  })

  it('shows the best symbols first, with the pictures that stand on the site', async () => {
    const client = visitor(house)
    const games = await client.call('casino/games_list', { searchGameName: 'Lale' })
    const { data } = await client.call('casino/game', { gameID: games.data[0]?.gameID ?? 0 })
    expect(data.pays[0]).toMatchObject({
      symbol: 'tulip',
      pays: [{ count: 3 }, { count: 4 }, { count: 5 }],
    })
    expect(data.pays[0]?.image).toMatch(/\/art\/lale-devri\/pictures\/tulip\.webp$/)
    expect(data.pays.at(-1)).toMatchObject({ symbol: 'J', image: '' })
  })

  it('refuses a game that is not there by name, whatever the id', async () => {
    for (const gameID of [999_999, 2 ** 52]) {
      const { code, data } = await visitor(house).refused('casino/game', { gameID })
      expect(code).toBe(404)
      expect(data).toMatchObject({ refusal: 'game-unknown' })
    }
  })
})
