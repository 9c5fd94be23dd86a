import { TESTER } from '#server/action/testing.ts'
import { randomBytes } from 'node:crypto'
import { seedDemoLottery } from '#server/lottery/demo.ts'
import { CATEGORY } from '#contract/games/categories.ts'
import { lira } from '#contract/money.ts'
import { approveWithdrawal, refuseWithdrawal } from '#server/cashier/withdrawal/decision.ts'
import { requestWithdrawal } from '#server/cashier/withdrawal/request.ts'
import { addGame } from '#server/catalogue/add-game.ts'
import { sandbox } from '#server/payments/sandbox.ts'
import { TransferBank, TRANSFERS } from '#server/payments/testing-transfers.ts'
import { makeLucky, playHigh, sitDown } from '#server/jackpot/testing.ts'
import { openDemo, openSlot } from '#server/round/testing.ts'
import { changeSettings } from '#server/round/publish/game-settings.ts'
import { startTestHouse, visitor, type Client, type TestHouse } from '#server/testing.ts'
import { finishTournaments } from '#server/tournament/finish.ts'
import { hold, memberIds } from '#server/tournament/testing.ts'
import { betForADay, layChips, protect } from './bets.ts'

const HOUR_MS = 60 * 60 * 1000
const ROUNDS = 8

/**
 * A short day of a house, by its own calls where there are any, so that every kind of row is there: deposits
 * and withdrawals of each end, rounds closed and open, chips at tables, coupons, bonuses, limits and a pause, a jackpot,
 * a tournament that ended, a demo, a conversation.
 */
export async function runOneDay(databaseUrl: string): Promise<void> {
  const bank = new TransferBank('of one day')
  const paymentAdapters = (its: Parameters<typeof sandbox>[0]) => [sandbox(its), bank.adapter()]
  const house = await startTestHouse({ databaseUrl, paymentAdapters })
  try {
    const { db } = house.database
    await hold(db, house.clock(), { from: -1, until: 2 })
    await changeSettings(db, TESTER, 'yonca-bahcesi', { closed_modes: ['BONUS'] })
    const member = visitor(house)
    await member.login('demo')
    await seedDemoLottery(db, { now: house.clock(), random: randomBytes })
    await payIn(member)
    await payOut(house)
    await play(member)
    await addATable(house)
    await writeAndCollect(member)
    await winJackpot(house)
    await playDemo(visitor(house))
    house.pass(3 * HOUR_MS)
    await finishTournaments(house)
    await betForADay(house)
    await protect(house)
    await layChips(house)
  } finally {
    await house.close()
  }
}

async function payIn(member: Client): Promise<void> {
  for (const [index, choice] of ['approve', 'decline', ''].entries()) {
    const { data } = await member.call('prepayServices/processTransaction', {
      methodID: 3,
      amount: 500,
      transfer_type_id: 2,
      fields: { referenceNumber: 'Kira' },
      requestId: `deposit-${index}`,
    })
    const body = `do=${choice}`
    if (choice !== '') await fetch(data.url ?? '', { method: 'POST', body, redirect: 'manual' })
  }
}

/** A withdrawal that waits, one that is on its way, and one that was refused. */
async function payOut(house: TestHouse): Promise<void> {
  const memberId = await demoOf(house)
  const ask = async (requestId: string) => {
    const payload = { methodId: TRANSFERS.id, amount: lira(100), form: { iban: 'TR01' } }
    const call = 'database-dump'
    const { id } = await requestWithdrawal(house, { memberId, ...payload, call, requestId })
    return { memberId, transactionId: id }
  }
  await ask('waits')
  await approveWithdrawal(house, TESTER, await ask('sent'))
  await refuseWithdrawal(house, TESTER, await ask('refused'), 'Not your name')
}

/** A table that somebody else's studio leads. */
async function addATable({ database: { db } }: TestHouse): Promise<void> {
  const { id: providerId } = await db
    .selectFrom('catalogue_providers')
    .select('id')
    .orderBy('id')
    .executeTakeFirstOrThrow()
  const table = { kind: 'table', types: ['roulette'], categories: [CATEGORY.roulette] } as const
  const limits = { minStake: lira(1), maxStake: lira(500), popularity: 1 }
  await addGame(db, {
    ...table,
    ...limits,
    name: 'Galata Ruleti',
    game: 'galata-ruleti',
    providerId,
  })
}

async function demoOf({ database }: TestHouse): Promise<bigint> {
  const { demo } = await memberIds(database.db)
  if (demo === undefined) throw new Error('the demo has its member')
  return demo
}

/** One slot to its end, and one left with an open round. */
async function play(member: Client): Promise<void> {
  const slot = await openSlot(member)
  for (let played = 0; played < ROUNDS; played += 1) {
    const { round } = await slot.play({ amount: 2_000_000, requestId: `play-${played}` })
    if (round.active) await slot.endRound()
  }
  const { data } = await member.call('casino/seeds', {})
  await member.call('casino/rotate_seeds', { seq: data.seq, clientSeed: 'benim-tohumum' })
  await (await openSlot(member, 'yonca')).playUntilOpen()
}

async function writeAndCollect(member: Client): Promise<void> {
  await member.call('support/send_message', { text: "Merhaba; bir sorum var:\n'bonus' nerede?" })
  const { data } = await member.call('casino/games_list', { searchGameName: 'lale' })
  await member.call('finance/add_favorite_cash_method', { methodID: 3, Type: 1 })
  await member.call('user/favorites', { type: 'casino', mode: 'insert', id: data[0]?.gameID ?? 0 })
}

async function winJackpot(house: TestHouse): Promise<void> {
  const player = await sitDown(house, 20_000)
  await makeLucky(house, player, ['mini'])
  const { round } = await playHigh(player)
  if (round.active) await player.slot.endRound()
}

async function playDemo(stranger: Client): Promise<void> {
  const { slot } = await openDemo(stranger)
  for (let played = 0; played < 3; played += 1)
    if ((await slot.play()).round.active) await slot.endRound()
}
