import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { lira, toWire } from '#contract/money.ts'
import { balanceOf } from '#ledger/balance.ts'
import { withdrawalRequest } from '#ledger/moves.ts'
import { post } from '#ledger/post.ts'
import type { Actor } from '../../action/actor.ts'
import { listActions } from '../../action/list.ts'
import { giveBack, requestKey } from '../../cashier/withdrawal/entries.ts'
import { port } from '../../database/database.ts'
import { whileLocked } from '../../database/testing-locks.ts'
import { KEPT_AS_IT_IS, refusalTo, unchecked, untriggered } from '../../audit/testing-audit.ts'
import { startTestHouse, type TestHouse } from '../../testing.ts'
import {
  correctScore,
  followRecord,
  resume,
  setLimits,
  settleLegByHand,
  settleMarketByHand,
  suspend,
  voidBets,
  type TradingRefusal,
} from './operate.ts'
import { settleSports } from '../settlement/settle.ts'
import {
  bettingAt,
  couponsOf,
  hundredths,
  lastOf,
  one,
  place,
  refusalNameOf,
  refusalOf,
  wallet,
  type AskedPick,
  type Player,
} from '../testing-coupons.ts'
import { settlingAt } from '../testing-settlement.ts'
import { ending, openMatch, phase, type TestMatch } from '../testing.ts'

let house: TestHouse
beforeAll(async () => {
  house = await startTestHouse()
})
afterAll(() => house.close())

const { findings, pickOf, placeHomeSides, shown, newPlayer } = bettingAt(() => house)
const { settled, corrected } = settlingAt(() => house)

const TRADER: Actor = { kind: 'command', name: 'elif', why: 'the provider was wrong' }
const db = () => house.database.db
const now = () => house.clock()
const named = ({ eventID }: TestMatch, market: string | null = null) => ({
  eventId: BigInt(eventID),
  market,
})
const goals = (home: number, away: number) => ({
  score: { count: 'goals', period: 'match', score: { home, away } } as const,
  now: now(),
})
const balance = async (player: Player) => (await wallet(player)).balance

interface Placed {
  player: Player
  match: TestMatch
  pick: AskedPick
}

/** ₺100 of a member who has nothing else, on a match's winner. */
async function backed(selection: string, funds = 100): Promise<Placed> {
  const match = await openMatch(house)
  const player = await newPlayer(funds)
  const pick = await pickOf(match, 'match-result', selection)
  await place(player, one(pick))
  return { player, match, pick }
}

describe('a trader', () => {
  it('stops bets on a match or on one of its markets, and lets them go on', async () => {
    const match = await openMatch(house)
    const player = await newPlayer(1_000)
    const winner = await pickOf(match, 'match-result', '1')
    const both = await pickOf(match, 'both-score', 'yes')
    expect(await suspend(db(), TRADER, named(match, 'match-result'), now())).toBeNull()
    expect(await refusalNameOf(player, one(winner))).toBe('selection-suspended')
    expect((await shown(match)).markets.filter(({ isHalted }) => isHalted)).toMatchObject([
      { market: 'match-result' },
    ])
    await place(player, one(both))
    expect((await lastOf(player))?.cashOut?.offers).not.toEqual([])
    expect(await suspend(db(), TRADER, named(match), now())).toBeNull()
    expect(await refusalNameOf(player, one(both))).toBe('selection-suspended')
    expect((await shown(match)).suspended).toBe('halt')
    expect((await lastOf(player))?.cashOut?.offers).toEqual([])
    expect(await resume(db(), TRADER, named(match), now())).toBeNull()
    expect(await resume(db(), TRADER, named(match, 'match-result'), now())).toBeNull()
    await place(player, one(winner))
    const acts = await listActions(db(), { limit: 10, what: 'sports' })
    expect(acts.slice(0, 4).map(({ what, target }) => `${what} ${target}`)).toEqual([
      `sports.resume event:${match.eventID}:match-result`,
      `sports.resume event:${match.eventID}`,
      `sports.suspend event:${match.eventID}`,
      `sports.suspend event:${match.eventID}:match-result`,
    ])
    expect(acts[0]).toMatchObject({
      actor_name: 'elif',
      why: TRADER.why,
      before: { isHalted: true },
      after: { isHalted: false },
    })
  })

  it('sets the most that a coupon may stake and pay', async () => {
    const match = await openMatch(house)
    const player = await newPlayer(10_000)
    const pick = await pickOf(match, 'match-result', '1')
    const limits = { stakeMax: lira(50), payoutMax: null }
    expect(await setLimits(db(), TRADER, named(match), limits)).toBeNull()
    expect(await refusalOf(player, one(pick))).toMatchObject({
      refusal: 'amount-out-of-range',
      max: 50,
    })
    await place(player, one(pick, 50))
    const payout = { stakeMax: null, payoutMax: lira(30) }
    expect(await setLimits(db(), TRADER, named(match, 'match-result'), payout)).toBeNull()
    const fits = Math.floor((30 * 10_000) / hundredths(pick)) / 100
    expect(await refusalOf(player, one(pick, fits + 0.01))).toMatchObject({ max: fits })
    await place(player, one(pick, fits))
  })

  it.each<[string, (match: TestMatch) => Promise<TradingRefusal | null>, TradingRefusal]>([
    [
      'a match that there is not',
      () => suspend(db(), TRADER, { eventId: 10n ** 12n, market: null }, now()),
      'no-such-event',
    ],
    [
      'a market that there is not',
      (match) => voidBets(db(), TRADER, named(match, 'toss'), now()),
      'no-such-market',
    ],
    [
      'limits on one',
      (match) => setLimits(db(), TRADER, named(match, 'toss'), { stakeMax: 1n, payoutMax: 1n }),
      'no-such-market',
    ],
    [
      'a selection that there is not',
      (match) =>
        settleMarketByHand(
          db(),
          TRADER,
          { ...named(match), market: 'match-result' },
          { named: { '3': 'win' }, now: now() },
        ),
      'no-such-selection',
    ],
    [
      'a pick that there is not',
      () => settleLegByHand(db(), TRADER, { coupon: 10n ** 12n, pick: 1, result: 'win' }, now()),
      'no-such-leg',
    ],
    [
      'the score of a match that is not over',
      (match) => correctScore(db(), TRADER, named(match).eventId, goals(1, 0)),
      'not-over',
    ],
    [
      'to resume what goes on',
      (match) => resume(db(), TRADER, named(match), now()),
      'changes-nothing',
    ],
    [
      'to take back what was not ruled',
      (match) => followRecord(db(), TRADER, named(match), now()),
      'changes-nothing',
    ],
  ])('is refused %s, and nothing is logged', async (_what, act, refusal) => {
    const match = await openMatch(house)
    const before = (await listActions(db(), { limit: 100 })).length
    expect(await act(match)).toBe(refusal)
    expect((await listActions(db(), { limit: 100 })).length).toBe(before)
  })

  it('voids a match: stakes come back at once, no more are taken, and its end changes nothing', async () => {
    const { player, match, pick } = await backed('1', 200)
    expect(await voidBets(db(), TRADER, named(match), now())).toBeNull()
    expect(await voidBets(db(), TRADER, named(match), now())).toBe('changes-nothing')
    expect(await resume(db(), TRADER, named(match), now())).toBe('ruled-on')
    await settleSports(house)
    expect(await wallet(player)).toEqual({ balance: 200, held: 0 })
    expect(await lastOf(player)).toMatchObject({ status: 'void', payout: 100, corrections: [] })
    expect(await refusalNameOf(player, one(pick))).toBe('selection-suspended')
    await settled(match, 2, 0)
    expect(await wallet(player)).toEqual({ balance: 200, held: 0 })
    // Taken back, the record counts: what was given back is corrected to what was won.
    expect(await followRecord(db(), TRADER, named(match), now())).toBeNull()
    await settleSports(house)
    const won = hundredths(pick)
    expect(await balance(player)).toBe(100 + won)
    expect(await lastOf(player)).toMatchObject({
      status: 'won',
      payout: won,
      corrections: [{ before: 100, after: won, owed: 0 }],
    })
    expect(await findings()).toEqual([])
  })

  it('settles what waits for a score that was not told: a market, or one pick of one coupon', async () => {
    const match = await openMatch(house, { follows: [] })
    const [first, second] = [await newPlayer(100), await newPlayer(100)]
    const pick = await pickOf(match, 'match-result@first-half', '1')
    const [coupon] = await place(first, one(pick))
    await place(second, one(pick))
    await match.feed(phase('first-half'), phase('half-time'), phase('second-half'))
    const score = { home: 2, away: 1 }
    await match.feed({ type: 'score', count: 'goals', period: 'match', score })
    await match.feed(phase('over'), ending('ended'))
    await settleSports(house)
    expect([await lastOf(first), await lastOf(second)]).toMatchObject([
      { status: 'open' },
      { status: 'open' },
    ])
    const leg = { coupon: BigInt(coupon?.couponID ?? 0), pick: 1, result: 'win' } as const
    expect(await settleLegByHand(db(), TRADER, leg, now())).toBeNull()
    await settleSports(house)
    expect([await balance(first), await balance(second)]).toEqual([hundredths(pick), 0])
    const market = { ...named(match), market: pick.market }
    const won = { named: { X: 'win' }, now: now() } as const
    expect(await settleMarketByHand(db(), TRADER, market, won)).toBeNull()
    await settleSports(house)
    expect(await lastOf(second)).toMatchObject({ status: 'lost', payout: 0 })
    // The last word counts, for the first one too.
    expect(await lastOf(first)).toMatchObject({ status: 'lost', corrections: [{ after: 0 }] })
    expect(await findings()).toEqual([])
  })
})

describe('a correction after settlement', () => {
  it('comes with the end of a match whose void was taken back while it was open', async () => {
    const { player, match, pick } = await backed('1')
    expect(await voidBets(db(), TRADER, named(match), now())).toBeNull()
    await settleSports(house)
    expect(await balance(player)).toBe(100)
    expect(await followRecord(db(), TRADER, named(match), now())).toBeNull()
    expect(await resume(db(), TRADER, named(match), now())).toBeNull()
    await settleSports(house)
    expect(await balance(player)).toBe(100)
    await settled(match, 2, 0)
    expect(await balance(player)).toBe(hundredths(pick))
    expect(await findings()).toEqual([])
  })

  it('that nobody has looked at yet sells nothing by the result of before, nor does a stop', async () => {
    const [first, second] = [await openMatch(house), await openMatch(house, { clubs: [2, 3] })]
    const player = await newPlayer(100)
    await placeHomeSides(player, first, second)
    const offers = async () => (await lastOf(player))?.cashOut?.offers
    await settled(first, 1, 0)
    expect(await offers()).not.toEqual([])
    expect(await suspend(db(), TRADER, named(first), now())).toBeNull()
    expect(await offers()).toEqual([])
    expect(await resume(db(), TRADER, named(first), now())).toBeNull()
    expect(await offers()).not.toEqual([])
    const { eventId } = named(first)
    // The job that a correction calls at once has another result for its leg, and waits for it meanwhile.
    const legs = `select from sports_coupon_legs where event_id = ${eventId} for update`
    await whileLocked(house.owner.pool, legs, async () => {
      expect(await correctScore(db(), TRADER, eventId, goals(0, 1))).toBeNull()
      expect(await offers()).toEqual([])
    })
    await settleSports(house)
    expect(await lastOf(player)).toMatchObject({ status: 'lost' })
    expect(await correctScore(db(), TRADER, eventId, goals(2, 0))).toBeNull()
    await settleSports(house)
    expect(await offers()).not.toEqual([])
  })

  it('pays what was paid too little, once, and the member is told of it', async () => {
    const { player, match, pick } = await backed('1')
    await settled(match, 0, 1)
    expect(await balance(player)).toBe(0)
    await corrected(match, 1, 0)
    const won = hundredths(pick)
    expect(await balance(player)).toBe(won)
    const coupon = await lastOf(player)
    expect(coupon).toMatchObject({
      status: 'won',
      payout: won,
      legs: [{ result: 'win', score: { home: 1, away: 0 } }],
      corrections: [{ before: 0, after: won, owed: 0 }],
    })
    const { eventId } = named(match)
    expect(await correctScore(db(), TRADER, eventId, goals(1, 0))).toBe('changes-nothing')
    await Promise.all([settleSports(house), settleSports(house), settleSports(house)])
    expect(await lastOf(player)).toEqual(coupon)
    expect(await balance(player)).toBe(won)
    const { data } = await player.client.call('finance/account_history', {})
    expect(data.movements[0]).toMatchObject({ kind: 'correction', amount: won })
    expect((await player.client.call('casino/play_session', {})).data.net).toBe(won - 100)
    const all = (await player.client.call('casino/game_totals', { bets: 'all' })).data
    expect(all).toMatchObject({ stake: 100, payout: won, net: toWire(lira(won) - lira(100)) })
    expect((await player.client.call('casino/game_totals', {})).data.records).toBe(0)
    expect(await findings()).toEqual([])
  })

  it('by the provider’s own message takes the same way, and its repeat changes nothing', async () => {
    const { player, match, pick } = await backed('X')
    await settled(match, 2, 1)
    expect(await balance(player)).toBe(0)
    // The fixture, three whistles, and the second goal.
    await match.feed({ type: 'correction', annuls: 6 })
    await settleSports(house)
    expect(await balance(player)).toBe(hundredths(pick))
    await match.feed({ type: 'correction', annuls: 6 })
    await settleSports(house)
    expect(await lastOf(player)).toMatchObject({
      status: 'won',
      corrections: [{ after: hundredths(pick) }],
    })
    expect(await findings()).toEqual([])
  })

  it('takes what was paid too much as far as it is there, claims the rest, and later payouts meet that', async () => {
    const { player, match, pick } = await backed('1')
    const won = hundredths(pick)
    await settled(match, 1, 0)
    expect(await balance(player)).toBe(won)
    // All but ₺10 of it is on another match when the correction comes.
    const other = await openMatch(house, { clubs: [2, 3] })
    const next = await pickOf(other, 'both-score', 'yes')
    await place(player, one(next, won - 10))
    await corrected(match, 0, 0)
    expect(await wallet(player)).toEqual({ balance: 0, held: won - 10 })
    const owing = async () =>
      (await couponsOf(player)).find(({ legs }) => legs[0]?.eventID === match.eventID)
    expect(await owing()).toMatchObject({
      status: 'lost',
      payout: 0,
      corrections: [{ before: won, after: 0, owed: won - 10 }],
    })
    expect(await findings()).toEqual([])
    await settled(other, 1, 1)
    const paid = Math.round((won - 10) * hundredths(next)) / 100
    expect(await balance(player)).toBeCloseTo(paid - (won - 10), 2)
    expect((await owing())?.corrections).toMatchObject([{ owed: 0 }])
    expect(await findings()).toEqual([])
    // Corrected back: all of it is paid again.
    const before = await balanceOf(port(db()), player.memberId)
    await corrected(match, 3, 1)
    const after = await balanceOf(port(db()), player.memberId)
    expect(toWire(after.cash - before.cash)).toBe(won)
    expect(await findings()).toEqual([])
  })

  it('that gives a claim back before it was met takes it off what it pays', async () => {
    const { player, match } = await backed('1')
    await settled(match, 1, 0)
    const other = await openMatch(house, { clubs: [4, 5] })
    const pick = await pickOf(other, 'both-score', 'yes')
    const won = await balance(player)
    await place(player, one(pick, won))
    await corrected(match, 0, 1)
    await corrected(match, 2, 1)
    expect(await wallet(player)).toEqual({ balance: 0, held: won })
    expect((await couponsOf(player)).at(-1)).toMatchObject({
      status: 'won',
      payout: won,
      corrections: [{ owed: 0 }, { after: won, owed: 0 }],
    })
    expect(await findings()).toEqual([])
  })

  it('opens a combination again that was lost by it, which is paid once it is decided', async () => {
    const [first, second] = [await openMatch(house), await openMatch(house, { clubs: [2, 3] })]
    const player = await newPlayer(100)
    const picks = [
      await pickOf(first, 'match-result', '1'),
      await pickOf(second, 'match-result', '1'),
    ]
    await place(player, { kind: 'combination', stake: 100, selections: picks })
    await settled(first, 0, 2)
    expect(await lastOf(player)).toMatchObject({ status: 'lost' })
    await corrected(first, 2, 0)
    // It stays closed in its status until it is decided (`reopened.test.ts`).
    expect(await lastOf(player)).toMatchObject({
      status: 'lost',
      isReopened: true,
      corrections: [],
    })
    expect(await findings()).toEqual([])
    await settled(second, 1, 0)
    const product = picks.reduce((all, pick) => all * hundredths(pick), 100) / 10_000
    expect(await lastOf(player)).toMatchObject({ status: 'won' })
    expect(await balance(player)).toBeCloseTo(product, 4)
    expect(await findings()).toEqual([])
  })

  it('leaves what was sold, and corrects what was kept', async () => {
    const { player, match, pick } = await backed('1')
    const sale = (await lastOf(player))?.cashOut?.offers.find(({ tenths }) => tenths === 4)
    const couponID = (await lastOf(player))?.couponID ?? 0
    await player.client.call('betframe/cashout', { couponID, tenths: 4, price: sale?.price ?? 0 })
    await settled(match, 0, 1)
    await corrected(match, 1, 0)
    const kept = (hundredths(pick) * 6) / 10
    expect(await balance(player)).toBeCloseTo((sale?.price ?? 0) + kept, 4)
    expect((await lastOf(player))?.corrections).toMatchObject([
      { before: sale?.price, after: Math.round(((sale?.price ?? 0) + kept) * 100) / 100 },
    ])
    expect(await findings()).toEqual([])
  })

  it('is found out where it was not as it says, and its rows cannot be altered', async () => {
    const { player, match } = await backed('1')
    await settled(match, 0, 1)
    await corrected(match, 1, 0)
    const { memberId } = player
    const id = (await lastOf(player))?.couponID ?? 0
    const of = `where member_id = ${memberId} and coupon_id = ${id}`
    for (const statement of [
      `update sports_coupon_legs set result = 'lose' ${of}`,
      `update sports_coupon_legs set settled_ruling = settled_ruling + 1, result = 'lose' ${of}`,
      `update sports_corrections set payout_after = 1 ${of}`,
      `delete from sports_corrections ${of}`,
      `update sports_earlier_results set result = 'void' ${of}`,
      `update sports_rulings set content = '{}' where event_id = ${match.eventID}`,
      `update sports_events set rulings = 0 where id = ${match.eventID}`,
    ])
      expect([statement, await refusalTo(house, statement)]).toEqual([
        statement,
        expect.stringMatching(KEPT_AS_IT_IS),
      ])
    const tampered: [string[], string[]][] = [
      [
        [unchecked('sports_corrections'), `update sports_corrections set cash = cash + 1 ${of}`],
        ['correction-not-as-paid'],
      ],
      [
        [
          unchecked('sports_corrections'),
          `update sports_corrections set met = 1, claimed = 1 ${of}`,
        ],
        ['correction-not-as-paid', 'claim-not-as-met'],
      ],
      [
        [`delete from sports_corrections ${of}`],
        ['coupon-not-as-owed', 'entry-without-correction'],
      ],
      [[`delete from sports_earlier_results ${of}`], ['coupon-not-as-owed']],
      [
        [
          untriggered('actions'),
          `update actions set why = 'another', after = '{}' where target = 'event:${match.eventID}'`,
        ],
        ['ruling-without-act'],
      ],
      [
        [untriggered('sports_coupon_legs'), `update sports_coupon_legs set result = 'lose' ${of}`],
        ['coupon-not-as-owed'],
      ],
      [
        [`delete from sports_rulings where event_id = ${match.eventID}`],
        ['coupon-not-as-owed', 'sports-record-not-as-said'],
      ],
    ]
    for (const [statements, kinds] of tampered)
      expect([statements, (await findings(statements)).toSorted()]).toEqual([
        statements,
        kinds.toSorted(),
      ])
  }, 60_000)

  it('takes what comes back from a withdrawal, too', async () => {
    const { player, match, pick } = await backed('1')
    const { memberId } = player
    const won = hundredths(pick)
    await settled(match, 1, 0)
    const whose = { memberId, transactionId: 4_711n }
    const q = port(house.owner.db)
    await post(q, withdrawalRequest(requestKey(whose), lira(won)))
    await corrected(match, 0, 1)
    expect((await lastOf(player))?.corrections).toMatchObject([{ owed: won }])
    await giveBack(q, whose, lira(won))
    expect(await balance(player)).toBe(0)
    expect((await lastOf(player))?.corrections).toMatchObject([{ owed: 0 }])
  })
})
