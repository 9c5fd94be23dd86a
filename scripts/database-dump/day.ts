import { TESTER } from '#server/action/testing.ts'
import { makeLucky, playHigh, sitDown } from '#server/jackpot/testing.ts'
import { gameClient, openSlot } from '#server/round/testing.ts'
import { changeSettings } from '#server/round/publish/game-settings.ts'
import { startTestHouse, visitor, type Client, type TestHouse } from '#server/testing.ts'
import { finishTournaments } from '#server/tournament/finish.ts'
import { hold } from '#server/tournament/testing.ts'

const HOUR_MS = 60 * 60 * 1000
const ROUNDS = 8

/**
 * A short day of a house, by its own calls, so that every kind of row is there: deposits of each
 * end, rounds closed and open, a jackpot, a tournament that ended, a demo, a conversation.
 */
export async function runOneDay(databaseUrl: string): Promise<void> {
  const house = await startTestHouse({ databaseUrl })
  try {
    const { db } = house.database
    await hold(db, house.clock(), { from: -1, until: 2 })
    await changeSettings(db, TESTER, 'yonca-bahcesi', { closed_modes: ['BONUS'] })
    const member = visitor(house)
    await member.login('demo')
    await payIn(member)
    await play(member)
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
      methodID: 1,
      amount: 250,
      transfer_type_id: 2,
      fields: { referenceNumber: 'Kira' },
      requestId: `deposit-${index}`,
    })
    const body = `do=${choice}`
    if (choice !== '') await fetch(data.url ?? '', { method: 'POST', body, redirect: 'manual' })
  }
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
  const { data: games } = await stranger.call('casino/games_list', { searchGameName: 'lale' })
  const gameID = games[0]?.gameID ?? 0
  const { data } = await stranger.call('casino/demo_game', { gameID })
  const slot = gameClient(new URL(data.url))
  for (let played = 0; played < 3; played += 1)
    if ((await slot.play()).round.active) await slot.endRound()
}
