import fc from 'fast-check'
import { expect, it } from 'vitest'
import { formatMoney, wholeKurus } from './money-format.ts'

it.each([
  [12480.5, '₺12.480,50', '₺12,480.50'],
  [0, '₺0,00', '₺0.00'],
  [0.29, '₺0,29', '₺0.29'],
  [-240, '−₺240,00', '−₺240.00'],
  [999999999.99, '₺999.999.999,99', '₺999,999,999.99'],
])('writes %d as %s and %s', (lira, tr, en) => {
  expect(formatMoney(lira, 'tr')).toBe(tr)
  expect(formatMoney(lira, 'en')).toBe(en)
})

it('rounds the micro-lira of a payout down, never up', () => {
  expect(formatMoney(0.226, 'tr')).toBe('₺0,22')
  expect(formatMoney(0.299999, 'tr')).toBe('₺0,29')
  expect(formatMoney(-0.001, 'tr')).toBe('−₺0,01')
})

it('puts a plus before what came in, when asked', () => {
  expect(formatMoney(5, 'tr', { signed: true })).toBe('+₺5,00')
  expect(formatMoney(0, 'tr', { signed: true })).toBe('₺0,00')
})

it('shows every whole kuruş as itself', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1e11, max: 1e11 }), (kurus) => {
      expect(wholeKurus(kurus / 100)).toBe(kurus)
    }),
  )
})
