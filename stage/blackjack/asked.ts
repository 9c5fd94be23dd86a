/** What is asked of a member at a table, and how it is put. */
import {
  findBlackjackSpot,
  handNumber,
  type BlackjackAct,
} from '#contract/games/blackjack-names.ts'
import type { FloorRoundState, FloorStakeState } from '#contract/games/floor-protocol.ts'
import { boardOf, type Board } from '#games/blackjack/board.ts'
import { INSURANCE_RETURN } from '#games/blackjack/numbers.ts'
import { adviceFor } from '#games/blackjack/strategy.ts'
import { showMoney, showPercent, showRoundMoney, type Lang } from '../frame/amounts.ts'
import { fill } from '../frame/words.ts'
import { dealIn, totalText } from './deal.ts'
import type { Move } from './turn.ts'
import type { BlackjackWords } from './words.ts'

export interface OwnQuestion {
  id: number
  until: number
  seat: number
  hand: number | null
  /** Which of the seat's hands that is, as they lie there. */
  number: number
  acts: readonly BlackjackAct[]
  cards: readonly number[]
  open: number
  hands: number
}

/** What is asked of this member now; null where nothing is. Of several seats at once the first. */
export function ownQuestion(
  round: FloorRoundState | null,
  stakes: readonly FloorStakeState[],
): OwnQuestion | null {
  const deal = dealIn(round?.outcome ?? null)
  if (!deal || !round?.question) return null
  const { seats, dealer, question }: Board = boardOf(deal)
  const mine = (seat: number): boolean => stakes.some(({ spot }) => spot === `seat-${seat}`)
  const seat = question?.seats.find(mine)
  if (!question || seat === undefined || question.id !== round.question.id) return null
  const hands = seats.find((one) => one.seat === seat)?.hands ?? []
  const { id, hand, acts } = question
  const cards = (hands.find((one) => one.id === (hand ?? 1)) ?? hands[0])?.cards ?? []
  const { until } = round.question
  const number = handNumber(hands, hand ?? 1)
  const open = dealer[0] ?? 0
  return { id, until, seat, hand, number, acts, cards, open, hands: hands.length }
}

/** What a decision adds: as much as lies on the hand, or half of it. */
export function costOf(
  act: BlackjackAct,
  { seat, hand }: Pick<OwnQuestion, 'seat' | 'hand'>,
  stakes: readonly FloorStakeState[],
): number {
  const spot = hand === null || hand === 1 ? `seat-${seat}` : `split-${seat}-${hand}`
  const on = stakes
    .filter((stake) => stake.spot === spot && stake.state === 'placed')
    .reduce((sum, { amount }) => sum + amount, 0)
  if (act === 'double' || act === 'split') return on
  return act === 'insure' ? Math.floor(on / 2) : 0
}

export interface AskedWords {
  title: string
  text: string
  moves: readonly Move[]
  hint: string
  /** What lies on the seat that is asked, and behind others, each with its name. */
  sums: readonly (readonly [string, string])[]
}

type SumName = keyof BlackjackWords['sums']

function sumsOf(
  { seat }: Pick<OwnQuestion, 'seat'>,
  stakes: readonly FloorStakeState[],
  words: BlackjackWords,
  lang: Lang,
): AskedWords['sums'] {
  const sums = new Map<SumName, number>()
  for (const { spot: name, amount } of stakes) {
    const spot = findBlackjackSpot(name)
    if (!spot || (!spot.isBehind && spot.seat !== seat)) continue
    const isMain = spot.kind === 'double' || spot.kind === 'split'
    const sum = spot.isBehind ? 'behind' : isMain ? 'seat' : spot.kind
    if (isSumName(sum, words)) sums.set(sum, (sums.get(sum) ?? 0) + amount)
  }
  return [...sums].map(([sum, amount]) => [words.sums[sum], showRoundMoney(BigInt(amount), lang)])
}

const isSumName = (name: string, { sums }: BlackjackWords): name is SumName =>
  Object.hasOwn(sums, name)

export function askedWords(
  question: OwnQuestion,
  stakes: readonly FloorStakeState[],
  {
    words,
    lang,
    isHinted,
    ownSeats,
  }: { words: BlackjackWords; lang: Lang; isHinted: boolean; ownSeats: number },
): AskedWords {
  const { seat, hand, number, cards, acts, open, hands } = question
  const total = totalText(cards)
  const isOne = ownSeats <= 1 && hands <= 1
  const moves = acts.map((act) => {
    const amount = showMoney(BigInt(costOf(act, question, stakes)), lang)
    const costs: Readonly<Partial<Record<BlackjackAct, string>>> = words.costs
    const cost = fill(costs[act] ?? '', { amount })
    return { act, text: words.acts[act], cost }
  })
  const sums = sumsOf(question, stakes, words, lang)
  const hint = isHinted ? fill(words.hint, { act: words.acts[adviceFor(cards, open, acts)] }) : ''
  if (hand === null)
    return {
      title: fill(ownSeats > 1 ? words.askInsuranceSeat : words.askInsurance, { seat }),
      text: fill(words.defaultInsurance, { rtp: showPercent(INSURANCE_RETURN, lang) }),
      moves,
      hint,
      sums,
    }
  return {
    title: fill(isOne ? words.ask : words.askHand, { total, seat, hand: number }),
    text: fill(words.default, { total: total.split(' / ').at(-1) ?? total }),
    moves,
    hint,
    sums,
  }
}
