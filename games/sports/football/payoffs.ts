/**
 * What a selection comes to at every score of the model's table, worked out once for each market and kept: a price asks it of hundreds of scores, and a
 * book asks whether one selection pays at least as much as another. A function of the rules alone: it knows no match, no chance and no price.
 */
import { marketKey } from '../market.ts'
import { kindOf, selectionsOf, winnerOf, type Market, type Score } from './kinds.ts'
import { CELLS, scoreAt } from './model.ts'
import { partsOf } from './settlement.ts'
import type { PartResult } from '../results.ts'

/** By selection, and then by place: a score of the table, or an ending. */
type Results = ReadonlyMap<string, readonly PartResult[]>

/** Of a market that reads the score of goals, and stands on no quarter. */
export const resultsByCell = keptByMarket((part) => resultsAt(part, CELLS, scoreResult))

const scoreResult = (market: Market, selection: string, cell: number): PartResult => {
  const kind = kindOf(market)
  if (kind.reads !== 'score') throw new RangeError(`${market.kind} reads no score`)
  return kind.rule(scoreAt(cell), selection, market)
}

/** One score for each result, to look at who is ahead and at nothing else. */
const RESULTS: readonly Score[] = [
  { home: 1, away: 0 },
  { home: 0, away: 0 },
  { home: 0, away: 1 },
]
/** Who is ahead at half time and at the end, all nine of them. */
const COURSES = RESULTS.flatMap((half) => RESULTS.map((full) => ({ half, full })))

function courseResult(market: Market, selection: string, at: number): PartResult {
  const { half, full } = COURSES[at] ?? { half: NO_GOAL, full: NO_GOAL }
  const kind = kindOf(market)
  if (kind.reads === 'halves') return kind.rule(winnerOf(half), winnerOf(full), selection)
  if (kind.reads === 'goal') throw new RangeError(`${market.kind} is not read from who is ahead`)
  return kind.rule(market.period === 'match' ? full : half, selection, market)
}
const NO_GOAL: Score = { home: 0, away: 0 }

function resultsAt(
  market: Market,
  places: number,
  resultOf: (market: Market, selection: string, at: number) => PartResult,
): Results {
  return new Map(
    selectionsOf(market).map((selection) => [
      selection,
      Array.from({ length: places }, (_, at) => resultOf(market, selection, at)),
    ]),
  )
}

/**
 * What a selection pays, in halves of the stake, as bits by place: where it wins one half at least, where both, and the same of what wins or is given
 * back. So one that pays at least as much as another has every bit that the other has.
 */
export type Payoffs = Uint32Array

const LEVELS = 4
const WORD_BITS = 32
const wordsFor = (places: number): number => Math.ceil(places / WORD_BITS)

/** By selection, at every score. */
export const payoffsByCell = keptByMarket((market) =>
  payoffsOf(
    partsOf(market).map((part) => resultsByCell(part)),
    CELLS,
  ),
)
/** By selection, at who is ahead at half time and at the end. */
export const payoffsByCourse = keptByMarket((market) =>
  payoffsOf([resultsAt(market, COURSES.length, courseResult)], COURSES.length),
)

function payoffsOf(parts: readonly Results[], places: number): ReadonlyMap<string, Payoffs> {
  const [first = NO_RESULTS, second = first] = parts
  const words = wordsFor(places)
  return new Map(
    [...first.keys()].map((selection) => {
      const bits = new Uint32Array(LEVELS * words)
      const [one = [], other = []] = [first.get(selection), second.get(selection)]
      for (let at = 0; at < places; at += 1) {
        const halves = [one[at], other[at]]
        const won = halves.filter((half) => half === 'win').length
        const kept = halves.filter((half) => half !== 'lose').length
        for (const [level, isSo] of [won >= 1, won === 2, kept >= 1, kept === 2].entries())
          if (isSo) setBit(bits, level * words, at)
      }
      return [selection, bits]
    }),
  )
}

const NO_RESULTS: Results = new Map()

function setBit(bits: Uint32Array, from: number, at: number): void {
  const word = from + Math.floor(at / WORD_BITS)
  bits[word] = ((bits[word] ?? 0) | (1 << (at % WORD_BITS))) >>> 0
}

/** The places that count, once for each level. */
export function maskOf(places: Iterable<number>, all: number): Payoffs {
  const mask = new Uint32Array(LEVELS * wordsFor(all))
  for (const at of places)
    for (let level = 0; level < LEVELS; level += 1) setBit(mask, level * wordsFor(all), at)
  return mask
}
export const EVERY_COURSE: Payoffs = maskOf(COURSES.keys(), COURSES.length)

/** Wherever the mask looks. */
export function paysAtLeast(a: Payoffs, b: Payoffs, mask: Payoffs): boolean {
  for (let word = 0; word < mask.length; word += 1)
    if ((b[word] ?? 0) & ~(a[word] ?? 0) & (mask[word] ?? 0)) return false
  return true
}

/** The same word for those that pay alike wherever the mask looks. */
export function payoffsName(payoffs: Payoffs, mask: Payoffs): string {
  const seen = new Uint32Array(mask.length)
  for (let word = 0; word < mask.length; word += 1)
    seen[word] = (payoffs[word] ?? 0) & (mask[word] ?? 0)
  return String.fromCharCode(...new Uint16Array(seen.buffer))
}

/** More than there are markets of a book; those with lists of scores of their own could be any number. */
const KEPT_MOST = 1_000

/** Worked out where it is asked for first. What is kept is never written to again. */
function keptByMarket<Value>(make: (market: Market) => Value): (market: Market) => Value {
  const kept = new Map<string, Value>()
  const byMarket = new WeakMap<Market, Value>()
  const find = (market: Market): Value => {
    const key = `${marketKey(market)} ${market.scores?.join() ?? ''}`
    const known = kept.get(key)
    if (known !== undefined) return known
    const made = make(market)
    if (kept.size >= KEPT_MOST) kept.clear()
    kept.set(key, made)
    return made
  }
  return (market) => {
    const known = byMarket.get(market)
    if (known !== undefined) return known
    const found = find(market)
    byMarket.set(market, found)
    return found
  }
}
