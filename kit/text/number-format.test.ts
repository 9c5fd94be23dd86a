import fc from 'fast-check'
import { expect, it } from 'vitest'
import { localeOf } from './language.ts'
import { formatNumber } from './number-format.ts'

it('writes whole figures and exact decimals as either language does', () => {
  expect(formatNumber(1_234_567.5, 'tr', 2)).toBe('1.234.567,50')
  expect(formatNumber(-1234.5, 'en', 2)).toBe('-1,234.50')
  expect(formatNumber(999, 'tr')).toBe('999')
  expect(formatNumber(12_345_678_901_234_567_890n, 'en')).toBe('12,345,678,901,234,567,890')
})

it('agrees with the standard formatter', () => {
  const kurus = fc.integer({ min: -(10 ** 12), max: 10 ** 12 })
  fc.assert(
    fc.property(kurus, fc.constantFrom('tr' as const, 'en' as const), (value, lang) => {
      const digits = { minimumFractionDigits: 2, maximumFractionDigits: 2 }
      const standard = new Intl.NumberFormat(localeOf(lang), digits)
      expect(formatNumber(value / 100, lang, 2)).toBe(standard.format(value / 100))
    }),
  )
})
