/**
 * A round of blackjack from its cards and its decisions: who has which hands, what is asked of whom, what became of each hand. The
 * same cards and decisions always give the same board: the house plays by it, a page draws it, and whoever audits builds it again.
 * The order of the cards: one to each seat, the dealer's open one, a second to each seat, the dealer's face down; then whatever is
 * drawn, in the order of the decisions; then the dealer's. Nothing here draws, reads a clock, or knows who plays.
 */
import { HANDS_MAX, type BlackjackAct } from '#contract/games/blackjack-names.ts'
import { DEALER_RESERVE, DECKS, isNatural, totalOf, valueOf } from './numbers.ts'

export interface Decision {
  readonly seat: number
  readonly act: BlackjackAct
}

/** What is recorded of a round. */
export interface Deal {
  /** How many cards of the shoe had been dealt before. */
  readonly from: number
  /** The seats with a hand, in the order of play. */
  readonly seats: readonly number[]
  /** In the order in which they were dealt; null for what lies face down. */
  readonly cards: readonly (number | null)[]
  readonly acts: readonly Decision[]
}

export interface Hand {
  /** 1 for the first hand of a seat, then by the order of the splits. */
  id: number
  cards: number[]
  /** Which of the round's cards these are, by the order of dealing. */
  places: number[]
  isDoubled: boolean
  /** Is nothing asked of it any more? */
  isDone: boolean
}

export interface SeatBoard {
  seat: number
  /** In the order of play. */
  hands: Hand[]
  /** Null where insurance was not offered, or was not answered yet. */
  isInsured: boolean | null
}

/** What is asked: of all these seats at once whether they insure, or of one seat what its hand does. */
export interface Question {
  /** 0 for insurance, then 1 more with each decision of a hand. */
  id: number
  seats: readonly number[]
  /** Null for insurance. */
  hand: number | null
  acts: readonly BlackjackAct[]
}

export interface Board {
  seats: readonly SeatBoard[]
  /** The open card, the one face down (null while it is), and what was drawn. */
  dealer: readonly (number | null)[]
  dealerPlaces: readonly number[]
  question: Question | null
  /** Is everything decided, and the dealer's hand told? */
  isOver: boolean
  /** How many cards were dealt. */
  used: number
}

const SHOE_CARDS = 52 * DECKS

/** Where the nth card of the round comes from; null for one that lies face down. Throws where there is none. */
type Source = (n: number) => number | null

/** Throws a RangeError where the cards do not reach, or a decision is none that was asked for. */
export function boardOf(deal: Deal): Board {
  return playOut(deal, (n) => {
    const card = deal.cards[n]
    if (card === undefined) throw new RangeError('a card is missing')
    return card
  })
}

/** The same out of a whole shoe; with the cards that it took. */
export function dealFrom(
  shoe: readonly number[],
  deal: Omit<Deal, 'cards'>,
): { deal: Deal; board: Board } {
  const at = (n: number): number => {
    const card = shoe[deal.from + n]
    if (card === undefined) throw new RangeError('the shoe is empty')
    return card
  }
  const board = playOut(deal, at)
  const cards = Array.from({ length: board.used }, (_, n) => at(n))
  return { deal: { ...deal, cards }, board }
}

/** What others may see: the dealer's second card lies face down until nobody decides any more. */
export function masked(deal: Deal): Deal {
  if (deal.seats.length === 0 || boardOf(deal).isOver) return deal
  const hole = holeAt(deal.seats.length)
  return { ...deal, cards: deal.cards.map((card, at) => (at === hole ? null : card)) }
}

const holeAt = (seats: number): number => 2 * seats + 1

class Dealing {
  readonly from: number
  readonly seats: SeatBoard[]
  readonly dealer: (number | null)[] = []
  readonly dealerPlaces: number[] = []
  turns = 0
  used = 0
  readonly #source: Source

  constructor({ from, seats }: Pick<Deal, 'from' | 'seats'>, source: Source) {
    this.from = from
    this.#source = source
    this.seats = seats.map((seat) => ({
      seat,
      hands: [{ id: 1, cards: [], places: [], isDoubled: false, isDone: false }],
      isInsured: null,
    }))
    for (let times = 0; times < 2; times += 1) {
      for (const { hands } of this.seats) for (const hand of hands) this.#draw(hand)
      this.#drawDealer(times === 0)
    }
    for (const { hands } of this.seats)
      for (const hand of hands) hand.isDone = totalOf(hand.cards).total === 21
  }

  #draw(hand: Hand): void {
    hand.places.push(this.used)
    hand.cards.push(this.#open())
  }

  #drawDealer(isOpen: boolean): void {
    this.dealerPlaces.push(this.used)
    this.dealer.push(isOpen ? this.#open() : this.#next())
  }

  #next(): number | null {
    const card = this.#source(this.used)
    this.used += 1
    return card
  }

  #open(): number {
    const card = this.#next()
    if (card === null) throw new RangeError('a hand has a card face down')
    return card
  }

  /** May a hand draw so many cards? */
  #mayDraw(cards: number): boolean {
    return SHOE_CARDS - this.from - this.used - cards >= DEALER_RESERVE
  }

  question(): Question | null {
    const unsure = this.seats.filter(({ isInsured }) => isInsured === null)
    if (valueOf(this.dealer[0] ?? 1) === 1 && unsure.length > 0) {
      const seats = unsure.map(({ seat }) => seat)
      return { id: 0, seats, hand: null, acts: ['insure', 'decline'] }
    }
    if (hasBlackjack(this.dealer) || !this.#mayDraw(1)) return null
    for (const { seat, hands } of this.seats) {
      const hand = hands.find(({ isDone }) => !isDone)
      if (hand)
        return { id: 1 + this.turns, seats: [seat], hand: hand.id, acts: this.#actsOf(hand, hands) }
    }
    return null
  }

  #actsOf({ cards }: Hand, hands: readonly Hand[]): readonly BlackjackAct[] {
    const isFirst = cards.length === 2
    const [first = 0, second = 0] = cards
    const isPair = isFirst && valueOf(first) === valueOf(second)
    return [
      'hit',
      'stand',
      ...(isFirst ? (['double'] as const) : []),
      ...(isPair && hands.length < HANDS_MAX && this.#mayDraw(2) ? (['split'] as const) : []),
    ]
  }

  decide({ seat, act }: Decision): void {
    const question = this.question()
    const place = this.seats.find((one) => one.seat === seat)
    if (!question?.seats.includes(seat) || !question.acts.includes(act) || !place)
      throw new RangeError('a decision that nobody was asked for')
    if (act === 'insure' || act === 'decline') place.isInsured = act === 'insure'
    else this.#play(place, question.hand, act)
  }

  #play(place: SeatBoard, id: number | null, act: 'hit' | 'stand' | 'double' | 'split'): void {
    const hand = place.hands.find((one) => one.id === id)
    if (!hand) throw new RangeError('a decision of no hand')
    this.turns += 1
    if (act === 'split') return this.#split(place, hand)
    if (act !== 'stand') this.#draw(hand)
    if (act === 'double') hand.isDoubled = true
    hand.isDone = act !== 'hit' || totalOf(hand.cards).total >= 21
  }

  /** Aces have one card each, and are split once. */
  #split(place: SeatBoard, hand: Hand): void {
    const [kept = 0, moved = 0] = hand.cards
    const [keptAt = 0, movedAt = 0] = hand.places
    const isAces = valueOf(kept) === 1
    const added: Hand = {
      id: place.hands.length + 1,
      cards: [moved],
      places: [movedAt],
      isDoubled: false,
      isDone: false,
    }
    hand.cards = [kept]
    hand.places = [keptAt]
    place.hands.splice(place.hands.indexOf(hand) + 1, 0, added)
    for (const one of [hand, added]) {
      this.#draw(one)
      one.isDone = isAces || totalOf(one.cards).total === 21
    }
  }

  /** The dealer draws to 17, soft or hard, unless no hand waits for it. */
  finish(): void {
    const waits = this.seats.some(({ hands }) =>
      hands.some(
        ({ cards }) => totalOf(cards).total <= 21 && !(hands.length === 1 && isNatural(cards)),
      ),
    )
    if (hasBlackjack(this.dealer) || !waits) return
    while (totalOf(openCards(this.dealer)).total < 17) this.#drawDealer(true)
  }
}

function playOut(deal: Omit<Deal, 'cards'>, source: Source): Board {
  if (deal.seats.length === 0)
    return { seats: [], dealer: [], dealerPlaces: [], question: null, isOver: true, used: 0 }
  const dealing = new Dealing(deal, source)
  for (const act of deal.acts) dealing.decide(act)
  const question = dealing.question()
  if (question === null) dealing.finish()
  const { seats, dealer, dealerPlaces, used } = dealing
  return { seats, dealer, dealerPlaces, question, isOver: question === null, used }
}

/** With a card face down nobody knows of one: the dealer looked, and had none, or has not looked. */
const hasBlackjack = (dealer: readonly (number | null)[]): boolean =>
  isNatural(openCards(dealer.slice(0, 2)))

export const openCards = (cards: readonly (number | null)[]): number[] =>
  cards.filter((card) => card !== null)

export type HandResult = 'blackjack' | 'win' | 'push' | 'lose' | 'bust'

/**
 * What became of a hand; null while that is open. A bust is lost at once, and a blackjack is paid as soon as the dealer is known
 * to have none.
 */
export function resultOf({ cards }: Hand, { hands }: SeatBoard, board: Board): HandResult | null {
  const { total } = totalOf(cards)
  if (total > 21) return 'bust'
  const isBlackjack = hands.length === 1 && isNatural(cards)
  if (!board.isOver) return isBlackjack && hasLooked(board) ? 'blackjack' : null
  if (hasBlackjack(board.dealer)) return isBlackjack ? 'push' : 'lose'
  if (isBlackjack) return 'blackjack'
  const dealer = totalOf(openCards(board.dealer)).total
  if (dealer > 21 || total > dealer) return 'win'
  return total === dealer ? 'push' : 'lose'
}

/** Is it known whether the dealer has a blackjack? */
const hasLooked = ({ question }: Board): boolean => question === null || question.id > 0
