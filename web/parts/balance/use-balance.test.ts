import { expect, it } from 'vitest'
import { balanceIn } from './use-balance.ts'

const has = (balance: number) => ({
  balance,
  cash: balance,
  bonus: 0,
  held: 0,
  pendingWithdrawal: 0,
  currency: 'TRY' as const,
  freeRounds: 0,
})

it('DATA-19/balance is a number, that of the first element, and 0 if absent', () => {
  expect(balanceIn([has(12.5), has(99)])).toBe(12.5)
  expect(balanceIn([has(0)])).toBe(0)
  expect(balanceIn([])).toBe(0)
})
