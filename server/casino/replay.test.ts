import { TESTER } from '#server/action/testing.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { STAKES } from '#games/stakes.ts'
import { changeSettings } from '../round/publish/game-settings.ts'
import { openSlot } from '../round/testing.ts'
import { loginAs, startTestHouse, visitor, type TestHouse } from '../testing.ts'

let house: TestHouse

beforeAll(async () => {
  house = await startTestHouse()
}, 120_000)
afterAll(() => house.close())

const CALL = 'casino/replay'
const BOOK = { game: 'lale-devri', version: '1', mode: 'bonus', bookID: 17 }

it('a member’s round is told again to a visitor by its book alone, at the same stake', async () => {
  const client = await loginAs(house, 'demo')
  const slot = await openSlot(client)
  const played = await slot.play({ mode: 'BONUS', amount: 2_000_000 })
  await slot.endRound()
  const { data: round } = await client.call('casino/round', { roundID: played.round.roundID })
  const { game, version, mode, baseStake, draw } = round
  const stranger = visitor(house)
  const book = { game, version, mode, bookID: draw.bookID, amount: baseStake }
  const { data } = await stranger.call(CALL, book)
  expect(data).toMatchObject({ name: 'Lale Devri', mode: 'bonus', baseStake: 2, stake: 170 })
  expect(data.payout).toBe(round.payout)
  const launch = new URL(data.url)
  expect(Object.fromEntries(launch.searchParams)).toMatchObject({
    replay: 'true',
    game: 'lale-devri',
    mode: 'bonus',
    event: String(draw.bookID),
    amount: '2000000',
    currency: 'TRY',
  })
  expect(data.url).not.toMatch(/session|demo/i)
  const path = `/bet/replay/${game}/${version}/${mode}/${draw.bookID}`
  const reply = await fetch(`http://${launch.searchParams.get('rgs_url')}${path}`)
  expect(((await reply.json()) as { state: unknown[] }).state).toEqual(played.round.state)
})

it('is told at the game’s usual stake when none is named', async () => {
  const { data } = await visitor(house).call(CALL, BOOK)
  expect(data.stake).toBe(data.baseStake * 85)
})

it.each([0.01, 1.1, 100_000])('is told at ₺%d, which the game takes or not', async (amount) => {
  const { data } = await visitor(house).call(CALL, { ...BOOK, amount })
  expect(data).toMatchObject({ baseStake: amount, stake: Math.round(amount * 8500) / 100 })
})

it('a link outlives the stakes that it was made under', async () => {
  const reply = await visitor(house).call(CALL, { ...BOOK, amount: 5 })
  const change = { minMicro: 20_000_000, defaultMicro: 20_000_000, levelsMicro: [20_000_000] }
  const stakes = { ...STAKES, ...change }
  await changeSettings(house.database.db, TESTER, BOOK.game, { stakes })
  await house.games.refresh()
  expect(await visitor(house).call(CALL, { ...BOOK, amount: 5 })).toEqual(reply)
  expect((await visitor(house).call(CALL, BOOK)).data.baseStake).toBe(20)
  await changeSettings(house.database.db, TESTER, BOOK.game, { stakes: null })
  await house.games.refresh()
})

it.each([
  ['another game', { game: 'lale' }],
  ['another version', { version: '99' }],
  ['another mode', { mode: 'free' }],
  ['a book beyond the table', { bookID: 99_999_999 }],
  ['a stake of less than a kuruş', { amount: 1.001 }],
  ['a stake above all bounds', { amount: 100_000.01 }],
])('shows nothing for %s', async (_title, wrong) => {
  const { code, data } = await visitor(house).refused(CALL, { ...BOOK, ...wrong })
  expect([code, data.refusal]).toEqual([404, 'not-found'])
})
