import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { lira } from '#contract/money.ts'
import { Refused } from '#contract/refusals.ts'
import { audit } from '#ledger/audit.ts'
import { withdrawalRequest } from '#ledger/moves.ts'
import { post } from '#ledger/post.ts'
import { newMember } from '#server/account/testing-factors.ts'
import type { Actor } from '#server/action/actor.ts'
import { port, snapshot } from '#server/database/database.ts'
import { sandbox } from '#server/payments/sandbox.ts'
import { noticeLine, TransferBank } from '#server/payments/testing-transfers.ts'
import { KEPT_AS_IT_IS, pastTriggers, refusalTo } from '#server/audit/testing-audit.ts'
import { loginAs, startTestHouse, type TestHouse } from '#server/testing.ts'
import { PAYMENT_CHECKS } from '../audit.ts'
import { settleDeposit } from '../deposit/deposit-settlement.ts'
import { payoutReferenceFor, referenceFor, type Whose } from '../reference.ts'
import { askUnansweredDeposits, askUnansweredPayouts } from '../inquiries/unanswered.ts'
import { approveWithdrawal, refuseWithdrawal } from './decision.ts'
import { sendPayoutOf } from './payout.ts'
import { settlePayout } from './payout-settlement.ts'
import {
  letTimePass as passTime,
  OPERATOR,
  request as requestBy,
  rowOf as rowIn,
  wallet as walletOf,
  withdrawalsOf,
} from './testing-withdrawals.ts'

let house: TestHouse
let bank: TransferBank

beforeAll(async () => {
  bank = new TransferBank('a word between us')
  house = await startTestHouse({
    paymentAdapters: (its) => [sandbox(its), bank.adapter()],
  })
}, 120_000)
afterAll(() => house.close())
beforeEach(() => {
  bank.isReachable = true
  bank.arrived.length = 0
})

const withdrawals = withdrawalsOf((of) => newMember(of))
const rich = () => withdrawals.newRich(house)
const request = (memberId: bigint, amount = lira(300), changes: object = {}) =>
  requestBy(house, memberId, amount, changes)
const waiting = (amount?: bigint) => withdrawals.asked(house, amount)
const sent = (amount?: bigint) => withdrawals.sent(house, amount)
const wallet = (memberId: bigint) => walletOf(house, memberId)
const rowOf = (whose: Whose) => rowIn(house, whose)
const letTimePass = () => passTime(house)

const WHY = 'Hesap sahibinin adı uyuşmuyor'
const refuse = (whose: Whose) => refuseWithdrawal(house, OPERATOR, whose, WHY)

/** The orders that reached the bank under a reference; a job brings them. */
const arrivedAs = (reference: string) =>
  bank.arrived.filter((order) => order.reference === reference)

const findings = async () =>
  (await snapshot(house.database, (q) => audit(q, { checks: PAYMENT_CHECKS }))).findings.map(
    ({ kind }) => kind,
  )

/** A notice as the provider sends it, over HTTP. */
async function notify(line: string, headers = bank.headersFor(line)) {
  const { publicUrl } = house.settings
  const url = `${publicUrl}/payments/transfers/webhook`
  const response = await fetch(url, { method: 'POST', body: line, headers })
  // Every answer of the webhook is of this shape.
  return { status: response.status, ...((await response.json()) as { outcome: string }) }
}

const jobOf = ({ memberId, transactionId }: Whose) => ({
  member: String(memberId),
  transaction: String(transactionId),
})

describe('a withdrawal that is asked for', () => {
  it('sets its money aside at once, and a repeat does nothing more', async () => {
    const memberId = await rich()
    const first = await request(memberId, lira(300), { requestId: 'once' })
    expect(await wallet(memberId)).toEqual([700, 300])
    const again = await Promise.all(
      Array.from({ length: 8 }, () => request(memberId, lira(300), { requestId: 'once' })),
    )
    expect(new Set(again.map(({ id }) => id))).toEqual(new Set([first.id]))
    expect(await wallet(memberId)).toEqual([700, 300])
    await expect(request(memberId, lira(301), { requestId: 'once' })).rejects.toMatchObject({
      refusal: 'reference-reused',
    })
    expect(bank.arrived).toEqual([])
  })

  it('is refused whole: too much, too little, by no method, or with a form that is wrong', async () => {
    const memberId = await rich()
    const refusal = (asked: Promise<unknown>) =>
      asked.then(
        () => null,
        (error: unknown) => error instanceof Refused && error.refusal,
      )
    expect(await refusal(request(memberId, lira(1_001)))).toBe('insufficient-funds')
    expect(await refusal(request(memberId, lira(99)))).toBe('amount-out-of-range')
    expect(await refusal(request(memberId, lira(300), { methodId: 1 }))).toBe('method-unknown')
    expect(await refusal(request(memberId, lira(300), { form: {} }))).toBe('bad-payload')
    expect(await wallet(memberId)).toEqual([1_000, 0])
    const rows = house.database.db.selectFrom('cash_transactions').selectAll()
    const out = await rows
      .where('member_id', '=', memberId)
      .where('direction', '=', 'out')
      .execute()
    expect(out).toEqual([])
  })

  it('at the same time as others, takes exactly what is there', async () => {
    const memberId = await rich()
    const payloads = Array.from({ length: 10 }, () => request(memberId, lira(300)))
    const ends = await Promise.allSettled(payloads)
    expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
    expect(await wallet(memberId)).toEqual([100, 900])
  })
})

describe('an operator', () => {
  it('refuses: the money is back, and whose will it was stands in the action log', async () => {
    const memberId = await rich()
    const whose = { memberId, transactionId: (await request(memberId)).id }
    expect(await refuse(whose)).toBe('refused')
    expect(await refuse(whose)).toBe('not-open')
    expect(await approveWithdrawal(house, OPERATOR, whose)).toBe('not-open')
    expect(await wallet(memberId)).toEqual([1_000, 0])
    expect(await rowOf(whose)).toMatchObject({ status: 1003, payout_state: 'refused' })
    const actions = house.database.db.selectFrom('actions').select(['what', 'actor_name', 'why'])
    const target = `withdrawal:${whose.transactionId}`
    expect(await actions.where('target', '=', target).execute()).toEqual([
      { what: 'withdrawal.refuse', actor_name: 'operator', why: 'test' },
    ])
  })

  it('approves and refuses at the same time: one of them happens', async () => {
    for (let round = 0; round < 4; round += 1) {
      const memberId = await rich()
      const whose = { memberId, transactionId: (await request(memberId)).id }
      const [approved, refused] = await Promise.all([
        approveWithdrawal(house, OPERATOR, whose),
        refuse(whose),
      ])
      expect([approved, refused].toSorted()).toEqual(
        approved === 'sent' ? ['not-open', 'sent'] : ['not-open', 'refused'],
      )
      expect(await wallet(memberId)).toEqual(approved === 'sent' ? [700, 300] : [1_000, 0])
    }
  })

  it('does nothing to a deposit by these', async () => {
    const client = await loginAs(house, 'demo')
    const payload = { methodID: 1, amount: 100 }
    const { data } = await client.call('prepayServices/processTransaction', payload)
    const found = house.database.db.selectFrom('cash_transactions').select('member_id')
    const row = await found.where('id', '=', BigInt(data.transactionID)).executeTakeFirstOrThrow()
    const whose = { memberId: row.member_id, transactionId: BigInt(data.transactionID) }
    expect(await approveWithdrawal(house, OPERATOR, whose)).toBe('not-open')
    expect(await refuse(whose)).toBe('not-open')
    const paid = { ...whose, provider: 'sandbox', amount: lira(100), attempt: 1 }
    expect(await settlePayout(house, { ...paid, kind: 'paid' })).toBe('unknown')
    expect(await settlePayout(house, { ...paid, kind: 'failed' })).toBe('unknown')
    expect(await rowOf(whose)).toMatchObject({ status: 1001, payout_state: null })
  })
})

describe('two operators', () => {
  const [first, second] = ['ayse', 'mehmet'].map((name) => ({ ...OPERATOR, name }))
  const approveBy = (actor: Actor | undefined, whose: Whose) =>
    approveWithdrawal(house, actor ?? OPERATOR, whose)
  let before: TestHouse['settings']['withdrawals']
  beforeEach(() => (before = house.settings.withdrawals))
  afterEach(() => (house.settings.withdrawals = before))

  it('have to let a large one go: the same one twice is not two, and a failure asks both again', async () => {
    house.settings.withdrawals = { ...before, fourEyesAbove: lira(300) }
    const small = await waiting(lira(300))
    expect(await approveBy(first, small)).toBe('sent')
    const whose = await waiting(lira(300) + 10_000n)
    expect(await approveBy(first, whose)).toBe('first-of-two')
    expect(await rowOf(whose)).toMatchObject({ payout_state: 'review', attempt: 0 })
    expect(await approveBy(first, whose)).toBe('same-operator')
    const both = await Promise.all([approveBy(second, whose), approveBy(second, whose)])
    expect(both.toSorted()).toEqual(['not-open', 'sent'])
    const payout = { ...whose, attempt: 1, provider: 'transfers', amount: lira(300) + 10_000n }
    expect(await settlePayout(house, { ...payout, kind: 'failed' })).toBe('failed')
    expect(await approveBy(second, whose)).toBe('first-of-two')
    expect(await approveBy(first, whose)).toBe('sent')
  })
})

describe('a payout', () => {
  it('is handed over once, with what the member wrote, and pays once', async () => {
    const payout = await sent()
    const order = { reference: payout.reference, amount: lira(300), fields: { iban: 'TR01' } }
    // The jobs of the tests before may still bring theirs.
    await vi.waitFor(() => expect(arrivedAs(payout.reference)).toEqual([order]))
    expect(await wallet(payout.memberId)).toEqual([700, 300])
    const ends = await Promise.all(
      Array.from({ length: 5 }, () => settlePayout(house, { ...payout, kind: 'paid' })),
    )
    expect(ends.toSorted()).toEqual(['paid', 'repeated', 'repeated', 'repeated', 'repeated'])
    expect(await wallet(payout.memberId)).toEqual([700, 0])
    expect(await rowOf(payout)).toMatchObject({ status: 1002, payout_state: 'paid' })
    expect(await settlePayout(house, { ...payout, kind: 'failed' })).toBe('contradicts')
    expect(await wallet(payout.memberId)).toEqual([700, 0])
  })

  it('that fails waits for an operator again, and gives nothing back by itself', async () => {
    const payout = await sent()
    expect(await settlePayout(house, { ...payout, kind: 'failed' })).toBe('failed')
    expect(await settlePayout(house, { ...payout, kind: 'failed' })).toBe('repeated')
    expect(await wallet(payout.memberId)).toEqual([700, 300])
    expect(await rowOf(payout)).toMatchObject({ status: 1001, payout_state: 'review' })
    expect(await approveWithdrawal(house, OPERATOR, payout)).toBe('sent')
    const second = payoutReferenceFor({ ...payout, attempt: 2 })
    await vi.waitFor(() => expect(arrivedAs(second)).toHaveLength(1))
    // What comes late of the first attempt does not end the second.
    expect(await settlePayout(house, { ...payout, kind: 'failed' })).toBe('repeated')
    expect(await settlePayout(house, { ...payout, kind: 'paid' })).toBe('contradicts')
    expect(await rowOf(payout)).toMatchObject({ payout_state: 'sent', attempt: 2 })
    expect(await settlePayout(house, { ...payout, attempt: 2, kind: 'paid' })).toBe('paid')
    expect(await settlePayout(house, { ...payout, attempt: 3, kind: 'paid' })).toBe('unknown')
    expect(await wallet(payout.memberId)).toEqual([700, 0])
  })

  it('of another amount, by another provider or before it was sent is not settled', async () => {
    const payout = await sent()
    const paid = { ...payout, kind: 'paid' } as const
    expect(await settlePayout(house, { ...paid, amount: lira(299) })).toBe('amount-differs')
    expect(await settlePayout(house, { ...paid, provider: 'sandbox' })).toBe('unknown')
    const memberId = await rich()
    const whose = { memberId, transactionId: (await request(memberId)).id }
    expect(await settlePayout(house, { ...paid, ...whose })).toBe('unknown')
    expect(await wallet(memberId)).toEqual([700, 300])
  })

  it('whose provider says nothing is asked after, and never given up', async () => {
    const [paid, failed, open] = [await sent(), await sent(), await sent()]
    bank.decide(paid.reference, { kind: 'paid', amount: paid.amount })
    bank.decide(failed.reference, { kind: 'failed' })
    await askUnansweredPayouts(house)
    expect(await rowOf(paid)).toMatchObject({ payout_state: 'sent' })
    await letTimePass()
    await Promise.all([askUnansweredPayouts(house), askUnansweredPayouts(house)])
    expect(await rowOf(paid)).toMatchObject({ payout_state: 'paid', status: 1002 })
    expect(await rowOf(failed)).toMatchObject({ payout_state: 'review', status: 1001 })
    expect(await rowOf(open)).toMatchObject({ payout_state: 'sent' })
    for (let count = 0; count < 20; count += 1) await letTimePass()
    await askUnansweredPayouts(house)
    await askUnansweredDeposits(house)
    expect(await rowOf(open)).toMatchObject({ payout_state: 'sent', status: 1001 })
    expect(await wallet(open.memberId)).toEqual([700, 300])
  })

  it('that could not be handed over is handed over later, as the same attempt', async () => {
    bank.isReachable = false
    const payout = await sent()
    await expect(sendPayoutOf(house, jobOf(payout))).rejects.toThrow('nobody answers')
    expect(await rowOf(payout)).toMatchObject({ payout_state: 'sent', attempt: 1 })
    await letTimePass()
    await askUnansweredPayouts(house)
    bank.isReachable = true
    await askUnansweredPayouts(house)
    await sendPayoutOf(house, jobOf(payout))
    expect(new Set(bank.arrived.map(({ reference }) => reference))).toContain(payout.reference)
    expect(await rowOf(payout)).toMatchObject({ payout_state: 'sent', attempt: 1 })
  })

  it('that its provider took and has forgotten is not handed over once more', async () => {
    const payout = await sent()
    await vi.waitFor(() => expect(arrivedAs(payout.reference)).toHaveLength(1))
    await vi.waitFor(async () =>
      expect(await rowOf(payout)).toMatchObject({ provider_payment: expect.any(String) as string }),
    )
    bank.book.delete(payout.reference)
    await letTimePass()
    await askUnansweredPayouts(house)
    expect(arrivedAs(payout.reference)).toHaveLength(1)
    expect(await rowOf(payout)).toMatchObject({ payout_state: 'sent', attempt: 1 })
  })
})

describe('a notice', () => {
  const about = (payout: Awaited<ReturnType<typeof sent>>) => ({
    reference: payout.reference,
    amount: payout.amount,
  })

  it('by a scheme of its own settles the payout, and is kept with its direction', async () => {
    const payout = await sent()
    const line = noticeLine({ direction: 'out', kind: 'paid', ...about(payout) })
    expect(await notify(line, {})).toEqual({ status: 401, outcome: 'unsigned' })
    expect(await notify(line, { 'x-digest': 'x' })).toEqual({ status: 401, outcome: 'forged' })
    expect(await notify(line)).toEqual({ status: 200, outcome: 'paid' })
    expect(await notify(line)).toEqual({ status: 200, outcome: 'repeated' })
    expect(await wallet(payout.memberId)).toEqual([700, 0])
    const kept = house.database.db
      .selectFrom('payment_notices')
      .select(['direction', 'kind', 'times'])
    expect(await kept.where('transaction_id', '=', payout.transactionId).execute()).toEqual([
      { direction: 'out', kind: 'paid', times: 2 },
    ])
  })

  it('of approval never credits a withdrawal, by whatever reference', async () => {
    const payout = await sent()
    const before = await wallet(payout.memberId)
    for (const reference of [referenceFor(payout), payout.reference]) {
      for (const kind of ['approved', 'declined'] as const) {
        const line = noticeLine({ direction: 'in', kind, reference, amount: payout.amount })
        expect(await notify(line)).toEqual({ status: 404, outcome: 'unknown' })
      }
    }
    const { memberId, transactionId, provider, amount } = payout
    const result = { memberId, transactionId, provider, amount }
    for (const kind of ['approved', 'declined', 'expired'] as const)
      expect(await settleDeposit(house, { ...result, kind })).toBe('unknown')
    await letTimePass()
    await askUnansweredDeposits(house)
    expect(await wallet(memberId)).toEqual(before)
    expect(await rowOf(payout)).toMatchObject({ payout_state: 'sent', status: 1001 })
  })
})

describe('the database', () => {
  const refuses = (text: string, values: unknown[]) =>
    house.owner.pool.query(text, values).then(
      () => null,
      (error: Error) => error.message,
    )

  it('turns no payment round, and keeps no notice of the other direction with it', async () => {
    const { memberId, transactionId } = await sent()
    const whose = [memberId, transactionId]
    const update = (change: string) =>
      refuses(`update cash_transactions set ${change} where member_id = $1 and id = $2`, whose)
    expect(await update(`direction = 'in', payout_state = null`)).toContain('keeps its direction')
    expect(await update('amount = amount + 1')).toContain('and its amount')
    for (const change of [
      'status = 1002, decided_at = now()',
      `payout_state = 'paid'`,
      'payout_state = null',
      `url = 'https://pay.example'`,
      `status = 1003, payout_state = 'refused', decided_at = now(), canceled_by = 'provider'`,
    ])
      expect(await update(change), change).toContain('check constraint')
    const notice = (direction: string, kind: string) =>
      refuses(
        `insert into payment_notices (member_id, transaction_id, notice_id, direction, kind, amount, outcome)
           values ($1, $2, 'x', '${direction}', '${kind}', 1, 'approved')`,
        whose,
      )
    expect(await notice('in', 'approved')).toContain('foreign key')
    expect(await notice('out', 'approved')).toContain('check constraint')
  })
})

describe('the house’s own role', () => {
  it('sends no withdrawal that no operator approved, and makes none up; sent by anybody else, it is named', async () => {
    const whose = await waiting()
    const here = `where member_id = ${whose.memberId} and id = ${whose.transactionId}`
    const send = `update cash_transactions set payout_state = 'sent', attempt = 1, sent_at = now() ${here}`
    expect(await refusalTo(house, send)).toMatch(/no operator has approved/)
    const first = `update cash_transactions set payout_state = 'review', first_approval_by = 'ali' ${here}`
    expect(await refusalTo(house, first)).toMatch(/no operator has approved/)
    const log = `create temp table actions on commit drop as select 'withdrawal:${whose.transactionId}' as target, 'withdrawal.approve' as what,
      'ali' as actor_name, '{"payout_state": "sent", "attempt": "1"}'::jsonb as after`
    expect(await refusalTo(house, `begin; ${log}; ${send}; commit`)).toMatch(
      /no operator has approved/,
    )
    await house.owner.pool.query(send)
    expect(await findings()).toEqual(['withdrawal-without-operator'])
    await house.owner.pool.query(
      `update cash_transactions set payout_state = 'waiting', attempt = 0, sent_at = null ${here}`,
    )
    expect(await findings()).toEqual([])
  })

  it('sends none again under an approval of before, and turns back neither an end nor its moment', async () => {
    const payout = await sent()
    const here = `where member_id = ${payout.memberId} and id = ${payout.transactionId}`
    const paid = { ...payout, kind: 'failed' } as const
    expect(await settlePayout(house, paid)).toBe('failed')
    const again = `update cash_transactions set payout_state = 'sent' ${here}`
    expect(await refusalTo(house, again)).toMatch(/no operator has approved/)
    expect(await approveWithdrawal(house, OPERATOR, payout)).toBe('sent')
    expect(await settlePayout(house, { ...payout, attempt: 2, kind: 'paid' })).toBe('paid')
    for (const change of [
      `decided_at = decided_at - interval '1 day'`,
      'attempt = attempt - 1',
      `payout_state = 'sent', status = 1001, decided_at = null`,
    ])
      expect(
        await refusalTo(house, `update cash_transactions set ${change} ${here}`),
        change,
      ).toMatch(KEPT_AS_IT_IS)
  })
})

describe('the audit', () => {
  it('finds all of this in order', async () => expect(await findings()).toEqual([]))

  it('finds an entry of one direction at a payment of the other', async () => {
    const { memberId, transactionId } = await sent()
    const q = port(house.database.db)
    const deposited = await house.database.db
      .selectFrom('cash_transactions')
      .select('id')
      .where('member_id', '=', memberId)
      .where('direction', '=', 'in')
      .executeTakeFirstOrThrow()
    const plant = async (source: string, reference: string) =>
      post(q, withdrawalRequest({ memberId, source, reference }, 1n))
    await plant('deposit', String(transactionId))
    expect(await findings()).toEqual(['deposit-entry-of-withdrawal'])
    await plant('withdrawal', `request:${deposited.id}`)
    expect(await findings()).toEqual(['deposit-entry-of-withdrawal', 'withdrawal-entry-of-deposit'])
    await plant('withdrawal', 'request:999999')
    expect((await findings()).at(-1)).toBe('entry-without-withdrawal')
  })

  it('finds a withdrawal that set nothing aside, another amount, or ended otherwise than it says', async () => {
    const known = (await findings()).length
    const found = async () => (await findings()).toSorted().join(' ')
    const { memberId, transactionId } = await sent()
    const whose = [memberId, transactionId]
    const set = (change: string) =>
      house.owner.pool.query(
        `update cash_transactions set ${change} where member_id = $1 and id = $2`,
        whose,
      )
    const pay = (change: number) =>
      house.owner.pool.query(
        pastTriggers(
          'cash_transactions',
          `update cash_transactions set amount = amount + ${change} where member_id = ${memberId} and id = ${transactionId}`,
        ),
      )
    await pay(1)
    expect(await found()).toContain('withdrawal-differs')
    await pay(-1)
    await set(`payout_state = 'paid', status = 1002, decided_at = now()`)
    expect(await found()).toContain('withdrawal-without-end')
    await set(`payout_state = 'sent', status = 1001, decided_at = null`)
    expect(await findings()).toHaveLength(known)
    const paid = { memberId, transactionId, attempt: 1, provider: 'transfers', amount: lira(300) }
    expect(await settlePayout(house, { ...paid, kind: 'paid' })).toBe('paid')
    await set(`payout_state = 'refused', status = 1003, canceled_by = 'house'`)
    expect(await found()).toContain('withdrawal-end-differs')
    await set(`payout_state = 'waiting', status = 1001, canceled_by = null, decided_at = null`)
    expect(await found()).toContain('withdrawal-end-differs')
    await house.database.pool.query(
      `insert into cash_transactions (member_id, direction, payout_state, method_id, transfer_type_id, amount,
         call, content_hash) values ($1, 'out', 'waiting', 901, 2, 5, 'test', '')`,
      [memberId],
    )
    expect(await found()).toContain('withdrawal-without-entry')
  })
})

it('a member finds a refused withdrawal in the list, by its category and with its name', async () => {
  const client = await loginAs(house, 'vip20')
  const found = house.database.db.selectFrom('members').select('id')
  const { id: memberId } = await found.where('username', '=', 'vip20').executeTakeFirstOrThrow()
  const whose = { memberId, transactionId: (await request(memberId)).id }
  const listed = async () =>
    (await client.call('finance/list_transactions', { searchCategory: 2 })).data
  const number = Number(whose.transactionId)
  expect(await listed()).toMatchObject([
    { transactionID: number, transaction_category_id: 2, transaction_status: 1001, reason: null },
  ])
  await refuse(whose)
  expect(await listed()).toMatchObject([
    {
      transaction_status: 1003,
      reason: 'refused',
      reasonText: WHY,
      methodName: 'Havale (test)',
      url: null,
    },
  ])
  const { data } = await client.call('finance/list_cash_methods_new', { Type: 2 })
  expect(data.methods_list).toContainEqual(
    expect.objectContaining({
      properties: expect.objectContaining({ id: 901, Type: 2, minimum: 100 }) as unknown,
    }),
  )
})
