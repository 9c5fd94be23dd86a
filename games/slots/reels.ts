/**
 * Reels from strips: every stop alike, or the same spin given how many reels show a scatter. A window
 * holds one scatter at most. The ways of a pattern are counted from the strips, so that the odds of
 * every opening are exact. Chance is handed in as a stream.
 */

import type { Stream } from './stream.ts'

/** A set of reels, with the stops that show a scatter and those that do not. */
export interface ReelSet {
  readonly strips: readonly Uint8Array[]
  /** Each strip with its first symbols again at its end, so that a window needs no wrapping. */
  readonly unrolled: readonly Uint8Array[]
  readonly scatterStops: readonly (readonly number[])[]
  readonly plainStops: readonly (readonly number[])[]
}

/** Compiles strips of words between spaces, top first; `symbols` gives the codes by place. */
export function reelSet(
  words: readonly string[],
  { symbols, rows, scatter }: { symbols: readonly string[]; rows: number; scatter: string },
): ReelSet {
  const code = codeIn(symbols, scatter)
  const strips = words.map((strip) =>
    Uint8Array.from(strip.trim().split(/\s+/), (word) => codeIn(symbols, word)),
  )
  const unrolled = strips.map((strip) => Uint8Array.from([...strip, ...strip.slice(0, rows - 1)]))
  const stopsWhere = (shown: boolean): number[][] =>
    strips.map((strip, reel) =>
      [...strip.keys()].filter(
        (stop) => unrolled[reel]?.subarray(stop, stop + rows).includes(code) === shown,
      ),
    )
  return { strips, unrolled, scatterStops: stopsWhere(true), plainStops: stopsWhere(false) }
}

/** A symbol's code: its place in the game's list. */
export function codeIn(symbols: readonly string[], symbol: string): number {
  const code = symbols.indexOf(symbol)
  if (code < 0) throw new Error(`no such symbol: ${symbol}`)
  return code
}

/** Ways (out of every combination of stops) to show scatters on exactly the reels of each bit pattern. */
export function scatterPatterns(reels: ReelSet): number[] {
  return Array.from({ length: 2 ** reels.strips.length }, (_, pattern) =>
    reels.strips.reduce((ways, _strip, reel) => ways * stopsOf(reels, pattern, reel).length, 1),
  )
}

/** The stops of a reel that fit a pattern. */
export function stopsOf(reels: ReelSet, pattern: number, reel: number): readonly number[] {
  const sorts = (pattern >> reel) & 1 ? reels.scatterStops : reels.plainStops
  return sorts[reel] ?? []
}

/** How many reels of a pattern show a scatter. */
export function scattersIn(pattern: number): number {
  let scatters = 0
  for (let bits = pattern; bits > 0; bits >>= 1) scatters += bits & 1
  return scatters
}

/** The ways of all patterns that fit, by pattern, and their sum. */
export interface Patterns {
  readonly ways: readonly number[]
  readonly total: number
}

/** The patterns of those counts of scatters that `fits` wants. */
export function patternsWhere(reels: ReelSet, fits: (scatters: number) => boolean): Patterns {
  const ways = scatterPatterns(reels).map((count, pattern) =>
    fits(scattersIn(pattern)) ? count : 0,
  )
  return { ways, total: ways.reduce((sum, one) => sum + one, 0) }
}

/** Which reels show a scatter, as a bit pattern, with the right odds. */
export function drawPattern({ ways, total }: Patterns, stream: Stream): number {
  let left = stream(total)
  let pattern = 0
  while (left >= (ways[pattern] ?? 0)) {
    left -= ways[pattern] ?? 0
    pattern += 1
  }
  return pattern
}
