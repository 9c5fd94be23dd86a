/**
 * What a market came to: a pure function of the event's record. A market stands once nothing that can still happen
 * changes any of its selections, each half of a quarter line for itself; a match that breaks off leaves what was decided and
 * gives back the rest; what was played to its end and is still not known waits for an operator. No balance, no clock, no price.
 */
import { legResultOf, type LegResult, type MarketResult, type PartResult } from '../results.ts'
import { ALL, builtResult, isBuilt, type BuiltMarket } from '../built.ts'
import { decide, type Decided } from './known.ts'
import { selectionsOf, type Market } from './kinds.ts'
import { knownOf, type FootballRecord } from './record.ts'

/** The market's lines: itself, or its two neighbours where it stands on a quarter. */
export function partsOf(market: Market): readonly Market[] {
  const { line } = market
  if (line === null || line % 2 === 0) return [market]
  return [
    { ...market, line: line - 1 },
    { ...market, line: line + 1 },
  ]
}

/**
 * How a selection on a quarter line ends at the score that its whole line stands on, where one half of it is given back: half won, or half
 * lost. Null on any other line.
 */
export function halfResultOf(
  { line }: { readonly line: number | null },
  selection: string,
): 'half-win' | 'half-lose' | null {
  if (line === null || line % 2 === 0) return null
  const isWholeAbove = (line + 1) % 4 === 0
  // A total is compared with its line, a handicap is added for the home side.
  const winsThere = selection === 'over' || selection === '2' ? isWholeAbove : !isWholeAbove
  return winsThere ? 'half-win' : 'half-lose'
}

/** What a market came to, or selections that stand together. */
export function settleMarket(market: Market | BuiltMarket, record: FootballRecord): MarketResult {
  if (isBuilt(market)) return settleBuilt(market, record)
  if (record.ending === 'walkover') return allVoid(market)
  const known = knownOf(record)
  const parts = partsOf(market).map((part) => decide(part, known))
  if (isBrokenOff(record)) {
    const ended = parts.map((part) => part ?? voidOf(market))
    return parts.every((part) => part === null) ? allVoid(market) : settled(market, ended)
  }
  const decided = parts.filter((part) => part !== null)
  if (decided.length === parts.length) return settled(market, decided)
  return { state: record.ending === 'ended' ? 'waits' : 'open' }
}

/** Each selection for itself. */
function settleBuilt({ parts }: BuiltMarket, record: FootballRecord): MarketResult {
  const each = parts.map(({ market, selection }) => {
    const came = settleMarket(market, record)
    return 'results' in came ? (came.results.get(selection) ?? null) : null
  })
  const result = builtResult(each)
  if (result === null) return { state: record.ending === 'ended' ? 'waits' : 'open' }
  return { state: result === 'void' ? 'void' : 'settled', results: new Map([[ALL, result]]) }
}

const isBrokenOff = ({ ending }: FootballRecord): boolean =>
  ending === 'abandoned' || ending === 'expired'

const voidOf = (market: Market): Decided =>
  new Map(selectionsOf(market).map((selection) => [selection, 'void']))

const allVoid = (market: Market): MarketResult => ({
  state: 'void',
  results: new Map(selectionsOf(market).map((selection) => [selection, 'void'])),
})

function settled(market: Market, parts: readonly Decided[]): MarketResult {
  const partOf = (part: Decided, selection: string): PartResult => {
    const result = part.get(selection)
    if (result === undefined) throw new Error(`${selection} is decided with its market`)
    return result
  }
  const results = selectionsOf(market).map((selection): [string, LegResult] => [
    selection,
    legResultOf(parts.map((part) => partOf(part, selection))),
  ])
  return { state: 'settled', results: new Map(results) }
}
