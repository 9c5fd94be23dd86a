import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { lira, toWire } from '#contract/money.ts'
import { houseBalances } from '#ledger/testing.ts'
import { listActions } from '../../action/list.ts'
import { TESTER } from '../../action/testing.ts'
import { port } from '../../database/database.ts'
import { give } from '../../jackpot/testing.ts'
import { KEPT_AS_IT_IS, refusalTo, unchecked, untriggered } from '../../audit/testing-audit.ts'
import { untilWaiting, whileLocked } from '../../database/testing-locks.ts'
import { startTestHouse, type TestHouse } from '../../testing.ts'
import { settleSports } from '../settlement/settle.ts'
import { bettingAt, couponsOf, one, place, wallet, type Player } from '../testing-coupons.ts'
import { settlingAt } from '../testing-settlement.ts'
import { openMatch } from '../testing.ts'
import { openClaims, waiveClaims } from './claims.ts'

let house: TestHouse
beforeAll(async () => {
  house = await startTestHouse()
})
afterAll(() => house.close())

const { findings, pickOf, newPlayer } = bettingAt(() => house)
const { settled, corrected } = settlingAt(() => house)
const balance = async (player: Player) => (await wallet(player)).balance
const micro = (amount: number): bigint => BigInt(Math.round(amount * 1_000_000))
/** Those that are open of these coupons, as they are listed. */
const claimsOf = async (...coupons: readonly bigint[]) =>
  (await openClaims(house.database.db)).filter(({ couponId }) => coupons.includes(couponId))
/** What the books say that is claimed is what the list says. */
async function expectListed(): Promise<void> {
  const listed = (await openClaims(house.database.db)).reduce((all, { owed }) => all + owed, 0n)
  expect(await accounts()).toMatchObject({ claimed: listed })
}
const waive = (couponId: bigint) => waiveClaims(house, TESTER, couponId)
const accounts = async () => {
  const balances = await houseBalances(port(house.database.db))
  const of = (name: string) => balances.get(name) ?? 0n
  return { claimed: -of('sportsbook-claims'), sportsbook: of('sportsbook') }
}

/** Won, all of it but ₺10 laid on another match, and then lost after all. */
async function owing(clubs: readonly [number, number]) {
  const match = await openMatch(house, { clubs })
  const player = await newPlayer(100)
  const [coupon] = await place(player, one(await pickOf(match, 'match-result', '1')))
  await settled(match, 1, 0)
  const won = await balance(player)
  const other = await openMatch(house, { clubs: [6, 7] })
  const next = await pickOf(other, 'both-score', 'yes')
  await place(player, one(next, won - 10))
  await corrected(match, 0, 1)
  const couponId = BigInt(coupon?.couponID ?? 0)
  const shown = async () =>
    (await couponsOf(player)).find(({ couponID }) => BigInt(couponID) === couponId)
  return { player, match, other, next, couponId, won, owed: won - 10, shown }
}

describe('a claim that is let go', () => {
  it('stands by age in the list, is gone from it, from the coupon and from the books, and is an act of somebody’s', async () => {
    const first = await owing([0, 1])
    const second = await owing([2, 3])
    const both = [first.couponId, second.couponId]
    expect(await claimsOf(...both)).toMatchObject([
      { couponId: first.couponId, claimed: micro(first.owed), met: 0n, owed: micro(first.owed) },
      { couponId: second.couponId, owed: micro(second.owed) },
    ])
    const before = await accounts()
    const net = async () => (await first.player.client.call('casino/play_session', {})).data.net
    const lost = await net()
    expect(await waive(first.couponId)).toBe(micro(first.owed))
    expect(await waive(first.couponId)).toBeNull()
    expect(await waive(10n ** 12n)).toBeNull()
    expect(await claimsOf(...both)).toMatchObject([{ couponId: second.couponId }])
    const after = await accounts()
    expect(before.claimed - after.claimed).toBe(micro(first.owed))
    expect(before.sportsbook - after.sportsbook).toBe(micro(first.owed))
    expect(await first.shown()).toMatchObject({
      status: 'lost',
      payout: first.owed,
      corrections: [{ before: first.won, after: 0, owed: 0, waived: first.owed }],
    })
    expect(toWire(micro(await net()) - micro(lost))).toBe(first.owed)
    expect(await wallet(first.player)).toEqual({ balance: 0, held: first.owed })
    const acts = await listActions(house.database.db, { limit: 10, what: 'sports.waive' })
    expect(acts).toMatchObject([
      {
        target: `coupon:${first.couponId}`,
        why: TESTER.why,
        before: { owed: String(micro(first.owed)) },
        after: { owed: '0' },
      },
    ])
    expect(await findings()).toEqual([])
    // What they win now is theirs.
    await settled(first.other, 1, 1)
    expect(await balance(first.player)).toBeCloseTo(first.owed * first.next.odds, 2)
    await expectListed()
    expect(await findings()).toEqual([])
  })

  it('is what later payouts have left of it, and is not paid again when the result turns back', async () => {
    const { player, match, couponId, won, owed, shown } = await owing([4, 5])
    const other = await openMatch(house, { clubs: [1, 3] })
    const pick = await pickOf(other, 'match-result', '1')
    await give(house, player.memberId, lira(2))
    await place(player, one(pick, 2))
    await settled(other, 1, 0)
    const met = toWire((lira(2) * BigInt(Math.round(pick.odds * 100))) / 100n)
    const left = toWire(micro(owed) - micro(met))
    expect(await waive(couponId)).toBe(micro(left))
    expect((await shown())?.corrections).toMatchObject([{ owed: 0, waived: left }])
    expect(await findings()).toEqual([])
    await corrected(match, 2, 0)
    // ₺10 were taken, and what was met.
    expect(await balance(player)).toBeCloseTo(10 + met, 5)
    expect(await shown()).toMatchObject({ status: 'won', payout: won })
    expect(await claimsOf(couponId)).toEqual([])
    await expectListed()
    expect(await findings()).toEqual([])
    await corrected(match, 1, 2)
    expect(await balance(player)).toBe(0)
    await corrected(match, 3, 0)
    expect(await balance(player)).toBeCloseTo(10 + met, 5)
    expect(await shown()).toMatchObject({ payout: won })
    expect(await findings()).toEqual([])
  })

  it('is no act of whoever saw it owed and came too late', async () => {
    const { player, couponId, owed } = await owing([1, 4])
    const { pool } = house.owner
    const wallet = `select from wallets where member_id = ${player.memberId} for update`
    const waivers = await whileLocked(pool, wallet, async () => {
      const both = [waive(couponId), waive(couponId)]
      await untilWaiting(pool, 2)
      return both
    })
    expect(await Promise.all(waivers)).toEqual(expect.arrayContaining([micro(owed), null]))
    const acts = await listActions(house.database.db, { limit: 50, what: 'sports.waive' })
    expect(acts.filter(({ target }) => target === `coupon:${couponId}`)).toHaveLength(1)
  })

  it('is let go once and never met as well, whoever comes first', async () => {
    const { player, other, couponId, owed, shown } = await owing([0, 5])
    await other.play(1, 1)
    const answers = await Promise.all([
      waive(couponId),
      settleSports(house),
      waive(couponId),
      waive(couponId),
    ])
    const waived = answers.flatMap((answer) => (typeof answer === 'bigint' ? answer : []))
    expect(waived.length).toBeLessThan(2)
    const [correction] = (await shown())?.corrections ?? []
    expect(correction).toMatchObject({ owed: 0, waived: toWire(waived[0] ?? 0n) })
    expect([0, owed]).toContain(correction?.waived)
    expect(await balance(player)).toBeGreaterThan(0)
    expect(await claimsOf(couponId)).toEqual([])
    await expectListed()
    expect(await findings()).toEqual([])
  })
})

it('what was let go is held to its entry and its act, and its row cannot be altered', async () => {
  const { player, match, couponId } = await owing([2, 6])
  await waive(couponId)
  await corrected(match, 2, 1)
  expect(await findings()).toEqual([])
  const of = `where member_id = ${player.memberId} and coupon_id = ${couponId}`
  for (const change of ['waived = 0', 'unpaid = 0', 'claimed = 0'])
    expect(
      await refusalTo(house, `update sports_corrections set ${change} ${of} and place = 1`),
    ).toMatch(KEPT_AS_IT_IS)
  const altered = (change: string, where = '') =>
    findings([
      unchecked('sports_corrections'),
      untriggered('sports_corrections'),
      `update sports_corrections set ${change} ${of} ${where}`,
    ])
  expect(await altered('waived = waived - 1', 'and place = 1')).toEqual(
    expect.arrayContaining(['claim-not-as-waived', 'waiver-without-act']),
  )
  expect(await altered('unpaid = unpaid - 1', 'and place = 2')).toContain('correction-not-as-paid')
  expect(await altered('unpaid = unpaid - 1, cash = cash + 1', 'and place = 2')).toContain(
    'correction-not-as-paid',
  )
  expect(
    await findings([
      untriggered('actions'),
      `update actions set before = '{"owed": "1"}' where target = 'coupon:${couponId}'`,
    ]),
  ).toEqual(['waiver-without-act'])
})
