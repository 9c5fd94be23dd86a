/** A competition's table out of the matches that were played, of whatever sport. A pure function of their scores. */
import type { Named } from './feed.ts'
import type { Score } from './match.ts'

export interface PlayedMatch {
  readonly home: Named
  readonly away: Named
  readonly score: Score
}

export type FormResult = 'win' | 'draw' | 'loss'

export interface Standing {
  readonly club: Named
  readonly won: number
  readonly drawn: number
  readonly lost: number
  readonly scored: number
  readonly conceded: number
  readonly points: number
  /** Its last matches, at most five, the latest last. */
  readonly form: readonly FormResult[]
}

const FORM_LENGTH = 5
/** What each result counts. */
export type TablePoints = Readonly<Record<FormResult, number>> & {
  /** What a win and a loss by one count, where that is something else. */
  readonly byOne?: Readonly<Record<'win' | 'loss', number>>
}
const OF_FOOTBALL: TablePoints = { win: 3, draw: 1, loss: 0 }

/**
 * Every club of these matches, which come in the order that they were played. By points, then the difference of what was scored, what was scored, and name. A club is
 * called as in its latest match.
 */
export function standingsOf(
  matches: readonly PlayedMatch[],
  points: TablePoints = OF_FOOTBALL,
): readonly Standing[] {
  const standings = new Map<string, Standing>()
  const note = (club: Named, scored: number, conceded: number, result: FormResult): void => {
    const before = standings.get(club.id) ?? newStanding(club)
    const match = { club, scored, conceded, result }
    const isByOne = result !== 'draw' && Math.abs(scored - conceded) === 1
    const counted = (isByOne ? points.byOne?.[result] : undefined) ?? points[result]
    standings.set(club.id, after(before, match, counted))
  }
  for (const { home, away, score } of matches) {
    note(home, score.home, score.away, resultOf(score.home, score.away))
    note(away, score.away, score.home, resultOf(score.away, score.home))
  }
  return [...standings.values()].toSorted(inOrder)
}

const resultOf = (scored: number, conceded: number): FormResult =>
  scored === conceded ? 'draw' : scored > conceded ? 'win' : 'loss'

const newStanding = (club: Named): Standing => ({
  club,
  won: 0,
  drawn: 0,
  lost: 0,
  scored: 0,
  conceded: 0,
  points: 0,
  form: [],
})

function after(
  before: Standing,
  match: { club: Named; scored: number; conceded: number; result: FormResult },
  points: number,
): Standing {
  const { club, scored, conceded, result } = match
  return {
    club,
    won: before.won + Number(result === 'win'),
    drawn: before.drawn + Number(result === 'draw'),
    lost: before.lost + Number(result === 'loss'),
    scored: before.scored + scored,
    conceded: before.conceded + conceded,
    points: before.points + points,
    form: [...before.form, result].slice(-FORM_LENGTH),
  }
}

const inOrder = (a: Standing, b: Standing): number =>
  b.points - a.points ||
  b.scored - b.conceded - (a.scored - a.conceded) ||
  b.scored - a.scored ||
  a.club.name.localeCompare(b.club.name, 'tr')
