/** The roads of baccarat: what came, written down as it is at tables all over the world. They say nothing of what comes next. */

export type Winner = 'player' | 'banker' | 'tie'

/** How a round ended, the oldest round first. */
export interface Ended {
  winner: Winner
  isPlayerPair: boolean
  isBankerPair: boolean
}

/** A mark in a grid, counted from 0. */
export interface Placed<Mark> {
  column: number
  row: number
  mark: Mark
}

/** So many rows has every road. */
export const ROWS = 6
/** A board is as long; then the roads begin anew. */
export const BOARD_ROUNDS = 72

/** The first round of the board that a round is on. */
export const boardFrom = (round: number): number => round - ((round - 1) % BOARD_ROUNDS)

/** Every round, down one column after the other. */
export const beadPlate = (ended: readonly Ended[]): Placed<Ended>[] =>
  ended.map((mark, at) => ({ column: Math.floor(at / ROWS), row: at % ROWS, mark }))

/** A win in the big road, with the ties that came behind it; those before the first win stand with it. */
export interface Win extends Ended {
  winner: 'player' | 'banker'
  ties: number
}

/** Wins in a row, each row by itself. */
export function streaksOf(ended: readonly Ended[]): Win[][] {
  const streaks: Win[][] = []
  let early = 0
  for (const one of ended) {
    const { winner } = one
    const streak = streaks.at(-1)
    const before = streak?.at(-1)
    if (winner === 'tie') {
      if (before) before.ties += 1
      else early += 1
      continue
    }
    const win = { ...one, winner, ties: early }
    early = 0
    if (streak && before?.winner === winner) streak.push(win)
    else streaks.push([win])
  }
  return streaks
}

/** Each streak down a column of its own; where the column ends, or something lies in the way, it turns to the right. */
export function layOut<Mark>(streaks: readonly (readonly Mark[])[]): Placed<Mark>[] {
  const placed: Placed<Mark>[] = []
  const taken = new Set<string>()
  let first = 0
  for (const streak of streaks) {
    while (taken.has(`${first} 0`)) first += 1
    let [column, row] = [first, 0]
    for (const [at, mark] of streak.entries()) {
      if (at > 0) {
        const isFree = row + 1 < ROWS && !taken.has(`${column} ${row + 1}`)
        // Once it has turned it does not go down again.
        if (isFree && column === first) row += 1
        else column += 1
      }
      taken.add(`${column} ${row}`)
      placed.push({ column, row, mark })
    }
    first += 1
  }
  return placed
}

export const bigRoad = (ended: readonly Ended[]): Placed<Win>[] => layOut(streaksOf(ended))

export type Derived = 'red' | 'blue'
/** With which streak before it a derived road compares: the big eye boy with the one before, the others with those before that. */
export const DERIVED_ROADS = { bigEyeBoy: 1, smallRoad: 2, cockroachPig: 3 } as const
export type DerivedRoad = keyof typeof DERIVED_ROADS

/**
 * Red where the big road repeats itself, blue where it does not. A win that begins a streak asks whether the streak before it was as long as
 * the one so many before; any other whether the streak so many before has a win in its row, and in the row above: both or neither.
 */
export function derivedMarks(lengths: readonly number[], back: number): Derived[] {
  const marks: Derived[] = []
  for (const [at, length] of lengths.entries())
    for (let row = 0; row < length; row += 1) {
      const isFirst = row === 0
      if (at < back + (isFirst ? 1 : 0)) continue
      const other = lengths[at - back - (isFirst ? 1 : 0)] ?? 0
      const repeats = isFirst ? lengths[at - 1] === other : other !== row
      marks.push(repeats ? 'red' : 'blue')
    }
  return marks
}

export function derivedRoad(ended: readonly Ended[], road: DerivedRoad): Placed<Derived>[] {
  const lengths = streaksOf(ended).map((streak) => streak.length)
  const streaks: Derived[][] = []
  for (const mark of derivedMarks(lengths, DERIVED_ROADS[road])) {
    const streak = streaks.at(-1)
    if (streak?.[0] === mark) streak.push(mark)
    else streaks.push([mark])
  }
  return layOut(streaks)
}
