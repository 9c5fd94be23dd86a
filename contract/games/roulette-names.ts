/**
 * What people call the spots and the numbers of a roulette table, and the colours of these. A spot's own name says which it is: an
 * inside bet is called by its numbers, joined by hyphens, an outside bet by a word.
 */

import type { Lang } from '../languages.ts'

type PocketColour = 'green' | 'red' | 'black'

const RED: ReadonlySet<number> = new Set([
  1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36,
])

/** Of a pocket, as of its number on the board. */
export const colourOf = (pocket: number): PocketColour =>
  pocket === 0 ? 'green' : RED.has(pocket) ? 'red' : 'black'

const COLOURS: Readonly<Record<Lang, Readonly<Record<PocketColour, string>>>> = {
  tr: { green: 'yeşil', red: 'kırmızı', black: 'siyah' },
  en: { green: 'green', red: 'red', black: 'black' },
}

/** `17 siyah`. */
export const pocketName = (pocket: number, lang: Lang): string =>
  `${pocket} ${COLOURS[lang][colourOf(pocket)]}`

const OUTSIDE: Readonly<Record<Lang, Readonly<Record<string, string>>>> = {
  tr: {
    'dozen-1': '1. düzine',
    'dozen-2': '2. düzine',
    'dozen-3': '3. düzine',
    'column-1': '1. kolon',
    'column-2': '2. kolon',
    'column-3': '3. kolon',
    red: 'Kırmızı',
    black: 'Siyah',
    even: 'Çift',
    odd: 'Tek',
    low: '1–18',
    high: '19–36',
  },
  en: {
    'dozen-1': '1st dozen',
    'dozen-2': '2nd dozen',
    'dozen-3': '3rd dozen',
    'column-1': '1st column',
    'column-2': '2nd column',
    'column-3': '3rd column',
    red: 'Red',
    black: 'Black',
    even: 'Even',
    odd: 'Odd',
    low: '1–18',
    high: '19–36',
  },
}

/** By how many numbers it joins; a street of three and a corner that hold zero have names of their own. */
const INSIDE: Readonly<Record<Lang, Readonly<Record<string, string>>>> = {
  tr: {
    1: 'Tek sayı',
    2: 'İkili',
    3: 'Üçlü',
    4: 'Dörtlü',
    6: 'Altılı',
    trio: 'Sıfırlı üçlü',
    first: 'İlk dörtlü',
  },
  en: {
    1: 'Straight',
    2: 'Split',
    3: 'Street',
    4: 'Corner',
    6: 'Line',
    trio: 'Trio',
    first: 'First four',
  },
}

/** `Tek sayı 17`, `İkili 8-11`, `Siyah`; the name itself where it is none of a table's. */
export function spotName(spot: string, lang: Lang): string {
  const outside = Object.hasOwn(OUTSIDE[lang], spot) ? OUTSIDE[lang][spot] : undefined
  if (outside !== undefined) return outside
  const numbers = spot.split('-')
  const count = numbers.length
  const isOfZero = numbers[0] === '0'
  const form = isOfZero && count === 3 ? 'trio' : isOfZero && count === 4 ? 'first' : String(count)
  const shown =
    count === 6
      ? `${numbers[0]}–${numbers[5]}`
      : count === 4
        ? numbers.join('·')
        : numbers.join('–')
  return `${INSIDE[lang][form] ?? ''} ${shown}`.trim()
}
