/** Kapadokya 1000 as the house publishes it. */

import type { HouseGame } from '../../house-game.ts'
import { publishedModes } from '../published-modes.ts'
import { STAKES } from '../stakes.ts'
import { MAX_WIN, MODES, SYMBOLS, WAY_PAYS } from './numbers.ts'
import { bookOf, buildTable, type KapadokyaMode } from './table.ts'

/** A changed rule, strip, pay or seed changes these; then it is a new version, beside this one. */
const TABLE_HASHES: Record<KapadokyaMode, string> = {
  base: 'b02e3b3786454dd15c28271fab5156199ef342e7df0a7ece2a262dd12cf3d0d3',
  bonus: 'f9c185892eaacda31a858fcde9fbfcf4d124dc996501f8b748e96452a76581f9',
}

const HUNDREDTHS = 100

/** Cards are letters and a number; everything else is drawn. */
const CARDS: readonly string[] = ['A', 'K', 'Q', 'J', '10']

/** The best first: a paytable's keys that look like numbers would come before all others. */
const pays = Object.entries(WAY_PAYS)
  .map(([symbol, byCount]) => ({
    symbol,
    pictured: !CARDS.includes(symbol),
    pays: Object.entries(byCount).map(([count, pay]) => ({
      count: Number(count),
      multiple: pay / HUNDREDTHS,
    })),
  }))
  .sort((one, other) => orderOf(one.symbol) - orderOf(other.symbol))

function orderOf(symbol: string): number {
  return SYMBOLS.findIndex((known) => known === symbol)
}

const VERSION_1: HouseGame = {
  id: 'kapadokya-1000',
  version: '1',
  stakes: STAKES,
  modes: publishedModes(MODES, TABLE_HASHES, { buildTable, bookOf }),
  facts: { lines: null, maxWin: MAX_WIN / HUNDREDTHS, pays },
}

/** Every version, the oldest first. */
export const KAPADOKYA_1000: readonly HouseGame[] = [VERSION_1]
