/** Lale Devri as the house publishes it. */

import type { HouseGame } from '../../house-game.ts'
import { publishedModes } from '../published-modes.ts'
import { STAKES } from '../stakes.ts'
import { LINE_PAYS, LINES, MAX_WIN, MODES } from './numbers.ts'
import { bookOf, buildTable, type LaleMode } from './table.ts'

/** A changed rule, strip, pay or seed changes these; then it is a new version, beside this one. */
const TABLE_HASHES: Record<LaleMode, string> = {
  base: '7dea40d8bc7e3839b5dc5d959cc5d687b3ceea845fce05afd4a7452be907fc87',
  bonus: '23dd4739f7954e19e02cb5afe3b104519b8fc6b81e46c99e06c57274ca3e78a8',
}

const HUNDREDTHS = 100

const pays = Object.entries(LINE_PAYS).map(([symbol, byCount]) => ({
  symbol,
  // Cards are letters; everything else is drawn.
  pictured: symbol.length > 1,
  pays: Object.entries(byCount).map(([count, pay]) => ({
    count: Number(count),
    multiple: pay / HUNDREDTHS,
  })),
}))

const VERSION_1: HouseGame = {
  id: 'lale-devri',
  version: '1',
  stakes: STAKES,
  modes: publishedModes(MODES, TABLE_HASHES, { buildTable, bookOf }),
  facts: { lines: LINES.length, maxWin: MAX_WIN / HUNDREDTHS, pays },
}

/** Every version, the oldest first. */
export const LALE_DEVRI: readonly HouseGame[] = [VERSION_1]
