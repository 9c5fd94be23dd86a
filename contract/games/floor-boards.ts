/** Chips, and the boards of them that a member keeps under a name and lays whole by one act: shapes and bounds, which both sides import. */

/** So many boards a member keeps of each layout. */
export const BOARDS_MOST = 12
/** So many spots a board has at most; an act lays no more of them. */
export const BOARD_CHIPS_MOST = 60
export const BOARD_NAME_MAX = 24

/** What lies on a spot, in micro-lira. */
export interface BoardChip {
  spot: string
  amount: number
}

export interface KeptBoard {
  id: number
  name: string
  chips: readonly BoardChip[]
}

/** All that are kept of the table's layout, the oldest first: the answer of each call about them. */
export interface KeptBoards {
  boards: readonly KeptBoard[]
}

const LIRA = 1_000_000

/** What the chips of a table are worth, in whole micro-lira: what is laid in chips is laid in these. */
export const CHIPS: readonly number[] = [1, 5, 10, 25, 100, 500, 1_000, 5_000].map((n) => n * LIRA)
