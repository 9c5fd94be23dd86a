import type { RoomState } from '#contract/games/floor-room.ts'
import { fill } from '../../frame/words.ts'
import type { RoomWords } from './words.ts'

/**
 * `Masada 3 kişi`; empty as long as it is not known. Whoever sits at the table is one of them: a room of nobody has not counted its reader yet,
 * unless the reader only looks on.
 */
export function guestsTitle(room: RoomState | null, isReader: boolean, words: RoomWords): string {
  if (room === null) return ''
  const { count } = room.guests
  if (count > 0) return fill(words.title, { count: String(count) })
  return isReader ? words.nobody : ''
}
