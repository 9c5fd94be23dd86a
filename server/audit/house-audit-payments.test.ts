/** What the audit of a house says of payments, of a lottery that is drawn and of the poker purse, each altered alone. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { payEachWay } from '../cashier/testing-payments.ts'
import { sitDown } from '../jackpot/testing.ts'
import { drawLottery } from '../lottery/draw.ts'
import { payLotteryPrizes } from '../lottery/prizes.ts'
import { holdLottery, OPERATOR } from '../lottery/testing.ts'
import { POKER } from '../poker/testing.ts'
import { findingsAfter, findingsOf, lastEntry, unchecked, untriggered } from './testing-audit.ts'
import { startTestHouse, type TestHouse } from '../testing.ts'

let house: TestHouse
let memberId: bigint
let payments: Awaited<ReturnType<typeof payEachWay>>
beforeAll(async () => {
  house = await startTestHouse()
  const starts = new Date()
  const player = await sitDown(house, 100_000)
  memberId = player.memberId
  payments = await payEachWay(house, player)
  const lottery = await holdLottery(house, { starts, minimum: 60, prizes: [200, 50] })
  await drawLottery(house.database, OPERATOR, lottery.id, lottery.drawn)
  await payLotteryPrizes(house)
  await player.client.call('klasGaming/createMember', { ...POKER, username: 'kim' })
  await player.client.call('klasGaming/deposit', { ...POKER, amount: 300 })
}, 120_000)
afterAll(() => house.close())

/** Whoever tampers has taken the tables' own checks away before. */
const OPENED = ['cash_transactions', 'payment_notices', 'lottery_tickets', 'poker_transfers']

const TRANSFER = '(select min(id) from poker_transfers)'

it('finds nothing where nothing was altered', async () => {
  expect(await findingsOf(house)).toEqual([])
})

it.each<[string, () => string | Promise<string>, string]>([
  [
    'a withdrawal that is paid and open at once',
    () => `update cash_transactions set payout_state = 'paid' where id = ${payments.out}`,
    'withdrawal-state-wrong',
  ],
  [
    'a withdrawal that the bank said was paid, and that is open',
    () => `insert into payment_notices select (made.n).* from (select jsonb_populate_record(n,
      '{"transaction_id": ${payments.out}, "direction": "out", "outcome": "paid"}') as n
      from payment_notices n where n.transaction_id = ${payments.approved} limit 1) made`,
    'withdrawal-not-as-notified',
  ],
  [
    'a deposit in the place of one that is still open',
    () =>
      `update cash_transactions set instead_of = ${payments.open} where id = ${payments.approved}`,
    'replaced-payment-moved',
  ],
  [
    'a prize of a lottery that was paid and is said not to be',
    () => 'update lottery_tickets set paid_at = null',
    'entry-without-lottery-prize',
  ],
  [
    'a prize of a lottery whose entry is gone',
    () => "delete from entries where source = 'lottery'",
    'lottery-prize-without-entry',
  ],
  [
    'a prize of a lottery of another amount than was paid',
    () => 'update lottery_tickets set prize = prize + 1 where paid_at is not null',
    'lottery-prize-differs',
  ],
  [
    'more prizes of a lottery than any file may name',
    () => 'update lottery_prizes set tickets = 1000000000',
    'lottery-prizes-too-many',
  ],
  [
    'a transfer to the poker room whose entry is gone',
    () => "delete from entries where source = 'poker'",
    'poker-without-entry',
  ],
  [
    'a transfer that stands, and came back all the same',
    async () => {
      const { rows } = await house.owner.pool.query<{ id: bigint }>(`select ${TRANSFER} as id`)
      const reference = `back:${rows[0]?.id}`
      const amount = 300_000_000
      return lastEntry({ memberId, source: 'poker', reference, move: 'poker-out', amount }).join(
        ';',
      )
    },
    'poker-end-differs',
  ],
])('names %s', async (_what, alter, kind) => {
  const opened = OPENED.map((table) => `${unchecked(table)}; ${untriggered(table)}`)
  const found = await findingsAfter(house, ...opened, await alter())
  expect(found.map((finding) => finding.kind)).toContain(kind)
})
