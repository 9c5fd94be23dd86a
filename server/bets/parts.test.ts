import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { lira, type Money } from '#contract/money.ts'
import { audit, isClean } from '#ledger/audit.ts'
import { balanceOf } from '#ledger/balance.ts'
import { bonusGrant, deposit } from '#ledger/moves.ts'
import { isPosted, post, postAll } from '#ledger/post.ts'
import { payout } from '#ledger/testing-moves.ts'
import { port } from '../database/database.ts'
import { freshDatabase, type FreshDatabase } from '../database/testing.ts'
import { BET_CHECKS } from './audit.ts'
import { netPosition } from './net-position.ts'
import { growBet, payBet, placeBet, settleBet, type StakedBet } from './testing.ts'

/** A bet may be paid in parts while it is open; it counts from then on, and ends once like any other. */

let database: FreshDatabase
let memberId = 0n

const at = new Date()
const db = () => database.db
const coupon = (stake: Money): StakedBet => {
  const what = { kind: 'coupon', gameId: null, game: 'sports' } as const
  return { ...what, memberId, at, stake }
}
const key = (reference: string) => ({ memberId, source: 'test', reference })

beforeAll(async () => {
  database = await freshDatabase()
})
afterAll(() => database.close())

beforeEach(async () => {
  memberId += 1n
  await post(port(db()), deposit(key('cash'), lira(100), 'bank'))
})

async function placed(stake: Money) {
  const bet = coupon(stake)
  return { ...bet, id: await placeBet(db(), bet) }
}
type Bet = Awaited<ReturnType<typeof placed>>

const recordOf = ({ id }: Bet) =>
  db()
    .selectFrom('bets')
    .select(['stake', 'stake_bonus', 'payout', 'payout_bonus', 'state'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
const balance = () => balanceOf(port(db()), memberId)

async function findings(): Promise<string[]> {
  const report = await audit(port(db()), { checks: BET_CHECKS })
  expect(isClean(report)).toBe(report.findings.length === 0)
  return report.findings.filter((found) => found.memberId === memberId).map(({ kind }) => kind)
}

async function answerOf(call: string): Promise<unknown> {
  const { rows } = await database.pool.query<{ answer: unknown }>(`select ${call} as answer`)
  return rows[0]?.answer
}

const list = (bets: readonly Bet[], of: (bet: Bet) => bigint) =>
  `array[${bets.map(of).join(', ')}]::bigint[]`

describe('a bet that is paid in parts', () => {
  it('stays open with what it paid so far, and ends with the rest', async () => {
    const bet = await placed(lira(10))
    await payBet(db(), { ...bet, part: 'cash-out-1' }, lira(4))
    expect(await recordOf(bet)).toMatchObject({ state: 'open', payout: lira(4) })
    expect(await netPosition(db(), memberId, at)).toBe(lira(-6))
    expect(await findings()).toEqual([])
    await payBet(db(), { ...bet, part: 'cash-out-2' }, lira(3))
    await settleBet(db(), bet, lira(20))
    expect(await recordOf(bet)).toMatchObject({ state: 'settled', payout: lira(27) })
    expect(await balance()).toMatchObject({ cash: lira(117) })
    expect(await netPosition(db(), memberId, at)).toBe(lira(17))
    expect(await findings()).toEqual([])
  })

  it('may end with nothing more: what it paid stays', async () => {
    const bet = await placed(lira(10))
    await payBet(db(), { ...bet, part: 'line-1' }, lira(4))
    await settleBet(db(), bet, 0n)
    expect(await recordOf(bet)).toMatchObject({ state: 'settled', payout: lira(4) })
    expect(await balance()).toMatchObject({ cash: lira(94) })
    expect(await findings()).toEqual([])
  })

  it('may grow before a part and after it', async () => {
    const bet = await placed(lira(10))
    await payBet(db(), { ...bet, part: 'insurance' }, lira(2))
    await growBet(db(), bet, lira(5))
    await payBet(db(), { ...bet, part: 'line-1' }, lira(1))
    expect(await recordOf(bet)).toMatchObject({ stake: lira(15), payout: lira(3), state: 'open' })
    expect(await findings()).toEqual([])
    await settleBet(db(), bet, lira(30))
    expect(await recordOf(bet)).toMatchObject({ stake: lira(15), payout: lira(33) })
    expect(await findings()).toEqual([])
  })

  it('pays a part once, however often it is asked to', async () => {
    const bet = await placed(lira(10))
    const part = { ...bet, part: 'cash-out' }
    await payBet(db(), part, lira(4))
    await payBet(db(), part, lira(4))
    await Promise.all([1, 2, 3].map(() => payBet(db(), part, lira(4))))
    await expect(payBet(db(), part, lira(5))).rejects.toThrow('reference-reused')
    await settleBet(db(), bet, 0n)
    await payBet(db(), part, lira(4))
    expect(await recordOf(bet)).toMatchObject({ payout: lira(4) })
    expect(await balance()).toMatchObject({ cash: lira(94) })
    expect(await findings()).toEqual([])
  })

  it('pays nothing once it has ended, and its money is taken back', async () => {
    const bet = await placed(lira(10))
    await settleBet(db(), bet, lira(1))
    await expect(payBet(db(), { ...bet, part: 'late' }, lira(4))).rejects.toThrow('not open')
    expect(await balance()).toMatchObject({ cash: lira(91) })
    expect(await findings()).toEqual([])
  })

  it('is not void any more: a part of it counted', async () => {
    const [paid, unpaid] = [await placed(lira(10)), await placed(lira(10))]
    await payBet(db(), { ...paid, part: 'cash-out' }, lira(4))
    const voided = (...bets: Bet[]) =>
      answerOf(
        `bet_void(${list(bets, (bet) => bet.memberId)}, ${list(bets, ({ id }) => id)}, now())`,
      )
    expect(await voided(paid)).toBe(0)
    expect(await recordOf(paid)).toMatchObject({ state: 'open', payout: lira(4) })
    // Of two the answer says one, so that who asked takes both back.
    expect(await voided(paid, unpaid)).toBe(1)
    expect(await recordOf(unpaid)).toMatchObject({ state: 'void', payout: lira(10) })
  })

  it('gives each part back in the proportion that was staked by then', async () => {
    await post(port(db()), bonusGrant(key('bonus'), lira(60)))
    const bet = await placed(lira(120))
    expect(await recordOf(bet)).toMatchObject({ stake: lira(120), stake_bonus: lira(20) })
    await payBet(db(), { ...bet, part: 'one' }, lira(12))
    expect(await balance()).toMatchObject({ cash: lira(10), bonus: lira(42) })
    // What it grows by is cash first too: 10 of it, and 20 of bonus money.
    await growBet(db(), bet, lira(30))
    await payBet(db(), { ...bet, part: 'two' }, lira(15))
    expect(await recordOf(bet)).toMatchObject({ stake_bonus: lira(40), payout_bonus: lira(6) })
    await settleBet(db(), bet, lira(150))
    expect(await recordOf(bet)).toMatchObject({ payout: lira(177), payout_bonus: lira(46) })
    expect(await balance()).toMatchObject({ cash: lira(121), bonus: lira(66) })
    expect(await findings()).toEqual([])
  })
})

it('bets of many members are paid a part in one call, and one that is not open is missed in the answer', async () => {
  const bets: Bet[] = []
  for (const stake of [3, 5, 8]) {
    memberId += 1n
    await post(port(db()), deposit(key('cash'), lira(100), 'bank'))
    bets.push(await placed(lira(stake)))
  }
  const moves = bets.map((bet) => {
    const paid = { memberId: bet.memberId, source: 'bet', reference: `payout:${bet.id}:half` }
    return payout(paid, bet.stake / 2n, { cash: bet.stake, bonus: 0n }, 'games:cini')
  })
  expect((await postAll(port(db()), moves)).every(isPosted)).toBe(true)
  const call = `bet_pay(${list(bets, (bet) => bet.memberId)}, ${list(bets, ({ id }) => id)},
    ${list(bets, ({ stake }) => stake / 2n)}, ${list(bets, () => 0n)})`
  expect(await answerOf(call)).toBe(3)
  for (const bet of bets) expect(await recordOf(bet)).toMatchObject({ payout: bet.stake / 2n })
  expect(await findings()).toEqual([])
  await database.pool.query(
    `update bets set state = 'settled', settled_at = placed_at where id = $1`,
    [bets[1]?.id],
  )
  expect(await answerOf(call)).toBe(2)
})

describe('the audit of bets', () => {
  const changed = (bet: Bet, set: string) =>
    database.pool.query(`update bets set ${set} where id = ${bet.id}`)

  it.each(['open', 'settled'])(
    'holds every part of a bet that is %s to its record',
    async (state) => {
      const bet = await placed(lira(10))
      await growBet(db(), bet, lira(5))
      for (const part of ['one', 'two']) await payBet(db(), { ...bet, part }, lira(3))
      if (state === 'settled') await settleBet(db(), bet, lira(1))
      expect(await findings()).toEqual([])
      await changed(bet, 'payout = payout + 1')
      expect(await findings()).toEqual(['payout-differs'])
      await changed(bet, 'payout = payout - 1, payout_bonus = 1')
      expect(await findings()).toEqual(['payout-differs'])
      await changed(bet, 'payout_bonus = 0, stake = stake - 5000000')
      expect(await findings()).toEqual(['stake-differs'])
      await changed(bet, 'stake = stake + 5000000')
      await database.pool.query(
        `update entries set reference = 'stake:${bet.id}:part' where reference = 'payout:${bet.id}:two'`,
      )
      expect(await findings()).toEqual(expect.arrayContaining(['payout-differs', 'stake-differs']))
    },
  )

  it('finds an open bet that gave its stake back, and a void one that paid', async () => {
    const bet = await placed(lira(10))
    const paidBack = { memberId, source: 'bet', reference: `refund:${bet.id}` }
    await post(port(db()), payout(paidBack, lira(10), { cash: lira(10), bonus: 0n }, 'games:cini'))
    await changed(bet, `payout = ${lira(10)}`)
    expect(await findings()).toEqual(['bet-without-payout', 'open-bet-returned'])
    await changed(bet, `state = 'void', settled_at = placed_at`)
    expect(await findings()).toEqual([])
    await database.pool.query(
      `update entries set reference = 'payout:${bet.id}' where reference = 'refund:${bet.id}'`,
    )
    expect(await findings()).toEqual(expect.arrayContaining(['void-bet-paid']))
  })

  it('the open round of a slot has paid nothing: the table holds it to that', async () => {
    const bet = await placed(lira(10))
    await expect(changed(bet, `kind = 'slot', payout = 1`)).rejects.toThrow('bets_open_slot_unpaid')
  })
})
