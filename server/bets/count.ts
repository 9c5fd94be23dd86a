/**
 * Counts what members' bets came to by days of Istanbul, once a day is over: so a history of a million bets is counted
 * and found by a few short rows, and no bet pays for that when it is placed. What has ended stays as it ended, so it is
 * counted once; what is still open then waits in `bets_uncounted` until it has. Moves no money and changes no bet.
 */
import { sql, type Kysely, type RawBuilder, type Transaction } from 'kysely'
import { dayAfter, dayBefore, dayOf } from '#contract/time-span.ts'
import type { Tables } from '../database/tables.ts'
import type { House } from '../house.ts'
import { kindsIn, quoted } from './kinds.ts'

/** A day is counted so long after its end: whatever was placed on it is written down by then. */
const AFTER_ITS_END_MS = 60 * 60 * 1_000
/** So many days at a time, of a house that has not counted before. */
const DAYS_OF_A_RUN = 31

/** The job: counts the days that are over, the oldest first, and what has ended since. Does nothing twice. */
export async function countBets({
  database,
  clock,
}: Pick<House, 'database' | 'clock'>): Promise<void> {
  const { db } = database
  const last = dayBefore(dayOf(new Date(clock().getTime() - AFTER_ITS_END_MS)))
  for (let days = 0; days < DAYS_OF_A_RUN; days += 1) {
    const day = await nextDay(db)
    if (day === null || day > last) break
    await db.transaction().execute((transaction) => countDay(transaction, day))
  }
  await countEnded(db)
}

/** The day after the last that is counted, or that of the first bet; null where there is none. */
async function nextDay(db: Kysely<Tables>): Promise<string | null> {
  const { last } = await db
    .selectFrom('bet_count_days')
    .select(sql<string | null>`max(day)::text`.as('last'))
    .executeTakeFirstOrThrow()
  if (last !== null) return dayAfter(last)
  const { first } = await db
    .selectFrom('bets')
    .select(({ fn }) => fn.min('placed_at').as('first'))
    .executeTakeFirstOrThrow()
  return first && dayOf(first)
}

/** One statement, so that no bet ends between what is counted and what waits. */
async function countDay(db: Transaction<Tables>, day: string): Promise<void> {
  // Whoever counts the same day waits here, and finds it counted.
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto('bet_count_days')
    .values({ day })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow()
  if (numInsertedOrUpdatedRows === 0n) return
  await sql`
    with found as materialized (
      select * from bets where placed_at >= ${midnight(day)} and placed_at < ${midnight(day, 1)}
    ), waiting as (
      insert into bets_uncounted (member_id, id)
        select member_id, id from found where settled_at is null and ${sql.raw(IS_LISTED)}
    )
    ${countedFrom(sql`found`)}`.execute(db)
}

/** Of those that waited, what has ended. */
async function countEnded(db: Kysely<Tables>): Promise<void> {
  await sql`
    with found as materialized (
      delete from bets_uncounted waited using bets bet
        where bet.member_id = waited.member_id and bet.id = waited.id and bet.settled_at is not null
        returning bet.*
    )
    ${countedFrom(sql`found`)}
    on conflict (member_id, day, kind, game_id, outcome) do update set
      records = bet_counts.records + excluded.records, stake = bet_counts.stake + excluded.stake,
      payout = bet_counts.payout + excluded.payout, jackpots = bet_counts.jackpots + excluded.jackpots`.execute(
    db,
  )
}

const midnight = (day: string, daysLater = 0): RawBuilder<Date> =>
  sql`((${day}::date + ${sql.lit(daysLater)})::timestamp at time zone 'Europe/Istanbul')`

/** How a bet that has ended did, as `bet_counts` names it. */
const OUTCOME = `case when bet.state = 'void' then 'void' when bet.payout > bet.stake then 'won'
  when bet.payout < bet.stake then 'lost' else 'even' end`

const countedFrom = (found: RawBuilder<unknown>): RawBuilder<unknown> => sql`
    insert into bet_counts (member_id, day, kind, game_id, outcome, records, stake, payout, jackpots)
    ${sql.raw(COUNTS)} from (select * from ${found} where settled_at is not null and ${sql.raw(IS_LISTED)}) bet
    ${sql.raw(WITH_PARTS)} group by 1, 2, 3, 4, 5`

/** A bet stands in one of the histories: games outside of the catalogue are listed nowhere. */
export const IS_LISTED = `(kind in (${quoted(kindsIn('coupons'))})
  or kind in (${quoted(kindsIn('games'))}) and game_id is not null)`

/** Of bets `bet`, what stands in `bet_counts`. */
export const COUNTS = `
    select bet.member_id, (bet.placed_at at time zone 'Europe/Istanbul')::date as day, bet.kind, bet.game_id,
      ${OUTCOME} as outcome, count(*) as records,
      coalesce(sum(bet.stake) filter (where free.bet_id is null and coupon.is_free is not true), 0)::bigint as stake,
      sum(bet.payout - coalesce(coupon.returned, 0))::bigint as payout, coalesce(sum(won.amount), 0)::bigint as jackpots`

export const WITH_PARTS = `
    left join bonus_rounds free on free.member_id = bet.member_id and free.bet_id = bet.id
    left join sports_coupons coupon on coupon.member_id = bet.member_id and coupon.id = bet.id
    left join (select member_id, round_id, sum(amount) as amount from jackpot_wins group by 1, 2) won
      on won.member_id = bet.member_id and won.round_id = bet.id`
