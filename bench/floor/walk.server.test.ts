import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDatabase, type Database } from '#server/database/database.ts'
import { freshDatabase, type FreshDatabase } from '#server/database/testing.ts'
import { takeClock } from '../simulated-clock.ts'
import { PLAYED } from './players.ts'
import { simulate, type Simulated } from './simulation.ts'

/**
 * Few rounds of each table, as many spins as somebody has to guess, and of bingo, which is told for minutes, one; `npm run simulate-floor`
 * walks thousands. Costs most by the queries of the half seconds in which nothing happens while a round is told.
 */
const ROUNDS = 3
const ROUNDS_AT = { 'fransiz-ruleti': 20, 'bingo-cini': 1, 'poker-bahsi': 2 }
const SEED = 20_261_126

let fresh: FreshDatabase
let database: Database
let simulated: Simulated

beforeAll(async () => {
  fresh = await freshDatabase('demo')
  await takeClock(fresh)
  database = await openDatabase(fresh.url, 4)
  simulated = await simulate(
    { database, url: fresh.url },
    { rounds: ROUNDS, roundsAt: ROUNDS_AT, seed: SEED, turnsPerFault: 7, at: PLAYED },
  )
}, 240_000)
afterAll(async () => {
  await database.close()
  await fresh.close()
})

/** How often, at all tables together. */
function sumOf(of: (table: Simulated['tables'][number]) => ReadonlyMap<string, number>) {
  const sums: Record<string, number> = {}
  for (const table of simulated.tables)
    for (const [name, count] of of(table)) sums[name] = (sums[name] ?? 0) + count
  return sums
}

describe(`from the seed ${SEED}`, () => {
  it('the books hold, the audit is clean, and every round follows from what was published', () => {
    expect(simulated.wrong).toEqual([])
    for (const { table, rounds, verified, balanced } of simulated.tables) {
      expect(rounds).toBeGreaterThan(0)
      expect([table, verified]).toEqual([table, rounds])
      expect([table, balanced > 0]).toEqual([table, true])
    }
  })

  it('leaders were killed, stopped and cut off in every phase, and another was there within three seconds', () => {
    const faults = sumOf((table) => table.faults)
    const seen = Object.keys(faults).join(', ')
    for (const phase of ['open', 'drawn', 'telling']) expect(seen).toContain(phase)
    for (const fault of ['killed', 'stopped', 'cut']) expect(seen).toContain(fault)
    expect(faults['went on and was deposed']).toBeGreaterThan(0)
    expect(simulated.tables.every(({ takeovers }) => takeovers > 0)).toBe(true)
    expect(Math.max(...simulated.tables.map(({ takeoverMsMost }) => takeoverMsMost))).toBeLessThan(
      3_001,
    )
  })

  it('members did whatever they can, and met what stands against it', () => {
    const outcomes = sumOf((table) => table.outcomes)
    for (const name of [
      'place',
      'lay',
      'take-back',
      'cash-out',
      'sit',
      'decide',
      'bets-closed',
      'no-bet',
      'spot-taken',
      'spot-unknown',
      'stake-range',
      'seat-taken',
      'seat-not-yours',
    ])
      expect([name, (outcomes[name] ?? 0) > 1]).toEqual([name, true])
    for (const { table, outcomes: there } of simulated.tables)
      expect([table, (there.get('place') ?? 0) > 1]).toEqual([table, true])
  })

  it('nobody who guesses from what is told before the bets close is right more often than by chance', () => {
    const { rounds = 0, most = 0, byChance = 0 } = simulated.guesses ?? {}
    expect(rounds).toBeGreaterThan(10)
    expect(byChance).toBeLessThan(rounds / 2)
    expect(most).toBeLessThanOrEqual(byChance)
  })
})
