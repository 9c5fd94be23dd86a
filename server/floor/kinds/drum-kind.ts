/** A kind of table whose rounds are numbers out of drums and nothing else: its rules name a game and the drums that it is drawn from. */
import * as z from 'zod/mini'
import { drawRound } from '#chance/floor-draws.ts'
import type { FloorTableRules } from '#contract/games/floor-protocol.ts'
import type { Money } from '#contract/money.ts'
import { owedOf } from '#games/owed.ts'
import { isNumbers } from '../rounds/recorded.ts'
import type {
  Bound,
  FloorAsk,
  FloorKind,
  FloorRules,
  RecordedOutcome,
  SpotLimits,
} from './table-kind.ts'

type Drums = readonly { readonly of: number; readonly take: number }[]

/** What such a kind says of its games. */
interface DrumGames<Game extends string> {
  games: readonly Game[]
  rules: (game: Game, drums: Drums) => Extract<FloorTableRules, { drums: Drums }>
  /** Are these the drums that the game's prices or odds are worked out by? */
  isSameDrums: (game: Game, drums: Drums) => boolean
  isSpot: (game: Game, name: string) => boolean
  /** Null of a bet that the game has not. */
  limits: (game: Game, spot: string, maxStake: Money) => SpotLimits | null
  bounds: (maxStake: Money, game: Game) => readonly Bound[]
  tellingMs: (game: Game, numbers: readonly number[]) => number
  payoutOf: (
    game: Game,
    spot: string,
    amount: Money,
    numbers: readonly number[],
    isCalled?: boolean,
  ) => Money
  /** What is asked while a round of the game is told, and after how many numbers; absent where no game asks anything. */
  asks?: (game: Game) => (Omit<FloorAsk, 'openPart'> & { open: number }) | null
}

const drumsShape = z.array(z.object({ of: z.int(), take: z.int() }))

function numbersIn({ numbers }: RecordedOutcome): number[] {
  if (!isNumbers(numbers)) throw new Error('the outcome of a game has no numbers')
  return numbers
}

export function drumKind<Game extends string>(own: DrumGames<Game>): FloorKind {
  /**
   * As they stand in the database; throws where they are none. A round that was drawn is told and paid by them, also where its drums are no
   * longer those of its game.
   */
  function readRules({ game, drums }: FloorRules): { game: Game; drums: Drums } {
    const name = own.games.find((one) => one === game)
    const read = drumsShape.safeParse(drums)
    if (name === undefined || !read.success)
      throw new Error('the rules of a table are not those of a game')
    return { game: name, drums: read.data }
  }
  const gameOf = (rules: FloorRules): Game => readRules(rules).game
  const rulesOf = (recorded: FloorRules) => {
    const { game, drums } = readRules(recorded)
    return own.rules(game, drums)
  }
  /** The same to draw by; throws where the drums are not those that its bets are worked out by. */
  function rulesToDraw(recorded: FloorRules) {
    const { game, drums } = readRules(recorded)
    if (!own.isSameDrums(game, drums)) throw new Error(`the drums of ${game} are others`)
    return own.rules(game, drums)
  }
  return {
    rules: rulesOf,
    outcome: (recorded) => ({ numbers: numbersIn(recorded) }),
    card: null,
    isShownAtOnce: true,
    isSummedUp: true,
    addedSpots: null,
    isSpot: (name, target) => target === null && own.games.some((game) => own.isSpot(game, name)),
    limits: (spot, maxStake, _card, rules) => own.limits(gameOf(rules), spot, maxStake),
    bounds: (maxStake, rules) => own.bounds(maxStake, gameOf(rules)),
    byHand: null,
    draw: async (words, rules) => (await drawRound(rulesToDraw(rules), words)).outcome,
    tellingMs: (outcome, rules) => own.tellingMs(gameOf(rules), numbersIn(outcome)),
    paidAtMs: () => null,
    asks(rules) {
      const asks = own.asks?.(gameOf(rules)) ?? null
      return (
        asks && {
          ...asks,
          openPart: (recorded) => ({ numbers: numbersIn(recorded).slice(0, asks.open) }),
        }
      )
    },
    pay({ amount, taken, spot, isCalled }, outcome, rules) {
      const rest = amount - taken
      const won = own.payoutOf(gameOf(rules), spot, rest, numbersIn(outcome), isCalled)
      return { taken: rest, won, hundredths: null }
    },
    owed: (stake, outcome, rules) =>
      owedOf(stake, {
        rules: rulesOf(rules),
        outcome: { numbers: numbersIn(outcome) },
        card: null,
      }),
  }
}
