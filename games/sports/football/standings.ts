/** A competition's table out of the matches that were played: three points for a win, one for a draw. A pure function of their scores. */
import type { Named } from '../feed.ts'
import { winnerOf, type Score } from './kinds.ts'

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
const POINTS: Readonly<Record<FormResult, number>> = { win: 3, draw: 1, loss: 0 }

/**
 * Every club of these matches, which come in the order that they were played. By points, then goal difference, goals scored, and name. A club is
 * called as in its latest match.
 */
export function standingsOf(matches: readonly PlayedMatch[]): readonly Standing[] {
  const standings = new Map<string, Standing>()
  const add = (club: Named, scored: number, conceded: number, result: FormResult): void => {
    const before = standings.get(club.id) ?? newStanding(club)
    standings.set(club.id, after(before, { club, scored, conceded, result }))
  }
  for (const { home, away, score } of matches) {
    const winner = winnerOf(score)
    add(home, score.home, score.away, resultFor('1', winner))
    add(away, score.away, score.home, resultFor('2', winner))
  }
  return [...standings.values()].toSorted(inOrder)
}

const resultFor = (side: '1' | '2', winner: '1' | 'X' | '2'): FormResult =>
  winner === 'X' ? 'draw' : winner === side ? 'win' : 'loss'

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
): Standing {
  const { club, scored, conceded, result } = match
  return {
    club,
    won: before.won + Number(result === 'win'),
    drawn: before.drawn + Number(result === 'draw'),
    lost: before.lost + Number(result === 'loss'),
    scored: before.scored + scored,
    conceded: before.conceded + conceded,
    points: before.points + POINTS[result],
    form: [...before.form, result].slice(-FORM_LENGTH),
  }
}

const inOrder = (a: Standing, b: Standing): number =>
  b.points - a.points ||
  b.scored - b.conceded - (a.scored - a.conceded) ||
  b.scored - a.scored ||
  a.club.name.localeCompare(b.club.name, 'tr')
