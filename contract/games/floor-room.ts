/** What those who are at a table of the floor see of each other and say there: shapes and bounds, which both sides import. */

/** So long a line may be, in characters. */
export const LINE_CHARACTERS_MAX = 160
/** So many lines stand at a table. */
export const LINES_SHOWN = 40
/** So many of those who are there are named. */
export const GUESTS_NAMED = 24
/** So many who report a line hide it, until an operator has looked. */
export const REPORTS_HIDE = 3

export interface RoomLine {
  id: number
  /** Masked. */
  who: string
  /** The same for all lines of one member, and nothing else of them: who mutes somebody keeps it. */
  author: string
  text: string
  at: number
}

/** As anyone at the table is told. */
export interface RoomState {
  table: string
  guests: { count: number; names: readonly string[] }
  /** The oldest first. */
  lines: readonly RoomLine[]
}

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
