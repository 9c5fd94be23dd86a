import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { lira } from '#contract/money.ts'
import { Refused } from '#contract/refusals.ts'
import { audit } from '#ledger/audit.ts'
import { newMember, PASSWORD } from '#server/account/testing-factors.ts'
import { snapshot } from '#server/database/database.ts'
import { sandbox } from '#server/payments/sandbox.ts'
import { TransferBank } from '#server/payments/testing-transfers.ts'
import { TRANSFERS_OF_DAY_MAX } from '#server/poker/transfer-row.ts'
import { POKER } from '#server/poker/testing.ts'
import { openSlot } from '#server/round/testing.ts'
import { startTestHouse, visitor, type Client, type TestHouse } from '#server/testing.ts'
import { PAYMENT_CHECKS } from '../audit.ts'
import { settleDeposit } from './deposit-settlement.ts'
import { OPEN_TRANSFERS_MAX } from '../open-transfers.ts'
import { openDeposit, request, wallet, withdrawalsOf } from '../withdrawal/testing-withdrawals.ts'

/** What is counted or taken holds however many ask for it at the same moment. */

const { newRich } = withdrawalsOf((of) => newMember(of))

let house: TestHouse

beforeAll(async () => {
  house = await startTestHouse({
    paymentAdapters: (its) => [sandbox(its), new TransferBank().adapter()],
  })
}, 120_000)
afterAll(() => house.close())

/** A new member with so much money, logged in. */
async function guest(amount: bigint): Promise<{ id: bigint; client: Client }> {
  const { id, username } = await newMember(house)
  const deposit = await openDeposit(house, id, amount)
  expect(await settleDeposit(house, { ...deposit, kind: 'approved' })).toBe('approved')
  const client = visitor(house)
  await client.login(username, PASSWORD)
  return { id, client }
}

const MORE = OPEN_TRANSFERS_MAX + 4

describe('so many of a member’s may be open, and no more', () => {
  it('withdrawals that are asked for at the same time', async () => {
    const memberId = await newRich(house)
    const deposit = await openDeposit(house, memberId)
    await settleDeposit(house, { ...deposit, kind: 'approved' })
    const all = Array.from({ length: MORE }, () => request(house, memberId, lira(100)))
    const refusals = (await Promise.allSettled(all)).map((end) =>
      end.status === 'fulfilled' ? 'taken' : (end.reason as Refused).refusal,
    )
    expect(refusals.filter((end) => end === 'taken')).toHaveLength(OPEN_TRANSFERS_MAX)
    expect(new Set(refusals)).toEqual(new Set(['taken', 'too-many-open']))
    expect(await wallet(house, memberId)).toEqual([1_000, 1_000])
  })

  it('deposits', async () => {
    const { client } = await guest(lira(1))
    const api = { class: 'prepayServices', method: 'processTransaction' }
    const open = () =>
      client.post({ api, data: { methodID: 1, amount: 100 }, user: client.stored.user })
    const replies = await Promise.all(Array.from({ length: MORE }, open))
    expect(replies.filter(({ result }) => result)).toHaveLength(OPEN_TRANSFERS_MAX)
    for (const { result, data } of replies)
      if (!result) expect(data).toMatchObject({ refusal: 'too-many-open' })
  })

  it('transfers to the poker room, of one day', async () => {
    const { id, client } = await guest(lira(1_000))
    await client.call('klasGaming/createMember', { ...POKER, username: `oyuncu${id}` })
    await house.database.pool.query(
      `insert into poker_transfers (member_id, direction, state, amount, purse)
         select $1, 'out', 'review', 10000, 0 from generate_series(1, $2)`,
      [id, TRANSFERS_OF_DAY_MAX - 1],
    )
    const api = { class: 'klasGaming', method: 'deposit' }
    const move = () =>
      client.post({ api, data: { ...POKER, amount: 20 }, user: client.stored.user })
    const replies = await Promise.all([move(), move(), move(), move()])
    expect(replies.filter(({ result }) => result)).toHaveLength(1)
    expect(await wallet(house, id)).toEqual([980, 0])
  })
})

it('a withdrawal and a spin for the same kuruş: what is there is taken once', async () => {
  for (let round = 0; round < 4; round += 1) {
    const { id, client } = await guest(lira(100))
    const slot = await openSlot(client)
    const [spin, withdrawal] = await Promise.all([
      slot.play({ amount: 1_000_000 }),
      request(house, id, lira(100)).catch((error: unknown) => {
        if (error instanceof Refused && error.refusal === 'insufficient-funds') return null
        throw error
      }),
    ])
    const won = spin.error ? 0 : spin.round.payout / 1_000_000
    if (!spin.error && spin.round.active) await slot.endRound()
    const pending = withdrawal ? 100 : 0
    const stake = spin.error ? 0 : 1
    expect(await wallet(house, id)).toEqual([100 - pending - stake + won, pending])
    // Both only where the spin had won what it cost before the withdrawal came.
    expect(withdrawal === null || stake === 0 || won >= 1).toBe(true)
  }
  const { findings } = await snapshot(house.database, (q) => audit(q, { checks: PAYMENT_CHECKS }))
  expect(findings).toEqual([])
})
