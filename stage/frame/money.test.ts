import { expect, it } from 'vitest'
import { lira } from '#contract/money.ts'
import { testVisitMoney } from './testing-visit-money.ts'

it('counts several stakes and payouts of one bet, each stake once', () => {
  const { state, posted, money } = testVisitMoney()
  money.stake('7', lira(5))
  money.stake('7', lira(5))
  money.stake('7 doubled', lira(5))
  money.pay(lira(4))
  money.pay(lira(3))
  expect(state.net).toBe(-lira(3))
  expect(posted).toEqual([
    { type: 'staked', amount: 5_000_000 },
    { type: 'staked', amount: 5_000_000 },
    { type: 'paid', amount: 4_000_000 },
    { type: 'paid', amount: 3_000_000 },
  ])
})

it('counts a resumed bet without telling the site, and not again when it was staked here', () => {
  const { state, posted, money } = testVisitMoney()
  money.resume(1, lira(2))
  money.stake(2, lira(2))
  money.resume(2, lira(2))
  expect(state.net).toBe(-lira(4))
  expect(posted).toHaveLength(1)
})

it('keeps the balance as the server says it, and tells the site', () => {
  const { state, posted, money } = testVisitMoney()
  money.setBalance({ amount: 1_500_000, currency: 'TRY' })
  money.setOpen(true)
  expect(state.balance).toBe(lira(1) + 500_000n)
  expect(posted).toEqual([
    { type: 'balance', amount: 1_500_000 },
    { type: 'round', open: true },
  ])
})

it('shows a brought balance once no outcome is shown, unless a reply is newer, and says so', () => {
  const { state, posted, money } = testVisitMoney()
  const balance = (amount: number) => ({ amount, currency: 'TRY' as const })
  state.phase = 'playing'
  money.bring(balance(7))
  money.setBrought()
  expect(state.balance).toBe(0n)
  state.phase = 'idle'
  money.setBrought()
  expect(state.balance).toBe(7n)
  expect(posted).toEqual([{ type: 'shown-balance', amount: 7 }])
  state.phase = 'playing'
  money.bring(balance(8))
  money.setBalance(balance(9))
  state.phase = 'idle'
  money.setBrought()
  expect(state.balance).toBe(9n)
})

it('shows at once what was staked elsewhere, while an outcome is shown, too', () => {
  const { state, posted, money } = testVisitMoney()
  money.setBalance({ amount: 9, currency: 'TRY' })
  state.phase = 'playing'
  money.bring({ amount: 6, currency: 'TRY' })
  expect(state.balance).toBe(6n)
  expect(posted.at(-1)).toEqual({ type: 'shown-balance', amount: 6 })
})
