import { expect, it } from 'vitest'
import { drawShoe, SHOE_CARDS } from '#chance/blackjack.ts'
import { wordsOf } from '#chance/floor.ts'
import { chiSquare, chiSquareAbove } from '#scripts/games/battery/distributions.ts'
import { hmacLater, sha256Later } from '#server/crypto/node-hash.ts'
import { dealFrom, type Board, type Decision } from './board.ts'
import { CUT_AFTER, MAIN_RETURN, PAIRS_RETURN, PLUS_RETURN, valueOf } from './numbers.ts'
import { payoutOf } from './rules.ts'
import { adviceFor } from './strategy.ts'

/** So many shoes of a chain that begins with a seed that is written here; some 57 hands of one seat each. */
const SHOES = 260
const STAKE = 1_000n

/** By basic strategy to the end; what came back, in stakes, of main bet, pairs and 21+3. */
function playRound(shoe: readonly number[], from: number) {
  const acts: Decision[] = []
  for (;;) {
    const { board } = dealFrom(shoe, { from, seats: [1], acts })
    if (board.question === null) return { used: board.used, ...paidBy(board) }
    const { hand, acts: open } = board.question
    const cards = board.seats[0]?.hands.find(({ id }) => id === hand)?.cards ?? []
    acts.push({ seat: 1, act: adviceFor(cards, board.dealer[0] ?? 0, open) })
  }
}

function paidBy(board: Board) {
  const hands = board.seats[0]?.hands ?? []
  const spots = hands.flatMap(({ id, isDoubled }) => [
    id === 1 ? 'seat-1' : `split-1-${id}`,
    ...(isDoubled ? [`double-1-${id}`] : []),
  ])
  const back = (spot: string): number => Number(payoutOf(spot, STAKE, board) ?? 0n) / Number(STAKE)
  const main = spots.reduce((sum, spot) => sum + back(spot) - 1, 1)
  return { main, pairs: back('pairs-1'), plus: back('plus-1') }
}

it('shoe after shoe to the cut card returns what is stated, for all bets together within 99 %', async () => {
  let seed = await sha256Later('a chain of a simulation of blackjack')
  const sums: number[] = []
  const firsts = Array<number>(10).fill(0)
  for (let round = SHOES; round > 0; round -= 1) {
    const drawn = { table: 'blackjack-saray', round: BigInt(round), clientSeeds: [], salt: 'salt' }
    const shoe = await drawShoe(await wordsOf(hmacLater, sha256Later, seed, drawn))
    for (const card of shoe.slice(0, 60))
      firsts[valueOf(card) - 1] = (firsts[valueOf(card) - 1] ?? 0) + 1
    for (let from = 0; from < CUT_AFTER;) {
      const { used, main, pairs, plus } = playRound(shoe, from)
      sums.push(main + pairs + plus)
      from += used
    }
    seed = await sha256Later(seed)
  }
  const shares = Array.from({ length: 10 }, (_, at) => (at === 9 ? 128 : 32) / SHOE_CARDS)
  const expected = shares.map((share) => share * SHOES * 60)
  expect(chiSquareAbove(chiSquare(firsts, expected), 9)).toBeGreaterThan(0.001)
  const mean = sums.reduce((sum, one) => sum + one, 0) / sums.length
  const variance = sums.reduce((sum, one) => sum + (one - mean) ** 2, 0) / (sums.length - 1)
  const stated = MAIN_RETURN + PAIRS_RETURN + PLUS_RETURN
  expect(Math.abs(mean - stated) / Math.sqrt(variance / sums.length)).toBeLessThan(2.576)
  expect(sums.length).toBeGreaterThan(12_000)
})
