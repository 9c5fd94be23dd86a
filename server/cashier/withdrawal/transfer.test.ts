import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Data, Payload } from '#contract/registry.ts'
import { audit } from '#ledger/audit.ts'
import { closeAccount, reopenAccount } from '#server/account/profile/closing.ts'
import type { Actor } from '#server/action/actor.ts'
import { snapshot } from '#server/database/database.ts'
import { loginAs, startTestHouse, visitor, type Client, type TestHouse } from '#server/testing.ts'
import { hastenJobs } from '#server/jobs/testing-jobs.ts'
import { PAYMENT_CHECKS } from '../audit.ts'
import type { Whose } from '../reference.ts'
import { newBankAccount } from '../accounts/testing-accounts.ts'
import { settlePayoutByHand } from './by-hand.ts'
import { approveWithdrawal, refuseWithdrawal, reviewWithdrawal } from './decision.ts'
import { findWithdrawal, otherValidity, undecidedWithdrawals } from './queue.ts'

const FAST = 2
const BANK_TRANSFER = 6
const CEP_BANK = 7
const CEP = 301
const CALL = 'prepayServices/processTransaction'
const CALLS = [CALL, 'finance/save_bank_transfer', 'finance/save_cep_bank_transfer'] as const
type TransferCall = (typeof CALLS)[number]

const OPERATOR: Actor = { kind: 'command', name: 'operator', why: 'test' }

let house: TestHouse
let client: Client
let memberId: bigint
let accountID: number
let requests = 0

beforeAll(async () => {
  house = await startTestHouse()
  client = await loginAs(house, 'demo')
  memberId = await idOf('demo')
  accountID = await newBankAccount(house, memberId)
}, 120_000)
afterAll(() => house.close())

async function idOf(username: string): Promise<bigint> {
  const found = house.database.db.selectFrom('members').select('id')
  return (await found.where('username', '=', username).executeTakeFirstOrThrow()).id
}

const asked = (changes: object = {}): Payload<TransferCall> => ({
  Type: 2,
  methodID: FAST,
  amount: 150,
  transfer_type_id: 2,
  accountID,
  idValidity: '2031-03-14',
  note: 'Kira',
  requestId: `withdrawal ${(requests += 1)}`,
  ...changes,
})

const wallet = async () => {
  const { data } = await client.call('finance/check_balance', {})
  return [data[0]?.cash ?? 0, data[0]?.pendingWithdrawal ?? 0] as const
}

type Listed = Data<'finance/list_transactions'>[number]
async function listed(searchID: number): Promise<Listed | undefined> {
  return (await client.call('finance/list_transactions', { searchID })).data[0]
}

async function whoseOf(name: TransferCall, changes: object = {}): Promise<Whose> {
  const { data } = await client.call(name, asked(changes))
  return { memberId, transactionId: BigInt(data.transactionID) }
}

/** As the job and the sandbox bank do it, whose times of waiting are over at once. */
async function untilState(transactionId: bigint, state: string): Promise<void> {
  const stateNow = async () => {
    await hastenJobs(house)
    return (await listed(Number(transactionId)))?.payoutState
  }
  await expect.poll(stateNow, { timeout: 20_000 }).toBe(state)
}

describe('a withdrawal', () => {
  it('CALL-routing/withdraw-default goes through prepayServices/processTransaction, is paid, and says all the way where it is', async () => {
    const [cash, pending] = await wallet()
    const { data } = await client.call(CALL, asked())
    expect(data).toEqual({ transactionID: expect.any(Number), status: 1001 })
    expect(await wallet()).toEqual([cash - 150, pending + 150])
    expect(await listed(data.transactionID)).toMatchObject({
      transaction_category_id: 2,
      transaction_status: 1001,
      payoutState: 'waiting',
      account: { name: 'Pusula Bank', ending: '7841' },
      url: null,
      reviewedAt: null,
      sentAt: null,
      usualHours: 2,
      duration: expect.stringMatching(/./) as string,
    })
    const whose = { memberId, transactionId: BigInt(data.transactionID) }
    expect(await reviewWithdrawal(house, OPERATOR, whose)).toBe('review')
    const moment = expect.stringMatching(/^\d{4}-.*Z$/) as string
    expect(await listed(data.transactionID)).toMatchObject({
      payoutState: 'review',
      reviewedAt: moment,
    })
    expect(await approveWithdrawal(house, OPERATOR, whose)).toBe('sent')
    await untilState(whose.transactionId, 'paid')
    expect(await listed(data.transactionID)).toMatchObject({
      transaction_status: 1002,
      reviewedAt: moment,
      sentAt: moment,
      usualHours: null,
    })
    expect(await wallet()).toEqual([cash - 150, pending])
  })

  it('CALL-routing/withdraw-bank-transfer CALL-routing/withdraw-cep goes by the call of its method alone, and an operator says that it was paid', async () => {
    const cepAccount = await newBankAccount(house, memberId, { bankId: CEP, iban: '' })
    const transfers = [
      ['finance/save_bank_transfer', { methodID: BANK_TRANSFER, transfer_type_id: 1 }],
      [
        'finance/save_cep_bank_transfer',
        { methodID: CEP_BANK, transfer_type_id: 3, accountID: cepAccount },
      ],
    ] as const
    for (const [name, changes] of transfers) {
      for (const other of CALLS.filter((each) => each !== name))
        expect((await client.refused(other, asked(changes))).data.refusal, other).toBe(
          'method-unknown',
        )
      const whose = await whoseOf(name, changes)
      const details = async () => {
        const found = await findWithdrawal(house.database.db, whose.transactionId)
        if (!found) throw new Error('no such withdrawal')
        return found
      }
      expect(await settlePayoutByHand(house, OPERATOR, await details(), 'paid')).toBe('not-sent')
      await approveWithdrawal(house, OPERATOR, whose)
      expect(await settlePayoutByHand(house, OPERATOR, await details(), 'paid')).toBe('paid')
      expect(await settlePayoutByHand(house, OPERATOR, await details(), 'paid')).toBe('not-sent')
      expect(await listed(Number(whose.transactionId))).toMatchObject({ payoutState: 'paid' })
    }
    const fast = await whoseOf(CALL)
    await approveWithdrawal(house, OPERATOR, fast)
    const found = await findWithdrawal(house.database.db, fast.transactionId)
    if (!found) throw new Error('no such withdrawal')
    expect(await settlePayoutByHand(house, OPERATOR, found, 'paid')).toBe('not-by-hand')
    await untilState(fast.transactionId, 'paid')
  })

  it('is refused by name: no account, another’s, one of a type that the method does not pay to, no date, one that is over', async () => {
    const before = await wallet()
    const otherId = await idOf('vip20')
    const others = await newBankAccount(house, otherId)
    const cep = await newBankAccount(house, memberId, { bankId: CEP, iban: '' })
    const refusal = async (changes: object) => {
      const { data } = await client.refused(CALL, { ...asked(), ...changes })
      const { refusal, fields } = data
      return [refusal, ...(fields ?? []).map(({ field, problem }) => `${field} ${problem}`)].join(
        ': ',
      )
    }
    expect(await refusal({ accountID: undefined })).toBe('bad-payload: accountID required')
    for (const wrong of [others, cep, 999_999])
      expect(await refusal({ accountID: wrong }), String(wrong)).toBe('account-unknown')
    expect(await refusal({ idValidity: undefined })).toBe('bad-payload: idValidity required')
    expect(await refusal({ idValidity: '2020-01-01' })).toBe('bad-payload: idValidity date-over')
    expect(await refusal({ idValidity: '9999-12-31' })).toBe('bad-payload: idValidity date-too-far')
    expect(await refusal({ note: '<b>x</b>' })).toBe('bad-payload: note no-html')
    expect(await refusal({ fields: { iban: 'TR1' } })).toBe('bad-payload: fields.iban unknown')
    for (const name of ['accountID', 'idValidity', 'note'])
      expect(await refusal({ fields: { [name]: '1' } })).toBe(`bad-payload: fields.${name} unknown`)
    expect(await refusal({ methodID: 1 })).toBe('method-unknown')
    expect(await refusal({ methodID: 99 })).toBe('method-unknown')
    expect(await refusal({ amount: 99.99 })).toBe('amount-out-of-range')
    expect(await refusal({ amount: 50_000.01 })).toBe('amount-out-of-range')
    expect(await refusal({ amount: 49_999 })).toBe('insufficient-funds')
    for (const amount of [150.001, '150', '1e3', -150, 0, '١٥٠', '1,5'])
      expect(await refusal({ amount }), String(amount)).toContain('bad-payload')
    expect(await wallet()).toEqual(before)
  })

  it('that is asked for twice at once under one id is one; other content under it is refused', async () => {
    const [cash, pending] = await wallet()
    const payload = asked({ requestId: 'twice' })
    const replies = await Promise.all(Array.from({ length: 6 }, () => client.call(CALL, payload)))
    expect(new Set(replies.map(({ data }) => data.transactionID)).size).toBe(1)
    expect(await wallet()).toEqual([cash - 150, pending + 150])
    const changed = await client.refused(CALL, { ...payload, amount: 151 })
    expect(changed).toMatchObject({ code: 409, data: { refusal: 'reference-reused' } })
  })

  it('and another for the same kuruş: one of them is had', async () => {
    const [cash] = await wallet()
    const ends = await Promise.allSettled(
      Array.from({ length: 4 }, () => client.call(CALL, asked({ amount: cash }))),
    )
    expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const [rest, pending] = await wallet()
    expect(rest).toBe(0)
    expect(pending).toBeGreaterThanOrEqual(cash)
    for (const each of await undecidedWithdrawals(house.database.db))
      await refuseWithdrawal(house, OPERATOR, each, 'Deneme')
  })
})

it('an operator sees who else has saved the IBAN that a withdrawal goes to, in the list and in its details', async () => {
  const iban = 'TR100009800000519786457000'
  const account = await newBankAccount(house, memberId, { iban })
  const { transactionId } = await whoseOf(CALL, { accountID: account })
  const { db } = house.database
  const alsoOf = async () => (await findWithdrawal(db, transactionId))?.ibanAlsoOf
  expect(await alsoOf()).toEqual([])
  await newBankAccount(house, await idOf('vip20'), { iban })
  expect(await alsoOf()).toEqual(['vip20'])
  const waiting = await undecidedWithdrawals(db)
  expect(waiting.find((each) => each.transactionId === transactionId)?.ibanAlsoOf).toEqual([
    'vip20',
  ])
  await refuseWithdrawal(house, OPERATOR, { memberId, transactionId }, 'Deneme')
})

it('an operator sees where the validity date of a withdrawal is none of the accepted card, in the list and in its details', async () => {
  const { db } = house.database
  const accepted = async () => {
    const { rows } = await house.database.pool.query<{ day: string }>(
      `select valid_until::text as day from documents
       where member_id = $1 and kind = 'identity-front' and state = 'accepted'`,
      [memberId],
    )
    return rows[0]?.day ?? ''
  }
  const remarkOn = async (idValidity: string) => {
    const whose = await whoseOf(CALL, { idValidity })
    const shown = await findWithdrawal(db, whose.transactionId)
    const listed = await undecidedWithdrawals(db, memberId)
    const inList = listed.find(({ transactionId }) => transactionId === whose.transactionId)
    if (!shown || !inList) throw new Error('it is not there')
    expect(otherValidity(inList)).toBe(otherValidity(shown))
    await refuseWithdrawal(house, OPERATOR, whose, 'Deneme')
    return otherValidity(shown)
  }
  const verified = await accepted()
  expect(await remarkOn(verified)).toBeNull()
  expect(await remarkOn('2030-01-01')).toBe(verified)
  expect(otherValidity({ form: { idValidity: '2030-01-01' }, verifiedUntil: null })).toBeNull()
})

it('an account that is closed leaves its withdrawals to be decided, and they are paid as ever', async () => {
  const whose = await whoseOf(CALL)
  const { db } = house.database
  expect(await closeAccount(db, OPERATOR, memberId, house.clock())).toBe(true)
  const open = await undecidedWithdrawals(db, memberId)
  expect(open.map(({ transactionId }) => transactionId)).toContain(whose.transactionId)
  expect(await undecidedWithdrawals(db, await idOf('vip20'))).toEqual([])
  expect(await approveWithdrawal(house, OPERATOR, whose)).toBe('sent')
  const state = async () => {
    await hastenJobs(house)
    return (await findWithdrawal(db, whose.transactionId))?.state
  }
  await expect.poll(state, { timeout: 20_000 }).toBe('paid')
  await reopenAccount(db, OPERATOR, memberId)
  client = await loginAs(house, 'demo')
})

describe('a member takes a withdrawal back', () => {
  it('once, until an operator takes it up, and nobody else’s', async () => {
    const before = await wallet()
    const { transactionId } = await whoseOf(CALL)
    const transactionID = Number(transactionId)
    const other = await loginAs(house, 'vip20')
    expect((await other.refused('finance/cancel_withdrawal', { transactionID })).code).toBe(404)
    const stranger = await visitor(house).refused('finance/cancel_withdrawal', { transactionID })
    expect(stranger.code).toBe(403)
    const takeBack = () => client.call('finance/cancel_withdrawal', { transactionID })
    await Promise.all([takeBack(), takeBack(), takeBack()])
    expect(await wallet()).toEqual(before)
    expect(await listed(transactionID)).toMatchObject({
      transaction_status: 1003,
      payoutState: 'taken-back',
      reason: 'taken-back',
    })
    const seen = await whoseOf(CALL)
    await reviewWithdrawal(house, OPERATOR, seen)
    const refused = await client.refused('finance/cancel_withdrawal', {
      transactionID: Number(seen.transactionId),
    })
    expect(refused).toMatchObject({ code: 409, data: { refusal: 'withdrawal-under-way' } })
  })

  it('while an operator lets it go: one of the two happens', async () => {
    for (let round = 0; round < 5; round += 1) {
      const [cash, pending] = await wallet()
      const whose = await whoseOf(CALL)
      const transactionID = Number(whose.transactionId)
      const [back, decision] = await Promise.all([
        client.call('finance/cancel_withdrawal', { transactionID }).then(
          () => true,
          () => false,
        ),
        approveWithdrawal(house, OPERATOR, whose),
      ])
      expect(decision === 'sent').toBe(!back)
      if (!back) await untilState(whose.transactionId, 'paid')
      expect(await wallet()).toEqual(back ? [cash, pending] : [cash - 150, pending])
    }
  }, 60_000)
})

it('a payout that fails at the provider comes back to the queue and is paid at the second try, or refused with a reason', async () => {
  const [cash, pending] = await wallet()
  const whose = await whoseOf(CALL, { amount: 150.13 })
  await approveWithdrawal(house, OPERATOR, whose)
  await untilState(whose.transactionId, 'review')
  expect(await wallet()).toEqual([cash - 150.13, pending + 150.13])
  const queue = await undecidedWithdrawals(house.database.db)
  expect(queue.find(({ transactionId }) => transactionId === whose.transactionId)).toMatchObject({
    attempt: 1,
    state: 'review',
  })
  expect(await refuseWithdrawal(house, OPERATOR, whose, 'Banka hesabınız kapalı görünüyor')).toBe(
    'refused',
  )
  expect(await listed(Number(whose.transactionId))).toMatchObject({
    transaction_status: 1003,
    reason: 'refused',
    reasonText: 'Banka hesabınız kapalı görünüyor',
  })
  expect(await wallet()).toEqual([cash, pending])
}, 60_000)

it('the audit is clean after all of this', async () => {
  const { findings } = await snapshot(house.database, (q) => audit(q, { checks: PAYMENT_CHECKS }))
  expect(findings).toEqual([])
})
