import { expect, it } from 'vitest'
import { LIRA } from '#contract/money.ts'
import { moved, net, UNTOLD } from './net-position.ts'

const staked = { kasa: 1, type: 'staked', amount: 10_000_000 } as const
const paid = { kasa: 1, type: 'paid', amount: 226_000 } as const

it('is unknown until the server has said it', () => {
  expect(net(UNTOLD)).toBeNull()
  expect(net(moved(UNTOLD, { type: 'told', net: -2.5, moves: 0 }))).toBe(-2_500_000n)
})

it('falls by stakes, rises by payouts, to the last micro-lira', () => {
  const begun = moved(UNTOLD, { type: 'told', net: 5, moves: 0 })
  const spun = moved(begun, staked)
  expect(net(spun)).toBe(-5n * LIRA)
  expect(net(moved(spun, paid))).toBe(-4_774_000n)
})

it('takes the server’s word for all that the game had said before', () => {
  const spun = moved(moved(UNTOLD, { type: 'told', net: 5, moves: 0 }), staked)
  const told = moved(spun, { type: 'told', net: -7.75, moves: 1 })
  expect(net(told)).toBe(-7_750_000n)
  expect(net(moved(told, paid))).toBe(-7_524_000n)
})

it('takes no answer that a stake or a payout has crossed', () => {
  const spun = moved(moved(UNTOLD, { type: 'told', net: 5, moves: 0 }), staked)
  expect(moved(spun, { type: 'told', net: 5, moves: 0 })).toBe(spun)
})

it('leaves a payout that another tab may have taken to the server’s word, until the next stake', () => {
  const begun = moved(moved(UNTOLD, { type: 'told', net: 5, moves: 0 }), { type: 'other' })
  const told = moved(begun, { type: 'told', net: 5.226, moves: 0 })
  expect(net(moved(told, paid))).toBe(5_226_000n)
  expect(net(moved(moved(told, staked), paid))).toBe(-4_548_000n)
})

it('is untouched by balances and everything else', () => {
  expect(moved(UNTOLD, { kasa: 1, type: 'balance', amount: 5 })).toBe(UNTOLD)
  expect(moved(UNTOLD, { kasa: 1, type: 'activity' })).toBe(UNTOLD)
})
