import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestHouse, visitor, type TestHouse } from '../../testing.ts'
import { priceLiveEvents } from '../trading/offers.ts'
import { settleSports } from '../settlement/settle.ts'
import { bettingAt, couponsOf, one, place } from '../testing-coupons.ts'
import { clock, ending, incident, openMatch, phase } from '../testing.ts'

let house: TestHouse
beforeAll(async () => {
  house = await startTestHouse()
})
afterAll(() => house.close())

const betting = bettingAt(() => house)
const OVER = 'total-corners.38'

it('corners and cards are offered before a match whose provider tells of them, at a margin, and settled by their count', async () => {
  const match = await openMatch(house, { clubs: [0, 1] })
  const markets = (await betting.shown(match)).markets.filter(({ kind }) => /corn|card/.test(kind))
  expect(markets.map(({ market }) => market)).toEqual([
    'total-corners.34',
    OVER,
    'total-corners.42',
    'total-cards.14',
    'total-cards.18',
    'total-cards.22',
  ])
  for (const { selections } of markets) {
    const implied = selections.reduce((sum, { odds }) => sum + 1 / (odds ?? Infinity), 0)
    expect(implied).toBeGreaterThanOrEqual(1.05 - 1e-9)
    expect(implied).toBeLessThan(1.08)
  }
  const player = await betting.newPlayer(1_000)
  const [over, under] = await place(player, {
    kind: 'single',
    stake: 100,
    selections: [
      await betting.pickOf(match, OVER, 'over'),
      await betting.pickOf(match, OVER, 'under'),
    ],
  })
  const corners = Array.from({ length: 10 }, (_, at) =>
    incident({ kind: 'corner', side: at % 2 ? 'home' : 'away', half: 'first', minute: 2 + at }),
  )
  await match.feed(phase('first-half'), ...corners)
  await match.feed(phase('half-time'), phase('second-half'), phase('over'), ending('ended'))
  await settleSports(house)
  const ids = [over, under].map((coupon) => coupon?.couponID ?? 0)
  const came = await couponsOf(player, { couponIDs: ids })
  const statusOf = (id: number | undefined) => came.find(({ couponID }) => couponID === id)?.status
  expect([statusOf(ids[0]), statusOf(ids[1])]).toEqual(['won', 'lost'])
  expect(await betting.findings()).toEqual([])
})

it('corners that nobody tells of are not offered', async () => {
  const match = await openMatch(house, { clubs: [2, 3], follows: ['goals'] })
  const kinds = (await betting.shown(match)).markets.map(({ kind }) => kind)
  expect(kinds).toContain('total-goals')
  expect(kinds.some((kind) => /corn|card/.test(kind))).toBe(false)
})

it('a coupon that waits for corners, alone or joined to a result, sells before the match and not in play', async () => {
  const match = await openMatch(house, { clubs: [4, 5] })
  const player = await betting.newPlayer(1_000)
  const { eventID } = match
  const chosen = [
    { market: 'match-result', selection: '1' },
    { market: OVER, selection: 'over' },
  ]
  const joined = await visitor(house).call('betframe/builder', { eventID, selections: chosen })
  const { market, odds } = joined.data
  if (market === null || odds === null) throw new Error('corners stand with a result')
  const alone = await Promise.all(
    chosen.map((pick) => betting.pickOf(match, pick.market, pick.selection)),
  )
  const [home, over] = alone
  if (!home || !over) throw new Error('both are offered')
  // Independent of goals: the product of both, less the margin of a second selection at the most.
  expect(odds).toBeLessThanOrEqual(home.odds * over.odds + 0.01)
  expect(odds).toBeGreaterThan(home.odds * over.odds * 0.97)
  await place(player, one(over))
  await place(player, one({ eventID, market, selection: 'all', odds }))
  const offers = async () =>
    (await couponsOf(player, { status: 'open' })).map(({ cashOut }) => cashOut?.offers.length)
  expect((await offers()).every((count) => (count ?? 0) > 0)).toBe(true)
  await match.feed(phase('first-half'), clock('first', 5))
  await priceLiveEvents(house)
  expect(await offers()).toEqual([0, 0])
})
