import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Payload } from '#contract/registry.ts'
import { loginAs, startTestHouse, visitor, type Client, type TestHouse } from '#server/testing.ts'

const CALL = 'prepayServices/processTransaction'

let house: TestHouse
let client: Client
let runningId = 0

beforeAll(async () => {
  house = await startTestHouse()
  client = await loginAs(house, 'demo')
})
afterAll(() => house.close())
beforeEach(() => (runningId += 1))

const deposit = (changes: object = {}): Payload<typeof CALL> => ({
  methodID: 3,
  amount: 250,
  transfer_type_id: 2,
  fields: { referenceNumber: 'Kira' },
  requestId: `request-${runningId}`,
  ...changes,
})

/** For payloads that no typed caller could write. */
const refusedRaw = (changes: object) => client.refused(CALL, { ...deposit(), ...changes })

async function transactions(): Promise<number> {
  const { pagination } = await client.call('finance/list_transactions', {})
  return pagination?.total ?? 0
}

describe('a deposit left half way', () => {
  const listed = async (searchID: number, by = client) =>
    (await by.call('finance/list_transactions', { searchID })).data

  it('keeps its page for its owner alone, until it is decided', async () => {
    const { data } = await client.call(CALL, deposit())
    expect(await listed(data.transactionID)).toMatchObject([{ url: data.url }])
    const other = await loginAs(house, 'vip20')
    const stolen = await other.refused('finance/list_transactions', {
      searchID: data.transactionID,
    })
    expect(stolen.code).toBe(404)
    await fetch(data.url ?? '', { method: 'POST', body: 'do=decline', redirect: 'manual' })
    expect(await listed(data.transactionID)).toMatchObject([
      { transaction_status: 1003, url: null },
    ])
  })

  it('has no page any more when nothing can be paid there', async () => {
    const { data } = await client.call(CALL, deposit())
    await house.owner.pool.query(
      `update cash_transactions set created_at = created_at - interval '31 minutes' where id = $1`,
      [data.transactionID],
    )
    expect(await listed(data.transactionID)).toMatchObject([
      { transaction_status: 1001, url: null },
    ])
  })
})

describe('a deposit', () => {
  it('is reserved, opened at the provider, and answered with its page', async () => {
    const { data, code } = await client.call(CALL, deposit())
    expect(code).toBe(200)
    expect(data.status).toBe(1001)
    expect(data.transactionID).toBeGreaterThan(0)
    expect(data.url).toMatch(new RegExp(`^${house.settings.publicUrl}/sandbox-pay/[0-9a-f]{32}$`))
    const listed = await client.call('finance/list_transactions', { searchID: data.transactionID })
    expect(listed.data).toMatchObject([{ amount: 250, transaction_status: 1001, methodID: 3 }])
  })

  it('answers a repeat with the first outcome, also at the same time, also when it is over', async () => {
    const before = await transactions()
    const replies = await Promise.all(Array.from({ length: 8 }, () => client.call(CALL, deposit())))
    expect(new Set(replies.map(({ data }) => JSON.stringify(data))).size).toBe(1)
    expect(await transactions()).toBe(before + 1)
    const first = replies[0]?.data
    await fetch(first?.url ?? '', { method: 'POST', body: 'do=decline', redirect: 'manual' })
    expect((await client.call(CALL, deposit())).data).toEqual(first)
    expect(await transactions()).toBe(before + 1)
  })

  it('refuses the same request id with other content', async () => {
    await client.call(CALL, deposit())
    for (const other of [{ amount: 251 }, { fields: {} }, { Type: 2 }]) {
      const refused = await refusedRaw(other)
      expect([refused.code, refused.data.refusal]).toEqual([409, 'reference-reused'])
    }
  })

  it('keeps request ids apart by member', async () => {
    const other = await loginAs(house, 'vip20')
    const { data: mine } = await client.call(CALL, deposit())
    const { data: theirs } = await other.call(CALL, deposit())
    expect(theirs.transactionID).not.toBe(mine.transactionID)
    expect(theirs.url).not.toBe(mine.url)
  })

  it('is a new one each time without a request id', async () => {
    const { data: first } = await client.call(CALL, deposit({ requestId: undefined }))
    const { data: second } = await client.call(CALL, deposit({ requestId: undefined }))
    expect(second.transactionID).not.toBe(first.transactionID)
  })

  it('goes on where a crash left it, between reserving and speaking', async () => {
    const { data: first } = await client.call(CALL, deposit())
    await house.database.pool.query(
      `update cash_transactions set url = null, provider_payment = null where id = $1`,
      [first.transactionID],
    )
    expect((await client.call(CALL, deposit())).data).toEqual(first)
  })

  it('takes the least and the most of its method, and nothing beyond', async () => {
    await client.call(CALL, deposit({ amount: 10, requestId: undefined }))
    await client.call(CALL, deposit({ amount: 50_000, requestId: undefined }))
    for (const amount of [9.99, 0.01, 50_000.01, 999_999_999]) {
      const refused = await refusedRaw({ amount })
      expect([refused.code, refused.data]).toEqual([
        422,
        { refusal: 'amount-out-of-range', minimum: 10, maximum: 50_000 },
      ])
    }
  })

  it('refuses amounts that are none: negative, zero, parts of a kuruş, enormous, not numbers', async () => {
    const before = await transactions()
    const texts = ['100', '1e3', '10,5', '100.00', '١٠٠']
    const wrong = [-1, 0, -0.01, 10.001, 10.0000001, 1e300, ...texts, null, [100], { a: 1 }, true]
    for (const amount of wrong) {
      const refused = await refusedRaw({ amount })
      expect([refused.code, refused.data.refusal]).toEqual([422, 'bad-payload'])
      expect(refused.data.fields?.[0]?.field).toBe('amount')
    }
    expect(await transactions()).toBe(before)
  })

  it('refuses methods that are none, and withdrawals through it', async () => {
    const wrong = [
      { methodID: 999 },
      { transfer_type_id: 1 },
      { transfer_type_id: -7 },
      { Type: 2 },
    ]
    for (const changes of wrong)
      expect((await refusedRaw(changes)).data.refusal).toBe('method-unknown')
    for (const methodID of [0, -1, 1.5, 'sandbox', null, 1e300])
      expect((await refusedRaw({ methodID })).data.refusal).toBe('bad-payload')
  })

  it('names the fields that are wrong or not the method’s', async () => {
    const fields = { referenceNumber: 'x'.repeat(41), iban: 'TR00' }
    const refused = await refusedRaw({ fields })
    expect(refused.data.fields).toEqual([
      { field: 'fields.referenceNumber', problem: 'too_big' },
      { field: 'fields.iban', problem: 'unknown' },
    ])
    for (const referenceNumber of ['a\u0000b', 'a\u202eb', 'a\nb'])
      expect((await refusedRaw({ fields: { referenceNumber } })).code).toBe(422)
    for (const requestId of ['', 'x'.repeat(65), 7, 'a\u0007'])
      expect((await refusedRaw({ requestId })).code).toBe(422)
  })

  it('is not for strangers', async () => {
    const stranger = visitor(house)
    expect((await stranger.refused(CALL, deposit())).data.refusal).toBe('no-permission')
    const gone = await loginAs(house, 'demo')
    await gone.call('user/logout', {})
    expect((await gone.refused(CALL, deposit())).data.refusal).toBe('session-expired')
  })
})

describe('the balance', () => {
  it('CALL-finance/check_balance stands in the first element', async () => {
    const fresh = await loginAs(house, 'vip20')
    const { data } = await fresh.call('finance/check_balance', {})
    expect(data).toEqual([
      {
        balance: 10_000,
        cash: 10_000,
        bonus: 0,
        held: 0,
        pendingWithdrawal: 0,
        freeRounds: 0,
        currency: 'TRY',
      },
    ])
  })

  it('is not for strangers', async () => {
    expect((await visitor(house).refused('finance/check_balance', {})).data.refusal).toBe(
      'no-permission',
    )
  })
})

it('is counted by one clock, the house’s: however far another is, it can be paid as long as it says', async () => {
  house.pass(2 * 60 * 60_000)
  try {
    const later = await loginAs(house, 'demo')
    const { data } = await later.call(CALL, deposit({ methodID: 1 }))
    const { data: listed } = await later.call('finance/list_transactions', {
      searchID: data.transactionID,
    })
    expect(listed).toMatchObject([{ instructions: { kind: 'qr' } }])
  } finally {
    house.pass(-2 * 60 * 60_000)
  }
})
