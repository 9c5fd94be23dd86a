/**
 * Who stands where, counted from recorded bets alone, of whatever kind. A bet counts when it was placed within the
 * tournament's time, on one of its games, for its minimum stake or more, and is settled; demos are
 * no bets, and a void one is none that counts. Its score is what it paid in hundredths of its stake, cut downwards: what a member
 * staked above the minimum changes nothing. Equal scores rank by who had theirs first.
 */
import { sql, type Kysely } from 'kysely'
import type { TournamentRule } from '#contract/calls/tournaments.ts'
import type { Tables } from '../database/tables.ts'

/** A member's place before it has a prize. */
export interface Score {
  rank: number
  memberId: bigint
  /** Hundredths of a stake. */
  score: bigint
  /** When the last bet was placed that the score needs. */
  at: Date
}

/** How many of a member's bets make the score, the best of them. */
const BETS_COUNTED: Readonly<Record<TournamentRule, number>> = {
  'best-multiple': 1,
  'best-ten': 10,
}
const COUNTED_OF_RULE = Object.entries(BETS_COUNTED)
  .map(([rule, count]) => `when '${rule}' then ${count}`)
  .join(' ')

/**
 * Goes on from `chosen`, which is some rows of `tournaments`, each with `settled_until`: a bet settled later is none
 * that counts. Ends with `standings`: `tournament_id`, `rank`, `member_id`, `score` and `at`.
 */
export const STANDINGS = `
counting as (
  select t.id as tournament_id, case t.rule ${COUNTED_OF_RULE} end as counted,
    b.member_id, b.payout * 100 / b.stake as score, b.placed_at, b.id
  from chosen t join bets b on b.placed_at >= t.starts_at and b.placed_at < t.ends_at
  where b.state = 'settled' and b.payout > 0 and b.stake >= t.min_stake
    and (t.settled_until is null or b.settled_at < t.settled_until)
    and b.game_id in (select game_id from tournament_games where tournament_id = t.id)
), ordered as (
  select *, row_number() over (
    partition by tournament_id, member_id order by score desc, placed_at, id) as nth
  from counting
), scored as (
  select tournament_id, member_id, sum(score)::bigint as score, max(placed_at) as at,
    max(id) as last_bet
  from ordered where nth <= counted group by tournament_id, member_id having sum(score) > 0
), standings as (
  select tournament_id, row_number() over (
      partition by tournament_id order by score desc, at, last_bet)::integer as rank,
    member_id, score, at
  from scored
)`

/** The whole standings of a tournament as its bets have them now, the best first. */
export async function scoresOf(db: Kysely<Tables>, id: number): Promise<Score[]> {
  const { rows } = await sql<Score>`
    with chosen as (
      select *, null::timestamptz as settled_until from tournaments where id = ${id}
    ), ${sql.raw(STANDINGS)}
    select rank, member_id as "memberId", score, at from standings order by rank`.execute(db)
  return rows
}

/** Is a bet still open that will count once it is settled? */
export async function hasOpenBets(db: Kysely<Tables>, id: number): Promise<boolean> {
  const { rows } = await sql`
    select 1 from tournaments t join bets b
      on b.state = 'open' and b.placed_at >= t.starts_at and b.placed_at < t.ends_at
    where t.id = ${id} and b.stake >= t.min_stake
      and b.game_id in (select game_id from tournament_games where tournament_id = t.id)
    limit 1`.execute(db)
  return rows.length > 0
}
