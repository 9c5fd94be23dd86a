/**
 * Bet on poker: six hands of two cards, five cards for all, and what people call its streets and bets. Bets' names stand in the books: never
 * change one. A bet's name begins with the street that it is laid on (`0-win-3` before the deal, `2-with-full-house` after the flop).
 */
import { cardSign } from './blackjack-names.ts'
import { POKER_HANDS, pokerHandName, type PokerHand } from './poker-names.ts'
import type { Lang } from '../languages.ts'

export const BETPOKER_GAMES = ['six-hands'] as const
export type BetpokerGame = (typeof BETPOKER_GAMES)[number]

/** So many hands are dealt. */
export const HANDS = 6
export const HAND_NUMBERS = [1, 2, 3, 4, 5, 6] as const

export type BetpokerBet =
  | { readonly street: number; readonly market: 'win'; readonly hand: number }
  | { readonly street: number; readonly market: 'with'; readonly combination: PokerHand }
export type BetpokerMarket = BetpokerBet['market']

const SHAPE = /^([0-3])-(?:win-([1-6])|with-([a-z-]+))$/

/** Null where it is no bet of bet on poker. How the winner wins is bet on once the hands are dealt. */
export function findBetpokerBet(name: string): BetpokerBet | null {
  const found = SHAPE.exec(name)
  if (!found) return null
  const street = Number(found[1])
  if (found[2] !== undefined) return { street, market: 'win', hand: Number(found[2]) }
  const combination = POKER_HANDS.find((one) => one === found[3])
  return combination && street > 0 ? { street, market: 'with', combination } : null
}

export const betpokerSpot = (bet: BetpokerBet): string =>
  `${bet.street}-${bet.market}-${bet.market === 'win' ? bet.hand : bet.combination}`

const MARKETS: Readonly<Record<Lang, Readonly<Record<BetpokerMarket, string>>>> = {
  tr: { win: 'Kazanan el', with: 'Kazanan kombinasyon' },
  en: { win: 'Winning hand', with: 'Winning combination' },
}
export const betpokerMarketName = (market: BetpokerMarket, lang: Lang): string =>
  MARKETS[lang][market]

const STREET_NAMES: Readonly<Record<Lang, readonly string[]>> = {
  tr: ['dağıtımdan önce', 'dağıtımdan sonra', 'floptan sonra', 'dördüncü karttan sonra'],
  en: ['before the deal', 'after the deal', 'after the flop', 'after the turn'],
}
export const streetName = (street: number, lang: Lang): string => STREET_NAMES[lang][street] ?? ''

const HAND_NAMES: Readonly<Record<Lang, string>> = { tr: 'El', en: 'Hand' }
/** `El 3`. */
export const pokerSeatName = (hand: number, lang: Lang): string => `${HAND_NAMES[lang]} ${hand}`

/** `El 3`, `Ful`: what was chosen of a market. */
export const betpokerPick = (bet: BetpokerBet, lang: Lang): string =>
  bet.market === 'win' ? pokerSeatName(bet.hand, lang) : pokerHandName(bet.combination, lang)

/** `Kazanan el: El 3 (floptan sonra)`; the name itself where it is no bet of bet on poker. */
export function betpokerBetName(spot: string, lang: Lang): string {
  const bet = findBetpokerBet(spot)
  if (bet === null) return spot
  return `${betpokerMarketName(bet.market, lang)}: ${betpokerPick(bet, lang)} (${streetName(bet.street, lang)})`
}

/** Cards are numbered from 1 in the drum, and from 0 elsewhere in the house. */
export const betpokerCard = (number: number): number => number - 1

/** `El 1 A♠ K♥ · … · Masa 7♣ 2♦ J♠ 9♥ 3♣`: every card that was drawn, hand by hand, and the five of all, as far as they lie. */
export function betpokerResult(numbers: readonly number[], lang: Lang): string {
  const signs = numbers.map((number) => cardSign(betpokerCard(number)))
  const hands = HAND_NUMBERS.map((hand) =>
    [pokerSeatName(hand, lang), signs[hand - 1], signs[HANDS + hand - 1]].join(' '),
  )
  const board = signs.slice(2 * HANDS)
  return [...hands, ...(board.length > 0 ? [[BOARD_NAMES[lang], ...board].join(' ')] : [])].join(
    ' · ',
  )
}
const BOARD_NAMES: Readonly<Record<Lang, string>> = { tr: 'Masa', en: 'Board' }
