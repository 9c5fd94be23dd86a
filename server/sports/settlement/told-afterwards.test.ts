/** What is told of a match after something of it was settled in play, and changes that. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { SURE_MS } from '#games/sports/match.ts'
import { startTestHouse, type TestHouse } from '../../testing.ts'
import { answerCoupons } from '../coupons/accept-coupons.ts'
import { bettingAt, lastOf, one, place, type Player } from '../testing-coupons.ts'
import { playingAt } from '../testing-in-play.ts'
import { ending, incident, phase, type TestMatch } from '../testing.ts'
import { settleSports } from './settle.ts'

let house: TestHouse
beforeAll(async () => {
  house = await startTestHouse()
})
afterAll(() => house.close())

const { findings, newPlayer, pickOf, shown } = bettingAt(() => house)
const { inPlay, tick, waitOut } = playingAt(() => house)

const goal = incident({ kind: 'goal', side: 'home', half: 'first', minute: 2 })
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
  expect(await findings()).toEqual([])
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
  expect(await findings()).toEqual([])
})

it('a second yellow stops bets as the red does that it is, and a yellow of another does not', async () => {
  const match = await inPlay([4, 5])
  await match.feed(yellow('7'), yellow('9'))
  expect((await shown(match)).suspended).toBe(null)
  await match.feed(yellow('7'))
  expect((await shown(match)).suspended).toBe('red')
})
