import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { loginAs, startTestHouse, type Client, type TestHouse } from '#server/testing.ts'
import { askUnansweredDeposits } from './unanswered.ts'

let house: TestHouse
let client: Client

beforeAll(async () => {
  house = await startTestHouse()
  client = await loginAs(house, 'demo')
})
afterAll(() => house.close())

/** A deposit begun so many minutes ago, and what its provider then thought of it. */
async function begun(minutesAgo: number, word?: 'approved' | 'declined' | 'forgotten') {
  const payload = { methodID: 3, amount: 100 }
  const { data } = await client.call('prepayServices/processTransaction', payload)
  const { pool } = house.database
  await house.owner.pool.query(
    `update cash_transactions set created_at = now() - make_interval(mins => $2) where id = $1`,
    [data.transactionID, minutesAgo],
  )
  const payment = data.url?.split('/').at(-1)
  if (word === 'forgotten')
    await pool.query('delete from sandbox_payments where id = $1', [payment])
  // Decided at the bank, and its notice never came: as after a crash.
  else if (word)
    await pool.query('update sandbox_payments set status = $2 where id = $1', [payment, word])
  return { id: data.transactionID, url: data.url ?? '' }
}

async function statusOf(id: number): Promise<[number | undefined, string | null | undefined]> {
  const { data } = await client.call('finance/list_transactions', { searchID: id })
  return [data[0]?.transaction_status, data[0]?.reason]
}

async function balance(): Promise<number> {
  return (await client.call('finance/check_balance', {})).data[0]?.balance ?? 0
}

describe('a deposit whose provider said nothing', () => {
  it('is asked after, and books what the provider then says, once', async () => {
    const before = await balance()
    const approved = await begun(3, 'approved')
    const declined = await begun(3, 'declined')
    await askUnansweredDeposits(house)
    await Promise.all([askUnansweredDeposits(house), askUnansweredDeposits(house)])
    expect(await statusOf(approved.id)).toEqual([1002, null])
    expect(await statusOf(declined.id)).toEqual([1003, 'declined'])
    expect(await balance()).toBe(before + 100)
  })

  it('is left alone while it is young, and while it can still be paid', async () => {
    const young = await begun(1, 'approved')
    const open = await begun(40)
    await askUnansweredDeposits(house)
    expect(await statusOf(young.id)).toEqual([1001, null])
    expect(await statusOf(open.id)).toEqual([1001, null])
  })

  it('is closed at the provider and canceled when nobody paid in time', async () => {
    const before = await balance()
    const { id, url } = await begun(46)
    await askUnansweredDeposits(house)
    expect(await statusOf(id)).toEqual([1003, 'expired'])
    const late = { method: 'POST', body: 'do=approve', redirect: 'manual' } as const
    await fetch(url, late)
    expect(await statusOf(id)).toEqual([1003, 'expired'])
    expect(await balance()).toBe(before)
  })

  it('is canceled when the provider never heard of it', async () => {
    const { id } = await begun(46, 'forgotten')
    await askUnansweredDeposits(house)
    expect(await statusOf(id)).toEqual([1003, 'expired'])
  })

  it('still counts when the money arrives after we gave up', async () => {
    const before = await balance()
    const { id, url } = await begun(46)
    await askUnansweredDeposits(house)
    const payment = url.split('/').at(-1)
    await house.database.pool.query(
      `update sandbox_payments set status = 'approved' where id = $1`,
      [payment],
    )
    await fetch(url, { method: 'POST', body: 'do=again', redirect: 'manual' })
    expect(await statusOf(id)).toEqual([1002, null])
    expect(await balance()).toBe(before + 100)
  })
})
