/**
 * Cards, decisions and spots of a blackjack table, and what people call them. A card is a number from 0 to 51: its suit is
 * ⌊card/13⌋ of spades, hearts, diamonds, clubs, its rank card mod 13, from the ace to the king.
 */

import type { Lang } from '../languages.ts'

export const CARD_RANKS = 13
export const SUITS = ['spades', 'hearts', 'diamonds', 'clubs'] as const
export type Suit = (typeof SUITS)[number]

export const suitOf = (card: number): Suit => SUITS[Math.floor(card / CARD_RANKS)] ?? 'spades'

/** 0 is the ace, 12 the king. */
export const rankOf = (card: number): number => card % CARD_RANKS

const SIGNS: Readonly<Record<Suit, string>> = {
  spades: '♠',
  hearts: '♥',
  diamonds: '♦',
  clubs: '♣',
}

const LETTERS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'] as const

export const rankLetter = (card: number): string => LETTERS[rankOf(card)] ?? ''

export const suitSign = (card: number): string => SIGNS[suitOf(card)]

export const isRedCard = (card: number): boolean => ['hearts', 'diamonds'].includes(suitOf(card))

/** `K♥`. */
export const cardSign = (card: number): string => `${rankLetter(card)}${suitSign(card)}`

const SUIT_NAMES: Readonly<Record<Lang, Readonly<Record<Suit, string>>>> = {
  tr: { spades: 'maça', hearts: 'kupa', diamonds: 'karo', clubs: 'sinek' },
  en: { spades: 'spades', hearts: 'hearts', diamonds: 'diamonds', clubs: 'clubs' },
}

/** `kupa`, `hearts`. */
export const suitName = (suit: Suit, lang: Lang): string => SUIT_NAMES[lang][suit]

const FACES: Readonly<Record<Lang, Readonly<Record<string, string>>>> = {
  tr: { A: 'as', J: 'vale', Q: 'kız', K: 'papaz' },
  en: { A: 'ace', J: 'jack', Q: 'queen', K: 'king' },
}

/** `kupa papaz`, `king of hearts`: as it is read aloud. */
export function cardName(card: number, lang: Lang): string {
  const letter = rankLetter(card)
  const rank = FACES[lang][letter] ?? letter
  const suit = SUIT_NAMES[lang][suitOf(card)]
  return lang === 'tr' ? `${suit} ${rank}` : `${rank} of ${suit}`
}

/** What a seat decides: of insurance, and of a hand. */
export const BLACKJACK_ACTS = ['insure', 'decline', 'hit', 'stand', 'double', 'split'] as const
export type BlackjackAct = (typeof BLACKJACK_ACTS)[number]

const ACT_NAMES: Readonly<Record<Lang, Readonly<Record<BlackjackAct, string>>>> = {
  tr: {
    insure: 'sigorta aldı',
    decline: 'sigorta almadı',
    hit: 'kart çekti',
    stand: 'durdu',
    double: 'ikiye katladı',
    split: 'ayırdı',
  },
  en: {
    insure: 'took insurance',
    decline: 'took no insurance',
    hit: 'hit',
    stand: 'stood',
    double: 'doubled',
    split: 'split',
  },
}

/** What a seat did, in the past: `ikiye katladı`. */
export const actName = (act: BlackjackAct, lang: Lang): string => ACT_NAMES[lang][act]

/** A stake while bets are open: on a seat's hand, its side bets, behind somebody's hand; and those that decisions add. */
export const LAID_SPOTS = ['seat', 'pairs', 'plus', 'behind', 'alone'] as const
export type LaidSpot = (typeof LAID_SPOTS)[number]
export const ADDED_SPOTS = ['insurance', 'double', 'split'] as const
export type AddedSpot = (typeof ADDED_SPOTS)[number]

export interface BlackjackSpot {
  readonly kind: LaidSpot | AddedSpot
  readonly seat: number
  /** The id of one of the seat's hands: by the order in which they came to be; 1 for all but added stakes. */
  readonly hand: number
  /** Is it of somebody who bets behind the seat? */
  readonly isBehind: boolean
}

export const SEATS = 7
export const HANDS_MAX = 4

const LAID = new RegExp(`^(${LAID_SPOTS.join('|')})-([1-${SEATS}])$`)
const ADDED = new RegExp(`^(behind-)?(double|split)-([1-${SEATS}])-([1-${HANDS_MAX}])$`)
const INSURANCE = new RegExp(`^insurance-([1-${SEATS}])$`)

/** The spot of that name; null where there is none. `split-3-2` is the stake of the seat's second hand. */
export function findBlackjackSpot(name: string): BlackjackSpot | null {
  const laid = LAID.exec(name)
  if (laid) {
    // One of the words that the expression lists.
    const kind = laid[1] as LaidSpot
    const isBehind = kind === 'behind' || kind === 'alone'
    return { kind, seat: Number(laid[2]), hand: 1, isBehind }
  }
  const insurance = INSURANCE.exec(name)
  if (insurance) return { kind: 'insurance', seat: Number(insurance[1]), hand: 1, isBehind: false }
  const added = ADDED.exec(name)
  if (!added) return null
  const kind = added[2] === 'double' ? 'double' : 'split'
  return { kind, seat: Number(added[3]), hand: Number(added[4]), isBehind: added[1] !== undefined }
}

/** Which of a seat's hands this is as they are played and lie there, from 1; 0 where it has none of that id. */
export const handNumber = (hands: readonly { readonly id: number }[], id: number): number =>
  hands.findIndex((hand) => hand.id === id) + 1

const SPOT_NAMES: Readonly<Record<Lang, Readonly<Record<LaidSpot | AddedSpot, string>>>> = {
  tr: {
    seat: '{seat}. koltuk',
    pairs: '{seat}. koltuk, Mükemmel Çift',
    plus: '{seat}. koltuk, 21+3',
    behind: '{seat}. koltuğun arkası',
    alone: '{seat}. koltuğun arkası, yalnız ilk el',
    insurance: '{seat}. koltuk, sigorta',
    double: '{seat}. koltuk, {hand}. el ikiye katlandı',
    split: '{seat}. koltuk, ayrılan {hand}. el',
  },
  en: {
    seat: 'Seat {seat}',
    pairs: 'Seat {seat}, Perfect Pairs',
    plus: 'Seat {seat}, 21+3',
    behind: 'Behind seat {seat}',
    alone: 'Behind seat {seat}, first hand alone',
    insurance: 'Seat {seat}, insurance',
    double: 'Seat {seat}, hand {hand} doubled',
    split: 'Seat {seat}, split to hand {hand}',
  },
}

/** `3. koltuk, 21+3`. A name that is no spot's is answered as it is; `numberOf` says which hand of a seat one is, as they lie there. */
export function blackjackSpotName(
  name: string,
  lang: Lang,
  numberOf: (seat: number, hand: number) => number = (_seat, hand) => hand,
): string {
  const spot = findBlackjackSpot(name)
  if (!spot) return name
  const text = SPOT_NAMES[lang][spot.kind]
    .replace('{seat}', String(spot.seat))
    .replace('{hand}', String(numberOf(spot.seat, spot.hand)))
  const isAdded = spot.kind === 'double' || spot.kind === 'split'
  return isAdded && spot.isBehind ? `${text} (${lang === 'tr' ? 'arkası' : 'behind'})` : text
}
