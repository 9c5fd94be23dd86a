import { expect, it } from 'vitest'
import { worthOfCall } from '#games/tablegames/strategy.ts'
import { bestPlay } from './decided.ts'

/** Numbers of the drum, in whose suits an ace comes first. */
const SUIT = 13
const turned = (numbers: readonly number[], by: number): number[] =>
  numbers.map((number) => ((number - 1 + by * SUIT) % (4 * SUIT)) + 1)

function isWorthIt(open: readonly number[]): boolean {
  const walk = worthOfCall(open)
  for (;;) {
    const step = walk.next()
    if (step.done === true) return step.value.isCall
  }
}

it('a call by a flop that was counted whole is the one that the hint gives, whatever its suits are called', () => {
  const isCall = bestPlay()
  // Behind queen, nine and four of two suits: a pair, nothing at all, and two more of the flop's suit.
  const [flop, hands] = [
    [12, 9, 17],
    [
      [25, 2],
      [28, 42],
      [2, 7],
    ],
  ]
  for (const [by, hand] of hands.entries()) {
    const open = [...hand, ...flop]
    expect([hand, isCall(turned(open, by))]).toEqual([hand, isWorthIt(open)])
  }
  expect(isCall([28, 42, ...flop])).toBe(false)
  expect(isCall([25, 2, ...flop])).toBe(true)
})
