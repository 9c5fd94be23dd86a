import { afterAll, beforeAll, expect, it } from 'vitest'
import { TESTER } from '../../action/testing.ts'
import { startTestHouse, type TestHouse } from '../../testing.ts'
import { bettingAt, couponsOf, wallet } from '../testing-coupons.ts'
import { openMatch } from '../testing.ts'
import { correctScore } from '../trading/operate.ts'
import { settleSports } from './settle.ts'

let house: TestHouse
beforeAll(async () => {
  house = await startTestHouse()
})
afterAll(() => house.close())

const { findings, newPlayer, placeHomeSides } = bettingAt(() => house)

/** A list without any has none to be counted. */
const countOf = (list: unknown): number => (Array.isArray(list) ? list.length : 0)

it('a lost combination that a correction opens again stays closed, in its status and in the lists, and says why it is not sold, until its last leg corrects it', async () => {
  const [over, coming] = [await openMatch(house), await openMatch(house, { clubs: [2, 3] })]
  const player = await newPlayer(100)
  await placeHomeSides(player, over, coming)
  const standing = async () => {
    const [coupon] = await couponsOf(player)
    const [open, closed] = [
      await couponsOf(player, { status: 'open' }),
      await couponsOf(player, { status: 'closed' }),
    ]
    return {
      status: coupon?.status,
      isReopened: coupon?.isReopened,
      isSold: coupon?.cashOut !== null,
      open: countOf(open),
      closed: countOf(closed),
    }
  }
  expect(await standing()).toEqual({
    status: 'open',
    isReopened: false,
    isSold: true,
    open: 1,
    closed: 0,
  })

  await over.play(0, 1)
  await settleSports(house)
  const lost = { status: 'lost', isReopened: false, isSold: false, open: 0, closed: 1 }
  expect(await standing()).toEqual(lost)

  const score = { count: 'goals', period: 'match', score: { home: 2, away: 1 } } as const
  const eventId = BigInt(over.eventID)
  expect(
    await correctScore(house.database.db, TESTER, eventId, { score, now: house.clock() }),
  ).toBe(null)
  await settleSports(house)
  expect(await standing()).toEqual({ ...lost, isReopened: true })
  expect((await couponsOf(player))[0]).toMatchObject({ payout: 0, corrections: [] })

  await coming.play(1, 0)
  await settleSports(house)
  expect(await standing()).toEqual({ ...lost, status: 'won' })
  const [won] = await couponsOf(player)
  expect(won?.corrections).toMatchObject([{ before: 0, after: won?.payout, owed: 0 }])
  expect((await wallet(player)).balance).toBe(won?.payout)
  expect(await findings()).toEqual([])
})
