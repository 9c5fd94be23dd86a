import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { TESTER } from '../../action/testing.ts'
import { offerFreeBets, purseOf } from '../../bonus/testing.ts'
import { startTestHouse, type TestHouse } from '../../testing.ts'
import { settleSports } from '../settlement/settle.ts'
import {
  bettingAt,
  couponsOf,
  lastOf,
  one,
  place,
  wallet,
  type Player,
} from '../testing-coupons.ts'
import { settlingAt } from '../testing-settlement.ts'
import { freeBetsAt, winOf } from '../testing-free-bets.ts'
import { ending, openMatch, phase } from '../testing.ts'
import { waiveClaims } from '../trading/claims.ts'
import { voidBets } from '../trading/operate.ts'
import { sellAutomatically } from './answer-cashouts.ts'

let house: TestHouse
beforeAll(async () => {
  house = await startTestHouse()
})
afterAll(() => house.close())

const { findings, pickOf } = bettingAt(() => house)
const { settled, corrected } = settlingAt(() => house)
const { active, freely, latest, left, purse, withFreeBets } = freeBetsAt(() => house, {
  offerFreeBets,
  purseOf,
})

/** A match with a free bet on its home side. */
async function placed(
  clubs: readonly [number, number],
  terms: Parameters<typeof withFreeBets>[0] = { bets: 1 },
) {
  const match = await openMatch(house, { clubs })
  const pick = await pickOf(match, 'match-result', '1')
  const player = await withFreeBets(terms)
  const [coupon] = await place(player, await freely(player, [pick]))
  if (!coupon) throw new Error('it was placed')
  return { match, pick, player, coupon }
}
const sell = async ({ client }: Player, couponID: number, tenths: number, price: number) =>
  (await client.call('betframe/cashout', { couponID, tenths, price })).data

describe('a free bet that is sold', () => {
  it('PROT-113 brings 95 in a hundred of what it wins on average, and none of its stake', async () => {
    const { pick, player, coupon } = await placed([0, 1])
    const offer = coupon.cashOut?.offers.at(-1)
    expect(offer?.tenths).toBe(10)
    // By the house's own odds, which leave the margin out of the chance: below what the odds would win.
    const byOdds = 0.95 * winOf(pick) * (1 / pick.odds)
    expect(offer?.price).toBeLessThan(byOdds)
    expect(offer?.price).toBeGreaterThan(0.85 * byOdds)
    const sold = await sell(player, coupon.couponID, 10, offer?.price ?? 0)
    expect(sold).toMatchObject({ status: 'cashed-out', payout: offer?.price, returned: 0 })
    expect(await purse(player)).toEqual([100 + (offer?.price ?? 0), 0])
    expect(await latest(player)).toMatchObject({ status: 'converted', converted: offer?.price })
    expect(await findings()).toEqual([])
  })

  it('PROT-113 is sold in parts, each of which is its winning at once, and the rest goes on', async () => {
    const { match, pick, player, coupon } = await placed([2, 3])
    const price = coupon.cashOut?.offers.find(({ tenths }) => tenths === 4)?.price ?? 0
    await sell(player, coupon.couponID, 4, price)
    expect(await purse(player)).toEqual([100 + price, 0])
    const next =
      (await lastOf(player))?.cashOut?.offers.find(({ tenths }) => tenths === 1)?.price ?? 0
    await sell(player, coupon.couponID, 1, next)
    await settled(match, 1, 0)
    const [cash, bonus] = await purse(player)
    expect(bonus).toBe(0)
    expect(cash).toBeCloseTo(100 + price + next + winOf(pick, 5), 5)
    expect(await latest(player)).toMatchObject({ status: 'converted' })
    expect(await findings()).toEqual([])
  })

  it('PROT-113 brings bonus money where that is to be wagered, and sells itself at what was named', async () => {
    const { player, coupon } = await placed([4, 5], { bets: 1, wagering: 2 })
    const price = coupon.cashOut?.offers.at(-1)?.price ?? 0
    await player.client.call('betframe/auto_cashout', { couponID: coupon.couponID, price })
    await sellAutomatically(house)
    expect(await lastOf(player)).toMatchObject({ status: 'cashed-out', payout: price })
    expect(await purse(player)).toEqual([100, price])
    expect(await active(player)).toMatchObject({ wageringDue: 2 * price, betsLeft: 0 })
    expect(await findings()).toEqual([])
  })

  it('PROT-111 gives back of a void rest what was kept of it', async () => {
    const { match, player, coupon } = await placed([6, 7])
    const price = coupon.cashOut?.offers.find(({ tenths }) => tenths === 3)?.price ?? 0
    await sell(player, coupon.couponID, 3, price)
    await match.feed(phase('first-half'), ending('abandoned'))
    await settleSports(house)
    expect(await lastOf(player)).toMatchObject({ returned: 7, payout: price })
    expect(await left(player)).toMatchObject([{ stake: 7 }])
    expect(await findings()).toEqual([])
  })
})

describe('a free bet whose result was corrected', () => {
  it('PROT-114 is paid in cash what it won after all, and loses it again with the next correction', async () => {
    const { match, pick, player } = await placed([0, 2])
    await settled(match, 0, 1)
    expect(await purse(player)).toEqual([100, 0])
    expect(await latest(player)).toMatchObject({ status: 'spent' })
    await corrected(match, 2, 1)
    expect(await purse(player)).toEqual([100 + winOf(pick), 0])
    expect(await lastOf(player)).toMatchObject({ status: 'won', payout: winOf(pick) })
    expect(await findings()).toEqual([])
    await corrected(match, 1, 1)
    expect(await purse(player)).toEqual([100, 0])
    expect(await lastOf(player)).toMatchObject({ status: 'lost', payout: 0 })
    expect((await lastOf(player))?.corrections).toHaveLength(2)
    expect(await findings()).toEqual([])
  })

  it('PROT-114 goes on claiming what is not there any more', async () => {
    const { match, pick, player } = await placed([1, 3])
    await settled(match, 1, 0)
    await player.client.call('finance/check_balance', {})
    const other = await openMatch(house, { clubs: [5, 7] })
    const stake = Math.floor((100 + winOf(pick)) * 100) / 100
    await place(player, one(await pickOf(other, 'match-result', '1'), stake))
    await corrected(match, 0, 0)
    const coupon = (await couponsOf(player)).find(({ isFreeBet }) => isFreeBet)
    expect(coupon?.corrections[0]).toMatchObject({ before: winOf(pick), after: 0 })
    expect(coupon?.corrections[0]?.owed).toBeGreaterThan(0)
    expect(await wallet(player)).toMatchObject({ held: stake })
    expect(await findings()).toEqual([])
    await waiveClaims(house, TESTER, BigInt(coupon?.couponID ?? 0))
    await corrected(match, 3, 0)
    // What was let go is not paid a second time.
    expect((await wallet(player)).balance).toBeLessThan(0.01)
    expect((await couponsOf(player)).find(({ isFreeBet }) => isFreeBet)).toMatchObject({
      status: 'won',
      payout: winOf(pick),
      corrections: [{ owed: 0 }, { owed: 0, waived: 0 }],
    })
    expect(await findings()).toEqual([])
  })

  it('PROT-114 is corrected in bonus money while its bonus is under way, with what is to be wagered', async () => {
    const { match, pick, player } = await placed([2, 4], { bets: 2, wagering: 3 })
    await settled(match, 0, 1)
    await corrected(match, 1, 0)
    expect(await purse(player)).toEqual([100, winOf(pick)])
    expect((await active(player))?.wageringDue).toBeCloseTo(3 * winOf(pick), 5)
    expect(await findings()).toEqual([])
    await corrected(match, 0, 0)
    expect(await purse(player)).toEqual([100, 0])
    expect(await active(player)).toMatchObject({ wageringDue: 0, betsLeft: 1 })
    expect(await findings()).toEqual([])
  })

  it('PROT-114 that could not give back all of its bonus money is not paid that a second time', async () => {
    const { match, pick, player } = await placed([5, 0], { bets: 2, wagering: 3 })
    await settled(match, 1, 0)
    const other = await openMatch(house, { clubs: [3, 7] })
    await place(player, one(await pickOf(other, 'match-result', '1'), 96 + winOf(pick)))
    await corrected(match, 0, 0)
    expect(await purse(player)).toEqual([0, 0])
    await corrected(match, 2, 0)
    expect(await purse(player)).toEqual([0, 4])
    expect((await active(player))?.wageringDue).toBeCloseTo(3 * winOf(pick), 5)
    expect(await findings()).toEqual([])
  })

  it('PROT-114 neither pays nor claims bonus money of a bonus that is over', async () => {
    const { match, player } = await placed([3, 5], { bets: 1, wagering: 3 })
    await settled(match, 0, 1)
    expect(await latest(player)).toMatchObject({ status: 'spent' })
    await corrected(match, 1, 0)
    expect(await purse(player)).toEqual([100, 0])
    expect(await findings()).toEqual([])
  })

  it('PROT-114 comes back where it is void now, and is withdrawn where it is void no more', async () => {
    const { match, player } = await placed([4, 7], { bets: 2 })
    await settled(match, 0, 1)
    expect(await left(player)).toHaveLength(1)
    const named = { eventId: BigInt(match.eventID), market: 'match-result' }
    expect(await voidBets(house.database.db, TESTER, named, house.clock())).toBeNull()
    await settleSports(house)
    expect(await lastOf(player)).toMatchObject({ status: 'void', returned: 10, payout: 0 })
    expect(await left(player)).toHaveLength(2)
    expect(await findings()).toEqual([])
    const { match: abandoned, player: other } = await placed([6, 1], { bets: 2 })
    await abandoned.feed(phase('first-half'), ending('abandoned'))
    await settleSports(house)
    expect(await left(other)).toHaveLength(2)
    expect(await findings()).toEqual([])
  })
})

describe('the audit', () => {
  it('PROT-43 names what was altered of a free bet', async () => {
    const { match, player, coupon } = await placed([7, 0], { bets: 2 })
    await settled(match, 1, 0)
    const of = `where member_id = ${player.memberId}`
    expect(
      await findings([`update free_bets set stake = stake + 1 ${of} and coupon_id is null`]),
    ).toContain('bonus-not-of-terms')
    expect(
      await findings([`update free_bets set stake = stake + 1 ${of} and coupon_id is not null`]),
    ).toContain('free-bet-wrong')
    expect(await findings([`delete from free_bets ${of} and coupon_id is not null`])).toEqual(
      expect.arrayContaining(['coupon-of-no-free-bet', 'free-hold-of-no-free-bet']),
    )
    expect(
      await findings([`update sports_coupons set returned = 1 ${of} and id = ${coupon.couponID}`]),
    ).toEqual(expect.arrayContaining(['free-bet-return-wrong', 'coupon-not-as-owed']))
    expect(
      await findings([
        `update sports_coupons set is_free = false ${of} and id = ${coupon.couponID}`,
      ]),
    ).toEqual(expect.arrayContaining(['coupon-not-as-taken', 'free-bet-wrong']))
    expect(await findings()).toEqual([])
  })
})

it('what a free bet wins, or is sold for, meets what is claimed of another coupon, and of itself', async () => {
  const player = await withFreeBets({ bets: 3 }, 100)
  const owed = async (): Promise<number> => {
    const { rows } = await house.owner.pool.query<{ owed: string }>(
      'select sum(claimed - met - waived) as owed from sports_corrections where member_id = $1',
      [player.memberId],
    )
    return Number(rows[0]?.owed) / 1e6
  }
  const [won, lost, other] = [
    await openMatch(house, { clubs: [6, 7] }),
    await openMatch(house, { clubs: [8, 9] }),
    await openMatch(house, { clubs: [0, 5] }),
  ]
  await place(player, one(await pickOf(won, 'match-result', '1'), 100))
  await settled(won, 1, 0)
  const { balance } = await wallet(player)
  await place(player, one(await pickOf(lost, 'match-result', '1'), balance))
  await settled(lost, 0, 1)
  await corrected(won, 0, 1)
  const claimed = await owed()
  expect(claimed).toBe(balance)
  const pick = await pickOf(other, 'match-result', '1')
  const [sold] = await place(player, await freely(player, [pick]))
  const price = sold?.cashOut?.offers.at(-1)?.price ?? 0
  await sell(player, sold?.couponID ?? 0, 10, price)
  expect(await owed()).toBeCloseTo(claimed - price, 6)
  const [free] = await place(player, await freely(player, [pick]))
  await settled(other, 1, 0)
  const win = (await couponsOf(player)).find(({ couponID }) => couponID === free?.couponID)
  expect(win?.payout).toBeGreaterThan(0)
  expect(await owed()).toBeCloseTo(claimed - price - (win?.payout ?? 0), 6)
  expect(await wallet(player)).toEqual({ balance: 0, held: 0 })
  expect(await findings()).toEqual([])
})
