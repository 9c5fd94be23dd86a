/**
 * The categories that every house has, by number. A number is the wire's, means one category of the
 * whole catalogue, and never changes; nothing else spells one but the menu's own file, which a test holds to it.
 */
export const CATEGORY = {
  popular: 27,
  new: 40,
  classic: 49,
  ways: 57,
  jackpot: 58,
  bonusBuy: 60,
  fruit: 63,
  adventure: 72,
  cascade: 82,
  quickAccess: 94,
  cluster: 96,
  highWin: 98,
  roulette: 11,
  blackjack: 12,
  baccarat: 13,
  poker: 14,
  dice: 15,
  gameShow: 16,
  crash: 17,
} as const
