/**
 * The games of the house's own studio, every version that was ever opened: a round is told, proven
 * and ended by the very version that it was played on, so none of them leaves the shelf. A game here
 * is rules and numbers; a published version of it is known by the hashes of its lookup tables, which
 * stand beside it.
 */

import { KAPADOKYA_1000 } from './slots/kapadokya-1000/game.ts'
import { LALE_DEVRI } from './slots/lale-devri/game.ts'
import { YONCA_BAHCESI } from './slots/yonca-bahcesi/game.ts'
import type { OwnGame } from './own-game.ts'

/** One line a game, each of which names its versions, the oldest first. */
export const SHELF: readonly OwnGame[] = [...LALE_DEVRI, ...KAPADOKYA_1000, ...YONCA_BAHCESI]

/** Each game once, in the version that launches get unless the operator chose another. */
export const NEWEST: readonly OwnGame[] = SHELF.filter(
  (game) => SHELF.findLast(({ id }) => id === game.id) === game,
)
