import { expect, it } from 'vitest'
import { COUNTED_MAX, SHARED, oftenOf } from './often.ts'

it('the most and the least frequent are named with how often they fell', () => {
  const fell = new Map([17, 5, 17, 0, 5, 17, 32].map((pocket, at) => [at + 1, pocket]))
  const { rounds, hot, cold } = oftenOf(fell)
  expect(rounds).toBe(7)
  expect(hot.map(({ pocket, count }) => [pocket, count])).toEqual([
    [17, 3],
    [5, 2],
    [0, 1],
    [32, 1],
  ])
  expect(cold.map(({ pocket, count }) => [pocket, count])).toEqual([
    [1, 0],
    [2, 0],
    [3, 0],
    [4, 0],
  ])
})

it('only the newest rounds count, in whatever order they are known', () => {
  const old = Array.from({ length: 50 }, (_, at): [number, number] => [at + 1, 9])
  const late = Array.from({ length: COUNTED_MAX }, (_, at): [number, number] => [at + 51, at % 2])
  const { rounds, hot } = oftenOf(new Map([...late, ...old]))
  expect(rounds).toBe(COUNTED_MAX)
  expect(hot[0]).toEqual({ pocket: 0, count: COUNTED_MAX / 2 })
  expect(hot.some(({ pocket }) => pocket === 9)).toBe(false)
})

it('colours, odd and even, halves and dozens have their shares of the rounds, which make a whole with zero', () => {
  const { shares } = oftenOf(new Map([0, 1, 2, 14, 36].map((pocket, at) => [at + 1, pocket])))
  expect(Object.fromEntries(shares)).toEqual({
    ['0']: 0.2,
    red: 0.6,
    black: 0.2,
    odd: 0.2,
    even: 0.6,
    low: 0.6,
    high: 0.2,
    'dozen-1': 0.4,
    'dozen-2': 0.2,
    'dozen-3': 0.2,
  })
  for (const names of SHARED) {
    const sum = names.reduce((all, name) => all + (shares.get(name) ?? 0), 0)
    expect(sum + (names.includes('0') ? 0 : 0.2)).toBeCloseTo(1, 12)
  }
  expect([...oftenOf(new Map()).shares.values()].every((share) => share === 0)).toBe(true)
})
