import { afterEach, describe, expect, it } from 'vitest'
import { memory } from '#web/call/memory.ts'
import { rememberBalance } from './remember-balance.ts'

const KEY = ['finance/check_balance', {}, 'tr'] as const
const purse = (balance: number, bonus: number, freeRounds = 0) => [
  {
    balance,
    cash: balance,
    bonus,
    held: 0,
    pendingWithdrawal: 0,
    currency: 'TRY' as const,
    freeRounds,
  },
]

afterEach(() => memory.clear())

describe('what a game says of the balance', () => {
  it('stands everywhere on the site', () => {
    memory.setQueryData(KEY, purse(2_000, 0))
    rememberBalance(1_990)
    expect(memory.getQueryData(KEY)).toEqual(purse(1_990, 0))
  })

  it('is cash and bonus together: it is no cash where a bonus is part of it', () => {
    memory.setQueryData(KEY, purse(2_000, 500))
    rememberBalance(2_490)
    expect(memory.getQueryData(KEY)).toEqual(purse(2_000, 500))
  })

  it('is no cash while free rounds are played, whose winnings may be bonus money', () => {
    memory.setQueryData(KEY, purse(2_000, 0, 3))
    rememberBalance(2_040)
    expect(memory.getQueryData(KEY)).toEqual(purse(2_000, 0, 3))
  })

  it('is nobody’s where nothing was asked yet', () => {
    rememberBalance(5)
    expect(memory.getQueryData(KEY)).toBeUndefined()
  })
})
