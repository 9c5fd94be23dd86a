import { describe, expect, it } from 'vitest'
import { ownTimes } from '#server/floor/tables/tables.ts'
import { TABLES, offBy, simulateTable } from './tables.ts'

/** One honest run of ten million is further astray than that. */
const NEVER = 5.3
const ROUNDS = 100
/** Where every way on is counted first, fewer. */
const ROUNDS_AT: Readonly<Record<string, number>> = { 'casino-holdem-saray': 10 }

it('every table of the floor is simulated, and no other', () => {
  expect([...TABLES.keys()].toSorted()).toEqual(
    ownTimes()
      .map(({ id }) => id)
      .toSorted(),
  )
})

describe('a simulated table', () => {
  it.each([...TABLES.keys()])('%s returns what its bets say', async (name) => {
    const table = TABLES.get(name)
    if (!table) throw new Error('no such table')
    const sums = await simulateTable(table, 'a seed of a test', ROUNDS_AT[name] ?? ROUNDS)
    expect(sums.staked).toBeGreaterThan(0)
    expect(offBy(sums)).toBeLessThan(NEVER)
  })

  it('is astray where a bet is paid a fifth too well', async () => {
    const table = TABLES.get('element-savasi')
    const sums = table && (await simulateTable(table, 'a seed of a test', 4_000))
    expect(sums && offBy(sums)).toBeLessThan(NEVER)
    expect(sums && offBy({ ...sums, returned: sums.returned * 1.2 })).toBeGreaterThan(NEVER)
  })
})
