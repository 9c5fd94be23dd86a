/** Tournaments, what is played for in them, and who stood where when they were over. */
import type { GeneratedAlways } from 'kysely'
import type { TournamentRule } from '#contract/calls/tournaments.ts'
import type { Optional } from './column.ts'

export interface TournamentsTable {
  id: GeneratedAlways<number>
  name: string
  starts_at: Date
  ends_at: Date
  rule: TournamentRule
  min_stake: bigint
  created_at: Date
  cancelled_at: Optional<Date>
  fixed_at: Optional<Date>
}

export interface TournamentTextsTable {
  tournament_id: number
  lang: 'tr' | 'en'
  title: string
  text: string
}

export interface TournamentGamesTable {
  tournament_id: number
  game_id: number
}

export interface TournamentPrizesTable {
  tournament_id: number
  rank: number
  amount: bigint
}

export interface TournamentStandingsTable {
  tournament_id: number
  rank: number
  member_id: bigint
  score: bigint
  at: Date
  prize: bigint | null
  paid_at: Optional<Date>
}
