/** Lale Devri as the house publishes it. */

import type { OwnGame } from '../../own-game.ts'
import { payFacts, slotVersion } from '../published-slot.ts'
import { LINE_PAYS, LINES, MAX_WIN, MODES, SYMBOLS } from './numbers.ts'
import * as tables from './table.ts'

const VERSION_1 = slotVersion({
  id: 'lale-devri',
  version: '1',
  modes: MODES,
  tables,
  tableHashes: {
    base: '7dea40d8bc7e3839b5dc5d959cc5d687b3ceea845fce05afd4a7452be907fc87',
    bonus: '23dd4739f7954e19e02cb5afe3b104519b8fc6b81e46c99e06c57274ca3e78a8',
  },
  lines: LINES.length,
  maxWin: MAX_WIN,
  pays: payFacts(SYMBOLS, LINE_PAYS),
})

/** Every version, the oldest first. */
export const LALE_DEVRI: readonly OwnGame[] = [VERSION_1]
