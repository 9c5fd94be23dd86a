/** A claim or an end of a bonus that came before a play, and waited for the wallet while that had its way to it: what counted is what the books say. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { audit } from '#ledger/audit.ts'
import { inTransaction } from '../database/database.ts'
import { HOUSE_CHECKS } from '../audit/house-audit.ts'
import { sitDown, type Player } from '../jackpot/testing.ts'
import { undoneIn } from '../audit/testing-audit.ts'
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

const EARLIER_MS = 500

/** The moment of a call that came right before the member's last play. */
async function beforeLastPlay({ memberId }: Pick<Player, 'memberId'>): Promise<Date> {
  const { placed_at } = await house.database.db
    .selectFrom('bets')
    .select('placed_at')
    .where('member_id', '=', memberId)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  return new Date(placed_at.getTime() - 1)
}

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
  const now = await beforeLastPlay(player)
  const taken = await inTransaction(house.database.db, (db) =>
    takeOffer(db, house, { memberId: player.memberId, offerId, now }),
  )
  expect(taken.granted_at.getTime()).toBeGreaterThan(now.getTime() + 1)
  expect(taken.state).toBe('active')
  await playRounds(player, 1, 5)
  expect(await countedOf(player)).toBe(1)
  expect(await findingsIn(house)).toEqual([])
})

it('a bonus that is given up behind a play ends after it: it was counted', async () => {
  const player = await sitDownWithBonus(house, { offerId, deposit: 200 })
  await playRounds(player, 1, 5)
  const { data } = await player.client.call('bonus/active', {})
  const payload = { memberId: player.memberId, id: BigInt(data?.bonusID ?? 0) }
  const now = await beforeLastPlay(player)
  const ended = await inTransaction(house.database.db, (db) => endBonus(db, payload, now))
  expect(ended?.ended_at?.getTime()).toBeGreaterThan(now.getTime())
  expect(ended?.state).toBe('cancelled')
  expect(await countedOf(player)).toBe(1)
  expect(await findingsIn(house)).toEqual([])
})

it('a play that came before the end and waited behind it counts for nothing', async () => {
  const player = await sitDownWithBonus(house, { offerId, deposit: 200 })
  const { data } = await player.client.call('bonus/active', {})
  await player.client.call('bonus/cancel', { bonusID: data?.bonusID ?? 0 })
  house.pass(-EARLIER_MS)
  await playRounds(player, 1, 5)
  house.pass(EARLIER_MS)
  expect(await countedOf(player)).toBe(0)
  expect(await findingsIn(house)).toEqual([])
})

it('a play that ended before the bonus and was not counted is found, however close they are', async () => {
  const player = await sitDownWithBonus(house, { offerId, deposit: 200 })
  await playRounds(player, 1, 5)
  const { data } = await player.client.call('bonus/active', {})
  await player.client.call('bonus/cancel', { bonusID: data?.bonusID ?? 0 })
  const kinds = await undoneIn(house.owner, async (q) => {
    await q.query('delete from bonus_bets where member_id = $1', [player.memberId])
    const report = await audit(q, { checks: HOUSE_CHECKS })
    return report.findings.map(({ kind }) => kind)
  })
  expect(kinds).toContain('bet-not-counted')
})
