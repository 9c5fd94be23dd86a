/**
 * The rules of tennis and of its bets once more, read from their text alone: slow, plain, and without a line of what the house settles by. For tests. A
 * scoreboard is handed who won each point, and knows nothing else.
 */
export interface PlainWay {
  /** Two sets, or three, win the match. */
  readonly wins: 2 | 3
  /** What stands in the place of a last set, or how many points its tie-break takes. */
  readonly last: 'match tie-break' | 7 | 10
}

type Pair = [home: number, away: number]

export interface PlainBoard {
  /** Those that are over. */
  readonly sets: readonly Pair[]
  /** Games of the set that is played, and points of the game. */
  readonly games: Pair
  readonly points: Pair
}

const wonBy = (sets: readonly Pair[], who: 0 | 1): number =>
  sets.filter((set) => set[who] > set[who === 0 ? 1 : 0]).length

const isFinished = (sets: readonly Pair[], { wins }: PlainWay): boolean =>
  wonBy(sets, 0) === wins || wonBy(sets, 1) === wins

/** The board after those points, each `home` or `away`. */
export function scoreboard(points: readonly string[], way: PlainWay): PlainBoard {
  const sets: Pair[] = []
  let games: Pair = [0, 0]
  let score: Pair = [0, 0]
  for (const who of points) {
    const winner = who === 'home' ? 0 : 1
    score[winner] += 1
    const isLast = sets.length === way.wins * 2 - 2
    const isSuper = isLast && way.last === 'match tie-break'
    const isTieBreak = isSuper || (games[0] === 6 && games[1] === 6)
    const needed = isSuper ? 10 : isTieBreak ? (isLast && way.last === 10 ? 10 : 7) : 4
    if (score[winner] < needed || Math.abs(score[0] - score[1]) < 2) continue
    score = [0, 0]
    games[winner] += 1
    const [a, b] = games
    const isSet = isSuper || a + b === 13 || (Math.max(a, b) > 5 && Math.abs(a - b) > 1)
    if (!isSet) continue
    sets.push(games)
    games = [0, 0]
  }
  return { sets, games, points: score }
}

/** What a selection came to in a match of these sets, all played: `win`, `void` or `lose`. */
export function plainResult(
  sets: readonly Pair[],
  way: PlainWay,
  { kind, period, line }: { kind: string; period: string; line: number | null },
  selection: string,
): string {
  const value = line === null ? 0 : line / 4
  const won: Pair = [wonBy(sets, 0), wonBy(sets, 1)]
  if (kind === 'set-score' || kind === 'set-score-of-five') {
    if ((kind === 'set-score') !== (way.wins === 2)) return 'void'
    return selection === `${won[0]}-${won[1]}` ? 'win' : 'lose'
  }
  const own = period === 'match' ? sets : sets.slice(Number(period[1]) - 1, Number(period[1]))
  if (own.length === 0) return 'void'
  const home = own.reduce((sum, set) => sum + set[0], 0)
  const away = own.reduce((sum, set) => sum + set[1], 0)
  const compare = (number: number, above: string): string => {
    if (number === 0) return 'void'
    return number > 0 === (selection === above) ? 'win' : 'lose'
  }
  switch (kind) {
    case 'match-winner':
      return compare(won[0] - won[1], '1')
    case 'set-winner':
      return compare(home - away, '1')
    case 'sets-handicap':
      return compare(won[0] + value - won[1], '1')
    case 'games-handicap':
      return compare(home + value - away, '1')
    case 'total-sets':
      return compare(sets.length - value, 'over')
    case 'total-games':
      return compare(home + away - value, 'over')
    case 'home-games':
      return compare(home - value, 'over')
    default:
      return compare(away - value, 'over')
  }
}

/** Every way that a match can go on from a board, set by set. */
export function everyEnd({ sets, games }: PlainBoard, way: PlainWay): readonly (readonly Pair[])[] {
  if (isFinished(sets, way)) return [sets]
  const isSuper = sets.length === way.wins * 2 - 2 && way.last === 'match tie-break'
  const ends: Pair[] = []
  const playOn = (home: number, away: number): void => {
    const [high, low] = [Math.max(home, away), Math.min(home, away)]
    const isOver = isSuper ? high === 1 : (high === 6 && low < 5) || high === 7
    if (!isOver) {
      playOn(home + 1, away)
      playOn(home, away + 1)
    } else if (!ends.some(([a, b]) => a === home && b === away)) ends.push([home, away])
  }
  playOn(games[0], games[1])
  return ends.flatMap((end) =>
    everyEnd({ sets: [...sets, end], games: [0, 0], points: [0, 0] }, way),
  )
}
