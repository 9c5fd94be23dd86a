import { expect, it } from 'vitest'
import { formatReturn, formatWholeReturn } from './figures.ts'

it('writes returns as each language does', () => {
  expect(formatReturn(96.52, 'tr')).toBe('%96,52')
  expect(formatReturn(96.5, 'en')).toBe('96.50%')
})

it('puts the share of the jackpots beside a game’s own return, where there is one', () => {
  expect(formatWholeReturn({ rtp: 96.52, jackpotRtp: 0.55 }, 'tr')).toBe('%96,52 + %0,55')
  expect(formatWholeReturn({ rtp: 96.52, jackpotRtp: 0.55 }, 'en')).toBe('96.52% + 0.55%')
  expect(formatWholeReturn({ rtp: 96, jackpotRtp: 0 }, 'tr')).toBe('%96,00')
})
