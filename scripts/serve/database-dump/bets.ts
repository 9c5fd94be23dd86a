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
import { openTestTable, request } from '#server/floor/testing.ts'
import { sitDown } from '#server/jackpot/testing.ts'
import { guestsOf, POKER } from '#server/poker/testing.ts'
import { answerCoupons } from '#server/sports/coupons/accept-coupons.ts'
import { correctScore } from '#server/sports/trading/operate.ts'
import { settleSports } from '#server/sports/settlement/settle.ts'
import { bettingAt, couponsOf, one, place } from '#server/sports/testing-coupons.ts'
import { playingAt } from '#server/sports/testing-in-play.ts'
import { openMatch } from '#server/sports/testing.ts'
import type { TestHouse } from '#server/testing.ts'

/** Coupons before a match and in play, sold, corrected; bonuses and free rounds; the poker room: a row of each kind, by the house's own calls. */
export async function betForADay(house: TestHouse): Promise<void> {
  await betOnMatches(house)
  await betInPlay(house)
  await takeBonuses(house)
  await playPoker(house)
}

/** Chips at a wheel, of a round that is settled and of one that is open, and a bet that flies. */
export async function layChips(house: TestHouse): Promise<void> {
  const { client } = await sitDown(house, 200)
  const wheel = { table: 'avrupa-ruleti', name: 'Avrupa', spot: '17' }
  for (const at of [wheel, { table: 'zeplin', name: 'zeplin', spot: '1' }]) {
    const table = await openTestTable(house, client, at)
    for (const phase of ['settled', 'open'] as const) {
      const round = await table.nextRound()
      const laid = await table.act({ act: 'place', round, amount: 5_000_000, ...request() })
      if (!laid.result) throw new Error(`no chip could be laid: ${laid.message}`)
      if (phase === 'settled') await table.hurry((state) => state.round?.number !== round)
    }
  }
}

/** A limit that is lowered and one whose raise waits, a self-test that was kept, and a pause. */
export async function protect(house: TestHouse): Promise<void> {
  const { client } = await sitDown(house, 100)
  for (const value of [500, 300, 900])
    await client.call('protection/set_limit', { kind: 'loss', period: 'week', value })
  await client.call('protection/reality_check', { minutes: 30, nightHour: 1 })
  await client.call('protection/keep_self_test', { answers: [0, 1, 0, 0, 2, 0, 0, 0, 1] })
  await client.call('protection/time_out', { span: '1w' })
}

/** A single that is sold in part, and a combination that was lost until the score was corrected. */
async function betOnMatches(house: TestHouse): Promise<void> {
  const { newPlayer, pickOf } = bettingAt(() => house)
  const matches = [await openMatch(house), await openMatch(house, { clubs: [2, 3] })] as const
  const player = await newPlayer(1_000)
  const [first] = matches
  await player.client.call('user/favorites', { type: 'sport', mode: 'insert', id: first.eventID })
  const [shown] = (await player.client.call('betframe/events', {})).data
  const competitionID = shown?.competitionID ?? ''
  await player.client.call('betframe/favorite_competition', { mode: 'insert', competitionID })
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
