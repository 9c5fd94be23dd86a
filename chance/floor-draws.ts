/**
 * What a round of each kind of table asks of its words, and what it comes to. The house draws with this very code, and whoever
 * verifies works it out again with it.
 */
import { drawShoe } from './blackjack.ts'
import { crashPoint, DRAWN_FROM, type PointRules } from './crash.ts'
import type { FloorWords } from './floor.ts'
import { pocketOf, POCKETS_DRAWN } from './roulette.ts'

/** All that a draw has to know of a table's rules. */
export type DrawRules =
  | ({ readonly kind: 'crash' } & PointRules)
  | { readonly kind: 'roulette' }
  | { readonly kind: 'blackjack' }

/** Where a flight ends, in hundredths; the number that the ball falls on; the order of a whole shoe. */
export type DrawnOutcome =
  { readonly point: number } | { readonly pocket: number } | { readonly shoe: readonly number[] }

/** What is recorded of a round: what was drawn for it, or what it took of its shoe, from which place on. */
type RecordedDraw =
  | { readonly point: number }
  | { readonly pocket: number }
  | { readonly from: number; readonly cards: readonly (number | null)[] }

export interface FloorDraw {
  /** The number that the words gave; null where they gave many. */
  drawn: bigint | null
  outcome: DrawnOutcome
}

/** By the words of the round, which are asked for in order. Multipliers are hundredths. Throws where the HMAC is none. */
export async function drawRound(rules: DrawRules, words: FloorWords): Promise<FloorDraw> {
  if (rules.kind === 'roulette') {
    const drawn = await words.below(POCKETS_DRAWN)
    return { drawn, outcome: { pocket: pocketOf(drawn) } }
  }
  if (rules.kind === 'blackjack') return { drawn: null, outcome: { shoe: await drawShoe(words) } }
  const drawn = await words.below(DRAWN_FROM)
  return { drawn, outcome: { point: crashPoint(drawn, rules) } }
}

/** Is this what was recorded? Null stands for none, as of a void round; of a shoe a round has its part, every card of it open. */
export function isRecordedSo(drawn: DrawnOutcome | null, recorded: RecordedDraw | null): boolean {
  if (drawn === null || recorded === null || !('shoe' in drawn))
    return JSON.stringify(drawn) === JSON.stringify(recorded)
  if (!('cards' in recorded)) return false
  const { from, cards } = recorded
  return cards.every((card, at) => card !== null && card === drawn.shoe[from + at])
}
