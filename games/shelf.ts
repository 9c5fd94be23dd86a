/**
 * The games of the house's own studio, one line each. A game here is rules and numbers; a published
 * version of it is known by the hashes of its lookup tables, which stand beside it.
 */

import { KAPADOKYA_1000 } from './slots/kapadokya-1000/game.ts'
import { LALE_DEVRI } from './slots/lale-devri/game.ts'
import { YONCA_BAHCESI } from './slots/yonca-bahcesi/game.ts'
import type { HouseGame } from './house-game.ts'

export const SHELF: readonly HouseGame[] = [LALE_DEVRI, KAPADOKYA_1000, YONCA_BAHCESI]
