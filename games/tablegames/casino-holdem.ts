/**
 * Casino hold'em out of one deck that is shuffled anew for every round: two cards that all who play have together, three of the board, then
 * whoever has an ante calls or folds, then two more of the board and the dealer's two. All nine are drawn before the first is told.
 */
import type { PokerHand } from '#contract/games/poker-names.ts'
import { CALL, cardIn, dealtTo, type TablegameBoard } from '#contract/games/tablegames-names.ts'
import { bestFive, handOf, valueOf } from '../poker-hands.ts'
import { anteOddsOf, bonusOddsOf, CALL_TIMES, endOf, payTableOf } from './holdem-pays.ts'
import { BONUS_HANDS, HOLDEM_NET, HOLDEM_PLAYED, STAKED } from './holdem-returns.ts'
import { DECK, type Return, type TablegameRules } from './tablegame.ts'

const PLACES = ['player', 'player', 'table', 'table', 'table', 'table', 'table', 'dealer', 'dealer']
/** So many lie open while members decide. */
const OPEN = 5

const cardsOf = (board: TablegameBoard, ...places: string[]): number[] =>
  places.flatMap((place) => dealtTo(board, place)).map(cardIn)

const playersValue = (board: TablegameBoard): number => valueOf(cardsOf(board, 'player', 'table'))

/** The hands are known once all cards are. */
function boardOf(numbers: readonly number[]): TablegameBoard {
  const dealt = numbers.map((number, nth) => ({ place: PLACES[nth] ?? '', number }))
  const board = { dealt, totals: {}, ended: '' }
  if (dealt.length < PLACES.length) return board
  const [player, dealer] = [cardsOf(board, 'player', 'table'), cardsOf(board, 'dealer', 'table')]
  const [own, other] = [valueOf(player), valueOf(dealer)]
  const ended = endOf(own, other)
  return {
    ...board,
    ended,
    hands: { player: handOf(own), dealer: handOf(other) },
    best: bestFive(ended === 'dealer' ? dealer : player),
  }
}

/** In hundredths of one: the call is given back unless the dealer plays. */
function callPays({ ended }: TablegameBoard): number {
  if (ended === 'dealer') return 0
  return ended === 'player' ? 200 : 100
}

function antePays(board: TablegameBoard): number {
  if (board.ended === 'dealer') return 0
  return board.ended === 'tie' ? 100 : 100 + 100 * anteOddsOf(playersValue(board))
}

function acesPay({ dealt }: TablegameBoard): number {
  const first = dealt.slice(0, OPEN).map(({ number }) => cardIn(number))
  const odds = bonusOddsOf(valueOf(first))
  return odds === null ? 0 : 100 + 100 * odds
}

/** From the least to the most that it pays, in hundredths. */
function oddsOf(bet: 'ante' | 'aces') {
  const steps = payTableOf(bet).map(([, odds]) => 100 * odds)
  return { odds: Math.max(...steps), steps: steps.toSorted((a, b) => a - b) }
}

const HUNDREDTHS = 100n

/** By best play: of the ante, and of all that is staked. */
const decided = (): ReadonlyMap<string, Return> =>
  new Map([
    ['ante', { of: (HOLDEM_PLAYED + HOLDEM_NET) * HUNDREDTHS, all: HOLDEM_PLAYED * HUNDREDTHS }],
    [CALL, { of: (STAKED + HOLDEM_NET) * HUNDREDTHS, all: STAKED * HUNDREDTHS }],
  ])

/** A first five of each hand: what AA+ looks at. */
const EXAMPLES: Readonly<Record<PokerHand | 'aces', readonly number[]>> = {
  'high-card': [2, 4, 6, 8, 23],
  pair: [2, 15, 4, 6, 8],
  aces: [1, 14, 4, 6, 8],
  'two-pair': [2, 15, 4, 17, 8],
  three: [2, 15, 28, 6, 8],
  straight: [2, 3, 4, 5, 19],
  flush: [2, 4, 6, 8, 11],
  'full-house': [2, 15, 28, 4, 17],
  four: [2, 15, 28, 41, 8],
  'straight-flush': [2, 3, 4, 5, 6],
  'royal-flush': [1, 10, 11, 12, 13],
}

export const CASINO_HOLDEM: TablegameRules = {
  drums: [{ of: DECK, take: PLACES.length }],
  asks: { main: 'ante', added: CALL, times: CALL_TIMES, open: OPEN },
  groups: [
    {
      spots: [
        { name: 'ante', ...oddsOf('ante'), isOfCall: true, pays: antePays },
        { name: CALL, odds: 100, isAdded: true, pays: callPays },
      ],
      cases: () => [],
      returns: decided,
    },
    {
      spots: [{ name: 'aces', ...oddsOf('aces'), pays: acesPay }],
      cases: () =>
        Object.entries(BONUS_HANDS).map(([hand, weight]) => ({
          // The names are the same.
          numbers: EXAMPLES[hand as keyof typeof EXAMPLES],
          weight,
        })),
    },
  ],
  boardOf,
}
