import { expect, it } from 'vitest'
import { COUNTED_MAX, oftenOf } from './often.ts'

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
