import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Output, Payload } from '#contract/registry.ts'
import { cutWaiting, whileLocked } from '../../database/testing-locks.ts'
import { refusalTo, unchecked } from '../../audit/testing-audit.ts'
import { startTestHouse, visitor, type TestHouse } from '../../testing.ts'
import { answerCoupons } from '../coupons/accept-coupons.ts'
import { answerCashouts, sellAutomatically } from './answer-cashouts.ts'
import { priceLiveEvents } from '../trading/offers.ts'
import { settleSports } from '../settlement/settle.ts'
import { bettingAt, couponsOf, one, place, wallet, type Player } from '../testing-coupons.ts'
import { playingAt } from '../testing-in-play.ts'
import { incident, openMatch, phase, type TestMatch } from '../testing.ts'

type Coupon = Output<'betframe/cashout'>

let house: TestHouse
beforeAll(async () => {
  house = await startTestHouse()
})
afterAll(() => house.close())

const { findings, pickOf, ...betting } = bettingAt(() => house)
const { tick, inPlay, kickOff, waitOut } = playingAt(() => house)
const newPlayer = (funds = 1_000): Promise<Player> => betting.newPlayer(funds)

const onlyOf = async (player: Player): Promise<Coupon> => {
  const [coupon] = await couponsOf(player)
  if (!coupon) throw new Error('no coupon')
  return coupon
}
const offersOf = ({ cashOut }: Coupon) => cashOut?.offers ?? []
const wholeOf = (coupon: Coupon): number => offersOf(coupon).at(-1)?.price ?? 0
const priceOf = (coupon: Coupon, tenths: number): number =>
  offersOf(coupon).find((offer) => offer.tenths === tenths)?.price ?? 0

/** A sale of so much of a coupon, at what is shown for it. */
const saleOf = (coupon: Coupon, tenths = coupon.cashOut?.kept ?? 10) => ({
  couponID: coupon.couponID,
  tenths,
  price: priceOf(coupon, tenths),
  requestId: randomUUID(),
})
type Sale = Payload<'betframe/cashout'>

const sell = async ({ client }: Player, sale: Sale) =>
  (await client.call('betframe/cashout', sale)).data
const refused = async ({ client }: Player, sale: Sale) =>
  (await client.refused('betframe/cashout', sale)).data as unknown as {
    refusal: string
    price?: number
  }

/** A single that stands, on this match. */
async function standing(
  match: TestMatch,
  { market = 'match-result', selection = '1', stake = 100 } = {},
): Promise<Player> {
  const player = await newPlayer()
  const [placed] = await place(player, one(await pickOf(match, market, selection), stake))
  if (placed?.status === 'pending') {
    await waitOut(match)
    await answerCoupons(house)
  }
  return player
}

const goal = (side: 'home' | 'away') => incident({ kind: 'goal', side, half: 'first', minute: 1 })

async function bookedOn({ eventID }: TestMatch): Promise<number> {
  const { rows } = await house.owner.pool.query<{ booked: string }>(
    `select coalesce(sum(booked), 0) as booked from sports_offers where event_id = $1`,
    [eventID],
  )
  return Number(rows[0]?.booked)
}

describe('a coupon before its matches', () => {
  it('is sold whole at the price that is shown, once however often it is asked, and is over', async () => {
    const match = await openMatch(house)
    const player = await standing(match)
    const open = await onlyOf(player)
    // About the stake, less the margins of the odds and of the sale.
    expect(wholeOf(open)).toBeGreaterThan(85)
    expect(wholeOf(open)).toBeLessThan(95)
    expect(open.cashOut).toMatchObject({ kept: 10, automatic: null, waiting: null, refusal: null })
    const sale = saleOf(open)
    const sold = await Promise.all(Array.from({ length: 10 }, () => sell(player, sale)))
    for (const coupon of sold)
      expect(coupon).toMatchObject({
        status: 'cashed-out',
        payout: sale.price,
        cashOut: null,
        sold: [{ tenths: 10, price: sale.price }],
      })
    expect(await wallet(player)).toEqual({ balance: 900 + sale.price, held: 0 })
    expect((await refused(player, { ...sale, price: 1 })).refusal).toBe('reference-reused')
    expect((await refused(player, { ...sale, requestId: 'yeni' })).refusal).toBe('cashout-closed')
    expect(await bookedOn(match)).toBe(0)
    await match.play(1, 0)
    await settleSports(house)
    expect(await onlyOf(player)).toMatchObject({
      status: 'cashed-out',
      payout: sale.price,
      legs: [{ result: 'win' }],
    })
    expect(await couponsOf(player, { status: 'closed' })).toHaveLength(1)
    const { subjects } = (await player.client.call('user/personal_data', {})).data
    expect(subjects['cashouts']).toMatchObject([{ tenths: 10, paid_try: sale.price }])
    const { data } = await player.client.call('casino/play_session', {})
    expect(data.net).toBeCloseTo(sale.price - 100, 6)
    expect(await findings()).toEqual([])
  })

  it('is sold in parts, and what is kept is settled for itself', async () => {
    const match = await openMatch(house, { clubs: [2, 3] })
    const player = await standing(match)
    const open = await onlyOf(player)
    const booked = await bookedOn(match)
    const first = saleOf(open, 3)
    const after = await sell(player, first)
    expect(after).toMatchObject({ status: 'open', cashOut: { kept: 7 } })
    expect(after.most).toBeCloseTo(open.most * 0.7, 6)
    expect(await wallet(player)).toEqual({ balance: 900 + first.price, held: 70 })
    expect(await bookedOn(match)).toBeCloseTo(booked * 0.7, -1)
    expect((await refused(player, { ...saleOf(after, 7), tenths: 8 })).refusal).toBe('bad-payload')
    const second = saleOf(after, 2)
    await sell(player, second)
    await match.play(2, 0)
    await Promise.all([settleSports(house), settleSports(house)])
    const paid = first.price + second.price + open.most / 2
    expect(await wallet(player)).toEqual({ balance: 900 + paid, held: 0 })
    const ended = await onlyOf(player)
    expect(ended).toMatchObject({ status: 'won', stake: 100, sold: [{ tenths: 3 }, { tenths: 2 }] })
    expect(ended.payout).toBeCloseTo(paid, 6)
    expect(await findings()).toEqual([])
  })

  it('of several matches is worth what all of them make of it, and what is void gives back what was kept', async () => {
    const [first, second] = [
      await openMatch(house, { clubs: [4, 5] }),
      await openMatch(house, { clubs: [6, 7] }),
    ]
    const player = await newPlayer()
    const selections = [
      await pickOf(first, 'draw-no-bet', '1'),
      await pickOf(second, 'draw-no-bet', '2'),
    ]
    await place(player, { kind: 'combination', stake: 10, selections })
    const before = wholeOf(await onlyOf(player))
    await first.play(1, 0)
    await settleSports(house)
    const won = await onlyOf(player)
    expect(wholeOf(won)).toBeGreaterThan(before)
    const sale = saleOf(won, 4)
    await sell(player, sale)
    await second.play(1, 1)
    await settleSports(house)
    expect((await onlyOf(player)).payout).toBeCloseTo(
      sale.price + 6 * (selections[0]?.odds ?? 0),
      6,
    )
    expect(await findings()).toEqual([])
  })
})

describe('what is refused', () => {
  it('a price that it has fallen below, with that of now; more than the price of now pays no more', async () => {
    const match = await openMatch(house, { clubs: [0, 3] })
    const player = await standing(match)
    const sale = saleOf(await onlyOf(player))
    const more = Math.round(sale.price * 100 + 1) / 100
    expect(await refused(player, { ...sale, price: more })).toMatchObject({
      refusal: 'cashout-changed',
      price: sale.price,
    })
    expect(await wallet(player)).toEqual({ balance: 900, held: 100 })
    await sell(player, { ...sale, price: 0.01 })
    expect(await wallet(player)).toEqual({ balance: 900 + sale.price, held: 0 })
  })

  it('a part that leaves less than a lira, another’s coupon, one that is not there, and a visitor', async () => {
    const match = await openMatch(house, { clubs: [0, 4] })
    const player = await standing(match, { stake: 2 })
    const open = await onlyOf(player)
    expect(offersOf(open).map(({ tenths }) => tenths)).toEqual([1, 2, 3, 4, 5, 10])
    const sale = saleOf(open, 10)
    for (const tenths of [6, 9])
      expect((await refused(player, { ...sale, tenths })).refusal).toBe('bad-payload')
    for (const wrong of [
      { tenths: 0 },
      { tenths: 11 },
      { tenths: 1.5 },
      { price: 0 },
      { price: 1.005 },
    ])
      expect((await refused(player, { ...sale, ...wrong })).refusal).toBe('bad-payload')
    expect((await refused(player, { ...sale, couponID: 999_999_999 })).refusal).toBe('not-found')
    expect((await refused(await newPlayer(), sale)).refusal).toBe('not-found')
    expect((await visitor(house).refused('betframe/cashout', sale)).data.refusal).toBe(
      'no-permission',
    )
    const automatic = { couponID: open.couponID, price: open.most + 1 }
    const { data } = await player.client.refused('betframe/auto_cashout', automatic)
    expect(data).toMatchObject({ refusal: 'amount-out-of-range', max: open.most })
    expect(await wallet(player)).toEqual({ balance: 998, held: 2 })
  })

  it('one whose match waits for its whistle, and one that is decided and not yet paid', async () => {
    const match = await openMatch(house, { clubs: [0, 5], inMs: 60_000 })
    const player = await standing(match)
    const sale = saleOf(await onlyOf(player))
    house.pass(60_001)
    try {
      expect(offersOf(await onlyOf(player))).toEqual([])
      expect((await refused(player, sale)).refusal).toBe('cashout-suspended')
    } finally {
      house.pass(-60_001)
    }
    await match.play(1, 0)
    expect((await refused(player, sale)).refusal).toMatch(/^cashout-(suspended|closed)$/)
    await settleSports(house)
    expect((await refused(player, sale)).refusal).toBe('cashout-closed')
    expect(await findings()).toEqual([])
  })
})

describe('a coupon with a match in play', () => {
  it('waits, and is sold upon a message that comes after its delay', async () => {
    const match = await openMatch(house, { clubs: [0, 6] })
    const player = await standing(match)
    await kickOff(match)
    const open = await onlyOf(player)
    const sale = saleOf(open)
    expect(await sell(player, sale)).toMatchObject({
      status: 'open',
      cashOut: { waiting: { tenths: 10, price: sale.price } },
    })
    expect(await sell(player, sale)).toMatchObject({ status: 'open' })
    expect((await refused(player, { ...sale, requestId: 'iki' })).refusal).toBe('cashout-waiting')
    expect(await wallet(player)).toEqual({ balance: 900, held: 100 })
    await answerCashouts(house)
    expect((await onlyOf(player)).cashOut?.waiting).not.toBeNull()
    const mine = `where member_id = ${player.memberId}`
    const earlier = (column: string) => `${column} = ${column} - interval '5 s'`
    const [due, asked] = [earlier('cashout_due_at'), earlier('cashout_asked_at')]
    for (const change of [due, `${due}, ${asked}`, 'cashout_asked_at = cashout_due_at'])
      expect(await refusalTo(house, `update sports_coupons set ${change} ${mine}`), change).toMatch(
        /forward|not wait/,
      )
    await waitOut(match)
    await Promise.all([answerCashouts(house), answerCashouts(house)])
    expect(await onlyOf(player)).toMatchObject({ status: 'cashed-out', payout: sale.price })
    expect(await wallet(player)).toEqual({ balance: 900 + sale.price, held: 0 })
    expect(await sell(player, sale)).toMatchObject({ status: 'cashed-out' })
    expect(await findings()).toEqual([])
    const sooner = `update sports_cashouts set asked_at = at - interval '1 s' ${mine}`
    expect(await findings([unchecked('sports_cashouts'), sooner])).toEqual([
      'cashout-without-delay',
    ])
    const now = `update sports_coupons set cashout_tenths = 1, cashout_price = 10000,
      cashout_asked_at = now() - interval '5 s', cashout_due_at = now() ${mine}`
    expect(await refusalTo(house, now)).toMatch(/forward|not wait/)
  })

  it.each<[string, (match: TestMatch) => Promise<void>, string]>([
    ['a goal', (match) => match.feed(goal('home')), 'cashout-suspended'],
    [
      'a stop that is over again',
      async (match) => {
        await match.feed(phase('first-half'))
        await priceLiveEvents(house)
      },
      'cashout-suspended',
    ],
    ['silence', async () => Promise.resolve(house.pass(20_000)), 'cashout-suspended'],
    [
      'a lower price',
      async (match) => {
        await tick(match, 1_000, 9)
        await priceLiveEvents(house)
      },
      'cashout-changed',
    ],
  ])('is kept where %s comes in between', async (_what, happens, reason) => {
    const match = await inPlay([1, 4])
    const player = await standing(match)
    const sale = saleOf(await onlyOf(player))
    await sell(player, sale)
    await happens(match)
    await waitOut(match, reason === 'cashout-changed' ? 9 : 1)
    await priceLiveEvents(house)
    await answerCashouts(house)
    const kept = await onlyOf(player)
    expect(kept).toMatchObject({ status: 'open', cashOut: { waiting: null, refusal: reason } })
    expect(await wallet(player)).toEqual({ balance: 900, held: 100 })
    // It is answered as it was, and sold no more by the same request.
    expect(await sell(player, sale)).toMatchObject({ status: 'open', sold: [] })
  })

  it('is sold by itself once it is worth what its member named, and no longer when they take that back', async () => {
    const match = await inPlay([2, 5])
    const [player, other] = [await standing(match), await standing(match)]
    const open = await onlyOf(player)
    const price = Math.ceil(wholeOf(open) * 1.2)
    for (const each of [player, other]) {
      const { couponID } = await onlyOf(each)
      const { data } = await each.client.call('betframe/auto_cashout', { couponID, price })
      expect(data.cashOut?.automatic).toBe(price)
    }
    const { couponID } = await onlyOf(other)
    await other.client.call('betframe/auto_cashout', { couponID, price: null })
    await sellAutomatically(house)
    expect((await onlyOf(player)).cashOut).toMatchObject({ waiting: null, automatic: price })
    await match.feed(goal('home'))
    await priceLiveEvents(house)
    await sellAutomatically(house)
    // Bets are stopped by the goal: nobody is offered anything.
    expect((await onlyOf(player)).cashOut).toMatchObject({ waiting: null, offers: [] })
    for (let second = 0; second < 20; second += 4) await tick(match, 4_100)
    await Promise.all([sellAutomatically(house), sellAutomatically(house)])
    expect((await onlyOf(player)).cashOut?.waiting).toMatchObject({ price })
    await waitOut(match)
    await answerCashouts(house)
    const sold = await onlyOf(player)
    expect(sold.status).toBe('cashed-out')
    expect(sold.payout).toBeGreaterThanOrEqual(price)
    await sellAutomatically(house)
    expect((await onlyOf(other)).cashOut).toMatchObject({ waiting: null, automatic: null })
    expect(await findings()).toEqual([])
  })

  it('is not for sale while its bet stands upon a goal that was taken back', async () => {
    const match = await inPlay([3, 7])
    await match.feed(goal('away'))
    const { rows } = await house.owner.pool.query<{ taken: number }>(
      'select taken from sports_events where id = $1',
      [match.eventID],
    )
    await priceLiveEvents(house)
    for (let seconds = 0; seconds < 24; seconds += 4) await tick(match, 4_100)
    await priceLiveEvents(house)
    const player = await standing(match)
    await priceLiveEvents(house)
    expect(offersOf(await onlyOf(player))).not.toEqual([])
    await match.feed({ type: 'correction', annuls: rows[0]?.taken ?? 0 })
    await priceLiveEvents(house)
    for (let seconds = 0; seconds < 24; seconds += 4) await tick(match, 4_100)
    await priceLiveEvents(house)
    // Others are bet on again by now.
    expect((await pickOf(match, 'match-result', '1')).odds).toBeGreaterThan(1)
    expect(offersOf(await onlyOf(player))).toEqual([])
    house.pass(130_000)
    await settleSports(house)
    expect(await onlyOf(player)).toMatchObject({ status: 'void' })
    expect(await findings()).toEqual([])
  })

  it('is sold though its odds are too short to be bet on', async () => {
    const match = await inPlay([3, 6])
    const player = await standing(match, { market: 'total-goals.18', selection: 'under' })
    await tick(match, 1_000, 46)
    await match.feed(phase('half-time'), phase('second-half'))
    house.pass(3_100)
    await match.feed({ type: 'clock', clock: { half: 'second', minute: 93, isRunning: true } })
    await priceLiveEvents(house)
    const open = await onlyOf(player)
    expect(wholeOf(open)).toBeGreaterThan(open.most * 0.9)
    expect(wholeOf(open)).toBeLessThanOrEqual(open.most * 0.95)
  })
})

describe('racing', () => {
  it('a settlement: each coupon is sold or settled, never both, and no part twice', async () => {
    const match = await openMatch(house, { clubs: [7, 0] })
    const players: Player[] = []
    for (let n = 0; n < 6; n += 1) players.push(await standing(match))
    const sales = await Promise.all(
      players.map(async (player, n) => saleOf(await onlyOf(player), n % 2 === 0 ? 10 : 3)),
    )
    const selling = players.map((player, n) =>
      player.client.post({
        api: { class: 'betframe', method: 'cashout' },
        data: sales[n],
        user: player.client.stored.user,
      }),
    )
    await Promise.all([...selling, match.play(1, 0).then(() => settleSports(house))])
    await settleSports(house)
    for (const player of players) {
      const { status, payout, sold, most } = await onlyOf(player)
      expect(['won', 'cashed-out']).toContain(status)
      if (status === 'won' && sold.length === 0) expect(payout).toBe(most)
      expect(await wallet(player)).toEqual({ balance: 900 + payout, held: 0 })
    }
    expect(await findings()).toEqual([])
  })

  it('a settlement that was worked out for more than is kept: it is left to the next', async () => {
    const match = await openMatch(house, { clubs: [8, 1] })
    const player = await standing(match)
    const open = await onlyOf(player)
    await sell(player, saleOf(open, 3))
    const settle = (kept: number) =>
      house.database.pool.query(
        'select sports_settle(array[$1::bigint], array[$2::bigint], array[$3::bigint], array[false], array[$4::smallint], array[0::bigint], now())',
        [player.memberId, open.couponID, 50_000_000n, kept],
      )
    expect((await settle(10)).rowCount).toBe(0)
    expect(await onlyOf(player)).toMatchObject({ status: 'open' })
    await match.play(1, 0)
    await settleSports(house)
    expect(await onlyOf(player)).toMatchObject({ status: 'won' })
    expect((await settle(7)).rowCount).toBe(0)
    expect(await findings()).toEqual([])
  })

  it('the end of a connection: nothing is sold by halves, and the same request sells it', async () => {
    const match = await openMatch(house, { clubs: [9, 2] })
    const player = await standing(match)
    const sale = saleOf(await onlyOf(player))
    const { pool } = house.owner
    const offers = `select from sports_offers where event_id = ${match.eventID} for update`
    await whileLocked(pool, offers, async () => {
      const lost = player.client
        .post({
          api: { class: 'betframe', method: 'cashout' },
          data: sale,
          user: player.client.stored.user,
        })
        .catch((error: unknown) => error)
      // Held back when its money has moved already.
      await cutWaiting(pool, 'sports_offers')
      await lost
    })
    const held = await wallet(player)
    expect([
      { balance: 900, held: 100 },
      { balance: 900 + sale.price, held: 0 },
    ]).toContainEqual(held)
    expect(await sell(player, sale)).toMatchObject({ status: 'cashed-out' })
    expect(await wallet(player)).toEqual({ balance: 900 + sale.price, held: 0 })
    expect(await findings()).toEqual([])
  })
})

describe('the audit', () => {
  it('values every sale again, and holds it to its entry and to what is kept', async () => {
    const match = await openMatch(house, { clubs: [3, 1] })
    const player = await standing(match)
    await sell(player, saleOf(await onlyOf(player), 4))
    const mine = `member_id = ${player.memberId}`
    const sales = (set: string) => [
      unchecked('sports_cashouts'),
      `update sports_cashouts set ${set} where ${mine}`,
    ]
    expect(await findings(sales('paid = paid + 10000'))).toEqual(
      expect.arrayContaining(['cashout-not-as-paid', 'cashout-not-as-valued']),
    )
    expect(await findings(sales('tenths = 5'))).toEqual(
      expect.arrayContaining(['cashout-not-as-kept', 'cashout-not-as-valued']),
    )
    expect(await findings(sales('price = paid + 1'))).toContain('cashout-not-as-valued')
    expect(await findings(sales(`legs = jsonb_set(legs, '{0,version}', '0')`))).toContain(
      'cashout-not-as-valued',
    )
    expect(
      await findings([
        unchecked('sports_coupons'),
        `update sports_coupons set kept = 9 where ${mine}`,
      ]),
    ).toContain('cashout-not-as-kept')
    expect(
      await findings([unchecked('sports_cashouts'), `delete from sports_cashouts where ${mine}`]),
    ).toEqual(expect.arrayContaining(['cashout-not-as-kept', 'cashout-not-as-paid']))
    await expect(
      house.database.pool.query(`update sports_cashouts set paid = 1 where ${mine}`),
    ).rejects.toThrow(/permission denied/)
  })

  // Last of all: what it leaves is found by every look at the books.
  it('names what was sold by a chance that somebody wrote into an offer', async () => {
    const match = await openMatch(house, { clubs: [4, 1] })
    const player = await standing(match)
    await house.database.pool.query(
      `update sports_offers set win = 900000000000, back = 0 where event_id = $1 and selection = '1'`,
      [match.eventID],
    )
    await sell(player, saleOf(await onlyOf(player)))
    expect(await findings()).toContain('cashout-not-as-valued')
  })
})
