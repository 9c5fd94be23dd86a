import { blackjackSpotName, cardSign, handNumber } from '#contract/games/blackjack-names.ts'
import { useLang } from '#kit/text/language.ts'
import { formatMoney } from '#kit/text/money-format.ts'
import { useWords } from '#web/words/words.ts'
import { HAND_WORDS } from './deal-words.ts'
import styles from './round-sheet.module.css'
import type { TableRound } from './table-words.ts'

type Board = NonNullable<TableRound['board']>
type Seat = Board['seats'][number]

/** Which of its seat's hands a stake lies on, as they lie there. */
const numberIn =
  (board: Board | null) =>
  (seat: number, hand: number): number => {
    const hands = board?.seats.find((one) => one.seat === seat)?.hands ?? []
    return handNumber(hands, hand) || hand
  }

const signs = (cards: readonly number[]): string => cards.map(cardSign).join(' ')

/** The whole table of a round of blackjack: the dealer's hand and every seat's, and what became of each of one's stakes. */
export function HandStakes({ round: { board, stakes } }: { round: TableRound }) {
  const words = useWords(HAND_WORDS)
  const lang = useLang()
  return (
    <>
      {board && (
        <li data-depth={0}>{words.dealer(signs(board.dealer.cards), board.dealer.total)}</li>
      )}
      {board?.seats.map((seat) => (
        <SeatHands key={seat.seat} seat={seat} />
      ))}
      {stakes.map(({ spot, amount, state, paid }, at) => (
        // Stakes never move: their place is what they are.
        <li key={at} data-depth={0}>
          {words.spot(blackjackSpotName(spot, lang, numberIn(board)), formatMoney(amount, lang))}
          <ul className={styles['story']}>
            <li data-depth={1} data-money={state === 'paid'}>
              {words.states[state](formatMoney(paid, lang))}
            </li>
          </ul>
        </li>
      ))}
    </>
  )
}

function SeatHands({ seat: { seat, isOwn, isInsured, hands } }: { seat: Seat }) {
  const words = useWords(HAND_WORDS)
  return (
    <li data-depth={0}>
      {[words.seat(seat, isOwn), ...(isInsured === true ? [words.insured] : [])].join(', ')}
      <ul className={styles['story']}>
        {hands.map(({ cards, total, isDoubled, result }, at) => (
          // Hands lie in the order of play.
          <li key={at} data-depth={1}>
            {[
              hands.length > 1
                ? words.oneOf(at + 1, words.hand(signs(cards), total))
                : words.hand(signs(cards), total),
              ...(isDoubled ? [words.doubled] : []),
              words.results[result],
            ].join(', ')}
          </li>
        ))}
      </ul>
    </li>
  )
}
