import { describe, expect, it } from 'vitest'
import { lira } from '#contract/money.ts'
import { amountOf, costOf, partOf, showMoney, showMultiple, showPercent } from './amounts.ts'

describe('amounts on the stage', () => {
  it('prices hundredths of the base bet exactly', () => {
    expect(amountOf(113, 200_000n)).toBe(226_000n)
    expect(amountOf(500_000, lira(10_000))).toBe(lira(50_000_000))
    expect(costOf(200_000n, 85)).toBe(17_000_000n)
    expect(costOf(200_000n, 1.5)).toBe(300_000n)
  })

  it('shows money in the way of the language, rounded down', () => {
    expect(showMoney(1_234_569_999n, 'tr')).toBe('₺1.234,56')
    expect(showMoney(1_234_569_999n, 'en')).toBe('₺1,234.56')
    expect(showMoney(12_345_678_900_000n, 'tr')).toBe('₺12.345.678,90')
    expect(showMoney(-240_000_000n, 'tr')).toBe('−₺240,00')
    expect(showMoney(226_000n, 'tr')).toBe('₺0,22')
  })

  it('shows multiples and percents in the way of the language', () => {
    expect(showMultiple(1250, 'tr')).toBe('12,5×')
    expect(showMultiple(500_000, 'en')).toBe('5,000×')
    expect(showPercent(0.9652, 'tr')).toBe('%96,52')
    expect(showPercent(0.9652, 'en')).toBe('96.52%')
  })

  it('counts up to exactly the amount', () => {
    expect(partOf(226_001n, 1)).toBe(226_001n)
    expect(partOf(lira(10), 0.5)).toBe(lira(5))
    expect(partOf(lira(10), -1)).toBe(0n)
  })
})
