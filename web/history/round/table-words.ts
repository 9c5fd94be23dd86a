import type { Lang } from '#kit/text/language.ts'
import { betgameNumbers } from '#contract/games/betgames-names.ts'
import { betpokerResult } from '#contract/games/betpoker-names.ts'
import { pocketName } from '#contract/games/roulette-names.ts'
import { tablegameResult, tablegameRows } from '#contract/games/tablegames-names.ts'
import type { Data } from '#contract/registry.ts'
import { boardOf } from '#games/tablegames/numbers.ts'
import { pointText } from '#web/words/multiple.ts'
import { cardSign } from '#contract/games/blackjack-names.ts'
import { BETGAME_WORDS } from './betgame-words.ts'
import { BINGO_WORDS } from './bingo-words.ts'
import { DEAL_WORDS } from './deal-words.ts'
import { scoresText } from '#contract/games/football-names.ts'
import { orderText } from '#contract/games/race-names.ts'
import { FOOTBALL_WORDS } from './football-words.ts'
import { FLIGHT_WORDS } from './flight-words.ts'
import { RACE_WORDS } from './race-words.ts'
import { SPIN_WORDS } from './roulette-words.ts'
import { TABLEGAME_WORDS } from './tablegame-words.ts'

/** What is said of a round, by the kind of its table. */
export const WORDS_OF_KIND = {
  betgames: BETGAME_WORDS,
  betpoker: BETGAME_WORDS,
  bingo: BINGO_WORDS,
  blackjack: DEAL_WORDS,
  crash: FLIGHT_WORDS,
  football: FOOTBALL_WORDS,
  race: RACE_WORDS,
  roulette: SPIN_WORDS,
  tablegames: TABLEGAME_WORDS,
} as const

export type TableRound = Data<'floor/round'>

type Rules = TableRound['rules']
type Outcome = NonNullable<TableRound['outcome']>

/**
 * `12,50×`, `17 siyah`, `3–1–2–6–4–5`, `1–0, 2–2, …`, the cards in the order of dealing, the numbers of a game that the rules name, how a
 * table game ended and by what, or the first balls and how many there were.
 */
export function outcomeText(outcome: Outcome, lang: Lang, rules: Rules): string {
  if ('numbers' in outcome) return numbersText(outcome.numbers, lang, rules)
  if ('balls' in outcome) return ballsText(outcome.balls)
  if ('order' in outcome) return orderText(outcome.order)
  if ('goals' in outcome) return scoresText(outcome.goals)
  if ('pocket' in outcome) return pocketName(outcome.pocket, lang)
  if ('point' in outcome) return pointText(outcome.point, lang)
  return outcome.cards.map((card) => (card === null ? '?' : cardSign(card))).join(' ')
}

function numbersText(numbers: readonly number[], lang: Lang, rules: Rules): string {
  if (rules.kind === 'tablegames') return tablegameResult(boardOf(rules.game, numbers), lang)
  if (rules.kind === 'betpoker') return betpokerResult(numbers, lang)
  return rules.kind === 'betgames' ? betgameNumbers(rules.game, numbers) : numbers.join(', ')
}

/** Each place's cards, of a board that the outcome's own line does not tell whole. */
export function outcomeRows(outcome: Outcome | null, lang: Lang, rules: Rules) {
  if (outcome === null || !('numbers' in outcome) || rules.kind !== 'tablegames') return []
  return tablegameRows(boardOf(rules.game, outcome.numbers), lang)
}

/** The outcome with every card of it: what a proof holds against the records. */
export function wholeOutcomeText(outcome: Outcome, lang: Lang, rules: Rules): string {
  const rows = outcomeRows(outcome, lang, rules).map(({ name, cards }) => `${name}: ${cards}`)
  return [outcomeText(outcome, lang, rules), ...rows].join('; ')
}

/** `47, 62, 15, 4, 71 … (58)` */
function ballsText(balls: readonly number[]): string {
  const first = balls.slice(0, BALLS_SHOWN).join(', ')
  return balls.length > BALLS_SHOWN ? `${first} … (${balls.length})` : first || '–'
}

const BALLS_SHOWN = 5

/** What a round ended with: of hands the dealer's, else the outcome; `–` where there was none. */
export function endText({ board, outcome, rules }: TableRound, lang: Lang): string {
  if (board) return `${board.dealer.total} (${board.dealer.cards.map(cardSign).join(' ')})`
  return outcome === null || 'cards' in outcome ? '–' : outcomeText(outcome, lang, rules)
}
