import { expect, it } from 'vitest'
import { cardLines, cardReturns, exactPercent, strengthsOf } from './race-card.ts'

it('a card is as many strengths as a track has runners', () => {
  expect(strengthsOf('altin-halic', '100,200,300,100,200,100')).toEqual([
    100, 200, 300, 100, 200, 100,
  ])
  for (const [track, text] of [
    ['altin-halic', '100,200'],
    ['altin-halic', '100,200,300,100,200,0'],
    ['altin-halic', 'a,b'],
    ['altin', '100,200,300,100,200,100'],
  ] as const)
    expect(strengthsOf(track, text)).toBeNull()
})

it('what a bet returns on a card is its price times its chance, exactly', () => {
  const win = cardReturns([100, 200, 300, 100, 200, 100]).find(({ bet }) => bet === 'win-3')
  // 300 of 1000: a price of 3.00, so 90 in a hundred.
  expect(win && exactPercent(win)).toBe('90.0000000000 %')
  const first = cardReturns([100, 200, 300, 100, 300, 100]).find(({ bet }) => bet === 'win-1')
  // 100 of 1100: a price of 9.90, and nothing is lost by rounding.
  expect(first && exactPercent(first)).toBe('90.0000000000 %')
  const third = cardReturns([100, 200, 300, 100, 300, 700]).find(({ bet }) => bet === 'win-6')
  // 700 of 1700: 90 · 17/7 = 218.57, so 2.18.
  expect(third && exactPercent(third)).toBe('89.7647058823 %')
})

it('every market has its line, and every bet of it', () => {
  const lines = cardLines('altin-halic', [100, 200, 300, 100, 200, 100])
  expect(lines.filter((line) => / returns /.test(line))).toHaveLength(4)
  expect(lines.length).toBeGreaterThan(160)
})
