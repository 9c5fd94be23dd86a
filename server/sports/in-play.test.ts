import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TopicData } from '#contract/topics.ts'
import { lira } from '#contract/money.ts'
import { FOOTBALL } from '#games/sports/football/sport.ts'
import { balanceOf } from '#ledger/balance.ts'
import { bonusGrant } from '#ledger/moves.ts'
import { post } from '#ledger/post.ts'
import { port } from '../database/database.ts'
import { cutWaiting, whileLocked } from '../database/testing-locks.ts'
import { readStream } from '../push/testing.ts'
import { KEPT_AS_IT_IS, refusalTo, unchecked } from '../audit/testing-audit.ts'
import { startTestHouse, visitor, type TestHouse } from '../testing.ts'
import { answerCoupons } from './coupons/accept-coupons.ts'
import { DemoFeed, feedDemoMatches } from './demo.ts'
import { priceLiveEvents } from './trading/offers.ts'
import { settleSports } from './settlement/settle.ts'
import {
  bettingAt,
  couponsOf,
  lastOf,
  one,
  place,
  refusalNameOf,
  wallet,
  type Player,
} from './testing-coupons.ts'
import { playingAt } from './testing-in-play.ts'
import { ending, incident, openMatch, phase, type TestMatch } from './testing.ts'

let house: TestHouse
beforeAll(async () => {
  house = await startTestHouse()
})
afterAll(() => house.close())

const { findings, pickOf, shown, ...betting } = bettingAt(() => house)
const { tick, inPlay, waitOut } = playingAt(() => house)
const newPlayer = (): Promise<Player> => betting.newPlayer(1_000)

const goal = (side: 'home' | 'away', minute = 1) =>
  incident({ kind: 'goal', side, half: 'first', minute })

describe('a match in play', () => {
  it('is shown with its score and with odds that are made for it, which a goal stops and turns', async () => {
    const match = await inPlay([0, 1])
    const before = await shown(match)
    expect(before).toMatchObject({ state: 'live', suspended: null, minute: 1 })
    const { data: list } = await visitor(house).call('betframe/live', {})
    const listed = list.find(({ eventID }) => eventID === match.eventID)
    expect(listed?.markets.map(({ kind }) => kind)).toEqual([
      'match-result',
      'total-goals',
      'both-score',
    ])
    const player = await newPlayer()
    const home = await pickOf(match, 'match-result', '1')
    const under = await pickOf(match, 'total-goals.2', 'under')
    await match.feed(goal('home'))
    expect(await shown(match)).toMatchObject({ suspended: 'goal', score: { home: 1, away: 0 } })
    expect(await refusalNameOf(player, one(home))).toBe('selection-suspended')
    await priceLiveEvents(house)
    // New odds alone open nothing: the stop has its time.
    expect((await shown(match)).suspended).toBe('goal')
    for (let second = 0; second < 20; second += 4) await tick(match, 4_100)
    const after = await pickOf(match, 'match-result', '1')
    expect(after.odds).toBeLessThan(home.odds)
    expect(await refusalNameOf(player, one(home))).toBe('odds-changed')
    expect(await refusalNameOf(player, one(under))).toBe('selection-closed')
    expect((await shown(match)).incidents).toMatchObject([{ kind: 'goal', side: 'home' }])
    expect(await wallet(player)).toEqual({ balance: 1_000, held: 0 })
  })

  it('takes no bet while nothing is heard of it, or a message is missing', async () => {
    const match = await inPlay([2, 3])
    const player = await newPlayer()
    const pick = await pickOf(match, 'both-score', 'yes')
    house.pass(5_100)
    expect((await shown(match)).suspended).toBe('silence')
    expect(await refusalNameOf(player, one(pick))).toBe('selection-suspended')
    await tick(match, 0)
    expect((await shown(match)).suspended).toBeNull()
    await house.owner.pool.query(`update sports_events set is_behind = true where id = $1`, [
      match.eventID,
    ])
    expect((await shown(match)).suspended).toBe('gap')
    expect(await refusalNameOf(player, one(pick))).toBe('selection-suspended')
  })

  it('is told to whoever reads the stream, when a price or a score has moved', async () => {
    const match = await inPlay([4, 5])
    const topics = ['market', 'match'].map((name) => `${name}/${match.eventID}`)
    const named = Object.fromEntries(
      [...topics, 'sports', 'market/0', 'match/987'].map((name) => [name, null]),
    )
    const stream = await readStream(house, visitor(house), named)
    // What there is none of is refused by name, and the others go on.
    for (const topic of ['market/0', 'match/987'])
      expect(
        (await stream.next('stream', (data: { topic?: string }) => data.topic === topic)).data,
      ).toEqual({ refusal: 'unknown-topic', topic })
    const isPlayed = (data: { playing: number[] }) => data.playing.includes(match.eventID)
    await stream.next('sports', isPlayed)
    type News = TopicData<'market'>
    for (const topic of topics) {
      // By now all this may have been silence, which the goal ends.
      expect(await stream.next(topic)).toMatchObject({ data: { isWhole: true } })
    }
    const from = stream.messages.length
    await match.feed(goal('away'))
    for (const topic of topics) {
      const { data } = await stream.next(topic, (news: News) => news.facts?.score?.away === 1, from)
      // What has not changed is not told again. Its odds may be new by now: the house looks every second.
      expect(data).toMatchObject({ isWhole: false, facts: { suspended: 'goal' } })
      expect(data).not.toHaveProperty('facts.state')
    }
    await tick(match, 60_000, 2)
    await priceLiveEvents(house)
    for (const topic of topics)
      await stream.next(topic, (news: News) => news.odds?.['match-result'] !== undefined, from)
    stream.ws.close()
  })
})

describe('a coupon in play', () => {
  it('waits with its stake held, and is accepted by a message that comes after its delay', async () => {
    const match = await inPlay([0, 2])
    const player = await newPlayer()
    const pick = await pickOf(match, 'match-result', '2')
    const payload = { ...one(pick), requestId: 'canli' }
    const sent = await Promise.all(Array.from({ length: 10 }, () => place(player, payload)))
    expect(new Set(sent.map(([coupon]) => coupon?.couponID)).size).toBe(1)
    expect(sent[0]?.[0]).toMatchObject({ status: 'pending', legs: [{ isLive: true }] })
    expect(await wallet(player)).toEqual({ balance: 900, held: 100 })
    // What all this took is no silence.
    await tick(match, 0)
    await answerCoupons(house)
    expect(await lastOf(player)).toMatchObject({ status: 'pending' })
    await tick(match, FOOTBALL.acceptDelayMs / 2)
    house.pass(FOOTBALL.acceptDelayMs / 2 + 100)
    // Due, and not told of since.
    await answerCoupons(house)
    expect(await lastOf(player)).toMatchObject({ status: 'pending' })
    await tick(match, 0)
    await Promise.all([answerCoupons(house), answerCoupons(house)])
    expect(await lastOf(player)).toMatchObject({
      status: 'open',
      odds: pick.odds,
      legs: [{ isLive: true, scoreThen: { home: 0, away: 0 } }],
    })
    expect((await place(player, payload))[0]).toMatchObject({ status: 'open' })
    expect(await wallet(player)).toEqual({ balance: 900, held: 100 })
    await match.feed(goal('away'), phase('half-time'), phase('second-half'), phase('over'))
    await match.feed(ending('ended'))
    await settleSports(house)
    const payout = Math.round(pick.odds * 100)
    expect(await wallet(player)).toEqual({ balance: 900 + payout, held: 0 })
    expect(await findings()).toEqual([])
  })

  it.each<[string, (match: TestMatch) => Promise<void>, string]>([
    ['a goal', (match) => match.feed(goal('away')), 'selection-suspended'],
    [
      'a stop that is over again, at the same price',
      async (match) => {
        await match.feed(phase('first-half'))
        await priceLiveEvents(house)
      },
      'selection-suspended',
    ],
    ['silence', async () => Promise.resolve(house.pass(20_000)), 'selection-suspended'],
    [
      'the end of the match',
      (match) => match.feed(phase('half-time'), phase('second-half'), phase('over')),
      'selection-closed',
    ],
    [
      'another price',
      async ({ eventID }) => {
        await house.owner.pool.query(
          `update sports_offers set odds = odds + 1 where event_id = $1 and selection = '1'`,
          [eventID],
        )
      },
      'odds-changed',
    ],
  ])(
    'is refused by %s, says for which leg, and its stake comes back',
    async (_what, happens, reason) => {
      const match = await inPlay([1, 3])
      const player = await newPlayer()
      const other = await openMatch(house, { clubs: [0, 7] })
      const selections = [
        await pickOf(other, 'both-score', 'yes'),
        await pickOf(match, 'match-result', '1'),
      ]
      await place(player, { kind: 'combination', stake: 100, selections })
      await happens(match)
      if (reason !== 'selection-closed') await waitOut(match)
      else house.pass(FOOTBALL.acceptDelayMs + 100)
      await priceLiveEvents(house)
      await answerCoupons(house)
      const refused = await lastOf(player)
      expect(refused).toMatchObject({ status: 'refused', refusal: reason, payout: 100 })
      expect(refused?.legs.map(({ isRefused }) => isRefused)).toEqual([undefined, true])
      expect(await wallet(player)).toEqual({ balance: 1_000, held: 0 })
      const { rows } = await house.owner.pool.query(
        `select coalesce(sum(booked), 0) as booked from sports_offers where event_id = $1`,
        [match.eventID],
      )
      expect(Number((rows[0] as { booked: string }).booked)).toBe(0)
      expect(await findings()).toEqual([])
    },
  )

  it('takes the odds of its answer, as far as its policy goes', async () => {
    const match = await inPlay([4, 6])
    const player = await newPlayer()
    /** The match goes on to that minute, level, while coupons wait. */
    const goOn = async (minute: number): Promise<void> => {
      await tick(match, FOOTBALL.acceptDelayMs / 2, minute)
      await tick(match, FOOTBALL.acceptDelayMs / 2 + 100, minute)
      await priceLiveEvents(house)
      await answerCoupons(house)
    }
    const home = await pickOf(match, 'match-result', '1')
    await place(player, { ...one(home, 10), policy: 'higher' })
    await place(player, { ...one(home, 20), policy: 'any' })
    await goOn(3)
    const { odds: higher } = await pickOf(match, 'match-result', '1')
    expect(higher).toBeGreaterThan(home.odds)
    for (const coupon of await couponsOf(player))
      expect(coupon).toMatchObject({ status: 'open', odds: higher })
    const draw = await pickOf(match, 'match-result', 'X')
    await place(player, { ...one(draw, 30), policy: 'higher' })
    await place(player, { ...one(draw, 40), policy: 'any' })
    await goOn(6)
    const { odds: lower } = await pickOf(match, 'match-result', 'X')
    expect(lower).toBeLessThan(draw.odds)
    const byStake = new Map((await couponsOf(player)).map((coupon) => [coupon.stake, coupon]))
    expect(byStake.get(30)).toMatchObject({ status: 'refused', refusal: 'odds-changed' })
    expect(byStake.get(40)).toMatchObject({ status: 'open', odds: lower })
    expect(await findings()).toEqual([])
    const mine = `member_id = ${player.memberId}`
    const sooner = `update sports_coupons set due_at = due_at - interval '5 s' where ${mine}`
    expect(await refusalTo(house, sooner)).toMatch(KEPT_AS_IT_IS)
    expect(await findings([sooner])).toContain('coupon-not-as-taken')
    expect(
      await findings([
        unchecked('sports_coupon_legs'),
        `update sports_coupon_legs set odds = odds + 50 where ${mine} and held_odds is not null`,
      ]),
    ).toContain('coupon-not-as-taken')
    expect(
      await findings([
        unchecked('sports_coupons'),
        `update sports_coupons set state = 'accepted' where ${mine} and state = 'refused'`,
      ]),
    ).toContain('coupon-not-as-taken')
    await expect(
      house.database.pool.query(`update sports_acceptances set outcome = 'accepted' where ${mine}`),
    ).rejects.toThrow(/permission denied/)
    // Its answer, its legs and what they were held at, all raised as one.
    const raised = (legs: string) => [
      unchecked('sports_coupon_legs'),
      unchecked('sports_acceptances'),
      `update sports_coupon_legs set held_odds = coalesce(held_odds, odds), odds = 9000 where ${mine}`,
      `update sports_acceptances set legs = ${legs} where ${mine} and outcome = 'accepted'`,
    ]
    expect(await findings(raised(`jsonb_set(legs, '{0,odds}', '9000')`))).toContain(
      'coupon-odds-not-ours',
    )
    expect(
      await findings([
        unchecked('sports_acceptances'),
        `update sports_acceptances set legs = jsonb_set(legs, '{0,step}', '400') where ${mine}`,
      ]),
    ).toEqual(Array(3).fill('coupon-odds-not-ours'))
    const known = [
      unchecked('sports_acceptances'),
      `update sports_messages set arrived_at = arrived_at - interval '1 minute' where event_id = ${match.eventID}`,
      `update sports_coupon_legs set version = 1 where ${mine}`,
      `update sports_acceptances set legs = jsonb_set(legs, '{0,version}', '1') where ${mine}`,
    ]
    expect(await findings(known)).toContain('coupon-by-old-news')
  })

  it('of a match before and one in play waits whole', async () => {
    const [match, coming] = [await inPlay([7, 8]), await openMatch(house, { clubs: [5, 9] })]
    const player = await newPlayer()
    const selections = [
      await pickOf(coming, 'match-result', '1'),
      await pickOf(match, 'both-score', 'no'),
    ]
    await place(player, { kind: 'combination', stake: 50, selections })
    await coming.feed(phase('first-half'))
    await waitOut(match)
    await answerCoupons(house)
    // What was picked before a match that has begun is not taken any more.
    expect(await lastOf(player)).toMatchObject({ status: 'refused' })
    expect(await wallet(player)).toEqual({ balance: 1_000, held: 0 })
  })

  it('is refused to whoever was excluded meanwhile', async () => {
    const match = await inPlay([2, 6])
    const player = await newPlayer()
    await place(player, one(await pickOf(match, 'match-result', '1')))
    await house.owner.pool.query(
      `insert into protections (member_id, pause, paused_at, paused_until)
         values ($1, 'self-exclusion', now(), now() + interval '1 year')`,
      [player.memberId],
    )
    await waitOut(match)
    await answerCoupons(house)
    const { rows } = await house.owner.pool.query(
      `select a.outcome, a.reason, b.state from sports_acceptances a
         join bets b on b.member_id = a.member_id and b.id = a.coupon_id where a.member_id = $1`,
      [player.memberId],
    )
    expect(rows).toEqual([{ outcome: 'refused', reason: 'self-excluded', state: 'void' }])
  })

  it('is whole wherever the house is stopped: it still waits, and is answered once by whoever is there', async () => {
    const match = await inPlay([3, 7])
    const player = await newPlayer()
    await place(player, one(await pickOf(match, 'match-result', '1')))
    await waitOut(match)
    // Held back in the midst of its answer, which is then cut off.
    const { pool } = house.owner
    const event = `select from sports_events where id = ${match.eventID} for update`
    await whileLocked(pool, event, async () => {
      const answering = answerCoupons(house)
      await cutWaiting(pool, 'sports_events')
      await answering
      expect(await wallet(player)).toEqual({ balance: 900, held: 100 })
    })
    await tick(match, 100)
    await answerCoupons(house)
    expect(await lastOf(player)).toMatchObject({ status: 'open' })
    expect(await findings()).toEqual([])
  })
})

describe('what is decided in play', () => {
  const accepted = async (match: TestMatch, market: string, selection: string) => {
    const player = await newPlayer()
    const pick = await pickOf(match, market, selection)
    await place(player, one(pick))
    await waitOut(match)
    await answerCoupons(house)
    expect(await lastOf(player)).toMatchObject({ status: 'open' })
    return player
  }

  it('is paid once it is sure, while the match goes on; what it leaves open stays so', async () => {
    const match = await inPlay([0, 5])
    const over = await accepted(match, 'total-goals.2', 'over')
    const home = await accepted(match, 'match-result', '1')
    await match.feed(goal('home'))
    // The tests' own time goes by, too; the very second is held by `sureVersion` alone.
    house.pass(90_000)
    await settleSports(house)
    expect(await lastOf(over)).toMatchObject({ status: 'open' })
    house.pass(30_100)
    await settleSports(house)
    expect(await lastOf(over)).toMatchObject({ status: 'won', legs: [{ result: 'win' }] })
    expect(await lastOf(home)).toMatchObject({ status: 'open' })
    await match.feed(phase('half-time'), phase('second-half'), phase('over'), ending('ended'))
    await settleSports(house)
    expect(await lastOf(home)).toMatchObject({ status: 'won' })
    expect(await findings()).toEqual([])
  })

  it('is nothing where the goal is taken back within that time', async () => {
    const match = await inPlay([1, 5])
    const player = await accepted(match, 'total-goals.2', 'over')
    await match.feed(goal('home'))
    const { rows } = await house.owner.pool.query<{ taken: number }>(
      'select taken from sports_events where id = $1',
      [match.eventID],
    )
    house.pass(60_000)
    await match.feed({ type: 'correction', annuls: rows[0]?.taken ?? 0 })
    house.pass(130_000)
    await settleSports(house)
    expect(await lastOf(player)).toMatchObject({ status: 'open' })
    await match.feed(phase('half-time'), phase('second-half'), phase('over'), ending('ended'))
    await settleSports(house)
    expect(await lastOf(player)).toMatchObject({ status: 'lost' })
    expect(await findings()).toEqual([])
  })

  it('comes back where something had happened when it was accepted and was told only then', async () => {
    const match = await inPlay([6, 9])
    const player = await accepted(match, 'match-result', '2')
    await match.sayLate(1_500, goal('home'))
    await match.feed(phase('half-time'), phase('second-half'), phase('over'), ending('ended'))
    await settleSports(house)
    expect(await lastOf(player)).toMatchObject({ status: 'void', legs: [{ result: 'void' }] })
    expect(await wallet(player)).toEqual({ balance: 1_000, held: 0 })
    expect(await findings()).toEqual([])
  })
})

it('a demo tells its own matches on by the second, with one in play at any hour and a past that is told at once', async () => {
  await feedDemoMatches(house)
  const countTaken = async () => {
    const { rows } = await house.owner.pool.query<{
      phase: string
      ending: string | null
      taken: string
    }>(
      `select record ->> 'phase' as phase, record ->> 'ending' as ending, sum(taken) as taken
         from sports_events where provider = 'kasa-demo' group by 1, 2`,
    )
    const taken = (isOf: (row: (typeof rows)[number]) => boolean): number =>
      rows.filter(isOf).reduce((sum, row) => sum + Number(row.taken), 0)
    return {
      over: taken(({ ending: how }) => how === 'ended'),
      playing: taken(({ phase: at, ending: how }) => at !== 'scheduled' && how === null),
    }
  }
  const before = await countTaken()
  expect(before.over).toBeGreaterThan(0)
  expect(before.playing).toBeGreaterThan(0)
  const demoFeed = new DemoFeed(house)
  house.pass(4_000)
  await Promise.all([demoFeed.sendDue(), new DemoFeed(house).sendDue()])
  const after = await countTaken()
  expect(after.over + after.playing).toBeGreaterThan(before.over + before.playing)
  expect(await findings()).toEqual([])
})

// Last of all: what it leaves is found by every look at the books.
it('odds that were written into an offer are named once they were taken, in play and before', async () => {
  const [live, coming] = [await inPlay([8, 2]), await openMatch(house, { clubs: [9, 3] })]
  for (const [nth, match] of [live, coming].entries()) {
    const player = await newPlayer()
    await house.database.pool.query(
      `update sports_offers set odds = 9000
         where event_id = $1 and market_key = 'match-result' and selection = 'X'`,
      [match.eventID],
    )
    await place(player, one(await pickOf(match, 'match-result', 'X'), 1))
    await waitOut(live)
    await answerCoupons(house)
    expect(await lastOf(player)).toMatchObject({ status: 'open', odds: 90 })
    expect(await findings()).toEqual(Array(nth + 1).fill('coupon-odds-not-ours'))
  }
})

// Last of all: what it leaves is found by every look at the books.
it('a pick that the house’s own role gave back, as though its match had not ended in time, is named', async () => {
  const match = await openMatch(house, { clubs: [4, 6] })
  const player = await newPlayer()
  await place(player, one(await pickOf(match, 'match-result', '1')))
  const back = `update sports_coupon_legs set result = 'void', void_reason = 'expired',
    settled_version = (select taken from sports_events where id = ${match.eventID}) where member_id = ${player.memberId}`
  expect(await refusalTo(house, back)).toBeNull()
  const forth = `update sports_coupon_legs set result = 'lose', void_reason = null where member_id = ${player.memberId}`
  expect(await refusalTo(house, forth)).toMatch(KEPT_AS_IT_IS)
  await match.play(0, 1)
  await settleSports(house)
  expect(await wallet(player)).toMatchObject({ held: 0 })
  expect(await findings()).toContain('coupon-not-as-owed')
})

it('bonus money that was called cash while it was held, which the house’s own role cannot, is found where it came back', async () => {
  const match = await openMatch(house, { clubs: [7, 9] })
  const player = await betting.newPlayer(60)
  const q = port(house.database.db)
  const key = { memberId: player.memberId, source: 'test', reference: 'bonus' }
  await post(q, bonusGrant(key, lira(40)))
  await place(player, one(await pickOf(match, 'match-result', '1')))
  const called = `update holds set cash_open = cash_open + bonus_open, bonus_open = 0 where member_id = ${player.memberId}`
  expect(await refusalTo(house, called)).toMatch(KEPT_AS_IT_IS)
  await house.owner.pool.query(called)
  await match.play(2, 0)
  await settleSports(house)
  expect(await balanceOf(q, player.memberId)).toMatchObject({ bonus: 0n })
  expect(await findings()).toContain('payout-not-in-proportion')
})

it('a sale by news that was not the last, or of before it was paid, is named', async () => {
  const match = await openMatch(house, { clubs: [0, 2] })
  const player = await newPlayer()
  const [coupon] = await place(player, one(await pickOf(match, 'match-result', '1')))
  const { tenths = 0, price = 0 } = coupon?.cashOut?.offers.at(-1) ?? {}
  await player.client.call('betframe/cashout', { couponID: coupon?.couponID ?? 0, tenths, price })
  const old = async (...altered: string[]) =>
    (await findings(altered)).filter((kind) => kind === 'cashout-by-old-news')
  expect(await old()).toEqual([])
  const known = [
    `insert into sports_messages select event_id, 2, at, arrived_at - interval '1 minute', content
       from sports_messages where event_id = ${match.eventID}`,
    `update sports_events set taken = 2 where id = ${match.eventID}`,
  ]
  expect(await old(...known)).toHaveLength(1)
  const earlier = `update sports_cashouts set at = at - interval '1 day' where coupon_id = ${coupon?.couponID}`
  expect(await old(unchecked('sports_cashouts'), earlier)).toHaveLength(1)
})
