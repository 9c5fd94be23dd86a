/**
 * What a round of each kind of table asks of its words, and what it comes to. The house draws with this very code, and whoever
 * verifies works it out again with it.
 */
import { drawBalls } from './bingo.ts'
import { drawShoe } from './blackjack.ts'
import { crashPoint, DRAWN_FROM, type PointRules } from './crash.ts'
import { drawNumbers, type Drum } from './drums.ts'
import type { FloorWords } from './floor.ts'
import { drawGoals, drawMatchDay, type LeagueRules, type ScoreTables } from './football.ts'
import { drawCard, drawOrder, type CardRules, type RaceCard } from './race.ts'
import { pocketOf, POCKETS_DRAWN } from './roulette.ts'

/** All that a draw has to know of a table's rules. */
export type DrawRules =
  | ({ readonly kind: 'crash' } & PointRules)
  | { readonly kind: 'roulette' }
  | ({ readonly kind: 'race' } & CardRules)
  | ({ readonly kind: 'football' } & LeagueRules)
  | { readonly kind: 'blackjack' }
  | { readonly kind: 'bingo' }
  | { readonly kind: 'betgames'; readonly drums: readonly Drum[] }
  | { readonly kind: 'betpoker'; readonly drums: readonly Drum[] }
  | { readonly kind: 'tablegames'; readonly drums: readonly Drum[] }

/**
 * Where a flight ends, in hundredths; the number that the ball falls on; the posts of a race as they finish; the minutes in which each
 * place of a match day scores; the order of a whole shoe, or of a game's ninety balls; the numbers of bet on games and table games, as they are drawn.
 */
export type DrawnOutcome =
  | { readonly point: number }
  | { readonly pocket: number }
  | { readonly order: readonly number[] }
  | { readonly goals: readonly (readonly number[])[] }
  | { readonly shoe: readonly number[] }
  | { readonly balls: readonly number[] }
  | { readonly numbers: readonly number[] }

/** What is recorded of a round: what was drawn for it, what it took of its shoe, from which place on, or the balls that were called. */
type RecordedDraw =
  | { readonly point: number }
  | { readonly pocket: number }
  | { readonly order: readonly number[] }
  | { readonly goals: readonly (readonly number[])[] }
  | { readonly from: number; readonly cards: readonly (number | null)[] }
  | { readonly balls: readonly number[] }
  | { readonly numbers: readonly number[] }

/** What of a round is known before it opens; a match day's has the same shape as a race's. */
export type FloorCard = RaceCard

export interface FloorDraw {
  /** The number that the words gave, of an order the first; null where they gave a whole shoe. */
  drawn: bigint | null
  outcome: DrawnOutcome
}

/**
 * By the words of the round, which are asked for in order, its card, where its kind has one, and of football the tables that scores are
 * drawn from. Multipliers are hundredths. Throws where the HMAC is none, or a card or the tables are missing.
 */
export async function drawRound(
  rules: DrawRules,
  words: FloorWords,
  card: FloorCard | null = null,
  tables: ScoreTables | null = null,
): Promise<FloorDraw> {
  if (rules.kind === 'football') {
    if (card === null || tables === null) throw new RangeError('a match day without a card')
    const { drawn, goals } = await drawGoals(words, card.strengths, tables)
    return { drawn, outcome: { goals } }
  }
  if (rules.kind === 'race') {
    if (card === null) throw new RangeError('a race without a card')
    const { drawn, order } = await drawOrder(words, card.strengths)
    return { drawn, outcome: { order } }
  }
  if (rules.kind === 'roulette') {
    const drawn = await words.below(POCKETS_DRAWN)
    return { drawn, outcome: { pocket: pocketOf(drawn) } }
  }
  if (rules.kind === 'betgames' || rules.kind === 'betpoker' || rules.kind === 'tablegames') {
    const { drawn, numbers } = await drawNumbers(words, rules.drums)
    return { drawn, outcome: { numbers } }
  }
  if (rules.kind === 'bingo') {
    const { drawn, balls } = await drawBalls(words)
    return { drawn, outcome: { balls } }
  }
  if (rules.kind === 'blackjack') return { drawn: null, outcome: { shoe: await drawShoe(words) } }
  const drawn = await words.below(DRAWN_FROM)
  return { drawn, outcome: { point: crashPoint(drawn, rules) } }
}

/** The card of the round of that number, by its own words (`cardWordsOf`); null of kinds that have none. */
export async function drawCardOf(
  rules: DrawRules,
  words: FloorWords,
  round: bigint,
): Promise<FloorCard | null> {
  if (rules.kind === 'football') return drawMatchDay(words, rules, round)
  return rules.kind === 'race' ? drawCard(words, rules) : null
}

/** Are both the same card? Null stands for none. */
export const isSameCard = (a: FloorCard | null, b: FloorCard | null): boolean =>
  a === null || b === null
    ? a === b
    : JSON.stringify([a.field, a.strengths]) === JSON.stringify([b.field, b.strengths])

/**
 * Is this what was recorded? Null stands for none, as of a void round; of a shoe a round has its part, every card of it open; of balls
 * those that were called, the first of the ninety.
 */
export function isRecordedSo(drawn: DrawnOutcome | null, recorded: RecordedDraw | null): boolean {
  if (drawn !== null && recorded !== null && 'balls' in drawn)
    return 'balls' in recorded && recorded.balls.every((ball, at) => ball === drawn.balls[at])
  // Prices that stand beside numbers are not drawn.
  if (drawn !== null && recorded !== null && 'numbers' in drawn)
    return (
      'numbers' in recorded && JSON.stringify(drawn.numbers) === JSON.stringify(recorded.numbers)
    )
  if (drawn === null || recorded === null || !('shoe' in drawn))
    return JSON.stringify(drawn) === JSON.stringify(recorded)
  if (!('cards' in recorded)) return false
  const { from, cards } = recorded
  return cards.every((card, at) => card !== null && card === drawn.shoe[from + at])
}
