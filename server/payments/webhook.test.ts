import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { noticesNotFollowed } from '#server/cashier/notices/notices-not-followed.ts'
import { reconcile } from '#server/cashier/reconciliation/compare.ts'
import { readStatement } from '#server/cashier/reconciliation/statement.ts'
import { loginAs, startTestHouse, type Client, type TestHouse } from '#server/testing.ts'
import { hastenJobs } from '#server/jobs/testing-jobs.ts'
import { noticeKey } from './keys.ts'
import { sandboxStatement } from './sandbox-bank/statement.ts'
import { sign } from '../crypto/signature.ts'

let house: TestHouse
let client: Client

beforeAll(async () => {
  house = await startTestHouse()
  client = await loginAs(house, 'demo')
})
afterAll(() => house.close())

interface Deposit {
  id: number
  reference: string
  pageUrl: string
}

async function open(amount = 100): Promise<Deposit> {
  const payload = { methodID: 3, amount, transfer_type_id: 2, fields: {} }
  const { data } = await client.call('prepayServices/processTransaction', payload)
  const row = await house.database.db
    .selectFrom('cash_transactions')
    .select('member_id')
    .where('id', '=', BigInt(data.transactionID))
    .executeTakeFirstOrThrow()
  const reference = `${row.member_id}-${data.transactionID}`
  return { id: data.transactionID, reference, pageUrl: data.url ?? '' }
}

async function press(pageUrl: string, choice: string): Promise<Response> {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  return fetch(pageUrl, { method: 'POST', body: `do=${choice}`, headers, redirect: 'manual' })
}

interface Tampering {
  secondsAgo?: number
  key?: Buffer
  sentBody?: string
  headers?: Record<string, string>
}

async function notify(notice: object, tampering: Tampering = {}) {
  const body = JSON.stringify(notice)
  const seconds = Math.floor(Date.now() / 1000) - (tampering.secondsAgo ?? 0)
  const key = tampering.key ?? (await noticeKey(house, 'sandbox'))
  const response = await fetch(`${house.settings.publicUrl}/payments/sandbox/webhook`, {
    method: 'POST',
    body: tampering.sentBody ?? body,
    headers: tampering.headers ?? {
      'content-type': 'application/json',
      'x-sandbox-timestamp': String(seconds),
      'x-sandbox-signature': sign(key, seconds, Buffer.from(body)),
    },
  })
  // Every answer of the webhook is of this shape.
  return { status: response.status, ...((await response.json()) as { outcome: string }) }
}

function approval({ reference }: Deposit, amount = 100) {
  return { id: `n-${reference}`, kind: 'approved', reference, amountKurus: String(amount * 100) }
}

async function statusOf({ id }: Deposit): Promise<number | undefined> {
  const { data } = await client.call('finance/list_transactions', { searchID: id })
  return data[0]?.transaction_status
}

async function balance(): Promise<number> {
  const { data } = await client.call('finance/check_balance', {})
  return data[0]?.balance ?? 0
}

/** The same amount by the same provider, on its way out. */
async function withdrawalLike(deposit: Deposit): Promise<Deposit> {
  const { rows } = await house.database.pool.query<{ member_id: bigint; id: bigint }>(
    `insert into cash_transactions (member_id, direction, payout_state, method_id, transfer_type_id,
       amount, call, content_hash, provider)
     select member_id, 'out', 'waiting', method_id, transfer_type_id, amount, call, '', provider
     from cash_transactions where id = $1 returning member_id, id`,
    [deposit.id],
  )
  const { member_id, id } = rows[0] ?? {}
  return { ...deposit, id: Number(id), reference: `${member_id}-${id}` }
}

it('a notice for money on its way out brings none in', async () => {
  const deposit = await open(60)
  const before = await balance()
  const withdrawal = await withdrawalLike(deposit)
  expect((await notify(approval(withdrawal, 60))).outcome).toBe('unknown')
  expect(await balance()).toBe(before)
  expect((await notify(approval(deposit, 60))).outcome).toBe('approved')
  expect(await balance()).toBe(before + 60)
})

/** The time of these lines alone: others of the house's payments are no part of it. */
const ofLines = (lines: readonly { at: Date }[]) => {
  const times = lines.map(({ at }) => at.getTime())
  return { from: new Date(Math.min(...times)), to: new Date(Math.max(...times)) }
}

describe('the page of the sandbox bank', () => {
  it('approves: the money is there before the browser is back', async () => {
    const before = await balance()
    const deposit = await open()
    const answer = await press(deposit.pageUrl, 'approve')
    expect(answer.status).toBe(303)
    expect(answer.headers.get('location')).toBe(
      `${house.settings.publicUrl}/deposit?transaction=${deposit.id}`,
    )
    expect(await statusOf(deposit)).toBe(1002)
    expect(await balance()).toBe(before + 100)
  })

  it('declines: canceled, and no money', async () => {
    const before = await balance()
    const deposit = await open()
    await press(deposit.pageUrl, 'decline')
    expect(await statusOf(deposit)).toBe(1003)
    expect(await balance()).toBe(before)
  })

  it('notifies twice, and the money comes once', async () => {
    const before = await balance()
    const deposit = await open()
    await press(deposit.pageUrl, 'repeat')
    expect(await balance()).toBe(before + 100)
    const noted = await house.database.db
      .selectFrom('payment_notices')
      .select(['times', 'outcome'])
      .where('transaction_id', '=', BigInt(deposit.id))
      .execute()
    expect(noted).toEqual([{ times: 2, outcome: 'approved' }])
    await press(deposit.pageUrl, 'again')
    expect(await balance()).toBe(before + 100)
  })

  it('notifies in reverse: what was declined before comes after what was approved, and changes nothing', async () => {
    const before = await balance()
    const deposit = await open()
    expect((await press(deposit.pageUrl, 'reorder')).status).toBe(303)
    expect(await statusOf(deposit)).toBe(1002)
    expect(await balance()).toBe(before + 100)
    const noted = await house.database.db
      .selectFrom('payment_notices')
      .select('outcome')
      .where('transaction_id', '=', BigInt(deposit.id))
      .orderBy('arrived_at')
      .execute()
    expect(noted.map(({ outcome }) => outcome)).toEqual(['approved', 'contradicts'])
  })

  it('notifies late, by a job, after the browser came back', async () => {
    const before = await balance()
    const deposit = await open()
    expect((await press(deposit.pageUrl, 'delay')).headers.get('location')).toContain(
      'transaction=',
    )
    expect(await statusOf(deposit)).toBe(1001)
    await hastenJobs(house)
    await expect.poll(() => statusOf(deposit), { timeout: 10_000 }).toBe(1002)
    expect(await balance()).toBe(before + 100)
  })

  it('holds to its first word', async () => {
    const deposit = await open()
    await press(deposit.pageUrl, 'decline')
    expect((await press(deposit.pageUrl, 'approve')).headers.get('location')).toBe(deposit.pageUrl)
    expect(await statusOf(deposit)).toBe(1003)
  })

  it('draws amount, code and buttons without a script, in both languages', async () => {
    const deposit = await open(1234.5)
    const page = await fetch(deposit.pageUrl)
    const text = await page.text()
    expect(text).toContain('₺1.234,50')
    expect(text).toContain('OYUN PARASI')
    expect(text).toMatch(/<svg[^>]*viewBox/)
    expect(text).not.toContain('<script')
    expect(page.headers.get('content-security-policy')).toMatch(/^default-src 'none'/)
    const payload = { methodID: 3, amount: 10, requestId: 'english' }
    const { data } = await client.call('prepayServices/processTransaction', payload, 'en')
    expect(await (await fetch(data.url ?? '')).text()).toContain('PLAY MONEY')
  })

  it('shows what a member wrote as text, never as a page', async () => {
    const fields = { referenceNumber: '<img src=x onerror=alert(1)>"\'' }
    const payload = { methodID: 3, amount: 10, fields }
    const { data } = await client.call('prepayServices/processTransaction', payload)
    const text = await (await fetch(data.url ?? '')).text()
    expect(text).toContain('&lt;img src=x onerror=alert(1)&gt;&quot;&#39;')
    expect(text).not.toContain('<img')
  })

  it('is not found under a guessed name, and shrugs at unknown buttons', async () => {
    const { publicUrl } = house.settings
    expect((await fetch(`${publicUrl}/sandbox-pay/${'0'.repeat(32)}`)).status).toBe(404)
    expect((await fetch(`${publicUrl}/sandbox-pay/1%00`)).status).toBe(404)
    const deposit = await open()
    await press(deposit.pageUrl, 'constructor')
    expect(await statusOf(deposit)).toBe(1001)
  })

  it('takes no decision once its time is over', async () => {
    const deposit = await open()
    await house.database.pool.query(
      `update sandbox_payments set expires_at = now() - interval '1 second' where reference = $1`,
      [deposit.reference],
    )
    await press(deposit.pageUrl, 'approve')
    expect(await statusOf(deposit)).toBe(1001)
    expect(await (await fetch(deposit.pageUrl)).text()).toContain('süresi doldu')
  })
})

describe('the webhook', () => {
  it('settles a notice that comes before the browser returns, and only once', async () => {
    const before = await balance()
    const deposit = await open()
    expect(await notify(approval(deposit))).toEqual({ status: 200, outcome: 'approved' })
    expect(await notify(approval(deposit))).toEqual({ status: 200, outcome: 'repeated' })
    expect(await notify({ ...approval(deposit), id: 'another' })).toMatchObject({ status: 200 })
    expect(await balance()).toBe(before + 100)
  })

  it('settles once when twenty come at the same time', async () => {
    const before = await balance()
    const deposit = await open()
    const answers = await Promise.all(Array.from({ length: 20 }, () => notify(approval(deposit))))
    expect(answers.filter(({ outcome }) => outcome === 'approved')).toHaveLength(1)
    expect(answers.every(({ status }) => status === 200)).toBe(true)
    expect(await balance()).toBe(before + 100)
  })

  it('does not believe an approval after the decline', async () => {
    const before = await balance()
    const deposit = await open()
    const notice = approval(deposit)
    expect((await notify({ ...notice, kind: 'declined', id: 'no' })).outcome).toBe('declined')
    expect(await notify(notice)).toEqual({ status: 409, outcome: 'contradicts' })
    expect(await statusOf(deposit)).toBe(1003)
    expect(await balance()).toBe(before)
  })

  it('leaves what was not followed for an operator to find, and nothing that was', async () => {
    const deposit = await open()
    const notice = approval(deposit)
    await notify({ ...notice, kind: 'declined', id: 'no' })
    await notify(notice)
    await notify(notice)
    const found = await noticesNotFollowed(house.database.db, 200)
    const ofIt = found.filter(({ transactionId }) => transactionId === BigInt(deposit.id))
    expect(ofIt).toEqual([
      expect.objectContaining({
        provider: 'sandbox',
        direction: 'in',
        username: 'demo',
        kind: 'approved',
        outcome: 'contradicts',
        times: 2,
        status: 1003,
      }),
    ])
  })

  it('and the sandbox bank’s own statement agrees with what was settled', async () => {
    const paid = await open()
    await press(paid.pageUrl, 'approve')
    const declined = await open()
    await press(declined.pageUrl, 'decline')
    const its = new Set([paid.reference, declined.reference])
    const csv = await sandboxStatement(house.database.db, house.clock())
    const { lines: whole, period } = readStatement(csv)
    expect(period).toMatchObject({ to: expect.any(Date) as Date })
    const lines = whole.filter(({ reference }) => its.has(reference))
    expect(lines.map(({ reference, state }) => [reference, state])).toEqual([
      [paid.reference, 'approved'],
      [declined.reference, 'declined'],
    ])
    const { agreed, differences } = await reconcile(
      house.database.db,
      'sandbox',
      lines,
      ofLines(lines),
    )
    expect([agreed, differences]).toEqual([2, []])
  })

  it('takes no money back for a decline after the approval', async () => {
    const deposit = await open()
    await notify(approval(deposit))
    const before = await balance()
    const decline = { ...approval(deposit), kind: 'declined', id: 'no' }
    expect(await notify(decline)).toEqual({ status: 409, outcome: 'contradicts' })
    expect(await balance()).toBe(before)
  })

  it('books no other amount than the one asked for', async () => {
    const before = await balance()
    const deposit = await open()
    expect(await notify(approval(deposit, 99))).toEqual({ status: 409, outcome: 'amount-differs' })
    expect(await notify(approval(deposit, 100_000))).toMatchObject({ outcome: 'amount-differs' })
    expect(await statusOf(deposit)).toBe(1001)
    expect(await balance()).toBe(before)
    expect(await notify(approval(deposit))).toMatchObject({ outcome: 'approved' })
  })

  it('books nothing in another currency, whatever its amount', async () => {
    const before = await balance()
    const deposit = await open()
    for (const currency of ['USD', 'try', '', null])
      expect(await notify({ ...approval(deposit), currency })).toEqual({
        status: 400,
        outcome: 'unreadable',
      })
    expect([await statusOf(deposit), await balance()]).toEqual([1001, before])
    const lira = { ...approval(deposit), currency: 'TRY' }
    expect(await notify(lira)).toMatchObject({ outcome: 'approved' })
  })

  it('refuses a wrong key, another body, an old notice and none of a signature', async () => {
    const before = await balance()
    const deposit = await open()
    const notice = approval(deposit)
    const forged = { status: 401, outcome: 'forged' }
    expect(await notify(notice, { key: Buffer.alloc(32) })).toEqual(forged)
    expect(await notify(notice, { sentBody: JSON.stringify({ ...notice, x: 1 }) })).toEqual(forged)
    expect(await notify(notice, { secondsAgo: 301 })).toEqual({ status: 401, outcome: 'stale' })
    expect(await notify(notice, { secondsAgo: -302 })).toEqual({ status: 401, outcome: 'stale' })
    expect(await notify(notice, { headers: {} })).toEqual({ status: 401, outcome: 'unsigned' })
    expect(await balance()).toBe(before)
    expect(await statusOf(deposit)).toBe(1001)
  })

  it('answers nonsense without a fault', async () => {
    expect(await notify({ hello: 1 })).toEqual({ status: 400, outcome: 'unreadable' })
    const unknown = { id: 'x', kind: 'approved', reference: '999999-1', amountKurus: '100' }
    expect(await notify(unknown)).toEqual({ status: 404, outcome: 'unknown' })
    for (const reference of ['', 'x', '1-2-3', '-1-1', `${'9'.repeat(30)}-1`, '1; drop'])
      expect(await notify({ ...unknown, reference })).toEqual({ status: 404, outcome: 'unknown' })
    for (const amountKurus of ['-1', '1.5', '1e9', '', '9'.repeat(40)])
      expect(await notify({ ...unknown, amountKurus })).toMatchObject({ status: 400 })
    expect(house.logged()).not.toContain('"fault"')
  })

  it('has no end of its own for other providers, and takes no long letter', async () => {
    const { publicUrl } = house.settings
    const other = await fetch(`${publicUrl}/payments/paypal/webhook`, {
      method: 'POST',
      body: '{}',
    })
    expect(other.status).toBe(404)
    const long = { method: 'POST', body: 'x'.repeat(20_000) }
    expect((await fetch(`${publicUrl}/payments/sandbox/webhook`, long)).status).toBe(413)
  })

  it('is not open to another member: the money goes where the transaction is', async () => {
    const other = await loginAs(house, 'vip20')
    const { rows } = await house.database.pool.query<{ id: bigint }>(
      `select id from members where username = 'vip20'`,
    )
    const deposit = await open()
    const before = (await other.call('finance/check_balance', {})).data
    const swapped = { ...approval(deposit), reference: `${rows[0]?.id}-${deposit.id}` }
    expect(await notify(swapped)).toEqual({ status: 404, outcome: 'unknown' })
    expect((await other.call('finance/check_balance', {})).data).toEqual(before)
    const found = await other.refused('finance/list_transactions', { searchID: deposit.id })
    expect(found.data.refusal).toBe('not-found')
  })
})

describe('a house that is no demo', () => {
  it('has neither the bank nor its webhook nor its method', async () => {
    const plain = await startTestHouse({ settings: { demo: false } })
    try {
      const { publicUrl } = plain.settings
      const options = { method: 'POST', body: '{}' }
      expect((await fetch(`${publicUrl}/payments/sandbox/webhook`, options)).status).toBe(404)
      const page = await fetch(`${publicUrl}/sandbox-pay/${'0'.repeat(32)}`)
      expect(await page.text()).not.toContain('OYUN PARASI')
    } finally {
      await plain.close()
    }
  })
})

describe('the bank’s button', () => {
  const pressFrom = (pageUrl: string, headers: Record<string, string>) =>
    fetch(pageUrl, {
      method: 'POST',
      body: 'do=approve',
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      redirect: 'manual',
    })

  it('is not pressed by another site’s page; its own page presses it', async () => {
    const deposit = await open()
    const { publicUrl, gamesUrl } = house.settings
    for (const headers of [
      { origin: 'https://evil.example' },
      { origin: new URL(gamesUrl).origin },
      { origin: 'null' },
      { 'sec-fetch-site': 'cross-site' },
    ])
      expect((await pressFrom(deposit.pageUrl, headers)).status).toBe(403)
    expect(await statusOf(deposit)).not.toBe(1002)
    const page = await fetch(deposit.pageUrl)
    // With no referrer at all a browser would send the form with the origin `null`.
    expect(page.headers.get('referrer-policy')).toBe('same-origin')
    expect((await pressFrom(deposit.pageUrl, { origin: publicUrl })).status).toBe(303)
    await expect.poll(() => statusOf(deposit), { timeout: 10_000 }).toBe(1002)
  })
})
