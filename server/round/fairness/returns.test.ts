import { afterAll, beforeAll, expect, it } from 'vitest'
import { addBets } from '../../bets/testing.ts'
import { startTestHouse, type TestHouse } from '../../testing.ts'
import { reportOf } from './table-report.ts'
import { recordReturns, returnOf, unstoredReturns, type GameReturn } from './returns.ts'
import { dayAfter, dayOf } from '#contract/time-span.ts'

let house: TestHouse
beforeAll(async () => {
  house = await startTestHouse()
  // Noon in Istanbul: no day ends while the test runs.
  const noon = Date.parse(`${dayOf(daysAgo(0))}T12:00:00+03:00`)
  house.pass(noon - house.clock().getTime())
}, 120_000)
afterAll(() => house.close())

const DAY_MS = 24 * 60 * 60 * 1000
const LIRA = 1_000_000n
const daysAgo = (days: number): Date => new Date(house.clock().getTime() - days * DAY_MS)

interface Planted {
  rounds: number
  /** Paid by every one of them, in hundredths of the base bet. */
  each: number
  at: Date
  mode?: string
  version?: string
  /** The base bet in lira. */
  base?: number
}

/** Rounds as if they had been played. */
async function plant({ rounds, each, at, mode = 'base', version = '1', base = 1 }: Planted) {
  const stake = base * (mode === 'bonus' ? 85 : 1)
  const payout = (base * each) / 100
  const round = { memberId: 1n, at, mode, version, baseStake: base, stake, payout }
  await addBets(house.database.db, { ...round, count: rounds })
}

async function stored(): Promise<GameReturn[]> {
  const { db } = house.database
  return db.selectFrom('game_returns').selectAll().orderBy('day').orderBy('span').execute()
}

/** What one scrape says, by gauge and labels. */
async function scraped(): Promise<string> {
  return (await fetch(`${house.settings.publicUrl}/metrics`)).text()
}

const alarms = (): string[] =>
  house.logged().match(/.*a game returned what lies outside of 99\.99 %.*/g) ?? []

it('stores each finished day once, by game, version and mode, and all days together', async () => {
  await plant({ rounds: 900, each: 100, at: daysAgo(3) })
  await plant({ rounds: 50, each: 90, at: daysAgo(3), base: 10 })
  await plant({ rounds: 20, each: 8200, at: daysAgo(3), mode: 'bonus' })
  await plant({ rounds: 800, each: 92, at: daysAgo(1) })
  await plant({ rounds: 10, each: 92, at: house.clock() })
  await Promise.all([recordReturns(house), recordReturns(house)])
  await recordReturns(house)
  const rows = await stored()
  const rowTexts = rows.map(({ day, span, mode, rounds }) => `${day} ${span} ${mode} ${rounds}`)
  const [first, last] = [dayOf(daysAgo(3)), dayOf(daysAgo(1))]
  expect(rowTexts.toSorted()).toEqual(
    [
      `${first} day base 950`,
      `${first} day bonus 20`,
      `${first} total base 950`,
      `${first} total bonus 20`,
      `${last} day base 800`,
      `${last} total base 1750`,
    ].toSorted(),
  )
  const all = rows.find(({ day, span }) => day === last && span === 'total')
  if (!all) throw new Error('no total')
  expect(all.stake).toBe(2200n * LIRA)
  expect(all.payout).toBe(2086n * LIRA)
  expect(all.amounts).toEqual({ 1000000: 1700, 10000000: 50 })
  expect(returnOf(all)).toBeCloseTo(2086 / 2200, 12)
  expect(all.expected).toBeCloseTo(0.9652, 6)
  const table = (await house.games.current('lale-devri'))?.modes.get('BASE')?.table
  if (!table) throw new Error('the game is not published')
  const { deviation } = reportOf(table, 1)
  expect(all.spread).toBeCloseTo((3.8906 * deviation * Math.sqrt(1700 + 50 * 100)) / 2200, 9)
  expect(rows.every(({ is_outside }) => !is_outside)).toBe(true)
  expect(alarms()).toEqual([])
})

it('counts today as well when asked, and stores nothing of it', async () => {
  const before = await stored()
  const today = await unstoredReturns(
    house.database.db,
    house.games,
    dayAfter(dayOf(house.clock())),
  )
  const rowTexts = today.map(({ span, rounds }) => `${span} ${rounds}`)
  expect(rowTexts).toEqual(['day 10', 'total 1760'])
  expect(await stored()).toEqual(before)
})

it('raises an alarm for what the table does not give, and for nothing else', async () => {
  house.pass(DAY_MS)
  await plant({ rounds: 4000, each: 0, at: daysAgo(1), mode: 'bonus' })
  await plant({ rounds: 1000, each: 96, at: daysAgo(1), version: 'gone' })
  await recordReturns(house)
  const found = (await stored()).filter(({ is_outside }) => is_outside)
  expect(found.map(({ mode, span }) => `${mode} ${span}`)).toEqual(['bonus day', 'bonus total'])
  expect(alarms()).toHaveLength(2)
  expect(JSON.parse(alarms()[0] ?? '')).toMatchObject({
    level: 50,
    game: 'lale-devri',
    mode: 'bonus',
    span: 'day',
    rounds: 4000,
    returned: 0,
  })
  await recordReturns(house)
  expect(alarms()).toHaveLength(2)
})

it('tells the last figures at /metrics, the alarm too', async () => {
  const labels = (mode: string, span: string) =>
    `{game="lale-devri",version="1",mode="${mode}",span="${span}"}`
  const text = await scraped()
  expect(text).toContain(`kasa_game_return_outside${labels('base', 'total')} 0`)
  expect(text).toContain(`kasa_game_return_outside${labels('bonus', 'day')} 1`)
  expect(text).toContain(`kasa_game_return${labels('bonus', 'day')} 0\n`)
  expect(text).toMatch(/kasa_game_return_expected\{game="lale-devri".*\} 0\.9652/)
})
