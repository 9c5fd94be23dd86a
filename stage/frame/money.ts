import type { WireBalance } from '#contract/games/game-protocol.ts'
import type { Money } from '#contract/money.ts'
import type { PostToSite } from '../protocol/site.ts'
import type { FrameState } from './state.ts'

/**
 * The money of a visit: what was staked and paid, told to the site as it happens. A game may hold any
 * number of bets at a time, and a bet may be staked on more than once: each stake has a key of its own.
 */
export interface VisitMoney {
  /** Counts a stake, once whatever its repeats. */
  stake: (key: string | number, amount: Money) => void
  /**
   * Counts the stake of a bet that was taken in another visit: the site is not told, for its own net
   * position held it then. One that a lost connection broke off was counted before.
   */
  resume: (key: string | number, amount: Money) => void
  pay: (amount: Money) => void
  /** The balance as the game server says it. */
  setBalance: (balance: WireBalance) => void
  /** A balance that came unasked. One that is lower was staked elsewhere, and shows at once; any other is kept while an outcome is shown, which it would give away. */
  bring: (balance: WireBalance) => void
  /**
   * Sets what was brought and is still the latest, once nothing is shown. The site hears that it is shown, and no more: it has a
   * socket of its own, and what the game says of a balance counts there as the game's own move.
   */
  setBrought: () => void
  /** Says whether a bet waits for its end, so that whoever leaves is told. */
  setOpen: (open: boolean) => void
}

export function createVisitMoney(
  state: Pick<FrameState, 'balance' | 'net' | 'phase' | 'isBetOpen'>,
  post: PostToSite,
): VisitMoney {
  const counted = new Set<string | number>()
  const count = (key: string | number, amount: Money): boolean => {
    if (counted.has(key)) return false
    counted.add(key)
    state.net -= amount
    return true
  }
  let brought: WireBalance | null = null
  const show = ({ amount }: WireBalance): void => {
    state.balance = BigInt(amount)
    brought = null
    post({ type: 'shown-balance', amount })
  }
  return {
    stake: (key, amount) => {
      if (count(key, amount)) post({ type: 'staked', amount: Number(amount) })
    },
    resume: (key, amount) => void count(key, amount),
    pay: (amount) => {
      state.net += amount
      post({ type: 'paid', amount: Number(amount) })
    },
    setBalance: (balance) => {
      brought = null
      state.balance = BigInt(balance.amount)
      post({ type: 'balance', amount: balance.amount })
    },
    bring: (balance) => {
      if (BigInt(balance.amount) < state.balance) show(balance)
      else brought = balance
    },
    setBrought: () => {
      if (brought !== null && state.phase === 'idle') show(brought)
    },
    setOpen: (open) => {
      state.isBetOpen = open
      post({ type: 'round', open })
    },
  }
}
