import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { lira } from '#contract/money.ts'
import { TESTER } from '../action/testing.ts'
import { mailTo } from '../account/testing.ts'
import { playOut, sitDown, type Player } from '../jackpot/testing.ts'
import { startTestHouse, type TestHouse } from '../testing.ts'
import { offerLooser, tightenLimit } from './house-limits.ts'
import { mailRaiseDue } from './mails.ts'

const ONE = 1_000_000

let house: TestHouse
beforeAll(async () => {
  house = await startTestHouse()
})
afterAll(() => house.close())

const limit = async (player: Player, kind: 'stake' | 'deposit', value: number | null) =>
  (await player.client.call('protection/set_limit', { kind, period: 'day', value })).data

describe('a limit', () => {
  it('PROT-10 by an operator tightens, never loosens, and stands in the action log with its reason', async () => {
    const player = await sitDown(house, 10)
    const { memberId } = player
    const which = { memberId, kind: 'stake', period: 'day' } as const
    const { db } = house.database
    const actor = { ...TESTER, why: 'bakım' }
    expect(await tightenLimit(db, actor, { ...which, value: lira(5) }, new Date())).toEqual({
      value: lira(5),
      stood: false,
    })
    expect(await tightenLimit(db, actor, { ...which, value: lira(9) }, new Date())).toBeNull()
    const { data } = await player.client.call('protection/get', {})
    expect(data).toMatchObject({
      limits: [],
      houseLimits: [{ value: 5, next: null }],
      asked: false,
    })
    const acts = await db
      .selectFrom('actions')
      .select(['what', 'why'])
      .where('target', '=', `member:${memberId}`)
      .execute()
    expect(acts).toEqual([{ what: 'protection.tighten', why: 'bakım' }])
  })

  it('PROT-68 by an operator is not the member’s to raise or remove: theirs stands beside it, and the lower one counts', async () => {
    const player = await sitDown(house, 100)
    const { memberId } = player
    const which = { kind: 'stake', period: 'day' } as const
    const { db } = house.database
    await tightenLimit(db, TESTER, { memberId, ...which, value: lira(5) }, new Date())
    // Each of these would have loosened it: a higher one, removing it, a yes to what was never offered.
    await limit(player, 'stake', 50)
    await limit(player, 'stake', null)
    await house.owner.pool.query(
      `update limits set next_from = next_from - interval '24 hours' where member_id = $1`,
      [memberId],
    )
    const own = await player.client.call('protection/confirm_limit', which)
    expect(own.data).toMatchObject({ limits: [], houseLimits: [{ value: 5, next: null }] })
    const none = await player.client.refused('protection/confirm_limit', { ...which, by: 'house' })
    expect(none.data.refusal).toBe('not-found')
    expect(await player.slot.play({ amount: 6 * ONE })).toMatchObject({
      refusal: 'limit-reached',
      by: 'house',
      limit: 5 * ONE,
      message:
        'This bet goes beyond your daily stake limit. The limit is ₺5.00, and ₺5.00 of it is left. We set this limit; you can ask live support why.',
    })
    // Stricter is always theirs, and looser again up to the house's.
    await limit(player, 'stake', 2)
    expect(await player.slot.play({ amount: 3 * ONE })).toMatchObject({
      limit: 2 * ONE,
      left: 2 * ONE,
    })
    expect(await playOut(player, 2 * ONE)).toBeNull()
  })

  it('PROT-68 of deposits by an operator holds and is told as the house’s, too', async () => {
    const player = await sitDown(house, 10)
    const { memberId } = player
    const which = { kind: 'deposit', period: 'day' } as const
    await limit(player, 'deposit', 900)
    const set = { memberId, ...which, value: lira(60) }
    await tightenLimit(house.database.db, TESTER, set, new Date())
    const payment = { methodID: 1, amount: 100, transfer_type_id: 2 }
    const answer = await player.client.refused('prepayServices/processTransaction', payment)
    expect(answer.data).toMatchObject({ refusal: 'deposit-limit-reached', by: 'house', limit: 60 })
  })

  it('PROT-69 by an operator is taken back by an offer: the member’s yes after 24 hours, and nothing of their own goes with it', async () => {
    const player = await sitDown(house, 100)
    const { memberId } = player
    const which = { kind: 'stake', period: 'day' } as const
    const { db } = house.database
    const actor = { ...TESTER, why: 'görüşüldü' }
    const offer = (value: bigint | null) =>
      offerLooser(db, actor, { memberId, ...which, value }, new Date())
    await limit(player, 'stake', 20)
    expect(await offer(null)).toBeNull()
    await tightenLimit(db, actor, { memberId, ...which, value: lira(5) }, new Date())
    expect(await offer(lira(5))).toBeNull()
    expect(await offer(null)).toBeInstanceOf(Date)
    const yes = { ...which, by: 'house' } as const
    const early = await player.client.refused('protection/confirm_limit', yes)
    expect(early.data.refusal).toBe('too-early')
    await house.owner.pool.query(
      `update limits set next_from = next_from - interval '25 hours' where member_id = $1`,
      [memberId],
    )
    // Silence loosens nothing.
    expect(await playOut(player, 6 * ONE)).toBe('limit-reached')
    const { email } = await db
      .selectFrom('members')
      .select('email')
      .where('id', '=', memberId)
      .executeTakeFirstOrThrow()
    await mailRaiseDue(house, { memberId: String(memberId), ...yes })
    const mail = (await mailTo(house, email)).find(({ template }) => template === 'raise-due')
    for (const words of ['Hesabınıza koyduğumuz bir limiti', 'Önerilen', '₺5,00'])
      expect(mail?.body_text).toContain(words)
    const { data } = await player.client.call('protection/confirm_limit', yes)
    expect(data).toMatchObject({ limits: [{ value: 20 }], houseLimits: [] })
    expect(await playOut(player, 6 * ONE)).toBeNull()
    const acts = await db
      .selectFrom('actions')
      .select(['what', 'why'])
      .where('target', '=', `member:${memberId}`)
      .orderBy('id')
      .execute()
    expect(acts).toEqual([
      { what: 'protection.tighten', why: 'görüşüldü' },
      { what: 'protection.offer-looser', why: 'görüşüldü' },
    ])
  })

  it('PROT-69 that an operator offered to take back is dropped by the member’s no, and by a tighter one', async () => {
    const player = await sitDown(house, 10)
    const { memberId } = player
    const which = { kind: 'stake', period: 'day' } as const
    const { db } = house.database
    const stake = { memberId, ...which }
    await tightenLimit(db, TESTER, { ...stake, value: lira(5) }, new Date())
    await offerLooser(db, TESTER, { ...stake, value: lira(9) }, new Date())
    const get = async () => (await player.client.call('protection/get', {})).data.houseLimits
    expect(await get()).toMatchObject([{ value: 5, next: { value: 9 } }])
    await player.client.call('protection/keep_limit', which)
    expect(await get()).toMatchObject([{ value: 5, next: { value: 9 } }])
    await player.client.call('protection/keep_limit', { ...which, by: 'house' })
    expect(await get()).toMatchObject([{ value: 5, next: null }])
    await offerLooser(db, TESTER, { ...stake, value: null }, new Date())
    // Higher than what stands: only the offer goes, and what counts is said.
    expect(await tightenLimit(db, TESTER, { ...stake, value: lira(6) }, new Date())).toEqual({
      value: lira(5),
      stood: true,
    })
    expect(await get()).toMatchObject([{ value: 5, next: null }])
    await offerLooser(db, TESTER, { ...stake, value: null }, new Date())
    await tightenLimit(db, TESTER, { ...stake, value: lira(4) }, new Date())
    expect(await get()).toMatchObject([{ value: 4, next: null }])
  })
})
