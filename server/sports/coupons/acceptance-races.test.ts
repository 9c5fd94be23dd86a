/** A coupon in play, and what may come between its stake and its answer. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { lira } from '#contract/money.ts'
import { SURE_MS } from '#games/sports/match.ts'
import { TESTER } from '../../action/testing.ts'
import { startTestHouse, type TestHouse } from '../../testing.ts'
import { logOutEverywhere } from '../../account/login/operate.ts'
import { settleSports } from '../settlement/settle.ts'
import { priceLiveEvents } from '../trading/offers.ts'
import { resume, setLimits, suspend } from '../trading/operate.ts'
import { answerCoupons } from './accept-coupons.ts'
import { bettingAt, couponsOf, one, place, wallet, type Player } from '../testing-coupons.ts'
import { playingAt } from '../testing-in-play.ts'
import { incident, openMatch, phase, type TestMatch } from '../testing.ts'

let house: TestHouse
beforeAll(async () => {
  house = await startTestHouse()
})
afterAll(() => house.close())

const { findings, pickOf, shown, ...betting } = bettingAt(() => house)
const suspensionOf = async (match: TestMatch) => (await shown(match)).suspended
const { inPlay, tick, waitOut } = playingAt(() => house)
const newPlayer = (): Promise<Player> => betting.newPlayer(1_000)

const GOAL = incident({ kind: 'goal', side: 'away', half: 'first', minute: 1 })

describe('a coupon in play', () => {
  it('is refused to whoever has lowered a limit below it meanwhile', async () => {
    const match = await inPlay([4, 9])
    const player = await newPlayer()
    await place(player, one(await pickOf(match, 'match-result', '1')))
    await player.client.call('protection/set_limit', { kind: 'stake', period: 'day', value: 99 })
    await waitOut(match)
    await answerCoupons(house)
    expect((await couponsOf(player))[0]).toMatchObject({
      status: 'refused',
      refusal: 'limit-reached',
    })
    expect(await wallet(player)).toEqual({ balance: 1_000, held: 0 })
  })

  it('is refused to whoever the house has logged out meanwhile', async () => {
    const match = await inPlay([0, 3])
    const player = await newPlayer()
    await place(player, one(await pickOf(match, 'match-result', '1')))
    await logOutEverywhere(house.database.db, TESTER, player.memberId, house.clock())
    await waitOut(match)
    await answerCoupons(house)
    const { rows } = await house.owner.pool.query(
      'select outcome, reason from sports_acceptances where member_id = $1',
      [player.memberId],
    )
    expect(rows).toEqual([{ outcome: 'refused', reason: 'session-expired' }])
    expect(await findings()).toEqual([])
  })

  it('is refused where a dispute has come and gone meanwhile', async () => {
    const match = await inPlay([1, 2])
    await match.feed(GOAL)
    await tick(match, SURE_MS + 1_000, 4)
    await priceLiveEvents(house)
    await settleSports(house)
    const player = await newPlayer()
    await place(player, one(await pickOf(match, 'match-result', '1')))
    const market = { kind: 'total-goals', line: 2, period: 'match' } as const
    const say = (over: 'win' | 'lose', under: 'win' | 'lose') =>
      match.feed({ type: 'settlement', market, results: { over, under } })
    await say('lose', 'win')
    expect(await suspensionOf(match)).toBe('halt')
    await say('win', 'lose')
    expect(await suspensionOf(match)).toBe(null)
    await waitOut(match, 4)
    await answerCoupons(house)
    const [coupon] = await couponsOf(player)
    expect(coupon).toMatchObject({ status: 'refused', refusal: 'selection-suspended' })
    expect(await findings()).toEqual([])
  })

  it('is refused where a trader has stopped and resumed the match before which another of its picks stands', async () => {
    const [match, coming] = [await inPlay([5, 6]), await openMatch(house, { clubs: [8, 9] })]
    const player = await newPlayer()
    const selections = [
      await pickOf(match, 'match-result', '1'),
      await pickOf(coming, 'match-result', '1'),
    ]
    await place(player, { kind: 'combination', stake: 100, selections })
    const traded = { eventId: BigInt(coming.eventID), market: null }
    await suspend(house.database.db, TESTER, traded, house.clock())
    await resume(house.database.db, TESTER, traded, house.clock())
    await waitOut(match)
    await answerCoupons(house)
    const [coupon] = await couponsOf(player)
    expect(coupon).toMatchObject({ status: 'refused', refusal: 'selection-suspended' })
  })

  it.each([
    ['stake', { stakeMax: lira(99), payoutMax: null }],
    ['pay', { stakeMax: null, payoutMax: lira(101) }],
  ])('is refused where a trader has lowered what it may %s meanwhile', async (_what, limits) => {
    const match = await inPlay([6, 7])
    const player = await newPlayer()
    await place(player, one(await pickOf(match, 'match-result', '1')))
    const traded = { eventId: BigInt(match.eventID), market: 'match-result' }
    expect(await setLimits(house.database.db, TESTER, traded, limits)).toBeNull()
    await waitOut(match)
    await answerCoupons(house)
    expect((await couponsOf(player))[0]).toMatchObject({
      status: 'refused',
      refusal: 'amount-out-of-range',
    })
    expect(await wallet(player)).toEqual({ balance: 1_000, held: 0 })
    expect(await findings()).toEqual([])
  })

  it.each<[string, (match: TestMatch, player: Player) => Promise<unknown>]>([
    ['a goal', (match) => match.feed(GOAL)],
    ['a suspension', (match) => match.feed(phase('half-time'))],
    [
      'a limit',
      (_, { client }) =>
        client.call('protection/set_limit', { kind: 'stake', period: 'day', value: 1 }),
    ],
    [
      'an exclusion',
      (_, { memberId }) =>
        house.owner.pool.query(
          `insert into protections (member_id, pause, paused_at, paused_until)
             values ($1, 'self-exclusion', now(), now() + interval '1 year')`,
          [memberId],
        ),
    ],
  ])('racing %s is accepted whole or refused whole, once', async (_what, happens) => {
    const players = await Promise.all(Array.from({ length: 4 }, () => newPlayer()))
    const match = await inPlay([5, 8])
    const pick = await pickOf(match, 'match-result', '1')
    for (const player of players) {
      // However long a stake takes here: it is no silence.
      await tick(match, 0)
      await place(player, one(pick))
    }
    await waitOut(match)
    await Promise.all(players.flatMap((player) => [happens(match, player), answerCoupons(house)]))
    // Whoever came too late to the first look is answered by the second.
    await answerCoupons(house)
    for (const { memberId } of players) {
      const { rows } = await house.owner.pool.query(
        `select a.outcome, b.state, w.cash::bigint as cash from sports_acceptances a
           join bets b on b.member_id = a.member_id and b.id = a.coupon_id
           join wallets w on w.member_id = a.member_id where a.member_id = $1`,
        [memberId],
      )
      expect(rows).toHaveLength(1)
      const [{ outcome, state, cash }] = rows as [{ outcome: string; state: string; cash: bigint }]
      const isAccepted = outcome === 'accepted'
      expect([state, BigInt(cash)]).toEqual(
        isAccepted ? ['open', 900_000_000n] : ['void', 1_000_000_000n],
      )
    }
    expect(await findings()).toEqual([])
  })
})
