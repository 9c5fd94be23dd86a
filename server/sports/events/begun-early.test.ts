/** Matches of which play is told before anybody said that they have begun, or anything before who plays. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { LEAGUES } from '#games/sports/football/leagues.ts'
import type { FeedMessage } from '#games/sports/feed.ts'
import { startTestHouse, type TestHouse } from '../../testing.ts'
import { takeMessages } from '../feed/take-messages.ts'
import { settleSports } from '../settlement/settle.ts'
import { bettingAt, lastOf, one, place, refusalNameOf } from '../testing-coupons.ts'
import { clock, ending, incident, openMatch, phase } from '../testing.ts'

let house: TestHouse
beforeAll(async () => {
  house = await startTestHouse()
})
afterAll(() => house.close())

const { findings, newPlayer, pickOf, shown } = bettingAt(() => house)

const goal = incident({ kind: 'goal', side: 'home', half: 'first', minute: 2 })

it('a goal before the match was said to have begun closes bets, and is its real beginning', async () => {
  const match = await openMatch(house, { clubs: [0, 1], inMs: 600_000 })
  const player = await newPlayer(300)
  const pick = await pickOf(match, 'match-result', '1')
  await place(player, one(pick))
  await match.feed(goal)
  expect((await shown(match)).state).toBe('waiting')
  expect(await refusalNameOf(player, one(pick))).toBe('selection-closed')
  await match.feed(phase('first-half'), phase('second-half'), phase('over'), ending('ended'))
  await settleSports(house)
  expect(await lastOf(player)).toMatchObject({ status: 'won' })
  expect(await findings()).toEqual([])
})

it('a clock that runs closes them, too, and opens them where it was stopped again', async () => {
  const match = await openMatch(house, { clubs: [2, 3], inMs: 600_000 })
  await match.feed(clock('first', 1))
  expect((await shown(match)).state).toBe('waiting')
  await match.feed({ type: 'clock', clock: { half: 'first', minute: 0, isRunning: false } })
  expect((await shown(match)).state).toBe('open')
})

it('an event that began with a clock is worked out again as it was taken', async () => {
  const [league] = LEAGUES
  const [home, away] = league?.clubs ?? []
  if (!league || !home || !away) throw new Error('a league has clubs')
  const { region, competition } = league
  const at = house.clock().getTime()
  const startsAt = at + 600_000
  const fixture = {
    sport: 'football',
    region,
    competition,
    home,
    away,
    startsAt,
    follows: ['goals'],
  }
  const contents = [clock('first', 0), { type: 'fixture', fixture }, phase('first-half'), goal]
  await takeMessages(
    house,
    contents.map((content, n) => ({
      provider: 'test',
      event: 'clock-first',
      sequence: n + 1,
      at,
      ...content,
    })) as FeedMessage[],
  )
  expect(await findings()).toEqual([])
})
