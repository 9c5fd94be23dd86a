import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { audit, isClean } from '#ledger/audit.ts'
import type { Actor } from '#server/action/actor.ts'
import { snapshot } from '#server/database/database.ts'
import { loginAs, startTestHouse, type Client, type TestHouse } from '#server/testing.ts'
import { undoneIn, untriggered } from '#server/audit/testing-audit.ts'
import { hastenJobs } from '#server/jobs/testing-jobs.ts'
import { PAYMENT_CHECKS } from '../audit.ts'
import { settleDepositByHand } from './deposit-by-hand.ts'
import { findDeposit, undecidedDeposits } from './deposit-queue.ts'
import { newBankAccount } from '../accounts/testing-accounts.ts'

const OPERATOR: Actor = { kind: 'command', name: 'operator', why: 'the money is there' }
const PAY = 'prepayServices/processTransaction'
const CANCEL = 'finance/cancel_deposit'

let house: TestHouse
let client: Client
let accountID: number
beforeAll(async () => {
  house = await startTestHouse()
  client = await loginAs(house, 'demo')
  const found = house.database.db.selectFrom('members').select('id')
  const { id } = await found.where('username', '=', 'demo').executeTakeFirstOrThrow()
  accountID = await newBankAccount(house, id)
})
afterAll(async () => {
  const found = await snapshot(house.database, (q) => audit(q, { checks: PAYMENT_CHECKS }))
  expect(isClean(found)).toBe(true)
  await house.close()
})

const balance = async () => (await client.call('finance/check_balance', {})).data[0]?.balance ?? 0
const shown = async (searchID: number) =>
  (await client.call('finance/list_transactions', { searchID })).data[0]

async function transfer(amount = 500): Promise<number> {
  const payload = { methodID: 11, amount, transfer_type_id: 1, accountID }
  return (await client.call('finance/save_bank_transfer', payload)).data.transactionID
}

async function detailsOf(id: number) {
  const found = await findDeposit(house.database.db, BigInt(id))
  if (!found) throw new Error('no such deposit')
  return found
}

describe('a bank transfer', () => {
  it('says where the money goes and the word it is found by, and waits for the operator', async () => {
    const payload = { methodID: 11, amount: 500, transfer_type_id: 1, accountID }
    const { data } = await client.call('finance/save_bank_transfer', payload)
    expect(data).toEqual({ transactionID: data.transactionID, status: 1001 })
    expect((await shown(data.transactionID))?.instructions).toMatchObject({
      kind: 'transfer',
      code: null,
      rows: [
        { name: 'receiver', value: 'Kasa Ödeme Hizmetleri' },
        { name: 'bank', value: 'Çınar Bank' },
        { name: 'iban', value: 'TR440099400001234000567801' },
        { name: 'note', value: `KS-${data.transactionID}` },
      ],
    })
    const waiting = await undecidedDeposits(house.database.db, 'by-hand')
    expect(waiting.at(-1)).toMatchObject({ note: `KS-${data.transactionID}`, username: 'demo' })
  })

  it('is credited once when the operator has seen the money, with a row in the action log', async () => {
    const before = await balance()
    const id = await transfer(750)
    const details = await detailsOf(id)
    const both = [1, 2].map(() => settleDepositByHand(house, OPERATOR, details, 'approved'))
    expect((await Promise.all(both)).toSorted()).toEqual(['approved', 'settled'])
    expect(await balance()).toBe(before + 750)
    expect(await shown(id)).toMatchObject({ transaction_status: 1002, instructions: null })
    const acts = house.database.db.selectFrom('actions').select(['what', 'before', 'after'])
    expect(await acts.where('target', '=', `deposit:${id}`).execute()).toEqual([
      { what: 'deposit.approved', before: { status: 1001 }, after: { status: 1002 } },
    ])
    expect(await settleDepositByHand(house, OPERATOR, details, 'canceled')).toBe('settled')
  })

  it('is canceled by the operator, and credited all the same when the money came after', async () => {
    const before = await balance()
    const id = await transfer(300)
    const details = await detailsOf(id)
    expect(await settleDepositByHand(house, OPERATOR, details, 'canceled')).toBe('canceled')
    expect(await shown(id)).toMatchObject({ transaction_status: 1003, reason: 'canceled' })
    expect(await settleDepositByHand(house, OPERATOR, details, 'approved')).toBe('approved')
    expect(await balance()).toBe(before + 300)
  })

  it('is announced once by its member, while it is open', async () => {
    const id = await transfer()
    await client.call('finance/announce_deposit', { transactionID: id })
    const announced = (await shown(id))?.announcedAt
    expect(announced).toEqual(expect.any(String))
    await client.call('finance/announce_deposit', { transactionID: id })
    expect((await shown(id))?.announcedAt).toBe(announced)
    const other = await loginAs(house, 'vip20')
    for (const transactionID of [id, 999_999])
      expect(
        (await other.refused('finance/announce_deposit', { transactionID })).data.refusal,
      ).toBe('not-found')
    const late = await transfer()
    await settleDepositByHand(house, OPERATOR, await detailsOf(late), 'canceled')
    const refused = await client.refused('finance/announce_deposit', { transactionID: late })
    expect(refused.data.refusal).toBe('deposit-settled')
  })

  it('keeps its amount while it is open: changed past the database’s own refusal, the audit names it', async () => {
    const id = await transfer(640)
    await client.call('finance/announce_deposit', { transactionID: id })
    const change = `update cash_transactions set amount = amount * 10 where id = ${id}`
    await expect(house.database.pool.query(change)).rejects.toThrow('permission denied')
    await expect(house.owner.pool.query(change)).rejects.toThrow(
      'a payment keeps its direction and its amount',
    )
    const { findings } = await undoneIn(house.owner, async (q) => {
      for (const text of [
        'set constraints all immediate',
        untriggered('cash_transactions'),
        change,
      ])
        await q.query(text, [])
      return audit(q, { checks: PAYMENT_CHECKS })
    })
    expect(findings).toEqual([
      expect.objectContaining({
        kind: 'transactions-miscounted',
        row: expect.stringMatching(new RegExp(`^count of in 1001 by 1 \\(.*deposit ${id}\\b`)),
      }),
      expect.objectContaining({
        kind: 'amounts-miscounted',
        row: 'amounts of in 1001 by 1',
      }),
    ])
  })

  it('is settled by hand only where no provider says it', async () => {
    const { data } = await client.call(PAY, { methodID: 1, amount: 100 })
    const details = await detailsOf(data.transactionID)
    expect(await settleDepositByHand(house, OPERATOR, details, 'approved')).toBe('not-by-hand')
  })
})

describe('a deposit that its member gives up', () => {
  it('cannot be paid any more, and is canceled once', async () => {
    const before = await balance()
    const { data } = await client.call(PAY, { methodID: 1, amount: 120 })
    const open = await shown(data.transactionID)
    expect(open?.instructions).toMatchObject({ kind: 'qr', code: open?.url })
    for (let times = 0; times < 2; times += 1)
      await client.call(CANCEL, { transactionID: data.transactionID })
    await fetch(open?.url ?? '', { method: 'POST', body: 'do=approve', redirect: 'manual' })
    expect(await shown(data.transactionID)).toMatchObject({
      transaction_status: 1003,
      reason: 'taken-back',
      url: null,
      instructions: null,
    })
    expect(await balance()).toBe(before)
  })

  it('is credited where it was paid before, and nobody else gives it up', async () => {
    const before = await balance()
    const { data } = await client.call(PAY, { methodID: 4, amount: 130 })
    const open = await shown(data.transactionID)
    expect(open?.instructions).toMatchObject({
      kind: 'counter',
      code: expect.stringMatching(/^\d{8}$/),
    })
    const other = await loginAs(house, 'vip20')
    const stolen = await other.refused(CANCEL, { transactionID: data.transactionID })
    expect(stolen.data.refusal).toBe('not-found')
    // Paid at the bank, whose notice is on its way.
    await house.database.pool.query(
      `update sandbox_payments set status = 'approved', decided_at = now() where id = $1`,
      [open?.url?.split('/').at(-1)],
    )
    const refused = await client.refused(CANCEL, { transactionID: data.transactionID })
    expect([refused.code, refused.data.refusal]).toEqual([409, 'deposit-settled'])
    expect(await balance()).toBe(before + 130)
    expect((await client.refused(CANCEL, { transactionID: data.transactionID })).code).toBe(409)
  })

  it('races its payment to one end', async () => {
    for (let round = 0; round < 5; round += 1) {
      const before = await balance()
      const { data } = await client.call(PAY, { methodID: 3, amount: 40 })
      const pay = fetch(data.url ?? '', { method: 'POST', body: 'do=approve', redirect: 'manual' })
      const given = client
        .call(CANCEL, { transactionID: data.transactionID })
        .catch(() => client.refused(CANCEL, { transactionID: data.transactionID }))
      await Promise.all([pay, given])
      const end = await shown(data.transactionID)
      const credited = end?.transaction_status === 1002 ? 40 : 0
      expect(end?.transaction_status).not.toBe(1001)
      expect(await balance()).toBe(before + credited)
    }
  })
})

describe('a wallet that tells nobody', () => {
  const due = () => hastenJobs(house)
  const decided = () =>
    house.database.pool.query(
      `update wallet_payments set created_at = created_at - interval '1 minute'`,
    )

  it('is asked until it has an answer, and credited once', async () => {
    const before = await balance()
    const { data } = await client.call(PAY, { methodID: 5, amount: 210 })
    expect(await shown(data.transactionID)).toMatchObject({
      transaction_status: 1001,
      instructions: { kind: 'transfer' },
    })
    await decided()
    await due()
    await expect
      .poll(async () => (await shown(data.transactionID))?.transaction_status, { timeout: 10_000 })
      .toBe(1002)
    expect(await balance()).toBe(before + 210)
  })

  it('cancels what it declines', async () => {
    const before = await balance()
    const { data } = await client.call(PAY, { methodID: 5, amount: 210.13 })
    await decided()
    await due()
    await expect
      .poll(async () => (await shown(data.transactionID))?.reason, { timeout: 10_000 })
      .toBe('declined')
    expect(await balance()).toBe(before)
  })

  it('hears nobody but this house', async () => {
    const body = JSON.stringify({ act: 'ask', direction: 'in', reference: '1-1' })
    const url = `${house.settings.publicUrl}/sandbox-wallet`
    const headers = { 'x-wallet-time': String(Date.now()), 'x-wallet-signature': 'AAAA' }
    for (const sent of [{}, headers])
      expect((await fetch(url, { method: 'POST', body, headers: sent })).status).toBe(401)
  })
})
