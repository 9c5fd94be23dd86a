import { expect, it } from 'vitest'
import { ODDS_FORMATS, oddsFormatFrom, oddsText } from './odds-format.ts'

it.each([
  [1.01, '1.01', '1/100', '−10,000'],
  [1.5, '1.50', '1/2', '−200'],
  [1.85, '1.85', '17/20', '−118'],
  [1.99, '1.99', '99/100', '−102'],
  [2, '2.00', '1/1', '+100'],
  [2.05, '2.05', '21/20', '+105'],
  [11, '11.00', '10/1', '+1,000'],
  [1001, '1,001.00', '1,000/1', '+100,000'],
])('%d is shown as %s, %s and %s', (odds, ...shown) => {
  expect(ODDS_FORMATS.map((format) => oddsText(odds, 'en', format))).toEqual(shown)
})

it('never promises more than the decimal price pays', () => {
  for (let hundredths = 101; hundredths <= 100_100; hundredths += 1) {
    const text = oddsText(hundredths / 100, 'en', 'american').replaceAll(',', '')
    const whole = Number(text.slice(1))
    // What a stake of 100 wins, in hundredths of it.
    const won = text.startsWith('+') ? whole : 10_000 / whole
    expect(won).toBeLessThanOrEqual(hundredths - 100 + 1e-9)
  }
})

it('is written as the language writes numbers, and says a price that wins nothing plainly', () => {
  expect(oddsText(1001, 'tr', 'american')).toBe('+100.000')
  expect(ODDS_FORMATS.map((format) => oddsText(1, 'tr', format))).toEqual(['1,00', '1,00', '1,00'])
})

it('is the decimal one where nothing, or nonsense, was stored', () => {
  expect([null, '', 'toString', 'american'].map(oddsFormatFrom)).toEqual([
    'decimal',
    'decimal',
    'decimal',
    'american',
  ])
})
