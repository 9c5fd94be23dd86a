/** A claim or an end of a bonus that came before a play, and waited for the wallet while that had its way to it: what counted is what the books say. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { inTransaction } from '../database/database.ts'
import { sitDown, type Player } from '../jackpot/testing.ts'
import { startTestHouse, type TestHouse } from '../testing.ts'
import { endBonus } from './end.ts'
import { takeOffer } from './request.ts'
import { findingsIn, offerBonus, playRounds, sitDownWithBonus } from './testing.ts'

let house: TestHouse
let offerId: number
beforeAll(async () => {
  house = await startTestHouse()
  offerId = await offerBonus(house)
}, 300_000)
afterAll(() => house.close())

const EARLIER_MS = 50
const earlier = (): Date => new Date(house.clock().getTime() - EARLIER_MS)

const countedOf = async ({ memberId }: Pick<Player, 'memberId'>): Promise<number> =>
  (
    await house.database.db
      .selectFrom('bonus_bets')
      .select('bet_id')
      .where('member_id', '=', memberId)
      .execute()
  ).length

it('a claim that waited behind a play does not count it', async () => {
  const player = await sitDown(house, 200)
  await playRounds(player, 1, 5)
  const taken = await inTransaction(house.database.db, (db) =>
    takeOffer(db, house, { memberId: player.memberId, offerId, now: earlier() }),
  )
  expect(taken.state).toBe('active')
  await playRounds(player, 1, 5)
  expect(await countedOf(player)).toBe(1)
  expect(await findingsIn(house)).toEqual([])
})

it('a bonus that is given up behind a play ends after it: it was counted', async () => {
  const player = await sitDownWithBonus(house, { offerId, deposit: 200 })
  await playRounds(player, 1, 5)
  const { data } = await player.client.call('bonus/active', {})
  const asked = { memberId: player.memberId, id: BigInt(data?.bonusID ?? 0) }
  const ended = await inTransaction(house.database.db, (db) =>
    endBonus(db, asked, 'cancelled', earlier()),
  )
  expect(ended?.state).toBe('cancelled')
  expect(await countedOf(player)).toBe(1)
  expect(await findingsIn(house)).toEqual([])
})

it('a play that came before the end and waited behind it counts for nothing', async () => {
  const player = await sitDownWithBonus(house, { offerId, deposit: 200 })
  const { data } = await player.client.call('bonus/active', {})
  await player.client.call('bonus/cancel', { bonusID: data?.bonusID ?? 0 })
  house.pass(-EARLIER_MS * 10)
  await playRounds(player, 1, 5)
  house.pass(EARLIER_MS * 10)
  expect(await countedOf(player)).toBe(0)
  expect(await findingsIn(house)).toEqual([])
})
