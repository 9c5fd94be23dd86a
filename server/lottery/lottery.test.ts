import { createHash, randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { drawTickets } from '#chance/lottery.ts'
import { LOTTERY_DEFAULTS } from '#contract/calls/lottery.ts'
import { audit } from '#ledger/audit.ts'
import { addPastTransactions } from '#server/cashier/transactions/testing-transactions.ts'
import { snapshot } from '#server/database/database.ts'
import { hmacLater } from '#server/crypto/node-hash.ts'
import { loginAs, startTestHouse, visitor, type Client, type TestHouse } from '#server/testing.ts'
import { undoneIn } from '#server/audit/testing-audit.ts'
import { LOTTERY_CHECKS } from './audit.ts'
import { drawLotteries, drawLottery } from './draw.ts'
import { issueLotteryTickets } from './issue.ts'
import { presentLottery } from './lotteries.ts'
import { ensureLottery, lotteryFile, openLottery } from './open.ts'
import { payLotteryPrizes } from './prizes.ts'
import { OPERATOR } from './testing.ts'

const at = (text: string): Date => new Date(`${text}+03:00`)

let house: TestHouse
let demo: Client
let memberId: bigint
let pausing: bigint

beforeAll(async () => {
  house = await startTestHouse()
  demo = await loginAs(house, 'demo')
  const { id } = await house.database.db
    .selectFrom('members')
    .select('id')
    .where('username', '=', 'demo')
    .executeTakeFirstOrThrow()
  memberId = id
  await ensureLottery(house.database.db, { now: new Date(), random: randomBytes })
})
afterAll(() => house.close())

const add = (lira: number, moment: string, status: 1001 | 1002 | 1003 = 1002) =>
  addPastTransactions(house.database.db, memberId, [{ lira, status, at: at(moment) }])
/** Another's, of whom one was booked in a pause. */
async function depositWhilePausing(): Promise<void> {
  const { db } = house.database
  const { id } = await db
    .selectFrom('members')
    .select('id')
    .where('username', 'not in', ['demo', 'vip20'])
    .limit(1)
    .executeTakeFirstOrThrow()
  pausing = id
  const paused = { began_at: at('2023-12-10T00:00:00'), until: at('2023-12-11T00:00:00') }
  await db
    .insertInto('pauses')
    .values({ member_id: id, kind: 'time-out', ...paused })
    .execute()
  await addPastTransactions(
    db,
    id,
    [
      [311, '2023-12-09T23:59:59'] as const,
      [312, '2023-12-10T12:00:00'] as const,
      [313, '2023-12-11T00:00:01'] as const,
    ].map(([lira, moment]) => ({ lira, status: 1002 as const, at: at(moment) })),
  )
}
const amountsOf = async (filters: object = {}) =>
  (await demo.call('lottery/tickets', filters)).data.map(({ amount }) => amount)

describe('the ticket query', () => {
  it('CONST-08/dates CONST-08/minimum takes approved deposits of 250 and more from 2023-11-01 to 2024-01-01', async () => {
    await add(301, '2023-10-31T23:59:59')
    await add(302, '2023-11-01T00:00:00')
    await depositWhilePausing()
    await add(249.99, '2023-12-01T12:00:00')
    await add(250, '2023-12-02T12:00:00')
    await add(303, '2023-12-03T12:00:00', 1001)
    await add(304, '2023-12-04T12:00:00', 1003)
    await add(305, '2023-12-31T23:59:59')
    await add(306, '2024-01-01T12:00:00')
    await issueLotteryTickets(house)
    await issueLotteryTickets(house)
    expect(await amountsOf()).toEqual([305, 250, 302])
    const { data } = await visitor(house).call('lottery/show', {})
    expect(data).toMatchObject({ minimum: 250, tickets: 5, seed: null, winners: [] })
    expect([data.startsAt, data.endsAt]).toEqual([
      at('2023-11-01T00:00:00').toISOString(),
      at('2024-01-01T00:00:00').toISOString(),
    ])
  })

  it('PROT-106 gave no ticket for a deposit that was booked while its member paused, nor afterwards', async () => {
    const { rows } = await house.owner.pool.query<{ amount: string }>(
      `select d.amount / 1000000 as amount from lottery_tickets t
         join cash_transactions d on d.member_id = t.member_id and d.id = t.transaction_id
       where t.member_id = $1 order by t.number`,
      [pausing],
    )
    expect(rows.map(({ amount }) => Number(amount))).toEqual([311, 313])
  })

  it('CONST-06/tickets has limit 50, and narrows further', async () => {
    const reply = await demo.call('lottery/tickets', {})
    expect(reply.pagination).toEqual({ limit: 50, offset: 0, total: 3 })
    expect(reply.data.map(({ number }) => number)).toEqual([5, 2, 1])
    expect(reply.data.every((each) => each.transaction_status === 1002)).toBe(true)
    expect(await amountsOf({ status: 1002, searchMinAmount: 301 })).toEqual([305, 302])
    expect(await amountsOf({ endDate: '2023-12-02' })).toEqual([250, 302])
    const canceled: object = { status: 1003 }
    expect((await demo.refused('lottery/tickets', canceled)).code).toBe(422)
    expect((await visitor(house).refused('lottery/tickets', {})).data.refusal).toBe('no-permission')
    const other = await loginAs(house, 'vip20')
    expect((await other.call('lottery/tickets', {})).pagination?.total).toBe(0)
  })
})

const NEXT = {
  name: 'new-year-next',
  starts: '2026-01-01T00:00:00+03:00',
  ends: '2026-02-01T00:00:00+03:00',
  // No job comes before the test: it draws by itself.
  draws: '2099-02-01T00:00:00+03:00',
  minimum: 100,
  prizes: [
    { tickets: 1, amount: 5_000 },
    { tickets: 2, amount: 100 },
  ],
}

describe('the campaign', () => {
  it('CONST-08/campaign is moved to the coming new year by an operator, with its dates and minimum', async () => {
    const { db } = house.database
    const opening = { now: new Date(), random: randomBytes }
    expect(await openLottery(db, OPERATOR, NEXT, opening)).toBe('under-way')
    const present = await presentLottery(db)
    await drawLottery(house.database, OPERATOR, present?.id ?? 0, new Date())
    expect(await openLottery(db, OPERATOR, NEXT, opening)).toEqual(expect.any(Number))
    expect(await openLottery(db, OPERATOR, NEXT, opening)).toBe('name-taken')
    for (let n = 0; n < 8; n += 1) await add(100 + n, `2026-01-1${n}T12:00:00`)
    await add(99.99, '2026-01-12T12:00:00')
    await issueLotteryTickets(house)
    const { data } = await demo.call('lottery/show', {})
    expect(data).toMatchObject({ name: NEXT.name, minimum: 100, tickets: 8, prizes: NEXT.prizes })
    expect(await amountsOf()).toEqual([107, 106, 105, 104, 103, 102, 101, 100])
    const actions = await db.selectFrom('actions').select('what').execute()
    expect(actions.map(({ what }) => what)).toEqual(
      expect.arrayContaining(['lottery.draw', 'lottery.open']),
    )
  })

  it('refuses a file that makes no sense', () => {
    const wrong = [
      { ...NEXT, ends: NEXT.starts },
      { ...NEXT, draws: NEXT.starts },
      { ...NEXT, prizes: [] },
      { ...NEXT, prizes: [{ tickets: 1_001, amount: 1 }] },
      { ...NEXT, minimum: 0.001 },
    ]
    for (const file of wrong) expect(lotteryFile.safeParse(file).success).toBe(false)
  })
})

describe('the draw', () => {
  it('is not before its moment, happens once, and says what the committed seed says', async () => {
    const before = (await demo.call('lottery/show', {})).data
    const early = at('2099-02-01T00:00:30')
    const id = before.lotteryID
    expect(await drawLottery(house.database, OPERATOR, id, early)).toBe('too-early')
    const now = at('2099-02-01T00:02:00')
    expect(await drawLottery(house.database, OPERATOR, id, now)).toEqual({ tickets: 8, winners: 3 })
    expect(await drawLottery(house.database, OPERATOR, id, now)).toBe('not-open')
    const { data } = await visitor(house).call('lottery/show', {})
    const seed = Buffer.from(data.seed ?? '', 'hex')
    expect(createHash('sha256').update(seed).digest('hex')).toBe(before.seedHash)
    const drawn = await drawTickets(hmacLater, seed, { name: NEXT.name, tickets: 8 }, 3)
    expect(data.winners.map(({ number }) => number)).toEqual(drawn)
    expect(data.winners.map(({ amount }) => amount)).toEqual([5_000, 100, 100])
  })

  it('pays every prize once, however often it is run, and gives no ticket afterwards', async () => {
    const cash = async () => (await demo.call('finance/check_balance', {})).data[0]?.cash ?? 0
    const before = await cash()
    await Promise.all([payLotteryPrizes(house), payLotteryPrizes(house)])
    await payLotteryPrizes(house)
    expect((await cash()) - before).toBe(5_200)
    await add(500, '2026-01-20T12:00:00')
    await issueLotteryTickets(house)
    expect((await demo.call('lottery/show', {})).data.tickets).toBe(8)
    const won = (await demo.call('lottery/tickets', {})).data.filter(({ prize }) => prize !== null)
    expect(won).toHaveLength(3)
    const { findings } = await snapshot(house.database, (q) => audit(q, { checks: LOTTERY_CHECKS }))
    expect(findings).toEqual([])
  })

  it('stands as it was opened: a prize that was put to it is named, and one of a lottery that nobody opened', async () => {
    const namedAfter = (name: string, tickets: number): Promise<string[]> =>
      undoneIn(house.owner, async (q) => {
        await q.query(
          `insert into lottery_prizes (lottery_id, rank, tickets, amount)
             select id, 3, $2, 5000000 from lotteries where name = $1`,
          [name, tickets],
        )
        const { findings } = await audit(q, { checks: LOTTERY_CHECKS })
        return [...new Set(findings.map(({ kind }) => kind))]
      })
    const first = LOTTERY_DEFAULTS.name
    for (const name of [NEXT.name, first])
      expect(await namedAfter(name, 1)).toContain('lottery-not-as-opened')
  })
})

describe('a lottery that has come to its moment', () => {
  const opening = { now: new Date(), random: randomBytes }
  const AFTER = {
    ...NEXT,
    name: 'after-that',
    starts: '2026-03-01T00:00:00+03:00',
    ends: '2026-04-01T00:00:00+03:00',
    draws: '2026-04-01T00:00:00+03:00',
  }

  it('is drawn by the house itself, once, and stays to be seen when the next one opens', async () => {
    const { db } = house.database
    const id = await openLottery(db, OPERATOR, AFTER, opening)
    if (typeof id === 'string') throw new Error(id)
    for (let n = 0; n < 3; n += 1) await add(200 + n, `2026-03-1${n}T12:00:00`)
    const early = { ...house, clock: () => at('2026-04-01T00:00:30') }
    await drawLotteries(early)
    expect((await demo.call('lottery/show', { lotteryID: id })).data.seed).toBeNull()
    await Promise.all([drawLotteries(house), drawLotteries(house)])
    const drawn = (await demo.call('lottery/show', {})).data
    expect(drawn).toMatchObject({ lotteryID: id, tickets: 3 })
    expect(drawn.winners).toHaveLength(3)
    const acts = await db
      .selectFrom('actions')
      .select(['actor_kind', 'actor_name'])
      .where('what', '=', 'lottery.draw')
      .where('target', '=', `lottery:${id}`)
      .execute()
    expect(acts).toEqual([{ actor_kind: 'job', actor_name: 'draw-lotteries' }])
    const later = { ...AFTER, name: 'the-one-after', draws: '2099-01-01T00:00:00+03:00' }
    expect(await openLottery(db, OPERATOR, later, opening)).toEqual(expect.any(Number))
    const shown = (await visitor(house).call('lottery/show', { lotteryID: id })).data
    expect(shown).toMatchObject({ lotteryID: id, winners: drawn.winners, seed: drawn.seed })
    const present = (await visitor(house).call('lottery/show', {})).data
    expect(present).toMatchObject({ name: later.name, seed: null })
    expect(present.drawn[0]).toEqual({ lotteryID: id, name: AFTER.name, drawnAt: drawn.drawnAt })
    expect((await demo.call('lottery/tickets', { lotteryID: id })).data).toHaveLength(3)
    expect((await visitor(house).refused('lottery/show', { lotteryID: 999_999 })).code).toBe(404)
  })

  it('and has no prizes has nobody to draw', async () => {
    await drawLotteries(house)
    const { rows } = await house.database.pool.query(
      'select name from lotteries where drawn_at is null order by id',
    )
    expect(rows).toEqual([{ name: 'the-one-after' }])
  })
})
