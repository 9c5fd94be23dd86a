import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { lira } from '#contract/money.ts'
import { audit } from '#ledger/audit.ts'
import { atTheDoor, newMember } from '#server/account/testing-factors.ts'
import type { Actor } from '#server/action/actor.ts'
import { snapshot } from '#server/database/database.ts'
import type { PayInState, PaymentAdapter } from '#server/payments/adapter.ts'
import { sandbox } from '#server/payments/sandbox.ts'
import { TransferBank, TRANSFERS } from '#server/payments/testing-transfers.ts'
import { startTestHouse, type TestHouse } from '#server/testing.ts'
import { answerNotice, type Answer } from './answer-notice.ts'
import { PAYMENT_CHECKS } from '../audit.ts'
import { settleDeposit, type DepositResult } from '../deposit/deposit-settlement.ts'
import { countNotFollowed, noticesNotFollowed } from './notices-not-followed.ts'
import { reconcile } from '../reconciliation/compare.ts'
import { payoutReferenceFor, referenceFor, type Whose } from '../reference.ts'
import { askUnansweredDeposits, askUnansweredPayouts } from '../inquiries/unanswered.ts'
import { approveWithdrawal, refuseWithdrawal } from '../withdrawal/decision.ts'
import { settlePayout } from '../withdrawal/payout-settlement.ts'
import { sendPayoutOf } from '../withdrawal/payout.ts'
import {
  letTimePass,
  openDeposit,
  OPERATOR,
  rowOf,
  wallet,
  withdrawalsOf,
} from '../withdrawal/testing-withdrawals.ts'

const [AYSE, MEHMET] = (['ayse', 'mehmet'] as const).map((name): Actor => ({
  kind: 'command',
  name,
  why: 'the bank wrote so',
})) as [Actor, Actor]

const { asked, newRich, sent } = withdrawalsOf((of) => newMember(of))

let house: TestHouse
let bank: TransferBank
/** What a provider that sends no notices says of deposits, by reference. */
const states = new Map<string, PayInState>()
const polled: PaymentAdapter = {
  name: 'polled',
  methods: [],
  channels: {
    in: {
      payableMs: 1,
      open: () => Promise.reject(new Error('closed')),
      ask: async (reference) => states.get(reference) ?? { kind: 'unknown' },
      close: async (reference) => states.get(reference) ?? { kind: 'unknown' },
    },
    out: null,
  },
  webhook: null,
}

beforeAll(async () => {
  bank = new TransferBank()
  house = await startTestHouse({
    paymentAdapters: (its) => [sandbox(its), bank.adapter(), polled],
  })
}, 120_000)
afterAll(() => house.close())

type Payout = Awaited<ReturnType<typeof sent>>

/** A payout that its provider said no to, and then paid: the notice names so much. */
async function paidAfterAll(amount = lira(300)): Promise<Payout> {
  const payout = await sent(house)
  expect(await settlePayout(house, { ...payout, kind: 'failed', noticeId: 'no' })).toBe('failed')
  const paid = { ...payout, amount, kind: 'paid', noticeId: 'after all' } as const
  expect(await settlePayout(house, paid)).toBe(
    amount === payout.amount ? 'contradicts' : 'amount-differs',
  )
  return payout
}

const answer = (actor: Actor, direction: 'in' | 'out', whose: Whose, given: Answer) =>
  answerNotice(house, actor, { direction, whose, answer: given })
const refuse = (whose: Whose) => refuseWithdrawal(house, OPERATOR, whose, 'Deneme')
const actsOf = (target: string) =>
  house.database.db
    .selectFrom('actions')
    .select(['what', 'actor_name', 'why'])
    .where('target', '=', target)
    .where('what', 'like', '%notice%')
    .orderBy('id')
    .execute()
const standingOf = async ({ transactionId }: Whose) =>
  (await noticesNotFollowed(house.database.db, 1_000)).filter(
    (each) => each.transactionId === transactionId,
  )

describe('a payout that its provider paid after it had said no', () => {
  it('is neither sent once more nor given back while that stands', async () => {
    const payout = await paidAfterAll()
    expect(await refuse(payout)).toBe('said-paid')
    expect(await approveWithdrawal(house, OPERATOR, payout)).toBe('said-paid')
    expect(await rowOf(house, payout)).toMatchObject({ payout_state: 'review', attempt: 1 })
    expect(await wallet(house, payout.memberId)).toEqual([700, 300])
  })

  it('is booked as paid by two operators, once, and whose will it was stands in the log', async () => {
    const payout = await paidAfterAll()
    expect(await answer(AYSE, 'out', payout, 'followed')).toBe('first-of-two')
    expect(await answer(AYSE, 'out', payout, 'followed')).toBe('same-operator')
    expect(await wallet(house, payout.memberId)).toEqual([700, 300])
    const both = await Promise.all([
      answer(MEHMET, 'out', payout, 'followed'),
      answer(MEHMET, 'out', payout, 'followed'),
    ])
    expect(both.toSorted()).toEqual(['answered', 'nothing-said'])
    expect(await wallet(house, payout.memberId)).toEqual([700, 0])
    expect(await rowOf(house, payout)).toMatchObject({ status: 1002, payout_state: 'paid' })
    expect(await standingOf(payout)).toEqual([])
    expect(await refuse(payout)).toBe('not-open')
    const paid = { ...payout, kind: 'paid' } as const
    expect(await settlePayout(house, { ...paid, noticeId: 'once more' })).toBe('repeated')
    expect(await actsOf(`withdrawal:${payout.transactionId}`)).toEqual([
      { what: 'withdrawal.notice-followed-first', actor_name: 'ayse', why: AYSE.why },
      { what: 'withdrawal.notice-followed', actor_name: 'mehmet', why: MEHMET.why },
    ])
  })

  it('goes on as it was where two dismiss what was said; one dismissing and one following are not two', async () => {
    const payout = await paidAfterAll()
    expect(await answer(AYSE, 'out', payout, 'followed')).toBe('first-of-two')
    expect(await answer(MEHMET, 'out', payout, 'dismissed')).toBe('first-of-two')
    expect(await refuse(payout)).toBe('said-paid')
    expect(await answer(AYSE, 'out', payout, 'dismissed')).toBe('answered')
    expect(await refuse(payout)).toBe('refused')
    expect(await wallet(house, payout.memberId)).toEqual([1_000, 0])
    expect(await answer(AYSE, 'out', payout, 'followed')).toBe('nothing-said')
  })

  it('is not sent a second time where that is said between approval and sending, or only when asked', async () => {
    const payout = await sent(house)
    expect(await settlePayout(house, { ...payout, kind: 'failed' })).toBe('failed')
    bank.decide(payout.reference, { kind: 'paid', amount: payout.amount })
    const approved = approveWithdrawal(house, OPERATOR, payout)
    expect(await approved).toBe('sent')
    const { memberId, transactionId } = payout
    await sendPayoutOf(house, { member: String(memberId), transaction: String(transactionId) })
    expect(await rowOf(house, payout)).toMatchObject({ payout_state: 'review', attempt: 2 })
    const second = payoutReferenceFor({ ...payout, attempt: 2 })
    expect(bank.arrived.filter(({ reference }) => reference === second)).toEqual([])
    expect(await approveWithdrawal(house, OPERATOR, payout)).toBe('said-paid')
    expect(await answer(AYSE, 'out', payout, 'followed')).toBe('first-of-two')
    expect(await answer(MEHMET, 'out', payout, 'followed')).toBe('answered')
    expect(await wallet(house, memberId)).toEqual([700, 0])
    // It was the first sending that was paid: that the second was, too, is said by name.
    const again = { ...payout, attempt: 2, kind: 'paid', noticeId: 'two' } as const
    expect(await settlePayout(house, again)).toBe('contradicts')
    expect(await answer(AYSE, 'out', payout, 'followed')).toBe('ended')
  })

  it('is found also where the provider sends no notices and is only asked', async () => {
    const payout = await sent(house)
    bank.decide(payout.reference, { kind: 'failed' })
    await letTimePass(house)
    await askUnansweredPayouts(house)
    expect(await rowOf(house, payout)).toMatchObject({ payout_state: 'review' })
    bank.decide(payout.reference, { kind: 'paid', amount: payout.amount })
    await askUnansweredPayouts(house)
    expect(await standingOf(payout)).toMatchObject([{ outcome: 'contradicts', kind: 'paid' }])
    expect(await refuse(payout)).toBe('said-paid')
  })

  it('in another amount is booked in that amount, in the place of the one that was asked for', async () => {
    const payout = await paidAfterAll(lira(280))
    expect(await answer(AYSE, 'out', payout, 'followed')).toBe('first-of-two')
    expect(await answer(MEHMET, 'out', payout, 'followed')).toBe('answered')
    expect(await wallet(house, payout.memberId)).toEqual([720, 0])
    expect(await rowOf(house, payout)).toMatchObject({ status: 1003, payout_state: 'refused' })
    const line = {
      direction: 'out',
      reference: payout.reference,
      state: 'paid',
      amount: lira(280),
    } as const
    const stated = [{ ...line, line: 2, currency: 'TRY', at: house.clock() }]
    const now = { from: house.clock(), to: house.clock() }
    const { agreed } = await reconcile(house.database.db, 'transfers', stated, now)
    expect(agreed).toBe(1)
    const tooMuch = await paidAfterAll(lira(1_001))
    expect(await answer(AYSE, 'out', tooMuch, 'followed')).toBe('first-of-two')
    expect(await answer(MEHMET, 'out', tooMuch, 'followed')).toBe('insufficient-funds')
    expect(await wallet(house, tooMuch.memberId)).toEqual([700, 300])
    expect(await standingOf(tooMuch)).toHaveLength(1)
  })
})

describe('a deposit that was declined and then approved', () => {
  const notify = (deposit: Omit<DepositResult, 'kind'>, kind: 'approved' | 'declined') =>
    settleDeposit(house, { ...deposit, kind, noticeId: kind })

  it('is named until an operator books it, with a reason, once', async () => {
    const deposit = await openDeposit(house, (await newMember(house)).id)
    expect(await answer(AYSE, 'in', deposit, 'followed')).toBe('nothing-said')
    expect(await notify(deposit, 'declined')).toBe('declined')
    const before = await countNotFollowed(house.database.db)
    expect(await notify(deposit, 'approved')).toBe('contradicts')
    expect(await countNotFollowed(house.database.db)).toBe(before + 1n)
    expect(await wallet(house, deposit.memberId)).toEqual([0, 0])
    const both = await Promise.all([
      answer(AYSE, 'in', deposit, 'followed'),
      answer(AYSE, 'in', deposit, 'followed'),
    ])
    expect(both.toSorted()).toEqual(['answered', 'nothing-said'])
    expect(await wallet(house, deposit.memberId)).toEqual([1_000, 0])
    expect(await rowOf(house, deposit)).toMatchObject({ status: 1002, canceled_by: null })
    expect(await countNotFollowed(house.database.db)).toBe(before)
    expect(await notify(deposit, 'approved')).toBe('repeated')
    expect(await notify(deposit, 'declined')).toBe('contradicts')
    expect(await actsOf(`deposit:${deposit.transactionId}`)).toEqual([
      { what: 'deposit.notice-followed', actor_name: 'ayse', why: AYSE.why },
    ])
  })

  it('in another amount is booked in that amount; the amount that was asked for never comes beside it', async () => {
    const member = await newMember(house)
    const deposit = await openDeposit(house, member.id)
    const other = { ...deposit, amount: lira(999), kind: 'approved', noticeId: 'less' } as const
    expect(await settleDeposit(house, other)).toBe('amount-differs')
    expect(await answer(AYSE, 'in', deposit, 'followed')).toBe('answered')
    expect(await wallet(house, deposit.memberId)).toEqual([999, 0])
    expect(await rowOf(house, deposit)).toMatchObject({ status: 1003, canceled_by: 'house' })
    const client = await atTheDoor(house, member)
    const { data: records } = await client.call('finance/list_transactions', {})
    expect(records.map(({ amount, reason }) => [amount, reason])).toEqual([
      [999, null],
      [1_000, 'replaced'],
    ])
    expect(await notify(deposit, 'approved')).toBe('contradicts')
    expect(await wallet(house, deposit.memberId)).toEqual([999, 0])
    const reference = referenceFor(deposit)
    const stated = { direction: 'in', state: 'approved', reference, amount: lira(999) } as const
    const lines = [{ ...stated, line: 2, currency: 'TRY', at: house.clock() }]
    const now = { from: house.clock(), to: house.clock() }
    expect((await reconcile(house.database.db, 'sandbox', lines, now)).agreed).toBe(1)
  })

  it('by a provider that is only asked: its other amount stands, however often it is asked, and can be booked', async () => {
    const deposit = await openDeposit(house, (await newMember(house)).id)
    await house.owner.pool.query(
      `update cash_transactions set provider = 'polled', created_at = now() - interval '1 hour' where id = $1`,
      [deposit.transactionId],
    )
    states.set(referenceFor(deposit), { kind: 'approved', amount: lira(500) })
    await askUnansweredDeposits(house)
    await askUnansweredDeposits(house)
    expect(await standingOf(deposit)).toMatchObject([
      { outcome: 'amount-differs', amount: lira(500), times: 2, provider: 'polled' },
    ])
    expect(await answer(AYSE, 'in', deposit, 'followed')).toBe('answered')
    expect(await wallet(house, deposit.memberId)).toEqual([500, 0])
    await askUnansweredDeposits(house)
    expect(await standingOf(deposit)).toEqual([])
  })
})

it('a payment goes by the provider of its row, whoever offers its method today', async () => {
  const whose = await asked(house)
  const other = new TransferBank()
  const both = [sandbox(house), { ...bank.adapter(), methods: [] }, polled]
  const adapters = [...both, { ...other.adapter(), name: 'other', methods: [TRANSFERS] }]
  const before = house.payments
  house.payments = adapters
  try {
    expect(await approveWithdrawal(house, OPERATOR, whose)).toBe('sent')
    const { memberId, transactionId } = whose
    await sendPayoutOf(house, { member: String(memberId), transaction: String(transactionId) })
  } finally {
    house.payments = before
  }
  const reference = payoutReferenceFor({ ...whose, attempt: 1 })
  expect(bank.arrived.map((order) => order.reference)).toContain(reference)
  expect(other.arrived).toEqual([])
})

it('the audit is clean after all of this, and names what was followed and not booked, or booked beside', async () => {
  const findings = async () =>
    (await snapshot(house.database, (q) => audit(q, { checks: PAYMENT_CHECKS }))).findings.map(
      ({ kind }) => kind,
    )
  expect(await findings()).toEqual([])
  const deposit = await openDeposit(house, await newRich(house))
  const result = { ...deposit, amount: lira(1), kind: 'approved', noticeId: 'less' } as const
  expect(await settleDeposit(house, result)).toBe('amount-differs')
  await house.database.pool.query(
    `update payment_notices set answer = 'followed', first_answer_by = 'x', answered_at = now()
       where transaction_id = $1`,
    [deposit.transactionId],
  )
  expect(await findings()).toEqual(['notice-without-operator', 'followed-notice-not-booked'])
})
