/**
 * What a round of each kind of table asks of its words, and what it comes to. The house draws with this very code, and whoever
 * verifies works it out again with it.
 */
import { crashPoint, DRAWN_FROM, type PointRules } from './crash.ts'
import type { FloorWords } from './floor.ts'
import { pocketOf, POCKETS_DRAWN } from './roulette.ts'

/** All that a draw has to know of a table's rules. */
export type DrawRules = ({ readonly kind: 'crash' } & PointRules) | { readonly kind: 'roulette' }

/** Where a flight ends, in hundredths; the number that the ball falls on. */
export type DrawnOutcome = { readonly point: number } | { readonly pocket: number }

export interface FloorDraw {
  /** The number that the words gave. */
  drawn: bigint
  outcome: DrawnOutcome
}

/** By the words of the round, which are asked for in order. Multipliers are hundredths. Throws where the HMAC is none. */
export async function drawRound(rules: DrawRules, words: FloorWords): Promise<FloorDraw> {
  if (rules.kind === 'roulette') {
    const drawn = await words.below(POCKETS_DRAWN)
    return { drawn, outcome: { pocket: pocketOf(drawn) } }
  }
  const drawn = await words.below(DRAWN_FROM)
  return { drawn, outcome: { point: crashPoint(drawn, rules) } }
}

/** Are both the same? Null stands for none, as of a void round. */
export const isSameOutcome = (a: DrawnOutcome | null, b: DrawnOutcome | null): boolean =>
  JSON.stringify(a) === JSON.stringify(b)
