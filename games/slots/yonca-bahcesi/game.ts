/** Yonca Bahçesi as the house publishes it. */

import type { OwnGame } from '../../own-game.ts'
import { payFacts, slotVersion } from '../published-slot.ts'
import { CLUSTER_PAYS, MAX_WIN, MODES, SYMBOLS } from './numbers.ts'
import * as tables from './table.ts'

/** The sizes that stand for the others where the paytable is only glimpsed. */
const SHOWN_SIZES = [5, 8, 12, 15]

const VERSION_1 = slotVersion({
  id: 'yonca-bahcesi',
  version: '1',
  modes: MODES,
  tables,
  tableHashes: {
    base: '489d77c12aca77c52f5d16e200b3f04d9e539c8f5e8e19c17ad3ffcd5c932899',
    bonus: '811b52ed168830ef0953ce4f1a87c33fc87a98e3a7ec1c7a708ef875f3de998e',
  },
  lines: null,
  maxWin: MAX_WIN,
  pays: payFacts(SYMBOLS, CLUSTER_PAYS, SHOWN_SIZES),
})

/** Every version, the oldest first. */
export const YONCA_BAHCESI: readonly OwnGame[] = [VERSION_1]
