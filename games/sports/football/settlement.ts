/**
 * What a market came to, and what a leg did: pure functions of the event's record. A market stands once nothing that can still happen
 * changes any of its selections, each half of a quarter line for itself; a match that breaks off leaves what was decided and
 * gives back the rest; what was played to its end and is still not known waits for an operator. No balance, no clock, no price.
 */
import { legResultOf, type LegResult, type PartResult } from '../results.ts'
import { ALL, builtResult, isBuilt, type BetMarket, type BuiltMarket } from './built.ts'
import { decide, type Decided } from './known.ts'
import { selectionsOf, type Market } from './kinds.ts'
import { isSuspending, knownOf, type FootballRecord, type RecordedIncident } from './record.ts'

/** `waits`: the match was played, and a score that the market needs was not told. */
export type MarketResult =
  | { readonly state: 'open' | 'waits' }
  | { readonly state: 'settled' | 'void'; readonly results: ReadonlyMap<string, LegResult> }

/** The market's lines: itself, or its two neighbours where it stands on a quarter. */
export function partsOf(market: Market): readonly Market[] {
  const { line } = market
  if (line === null || line % 2 === 0) return [market]
  return [
    { ...market, line: line - 1 },
    { ...market, line: line + 1 },
  ]
}

/** What a market came to, or selections that stand together. */
export function settleMarket(market: BetMarket, record: FootballRecord): MarketResult {
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

/** A selection as it was taken. */
export interface TakenLeg {
  readonly market: BetMarket
  readonly selection: string
  readonly isLive: boolean
  /** When it was accepted, in milliseconds since 1970. */
  readonly acceptedAt: number
  /** The version of the record that its price was made from. */
  readonly version: number
}

/** Why a leg is given back, whatever came of its market. */
export type VoidReason =
  /** Taken as one before the match, at or after its real start. */
  | { readonly why: 'after-start' }
  /** Something that suspends had happened by then, and its price did not know; with the sequence. */
  | { readonly why: 'late-incident' | 'annulled-incident'; readonly sequence: number }

export type LegOutcome =
  | { readonly state: 'open' | 'waits' }
  | { readonly state: 'settled'; readonly result: LegResult; readonly because: VoidReason | null }

/** What a leg came to. Throws where its market has no such selection. */
export function settleLeg(leg: TakenLeg, record: FootballRecord): LegOutcome {
  const because = findVoidReason(leg, record)
  if (because) return { state: 'settled', result: 'void', because }
  const market = settleMarket(leg.market, record)
  if (!('results' in market)) return { state: market.state }
  const result = market.results.get(leg.selection)
  if (result === undefined)
    throw new RangeError(`no selection ${leg.selection} in ${leg.market.kind}`)
  return { state: 'settled', result, because: null }
}

/** Incidents that give a leg back by their time, and annulled ones with what annulled them. */
export const lateIncidentsOf = ({ incidents }: FootballRecord): readonly RecordedIncident[] =>
  incidents.filter(({ incident, annulledBy }) => isSuspending(incident) && annulledBy === null)
export const annulledIncidentsOf = ({ incidents }: FootballRecord): readonly RecordedIncident[] =>
  incidents.filter(({ annulledBy }) => annulledBy !== null)

/** When a leg was taken, and upon what: all that says whether it is given back. */
export type TakenMoment = Pick<TakenLeg, 'isLive' | 'acceptedAt' | 'version'>

/** Why such a leg is given back, as far as the record goes; null where it stands. */
export function findVoidReason(
  leg: TakenMoment,
  { startedAt, incidents }: FootballRecord,
): VoidReason | null {
  if (!leg.isLive)
    return startedAt !== null && leg.acceptedAt >= startedAt ? { why: 'after-start' } : null
  const late = incidents.find((one) => isLateFor(leg, one))
  if (late) return { why: 'late-incident', sequence: late.sequence }
  const annulled = incidents.find((one) => isAnnulledAfter(leg, one))
  return annulled ? { why: 'annulled-incident', sequence: annulled.annulledBy ?? 0 } : null
}

/** It had happened when the leg was accepted, and was told only after the state that the price was made from. */
const isLateFor = (
  leg: TakenMoment,
  { incident, sequence, at, annulledBy }: RecordedIncident,
): boolean =>
  isSuspending(incident) && annulledBy === null && at <= leg.acceptedAt && sequence > leg.version

/** The price was made from a record with an incident that was taken back afterwards. */
const isAnnulledAfter = (leg: TakenMoment, { sequence, annulledBy }: RecordedIncident): boolean =>
  annulledBy !== null && sequence <= leg.version && annulledBy > leg.version
