/** What is told of a match after something of it was settled in play, and changes that. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { EXPIRES_MS, FINAL_MS, SURE_MS } from '#games/sports/match.ts'
import { startTestHouse, type TestHouse } from '../../testing.ts'
import { answerCoupons } from '../coupons/accept-coupons.ts'
import { bettingAt, lastOf, one, place, type Player } from '../testing-coupons.ts'
import { playingAt } from '../testing-in-play.ts'
import { backdate } from '../testing-settlement.ts'
import { ending, incident, openMatch, phase, type TestMatch } from '../testing.ts'
import { settleSports } from './settle.ts'

let house: TestHouse
beforeAll(async () => {
  house = await startTestHouse()
})
afterAll(() => house.close())

const { findings, newPlayer, pickOf, shown } = bettingAt(() => house)
const { inPlay, tick, waitOut } = playingAt(() => house)

/** It is told after a match had to be over. */
const LATE_MS = EXPIRES_MS + 2 * 3_600_000
/** What is found but for bets that were placed long before their stakes were taken: no match of a test lasts two days. */
const found = async () => (await findings()).filter((kind) => kind !== 'coupon-before-its-stake')

const GOAL = { kind: 'goal', side: 'home', half: 'first', minute: 2 } as const
const goal = incident(GOAL)
const yellow = (player: string) =>
  incident({ kind: 'yellow', side: 'away', half: 'first', minute: 2, player })

async function bettorOn(match: TestMatch, market: string, selection: string): Promise<Player> {
  const player = await newPlayer(100)
  await place(player, one(await pickOf(match, market, selection)))
  await waitOut(match)
  await answerCoupons(house)
  return player
}

async function settleSure(match: TestMatch): Promise<void> {
  await tick(match, SURE_MS + 1_000, 4)
  await settleSports(house)
}

// First of all: the clock of a test's house goes ahead, and the audit knows the real one.
it('a match that is over without a word that it ended is settled ten minutes later, and shown as ended', async () => {
  const match = await openMatch(house, { clubs: [3, 1] })
  const player = await newPlayer(100)
  await place(player, one(await pickOf(match, 'match-result', '1')))
  await match.feed(phase('first-half'), goal, phase('second-half'), phase('over'))
  await backdate(house, match, FINAL_MS - 10_000)
  await settleSports(house)
  expect(await lastOf(player)).toMatchObject({ status: 'open' })
  await backdate(house, match, 20_000)
  await settleSports(house)
  expect(await lastOf(player)).toMatchObject({ status: 'won' })
  expect((await shown(match)).ending).toBe('ended')
  expect(await found()).toEqual([])
})

it('a half that was said to be over too early is settled anew by what was told of it since', async () => {
  const match = await inPlay([0, 1])
  const player = await bettorOn(match, 'match-result@first-half', '1')
  await match.feed(phase('half-time'))
  await settleSure(match)
  expect(await lastOf(player)).toMatchObject({ status: 'lost' })
  await match.feed(phase('first-half'))
  await match.feed(goal)
  await match.feed(phase('half-time'))
  await settleSure(match)
  await match.feed(phase('second-half'), phase('over'), ending('ended'))
  await settleSports(house)
  const won = await lastOf(player)
  expect(won?.corrections).toMatchObject([{ before: 0 }])
  expect(won?.legs[0]).toMatchObject({ result: 'win' })
  expect(await found()).toEqual([])
})

it('what a walkover gives back it gives back of what was settled in play, too', async () => {
  const match = await inPlay([2, 3])
  const [over, under] = [
    await bettorOn(match, 'total-goals.2', 'over'),
    await bettorOn(match, 'total-goals.2', 'under'),
  ]
  await match.feed(goal)
  await settleSure(match)
  expect([await lastOf(over), await lastOf(under)]).toMatchObject([
    { status: 'won' },
    { status: 'lost' },
  ])
  await match.feed(ending('walkover'))
  await settleSports(house)
  for (const player of [over, under])
    expect((await lastOf(player))?.corrections).toMatchObject([{ after: 100 }])
  expect(await found()).toEqual([])
})

it('a second yellow stops bets as the red does that it is, and a yellow of another does not', async () => {
  const match = await inPlay([4, 5])
  await match.feed(yellow('7'), yellow('9'))
  expect((await shown(match)).suspended).toBe(null)
  await match.feed(yellow('7'))
  expect((await shown(match)).suspended).toBe('red')
})

describe('a match that was broken off', () => {
  const brokenOff = async (clubs: readonly [number, number]) => {
    const match = await openMatch(house, { clubs })
    const players = [await newPlayer(100), await newPlayer(100)] as const
    await place(players[0], one(await pickOf(match, 'match-result', '1')))
    await place(players[1], one(await pickOf(match, 'total-goals.2', 'over')))
    await match.feed(phase('first-half'), goal, ending('abandoned'))
    const became = async () => {
      await settleSports(house)
      const coupons = await Promise.all(players.map(lastOf))
      return coupons.map((coupon) => coupon?.legs[0]?.result)
    }
    return { match, became }
  }
  const playedOn = [phase('second-half'), phase('over'), ending('ended')]

  it('and played on within two days of its first start stands as it ended', async () => {
    const { match, became } = await brokenOff([6, 7])
    expect(await became()).toEqual(['void', 'win'])
    await match.feed(...playedOn)
    expect(await became()).toEqual(['win', 'win'])
    expect(await found()).toEqual([])
  })

  it.each([true, false])(
    'and played on later stays given back, whether it was settled by then (%s)',
    async (wasSettled) => {
      const { match, became } = await brokenOff([8, 9])
      if (wasSettled) expect(await became()).toEqual(['void', 'win'])
      await backdate(house, match, LATE_MS)
      await match.feed(...playedOn, incident({ ...GOAL, half: 'second' }))
      expect(await became()).toEqual(['void', 'win'])
      expect(await became()).toEqual(['void', 'win'])
      expect(await found()).toEqual([])
    },
  )
})

it('a match that ends after two days is void, though it is told before anybody settles it', async () => {
  const match = await openMatch(house, { clubs: [2, 0] })
  const player = await newPlayer(100)
  await place(player, one(await pickOf(match, 'match-result', '1')))
  await match.feed(phase('first-half'))
  await backdate(house, match, LATE_MS)
  await match.feed(goal, phase('over'), ending('ended'))
  await settleSports(house)
  expect(await lastOf(player)).toMatchObject({ status: 'void', payout: 100 })
  expect(await found()).toEqual([])
})

it('a score that was stated in play is paid by once it has stood as long as an incident', async () => {
  const match = await inPlay([5, 4])
  const player = await bettorOn(match, 'total-goals.2', 'over')
  await match.feed({ type: 'score', count: 'goals', period: 'match', score: { home: 1, away: 0 } })
  await tick(match, SURE_MS - 1_000, 4)
  await settleSports(house)
  expect(await lastOf(player)).toMatchObject({ status: 'open' })
  await tick(match, 2_000, 4)
  await settleSports(house)
  expect(await lastOf(player)).toMatchObject({ status: 'won' })
})
