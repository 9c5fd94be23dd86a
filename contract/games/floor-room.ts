/** What those who are at a table of the floor see of each other and say there: shapes and bounds, which both sides import. */
import type * as z from 'zod/mini'
import type { roomLine, roomState } from './floor-shapes.ts'

/** So long a line may be, in characters. */
export const LINE_CHARACTERS_MAX = 160
/** So many lines stand at a table. */
export const LINES_SHOWN = 40
/** So many of those who are there are named. */
export const GUESTS_NAMED = 24
/** So many who report a line hide it, until an operator has looked. */
export const REPORTS_HIDE = 3

export type RoomLine = z.output<typeof roomLine>
export type RoomState = z.output<typeof roomState>

export interface RoomOpened {
  room: RoomState
  /** What one's own lines are known by; empty where one only reads, as in a demo. */
  you: string
  /** Until when one may not write; null where one may. */
  silentUntil: number | null
}

export interface RoomSaid {
  requestId: string
  line: RoomLine
}
