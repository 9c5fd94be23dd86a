/**
 * What every table game is made of: drums that its cards, dice or fields come from, what lies on the table once they have come, and groups of
 * bets that look at the same, each with every way in which that may end. Returns follow from these counts, exactly. Nothing here draws.
 */
import type { TablegameBoard } from '#contract/games/tablegames-names.ts'
import type { Case, Drums } from '../drums.ts'

export interface TablegameSpot {
  readonly name: string
  /** The most that it pays to one, in hundredths. */
  readonly odds: number
  /** Of a bet that pays by how well it is right: what it pays to one for each, from the least, in hundredths. */
  readonly steps?: readonly number[]
  /** Is it lost unless its member called? */
  readonly isOfCall?: true
  /** Is it laid by a decision, and never while bets are open? */
  readonly isAdded?: true
  /** What comes back of one that is staked on it, in hundredths: 0 of a lost bet, 100 of one that is given back. */
  readonly pays: (board: TablegameBoard) => number
}

export interface TablegameGroup {
  readonly spots: readonly TablegameSpot[]
  /** Worked out when it is asked for. */
  readonly cases: () => readonly Case[]
  /** What its bets return, where decisions are part of that. */
  readonly returns?: () => ReadonlyMap<string, Return>
}

/** What members are asked in the middle of a round. */
export interface TablegameAsk {
  /** The bet that makes a member be asked. */
  readonly main: string
  /** The bet that a call adds, so many times what lies on the first. */
  readonly added: string
  readonly times: number
  /** So many of the numbers are told before. */
  readonly open: number
}

export interface TablegameRules {
  readonly drums: Drums
  readonly groups: readonly TablegameGroup[]
  readonly boardOf: (numbers: readonly number[]) => TablegameBoard
  /** Absent where nobody decides anything. */
  readonly asks?: TablegameAsk
}

/** What a stake returns, exactly: so many hundredths of so many. */
export interface Return {
  of: bigint
  all: bigint
}

const STAKE = 100

/** So many cards has a deck. */
export const DECK = 52
/** And so many decks lie in a shoe. */
export const DECKS = 8

/** Right as often as `isRight` says, at these odds to one, in hundredths. */
export const spotAt = (
  name: string,
  odds: number,
  isRight: (board: TablegameBoard) => boolean,
): TablegameSpot => ({
  name,
  odds,
  pays: (board) => (isRight(board) ? STAKE + odds : 0),
})

/** The same, of a bet of which a part comes back when the round ends so. */
export const spotBack = (
  spot: TablegameSpot,
  endedSo: string,
  backHundredths: number,
): TablegameSpot => ({
  ...spot,
  pays: (board) => (board.ended === endedSo ? backHundredths : spot.pays(board)),
})
