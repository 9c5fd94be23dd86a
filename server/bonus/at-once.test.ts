/** What comes at the same time as a bonus, or in the middle of it: other claims, a pause, a round that is open, a withdrawal. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { lira } from '#contract/money.ts'
import { untilWaiting, whileLocked } from '../database/testing-locks.ts'
import { mailTo } from '../account/testing.ts'
import { newBankAccount } from '../cashier/accounts/testing-accounts.ts'
import { give, sitDown, type Player } from '../jackpot/testing.ts'
import { openSlot } from '../round/testing.ts'
import { loginAs, startTestHouse, type Client, type TestHouse } from '../testing.ts'
import { endExpiredBonuses } from './expire.ts'
import {
  findingsIn,
  lastBetOf,
  offerBonus,
  offerFreeBets,
  offerRounds,
  openRoundOfBonus,
  playRounds,
  purseOf,
  sitDownWithBonus,
} from './testing.ts'

const HOUR_MS = 60 * 60 * 1000
const DAY_MS = 24 * HOUR_MS

let house: TestHouse
/** Never met by chance. */
let long: number
beforeAll(async () => {
  house = await startTestHouse()
  long = await offerBonus(house, { wagering: 100 })
}, 300_000)
afterAll(() => house.close())

const active = async ({ client }: Pick<Player, 'client'>) =>
  (await client.call('bonus/active', {})).data
const latest = async ({ client }: Pick<Player, 'client'>) =>
  (await client.call('bonus/history', {})).data[0]

const claim = (client: Client, bonusID: number): Promise<string> =>
  client
    .call('bonus/request', { bonusID })
    .then(() => 'taken')
    .catch(String)

it('PROT-100 of claims of several offers by ten logins at once one has its way, and its money is given once', async () => {
  const player = await sitDown(house, 400)
  const offers = [
    long,
    await offerBonus(house, { wagering: 30 }),
    await offerRounds(house),
    await offerFreeBets(house),
  ]
  const logins: Client[] = []
  while (logins.length < 10) logins.push(await loginAs(house, player.username))
  const answers = await Promise.all(
    logins.flatMap((client) => offers.map((bonusID) => claim(client, bonusID))),
  )
  const taken = answers.filter((each) => each === 'taken')
  expect(taken).toHaveLength(1)
  // A house that has too much to do says so by name, and has given nothing.
  const refusals = answers.filter((each) => each !== 'taken' && !each.includes('"busy"'))
  for (const refusal of refusals) expect(refusal).toMatch(/bonus-(active|taken)/)
  const { rows } = await house.database.pool.query<{ amount: bigint; granted: bigint }>(
    `select b.amount, (select coalesce(sum(e.bonus_delta), 0)::bigint from entries e
       where e.member_id = b.member_id and e.move = 'bonus-grant') as granted
     from bonuses b where b.member_id = $1`,
    [player.memberId],
  )
  expect(rows).toHaveLength(1)
  expect(rows[0]?.granted).toBe(rows[0]?.amount)
  expect(await findingsIn(house)).toEqual([])
}, 60_000)

it('PROT-100 of one deposit cash is given once, whichever of two offers comes first', async () => {
  const player = await sitDown(house, 400)
  const terms = { wagering: 0, percent: 10, weights: { slot: 100 } }
  const offers = [await offerBonus(house, terms), await offerBonus(house, terms)]
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, at) => claim(player.client, offers[at % 2] ?? 0)),
  )
  expect(answers.filter((each) => each === 'taken')).toHaveLength(1)
  expect(await purseOf(house, player.memberId)).toEqual([440, 0])
  expect(await findingsIn(house)).toEqual([])
})

it('PROT-101 a claim that waited behind a pause is refused, and nothing is given', async () => {
  const player = await sitDown(house, 400)
  const other = await loginAs(house, player.username)
  const { pool } = house.owner
  const member = `select from members where id = ${player.memberId} for update`
  const [paused, claimed] = await whileLocked(pool, member, async () => {
    const pausing = player.client.call('protection/time_out', { span: '1d' })
    await untilWaiting(pool)
    const claiming = claim(other, long)
    await untilWaiting(pool, 2)
    return [pausing, claiming]
  })
  await paused
  expect(await claimed).toContain('member-paused')
  expect(await purseOf(house, player.memberId)).toEqual([400, 0])
})

it('PROT-101 after a pause the same offer may be claimed, as long as its deposit is not too old for it', async () => {
  const [soon, late] = [await sitDown(house, 400), await sitDown(house, 400)]
  await soon.client.call('protection/time_out', { span: '1d' })
  await late.client.call('protection/time_out', { span: '1m' })
  const afterwards = async ({ username }: Player, ms: number) => {
    house.pass(ms)
    try {
      return await claim(await loginAs(house, username), long)
    } finally {
      house.pass(-ms)
    }
  }
  expect(await afterwards(soon, DAY_MS - HOUR_MS)).toContain('member-paused')
  expect(await afterwards(soon, DAY_MS + HOUR_MS)).toBe('taken')
  expect(await purseOf(house, soon.memberId)).toEqual([400, 200])
  expect(await afterwards(late, 32 * DAY_MS)).toContain('bonus-no-basis')
  expect(await purseOf(house, late.memberId)).toEqual([400, 0])
})

it('PROT-101 a bonus of before waits out a pause and its time goes on: after it, it is played or over', async () => {
  const week = await offerBonus(house, { days: 7, wagering: 100 })
  const player = await sitDownWithBonus(house, { offerId: week, deposit: 400 })
  await player.client.call('protection/time_out', { span: '1d' })
  const { email } = await house.database.db
    .selectFrom('members')
    .select('email')
    .where('id', '=', player.memberId)
    .executeTakeFirstOrThrow()
  expect((await mailTo(house, email)).length).toBeGreaterThan(0)
  house.pass(2 * DAY_MS)
  const client = await loginAs(house, player.username)
  await playRounds({ slot: await openSlot(client) }, 1, 5)
  expect(await active({ client })).toMatchObject({ bonusID: player.bonusId, wagered: 5 })
  await client.call('protection/time_out', { span: '1w' })
  house.pass(8 * DAY_MS)
  const after = await loginAs(house, player.username)
  await playRounds({ slot: await openSlot(after) }, 1, 1)
  expect(await latest({ client: after })).toMatchObject({ status: 'expired', forfeited: 200 })
  house.pass(-10 * DAY_MS)
  expect(await findingsIn(house)).toEqual([])
})

it('PROT-102 a round of bonus money that is open when its bonus runs out is paid first, and its part of it goes', async () => {
  const player = await sitDownWithBonus(house, { offerId: long, deposit: 100 })
  const { round } = await openRoundOfBonus(house, player)
  const [cash, bonus] = await purseOf(house, player.memberId)
  const later = { ...house, clock: () => new Date(Date.now() + 31 * DAY_MS) }
  await Promise.all([endExpiredBonuses(later), endExpiredBonuses(later)])
  const { payout, payout_bonus, state } = await lastBetOf(house, player)
  expect([state, payout]).toEqual(['settled', BigInt(round.payout)])
  const [after, none] = await purseOf(house, player.memberId)
  expect(none).toBe(0)
  expect(after).toBeCloseTo(cash + Number(payout - payout_bonus) / 1e6, 6)
  const ended = await latest(player)
  expect(ended?.status).toBe('expired')
  expect(ended?.forfeited).toBeCloseTo(bonus + Number(payout_bonus) / 1e6, 6)
  expect((await player.slot.endRound()).http).toBe(200)
  expect(await findingsIn(house)).toEqual([])
}, 60_000)

const payOut = async ({ client, memberId }: Player, amount: number) =>
  (
    await client.call('prepayServices/processTransaction', {
      Type: 2,
      methodID: 2,
      amount,
      transfer_type_id: 2,
      accountID: await newBankAccount(house, memberId),
      idValidity: '2031-03-14',
      note: '',
      requestId: `out ${memberId} ${amount}`,
    })
  ).data.transactionID

it('PROT-102 PROT-103 who asks for all their cash while such a round is open keeps round and bonus, and each is paid in its part', async () => {
  const player = await sitDownWithBonus(house, { offerId: long, deposit: 100 })
  const { round } = await openRoundOfBonus(house, player)
  await give(house, player.memberId, lira(150))
  const [, bonus] = await purseOf(house, player.memberId)
  await payOut(player, 150)
  const { payout_bonus: before } = await lastBetOf(house, player)
  expect(before).toBe(0n)
  expect((await player.slot.endRound()).http).toBe(200)
  const { payout, payout_bonus } = await lastBetOf(house, player)
  expect(payout).toBe(BigInt(round.payout))
  const [cash, bonusAfter] = await purseOf(house, player.memberId)
  expect(cash).toBeCloseTo(Number(payout - payout_bonus) / 1e6, 6)
  expect(bonusAfter).toBeCloseTo(bonus + Number(payout_bonus) / 1e6, 6)
  expect(await active(player)).toMatchObject({ bonusID: player.bonusId })
}, 60_000)

it('PROT-103 a withdrawal takes cash alone, taken back it is cash again, and the bonus goes on through both', async () => {
  const player = await sitDownWithBonus(house, { offerId: long, deposit: 400 })
  const beyond = await player.client.refused('prepayServices/processTransaction', {
    Type: 2,
    methodID: 2,
    amount: 500,
    transfer_type_id: 2,
    accountID: await newBankAccount(house, player.memberId),
    idValidity: '2031-03-14',
    note: '',
  })
  expect(beyond.data.refusal).toBe('insufficient-funds')
  const transactionID = await payOut(player, 400)
  expect(await purseOf(house, player.memberId)).toEqual([0, 200])
  // What is staked now is bonus money, and counts as before.
  await playRounds(player, 1, 5)
  expect((await lastBetOf(house, player)).stake_bonus).toBe(lira(5))
  expect(await active(player)).toMatchObject({ wagered: 5 })
  const [none, bonus] = await purseOf(house, player.memberId)
  expect(none).toBe(0)
  await player.client.call('finance/cancel_withdrawal', { transactionID })
  expect(await purseOf(house, player.memberId)).toEqual([400, bonus])
  expect(await active(player)).toMatchObject({ bonusID: player.bonusId, wagered: 5 })
})

it('PROT-103 stakes and a withdrawal at once never take the same cash, and never bonus money out', async () => {
  const player = await sitDownWithBonus(house, { offerId: long, deposit: 200 })
  const slots = Array.from({ length: 4 }, () => player.slot.again())
  await Promise.allSettled([
    payOut(player, 150),
    ...slots.map((slot) => slot.play({ amount: 40_000_000 })),
    payOut(player, 180),
  ])
  await player.slot.endRound()
  const { rows } = await house.database.pool.query<{ out: bigint }>(
    `select coalesce(sum(-cash_delta), 0)::bigint as out from entries
     where member_id = $1 and move = 'withdrawal-request'`,
    [player.memberId],
  )
  expect([0n, lira(150), lira(180)]).toContain(rows[0]?.out)
  expect(await active(player)).toMatchObject({ bonusID: player.bonusId })
  const own = (await findingsIn(house)).filter(({ memberId }) => memberId === player.memberId)
  expect(own).toEqual([])
})
