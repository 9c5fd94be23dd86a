/**
 * What the prizes of a bingo room and its numbers are called. Prizes stand in the books by these names: never change one. Balls are
 * said in words too, for whoever hears them called.
 */

import type { Lang } from '../languages.ts'

/** In the order that they fall: one row of a ticket, two rows, all of it; and all of it within a room's count of balls. */
export const BINGO_PRIZES = ['line', 'lines', 'house', 'jackpot'] as const
export type BingoPrizeName = (typeof BINGO_PRIZES)[number]

const PRIZE_NAMES: Readonly<Record<Lang, Readonly<Record<BingoPrizeName, string>>>> = {
  tr: { line: '1. çinko', lines: '2. çinko', house: 'Bingo', jackpot: 'Jackpot' },
  en: { line: 'One line', lines: 'Two lines', house: 'Full house', jackpot: 'Jackpot' },
}

export const prizeName = (prize: BingoPrizeName, lang: Lang): string => PRIZE_NAMES[lang][prize]

const ONES: Readonly<Record<Lang, readonly string[]>> = {
  tr: ['', 'bir', 'iki', 'üç', 'dört', 'beş', 'altı', 'yedi', 'sekiz', 'dokuz'],
  en: ['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'],
}
const TENS: Readonly<Record<Lang, readonly string[]>> = {
  tr: ['', 'on', 'yirmi', 'otuz', 'kırk', 'elli', 'altmış', 'yetmiş', 'seksen', 'doksan'],
  en: ['', 'ten', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'],
}
const TEENS = [
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
]

/** `kırk yedi`, `forty-seven`: a ball from 1 to 90. */
export function ballWords(ball: number, lang: Lang): string {
  const [tens, ones] = [Math.floor(ball / 10), ball % 10]
  if (lang === 'en' && tens === 1) return TEENS[ones] ?? String(ball)
  const parts = [TENS[lang][tens], ONES[lang][ones]].filter(Boolean)
  return parts.join(lang === 'tr' ? ' ' : '-')
}

/** `Kart 17`, `Kart 17–19`: the tickets of a stake, by its name in the books and how many they are. */
export function ticketsName(spot: string, count: number, lang: Lang): string {
  const first = Number(spot.split('-')[1])
  if (!Number.isSafeInteger(first)) return spot
  const numbers = count > 1 ? `${first}–${first + count - 1}` : String(first)
  return lang === 'tr' ? `Kart ${numbers}` : `${count > 1 ? 'Tickets' : 'Ticket'} ${numbers}`
}
