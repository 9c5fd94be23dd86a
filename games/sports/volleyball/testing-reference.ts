/**
 * The rules of volleyball and of its bets once more, read from their text alone: slow, plain, and without a line of what the house settles by. For tests. A
 * scoreboard is handed who won each rally, and knows nothing else.
 */
type Pair = readonly [home: number, away: number]

export interface PlainBoard {
  /** Those that are over. */
  readonly sets: readonly Pair[]
  /** Of the set that is played. */
  readonly points: Pair
}

interface PlainMarket {
  readonly kind: string
  readonly period: string
  readonly line: number | null
}

const isWon = ([home, away]: Pair, number: number): boolean =>
  Math.max(home, away) >= (number === 5 ? 15 : 25) && Math.abs(home - away) >= 2

const wonBy = (sets: readonly Pair[], who: 0 | 1): number =>
  sets.filter((set) => set[who] > set[who === 0 ? 1 : 0]).length

const isFinished = (sets: readonly Pair[]): boolean => wonBy(sets, 0) === 3 || wonBy(sets, 1) === 3

/** The board after those rallies, each `home` or `away`. */
export function scoreboard(rallies: readonly string[]): PlainBoard {
  const sets: Pair[] = []
  let points: Pair = [0, 0]
  for (const who of rallies) {
    const [home, away] = points
    points = who === 'home' ? [home + 1, away] : [home, away + 1]
    if (!isWon(points, sets.length + 1)) continue
    sets.push(points)
    points = [0, 0]
  }
  return { sets, points }
}

const compared = (number: number, isFirst: boolean): string => {
  if (number === 0) return 'void'
  return number > 0 === isFirst ? 'win' : 'lose'
}

/** Of a set that ended so. */
function ofSet([home, away]: Pair, { kind, line }: PlainMarket, selection: string): string {
  const value = (line ?? 0) / 4
  if (kind === 'volleyball-total-points') return compared(home + away - value, selection === 'over')
  return compared(home - away + value, selection === '1')
}

/** Of a match of so many sets to either side, and of so many points. */
function ofMatch(
  [home, away]: Pair,
  points: number,
  { kind, line }: PlainMarket,
  selection: string,
): string {
  const value = (line ?? 0) / 4
  switch (kind) {
    case 'volleyball-set-score':
      return selection === `${home}-${away}` ? 'win' : 'lose'
    case 'volleyball-total-points':
      return compared(points - value, selection === 'over')
    case 'volleyball-total-sets':
      return compared(home + away - value, selection === 'over')
    default:
      return compared(home - away + value, selection === '1')
  }
}

/** What a selection came to in a match of these sets, all played: `win`, `void` or `lose`. */
export function plainResult(sets: readonly Pair[], market: PlainMarket, selection: string): string {
  if (market.period !== 'match') {
    const set = sets[Number(market.period[1]) - 1]
    return set ? ofSet(set, market, selection) : 'void'
  }
  const points = sets.reduce((sum, [home, away]) => sum + home + away, 0)
  return ofMatch([wonBy(sets, 0), wonBy(sets, 1)], points, market, selection)
}

/** No set that is looked at here goes on for longer. */
const LONGEST = 45

/** What the set of that number can still end at. */
function endsOf(points: Pair, number: number): readonly Pair[] {
  const ends: Pair[] = []
  const seen = new Set<string>()
  const playOn = (at: Pair): void => {
    if (seen.has(at.join()) || Math.max(...at) > LONGEST) return
    seen.add(at.join())
    if (isWon(at, number)) {
      ends.push(at)
      return
    }
    playOn([at[0] + 1, at[1]])
    playOn([at[0], at[1] + 1])
  }
  playOn(points)
  return ends
}

interface PlainEnd {
  readonly won: Pair
  readonly points: number
}

/** All that the match can still come to, whichever of its sets had which points. */
export function everyEnd({ sets, points }: PlainBoard): readonly PlainEnd[] {
  const finals = new Map<string, PlainEnd>()
  const sum = sets.reduce((all, [home, away]) => all + home + away, 0)
  const now = { won: [wonBy(sets, 0), wonBy(sets, 1)] as const, points: sum }
  if (isFinished(sets)) return [now]
  let standing = new Map<string, PlainEnd>([['now', now]])
  for (let number = sets.length + 1; standing.size > 0; number += 1) {
    const ends = endsOf(number === sets.length + 1 ? points : [0, 0], number)
    const next = new Map<string, PlainEnd>()
    for (const one of standing.values())
      for (const [home, away] of ends) {
        const [first, second] = one.won
        const won: Pair = home > away ? [first + 1, second] : [first, second + 1]
        const then = { won, points: one.points + home + away }
        const into = Math.max(...won) < 3 ? next : finals
        into.set(`${won.join()} ${then.points}`, then)
      }
    standing = next
  }
  return [...finals.values()]
}

/** All that a selection can still come to, where the match can come to these. */
export function possibleResults(
  { sets, points }: PlainBoard,
  finals: readonly PlainEnd[],
  market: PlainMarket,
  selection: string,
): ReadonlySet<string> {
  if (market.period === 'match')
    return new Set(finals.map((end) => ofMatch(end.won, end.points, market, selection)))
  const number = Number(market.period[1])
  const own = sets[number - 1]
  if (own) return new Set([ofSet(own, market, selection)])
  const played = finals.map(({ won: [home, away] }) => home + away >= number)
  const ends = endsOf(number === sets.length + 1 ? points : [0, 0], number)
  return new Set([
    ...(played.includes(true) ? ends.map((end) => ofSet(end, market, selection)) : []),
    ...(played.includes(false) ? ['void'] : []),
  ])
}
