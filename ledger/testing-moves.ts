/** Moves that production makes in SQL alone (`MOVES` of ledger/functions.ts), for tests of single ones. */
import type { Money } from '#contract/money.ts'
import type { HouseAccount } from './chart.ts'
import type { HoldKey, Move, MoveKey, Parts, Share } from './moves.ts'

/** A bet leaves the member, cash first. A share of it may go to a second account of the house. */
export const stake = (
  key: MoveKey,
  amount: Money,
  houseAccount: HouseAccount,
  share?: Share,
): Move => ({
  ...key,
  name: 'stake',
  amount,
  houseAccount,
  ...(share && { share }),
})

/** What a bet won, in the proportion of what was staked on it. */
export const payout = (
  key: MoveKey,
  amount: Money,
  staked: Parts,
  houseAccount: HouseAccount,
): Move => ({
  ...key,
  name: 'payout',
  amount,
  houseAccount,
  staked,
})

/** A jackpot falls. */
export const jackpotWin = (key: MoveKey, amount: Money): Move => ({
  ...key,
  name: 'jackpot-win',
  amount,
  houseAccount: 'jackpots',
})

const sumOf = ({ cash, bonus }: Parts): Money => cash + bonus

/** A settled bet is found to have come to more; or to less, of whose cash the member no longer has `claim`. */
export const correctionCredit = (key: MoveKey, change: Parts): Move => ({
  ...key,
  name: 'correction-credit',
  amount: sumOf(change),
  houseAccount: 'sportsbook',
  staked: change,
})
export const correctionDebit = (key: MoveKey, change: Parts, claim: Money): Move => ({
  ...key,
  name: 'correction-debit',
  amount: sumOf(change),
  houseAccount: 'sportsbook',
  staked: change,
  ...(claim > 0n && { share: { houseAccount: 'sportsbook-claims', amount: -claim } }),
})

/** What was claimed is met. */
export const claimDebit = (key: MoveKey, amount: Money): Move => ({
  ...key,
  name: 'claim-debit',
  amount,
  houseAccount: 'sportsbook-claims',
})

/** It is let go: the sportsbook has it as an expense. */
export const claimWaive = (key: MoveKey, amount: Money): Move => ({
  ...key,
  name: 'claim-waive',
  amount,
  houseAccount: 'sportsbook-claims',
  share: { houseAccount: 'sportsbook', amount: -amount },
})

/** Adds to what is held under a key, and opens that hold where nothing is. */
export const holdRaise = (
  key: MoveKey,
  hold: HoldKey,
  amount: Money,
  houseAccount: HouseAccount,
): Move => ({ ...key, name: 'hold-raise', amount, houseAccount, hold })

/** Held money, or a part of it, goes to the house; what it won (or nothing) comes back. */
export const settle = (
  key: MoveKey,
  hold: HoldKey,
  { taken, won = 0n }: { taken: Money; won?: Money },
  houseAccount: HouseAccount,
): Move => ({ ...key, name: 'settle', amount: taken, houseAccount, hold, won })

/** Held money, or a part of it, goes back to where it was taken from. */
export const release = (
  key: MoveKey,
  hold: HoldKey,
  amount: Money,
  houseAccount: HouseAccount,
): Move => ({
  ...key,
  name: 'release',
  amount,
  houseAccount,
  hold,
})
