/** What a leader pays by itself, looking at a board that a decision is just moving on. No database. */
import { expect, it } from 'vitest'
import { BLACKJACK } from './blackjack.ts'

/** Seat 1 has two nines, the dealer shows an ace: insurance is asked. */
const ASKED = { shoe: 0, from: 0, seats: [1], cards: [8, 13, 21, 6], acts: [] }
const stakeOn = (spot: string) => ({
  memberId: 1n,
  betId: 1n,
  seq: 1,
  spot,
  amount: 5_000_000n,
  taken: 0n,
  target: null,
})
const dueOf = (spot: string): number | null => BLACKJACK.paidAtMs(stakeOn(spot), ASKED, {})

it.each(['insurance-1', 'double-1-1', 'split-1-2', 'seat-2'])(
  'a stake on %s that a decision laid meanwhile is not due: its board comes next',
  (spot) => {
    expect(dueOf(spot)).toBeNull()
  },
)

it('what is decided is due: a side bet on the first two cards', () => {
  expect(dueOf('pairs-1')).toEqual(expect.any(Number))
})
