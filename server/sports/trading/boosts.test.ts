import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TopicData } from '#contract/topics.ts'
import { lira } from '#contract/money.ts'
import type { Actor } from '../../action/actor.ts'
import { listActions } from '../../action/list.ts'
import { readStream } from '../../push/testing.ts'
import { KEPT_AS_IT_IS, refusalTo } from '../../audit/testing-audit.ts'
import { startTestHouse, visitor, type TestHouse } from '../../testing.ts'
import { answerCoupons } from '../coupons/accept-coupons.ts'
import { settleSports } from '../settlement/settle.ts'
import {
  bettingAt,
  hundredths,
  lastOf,
  one,
  place,
  refusalOf,
  wallet,
  type Asked,
  type AskedPick,
} from '../testing-coupons.ts'
import { playingAt } from '../testing-in-play.ts'
import { openMatch, phase, type TestMatch } from '../testing.ts'
import { boost, endBoost, type Boosted, type BoostRefusal } from './boosts.ts'

let house: TestHouse
beforeAll(async () => {
  house = await startTestHouse()
})
afterAll(() => house.close())

const { findings, pickOf, shown, newPlayer } = bettingAt(() => house)
const { inPlay, waitOut } = playingAt(() => house)

const TRADER: Actor = { kind: 'command', name: 'elif', why: 'match of the week' }

const boosting = (pick: AskedPick, how: Partial<Boosted> = {}): Promise<BoostRefusal | null> =>
  boost(
    house.database.db,
    TRADER,
    {
      eventId: BigInt(pick.eventID),
      market: pick.market,
      selection: pick.selection,
      odds: hundredths(pick) + 1,
      stakeMax: lira(100),
      until: null,
      ...how,
    },
    house.clock(),
  )

const ending = ({ eventID, market, selection }: AskedPick) =>
  endBoost(
    house.database.db,
    TRADER,
    { eventId: BigInt(eventID), market, selection },
    house.clock(),
  )

/** A match whose home side's win is boosted by a hundredth; the pick as it is shown now, and its odds in the book. */
async function boosted(
  how: Partial<Boosted> = {},
  clubs: readonly [number, number] = [0, 1],
): Promise<{ match: TestMatch; pick: AskedPick; book: number }> {
  const match = await openMatch(house, { clubs })
  const own = await pickOf(match, 'match-result', '1')
  expect(await boosting(own, how)).toBeNull()
  return { match, pick: await pickOf(match, 'match-result', '1'), book: own.odds }
}

const isBoosted = (pick: AskedPick, book: number): boolean =>
  hundredths(pick) === Math.round(book * 100) + 1

describe('a boosted price', () => {
  it('SPORT-01 is shown with the book’s own beside it, on the list and the event, and by nobody’s will but an actor’s', async () => {
    const { match, pick, book } = await boosted()
    expect(isBoosted(pick, book)).toBe(true)
    const selection = { selection: '1', odds: pick.odds, bookOdds: book }
    const own = (await shown(match)).markets.find(({ market }) => market === 'match-result')
    expect(own?.selections[0]).toEqual(selection)
    expect(own?.selections[1]).not.toHaveProperty('bookOdds')
    const { data: list } = await visitor(house).call('betframe/events', { limit: 100 })
    const listed = list.find(({ eventID }) => eventID === match.eventID)
    expect(listed?.markets[0]?.selections[0]).toEqual(selection)
    const target = `event:${match.eventID}:match-result:1`
    const [act] = await listActions(house.database.db, { target, limit: 1 })
    expect(act).toMatchObject({
      what: 'sports.boost',
      actor_name: 'elif',
      why: TRADER.why,
      before: { odds: Math.round(book * 100) },
      after: { odds: hundredths(pick), stakeMax: '100000000' },
    })
  })

  it('SPORT-01 is told to whoever watches the match when it begins and when it ends', async () => {
    const match = await openMatch(house, { clubs: [0, 5] })
    const own = await pickOf(match, 'match-result', '1')
    const topics = ['market', 'match'].map((name) => `${name}/${match.eventID}`)
    const named = Object.fromEntries(topics.map((name) => [name, null]))
    const stream = await readStream(house, visitor(house), named)
    const bookOf = (news: TopicData<'market'>): number | null | undefined => {
      const result = news.markets?.find(({ market }) => market === 'match-result')
      const first: { bookOdds?: number | undefined } | undefined = result?.selections[0]
      return first && (first.bookOdds ?? null)
    }
    for (const topic of topics) await stream.next(topic)
    const from = stream.messages.length
    expect(await boosting(own)).toBeNull()
    for (const topic of topics)
      await stream.next(topic, (news: TopicData<'market'>) => bookOf(news) === own.odds, from)
    const then = stream.messages.length
    expect(await ending(own)).toBeNull()
    for (const topic of topics)
      await stream.next(topic, (news: TopicData<'market'>) => bookOf(news) === null, then)
    stream.ws.close()
  })

  it('SPORT-01 takes no more of a member than was said, all coupons together, and another member none the less', async () => {
    const { pick } = await boosted()
    const [player, other] = [await newPlayer(1_000), await newPlayer(1_000)]
    expect(await refusalOf(player, one(pick, 101))).toMatchObject({
      refusal: 'amount-out-of-range',
      max: 100,
    })
    await place(player, one(pick, 60))
    expect(await refusalOf(player, one(pick, 41))).toMatchObject({ max: 40 })
    const [second] = await place(player, { ...one(pick, 40), requestId: 'rest' })
    expect(await place(player, { ...one(pick, 40), requestId: 'rest' })).toEqual([second])
    expect(await refusalOf(player, one(pick, 1))).toMatchObject({ max: 0 })
    await place(other, one(pick, 100))
    expect(await wallet(player)).toEqual({ balance: 900, held: 100 })
    // However many are sent at once.
    const third = await newPlayer(1_000)
    await Promise.allSettled(Array.from({ length: 30 }, () => place(third, one(pick, 10))))
    expect(await wallet(third)).toEqual({ balance: 900, held: 100 })
    expect(await findings()).toEqual([])
  })

  it('SPORT-01 ends at its moment, at an actor’s word and with the match’s first whistle, and what was bet at it keeps it', async () => {
    const until = new Date(house.clock().getTime() + 60_000)
    const { match, pick, book } = await boosted({ until })
    const player = await newPlayer(1_000)
    await place(player, one(pick, 10))
    house.pass(60_001)
    expect((await pickOf(match, 'match-result', '1')).odds).toBe(book)
    expect(await refusalOf(player, one(pick, 10))).toMatchObject({
      refusal: 'odds-changed',
      selections: [{ odds: book }],
    })
    expect(await boosting({ ...pick, odds: book })).toBeNull()
    expect(await boosting({ ...pick, odds: book })).toBe('boosted-already')
    expect(await ending(pick)).toBeNull()
    expect(await ending(pick)).toBe('changes-nothing')
    expect((await pickOf(match, 'match-result', '1')).odds).toBe(book)
    expect(await boosting({ ...pick, odds: book })).toBeNull()
    await match.feed(phase('first-half'))
    expect(await refusalOf(player, one(pick, 10))).not.toMatchObject({ refusal: 'odds-changed' })
    expect(await boosting({ ...pick, odds: book })).toBe('has-begun')
    expect(await lastOf(player)).toMatchObject({ odds: pick.odds, legs: [{ bookOdds: book }] })
    expect(await findings()).toEqual([])
  })

  it('SPORT-02 is refused by name where it is not better than the book’s, better than fair, no price at all, or of what nobody can bet on', async () => {
    const match = await openMatch(house, { clubs: [2, 3] })
    const pick = await pickOf(match, 'match-result', '1')
    const own = hundredths(pick)
    const { win } = await house.database.db
      .selectFrom('sports_offers')
      .select('win')
      .where('event_id', '=', BigInt(match.eventID))
      .where('market_key', '=', 'match-result')
      .where('selection', '=', '1')
      .executeTakeFirstOrThrow()
    const fair = Math.floor(100 / (Number(win) / 1e12))
    const past = new Date(house.clock().getTime() - 1)
    const before = (await listActions(house.database.db, { limit: 100 })).length
    for (const [how, refusal] of [
      [{ odds: own }, 'not-above-the-book'],
      [{ odds: own - 1 }, 'not-above-the-book'],
      [{ odds: fair + 1 }, 'above-the-fair'],
      [{ odds: 100_000 }, 'above-the-fair'],
      [{ odds: 501 }, 'no-such-odds'],
      [{ odds: 185.5 }, 'no-such-odds'],
      [{ until: past }, 'until-is-over'],
      [{ market: 'no-market' }, 'no-such-selection'],
      [{ selection: '3' }, 'no-such-selection'],
      [{ eventId: 987_654_321n }, 'no-such-event'],
    ] as const)
      expect([how, await boosting(pick, how)]).toEqual([how, refusal])
    expect(await ending(pick)).toBe('changes-nothing')
    expect((await listActions(house.database.db, { limit: 100 })).length).toBe(before)
    // The highest that is fair is one.
    expect(fair).toBeGreaterThan(own)
    expect(await boosting(pick, { odds: fair })).toBeNull()
    const shownNow = await pickOf(match, 'match-result', '1')
    expect(hundredths(shownNow)).toBe(fair)
  })

  it('SPORT-02 stands no longer once the book has come up to it, or what is fair has fallen below it', async () => {
    for (const change of [sql`odds = odds + 1`, sql`win = win + win / 10`]) {
      const { match, pick } = await boosted({}, [4, 5])
      await sql`update sports_offers set ${change} where event_id = ${match.eventID}
        and market_key = 'match-result' and selection = '1'`.execute(house.database.db)
      const own = (await shown(match)).markets.find(({ market }) => market === 'match-result')
      expect(own?.selections[0]).not.toHaveProperty('bookOdds')
      expect(own?.selections[0]?.odds).toBeLessThanOrEqual(pick.odds)
    }
  })

  it('SPORT-03 has the book’s own odds in a system, and is refused by name where a system asks for it', async () => {
    const { pick, book } = await boosted({}, [0, 2])
    const others = [
      await pickOf(await openMatch(house, { clubs: [4, 6] }), 'match-result', '1'),
      await pickOf(await openMatch(house, { clubs: [5, 7] }), 'match-result', '2'),
    ]
    const player = await newPlayer(1_000)
    const system = (first: AskedPick): Asked => ({
      kind: 'system',
      stake: 10,
      sizes: [2],
      selections: [first, ...others],
    })
    for (const policy of ['none', 'higher', 'any'] as const)
      expect(await refusalOf(player, { ...system(pick), policy })).toMatchObject({
        refusal: 'boost-not-in-system',
        selections: [{ eventID: pick.eventID, odds: book }],
      })
    const [coupon] = await place(player, system({ ...pick, odds: book }))
    expect(coupon?.legs[0]).toMatchObject({ odds: book })
    expect(coupon?.legs[0]).not.toHaveProperty('bookOdds')
    // A combination takes it.
    const [both] = await place(player, {
      kind: 'combination',
      stake: 10,
      selections: [pick, ...others],
    })
    expect(both?.legs[0]).toMatchObject({ odds: pick.odds, bookOdds: book })
    expect(await findings()).toEqual([])
  })

  it('SPORT-03 counts for nothing in what is built of it', async () => {
    const match = await openMatch(house, { clubs: [1, 6] })
    const own = await pickOf(match, 'match-result', '1')
    const selections = [
      { market: 'match-result', selection: '1' },
      { market: 'both-score', selection: 'yes' },
    ]
    const built = async () =>
      (await visitor(house).call('betframe/builder', { eventID: match.eventID, selections })).data
    const before = await built()
    expect(await boosting(own)).toBeNull()
    expect(await built()).toEqual(before)
    const player = await newPlayer(100)
    const joined = { eventID: match.eventID, market: before.market ?? '', selection: 'all' }
    const [coupon] = await place(player, one({ ...joined, odds: before.odds ?? 0 }, 10))
    expect(coupon?.legs[0]).not.toHaveProperty('bookOdds')
    expect(await findings()).toEqual([])
  })

  it('SPORT-04 is paid by the boosted odds, and corrected by them', async () => {
    const { match, pick } = await boosted({}, [3, 4])
    const player = await newPlayer(100)
    await place(player, one(pick, 100))
    expect(await lastOf(player)).toMatchObject({ most: hundredths(pick), odds: pick.odds })
    await match.play(2, 0)
    await settleSports(house)
    expect(await lastOf(player)).toMatchObject({ status: 'won', payout: hundredths(pick) })
    expect(await wallet(player)).toEqual({ balance: hundredths(pick), held: 0 })
    expect(await findings()).toEqual([])
  })

  it('SPORT-04 is sold for what the same coupon at the book’s own odds sells for, whole and in part', async () => {
    const { match, pick, book } = await boosted({ stakeMax: lira(10_000) }, [5, 6])
    const [player, other] = [await newPlayer(10_000), await newPlayer(10_000)]
    await place(player, one(pick, 10_000))
    expect(await ending(pick)).toBeNull()
    await place(other, one({ ...pick, odds: book }, 10_000))
    const offers = (await lastOf(player))?.cashOut?.offers
    expect(offers).toEqual((await lastOf(other))?.cashOut?.offers)
    const part = offers?.find(({ tenths }) => tenths === 4)
    const { couponID = 0 } = (await lastOf(player)) ?? {}
    await player.client.call('betframe/cashout', { couponID, tenths: 4, price: part?.price ?? 0 })
    // What is kept may still pay by the boosted odds.
    expect((await lastOf(player))?.most).toBeCloseTo(60 * hundredths(pick), 5)
    await match.play(1, 0)
    await settleSports(house)
    const { balance } = await wallet(player)
    expect(balance).toBeCloseTo((part?.price ?? 0) + 60 * hundredths(pick), 5)
    expect(await findings()).toEqual([])
  })

  it('SPORT-01 is looked at again where a coupon waits for a match in play: what is boosted no more is taken by its policy, and counted', async () => {
    const live = await inPlay([2, 7])
    const { match, pick, book } = await boosted({}, [0, 3])
    const beside = await pickOf(live, 'both-score', 'yes')
    const asked: Asked = { kind: 'combination', stake: 10, selections: [pick, beside] }
    const [none, any] = [await newPlayer(100), await newPlayer(100)]
    await place(none, asked)
    await place(any, { ...asked, policy: 'any' })
    expect(await lastOf(any)).toMatchObject({ status: 'pending', legs: [{ bookOdds: book }, {}] })
    expect(await ending(pick)).toBeNull()
    await waitOut(live)
    await answerCoupons(house)
    expect(await lastOf(none)).toMatchObject({ status: 'refused', refusal: 'odds-changed' })
    expect(await lastOf(any)).toMatchObject({ status: 'open', legs: [{ odds: book }, {}] })
    expect((await lastOf(any))?.legs[0]).not.toHaveProperty('bookOdds')
    expect(match.eventID).toBe(pick.eventID)
    expect(await findings()).toEqual([])
  })

  it('PROT-43 is named by the audit where it was altered, and the house’s own role cannot', async () => {
    const { match, pick, book } = await boosted({}, [1, 7])
    const player = await newPlayer(100)
    await place(player, one(pick, 50))
    await match.play(1, 0)
    await settleSports(house)
    const legs = `update sports_coupon_legs set`
    const of = `where member_id = ${player.memberId}`
    const boosts = `where event_id = ${match.eventID}`
    for (const [statement, finding] of [
      [`${legs} boost_id = null, book_odds = null ${of}`, 'coupon-odds-not-ours'],
      [`${legs} book_odds = book_odds - 1 ${of}`, 'coupon-odds-not-ours'],
      [`update sports_boosts set odds = odds + 1 ${boosts}`, 'coupon-odds-not-ours'],
      [`update sports_boosts set odds = odds + 1 ${boosts}`, 'boost-without-act'],
      [`update sports_boosts set market_key = 'x' ${boosts}`, 'coupon-odds-not-ours'],
      [`update sports_boosts set stake_max = 1000000 ${boosts}`, 'boost-above-its-stake'],
      [
        `update sports_boosts set begins_at = begins_at - interval '1 day', until = begins_at - interval '1 hour' ${boosts}`,
        'coupon-odds-not-ours',
      ],
    ] as const)
      expect([statement, await findings([statement])]).toEqual([
        statement,
        expect.arrayContaining([finding]),
      ])
    for (const statement of [
      `update sports_boosts set odds = 1000 ${boosts}`,
      `update sports_boosts set until = until + interval '1 day' ${boosts}`,
      `delete from sports_boosts ${boosts}`,
    ])
      expect(await refusalTo(house, statement)).toMatch(KEPT_AS_IT_IS)
    expect(book).toBeLessThan(pick.odds)
    expect(await findings()).toEqual([])
  })
})
