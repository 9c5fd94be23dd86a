/**
 * The rules of 3D football: what a bet is paid, and how clubs stand after match days. Goals are handed in (`chance/football.ts`);
 * nothing here draws, reads a clock, or knows who plays.
 */
import type { Money } from '#contract/money.ts'
import { endOf, isRightBy, priceOf, type MatchSpot } from './numbers.ts'

/** What a stake on it is paid, its own return included, rounded down to the micro-lira. Throws where it was not on offer. */
export function payoutOf(
  spot: MatchSpot,
  amount: Money,
  goals: readonly (readonly number[])[],
  strengths: readonly number[],
): Money {
  const price = priceOf(spot, strengths)
  if (price === null) throw new RangeError(`${spot.name} is not offered on this match day`)
  return isRightBy(spot, endOf(goals, spot.match)) ? (amount * BigInt(price)) / 100n : 0n
}

/** A match day that was played, as it is recorded. */
export interface PlayedDay {
  readonly field: readonly number[]
  readonly goals: readonly (readonly number[])[]
}

/** How a club stands: the last of its matches, the newest first, `w`, `d` or `l` each. */
export interface Standing {
  club: number
  won: number
  drawn: number
  lost: number
  scored: number
  conceded: number
  form: string
}

const FORM_MOST = 5
export const pointsOf = ({ won, drawn }: Pick<Standing, 'won' | 'drawn'>): number => 3 * won + drawn

/** By points, then by the difference of goals, then by goals, then by their places in the league. Days in the order that they were played. */
export function standingsOf(clubs: number, days: readonly PlayedDay[]): Standing[] {
  const table = Array.from({ length: clubs }, (_, club): Standing => ({
    club,
    won: 0,
    drawn: 0,
    lost: 0,
    scored: 0,
    conceded: 0,
    form: '',
  }))
  for (const { field, goals } of days)
    for (const [place, club] of field.entries()) {
      const own = goals[place]?.length ?? 0
      const other = goals[place % 2 === 0 ? place + 1 : place - 1]?.length ?? 0
      const standing = table[club]
      if (standing) add(standing, own, other)
    }
  return table.toSorted(
    (a, b) =>
      pointsOf(b) - pointsOf(a) ||
      b.scored - b.conceded - (a.scored - a.conceded) ||
      b.scored - a.scored ||
      a.club - b.club,
  )
}

function add(standing: Standing, own: number, other: number): void {
  if (own > other) standing.won += 1
  else if (own < other) standing.lost += 1
  else standing.drawn += 1
  standing.scored += own
  standing.conceded += other
  const result = own > other ? 'w' : own < other ? 'l' : 'd'
  standing.form = (result + standing.form).slice(0, FORM_MOST)
}
