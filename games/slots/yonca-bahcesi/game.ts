/** Yonca Bahçesi as the house publishes it. */

import type { HouseGame } from '../../house-game.ts'
import { publishedModes } from '../published-modes.ts'
import { STAKES } from '../stakes.ts'
import { CLUSTER_PAYS, MAX_WIN, MODES } from './numbers.ts'
import { bookOf, buildTable, type YoncaMode } from './table.ts'

/** A changed rule, chance, pay or seed changes these; then it is a new version, beside this one. */
const TABLE_HASHES: Record<YoncaMode, string> = {
  base: '489d77c12aca77c52f5d16e200b3f04d9e539c8f5e8e19c17ad3ffcd5c932899',
  bonus: '811b52ed168830ef0953ce4f1a87c33fc87a98e3a7ec1c7a708ef875f3de998e',
}

const HUNDREDTHS = 100

/** The sizes that stand for the others where the paytable is only glimpsed. */
const TOLD_SIZES = [5, 8, 12, 15] as const

const pays = Object.entries(CLUSTER_PAYS).map(([symbol, bySize]) => ({
  symbol,
  pictured: true,
  pays: TOLD_SIZES.map((count) => ({ count, multiple: bySize[count] / HUNDREDTHS })),
}))

const VERSION_1: HouseGame = {
  id: 'yonca-bahcesi',
  version: '1',
  stakes: STAKES,
  modes: publishedModes(MODES, TABLE_HASHES, { buildTable, bookOf }),
  facts: { lines: null, maxWin: MAX_WIN / HUNDREDTHS, pays },
}

/** Every version, the oldest first. */
export const YONCA_BAHCESI: readonly HouseGame[] = [VERSION_1]
