import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { lira, toWire } from '#contract/money.ts'
import { balanceOf } from '#ledger/balance.ts'
import { deposit } from '#ledger/moves.ts'
import { post } from '#ledger/post.ts'
import { newMember } from '#server/account/testing-factors.ts'
import { port } from '#server/database/database.ts'
import { byHand } from '#server/payments/by-hand.ts'
import { sandbox } from '#server/payments/sandbox.ts'
import { TransferBank, TRANSFERS } from '#server/payments/testing-transfers.ts'
import { pastTriggers } from '#server/audit/testing-audit.ts'
import { startTestHouse, type TestHouse } from '#server/testing.ts'
import { requestWithdrawal } from './request.ts'

let house: TestHouse

beforeAll(async () => {
  house = await startTestHouse({
    paymentAdapters: (its) => [sandbox(its), byHand(), new TransferBank().adapter()],
  })
  house.settings.withdrawals = { ...house.settings.withdrawals, closedLoop: true }
}, 120_000)
afterAll(() => house.close())

/** A new member with ₺1,000.00 that came by no method in particular. */
async function rich(): Promise<bigint> {
  const { id: memberId } = await newMember(house)
  const key = { memberId, source: 'test', reference: 'first' }
  await post(port(house.database.db), deposit(key, lira(1_000), 'demo'))
  return memberId
}

let requests = 0
const request = (memberId: bigint, amount = lira(300)) =>
  requestWithdrawal(house, {
    memberId,
    methodId: TRANSFERS.id,
    amount,
    form: { iban: 'TR01' },
    call: 'test',
    requestId: `request ${(requests += 1)}`,
  })

async function wallet(memberId: bigint): Promise<[cash: number, pending: number]> {
  const { cash, pending } = await balanceOf(port(house.database.db), memberId)
  return [toWire(cash), toWire(pending)]
}

describe('back to the way it came, up to what came', () => {
  const FAST = 2
  const came = (memberId: bigint, methodId: number, amount: bigint) =>
    house.database.pool.query(
      `insert into cash_transactions (member_id, direction, method_id, transfer_type_id, amount, call,
         content_hash, status, decided_at) values ($1, 'in', $2, 2, $3, 'test', '', 1002, now())`,
      [memberId, methodId, amount],
    )

  it('a method gives back no more than came by it while another is owed something; what is beyond goes any way', async () => {
    const memberId = await rich()
    await came(memberId, FAST, lira(200))
    await expect(request(memberId, lira(100))).rejects.toMatchObject({
      refusal: 'return-first',
      figures: { methodID: FAST, amount: 200 },
    })
    expect(await wallet(memberId)).toEqual([1_000, 0])
    await came(memberId, TRANSFERS.id, lira(300))
    await request(memberId, lira(300))
    await expect(request(memberId, lira(100))).rejects.toMatchObject({ refusal: 'return-first' })
    await house.owner.pool.query(
      pastTriggers(
        'cash_transactions',
        `update cash_transactions set amount = 1 where member_id = ${memberId} and method_id = ${FAST}`,
      ),
    )
    await expect(request(memberId, lira(100))).rejects.toMatchObject({ refusal: 'return-first' })
    await house.owner.pool.query(
      'delete from cash_transactions where member_id = $1 and method_id = $2',
      [memberId, FAST],
    )
    await request(memberId, lira(700))
    expect(await wallet(memberId)).toEqual([0, 1_000])
  })

  it('what came by a transfer to one of our accounts goes back by the transfer that pays accounts', async () => {
    const [OUR_ACCOUNT, BANK_TRANSFER] = [11, 6]
    const memberId = await rich()
    await came(memberId, OUR_ACCOUNT, lira(200))
    await expect(request(memberId, lira(100))).rejects.toMatchObject({
      refusal: 'return-first',
      figures: { methodID: BANK_TRANSFER, amount: 200 },
    })
  })

  it('two at once do not take it twice; what only collects, and a house without the setting, bind nothing', async () => {
    const memberId = await rich()
    await came(memberId, FAST, lira(200))
    await came(memberId, TRANSFERS.id, lira(300))
    const both = await Promise.allSettled([request(memberId), request(memberId)])
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(await wallet(memberId)).toEqual([700, 300])
    const free = await rich()
    await request(free, lira(1_000))
    house.settings.withdrawals = { ...house.settings.withdrawals, closedLoop: false }
    await request(memberId, lira(700))
  })
})
