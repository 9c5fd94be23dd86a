/** What bets at casino hold'em pay, by the hands that decide them. Odds are to one. */
import type { PokerHand } from '#contract/games/poker-names.ts'
import { handOf, pairValue } from '../poker-hands.ts'

type Odds = Readonly<Partial<Record<PokerHand, number>>>

/** Of the ante, by the player's hand; whatever is not named pays as the least. */
const ANTE: Odds = {
  'royal-flush': 100,
  'straight-flush': 20,
  four: 10,
  'full-house': 3,
  flush: 2,
}
const ANTE_LEAST = 1

/** Of AA+, by the first five cards. */
const BONUS: Odds = {
  'royal-flush': 100,
  'straight-flush': 50,
  four: 40,
  'full-house': 30,
  flush: 20,
}
/** Two aces, and whatever lies between them and a flush. */
const BONUS_LEAST = 7

/** What is paid for which hand, the best first; null stands for what pays the least. */
export const payTableOf = (bet: 'ante' | 'aces'): (readonly [PokerHand | null, number])[] => [
  // The keys of a table are hands.
  ...(Object.entries(bet === 'ante' ? ANTE : BONUS) as [PokerHand, number][]),
  [null, bet === 'ante' ? ANTE_LEAST : BONUS_LEAST],
]

/** A call is so many antes. */
export const CALL_TIMES = 2

/** Heights count from 0, a two. */
const FOUR = 2
const ACE = 12
/** The dealer plays from a pair of fours on. */
export const QUALIFIES = pairValue(FOUR)
const TWO_ACES = pairValue(ACE)

/** By the value of the player's seven cards. */
export const anteOddsOf = (value: number): number => ANTE[handOf(value)] ?? ANTE_LEAST

/** By the value of the first five cards; null where they are less than two aces. */
export const bonusOddsOf = (value: number): number | null =>
  value < TWO_ACES ? null : (BONUS[handOf(value)] ?? BONUS_LEAST)

export type HoldemEnd = 'player' | 'dealer' | 'tie' | 'unqualified'

/** By the values of both hands. */
export function endOf(player: number, dealer: number): HoldemEnd {
  if (dealer < QUALIFIES) return 'unqualified'
  return player === dealer ? 'tie' : player > dealer ? 'player' : 'dealer'
}
