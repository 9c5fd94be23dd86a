/**
 * Settlement and correction, stopped behind each of their statements in turn: what was committed by then stays, the rest is done by whoever
 * looks next, and nobody is paid twice or not at all. Costs a house and a match for every statement.
 */
import type { KyselyPlugin } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { TESTER } from '../../action/testing.ts'
import { startTestHouse, type TestHouse } from '../../testing.ts'
import { correctScore } from '../trading/operate.ts'
import { settleSports } from './settle.ts'
import { bettingAt, couponsOf, one, place, wallet, type Player } from '../testing-coupons.ts'
import { openMatch, type TestMatch } from '../testing.ts'

let house: TestHouse
let [home, away]: Player[] = []
const { pickOf, newPlayer, findings } = bettingAt(() => house)
beforeAll(async () => {
  house = await startTestHouse()
  ;[home, away] = [await newPlayer(100_000), await newPlayer(100_000)]
}, 120_000)
afterAll(() => house.close())

/** Settles until the answer to the nth statement would have come. Says whether it ever got so far. */
async function settleUntil(nth: number): Promise<boolean> {
  let statements = 0
  const stopped = () => new Error('the house was stopped')
  const stop: KyselyPlugin = {
    transformQuery({ node }) {
      if (statements >= nth) throw stopped()
      return node
    },
    async transformResult({ result }) {
      statements += 1
      if (statements >= nth) throw stopped()
      return result
    },
  }
  const { clock, push, log } = house
  const database = { ...house.database, db: house.database.db.withPlugin(stop) }
  const settling = settleSports({ database, clock, push, log })
  await settling.catch((error: unknown) => {
    if (!String(error).includes('the house was stopped')) throw error
  })
  return statements >= nth
}

const coupon = async (player: Player | undefined) =>
  player ? (await couponsOf(player))[0] : undefined
const held = async (player: Player | undefined) => (player ? (await wallet(player)).held : null)

/** A match with a coupon of each of the two on their own side. */
async function betOn(): Promise<TestMatch> {
  const match = await openMatch(house)
  if (!home || !away) throw new Error('nobody bets')
  await place(home, one(await pickOf(match, 'match-result', '1'), 10))
  await place(away, one(await pickOf(match, 'match-result', '2'), 10))
  return match
}

it('is whole wherever the house is stopped: what a match came to is paid once by whoever goes on', async () => {
  let stops = 0
  for (let isStopped = true; isStopped;) {
    const match = await betOn()
    await match.play(2, 1)
    isStopped = await settleUntil(stops + 1)
    if (isStopped) stops += 1
    await settleSports(house)
    const [won, lost] = [await coupon(home), await coupon(away)]
    expect([stops, won?.status, lost?.status]).toEqual([stops, 'won', 'lost'])
    expect(await held(home)).toBe(0)
    expect(await held(away)).toBe(0)
  }
  expect(stops).toBeGreaterThan(10)
  expect(await findings()).toEqual([])
})

it('and so is what a correction makes of it', async () => {
  let stops = 0
  for (let isStopped = true; isStopped;) {
    const match = await betOn()
    await match.play(2, 1)
    await settleSports(house)
    const score = { count: 'goals', period: 'match', score: { home: 0, away: 1 } } as const
    const about = { score, now: house.clock() }
    const { db } = house.database
    expect(await correctScore(db, TESTER, BigInt(match.eventID), about)).toBeNull()
    isStopped = await settleUntil(stops + 1)
    if (isStopped) stops += 1
    await settleSports(house)
    const [lost, won] = [await coupon(home), await coupon(away)]
    expect([stops, lost?.status, won?.status]).toEqual([stops, 'lost', 'won'])
    expect(lost?.corrections).toHaveLength(1)
    expect(won?.corrections).toMatchObject([{ before: 0, owed: 0 }])
  }
  expect(stops).toBeGreaterThan(10)
  expect(await findings()).toEqual([])
})
