import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { lira, toWire } from '#contract/money.ts'
import { TESTER } from '../../action/testing.ts'
import { offerBonus, purseOf, sitDownWithBonus, type Bonused } from '../../bonus/testing.ts'
import { give } from '../../jackpot/testing.ts'
import { unchecked, untriggered } from '../../audit/testing-audit.ts'
import { startTestHouse, type TestHouse } from '../../testing.ts'
import {
  bettingAt,
  couponsOf,
  lastOf,
  one,
  place,
  wallet,
  type AskedPick,
} from '../testing-coupons.ts'
import { settlingAt } from '../testing-settlement.ts'
import { openMatch } from '../testing.ts'
import { correctScore, voidBets } from '../trading/operate.ts'
import { settleSports } from './settle.ts'

/** What is corrected of a stake with bonus money in it: each part in its own money, and what follows of it for the bonus. */

let house: TestHouse
beforeAll(async () => {
  house = await startTestHouse()
})
afterAll(() => house.close())

const { findings, pickOf } = bettingAt(() => house)
const { settled, corrected } = settlingAt(() => house)
const purse = ({ memberId }: Bonused) => purseOf(house, memberId)
const latest = async ({ client }: Bonused) => (await client.call('bonus/history', {})).data[0]

/** What a stake of so many lira pays. */
const pays = ({ odds }: AskedPick, stake: number): number =>
  toWire((lira(stake) * BigInt(Math.round(odds * 100))) / 100n)
const sum = (...amounts: readonly number[]): number =>
  toWire(amounts.reduce((all, each) => all + BigInt(Math.round(each * 1_000_000)), 0n))

/** Has ₺100 and a bonus of ₺50, and a coupon on a match's home side: ₺100 of it in cash, unless it is smaller. */
async function backed(
  clubs: readonly [number, number],
  { stake = 120, wagering = 30 }: { stake?: number; wagering?: number } = {},
) {
  const weights = { slot: 100, coupon: 100 }
  const offerId = await offerBonus(house, { wagering, weights })
  const player = await sitDownWithBonus(house, { offerId, deposit: 100 })
  const match = await openMatch(house, { clubs })
  const pick = await pickOf(match, 'match-result', '1')
  await place(player, one(pick, stake))
  return { player, match, pick }
}

describe('a stake with bonus money in it, paid too little,', () => {
  it('is paid each part in its own money while its bonus is under way, loses it again, and is paid it again', async () => {
    const { player, match, pick } = await backed([0, 1])
    await settled(match, 0, 1)
    expect(await purse(player)).toEqual([0, 30])
    await corrected(match, 1, 0)
    expect(await purse(player)).toEqual([pays(pick, 100), sum(30, pays(pick, 20))])
    expect(await lastOf(player)).toMatchObject({
      status: 'won',
      payout: pays(pick, 120),
      corrections: [{ before: 0, after: pays(pick, 120), owed: 0 }],
    })
    expect(await findings()).toEqual([])
    await corrected(match, 1, 1)
    expect(await purse(player)).toEqual([0, 30])
    expect(await lastOf(player)).toMatchObject({ status: 'lost', payout: 0 })
    await corrected(match, 2, 1)
    expect(await purse(player)).toEqual([pays(pick, 100), sum(30, pays(pick, 20))])
    expect(await latest(player)).toMatchObject({ status: 'active', converted: 0, forfeited: 0 })
    const { data } = await player.client.call('finance/account_history', {})
    expect(data.movements[0]).toMatchObject({ kind: 'correction', amount: pays(pick, 120) })
    expect((await player.client.call('casino/play_session', {})).data.net).toBe(
      sum(pays(pick, 120), -120),
    )
    expect(await findings()).toEqual([])
  })

  it('is paid all of it as cash where its bonus was converted, of which the next correction takes the part in cash alone', async () => {
    const { player, match, pick } = await backed([2, 3], { wagering: 2 })
    await settled(match, 0, 1)
    // ₺120 of ₺100 are wagered.
    expect(await latest(player)).toMatchObject({ status: 'converted', converted: 30 })
    await corrected(match, 1, 0)
    expect(await purse(player)).toEqual([sum(30, pays(pick, 120)), 0])
    expect(await latest(player)).toMatchObject({ converted: sum(30, pays(pick, 20)) })
    expect(await findings()).toEqual([])
    await corrected(match, 0, 0)
    expect(await purse(player)).toEqual([sum(30, pays(pick, 20)), 0])
    expect((await lastOf(player))?.corrections[1]).toMatchObject({ after: pays(pick, 20), owed: 0 })
    // What was left with the member is not paid again.
    await corrected(match, 3, 0)
    expect(await purse(player)).toEqual([sum(30, pays(pick, 120)), 0])
    expect(await lastOf(player)).toMatchObject({ status: 'won', payout: pays(pick, 120) })
    expect(await findings()).toEqual([])
  })

  it('is paid the part in cash where its bonus was given up, or spent: the other part goes with it', async () => {
    const { player, match, pick } = await backed([4, 5])
    await settled(match, 0, 1)
    await player.client.call('bonus/cancel', { bonusID: player.bonusId })
    await corrected(match, 1, 0)
    expect(await purse(player)).toEqual([pays(pick, 100), 0])
    expect(await latest(player)).toMatchObject({
      status: 'cancelled',
      forfeited: sum(30, pays(pick, 20)),
    })
    expect(await findings()).toEqual([])
    await corrected(match, 0, 2)
    await corrected(match, 2, 0)
    expect(await purse(player)).toEqual([pays(pick, 100), 0])
    expect(await latest(player)).toMatchObject({ forfeited: sum(30, pays(pick, 20)) })
    const { player: other, match: lost, pick: picked } = await backed([6, 7], { stake: 150 })
    await settled(lost, 0, 1)
    expect(await latest(other)).toMatchObject({ status: 'spent' })
    await corrected(lost, 1, 0)
    expect(await purse(other)).toEqual([pays(picked, 100), 0])
    expect(await latest(other)).toMatchObject({ status: 'spent', forfeited: pays(picked, 50) })
    expect(await findings()).toEqual([])
  })

  it('completes a bonus that has wagered enough, whose money lay in bets', async () => {
    const { player, match, pick } = await backed([1, 2], { wagering: 2 })
    const other = await openMatch(house, { clubs: [5, 6] })
    const next = await pickOf(other, 'match-result', '1')
    await place(player, one(next, 30))
    await settled(match, 0, 1)
    expect(await latest(player)).toMatchObject({ status: 'active', wagered: 120 })
    await corrected(match, 1, 0)
    expect(await purse(player)).toEqual([pays(pick, 120), 0])
    expect(await latest(player)).toMatchObject({ status: 'converted', converted: pays(pick, 20) })
    await settled(other, 1, 0)
    expect(await purse(player)).toEqual([sum(pays(pick, 120), pays(next, 30)), 0])
    expect(await findings()).toEqual([])
  })

  it('that is void after all gets each part back, and that of the bonus alone where nothing of it was cash', async () => {
    const { player, match } = await backed([3, 4])
    const named = { eventId: BigInt(match.eventID), market: 'match-result' }
    await settled(match, 0, 1)
    expect(await voidBets(house.database.db, TESTER, named, house.clock())).toBeNull()
    await settleSports(house)
    expect(await purse(player)).toEqual([100, 50])
    expect(await lastOf(player)).toMatchObject({ status: 'void', payout: 120 })
    await place(player, one(await pickOf(await openMatch(house), 'match-result', '1'), 100))
    const next = await openMatch(house, { clubs: [7, 5] })
    const pick = await pickOf(next, 'match-result', '1')
    await place(player, one(pick, 20))
    await settled(next, 0, 1)
    expect(await purse(player)).toEqual([0, 30])
    await corrected(next, 1, 0)
    expect(await purse(player)).toEqual([0, sum(30, pays(pick, 20))])
    expect(await findings()).toEqual([])
  })
})

describe('a stake with bonus money in it, paid too much,', () => {
  it('loses of bonus money what is there and owes none of it, and what was left is not paid again', async () => {
    const { player, match, pick } = await backed([0, 2])
    await settled(match, 1, 0)
    const [cash, bonus] = await purse(player)
    const other = await openMatch(house, { clubs: [1, 3] })
    const stake = sum(cash, bonus, -5)
    await place(player, one(await pickOf(other, 'match-result', '1'), stake))
    await corrected(match, 0, 0)
    expect(await purse(player)).toEqual([0, 0])
    expect(await wallet(player)).toEqual({ balance: 0, held: stake })
    const owing = async () =>
      (await couponsOf(player)).find(({ legs }) => legs[0]?.eventID === match.eventID)
    expect((await owing())?.corrections).toMatchObject([
      { before: pays(pick, 120), after: sum(pays(pick, 20), -5), owed: cash },
    ])
    expect(await latest(player)).toMatchObject({ status: 'active' })
    expect(await findings()).toEqual([])
    await corrected(match, 2, 0)
    expect(await purse(player)).toEqual([0, 5])
    expect(await owing()).toMatchObject({
      payout: pays(pick, 120),
      corrections: [{ owed: 0 }, { owed: 0 }],
    })
    expect(await findings()).toEqual([])
  })

  it('ends its bonus where that was all of it', async () => {
    const { player, match, pick } = await backed([2, 4], { stake: 150 })
    await settled(match, 1, 0)
    expect(await purse(player)).toEqual([pays(pick, 100), pays(pick, 50)])
    await corrected(match, 0, 1)
    expect(await purse(player)).toEqual([0, 0])
    expect(await latest(player)).toMatchObject({ status: 'spent' })
    expect(await findings()).toEqual([])
  })

  it('loses nothing of what another bonus gave since', async () => {
    const { player, match, pick } = await backed([3, 5])
    await settled(match, 1, 0)
    await player.client.call('bonus/cancel', { bonusID: player.bonusId })
    const offerId = await offerBonus(house, { minimum: 1 })
    await give(house, player.memberId, lira(100))
    await player.client.call('bonus/request', { bonusID: offerId })
    expect(await purse(player)).toEqual([sum(100, pays(pick, 100)), 50])
    await corrected(match, 0, 0)
    expect(await purse(player)).toEqual([100, 50])
    await corrected(match, 1, 0)
    expect(await purse(player)).toEqual([sum(100, pays(pick, 100)), 50])
    expect(await findings()).toEqual([])
  })
})

it('two matches of one coupon that are corrected at once, by several who settle, correct it in order and once each', async () => {
  const { player, match: first, pick: single } = await backed([4, 6], { stake: 110 })
  const second = await openMatch(house, { clubs: [0, 3] })
  const third = await openMatch(house, { clubs: [1, 5] })
  const selections = [
    await pickOf(second, 'match-result', '1'),
    await pickOf(third, 'match-result', '1'),
  ]
  await place(player, { kind: 'combination', stake: 20, selections })
  for (const match of [first, second, third]) await settled(match, 0, 1)
  expect(await purse(player)).toEqual([0, 20])
  const score = { count: 'goals', period: 'match', score: { home: 1, away: 0 } } as const
  await Promise.all(
    [first, second, third].map(async ({ eventID }) =>
      correctScore(house.database.db, TESTER, BigInt(eventID), { score, now: house.clock() }),
    ),
  )
  await Promise.all(Array.from({ length: 4 }, () => settleSports(house)))
  await settleSports(house)
  const product = selections.reduce((all, { odds }) => all * BigInt(Math.round(odds * 100)), 1n)
  const won = toWire((lira(20) * product) / 10_000n)
  expect(await purse(player)).toEqual([pays(single, 100), sum(20, pays(single, 10), won)])
  expect((await lastOf(player))?.corrections).toMatchObject([{ before: 0, after: won }])
  expect(await findings()).toEqual([])
})

describe('the audit', () => {
  it('PROT-43 holds a corrected part in bonus money to its coupon, its entry and its bonus', async () => {
    const { player, match } = await backed([6, 5])
    await settled(match, 0, 1)
    await corrected(match, 1, 0)
    const { player: over, match: other } = await backed([7, 4])
    await settled(other, 0, 1)
    await over.client.call('bonus/cancel', { bonusID: over.bonusId })
    await corrected(other, 1, 0)
    expect(await findings()).toEqual([])
    const altered = (change: string, of = player) =>
      findings([
        unchecked('sports_corrections'),
        `update sports_corrections set ${change} where member_id = ${of.memberId}`,
      ])
    expect(await altered('bonus = bonus + 1')).toEqual(
      expect.arrayContaining(['correction-not-as-paid', 'bonus-account-differs']),
    )
    expect(await altered('bonus = bonus + 1, cash = cash - 1')).toContain('correction-not-as-paid')
    expect(await altered('cash_alone = true')).toContain('correction-not-as-paid')
    expect(await altered('bonus = 0, cash_alone = true')).toContain('correction-not-as-paid')
    expect(
      await findings([
        unchecked('entries'),
        untriggered('entries'),
        `update entries set reference = replace(reference, 'forfeit:', 'convert:')
         where member_id = ${over.memberId} and move = 'bonus-forfeit' and reference like '%:%:%'`,
      ]),
    ).toEqual(expect.arrayContaining(['correction-not-followed', 'bonus-entry-of-other-move']))
    expect(
      await findings([
        untriggered('bonuses'),
        `update bonuses set state = 'expired', ended_at = now() - interval '1 hour' where id = ${player.bonusId}`,
      ]),
    ).toContain('correction-not-followed')
  })
})
