/** Sic bo: three dice. Bets on big, small, odd and even lose on three of a kind. */
import { dealtTo, type TablegameBoard } from '#contract/games/tablegames-names.ts'
import type { Case } from '../drums.ts'
import { spotAt, type TablegameRules, type TablegameSpot } from './tablegame.ts'

const FACES = [1, 2, 3, 4, 5, 6] as const
const DICE = 3

/** What a total pays to one, and so its mirror: 4 as 17, 5 as 16. */
const TOTALS: Readonly<Record<number, number>> = { 4: 62, 5: 31, 6: 18, 7: 12, 8: 8, 9: 7, 10: 6 }
const MIRROR = 21
/** By how many dice show it. */
const SINGLES: readonly number[] = [100, 200, 1_200]
const [PAIR, DOUBLE, TRIPLE, ANY_TRIPLE] = [6, 11, 180, 31]
const EVEN = 1

function boardOf(numbers: readonly number[]): TablegameBoard {
  const total = numbers.reduce((sum, face) => sum + face, 0)
  const [first] = numbers
  const isTriple = numbers.length === DICE && numbers.every((face) => face === first)
  return {
    dealt: numbers.map((number) => ({ place: 'die', number })),
    totals: { die: total },
    ended: isTriple ? `triple-${first}` : `total-${total}`,
  }
}

const isTriple = ({ ended }: TablegameBoard): boolean => ended.startsWith('triple-')
const totalOf = ({ totals }: TablegameBoard): number => totals['die'] ?? 0
const countOf = (board: TablegameBoard, face: number): number =>
  dealtTo(board, 'die').filter((one) => one === face).length

const at = (name: string, toOne: number, isRight: (board: TablegameBoard) => boolean) =>
  spotAt(name, toOne * 100, isRight)

/** A face by itself: the more dice show it, the more it pays. */
const single = (face: number): TablegameSpot => ({
  name: `single-${face}`,
  odds: Math.max(...SINGLES),
  steps: SINGLES,
  pays: (board) => {
    const odds = SINGLES[countOf(board, face) - 1]
    return odds === undefined ? 0 : 100 + odds
  },
})

const PAIRS = FACES.flatMap((low) =>
  FACES.flatMap((high) => (low < high ? [[low, high] as const] : [])),
)

const SPOTS: readonly TablegameSpot[] = [
  at('small', EVEN, (board) => !isTriple(board) && totalOf(board) <= 10),
  at('odd', EVEN, (board) => !isTriple(board) && totalOf(board) % 2 === 1),
  at('any-triple', ANY_TRIPLE, isTriple),
  at('even', EVEN, (board) => !isTriple(board) && totalOf(board) % 2 === 0),
  at('big', EVEN, (board) => !isTriple(board) && totalOf(board) >= 11),
  ...FACES.map((face) => at(`double-${face}`, DOUBLE, (board) => countOf(board, face) >= 2)),
  ...FACES.map((face) => at(`triple-${face}`, TRIPLE, (board) => countOf(board, face) === DICE)),
  ...Array.from({ length: 14 }, (_, nth) => nth + 4).map((total) =>
    at(
      `total-${total}`,
      TOTALS[Math.min(total, MIRROR - total)] ?? 0,
      (board) => totalOf(board) === total,
    ),
  ),
  ...PAIRS.map(([low, high]) =>
    at(`dice-${low}-${high}`, PAIR, (board) => countOf(board, low) > 0 && countOf(board, high) > 0),
  ),
  ...FACES.map(single),
]

/** All throws. */
const endings = (): readonly Case[] =>
  FACES.flatMap((one) =>
    FACES.flatMap((two) => FACES.map((three) => ({ numbers: [one, two, three], weight: 1 }))),
  )

export const SIC_BO: TablegameRules = {
  drums: Array.from({ length: DICE }, () => ({ of: FACES.length, take: 1 })),
  groups: [{ spots: SPOTS, cases: endings }],
  boardOf,
}
