/**
 * What a round of each kind of table asks of its words, and what it comes to. The house draws with this very code, and whoever
 * verifies works it out again with it.
 */
import { crashPoint, DRAWN_FROM, type PointRules } from './crash.ts'
import type { FloorWords } from './floor.ts'
import { drawCard, drawOrder, type CardRules, type RaceCard } from './race.ts'
import { pocketOf, POCKETS_DRAWN } from './roulette.ts'

/** All that a draw has to know of a table's rules. */
export type DrawRules =
  | ({ readonly kind: 'crash' } & PointRules)
  | { readonly kind: 'roulette' }
  | ({ readonly kind: 'race' } & CardRules)

/** Where a flight ends, in hundredths; the number that the ball falls on; the posts of a race as they finish. */
export type DrawnOutcome =
  { readonly point: number } | { readonly pocket: number } | { readonly order: readonly number[] }

/** What of a round is known before it opens. */
export type FloorCard = RaceCard

export interface FloorDraw {
  /** The number that the words gave; of several the first. */
  drawn: bigint
  outcome: DrawnOutcome
}

/**
 * By the words of the round, which are asked for in order, and its card, where its kind has one. Multipliers are hundredths.
 * Throws where the HMAC is none, or a card is missing.
 */
export async function drawRound(
  rules: DrawRules,
  words: FloorWords,
  card: FloorCard | null = null,
): Promise<FloorDraw> {
  if (rules.kind === 'race') {
    if (card === null) throw new RangeError('a race without a card')
    const { drawn, order } = await drawOrder(words, card.strengths)
    return { drawn, outcome: { order } }
  }
  if (rules.kind === 'roulette') {
    const drawn = await words.below(POCKETS_DRAWN)
    return { drawn, outcome: { pocket: pocketOf(drawn) } }
  }
  const drawn = await words.below(DRAWN_FROM)
  return { drawn, outcome: { point: crashPoint(drawn, rules) } }
}

/** The card of a round, by its own words (`cardWordsOf`); null of kinds that have none. */
export const drawCardOf = async (rules: DrawRules, words: FloorWords): Promise<FloorCard | null> =>
  rules.kind === 'race' ? drawCard(words, rules) : null

/** Are both the same? Null stands for none, as of a void round. */
export const isSameOutcome = (a: DrawnOutcome | null, b: DrawnOutcome | null): boolean =>
  JSON.stringify(a) === JSON.stringify(b)

/** Are both the same card? Null stands for none. */
export const isSameCard = (a: FloorCard | null, b: FloorCard | null): boolean =>
  a === null || b === null
    ? a === b
    : JSON.stringify([a.field, a.strengths]) === JSON.stringify([b.field, b.strengths])
