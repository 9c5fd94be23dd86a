import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { loginAs, startTestHouse, type Client, type TestHouse } from '#server/testing.ts'
import { askEndedDeposits, endedDeposits } from '../transactions/late-approvals.ts'
import { noticesNotFollowed } from '../notices/notices-not-followed.ts'
import { askEach, askUnansweredDeposits, BATCH_MAX } from './unanswered.ts'

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

describe('a deposit that ended in vain at a provider that is only asked', () => {
  /** A deposit by the wallet that ended so many hours ago, with what the wallet then said and says now. */
  async function ended(hoursAgo: number, first: 'failed' | 'closed', now: 'done' | 'failed') {
    const payload = { methodID: 5, amount: 70 }
    const { data } = await client.call('prepayServices/processTransaction', payload)
    const id = data.transactionID
    const notify = (status: string) =>
      house.owner.pool.query(
        `update wallet_payments set status = $2
          where direction = 'in' and reference like '%-' || $1::text`,
        [id, status],
      )
    await notify(first)
    await house.owner.pool.query(
      `update cash_transactions set created_at = now() - interval '1 hour' where id = $1`,
      [id],
    )
    await askUnansweredDeposits(house)
    expect(await statusOf(id)).toEqual([1003, first === 'failed' ? 'declined' : 'expired'])
    await house.owner.pool.query(
      `update cash_transactions set decided_at = $2::timestamptz - make_interval(hours => $3) where id = $1`,
      [id, house.clock(), hoursAgo],
    )
    await notify(now)
    return id
  }

  const standing = async (id: number) =>
    (await noticesNotFollowed(house.database.db, 1_000)).filter(
      (each) => each.transactionId === BigInt(id),
    )

  it('is credited once where we had given it up and it was paid after all', async () => {
    const before = await balance()
    const id = await ended(3, 'closed', 'done')
    await Promise.all([askEndedDeposits(house), askEndedDeposits(house)])
    await askEndedDeposits(house)
    expect(await statusOf(id)).toEqual([1002, null])
    expect(await balance()).toBe(before + 70)
    expect(await standing(id)).toEqual([])
  })

  it('is kept for a person where the provider had declined it, as a late notice is', async () => {
    const before = await balance()
    const id = await ended(3, 'failed', 'done')
    await askEndedDeposits(house)
    await askEndedDeposits(house)
    expect(await statusOf(id)).toEqual([1003, 'declined'])
    expect(await balance()).toBe(before)
    expect(await standing(id)).toMatchObject([
      { outcome: 'contradicts', kind: 'approved', provider: 'wallet', times: 2 },
    ])
  })

  it('stays as it was where the provider still says no', async () => {
    const id = await ended(3, 'failed', 'failed')
    await askEndedDeposits(house)
    expect(await statusOf(id)).toEqual([1003, 'declined'])
    expect(await standing(id)).toEqual([])
  })

  it('is asked after every hour of the first day, at one look of each day for two weeks, and then no more', async () => {
    const id = await ended(0, 'failed', 'failed')
    const now = house.clock().getTime()
    const at: number[] = []
    for (let hour = 0; hour < 24 * 15; hour++) {
      const moment = new Date(now + hour * 3_600_000)
      const look = await endedDeposits(house.database.db, ['wallet'], moment).execute()
      if (look.some(({ transactionId }) => transactionId === BigInt(id))) at.push(hour)
    }
    const daily = at.filter((hour) => hour >= 24)
    expect(at.slice(0, 24)).toEqual(Array.from({ length: 24 }, (_, hour) => hour))
    expect(daily).toHaveLength(13)
    expect(new Set(daily.map((hour) => hour % 24)).size).toBe(1)
  })
})

it('a look says so where there is more than it can ask after, and nothing where it has asked after all', async () => {
  const warned = vi.spyOn(house.log, 'warn').mockImplementation(() => {})
  const lookAt = async (count: number) => {
    let asked = 0
    const payments = Array.from({ length: count }, () => ({ provider: 'wallet' }))
    await askEach(house, payments, async () => void (asked += 1))
    return [asked, warned.mock.calls.length]
  }
  expect(await lookAt(BATCH_MAX - 1)).toEqual([BATCH_MAX - 1, 0])
  expect(await lookAt(BATCH_MAX)).toEqual([BATCH_MAX, 1])
  expect(warned).toHaveBeenCalledWith(
    { asked: BATCH_MAX, read: BATCH_MAX },
    'a look could not ask after every payment that was due',
  )
  warned.mockRestore()
})
