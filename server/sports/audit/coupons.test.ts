/** Coupons that were altered after they were taken, and what the audit says of each. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { unchecked } from '../../audit/testing-audit.ts'
import { startTestHouse, type TestHouse } from '../../testing.ts'
import { couponContent } from '../coupons/coupon-terms.ts'
import { settleSports } from '../settlement/settle.ts'
import { bettingAt, one, place } from '../testing-coupons.ts'
import { openMatch } from '../testing.ts'

let house: TestHouse
beforeAll(async () => {
  house = await startTestHouse()
})
afterAll(() => house.close())

const { findings, newPlayer, pickOf } = bettingAt(() => house)

it('works every settled coupon out again, and sees what was altered', async () => {
  const match = await openMatch(house, { clubs: [0, 5] })
  const player = await newPlayer(10_000)
  const pick = await pickOf(match, 'match-result', '1')
  await place(player, one(pick))
  const other = await openMatch(house, { clubs: [2, 3] })
  const [both] = await place(player, {
    kind: 'combination',
    stake: 100,
    selections: [pick, await pickOf(other, 'match-result', 'X')],
  })
  await match.play(0, 1)
  await settleSports(house)
  expect(await findings()).toEqual([])
  const mine = `member_id = ${player.memberId}`
  const legs = await house.database.db
    .selectFrom('sports_coupon_legs')
    .selectAll()
    .where('coupon_id', '=', BigInt(both?.couponID ?? 0))
    .orderBy('place')
    .execute()
  const onOne = legs.map((each) => ({ ...each, event_id: BigInt(match.eventID) }))
  expect(
    await findings([
      `update sports_coupon_legs set event_id = ${match.eventID} where coupon_id = ${both?.couponID}`,
      `update entries set content = '${couponContent('combination', onOne, { sizes: null, bankers: [] })}' where reference = 'stake:${both?.couponID}'`,
    ]),
  ).toContain('coupon-not-as-taken')
  const leg = (set: string) => [
    unchecked('sports_coupon_legs'),
    `update sports_coupon_legs set ${set} where ${mine}`,
  ]
  expect(await findings(leg(`result = 'win'`))).toContain('coupon-not-as-owed')
  expect(await findings(leg(`result = 'void', void_reason = 'after-start'`))).toContain(
    'coupon-not-as-owed',
  )
  expect(await findings(leg('odds = 5000'))).toContain('coupon-not-as-taken')
  expect(await findings(leg(`selection = '2'`))).toContain('coupon-not-as-taken')
  expect(await findings(leg('settled_version = 2'))).toContain('coupon-not-as-owed')
  const onBet = (set: string) => [unchecked('bets'), `update bets set ${set} where ${mine}`]
  expect(await findings(onBet(`placed_at = placed_at - interval '11 s'`))).toContain(
    'coupon-before-its-stake',
  )
  expect(await findings(onBet('stake = 900000000000'))).toContain('coupon-above-the-most')
  const more = `update sports_coupons set most = most + 1 where id = ${both?.couponID}`
  expect(await findings([more])).toEqual(['coupon-most-not-as-counted'])
  expect(await findings(leg('shown_odds = odds + 1'))).toContain('coupon-against-its-policy')
  // Who plays was said again, a while before, and the version is of what was said first.
  const again = `insert into sports_messages (event_id, sequence, at, arrived_at, content)
    select event_id, 2, at, arrived_at - interval '1 minute', content from sports_messages where event_id = ${match.eventID} and sequence = 1`
  expect(
    await findings([
      `delete from sports_messages where event_id = ${match.eventID} and sequence = 2`,
      again,
      ...leg('version = 1'),
    ]),
  ).toContain('coupon-by-old-news')
  const later = `update sports_events set first_starts_at = first_starts_at - interval '50 hours'`
  expect(await findings([later])).toContain('sports-start-not-as-said')
  expect(
    await findings([unchecked('bets'), `update bets set payout = stake where ${mine}`]),
  ).toContain('coupon-not-as-owed')
  expect(await findings([unchecked('bets'), `delete from bets where ${mine}`])).toContain(
    'coupon-not-as-taken',
  )
  expect(
    await findings([
      unchecked('sports_coupons'),
      `delete from sports_coupon_legs where ${mine}`,
      `delete from sports_coupons where ${mine}`,
    ]),
  ).toContain('bet-without-floor')
  expect(await findings([`delete from sports_coupon_legs where ${mine}`])).toContain(
    'coupon-not-as-taken',
  )
})
