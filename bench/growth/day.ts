import { randomUUID } from 'node:crypto'
import { newMember, PASSWORD } from '#server/account/testing-factors.ts'
import { TESTER } from '#server/action/testing.ts'
import {
  offerBonus,
  offerRounds,
  playFree,
  playRounds,
  sitDownWithBonus,
} from '#server/bonus/testing.ts'
import { openDatabase, type Database } from '#server/database/database.ts'
import { migrate } from '#server/database/migrate.ts'
import { sitDown } from '#server/jackpot/testing.ts'
import { guestsOf, POKER } from '#server/poker/testing.ts'
import { answerCoupons } from '#server/sports/accept-coupons.ts'
import { correctScore } from '#server/sports/operate.ts'
import { settleSports } from '#server/sports/settle.ts'
import { bettingAt, couponsOf, one, place } from '#server/sports/testing-coupons.ts'
import { playingAt } from '#server/sports/testing-in-play.ts'
import { openMatch } from '#server/sports/testing.ts'
import { startTestHouse, type TestHouse } from '#server/testing.ts'
import type { Cluster } from '../cluster.ts'
import { PLAYED } from '../floor/players.ts'
import { simulate } from '../floor/simulation.ts'
import { takeClock } from '../simulated-clock.ts'

/** Coupons before a match and in play, sold, corrected; bonuses and free rounds; the poker room: a row of each kind, by the house's own calls. */
export async function betForADay(databaseUrl: string): Promise<void> {
  const house = await startTestHouse({ databaseUrl })
  try {
    await betOnMatches(house)
    await betInPlay(house)
    await takeBonuses(house)
    await playPoker(house)
  } finally {
    await house.close()
  }
}

/** A single that is sold in part, and a combination that was lost until the score was corrected. */
async function betOnMatches(house: TestHouse): Promise<void> {
  const { newPlayer, pickOf } = bettingAt(() => house)
  const matches = [await openMatch(house), await openMatch(house, { clubs: [2, 3] })] as const
  const player = await newPlayer(1_000)
  const [first] = matches
  const picks = []
  for (const match of matches) picks.push(await pickOf(match, 'match-result', '1'))
  const [single] = picks
  if (!single) throw new Error('a match has its odds')
  await place(player, one(single))
  const [coupon] = await couponsOf(player)
  const offer = coupon?.cashOut?.offers.find(({ tenths }) => tenths === 3)
  if (!coupon || !offer) throw new Error('a coupon is bought back')
  const sale = { couponID: coupon.couponID, tenths: 3, price: offer.price }
  await player.client.call('betframe/cashout', { ...sale, requestId: randomUUID() })
  await place(player, { kind: 'combination', stake: 10, selections: picks })
  await first.play(0, 1)
  await matches[1].play(2, 0)
  await settleSports(house)
  const score = { count: 'goals', period: 'match', score: { home: 1, away: 0 } } as const
  await correctScore(house.database.db, TESTER, BigInt(first.eventID), {
    score,
    now: house.clock(),
  })
  await settleSports(house)
}

async function betInPlay(house: TestHouse): Promise<void> {
  const { newPlayer, pickOf } = bettingAt(() => house)
  const { inPlay, tick, waitOut } = playingAt(() => house)
  const player = await newPlayer(100)
  const match = await inPlay([4, 5])
  const pick = await pickOf(match, 'match-result', '1')
  // What that took is no silence.
  await tick(match, 0)
  await place(player, one(pick))
  await waitOut(match)
  await answerCoupons(house)
}

async function takeBonuses(house: TestHouse): Promise<void> {
  const player = await sitDownWithBonus(house, { offerId: await offerBonus(house), deposit: 200 })
  await playRounds(player, 3, 10)
  const free = await sitDown(house, 100)
  await free.client.call('bonus/request', { bonusID: await offerRounds(house) })
  const { round } = await playFree(free)
  if (round.active) await free.slot.endRound()
}

async function playPoker(house: TestHouse): Promise<void> {
  const { client } = await guestsOf({ newMember, password: PASSWORD }).newPlayer(house)
  await client.call('klasGaming/deposit', { ...POKER, amount: 300 })
  await client.call('klasGaming/drawrequest', { ...POKER, amount: 100 })
}

/** So many at each kind of table; games of bingo hold what everybody bought, and take longest. */
const ROUNDS = 3
const ROUNDS_AT = { 'bingo-cini': 1 }
const SEED = 20_261_127

/** Rounds at a table of each kind, in a database of their own, whose clock is handed in. It is the caller's to close. */
export async function playTables(
  cluster: Cluster,
  print: (line: string) => void,
): Promise<Database> {
  const owner = await openDatabase(cluster.url, 2)
  await migrate(owner.db)
  await takeClock(owner)
  await owner.close()
  const database = await openDatabase(cluster.url, 4)
  const plan = { rounds: ROUNDS, roundsAt: ROUNDS_AT, seed: SEED, turnsPerFault: null, at: PLAYED }
  const { wrong } = await simulate({ database, url: cluster.url }, { ...plan, print })
  if (wrong.length > 0) throw new Error(`the walk was not right: ${wrong[0]}`)
  return database
}
