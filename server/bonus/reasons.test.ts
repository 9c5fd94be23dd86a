import { afterAll, beforeAll, expect, it } from 'vitest'
import { lira } from '#contract/money.ts'
import { requestWithdrawal } from '../cashier/withdrawal/request.ts'
import { give } from '../jackpot/testing.ts'
import { sandbox } from '../payments/sandbox.ts'
import { TransferBank, TRANSFERS } from '../payments/testing-transfers.ts'
import { startTestHouse, type TestHouse } from '../testing.ts'
import { offerBonus, offerRounds, sitDownWithBonus } from './testing.ts'

let house: TestHouse
beforeAll(async () => {
  house = await startTestHouse({
    paymentAdapters: (its) => [sandbox(its), new TransferBank().adapter()],
  })
}, 300_000)
afterAll(() => house.close())

it('PROT-95 an offer that cannot be had names all that stands in its way, and what the last deposit was used for', async () => {
  const [long, short] = [
    await offerBonus(house, { wagering: 100 }),
    await offerBonus(house, { wagering: 10 }),
  ]
  const rounds = await offerRounds(house, { minimum: 100, claimDays: 7 })
  const dear = await offerBonus(house, { minimum: 900 })
  const player = await sitDownWithBonus(house, { offerId: long, deposit: 400 })
  const line = async (offerId: number) => {
    const { data } = await player.client.call('bonus/list', {})
    return data.find(({ bonusID }) => bonusID === offerId)
  }
  const name = (await line(long))?.name
  const used = { depositUsedFor: name, depositGone: null, amount: null }
  for (const offer of [short, rounds])
    expect(await line(offer)).toMatchObject({
      ...used,
      status: 'other-active',
      reasons: ['other-active', 'no-basis'],
    })
  // What was had this time waits for its next, and for nothing else.
  expect(await line(long)).toMatchObject({ reasons: ['taken'], depositUsedFor: null })
  await give(house, player.memberId, lira(400))
  const fits = { reasons: ['other-active'], depositUsedFor: null, depositGone: null }
  expect(await line(short)).toMatchObject(fits)
  expect(await line(dear)).toMatchObject({
    ...fits,
    reasons: ['other-active', 'no-basis'],
    depositGone: 'too-small',
  })
  await player.client.call('bonus/cancel', { bonusID: player.bonusId })
  expect(await line(short)).toMatchObject({ status: 'open', reasons: [] })
  await requestWithdrawal(house, {
    memberId: player.memberId,
    methodId: TRANSFERS.id,
    form: { iban: 'TR01' },
    amount: lira(100),
    call: 'test',
    requestId: player.username,
  })
  expect(await line(short)).toMatchObject({ status: 'withdrawn', reasons: ['withdrawn'] })
  await house.owner.pool.query(
    `update cash_transactions set decided_at = decided_at - interval '9 days',
         created_at = created_at - interval '9 days' where member_id = $1 and direction = 'in'`,
    [player.memberId],
  )
  expect(await line(short)).toMatchObject({ reasons: ['no-basis'], depositGone: 'too-old' })
})
