/** Members with money, and withdrawals of theirs by the bank of `testing-transfers.ts`, as far as a test wants them. */
import { lira, toWire } from '#contract/money.ts'
import { balanceOf } from '#ledger/balance.ts'
import type { Actor } from '#server/action/actor.ts'
import { port } from '#server/database/database.ts'
import { TRANSFERS } from '#server/payments/testing-transfers.ts'
import type { TestHouse } from '#server/testing.ts'
import { settleDeposit } from '../deposit/deposit-settlement.ts'
import { payoutReferenceFor, type Whose } from '../reference.ts'
import type { Transaction } from '../settlement.ts'
import { approveWithdrawal } from './decision.ts'
import { requestWithdrawal } from './request.ts'

export const OPERATOR: Actor = { kind: 'command', name: 'operator', why: 'test' }

/** An open deposit of a member's by the sandbox, of which no bank knows. */
export async function openDeposit(
  { database }: TestHouse,
  memberId: bigint,
  amount = lira(1_000),
): Promise<Whose & { provider: string; amount: bigint }> {
  const { rows } = await database.pool.query<{ id: bigint }>(
    `insert into cash_transactions (member_id, direction, method_id, transfer_type_id, amount, call,
       content_hash, provider) values ($1, 'in', 1, 2, $2, 'test', '', 'sandbox') returning id`,
    [memberId, amount],
  )
  return { memberId, transactionId: rows[0]?.id ?? 0n, provider: 'sandbox', amount }
}

let requests = 0
export function request(
  house: TestHouse,
  memberId: bigint,
  amount = lira(300),
  changes: object = {},
): Promise<Transaction> {
  const transfer = { memberId, methodId: TRANSFERS.id, amount, form: { iban: 'TR01' } }
  const requestId = `request ${(requests += 1)}`
  return requestWithdrawal(house, { ...transfer, call: 'test', requestId, ...changes })
}

/** New members as the account's `newMember` makes them, with money, and their withdrawals. */
export function withdrawalsOf(newMember: (house: TestHouse) => Promise<{ id: bigint }>) {
  /** With ₺1,000.00, as the demo gives its own: by a deposit. */
  async function newRich(house: TestHouse): Promise<bigint> {
    const { id } = await newMember(house)
    const deposit = await openDeposit(house, id)
    const settlement = await settleDeposit(house, { ...deposit, kind: 'approved' })
    if (settlement !== 'approved') throw new Error(`a deposit is ${settlement}`)
    return id
  }
  async function asked(house: TestHouse, amount = lira(300)): Promise<Whose> {
    const memberId = await newRich(house)
    return { memberId, transactionId: (await request(house, memberId, amount)).id }
  }
  /** Asked for, and on its way to the provider. */
  async function sent(house: TestHouse, amount = lira(300)) {
    const whose = await asked(house, amount)
    const decision = await approveWithdrawal(house, OPERATOR, whose)
    if (decision !== 'sent') throw new Error(`a withdrawal is ${decision}`)
    const payout = { ...whose, attempt: 1, provider: 'transfers', amount }
    return { ...payout, reference: payoutReferenceFor(payout) }
  }
  return { newRich, asked, sent }
}

export async function wallet(
  { database }: TestHouse,
  memberId: bigint,
): Promise<[cash: number, pending: number]> {
  const { cash, pending } = await balanceOf(port(database.db), memberId)
  return [toWire(cash), toWire(pending)]
}

export async function rowOf({ database }: TestHouse, { memberId, transactionId }: Whose) {
  return database.db
    .selectFrom('cash_transactions')
    .select(['status', 'payout_state', 'attempt', 'canceled_by', 'provider_payment'])
    .where('member_id', '=', memberId)
    .where('id', '=', transactionId)
    .executeTakeFirstOrThrow()
}

/** As though the two minutes in which a provider is left alone were over. */
export const letTimePass = ({ owner }: TestHouse) =>
  owner.pool.query(
    `update cash_transactions set created_at = created_at - interval '3 minutes',
       sent_at = sent_at - interval '3 minutes'`,
  )
