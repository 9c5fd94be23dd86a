import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { startTestHouse, visitor, type Client, type TestHouse } from '../testing.ts'
import { addBets } from '../bets/testing.ts'
import { hoursFrom, memberIds } from '../tournament/testing.ts'

let house: TestHouse
let stranger: Client
let demo: bigint

beforeAll(async () => {
  house = await startTestHouse()
  stranger = visitor(house)
  demo = (await memberIds(house.database.db))['demo'] ?? 0n
})
afterAll(() => house.close())
beforeEach(async () => {
  await house.owner.db.deleteFrom('bets').execute()
  // What was remembered for the test before is old by then.
  house.pass(60_000)
})

const add = (round: Partial<Parameters<typeof addBets>[1]> & { payout: number }) =>
  addBets(house.database.db, { memberId: demo, at: hoursFrom(house.clock(), -1), ...round })

const highWins = async (payload = {}) => (await stranger.call('casino/high_wins', payload)).data

it('tells a visitor what was won, on which game, and nobody’s name', async () => {
  const at = hoursFrom(house.clock(), -2)
  await add({ stake: 10, payout: 842.555, at })
  expect(await highWins()).toEqual([
    {
      gameID: expect.any(Number),
      section: 'slot',
      gameName: 'Lale Devri',
      providerID: 1,
      providerName: 'Çini Atölyesi',
      image: `${house.settings.publicUrl}/art/lale-devri/tile.svg`,
      name: 'D•••z',
      payout: 842.555,
      multiple: 84.25,
      at: hoursFrom(at, 0.001).toISOString(),
    },
  ])
})

it('is empty while nobody has won much', async () => {
  await add({ stake: 10, payout: 199.99 })
  await add({ stake: 10, payout: 500, state: 'open' })
  await add({ stake: 10, payout: 500, at: hoursFrom(house.clock(), -31 * 24) })
  expect(await highWins()).toEqual([])
})

it('tells the latest first, or the highest by their multiple', async () => {
  await add({ stake: 100, payout: 3000, at: hoursFrom(house.clock(), -3) })
  await add({ stake: 1, payout: 80, at: hoursFrom(house.clock(), -2) })
  await add({ stake: 5, payout: 100, at: hoursFrom(house.clock(), -1) })
  const multiples = async (payload: object) =>
    (await highWins(payload)).map(({ multiple }) => multiple)
  expect(await multiples({})).toEqual([20, 80, 30])
  expect(await multiples({ order: 'highest' })).toEqual([80, 30, 20])
  expect(await multiples({ limit: 1 })).toEqual([20])
})

it('leaves out a game that nobody can open any more', async () => {
  await add({ payout: 900 })
  const set = (isOpen: boolean) =>
    house.database.db
      .updateTable('catalogue_games')
      .set({ is_open: isOpen })
      .where('game', '=', 'lale-devri')
      .execute()
  await set(false)
  expect(await highWins()).toEqual([])
  await set(true)
})
