/** The kinds of esport market, as data: what each looks at of the match or of a map, which lines it has, and its selections. A map is to a match what a set is. */
import {
  MATCH,
  OVER_UNDER,
  SIDES,
  isMarketOf,
  type SetsKind,
  type SetsMarket,
} from '../sets/kinds.ts'
import { MAPS } from './rules.ts'

/** The names stand in the database and on the wire: never change one. */
export const ESPORT_KINDS = {
  'esport-winner': { reads: 'sets-difference', periods: MATCH, hasLine: false, selections: SIDES },
  'esport-map-winner': {
    reads: 'scored-difference',
    periods: MAPS,
    hasLine: false,
    selections: SIDES,
  },
  'esport-map-score': {
    reads: null,
    periods: MATCH,
    hasLine: false,
    selections: ['2-0', '2-1', '1-2', '0-2'],
  },
  'esport-total-maps': {
    reads: 'sets-total',
    periods: MATCH,
    hasLine: true,
    selections: OVER_UNDER,
  },
  'esport-maps-handicap': {
    reads: 'sets-difference',
    periods: MATCH,
    hasLine: true,
    selections: SIDES,
  },
} as const satisfies Readonly<Record<string, SetsKind>>

export type EsportKindName = keyof typeof ESPORT_KINDS
export type EsportMarket = SetsMarket<EsportKindName>

/** In the order that they are shown. */
// The keys of a constant are those of its type.
export const KIND_NAMES = Object.keys(ESPORT_KINDS) as readonly EsportKindName[]

/** What can be chosen, in the order that it is shown. */
export const selectionsOf = ({ kind }: EsportMarket): readonly string[] =>
  ESPORT_KINDS[kind].selections

/** The most that a line may be to either side, in maps. */
export const LINE_MOST = 10

/** Is this a market that there can be? */
export const isMarket = (market: EsportMarket): boolean =>
  isMarketOf(ESPORT_KINDS[market.kind], market, LINE_MOST)
