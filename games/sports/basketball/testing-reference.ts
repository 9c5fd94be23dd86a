/**
 * The rules of basketball bets once more, read from their text alone: slow, plain, and without a line of what the house settles by. For tests.
 * A match is its quarters and its overtimes, all told.
 */
export interface PlainMatch {
  /** Four quarters, and behind them the overtimes: home, away. */
  readonly quarters: readonly (readonly [home: number, away: number])[]
}

const PARTS: Readonly<Record<string, readonly [from: number, to: number]>> = {
  // With overtime.
  match: [0, Infinity],
  'first-half': [0, 2],
  'second-half': [2, 4],
  q1: [0, 1],
  q2: [1, 2],
  q3: [2, 3],
  q4: [3, 4],
}

/** What a selection came to: `win`, `void` or `lose`. */
export function plainResult(
  { quarters }: PlainMatch,
  { kind, period, line }: { kind: string; period: string; line: number | null },
  selection: string,
): string {
  const [from, to] = PARTS[period] ?? [0, 0]
  let home = 0
  let away = 0
  for (const [of, against] of quarters.slice(from, to)) {
    home += of
    away += against
  }
  const points = line === null ? 0 : line / 4
  if (kind === 'period-result') {
    if (home === away) return selection === 'X' ? 'win' : 'lose'
    return selection === (home > away ? '1' : '2') ? 'win' : 'lose'
  }
  if (kind === 'winner' || kind === 'points-handicap') {
    const forHome = home + points
    if (forHome === away) return 'void'
    return selection === (forHome > away ? '1' : '2') ? 'win' : 'lose'
  }
  const counted = kind === 'total-points' ? home + away : kind === 'home-points' ? home : away
  if (counted === points) return 'void'
  return selection === (counted > points ? 'over' : 'under') ? 'win' : 'lose'
}
