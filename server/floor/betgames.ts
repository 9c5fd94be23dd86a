/** Bet on games as tables of the floor: `games/betgames/` in the engine's words. Prices are a game's own, the same in every round. */
import { drawRound } from '#chance/floor-draws.ts'
import { BETGAMES, type Betgame } from '#contract/games/betgames-names.ts'
import {
  STAKES_MOST,
  findSpot,
  priceOf,
  roundMost,
  rulesOf,
  spotMost,
  tellMsOf,
} from '#games/betgames/numbers.ts'
import { payoutOf } from '#games/betgames/rules.ts'
import { owedOf } from '#games/owed.ts'
import { isNumbers } from './recorded.ts'
import type { FloorKind, FloorRules, RecordedOutcome } from './table-kind.ts'

/**
 * The rules of a game as they stand in the database. Throws where they are none, and where its drums are not those that its prices are
 * worked out by.
 */
function gameRules({ game, drums }: FloorRules) {
  const name = BETGAMES.find((one) => one === game)
  if (name === undefined) throw new Error('the rules of a table are those of no game')
  const rules = rulesOf(name)
  if (!isSameDrums(drums, rules.drums)) throw new Error(`the drums of ${name} are others`)
  return { kind: 'betgames' as const, ...rules }
}

const isSameDrums = (recorded: unknown, drums: ReturnType<typeof rulesOf>['drums']): boolean =>
  Array.isArray(recorded) &&
  recorded.length === drums.length &&
  drums.every(({ of, take }, at) => {
    const one: unknown = recorded[at]
    return (
      typeof one === 'object' &&
      one !== null &&
      'of' in one &&
      'take' in one &&
      one.of === of &&
      one.take === take
    )
  })

const gameOf = (rules: FloorRules): Betgame => gameRules(rules).game

function numbersIn({ numbers }: RecordedOutcome): number[] {
  if (!isNumbers(numbers)) throw new Error('the outcome of a game has no numbers')
  return numbers
}

export const BETGAMES_KIND: FloorKind = {
  rules: gameRules,
  outcome: (recorded) => ({ numbers: numbersIn(recorded) }),
  card: null,
  isToldAtOnce: true,
  isSummedUp: true,
  addedSpots: null,
  isSpot: (name, target) =>
    target === null && BETGAMES.some((game) => findSpot(game, name) !== null),
  limits(spot, maxStake, _card, rules) {
    const price = priceOf(gameOf(rules), spot)
    if (price === null) return null
    return {
      spotMost: spotMost(price, maxStake),
      roundMost: roundMost(maxStake),
      stakesMost: STAKES_MOST,
    }
  },
  byHand: null,
  draw: async (words, rules) => (await drawRound(gameRules(rules), words)).outcome,
  tellMs: (_outcome, rules) => tellMsOf(gameOf(rules)),
  paidAtMs: () => null,
  pay({ amount, taken, spot }, outcome, rules) {
    const rest = amount - taken
    const won = payoutOf(gameOf(rules), spot, rest, numbersIn(outcome))
    return { taken: rest, won, hundredths: null }
  },
  owed: (stake, outcome, rules) =>
    owedOf(stake, {
      rules: gameRules(rules),
      outcome: { numbers: numbersIn(outcome) },
      card: null,
    }),
}
