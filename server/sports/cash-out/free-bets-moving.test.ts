import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { TESTER } from '../../action/testing.ts'
import { offerFreeBets, purseOf } from '../../bonus/testing.ts'
import { startTestHouse, visitor, type TestHouse } from '../../testing.ts'
import { answerCoupons } from '../coupons/accept-coupons.ts'
import { settleSports } from '../settlement/settle.ts'
import { bettingAt, couponsOf, place, type AskedPick, type Player } from '../testing-coupons.ts'
import { freeBetsAt, winOf } from '../testing-free-bets.ts'
import { playingAt } from '../testing-in-play.ts'
import { incident, openMatch, type TestMatch } from '../testing.ts'
import { followRecord, voidBets } from '../trading/operate.ts'
import { answerCashouts } from './answer-cashouts.ts'

let house: TestHouse
beforeAll(async () => {
  house = await startTestHouse()
})
afterAll(() => house.close())

const { findings, pickOf } = bettingAt(() => house)
const { inPlay, waitOut } = playingAt(() => house)
const { freely, latest, left, purse, withFreeBets } = freeBetsAt(() => house, {
  offerFreeBets,
  purseOf,
})

const couponWith = async (player: Player, couponID: number) =>
  (await couponsOf(player)).find((each) => each.couponID === couponID)
const wholeOf = (coupon: Awaited<ReturnType<typeof couponWith>>): number =>
  coupon?.cashOut?.offers.at(-1)?.price ?? 0

/** Taken while its match is played. Whoever takes it is there before: what that takes would be silence. */
async function takenInPlay(clubs: readonly [number, number]) {
  const player = await withFreeBets({ bets: 1 })
  const match = await inPlay(clubs)
  const pick = await pickOf(match, 'match-result', '1')
  const [waiting] = await place(player, await freely(player, [pick]))
  await waitOut(match)
  await answerCoupons(house)
  const coupon = await couponWith(player, waiting?.couponID ?? 0)
  expect(coupon).toMatchObject({ status: 'open', isFreeBet: true, legs: [{ isLive: true }] })
  return { match, player, couponID: coupon?.couponID ?? 0, price: wholeOf(coupon) }
}

const named = (match: TestMatch) => ({ eventId: BigInt(match.eventID), market: null })
const voided = async (match: TestMatch): Promise<void> => {
  expect(await voidBets(house.database.db, TESTER, named(match), house.clock())).toBeNull()
  await settleSports(house)
}
const followed = async (match: TestMatch): Promise<void> => {
  expect(await followRecord(house.database.db, TESTER, named(match), house.clock())).toBeNull()
  await settleSports(house)
}

describe('a free bet on a match in play', () => {
  it('PROT-113 waits when it is sold, and brings what it wins on average as its winning', async () => {
    const { match, player, couponID, price } = await takenInPlay([0, 1])
    const sale = { couponID, tenths: 10, price }
    const { data } = await player.client.call('betframe/cashout', sale)
    expect(data).toMatchObject({ status: 'open', cashOut: { waiting: { tenths: 10, price } } })
    expect(await purse(player)).toEqual([100, 0])
    await answerCashouts(house)
    expect(await purse(player)).toEqual([100, 0])
    await waitOut(match)
    await Promise.all([answerCashouts(house), answerCashouts(house)])
    const sold = { status: 'cashed-out', payout: price, returned: 0 }
    expect(await couponWith(player, couponID)).toMatchObject(sold)
    expect(await purse(player)).toEqual([100 + price, 0])
    expect(await latest(player)).toMatchObject({ status: 'converted', converted: price })
    expect(await findings()).toEqual([])
  })

  it('PROT-113 is kept where a goal comes while its sale waits, and loses nothing of the member’s', async () => {
    const { match, player, couponID, price } = await takenInPlay([2, 3])
    await player.client.call('betframe/cashout', { couponID, tenths: 10, price })
    await match.feed(incident({ kind: 'goal', side: 'away', half: 'first', minute: 2 }))
    await waitOut(match)
    await answerCashouts(house)
    expect(await couponWith(player, couponID)).toMatchObject({
      status: 'open',
      sold: [],
      cashOut: { waiting: null, refusal: 'cashout-suspended' },
    })
    expect(await purse(player)).toEqual([100, 0])
    expect(await left(player)).toEqual([])
    expect(await findings()).toEqual([])
  })
})

describe('a free bet on selections of one match together', () => {
  const built = async ({ eventID }: TestMatch): Promise<AskedPick> => {
    const selections = [
      { market: 'match-result', selection: '1' },
      { market: 'both-score', selection: 'yes' },
    ]
    const { data } = await visitor(house).call('betframe/builder', { eventID, selections })
    return { eventID, market: data.market ?? '', selection: 'all', odds: data.odds ?? 0 }
  }

  it('PROT-113 is sold in part at their joint chance, and its rest is paid by their joint price', async () => {
    const match = await openMatch(house, { clubs: [4, 5] })
    const player = await withFreeBets({ bets: 1 })
    const pick = await built(match)
    const [coupon] = await place(player, await freely(player, [pick]))
    const couponID = coupon?.couponID ?? 0
    // Less than what the joint odds would say: they hold a margin for each of both.
    const byOdds = (0.95 * winOf(pick)) / pick.odds
    expect(wholeOf(coupon)).toBeGreaterThan(0.8 * byOdds)
    expect(wholeOf(coupon)).toBeLessThan(byOdds)
    const price = coupon?.cashOut?.offers.find(({ tenths }) => tenths === 5)?.price ?? 0
    await player.client.call('betframe/cashout', { couponID, tenths: 5, price })
    await match.play(2, 1)
    await settleSports(house)
    const [cash, bonus] = await purse(player)
    expect([cash, bonus]).toEqual([expect.closeTo(100 + price + winOf(pick, 5), 5), 0])
    expect(await findings()).toEqual([])
  })

  it('PROT-111 comes back where its match is void, and PROT-114 is withdrawn once it is void no more', async () => {
    const match = await openMatch(house, { clubs: [6, 7] })
    const player = await withFreeBets({ bets: 2 })
    const pick = await built(match)
    const [coupon] = await place(player, await freely(player, [pick]))
    await voided(match)
    expect(await couponWith(player, coupon?.couponID ?? 0)).toMatchObject({
      status: 'void',
      returned: 10,
      payout: 0,
    })
    expect(await left(player)).toHaveLength(2)
    expect(await findings()).toEqual([])
    await match.play(2, 1)
    await followed(match)
    expect(await couponWith(player, coupon?.couponID ?? 0)).toMatchObject({
      status: 'won',
      returned: 0,
      payout: winOf(pick),
    })
    expect(await left(player)).toHaveLength(1)
    expect(await purse(player)).toEqual([100 + winOf(pick), 0])
    expect(await findings()).toEqual([])
  })
})

describe('a free bet that was void and is void no more', () => {
  it('PROT-114 is withdrawn while nobody has placed it, and wins what its match says after all', async () => {
    const match = await openMatch(house, { clubs: [0, 2] })
    const player = await withFreeBets({ bets: 1 })
    const pick = await pickOf(match, 'match-result', '1')
    const [coupon] = await place(player, await freely(player, [pick]))
    await voided(match)
    expect(await left(player)).toMatchObject([{ stake: 10 }])
    await match.play(1, 0)
    await followed(match)
    expect(await left(player)).toEqual([])
    expect(await couponWith(player, coupon?.couponID ?? 0)).toMatchObject({
      status: 'won',
      returned: 0,
      payout: winOf(pick),
      corrections: [{ before: 0, after: winOf(pick) }],
    })
    expect(await purse(player)).toEqual([100 + winOf(pick), 0])
    expect(await latest(player)).toMatchObject({ status: 'converted' })
    expect(await findings()).toEqual([])
  })

  it('PROT-114 stays with the coupon that it was placed on meanwhile, and comes back once more where it is void again', async () => {
    const [match, other] = [
      await openMatch(house, { clubs: [1, 3] }),
      await openMatch(house, { clubs: [4, 6] }),
    ]
    const player = await withFreeBets({ bets: 1 })
    const pick = await pickOf(match, 'match-result', '1')
    await place(player, await freely(player, [pick]))
    await voided(match)
    const next = await pickOf(other, 'match-result', '1')
    const [second] = await place(player, await freely(player, [next]))
    await match.play(0, 1)
    await followed(match)
    // The first is lost after all; the second goes on, and nothing comes back twice.
    expect((await couponsOf(player)).map(({ status }) => status)).toEqual(['open', 'lost'])
    expect(await left(player)).toEqual([])
    await voided(match)
    expect(await left(player)).toEqual([])
    await other.play(1, 0)
    await settleSports(house)
    expect(await couponWith(player, second?.couponID ?? 0)).toMatchObject({ status: 'won' })
    expect(await purse(player)).toEqual([100 + winOf(next), 0])
    expect(await findings()).toEqual([])
  })
})
