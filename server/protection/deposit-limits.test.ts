import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { lira } from '#contract/money.ts'
import { TESTER } from '../action/testing.ts'
import { cancelBeyondLimit } from '../cashier/deposit/beyond-limit.ts'
import { settleDeposit } from '../cashier/deposit/deposit-settlement.ts'
import { give, sitDown, type Player } from '../jackpot/testing.ts'
import { startTestHouse, type TestHouse } from '../testing.ts'
import { tightenLimit } from './house-limits.ts'

let house: TestHouse
beforeAll(async () => {
  house = await startTestHouse()
})
afterAll(() => house.close())

const TRANSFER = 'prepayServices/processTransaction'

const deposit = (amount: number, methodID = 1) =>
  ({ methodID, amount, transfer_type_id: 2 }) as const

const ask = async ({ client }: Player, amount: number): Promise<bigint> =>
  BigInt((await client.call(TRANSFER, deposit(amount))).data.transactionID)

const refusalOf = async ({ client }: Player, amount: number): Promise<unknown> =>
  (await client.refused(TRANSFER, deposit(amount))).data

const setLimit = async (
  { client }: Player,
  value: number,
  period: 'day' | 'week' = 'week',
): Promise<void> => {
  await client.call('protection/set_limit', { kind: 'deposit', period, value })
}

/** As if it had been asked for, and where it was paid booked, so long ago. */
const age = (id: bigint, days: number) =>
  house.owner.pool.query(
    `update cash_transactions set created_at = created_at - $2 * interval '1 day',
       decided_at = decided_at - $2 * interval '1 day' where id = $1`,
    [id, days],
  )

const pay = ({ memberId }: Player, transactionId: bigint, amount: number) =>
  settleDeposit(house, {
    kind: 'approved',
    provider: 'sandbox',
    memberId,
    transactionId,
    amount: lira(amount),
  })

const used = async ({ client }: Player): Promise<number | undefined> =>
  (await client.call('protection/get', {})).data.limits[0]?.used

const listed = async ({ client }: Player, id: bigint) =>
  (await client.call('finance/list_transactions', { searchID: Number(id) })).data[0]

const cash = async ({ client }: Player) =>
  (await client.call('finance/check_balance', {})).data[0]?.cash

const lowered = ({ memberId }: Player) => cancelBeyondLimit(house, { memberId: String(memberId) })

describe('what is asked for counts until it is decided, and what was paid from the moment it was booked', () => {
  it('PROT-74 however long ago it was asked for, nothing else is asked for beside it beyond the limit', async () => {
    const player = await sitDown(house, 10)
    await setLimit(player, 510)
    const id = await ask(player, 400)
    await age(id, 9)
    expect(await used(player)).toBe(410)
    expect(await refusalOf(player, 200)).toMatchObject({
      refusal: 'deposit-limit-reached',
      left: 100,
    })
    expect(await pay(player, id, 400)).toBe('approved')
    expect(await used(player)).toBe(410)
    expect(await refusalOf(player, 200)).toMatchObject({ refusal: 'deposit-limit-reached' })
    await age(id, 8)
    expect(await used(player)).toBe(10)
    expect(await ask(player, 200)).toBeGreaterThan(id)
  })

  it('PROT-74 what was given up and is paid all the same is booked, and counts from then on', async () => {
    const player = await sitDown(house, 1)
    await setLimit(player, 500)
    const id = await ask(player, 400)
    await player.client.call('finance/cancel_deposit', { transactionID: Number(id) })
    expect(await used(player)).toBe(1)
    await age(id, 9)
    expect(await pay(player, id, 400)).toBe('approved')
    expect(await cash(player)).toBe(401)
    expect(await used(player)).toBe(401)
    expect(await refusalOf(player, 200)).toMatchObject({ refusal: 'deposit-limit-reached' })
  })
})

describe('what a lowered limit has no room for any more is canceled where nothing was sent yet', () => {
  it('PROT-75 the newest first, until the rest fits; the member reads why', async () => {
    const player = await sitDown(house, 10)
    const [first, second, third] = [
      await ask(player, 100),
      await ask(player, 150),
      await ask(player, 200),
    ]
    await setLimit(player, 260, 'day')
    await lowered(player)
    expect(await listed(player, first)).toMatchObject({ transaction_status: 1001 })
    expect(await listed(player, second)).toMatchObject({ transaction_status: 1001 })
    expect(await listed(player, third)).toMatchObject({
      transaction_status: 1003,
      reason: 'beyond-limit',
    })
    expect(await used(player)).toBe(260)
  })

  it('PROT-75 by itself once the limit is in force, of the house’s, too', async () => {
    const player = await sitDown(house, 10)
    const id = await ask(player, 100)
    const { memberId } = player
    const limit = { memberId, kind: 'deposit', period: 'day', value: lira(50) } as const
    await tightenLimit(house.database.db, TESTER, limit, house.clock())
    await expect
      .poll(async () => (await listed(player, id))?.reason, { timeout: 15_000 })
      .toBe('beyond-limit')
  })

  it('PROT-75 money that its provider has is booked, and one that arrives later, too', async () => {
    const player = await sitDown(house, 1)
    const [paid, late] = [await ask(player, 100), await ask(player, 150)]
    const page = (await listed(player, paid))?.url ?? ''
    await fetch(page, { method: 'POST', body: 'do=approve', redirect: 'manual' })
    await setLimit(player, 0, 'day')
    await lowered(player)
    await expect.poll(() => cash(player)).toBe(101)
    expect(await listed(player, late)).toMatchObject({ reason: 'beyond-limit' })
    expect(await pay(player, late, 150)).toBe('approved')
    expect(await cash(player)).toBe(251)
    expect(await used(player)).toBe(251)
  })

  it('PROT-75 what its member says they have sent is left, and counts', async () => {
    const player = await sitDown(house, 10)
    const id = await ask(player, 100)
    await house.owner.pool.query(
      'update cash_transactions set announced_at = now() where id = $1',
      [id],
    )
    await setLimit(player, 50, 'day')
    await lowered(player)
    expect(await listed(player, id)).toMatchObject({ transaction_status: 1001 })
    expect(await used(player)).toBe(110)
  })

  it('a limit that has room for all of it cancels nothing', async () => {
    const player = await sitDown(house, 10)
    const id = await ask(player, 100)
    await give(house, player.memberId, lira(50))
    await setLimit(player, 160, 'day')
    await lowered(player)
    expect(await listed(player, id)).toMatchObject({ transaction_status: 1001 })
  })
})
