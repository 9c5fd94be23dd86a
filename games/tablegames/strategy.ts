/**
 * What a call is worth at casino hold'em with these cards, worked out over every way on: for the hint that a member may switch on. Nothing here
 * draws.
 */
import { cardIn } from '#contract/games/tablegames-names.ts'
import { suitsOf, valueOf, valueOfSuits } from '../poker-hands.ts'
import { ENDINGS } from './holdem-endings.ts'
import { anteOddsOf, CALL_TIMES, endOf } from './holdem-pays.ts'
import { DECK } from './tablegame.ts'

export interface CallWorth {
  /** In antes, on average: a fold is worth less one. */
  worth: number
  isCall: boolean
}

/**
 * By the player's two cards and the flop, as numbers of the drum. Yields after every turn and river, so that a page goes on painting between; the
 * last gives what it came to.
 */
export function* worthOfCall(numbers: readonly number[]): Generator<null, CallWorth> {
  const known = numbers.map(cardIn)
  const flop = known.slice(2)
  const left = Array.from({ length: DECK }, (_, card) => card).filter(
    (card) => !known.includes(card),
  )
  let sum = 0
  for (let turn = 0; turn < left.length; turn += 1)
    for (let river = turn + 1; river < left.length; river += 1) {
      const board = [...flop, left[turn] ?? 0, left[river] ?? 0]
      const others = left.filter((_, at) => at !== turn && at !== river)
      sum += againstAll(valueOf([...known.slice(0, 2), ...board]), board, others)
      yield null
    }
  return { worth: sum / ENDINGS, isCall: sum > -ENDINGS }
}

/** In antes, over every two cards that the dealer may have. */
function againstAll(own: number, board: readonly number[], others: readonly number[]): number {
  const [a, b, c, d] = suitsOf(board)
  const masks = others.map((card) => suitsOf([card]))
  const odds = anteOddsOf(own)
  let sum = 0
  for (let one = 0; one < masks.length; one += 1) {
    const [w, x, y, z] = masks[one] ?? [0, 0, 0, 0]
    for (let other = one + 1; other < masks.length; other += 1) {
      const [p, q, r, s] = masks[other] ?? [0, 0, 0, 0]
      const ended = endOf(own, valueOfSuits(a | w | p, b | x | q, c | y | r, d | z | s))
      if (ended === 'unqualified') sum += odds
      else if (ended === 'player') sum += odds + CALL_TIMES
      else if (ended === 'dealer') sum -= 1 + CALL_TIMES
    }
  }
  return sum
}
