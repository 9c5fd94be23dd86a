/**
 * Who stands where, counted from stored rounds alone. A round counts when it was bought within the
 * tournament's time, of one of its games, for its minimum stake or more, and is settled; demos are
 * no such rounds. Its score is what it paid in hundredths of its stake, cut downwards: what a member
 * staked above the minimum changes nothing. Equal scores rank by who had theirs first.
 */
import { sql, type Kysely } from 'kysely'
import type { TournamentRule } from '#contract/tournaments.ts'
import type { Tables } from '../database/tables.ts'

/** A member's place before it has a prize. */
export interface Score {
  rank: number
  memberId: bigint
  /** Hundredths of a stake. */
  score: bigint
  /** When the last round was played that the score needs. */
  at: Date
}

/** How many of a member's rounds make the score, the best of them. */
const ROUNDS_OF: Readonly<Record<TournamentRule, number>> = { 'best-multiple': 1, 'best-ten': 10 }

/** The whole standings of a tournament as its rounds have them now, the best first. */
export async function scoresOf(
  db: Kysely<Tables>,
  { id, rule }: { id: number; rule: TournamentRule },
): Promise<Score[]> {
  const { rows } = await sql<Score>`
    with counting as (
      select r.member_id, r.payout * 100 / r.stake as score, r.created_at, r.id
      from tournaments t join rounds r
        on r.created_at >= t.starts_at and r.created_at < t.ends_at
      where t.id = ${id} and not r.active and r.payout > 0 and r.stake >= t.min_stake
        and r.game_id in (select game_id from tournament_games where tournament_id = t.id)
    ), ordered as (
      select *, row_number() over (partition by member_id order by score desc, created_at, id) as nth
      from counting
    ), scored as (
      select member_id, sum(score)::bigint as score, max(created_at) as at, max(id) as last_round
      from ordered where nth <= ${ROUNDS_OF[rule]} group by member_id having sum(score) > 0
    )
    select row_number() over (order by score desc, at, last_round)::integer as rank,
      member_id as "memberId", score, at
    from scored order by rank`.execute(db)
  return rows
}

/** Is a round still open that will count once it is settled? */
export async function hasOpenRounds(db: Kysely<Tables>, id: number): Promise<boolean> {
  const { rows } = await sql`
    select 1 from tournaments t join rounds r
      on r.active and r.created_at >= t.starts_at and r.created_at < t.ends_at
    where t.id = ${id} and r.stake >= t.min_stake
      and r.game_id in (select game_id from tournament_games where tournament_id = t.id)
    limit 1`.execute(db)
  return rows.length > 0
}
