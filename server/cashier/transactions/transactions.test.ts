import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { LIRA } from '#contract/money.ts'
import type { Data, Payload } from '#contract/registry.ts'
import { loginAs, startTestHouse, visitor, type Client, type TestHouse } from '#server/testing.ts'

const CALL = 'finance/list_transactions'

let house: TestHouse
let client: Client

/** One a day from 1 March 2026, midday UTC: 100, 200 … 1200 lira, statuses in turn. */
beforeAll(async () => {
  house = await startTestHouse()
  client = await loginAs(house, 'demo')
  const { db } = house.database
  const member = await db
    .selectFrom('members')
    .select('id')
    .where('username', '=', 'demo')
    .executeTakeFirstOrThrow()
  await house.owner.db.deleteFrom('cash_transactions').where('member_id', '=', member.id).execute()
  for (let day = 1; day <= 12; day++) {
    const status = 1001 + (day % 3)
    const at = new Date(Date.UTC(2026, 2, day, 12))
    await db
      .insertInto('cash_transactions')
      .values({
        member_id: member.id,
        direction: 'in',
        status,
        method_id: 1,
        transfer_type_id: 2,
        amount: BigInt(day * 100) * LIRA,
        call: 'test',
        content_hash: '',
        canceled_by: status === 1003 ? (day % 2 === 0 ? 'house' : 'provider') : null,
        created_at: at,
        decided_at: status === 1001 ? null : at,
      })
      .execute()
  }
})
afterAll(() => house.close())

async function list(filters: Payload<typeof CALL>): Promise<Data<typeof CALL>> {
  return (await client.call(CALL, filters)).data
}
const amounts = async (filters: Payload<typeof CALL>): Promise<number[]> =>
  (await list(filters)).map(({ amount }) => amount)
const refusedRaw = (filters: object) => client.refused(CALL, filters)

describe('the transactions', () => {
  it('CALL-finance/list_transactions CALL-finance/list_transactions-paging CONST-06/transactions come ten at a time, newest first', async () => {
    const reply = await client.call(CALL, {})
    expect(reply.pagination).toEqual({ limit: 10, offset: 0, total: 12 })
    expect(reply.message).toBe('İşlem Başarılı')
    expect(reply.data.map(({ amount }) => amount / 100)).toEqual([12, 11, 10, 9, 8, 7, 6, 5, 4, 3])
    expect(await amounts({ limit: 5, offset: 10 })).toEqual([200, 100])
  })

  it('are not found past the last, and keep their pagination', async () => {
    const reply = await client.refused(CALL, { offset: 12 })
    expect([reply.code, reply.message]).toEqual([404, 'Kayıt Bulunamadı'])
    expect(reply.pagination).toEqual({ limit: 10, offset: 12, total: 12 })
  })

  it('CALL-finance/list_transactions-searchID narrows to one number', async () => {
    const [wanted] = await list({ limit: 1, offset: 4 })
    const found = await list({ searchID: wanted?.transactionID })
    expect(found).toEqual([wanted])
  })

  it('CALL-finance/list_transactions-searchType CALL-finance/list_transactions-searchCategory narrow by their lists', async () => {
    expect(await list({ searchType: 2, searchCategory: 1, limit: 50 })).toHaveLength(12)
    expect((await refusedRaw({ searchType: 1 })).code).toBe(404)
    expect((await refusedRaw({ searchCategory: 2 })).code).toBe(404)
    const { db } = house.database
    const other = await loginAs(house, 'vip20')
    const { id: member_id } = await db
      .selectFrom('members')
      .select('id')
      .where('username', '=', 'vip20')
      .executeTakeFirstOrThrow()
    const withdrawal = { member_id, status: 1001, amount: 7n * LIRA }
    const waiting = { direction: 'out', payout_state: 'waiting' } as const
    await db
      .insertInto('cash_transactions')
      .values({
        ...withdrawal,
        ...waiting,
        method_id: 1,
        transfer_type_id: 2,
        call: 'test',
        content_hash: '',
      })
      .execute()
    const found = await other.call(CALL, { searchCategory: 2 })
    expect(found.data).toMatchObject([{ transaction_category_id: 2, amount: 7 }])
    expect(found.pagination?.total).toBe(1)
    expect((await other.call(CALL, { searchCategory: 1 })).data.length).toBeGreaterThan(0)
    for (const unknown of [{ searchType: 99 }, { searchCategory: 3 }, { searchType: 'x' }])
      expect((await refusedRaw(unknown)).data.refusal).toBe('bad-payload')
  })

  it('CALL-finance/list_transactions-dates narrows by days of Istanbul and by moments', async () => {
    expect(await amounts({ startDate: '2026-03-02', endDate: '2026-03-04' })).toEqual([
      400, 300, 200,
    ])
    expect(await amounts({ endDate: '2026-03-02T12:00:00Z' })).toEqual([200, 100])
    expect(await amounts({ endDate: '2026-03-02T14:59:59+03:00' })).toEqual([100])
    const ends = ['9999-12-31T23:59:59+23:59', '9999-12-31T23:59:59-23:59', '9999-12-31']
    for (const end of ends) {
      expect((await refusedRaw({ startDate: end })).code).toBe(404)
      expect((await amounts({ endDate: end })).length).toBeGreaterThan(0)
    }
    expect((await refusedRaw({ endDate: '0001-01-01T00:00:00+23:59' })).code).toBe(404)
    for (const startDate of ['2026-02-31', 'dün', '02.03.2026', 20_260_302, '0000-01-01'])
      expect(await refusedRaw({ startDate })).toMatchObject({
        code: 422,
        message: 'Böyle bir tarih yok. Lütfen tarihi kontrol edin.',
        data: { fields: [{ field: 'startDate', problem: 'no-such-date' }] },
      })
  })

  it('refuses a span whose first date is later than its last, in words', async () => {
    const crossed = { startDate: '2026-03-03T00:00:01+03:00', endDate: '2026-03-02' }
    expect(await refusedRaw(crossed)).toMatchObject({
      code: 422,
      message: 'Başlangıç tarihi bitiş tarihinden sonra olamaz.',
      data: { fields: [{ field: 'endDate', problem: 'dates-crossed' }] },
    })
  })

  it('CALL-finance/list_transactions-searchMinAmount CALL-finance/list_transactions-status narrow', async () => {
    expect(await amounts({ searchMinAmount: 1100 })).toEqual([1200, 1100])
    expect(await amounts({ searchMinAmount: 1100.01 })).toEqual([1200])
    expect(await refusedRaw({ searchMinAmount: 1100.001 })).toMatchObject({
      code: 422,
      message: 'Tutar en çok iki ondalık basamakla yazılır.',
      data: { fields: [{ field: 'searchMinAmount', problem: 'too-many-decimals' }] },
    })
    const approved = await list({ status: 1002 })
    expect(approved.map((each) => each.transaction_status)).toEqual([1002, 1002, 1002, 1002])
    for (const wrong of [{ status: 1004 }, { searchMinAmount: -1 }, { searchMinAmount: 1e300 }])
      expect((await refusedRaw(wrong)).code).toBe(422)
  })

  it('CALL-finance/list_transactions-OrderPar CALL-finance/list_transactions-OrderDir order', async () => {
    expect(await amounts({ OrderPar: 'amount', OrderDir: 'asc', limit: 3 })).toEqual([
      100, 200, 300,
    ])
    expect(await amounts({ OrderPar: 'date', OrderDir: 'asc', limit: 2 })).toEqual([100, 200])
    const byStatus = await list({ OrderPar: 'status', OrderDir: 'desc', limit: 50 })
    expect(byStatus.map((each) => each.transaction_status).slice(3, 5)).toEqual([1003, 1002])
    for (const wrong of [{ OrderPar: 'amount; drop' }, { OrderDir: 'up' }])
      expect((await refusedRaw(wrong)).code).toBe(422)
  })

  it('CALL-finance/list_transactions-concatRequire joins names in the caller’s language', async () => {
    const [plain] = await list({ limit: 1 })
    expect(plain).not.toHaveProperty('category')
    const reply = await client.call(CALL, { limit: 1, concatRequire: true }, 'en')
    expect(reply.data).toMatchObject([{ category: 'Deposit', subCategory: 'Payment provider' }])
  })

  it('DATA-21/transaction_category_id DATA-21/transaction_status say why one was canceled', async () => {
    const canceled = await list({ status: 1003, OrderDir: 'asc' })
    expect(canceled.map(({ reason }) => reason)).toEqual([
      'expired',
      'declined',
      'expired',
      'declined',
    ])
    expect(canceled.every((each) => each.transaction_category_id === 1)).toBe(true)
  })

  it('are each member’s own, and not for strangers', async () => {
    const [mine] = await list({ limit: 1 })
    const other = await loginAs(house, 'vip20')
    expect((await other.refused(CALL, { searchID: mine?.transactionID })).code).toBe(404)
    expect((await visitor(house).refused(CALL, {})).data.refusal).toBe('no-permission')
  })
})
