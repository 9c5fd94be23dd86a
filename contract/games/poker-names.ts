/** The hands of poker, from the lowest, and what people call them. */

import type { Lang } from '../languages.ts'

export const POKER_HANDS = [
  'high-card',
  'pair',
  'two-pair',
  'three',
  'straight',
  'flush',
  'full-house',
  'four',
  'straight-flush',
  'royal-flush',
] as const
export type PokerHand = (typeof POKER_HANDS)[number]

const NAMES: Readonly<Record<Lang, Readonly<Record<PokerHand, string>>>> = {
  tr: {
    'high-card': 'Yüksek kart',
    pair: 'Per',
    'two-pair': 'Döper',
    three: 'Üçlü',
    straight: 'Kent',
    flush: 'Renk',
    'full-house': 'Ful',
    four: 'Kare',
    'straight-flush': 'Floş',
    'royal-flush': 'Floş royal',
  },
  en: {
    'high-card': 'High card',
    pair: 'Pair',
    'two-pair': 'Two pair',
    three: 'Three of a kind',
    straight: 'Straight',
    flush: 'Flush',
    'full-house': 'Full house',
    four: 'Four of a kind',
    'straight-flush': 'Straight flush',
    'royal-flush': 'Royal flush',
  },
}

export const pokerHandName = (hand: PokerHand, lang: Lang): string => NAMES[lang][hand]
