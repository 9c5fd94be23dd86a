/** The kinds of volleyball market, as data: what each looks at of the match or of a set, which lines it has, and its selections. */
import {
  MATCH,
  OVER_UNDER,
  SIDES,
  isMarketOf,
  type SetsKind,
  type SetsMarket,
} from '../sets/kinds.ts'
import { SETS } from '../sets/sets.ts'

/** The names stand in the database and on the wire: never change one. */
export const VOLLEYBALL_KINDS = {
  'volleyball-winner': {
    reads: 'sets-difference',
    periods: MATCH,
    hasLine: false,
    selections: SIDES,
  },
  'volleyball-set-winner': {
    reads: 'scored-difference',
    periods: SETS,
    hasLine: false,
    selections: SIDES,
  },
  'volleyball-set-score': {
    reads: null,
    periods: MATCH,
    hasLine: false,
    selections: ['3-0', '3-1', '3-2', '2-3', '1-3', '0-3'],
  },
  'volleyball-total-sets': {
    reads: 'sets-total',
    periods: MATCH,
    hasLine: true,
    selections: OVER_UNDER,
  },
  'volleyball-sets-handicap': {
    reads: 'sets-difference',
    periods: MATCH,
    hasLine: true,
    selections: SIDES,
  },
  'volleyball-total-points': {
    reads: 'scored-total',
    periods: [...MATCH, ...SETS],
    hasLine: true,
    selections: OVER_UNDER,
  },
  'volleyball-points-handicap': {
    reads: 'scored-difference',
    periods: SETS,
    hasLine: true,
    selections: SIDES,
  },
} as const satisfies Readonly<Record<string, SetsKind>>

export type VolleyballKindName = keyof typeof VOLLEYBALL_KINDS
export type VolleyballMarket = SetsMarket<VolleyballKindName>

/** In the order that they are shown. */
// The keys of a constant are those of its type.
export const KIND_NAMES = Object.keys(VOLLEYBALL_KINDS) as readonly VolleyballKindName[]

/** What can be chosen, in the order that it is shown. */
export const selectionsOf = ({ kind }: VolleyballMarket): readonly string[] =>
  VOLLEYBALL_KINDS[kind].selections

/** The most that a line may be to either side, in points. */
export const LINE_MOST = 500

/** Is this a market that there can be? */
export const isMarket = (market: VolleyballMarket): boolean =>
  isMarketOf(VOLLEYBALL_KINDS[market.kind], market, LINE_MOST)
