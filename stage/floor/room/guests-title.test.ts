import { expect, it } from 'vitest'
import type { RoomState } from '#contract/games/floor-room.ts'
import { guestsTitle } from './guests-title.ts'
import { words } from './words.ts'

const roomOf = (count: number): RoomState => ({
  table: 'spaceman',
  guests: { count, names: [] },
  lines: [],
})

it.each([
  ['before anything is known', null, false, ''],
  ['before its reader is counted', roomOf(0), false, ''],
  ['with its reader', roomOf(1), false, 'Masada 1 kişi'],
  ['with others', roomOf(3), false, 'Masada 3 kişi'],
  ['before anything is known to one who only looks on', null, true, ''],
  ['that is looked at while nobody is there', roomOf(0), true, 'Masada kimse yok'],
])('a room %s says so many', (_when, room, isReader, title) => {
  expect(guestsTitle(room, isReader, words.tr)).toBe(title)
})
