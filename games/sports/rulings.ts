/**
 * What a trader has ruled on a match, and what its legs come to by that: pure functions of the record and of the rulings in their order. A ruling
 * changes nothing that a provider told. The last one that concerns a leg counts; where none does, or it was taken back, the record does.
 */
import { betKey, builtResult, isBuilt, type BetMarket, type BuiltMarket } from './built.ts'
import { marketKey } from './market.ts'
import type { LegResult } from './results.ts'
import {
  findVoidReason,
  settleLeg,
  settleMarket,
  type TakenLeg,
  type VoidReason,
} from './settlement.ts'
import type { SportRecord, StatedScore } from './sport.ts'

export type RulingContent =
  /** All bets on a market are given back; without one, on the whole match. */
  | { readonly type: 'void'; readonly market: string | null }
  /** What each selection of a market came to. */
  | {
      readonly type: 'settle'
      readonly market: string
      readonly results: Readonly<Record<string, LegResult>>
    }
  /** What one leg of one coupon came to, whatever its market did. */
  | {
      readonly type: 'leg'
      readonly coupon: string
      readonly place: number
      readonly result: LegResult
    }
  /** Takes back what was ruled on a market before; without one, all that was but scores. */
  | { readonly type: 'follow'; readonly market: string | null }
  /** A score of a match that is over, in place of what was told until then. */
  | ({ readonly type: 'score' } & StatedScore)

export interface Ruling {
  /** The last message that had been taken by then. */
  readonly version: number
  readonly content: RulingContent
}

/** The record with a score that was ruled on it. */
export function recordRuled<Of extends SportRecord>(
  record: Of,
  version: number,
  { count, period, score }: StatedScore,
): Of {
  const stated = { sequence: version, count, period, score }
  // A score of the match's own sport: whoever rules is asked for one.
  return { ...record, scores: [...record.scores, stated] }
}

/** Which leg of which coupon, for rulings on it alone. */
export interface NamedLeg {
  readonly coupon: string
  readonly place: number
}

type Word =
  { readonly of: 'void' } | { readonly of: 'market' | 'leg'; readonly result: LegResult } | null

/** The last word on a selection; null where the record has it. */
function lastWordOn(
  { market, selection }: Pick<TakenLeg, 'market' | 'selection'>,
  name: NamedLeg | null,
  rulings: readonly Ruling[],
): Word {
  const key = betKey(market)
  // What was ruled on a selection that stands with others is heard where that selection is looked at.
  const within = isBuilt(market)
    ? [null, ...market.parts.map((part) => marketKey(part.market))]
    : []
  for (const { content } of rulings.toReversed()) {
    if ('market' in content && within.includes(content.market)) return null
    switch (content.type) {
      case 'void':
        if (content.market === null || content.market === key) return { of: 'void' }
        break
      case 'follow':
        if (content.market === null || content.market === key) return null
        break
      case 'settle': {
        const result = content.results[selection]
        if (content.market === key && result !== undefined) return { of: 'market', result }
        break
      }
      case 'leg':
        if (content.coupon === name?.coupon && content.place === name.place)
          return { of: 'leg', result: content.result }
        break
      case 'score':
        break
    }
  }
  return null
}

/** What a leg that was ruled on alone came to; null of any other. */
export function ruledAlone(
  leg: Pick<TakenLeg, 'market' | 'selection'> & NamedLeg,
  rulings: readonly Ruling[],
): LegResult | null {
  const word = lastWordOn(leg, leg, rulings)
  return word?.of === 'leg' ? word.result : null
}

/** `by-ruling`: it is given back because that was ruled. */
export type RuledOutcome =
  | { readonly state: 'open' | 'waits' }
  | {
      readonly state: 'settled'
      readonly result: LegResult
      readonly because: VoidReason | { readonly why: 'by-ruling' } | null
      readonly isRuled: boolean
    }

/** What a leg came to by the record and by what was ruled. Throws where its market has no such selection. */
export function settleRuledLeg(
  leg: TakenLeg & NamedLeg,
  record: SportRecord,
  rulings: readonly Ruling[],
): RuledOutcome {
  const word = lastWordOn(leg, leg, rulings)
  if (word?.of === 'void') return ruledAs('void')
  if (word?.of === 'leg') return ruledAs(word.result)
  // What was ruled on a market does not make good what was taken too late.
  if (word !== null && !findVoidReason(leg, record)) return ruledAs(word.result)
  if (word === null && isBuilt(leg.market) && !findVoidReason(leg, record)) {
    const came = settleRuledParts(leg.market, record, rulings)
    if (came === null) return { state: record.ending === 'ended' ? 'waits' : 'open' }
    if (came.isRuled) return ruledAs(came.result, came.isRuledVoid)
  }
  const outcome = settleLeg(leg, record)
  return outcome.state === 'settled' ? { ...outcome, isRuled: false } : outcome
}

const ruledAs = (result: LegResult, isRuledVoid = result === 'void'): RuledOutcome => ({
  state: 'settled',
  result,
  because: isRuledVoid ? { why: 'by-ruling' } : null,
  isRuled: true,
})

interface CameTo {
  readonly result: LegResult
  readonly isRuledVoid: boolean
  /** Is it so by what was ruled? */
  readonly isRuled: boolean
}

/** What a selection came to, its legs' own fates apart: null while it is open, and where it waits. */
export function settleRuledSelection(
  chosen: { readonly market: BetMarket; readonly selection: string },
  record: SportRecord,
  rulings: readonly Ruling[],
): CameTo | null {
  const word = lastWordOn(chosen, null, rulings)
  if (word) {
    const result = word.of === 'void' ? 'void' : word.result
    return { result, isRuledVoid: result === 'void', isRuled: true }
  }
  if (isBuilt(chosen.market)) return settleRuledParts(chosen.market, record, rulings)
  const came = settleMarket(chosen.market, record)
  const result = 'results' in came ? came.results.get(chosen.selection) : undefined
  return result === undefined ? null : { result, isRuledVoid: false, isRuled: false }
}

/** Selections that stand together: each by what was ruled on it, or by the record. */
function settleRuledParts(
  { parts }: BuiltMarket,
  record: SportRecord,
  rulings: readonly Ruling[],
): CameTo | null {
  const each = parts.map((part) => settleRuledSelection(part, record, rulings))
  const result = builtResult(each.map((came) => came?.result ?? null))
  if (result === null) return null
  return {
    result,
    isRuledVoid: result === 'void' && each.some((came) => came?.isRuledVoid === true),
    isRuled: each.some((came) => came?.isRuled === true),
  }
}
