/**
 * What a leg came to, whatever its sport: pure functions of the event's record. What its market came to, the rules of the sport say; when it is given
 * back by the time it was taken at, is said here. No balance, no clock, no price.
 */
import type { BetMarket } from './built.ts'
import type { MatchRecord } from './match.ts'
import type { LegResult, MarketResult } from './results.ts'
import type { SportRecord } from './sport.ts'
import { sportOf } from './sports.ts'
import { isSecondYellow, isSuspending } from './stops.ts'

type RecordedOne = MatchRecord['incidents'][number]

/** What a market came to, or selections that stand together, by the rules of the match's sport. */
export const settleMarket = (market: BetMarket, record: SportRecord): MarketResult =>
  sportOf(record).settleMarket(market, record)

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
export function settleLeg(leg: TakenLeg, record: SportRecord): LegOutcome {
  const because = findVoidReason(leg, record)
  if (because) return { state: 'settled', result: 'void', because }
  const market = settleMarket(leg.market, record)
  if (!('results' in market)) return { state: market.state }
  const result = market.results.get(leg.selection)
  if (result === undefined)
    throw new RangeError(`no selection ${leg.selection} in ${leg.market.kind}`)
  return { state: 'settled', result, because: null }
}

/** Does it give back what was taken without knowing it? */
const isStopping = (one: RecordedOne, incidents: MatchRecord['incidents']): boolean =>
  isSuspending(one.incident) || isSecondYellow(incidents, one)

/** Incidents that give a leg back by their time, and annulled ones with what annulled them. */
export const lateIncidentsOf = ({ incidents }: MatchRecord): MatchRecord['incidents'] =>
  incidents.filter((one) => one.annulledBy === null && isStopping(one, incidents))
export const annulledIncidentsOf = ({ incidents }: MatchRecord): MatchRecord['incidents'] =>
  incidents.filter(({ annulledBy }) => annulledBy !== null)

/** When a leg was taken, and upon what: all that says whether it is given back. */
export type TakenMoment = Pick<TakenLeg, 'isLive' | 'acceptedAt' | 'version'>

/** Why such a leg is given back, as far as the record goes; null where it stands. */
export function findVoidReason(
  leg: TakenMoment,
  { startedAt, incidents }: MatchRecord,
): VoidReason | null {
  if (!leg.isLive)
    return startedAt !== null && leg.acceptedAt >= startedAt ? { why: 'after-start' } : null
  const late = incidents.find((one) => isLateFor(leg, one) && isStopping(one, incidents))
  if (late) return { why: 'late-incident', sequence: late.sequence }
  const annulled = incidents.find((one) => isAnnulledAfter(leg, one))
  return annulled ? { why: 'annulled-incident', sequence: annulled.annulledBy ?? 0 } : null
}

/** It had happened when the leg was accepted, and was told only after the state that the price was made from. */
const isLateFor = (leg: TakenMoment, { sequence, at, annulledBy }: RecordedOne): boolean =>
  annulledBy === null && at <= leg.acceptedAt && sequence > leg.version

/** The price was made from a record with an incident that was taken back afterwards. */
const isAnnulledAfter = (leg: TakenMoment, { sequence, annulledBy }: RecordedOne): boolean =>
  annulledBy !== null && sequence <= leg.version && annulledBy > leg.version
