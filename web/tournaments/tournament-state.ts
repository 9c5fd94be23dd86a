import type { Data } from '#contract/registry.ts'

export type Tournament = Data<'cmscontroller/getTournaments'>[number]

type Dates = Pick<Tournament, 'Start_date' | 'End_date'>
export type TournamentState = 'active' | 'upcoming' | 'concluded'

/** What the dates alone say: strictly between them, before them, after them; on an edge none of it. */
export function tournamentState(dates: Dates, nowMs: number): TournamentState | null {
  const start = Date.parse(dates.Start_date)
  const end = Date.parse(dates.End_date)
  if (start > nowMs) return 'upcoming'
  if (end < nowMs) return 'concluded'
  return start < nowMs && end > nowMs ? 'active' : null
}

export type Shelves = Readonly<Record<TournamentState, readonly Tournament[]>>

/**
 * Each tournament under its heading: the next to end first, the next to begin first, the last to end
 * first. One that was called off is over; on an edge, what comes next holds already.
 */
export function shelvesOf(tournaments: readonly Tournament[], nowMs: number): Shelves {
  const on = (state: TournamentState) =>
    tournaments.filter((each) => placeOf(each, nowMs) === state)
  return {
    active: on('active').sort((one, other) => endOf(one) - endOf(other)),
    upcoming: on('upcoming').sort((one, other) => startOf(one) - startOf(other)),
    concluded: on('concluded').sort((one, other) => endOf(other) - endOf(one)),
  }
}

const startOf = ({ Start_date }: Dates): number => Date.parse(Start_date)
const endOf = ({ End_date }: Dates): number => Date.parse(End_date)

function placeOf(tournament: Tournament, nowMs: number): TournamentState {
  if (tournament.Status === 'cancelled') return 'concluded'
  const state = tournamentState(tournament, nowMs)
  return state ?? (startOf(tournament) === nowMs ? 'active' : 'concluded')
}
