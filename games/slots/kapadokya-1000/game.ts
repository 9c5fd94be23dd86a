/** Kapadokya 1000 as the house publishes it. */

import type { OwnGame } from '../../own-game.ts'
import { payFacts, slotVersion } from '../published-slot.ts'
import { MAX_WIN, MODES, SYMBOLS, WAY_PAYS } from './numbers.ts'
import * as tables from './table.ts'

const VERSION_1 = slotVersion({
  id: 'kapadokya-1000',
  version: '1',
  modes: MODES,
  tables,
  tableHashes: {
    base: 'b02e3b3786454dd15c28271fab5156199ef342e7df0a7ece2a262dd12cf3d0d3',
    bonus: 'f9c185892eaacda31a858fcde9fbfcf4d124dc996501f8b748e96452a76581f9',
  },
  lines: null,
  maxWin: MAX_WIN,
  pays: payFacts(SYMBOLS, WAY_PAYS),
})

/** Every version, the oldest first. */
export const KAPADOKYA_1000: readonly OwnGame[] = [VERSION_1]
