/**
 * What a market of a match in sets came to: a pure function of what was told of it. It stands once every way that the match could still go leaves it as it is;
 * where a player retires, or the match breaks off, that stays and the rest is given back, the winner too. A set that is never played gives its bets
 * back; what was played to its end and is still not known waits for an operator.
 */
import type { Ending } from '../match.ts'
import type { MarketResult, PartResult } from '../results.ts'
import { resultAt, resultAtNumber, resultAtSets, type SetsKind, type SetsMarket } from './kinds.ts'
import type { Outcomes, Range } from './outcomes.ts'
import { NONE, SETS } from './sets.ts'

/** A match as far as a market of it is settled by. */
interface Settled {
  readonly ending: Ending | null
  readonly outcomes: Outcomes | null
}

/** What a market came to, in a match that such a one can be in. */
export function settleBySets(
  market: SetsMarket,
  kind: SetsKind,
  { ending, outcomes }: Settled,
): MarketResult {
  if (ending === 'walkover') return voided(kind)
  if (outcomes !== null) {
    if (setIn(market, outcomes)?.ends.length === 0) return voided(kind)
    const decided = decidedResults(market, kind, outcomes)
    if (decided) return { state: 'settled', results: decided }
  }
  if (ending === 'abandoned' || ending === 'retired' || ending === 'expired') return voided(kind)
  return { state: ending === 'ended' ? 'waits' : 'open' }
}

/** All of it given back. */
export const voided = ({ selections }: SetsKind): MarketResult => ({
  state: 'void',
  results: new Map(selections.map((selection) => [selection, 'void'])),
})

const setIn = ({ period }: SetsMarket, { sets }: Outcomes) =>
  period === 'match' ? undefined : sets[SETS.indexOf(period)]

/** What its selections came to, where that is one and the same in every outcome; null while it is not. */
function decidedResults(
  market: SetsMarket,
  kind: SetsKind,
  outcomes: Outcomes,
): ReadonlyMap<string, PartResult> | null {
  const results = new Map<string, PartResult>()
  for (const selection of kind.selections) {
    const [first, ...others] = possibleResults(market, kind, { selection, outcomes })
    if (first === undefined || others.some((one) => one !== first)) return null
    results.set(selection, first)
  }
  return results
}

function possibleResults(
  market: SetsMarket,
  kind: SetsKind,
  { selection, outcomes }: { selection: string; outcomes: Outcomes },
): readonly PartResult[] {
  const { reads } = kind
  const set = setIn(market, outcomes)
  if (set !== undefined) {
    const played = set.ends.map((scored) =>
      resultAt(kind, market, selection, { scored, sets: NONE }),
    )
    return set.mayBeUnplayed ? [...played, 'void'] : played
  }
  if (reads === null) return outcomes.finals.map((sets) => resultAtSets(selection, sets))
  if (reads === 'sets-difference' || reads === 'sets-total')
    return outcomes.finals.map((sets) => resultAt(kind, market, selection, { sets, scored: NONE }))
  return endsOf(outcomes.ranges[reads]).map((number) =>
    resultAtNumber(kind, market, selection, number),
  )
}

/** On one side of a line with both is on it with all between. */
const endsOf = ({ least, most }: Range): readonly number[] => [least, most]
