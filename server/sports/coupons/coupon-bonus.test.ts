import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { lira, toWire } from '#contract/money.ts'
import { balanceOf } from '#ledger/balance.ts'
import { bonusGrant } from '#ledger/moves.ts'
import { post } from '#ledger/post.ts'
import { findingsIn, offerRounds } from '../../bonus/testing.ts'
import { port } from '../../database/database.ts'
import { openSlot } from '../../round/testing.ts'
import { startTestHouse, type TestHouse } from '../../testing.ts'
import { answerCoupons } from './accept-coupons.ts'
import { settleSports } from '../settlement/settle.ts'
import { bettingAt, couponsOf, one, place, wallet } from '../testing-coupons.ts'
import { playingAt } from '../testing-in-play.ts'
import { openMatch } from '../testing.ts'

let house: TestHouse
beforeAll(async () => {
  house = await startTestHouse()
})
afterAll(() => house.close())

const { pickOf, newPlayer } = bettingAt(() => house)
const { inPlay, tick, waitOut } = playingAt(() => house)

describe('a coupon with bonus money in it, or under a bonus,', () => {
  it('is sold whole or not at all, and brings back each in its part', async () => {
    const match = await openMatch(house, { clubs: [1, 2] })
    const player = await newPlayer(60)
    const q = port(house.database.db)
    await post(
      q,
      bonusGrant({ memberId: player.memberId, source: 'test', reference: 'bonus' }, lira(40)),
    )
    const [coupon] = await place(player, one(await pickOf(match, 'match-result', '1')))
    const [whole, ...parts] = coupon?.cashOut?.offers.toReversed() ?? []
    expect([whole?.tenths, parts]).toEqual([10, []])
    const sale = { couponID: coupon?.couponID ?? 0, tenths: 10, price: whole?.price ?? 0 }
    const part = { ...sale, tenths: 3, price: 0.01 }
    const { data } = await player.client.refused('betframe/cashout', part)
    expect(data).toMatchObject({ refusal: 'bad-payload' })
    await player.client.call('betframe/cashout', sale)
    const { cash, bonus } = await balanceOf(q, player.memberId)
    expect(toWire(cash + bonus)).toBe(whole?.price)
    // Three fifths of the stake were cash.
    expect(Number(bonus) / Number(cash + bonus)).toBeCloseTo(0.4, 2)
  })

  it('counts for a bonus by what was kept of it: what was sold was risked no longer', async () => {
    const match = await openMatch(house, { clubs: [3, 4] })
    const { client, ...player } = await newPlayer(1_000)
    const offer = await offerRounds(house, { weights: { coupon: 100 } })
    await client.call('bonus/request', { bonusID: offer })
    const picks = one(await pickOf(match, 'match-result', '1'), 100)
    for (const tenths of [3, 10]) {
      const [coupon] = await place({ client, ...player }, picks)
      const price = coupon?.cashOut?.offers.find((each) => each.tenths === tenths)?.price ?? 0
      await client.call('betframe/cashout', { couponID: coupon?.couponID ?? 0, tenths, price })
    }
    await match.play(1, 0)
    await settleSports(house)
    expect((await client.call('bonus/active', {})).data).toMatchObject({ wagered: 70 })
    const own = (await findingsIn(house)).filter((each) => each.memberId === player.memberId)
    expect(own.map(({ kind }) => kind)).toEqual(['entry-of-no-room'])
  })
})

it('PROT-02 one limit holds against plays, coupons and the poker purse at once, from many windows', async () => {
  const player = await newPlayer(10_000)
  const { client, memberId } = player
  const pick = await pickOf(await openMatch(house, { clubs: [7, 8] }), 'match-result', '1')
  const poker = { productId: 'poker' } as const
  await client.call('klasGaming/createMember', { ...poker, username: `sinir ${memberId}` })
  const slot = await openSlot(client)
  await client.call('protection/set_limit', { kind: 'stake', period: 'day', value: 70 })
  const outcome = (call: Promise<unknown>) => call.then(() => 'taken').catch(String)
  const outcomes = await Promise.all(
    Array.from({ length: 6 }, (_, at) => [
      slot
        .again()
        .play({ amount: 10_000_000, requestId: `race ${at}` })
        .then(({ http, error }) => (http === 200 ? 'taken' : String(error))),
      outcome(place(player, { ...one(pick, 10), requestId: `race ${at}` })),
      outcome(client.call('klasGaming/deposit', { ...poker, amount: 10 })),
    ]).flat(),
  )
  expect(outcomes.filter((each) => each === 'taken')).toHaveLength(7)
  expect(outcomes.filter((each) => each.includes('limit-reached'))).not.toEqual([])
  const { rows } = await house.owner.pool.query<{ staked: bigint }>(
    `select sum(-cash_delta)::bigint as staked from entries
     where member_id = $1 and move in ('stake', 'hold-raise', 'poker-in')`,
    [memberId],
  )
  expect(rows[0]?.staked).toBe(lira(70))
})

it('PROT-49 a reality check that a coupon finds due stays due until it is answered, and then the coupon is taken', async () => {
  const player = await newPlayer(10_000)
  const { client, memberId } = player
  const pick = await pickOf(await openMatch(house, { clubs: [5, 6] }), 'match-result', '1')
  await client.call('protection/reality_check', { minutes: 15 })
  await place(player, one(pick))
  const earlier = `played_since = played_since - interval '16 minutes'`
  await house.owner.pool.query(`update protections set ${earlier} where member_id = $1`, [memberId])
  for (let times = 0; times < 2; times += 1) {
    const { data } = await client.refused('betframe/place_coupon', one(pick))
    expect(data).toMatchObject({ refusal: 'reality-check' })
    expect((await client.call('protection/get', {})).data.checkDue).toBe(true)
  }
  await client.call('protection/reality_check', { answered: true })
  await place(player, one(pick))
  expect(await wallet(player)).toEqual({ balance: 9_800, held: 200 })
})

it('PROT-65 a coupon that waits is refused where a limit was lowered meanwhile below what lies on it, and only there', async () => {
  const match = await inPlay([2, 6])
  for (const [kind, value, status] of [
    ['stake', 100, 'open'],
    ['stake', 99, 'refused'],
    ['loss', 100, 'open'],
    ['loss', 99, 'refused'],
  ] as const) {
    // All that they have lies on it.
    const player = await newPlayer(100)
    const limit = { kind, period: 'day' } as const
    await player.client.call('protection/set_limit', { ...limit, value: 500 })
    await tick(match, 0)
    await place(player, one(await pickOf(match, 'match-result', '1')))
    await player.client.call('protection/set_limit', { ...limit, value })
    await waitOut(match)
    // What all this took is no silence.
    await tick(match, 0)
    await answerCoupons(house)
    const [coupon] = await couponsOf(player)
    expect([kind, value, coupon?.status]).toEqual([kind, value, status])
  }
})
