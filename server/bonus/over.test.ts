/** A bonus whose time is over, before the job that ends it has come by. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { lira } from '#contract/money.ts'
import { placeBet, settleBet } from '../bets/testing.ts'
import { openSlot } from '../round/testing.ts'
import { loginAs, startTestHouse, type TestHouse } from '../testing.ts'
import { endExpiredBonuses } from './expire.ts'
import {
  findingsIn,
  offerBonus,
  playRounds,
  purseOf,
  sitDownWithBonus,
  type Bonused,
} from './testing.ts'

const DAY_MS = 24 * 60 * 60 * 1000

let house: TestHouse
beforeAll(async () => {
  house = await startTestHouse()
}, 300_000)
afterAll(() => house.close())

const latest = async ({ memberId }: Pick<Bonused, 'memberId'>) =>
  house.database.db
    .selectFrom('bonuses')
    .selectAll()
    .where('member_id', '=', memberId)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()

/** Sits at the game again once the time of a bonus of a day is over; and gives the clock its days back. */
async function afterItsTime(player: Bonused, play: (player: Bonused) => Promise<void>) {
  house.pass(2 * DAY_MS)
  try {
    const client = await loginAs(house, player.username)
    await play({ ...player, client, slot: await openSlot(client) })
  } finally {
    house.pass(-2 * DAY_MS)
  }
}

it('PROT-89 ends at the next stake, which is taken from cash alone and counts for nothing', async () => {
  const offerId = await offerBonus(house, { days: 1, stakeMax: 10 })
  const player = await sitDownWithBonus(house, { offerId, deposit: 100 })
  await playRounds(player, 1, 10)
  const before = await latest(player)
  expect(before).toMatchObject({ state: 'active', wagered: lira(10) })
  const [cash] = await purseOf(house, player.memberId)
  await afterItsTime(player, async ({ slot }) => {
    // More than the cash that there is: bonus money is no part of it any more.
    const beyond = await slot.play({ amount: (Math.ceil(cash) + 1) * 1_000_000 })
    expect(beyond.error).toBe('ERR_IPB')
    // More than the highest bet of a bonus that is over.
    const { error, round } = await slot.play({ amount: 20_000_000 })
    expect(error).toBeUndefined()
    if (round.active) await slot.endRound()
  })
  const after = await latest(player)
  expect(after).toMatchObject({ state: 'expired', wagered: lira(10), converted: 0n })
  expect(after.forfeited).toBeGreaterThan(0n)
  expect((await purseOf(house, player.memberId))[1]).toBe(0)
  expect(await findingsIn(house)).toEqual([])
})

it.each([
  ['there, by its end', 'lale devri'],
  ['elsewhere, by the next stake', 'kapadokya'],
])(
  'PROT-89 a round of a slot that was staked in its time was drawn then, and counts when it is paid %s',
  async (_how, game) => {
    const offerId = await offerBonus(house, { days: 1, wagering: 1 })
    const isOpen = async (player: Bonused) =>
      (await player.slot.play({ amount: 50_000_000 })).round.active
    let player: Bonused
    do player = await sitDownWithBonus(house, { offerId, deposit: 100 })
    while (!(await isOpen(player)))
    await afterItsTime(player, async ({ client, slot }) => {
      if (game === 'lale devri') await slot.endRound()
      else await (await openSlot(client, game)).play({ amount: 1_000_000 })
    })
    expect(await latest(player)).toMatchObject({ state: 'converted', wagered: lira(50) })
    expect(await findingsIn(house)).toEqual([])
  },
)

// Last: coupons that no page of the sportsbook wrote are none that the audit knows.
it('PROT-43 PROT-89 a coupon that ends while a bonus waits, its time being over, for an open round counts for nothing, and the audit names nothing of it', async () => {
  const weights = { slot: 100, coupon: 100 }
  const offerId = await offerBonus(house, { days: 1, wagering: 100, weights })
  const player = await sitDownWithBonus(house, { offerId, deposit: 100, more: 100 })
  const bet = { kind: 'coupon', gameId: null, game: 'sports', stake: lira(90) } as const
  const placed = { ...bet, memberId: player.memberId, at: house.clock() }
  const id = await placeBet(house.database.db, placed)
  await player.slot.playUntilOpen()
  house.pass(2 * DAY_MS)
  await settleBet(house.database.db, { ...placed, id, at: house.clock() }, lira(100))
  expect(await latest(player)).toMatchObject({ state: 'active' })
  house.pass(60_000)
  await endExpiredBonuses(house)
  house.pass(-2 * DAY_MS - 60_000)
  expect(await latest(player)).toMatchObject({ state: 'expired' })
  expect((await findingsIn(house)).map(({ kind }) => kind)).not.toContain('bet-not-counted')
})

it('PROT-89 a bet that ends after it counts for nothing, whatever it would have met', async () => {
  const offerId = await offerBonus(house, { days: 1, wagering: 1, weights: { coupon: 100 } })
  const { memberId, ...player } = await sitDownWithBonus(house, { offerId, deposit: 100 })
  const { db } = house.database
  const bet = { kind: 'coupon', gameId: null, game: 'sports', memberId, stake: lira(90) } as const
  const placed = { ...bet, at: house.clock() }
  const id = await placeBet(db, placed)
  house.pass(2 * DAY_MS)
  await settleBet(db, { ...placed, id, at: house.clock() }, lira(100))
  house.pass(-2 * DAY_MS)
  expect(await latest({ ...player, memberId })).toMatchObject({
    state: 'expired',
    wagered: 0n,
    forfeited: lira(50),
  })
})
