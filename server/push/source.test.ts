import { expect, it } from 'vitest'
import { SOURCES } from './sources.ts'
import { restMsOf } from './source.ts'

const at = (tookMs: number) => ({ atMs: 1_000, tookMs })

it('is read at once the first time, and then no more often than it says', () => {
  expect(restMsOf({ everyMs: 100 }, undefined, 5)).toBe(0)
  expect(restMsOf({ everyMs: 100 }, at(3), 1_040)).toBe(60)
  expect(restMsOf({ everyMs: 100 }, at(3), 1_100)).toBe(0)
  expect(restMsOf({}, at(3), 1_003)).toBe(0)
})

it('rests the longer the longer it took to tell, within its share of the time', () => {
  expect(restMsOf({ everyMs: 100, shareMax: 0.2 }, at(10), 1_010)).toBe(90)
  expect(restMsOf({ everyMs: 100, shareMax: 0.2 }, at(80), 1_080)).toBe(320)
})

it('tells who bets at a table to those who read the table, within a share that leaves its rounds their time', () => {
  const [crowd, table] = [SOURCES.get('crowd'), SOURCES.get('table')]
  expect(crowd?.publishes).toBe('table')
  expect(crowd?.shareMax).toBeLessThan(0.5)
  expect(table?.shareMax).toBeUndefined()
})
