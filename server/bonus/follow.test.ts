import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { lira } from '#contract/money.ts'
import { audit } from '#ledger/audit.ts'
import { balanceOf } from '#ledger/balance.ts'
import { bonusForfeit, bonusGrant, deposit } from '#ledger/moves.ts'
import { isPosted, post } from '#ledger/post.ts'
import { sql } from 'kysely'
import { TESTER } from '../action/testing.ts'
import { growBet, payBet, placeBet, settleBet, type StakedBet } from '../bets/testing.ts'
import { port } from '../database/database.ts'
import { setLimit } from '../protection/limits.ts'
import { limitsInForce } from '../protection/state.ts'
import { freshDatabase, type FreshDatabase } from '../database/testing.ts'
import { BONUS_CHECKS } from './audit.ts'
import { offerFile } from './offer-file.ts'
import { addOffer } from './operate.ts'
import { standingOf } from './status.ts'

/**
 * What a bet brings back in bonus money follows its bonus, whatever became of that meanwhile: each part at once and once, however
 * many there are, and no other bonus's money with it.
 */

let database: FreshDatabase
let offer = 0
let memberId = 100n

const db = () => database.db
const now = () => new Date()
const key = (reference: string) => ({ memberId, source: 'test', reference })
const purse = async () => {
  const { cash, bonus } = await balanceOf(port(db()), memberId)
  return [cash, bonus]
}

beforeAll(async () => {
  database = await freshDatabase()
  const file = offerFile.parse({
    name: 'follow',
    kind: 'deposit',
    title: { tr: 'Deneme', en: 'Trial' },
    starts: '2026-01-01T00:00:00Z',
    every: 'day',
    percent: 50,
    minimum: 100,
    maximum: 999,
    claimDays: 7,
    wagering: 20,
    days: 30,
    weights: { coupon: 100 },
  })
  offer = (await addOffer(db(), TESTER, file, now())) ?? 0
})
afterAll(() => database.close())
beforeEach(() => {
  memberId += 1n
})

/** Each bonus is of a year of its own. */
let year = 2000

/** Has this bonus now, of ₺100, and nothing else. */
async function granted(): Promise<bigint> {
  const moment = now()
  year += 1
  const { id } = await db()
    .insertInto('bonuses')
    .values({
      member_id: memberId,
      offer_id: offer,
      period: `day ${year}-01-01`,
      deposit_id: null,
      basis: lira(200),
      amount: lira(100),
      wagering_due: lira(2_000),
      state: 'active',
      request_id: null,
      granted_at: moment,
      expires_at: new Date(moment.getTime() + 30 * 86_400_000),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await posted(bonusGrant({ ...key(`grant:${id}`), source: 'bonus' }, lira(100)))
  return id
}

async function posted(move: Parameters<typeof post>[1]): Promise<void> {
  const answer = await post(port(db()), move)
  if (!isPosted(answer)) throw new Error(answer.refusal)
}

/** Ends it as `endBonus` does: what is in the account goes. */
async function givenUp(id: bigint): Promise<void> {
  const [, money = 0n] = await purse()
  if (money > 0n) await posted(bonusForfeit({ ...key(`forfeit:${id}`), source: 'bonus' }, money))
  await ended(id, { state: 'cancelled', forfeited: money })
}
const ended = (id: bigint, change: object) =>
  db()
    .updateTable('bonuses')
    .set({ ...change, ended_at: now() })
    .where('id', '=', id)
    .execute()

const bonusOf = (id: bigint) =>
  db()
    .selectFrom('bonuses')
    .select(['state', 'converted', 'forfeited', 'wagered'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()

async function placed(stake: bigint) {
  const bet = { kind: 'coupon', gameId: null, game: 'sports', memberId, at: now(), stake } as const
  return { ...(bet satisfies StakedBet), id: await placeBet(db(), bet) }
}

/** What the audit of bonuses says of this member; that no deposit stands behind the bonus is of the test. */
async function findings(): Promise<string[]> {
  const report = await audit(port(db()), { checks: BONUS_CHECKS })
  return report.findings
    .filter((found) => found.memberId === memberId && found.kind !== 'bonus-without-deposit')
    .map(({ kind }) => kind)
}

describe('a bet that is paid in parts', () => {
  it('gives up each part once and at once, after its bonus was given up', async () => {
    const id = await granted()
    const bet = await placed(lira(60))
    await payBet(db(), { ...bet, part: 'half' }, lira(30))
    // That was the bonus's money, and went with it.
    await givenUp(id)
    expect(await bonusOf(id)).toMatchObject({ forfeited: lira(70) })
    await payBet(db(), { ...bet, part: 'more' }, lira(5))
    expect(await purse()).toEqual([0n, 0n])
    expect(await bonusOf(id)).toMatchObject({ forfeited: lira(75) })
    await settleBet(db(), { ...bet, at: now() }, lira(40))
    expect(await purse()).toEqual([0n, 0n])
    expect(await bonusOf(id)).toMatchObject({ forfeited: lira(115), converted: 0n })
    expect(await findings()).toEqual([])
  })

  it('gives each part as cash once its bonus was converted', async () => {
    const id = await granted()
    const bet = await placed(lira(60))
    await payBet(db(), { ...bet, part: 'half' }, lira(30))
    await db().updateTable('bonuses').set({ wagering_due: 0n }).where('id', '=', id).execute()
    await settleBet(db(), await placed(lira(1)), 0n)
    expect(await bonusOf(id)).toMatchObject({ state: 'converted', converted: lira(69) })
    await db()
      .updateTable('bonuses')
      .set({ wagering_due: lira(1) })
      .where('id', '=', id)
      .execute()
    await payBet(db(), { ...bet, part: 'more' }, lira(5))
    expect(await purse()).toEqual([lira(74), 0n])
    await settleBet(db(), { ...bet, at: now() }, lira(40))
    expect(await purse()).toEqual([lira(114), 0n])
    expect(await bonusOf(id)).toMatchObject({ converted: lira(114), forfeited: 0n })
  })

  it('PROT-64 is no win in a limit of losses where its bonus became cash meanwhile: what was staked of it was no loss', async () => {
    const id = await granted()
    await posted(deposit(key('own'), lira(20), 'bank'))
    const limit = { kind: 'loss', period: 'day', value: 50 } as const
    await setLimit({ db: db(), now: now(), member: { id: memberId } }, limit)
    const lost = async () => (await limitsInForce(db(), memberId, now())).map(({ used }) => used)
    // A quarter of it is the member's own.
    const bet = await placed(lira(80))
    expect(await lost()).toEqual([lira(20)])
    await db().updateTable('bonuses').set({ wagering_due: 0n }).where('id', '=', id).execute()
    await settleBet(db(), await placed(lira(1)), 0n)
    await db()
      .updateTable('bonuses')
      .set({ wagering_due: lira(1) })
      .where('id', '=', id)
      .execute()
    expect(await bonusOf(id)).toMatchObject({ state: 'converted' })
    await settleBet(db(), { ...bet, at: now() }, lira(40))
    expect(await purse()).toEqual([lira(79), 0n])
    expect(await lost()).toEqual([lira(10)])
  })

  it('takes nothing of the bonus that came after', async () => {
    const first = await granted()
    const bet = await placed(lira(60))
    await payBet(db(), { ...bet, part: 'half' }, lira(30))
    await givenUp(first)
    const second = await granted()
    await settleBet(db(), { ...bet, at: now() }, lira(40))
    expect(await purse()).toEqual([0n, lira(100)])
    expect(await bonusOf(first)).toMatchObject({ forfeited: lira(110) })
    expect(await bonusOf(second)).toMatchObject({ state: 'active', forfeited: 0n, wagered: 0n })
    expect(await findings()).toEqual([])
  })
})

describe('what comes back of a stake before its end', () => {
  it('follows a bonus that is over, too: taken back or void', async () => {
    const id = await granted()
    const [bet, other] = [await placed(lira(60)), await placed(lira(10))]
    await givenUp(id)
    await posted(deposit(key('cash'), lira(5), 'bank'))
    await posted(bonusGrant({ ...key('back'), source: 'test' }, lira(20)))
    await sql`select bet_grow(${memberId}::bigint, ${bet.id}::bigint, 0, ${-lira(20)}::bigint)`.execute(
      db(),
    )
    expect(await purse()).toEqual([lira(5), 0n])
    await posted(bonusGrant({ ...key('void'), source: 'test' }, lira(10)))
    await sql`select bet_void(array[${memberId}::bigint], array[${other.id}::bigint], now())`.execute(
      db(),
    )
    expect(await purse()).toEqual([lira(5), 0n])
    expect(await bonusOf(id)).toMatchObject({ forfeited: lira(60) })
  })
})

describe('a bet that grows by the money of a later bonus', () => {
  it('holds none of one before: no other is given while money of that lies in a bet that may grow', async () => {
    const first = await granted()
    const bet = { kind: 'table', gameId: null, game: 'roulette', memberId, at: now() } as const
    const own = { ...bet, stake: lira(60) } satisfies StakedBet
    const id = await placeBet(db(), own)
    const statusNow = async () => {
      const terms = await db()
        .selectFrom('bonus_offers')
        .selectAll()
        .where('id', '=', offer)
        .executeTakeFirstOrThrow()
      return (await standingOf(db(), memberId, terms, now())).status
    }
    expect(await statusNow()).toBe('other-active')
    await givenUp(first)
    expect(await statusNow()).toBe('in-play')
    await settleBet(db(), { ...own, id, at: now() }, 0n)
    expect(await statusNow()).toBe('no-basis')
  })

  it('belongs to that one: nothing of it is given up for the first, and it keeps the second alive', async () => {
    await posted(deposit(key('cash'), lira(10), 'bank'))
    const first = await granted()
    const bet = await placed(lira(10))
    await givenUp(first)
    const second = await granted()
    await growBet(db(), bet, lira(100))
    // All of its money is in that bet, which is open: it is not over.
    await settleBet(db(), await placedOf(0n), 0n)
    expect(await bonusOf(second)).toMatchObject({ state: 'active' })
    await settleBet(db(), { ...bet, at: now() }, lira(220))
    expect(await purse()).toEqual([lira(20), lira(200)])
    expect(await bonusOf(first)).toMatchObject({ forfeited: lira(100) })
    expect(await bonusOf(second)).toMatchObject({ state: 'active', forfeited: 0n })
  })

  /** Another bet that ends, so that the bonus is looked at. */
  async function placedOf(stake: bigint) {
    await posted(deposit(key('more'), lira(1), 'bank'))
    return placed(stake + lira(1))
  }
})
