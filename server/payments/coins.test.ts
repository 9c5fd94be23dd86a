import { expect, it } from 'vitest'
import { KURUS, lira } from '#contract/money.ts'
import { coinsFor } from './coins.ts'

const USDT = { currency: 'USDT', decimals: 2, rate: 3_395n * KURUS }

it('says the least of a coin that is worth an amount, in whole units of it', () => {
  expect(coinsFor(lira(500), USDT)).toEqual({ currency: 'USDT', amount: '14.73', rate: '33.95' })
  // Worth it to the last unit: nothing is added.
  expect(coinsFor(3_395n * KURUS, USDT).amount).toBe('1.00')
  expect(coinsFor(KURUS, USDT).amount).toBe('0.01')
  expect(coinsFor(lira(100_000), { ...USDT, decimals: 0 }).amount).toBe('2946')
  expect(coinsFor(lira(500), { ...USDT, decimals: 8, rate: lira(3_400_000) }).amount).toBe(
    '0.00014706',
  )
})
