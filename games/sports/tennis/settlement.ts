/**
 * What a tennis market came to: a pure function of the match's record. It stands once every way that the match could still go leaves it as it is; where a
 * player retires, or the match breaks off, that stays and the rest is given back, the winner too. A set that is never played gives its bets
 * back; what was played to its end and is still not known waits for an operator.
 */
import type { MarketResult, PartResult } from '../results.ts'
import { SETS, setsIn, setsToWinIn } from './formats.ts'
import { readsOf, resultAt, resultAtNumber, selectionsOf, type TennisMarket } from './kinds.ts'
import { outcomesOf, type Outcomes, type Range } from './outcomes.ts'
import type { TennisRecord } from './record.ts'

/** What a market came to. */
export function settleMarket(market: TennisMarket, record: TennisRecord): MarketResult {
  const { ending } = record
  if (ending === 'walkover' || !isOfFormat(market, record)) return voided(market)
  const outcomes = outcomesOf(record)
  if (outcomes !== null) {
    if (isNeverPlayed(market, outcomes)) return voided(market)
    const decided = decidedResults(market, outcomes)
    if (decided) return { state: 'settled', results: decided }
  }
  if (ending === 'abandoned' || ending === 'retired' || ending === 'expired') return voided(market)
  return { state: ending === 'ended' ? 'waits' : 'open' }
}

const voided = (market: TennisMarket): MarketResult => ({
  state: 'void',
  results: new Map(selectionsOf(market).map((selection) => [selection, 'void'])),
})

/** Has a match of that format such a set, or such a score? */
function isOfFormat({ kind, period }: TennisMarket, { format }: TennisRecord): boolean {
  if (period !== 'match') return setsIn(format).includes(period)
  if (kind === 'set-score') return setsToWinIn(format) === 2
  return kind !== 'set-score-of-five' || setsToWinIn(format) === 3
}

const setIn = ({ period }: TennisMarket, { sets }: Outcomes) =>
  period === 'match' ? undefined : sets[SETS.indexOf(period)]

const isNeverPlayed = (market: TennisMarket, outcomes: Outcomes): boolean =>
  setIn(market, outcomes)?.ends.length === 0

/** What its selections came to, where that is one and the same in every outcome; null while it is not. */
function decidedResults(
  market: TennisMarket,
  outcomes: Outcomes,
): ReadonlyMap<string, PartResult> | null {
  const results = new Map<string, PartResult>()
  for (const selection of selectionsOf(market)) {
    const [first, ...others] = possibleResults(market, selection, outcomes)
    if (first === undefined || others.some((one) => one !== first)) return null
    results.set(selection, first)
  }
  return results
}

function possibleResults(
  market: TennisMarket,
  selection: string,
  outcomes: Outcomes,
): readonly PartResult[] {
  const reads = readsOf(market)
  const set = setIn(market, outcomes)
  if (set !== undefined) {
    const played = set.ends.map((games) =>
      resultAt(market, selection, { games, sets: { home: 0, away: 0 } }),
    )
    return set.mayBeUnplayed ? [...played, 'void'] : played
  }
  const games = { home: 0, away: 0 }
  if (reads === null || reads === 'sets-difference' || reads === 'sets-total')
    return outcomes.finals.map((sets) => resultAt(market, selection, { sets, games }))
  return endsOf(outcomes.ranges[reads]).map((number) => resultAtNumber(market, selection, number))
}

/** On one side of a line with both is on it with all between. */
const endsOf = ({ least, most }: Range): readonly number[] => [least, most]
