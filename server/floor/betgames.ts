/** Bet on games as tables of the floor: `games/betgames/` in the engine's words. Prices are a game's own, the same in every round. */
import * as z from 'zod/mini'
import { drawRound } from '#chance/floor-draws.ts'
import { BETGAMES, type Betgame } from '#contract/games/betgames-names.ts'
import {
  STAKES_MOST,
  findSpot,
  isSameDrums,
  priceOf,
  roundMost,
  spotMost,
  tellMsOf,
} from '#games/betgames/numbers.ts'
import { payoutOf } from '#games/betgames/rules.ts'
import { owedOf } from '#games/owed.ts'
import { isNumbers } from './recorded.ts'
import type { FloorKind, FloorRules, RecordedOutcome } from './table-kind.ts'

const drumsShape = z.array(z.object({ of: z.int(), take: z.int() }))

/**
 * The rules of a game as they stand in the database; throws where they are none. A round that was drawn is told and paid by them, also where
 * its drums are no longer those of its game.
 */
function gameRules({ game, drums }: FloorRules) {
  const name = BETGAMES.find((one) => one === game)
  const read = drumsShape.safeParse(drums)
  if (name === undefined || !read.success)
    throw new Error('the rules of a table are those of no game')
  return { kind: 'betgames' as const, game: name, drums: read.data }
}

/** The same to draw by; throws where the drums are not those that its prices are worked out by. */
function rulesToDraw(recorded: FloorRules) {
  const rules = gameRules(recorded)
  if (!isSameDrums(rules.game, rules.drums))
    throw new Error(`the drums of ${rules.game} are others`)
  return rules
}

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
  draw: async (words, rules) => (await drawRound(rulesToDraw(rules), words)).outcome,
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
