/**
 * The kinds of tennis market, as data: what each looks at of the match or of a set, which lines it has, its selections, and what becomes of them. A
 * tie-break is one game; a match tie-break is one set and one game.
 */
import {
  MATCH,
  OVER_UNDER,
  SIDES,
  isMarketOf,
  type SetsKind,
  type SetsMarket,
} from '../sets/kinds.ts'
import { SETS } from '../sets/sets.ts'

const ANY = [...MATCH, ...SETS] as const

/** The names stand in the database and on the wire: never change one. */
export const TENNIS_KINDS = {
  'match-winner': { reads: 'sets-difference', periods: MATCH, hasLine: false, selections: SIDES },
  'set-winner': { reads: 'scored-difference', periods: SETS, hasLine: false, selections: SIDES },
  'set-score': {
    reads: null,
    periods: MATCH,
    hasLine: false,
    selections: ['2-0', '2-1', '1-2', '0-2'],
  },
  'set-score-of-five': {
    reads: null,
    periods: MATCH,
    hasLine: false,
    selections: ['3-0', '3-1', '3-2', '2-3', '1-3', '0-3'],
  },
  'sets-handicap': { reads: 'sets-difference', periods: MATCH, hasLine: true, selections: SIDES },
  'total-sets': { reads: 'sets-total', periods: MATCH, hasLine: true, selections: OVER_UNDER },
  'games-handicap': { reads: 'scored-difference', periods: ANY, hasLine: true, selections: SIDES },
  'total-games': { reads: 'scored-total', periods: ANY, hasLine: true, selections: OVER_UNDER },
  'home-games': { reads: 'scored-home', periods: MATCH, hasLine: true, selections: OVER_UNDER },
  'away-games': { reads: 'scored-away', periods: MATCH, hasLine: true, selections: OVER_UNDER },
} as const satisfies Readonly<Record<string, SetsKind>>

export type TennisKindName = keyof typeof TENNIS_KINDS
export type TennisMarket = SetsMarket<TennisKindName>

/** What can be chosen, in the order that it is shown. */
export const selectionsOf = ({ kind }: TennisMarket): readonly string[] =>
  TENNIS_KINDS[kind].selections

/** The most that a line may be to either side, in games. */
export const LINE_MOST = 100

/** Is this a market that there can be? */
export const isMarket = (market: TennisMarket): boolean =>
  isMarketOf(TENNIS_KINDS[market.kind], market, LINE_MOST)
