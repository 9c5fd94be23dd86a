import { expect, it } from 'vitest'
import { netSlices, scaled } from './net-slices.ts'

const DAYS = [
  { day: '2026-11-20', net: -10 },
  { day: '2026-11-22', net: 25.5 },
]

it('has a slice for every day, and adds them up', () => {
  expect(netSlices(DAYS, { last: '2026-11-22', count: 4, each: 1 })).toEqual([
    { day: '2026-11-19', net: 0, total: 0 },
    { day: '2026-11-20', net: -10, total: -10 },
    { day: '2026-11-21', net: 0, total: -10 },
    { day: '2026-11-22', net: 25.5, total: 15.5 },
  ])
})

it('takes days together, over the end of a month', () => {
  const days = [{ day: '2026-10-31', net: 1 }, { day: '2026-11-01', net: 2 }, ...DAYS]
  expect(netSlices(days, { last: '2026-11-22', count: 2, each: 14 })).toEqual([
    { day: '2026-10-26', net: 3, total: 3 },
    { day: '2026-11-09', net: 15.5, total: 18.5 },
  ])
})

it('keeps zero in sight, and takes a span without play', () => {
  const { zero, at } = scaled([-10, -30], 100)
  expect([zero, at(-30), at(-15)]).toEqual([0, 100, 50])
  expect(scaled([20], 100).zero).toBe(100)
  expect(scaled([], 100)).toMatchObject({ zero: 0 })
})
