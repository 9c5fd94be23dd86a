import { TESTER } from '#server/action/testing.ts'
import { CATEGORY } from '#contract/games/categories.ts'
import { lira } from '#contract/money.ts'
import { growBet, payBet, placeBet, settleBet } from '#server/bets/testing.ts'
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

const HOUR_MS = 60 * 60 * 1000
const ROUNDS = 8

/**
 * A short day of a house, by its own calls where there are any, so that every kind of row is there: deposits
 * and withdrawals of each end, rounds closed and open, other bets that grew and were paid in parts, a jackpot,
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
    await payIn(member)
    await payOut(house)
    await play(member)
    await sitAtATable(house)
    await writeAndCollect(member)
    await winJackpot(house)
    await playDemo(visitor(house))
    house.pass(3 * HOUR_MS)
    await finishTournaments(house)
  } finally {
    await house.close()
  }
}

async function payIn(member: Client): Promise<void> {
  for (const [index, choice] of ['approve', 'decline', ''].entries()) {
    const { data } = await member.call('prepayServices/processTransaction', {
      methodID: 3,
      amount: 250,
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
    const asked = { methodId: TRANSFERS.id, amount: lira(100), form: { iban: 'TR01' } }
    const call = 'database-dump'
    const { id } = await requestWithdrawal(house, { memberId, ...asked, call, requestId })
    return { memberId, transactionId: id }
  }
  await ask('waits')
  await approveWithdrawal(house, TESTER, await ask('sent'))
  await refuseWithdrawal(house, TESTER, await ask('refused'), 'Not your name')
}

/** A table of the house's own, a favourite: bets open and settled, grown and paid in parts; and a coupon. */
async function sitAtATable(house: TestHouse): Promise<void> {
  const { db } = house.database
  const memberId = await demoOf(house)
  const { id: providerId } = await db
    .selectFrom('catalogue_providers')
    .select('id')
    .orderBy('id')
    .executeTakeFirstOrThrow()
  const table = { kind: 'table', types: ['roulette'], categories: [CATEGORY.roulette] } as const
  const limits = { minStake: lira(1), maxStake: lira(500), popularity: 1 }
  const named = { name: 'Galata Ruleti', game: 'galata-ruleti', providerId }
  const gameId = await addGame(db, { ...table, ...limits, ...named })
  const placed = { memberId, at: house.clock(), stake: lira(6) }
  for (const part of [null, 'line-1', 'line-2']) {
    const bet = { ...placed, kind: 'table', gameId, game: named.game } as const
    const open = { ...bet, id: await placeBet(db, bet) }
    await growBet(db, open, lira(2))
    if (part !== null) await payBet(db, { ...open, part }, lira(3))
    if (part === 'line-2') await settleBet(db, open, lira(5))
  }
  const coupon = { ...placed, kind: 'coupon', gameId: null, game: 'sports' } as const
  await settleBet(db, { ...coupon, id: await placeBet(db, coupon) }, 0n)
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
