import { expect, it } from 'vitest'
import { LIRA } from '#contract/money.ts'
import { moved, net, UNKNOWN } from './net-position.ts'

const staked = { kasa: 1, type: 'staked', amount: 10_000_000 } as const
const paid = { kasa: 1, type: 'paid', amount: 226_000 } as const

it('is unknown until the server has said it', () => {
  expect(net(UNKNOWN)).toBeNull()
  expect(net(moved(UNKNOWN, { type: 'reported', net: -2.5, moves: 0 }))).toBe(-2_500_000n)
})

it('falls by stakes, rises by payouts, to the last micro-lira', () => {
  const begun = moved(UNKNOWN, { type: 'reported', net: 5, moves: 0 })
  const spun = moved(begun, staked)
  expect(net(spun)).toBe(-5n * LIRA)
  expect(net(moved(spun, paid))).toBe(-4_774_000n)
})

it('takes the server’s word for all that the game had said before', () => {
  const spun = moved(moved(UNKNOWN, { type: 'reported', net: 5, moves: 0 }), staked)
  const reported = moved(spun, { type: 'reported', net: -7.75, moves: 1 })
  expect(net(reported)).toBe(-7_750_000n)
  expect(net(moved(reported, paid))).toBe(-7_524_000n)
})

it('takes no answer that a stake or a payout has crossed', () => {
  const spun = moved(moved(UNKNOWN, { type: 'reported', net: 5, moves: 0 }), staked)
  expect(moved(spun, { type: 'reported', net: 5, moves: 0 })).toBe(spun)
})

it('leaves a payout that another tab may have taken to the server’s word, until the next stake', () => {
  const begun = moved(moved(UNKNOWN, { type: 'reported', net: 5, moves: 0 }), { type: 'other' })
  const reported = moved(begun, { type: 'reported', net: 5.226, moves: 0 })
  expect(net(moved(reported, paid))).toBe(5_226_000n)
  expect(net(moved(moved(reported, staked), paid))).toBe(-4_548_000n)
})

it('is untouched by balances and everything else', () => {
  expect(moved(UNKNOWN, { kasa: 1, type: 'balance', amount: 5 })).toBe(UNKNOWN)
  expect(moved(UNKNOWN, { kasa: 1, type: 'activity' })).toBe(UNKNOWN)
})
