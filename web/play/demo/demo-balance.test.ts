import { expect, it } from 'vitest'
import { NEW_PURSE, purseAfter } from './demo-balance.ts'

it('counts stakes, payouts and rounds as the game tells them, and begins anew with a new demo', () => {
  const messages = [
    { kasa: 1, type: 'ready' },
    { kasa: 1, type: 'balance', amount: 9_998_000_000 },
    { kasa: 1, type: 'staked', amount: 2_000_000 },
    { kasa: 1, type: 'paid', amount: 500_000 },
    { kasa: 1, type: 'staked', amount: 2_000_000 },
  ] as const
  const purse = messages.reduce(purseAfter, NEW_PURSE)
  expect(purse).toEqual({ balance: 9_998_000_000n, net: -3_500_000n, rounds: 2 })
  expect(purseAfter(purse, { type: 'again' })).toEqual(NEW_PURSE)
})
