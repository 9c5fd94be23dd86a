import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { KEPT_AS_IT_IS, refusalTo } from '../../audit/testing-audit.ts'
import { startTestHouse, type TestHouse } from '../../testing.ts'
import { settleSports } from '../settlement/settle.ts'
import {
  bettingAt,
  couponsOf,
  hundredths,
  place,
  wallet,
  type Asked,
  type AskedPick,
} from '../testing-coupons.ts'
import { openMatch } from '../testing.ts'

let house: TestHouse
beforeAll(async () => {
  house = await startTestHouse()
})
afterAll(() => house.close())

const { findings, pickOf, newPlayer } = bettingAt(() => house)

describe('a system', () => {
  const ofThree = async () => {
    const matches = [
      await openMatch(house, { clubs: [0, 1] }),
      await openMatch(house, { clubs: [2, 3] }),
      await openMatch(house, { clubs: [4, 5] }),
    ]
    const picks: AskedPick[] = []
    for (const match of matches) picks.push(await pickOf(match, 'match-result', '1'))
    return { matches, picks }
  }

  it('stands on every choice of its picks, is paid line by line, and its terms are held to its stake', async () => {
    const { matches, picks } = await ofThree()
    const player = await newPlayer(1_000)
    const payload: Asked = { kind: 'system', stake: 10, sizes: [3, 2], selections: picks }
    const [coupon] = await place(player, { ...payload, requestId: 'trixie' })
    expect(coupon).toMatchObject({ kind: 'system', stake: 40, lines: 4, sizes: [2, 3] })
    expect(await place(player, { ...payload, requestId: 'trixie' })).toEqual([coupon])
    const onMatch = async (eventID = 0) =>
      (await player.client.call('betframe/getCoupons', { status: 'open', eventID })).data
    expect(await onMatch(matches[2]?.eventID)).toMatchObject([{ couponID: coupon?.couponID }])
    const other = await openMatch(house, { clubs: [6, 7] })
    const refused = await player.client.refused('betframe/getCoupons', { eventID: other.eventID })
    expect(refused.code).toBe(404)
    const [a = 0, b = 0, c = 0] = picks.map(hundredths)
    expect(coupon?.most).toBeCloseTo((a * b + a * c + b * c + (a * b * c) / 100) / 1_000, 4)
    const offer = coupon?.cashOut?.offers.find(({ tenths }) => tenths === 5)
    await player.client.call('betframe/cashout', {
      couponID: coupon?.couponID ?? 0,
      tenths: 5,
      price: offer?.price ?? 0,
    })
    const before = (await wallet(player)).balance
    await matches[0]?.play(1, 0)
    await matches[1]?.play(0, 1)
    await settleSports(house)
    expect(await couponsOf(player)).toMatchObject([{ status: 'open' }])
    await matches[2]?.play(2, 0)
    await settleSports(house)
    // One line of four is won, with half of its stake: the other half was sold.
    expect((await wallet(player)).balance - before).toBeCloseTo((a * c) / 2_000, 4)
    const of = `where member_id = ${player.memberId} and id = ${coupon?.couponID}`
    expect(await findings()).toEqual([])
    expect(await findings([`update sports_coupons set sizes = '{2}' ${of}`])).toContain(
      'coupon-not-as-taken',
    )
    expect(await refusalTo(house, `update sports_coupons set sizes = '{2}' ${of}`)).toMatch(
      KEPT_AS_IT_IS,
    )
  })

  it('is refused in a shape that there is not, and below what a line takes', async () => {
    const { picks } = await ofThree()
    const player = await newPlayer(1_000)
    const payload = { kind: 'system', stake: 10, sizes: [2], selections: picks } as const
    for (const [other, field, problem] of [
      [{ sizes: undefined }, 'sizes', 'invalid_type'],
      [{ sizes: [4] }, 'sizes', 'bad-size'],
      [{ sizes: [2, 2] }, 'sizes', 'bad-size'],
      [{ bankers: [3] }, 'bankers', 'bad-banker'],
      [{ kind: 'combination' }, 'sizes', 'of-systems-alone'],
      [{ sizes: undefined, kind: 'single', bankers: [0] }, 'bankers', 'of-systems-alone'],
    ] as const) {
      const { data } = await player.client.refused('betframe/place_coupon', {
        ...payload,
        ...other,
      } as unknown as Asked)
      expect([other, data]).toMatchObject([other, { fields: [{ field, problem }] }])
    }
    const tooLittle = { ...payload, sizes: [2], selections: [...picks], stake: 0.33 }
    expect((await player.client.refused('betframe/place_coupon', tooLittle)).data).toMatchObject({
      refusal: 'amount-out-of-range',
      min: 0.34,
    })
    const [banked] = await place(player, {
      ...payload,
      sizes: [1],
      bankers: [0],
      selections: [...picks],
    })
    expect(banked).toMatchObject({ lines: 2, stake: 20, bankers: [0] })
    expect(await findings()).toEqual([])
  })
})
