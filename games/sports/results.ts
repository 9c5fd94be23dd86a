/**
 * What became of a leg, and by what its stake is multiplied then. A leg on a quarter line is two parts, half of the stake on each of
 * its neighbours, and each is decided for itself. Nothing here knows a sport.
 */
import { rational, type Rational } from './rational.ts'
import type { Odds } from './odds.ts'

/** What became of a leg, or of one half of a quarter line: it wins, is given back, or is lost. */
export type PartResult = 'win' | 'void' | 'lose'

export type LegResult = 'win' | 'half-win' | 'void' | 'half-lose' | 'lose'

/** What a market came to. `waits`: the match was played, and a score that the market needs was not told. */
export type MarketResult =
  | { readonly state: 'open' | 'waits' }
  | { readonly state: 'settled' | 'void'; readonly results: ReadonlyMap<string, LegResult> }

/** The result of a leg out of those of its parts: one, or the two halves of a quarter line. Throws where they cannot stand together. */
export function legResultOf(parts: readonly PartResult[]): LegResult {
  const [first, second = first] = parts
  if (first === undefined || second === undefined) throw new RangeError('a leg without a part')
  if (first === second) return first
  if (first !== 'void' && second !== 'void')
    throw new RangeError('neighbouring lines never win and lose together')
  return first === 'win' || second === 'win' ? 'half-win' : 'half-lose'
}

/** By what the stake of a leg is multiplied: its odds, (odds + 1)/2, 1, ½ or 0. */
export function factorOf(result: LegResult, odds: Odds): Rational {
  const hundredths = BigInt(odds)
  switch (result) {
    case 'win':
      return rational(hundredths, 100n)
    case 'half-win':
      return rational(hundredths + 100n, 200n)
    case 'void':
      return rational(1n)
    case 'half-lose':
      return rational(1n, 2n)
    case 'lose':
      return rational(0n)
  }
}
