import { sql, type RawBuilder } from 'kysely'
import { z } from 'zod'
import { TRANSACTION_STATUS } from '#contract/transaction-status.ts'
import { lira } from '#contract/money.ts'
import { HARM_RULES, type HarmRule } from '../database/tables/protection.ts'
import type { House } from '../house.ts'
import { dayBefore, dayOf } from '#contract/time-span.ts'
import { OWN_LOSS } from './schema.ts'

/**
 * Signals of harm, by rules that are stated here and in docs/protection.md, once a day, for people of the house to look
 * at (`npm run care`). Deposits count when they are booked and losses by the member's own money, as limits count both. They close nothing, sell nothing, and no offer, draw or limit reads them. A rule that spoke about a
 * member is silent about them for a week.
 */

/** Deposits booked on one day, on which the member lost of their own money. */
const CHASING_DEPOSITS = 3
/** The night lasts so many hours from midnight; bets in so many different ones of them. */
const NIGHT_HOURS = 5
const NIGHT_HOURS_PLAYED = 3
/**
 * Deposits of a week against the weekly mean of the four before, where they come to at least the one; and where there were none in those four, so
 * that there is no mean to hold them to, to at least the other: somebody new, or back after a while, who begins high.
 */
const RAISED_TIMES = 3
const RAISED_FROM = lira(1_000)
const RAISED_FROM_NONE = lira(5_000)
const WEEKS_BEFORE = 4
/** Withdrawals of a week that the member took back. */
const TAKEN_BACK = 2

const QUIET_DAYS = 7
const KEPT_DAYS = 730

/** The job: looks at the day before it was due in Istanbul, and at the night after it. Does nothing twice. */
export async function lookForHarm(house: House, payload: unknown = {}): Promise<void> {
  const { db } = house.database
  const day = dayBefore(dayOf(dueOf(payload) ?? house.clock()))
  for (const rule of HARM_RULES)
    await sql`
      insert into care_signals (member_id, rule, day, figures)
      select found.member_id, ${rule}, ${day}::date, found.figures from (${RULES[rule](day)}) found
      where not exists (
        select from care_signals said where said.member_id = found.member_id and said.rule = ${rule}
          and said.day > ${day}::date - ${QUIET_DAYS}::int and said.day <= ${day}::date)
      on conflict do nothing`.execute(db)
}

/** When the schedule had it due: a house that was stopped at the hour looks at the days that it missed. */
function dueOf(payload: unknown): Date | null {
  const { success, data } = SCHEDULED.safeParse(payload)
  return success ? new Date(data._cron.ts) : null
}

const SCHEDULED = z.object({ _cron: z.object({ ts: z.iso.datetime({ offset: true }) }) })

/** The job: takes out what is older than two years. */
export async function forgetOldSignals({ database, clock }: House): Promise<void> {
  await sql`delete from care_signals where day < ${dayOf(clock())}::date - ${KEPT_DAYS}::int`.execute(
    database.db,
  )
}

/** Midnight in Istanbul, so many days after the day began. */
const midnight = (day: string, daysLater = 0) =>
  sql`((${day}::date + ${daysLater}::int)::timestamp at time zone 'Europe/Istanbul')`

/** A rule is a query for a day: whom it speaks about (`member_id`), and by which figures. */
const RULES: Readonly<Record<HarmRule, (day: string) => RawBuilder<unknown>>> = {
  chasing: (day) => sql`
    select paid.member_id, jsonb_build_object('deposits', paid.times, 'deposited', paid.amount, 'lost', own.lost) as figures
    from (
      select member_id, count(*) as times, sum(amount) as amount from cash_transactions
      where direction = 'in' and status = ${TRANSACTION_STATUS.approved} and decided_at >= ${midnight(day)} and decided_at < ${midnight(day, 1)}
      group by member_id having count(*) >= ${CHASING_DEPOSITS}::int
    ) paid cross join lateral (
      select ${sql.raw(OWN_LOSS)} as lost from entries e
      where e.member_id = paid.member_id and e.at >= ${midnight(day)} and e.at < ${midnight(day, 1)}
    ) own where own.lost > 0`,
  'night-play': (day) => sql`
    select member_id, jsonb_build_object('hours', count(distinct date_trunc('hour', placed_at)), 'bets', count(*)) as figures
    from bets
    where placed_at >= ${midnight(day, 1)} and placed_at < ${midnight(day, 1)} + make_interval(hours => ${NIGHT_HOURS}::int)
    group by member_id having count(distinct date_trunc('hour', placed_at)) >= ${NIGHT_HOURS_PLAYED}::int`,
  'raised-deposits': (day) => sql`
    select member_id, jsonb_build_object('week', week, 'usual', before / ${WEEKS_BEFORE}::int) as figures
    from (
      select member_id,
        coalesce(sum(amount) filter (where decided_at >= ${midnight(day, -6)}), 0) as week,
        coalesce(sum(amount) filter (where decided_at < ${midnight(day, -6)}), 0) as before
      from cash_transactions
      where direction = 'in' and status = ${TRANSACTION_STATUS.approved}
        and decided_at >= ${midnight(day, -6 - 7 * WEEKS_BEFORE)} and decided_at < ${midnight(day, 1)}
      group by member_id
    ) sums
    where week >= case when before > 0 then ${RAISED_FROM}::bigint else ${RAISED_FROM_NONE}::bigint end
      and week * ${WEEKS_BEFORE}::int >= before * ${RAISED_TIMES}::int`,
  'withdrawals-taken-back': (day) => sql`
    select member_id, jsonb_build_object('times', count(*), 'amount', sum(amount)) as figures from cash_transactions
    where direction = 'out' and payout_state = 'taken-back'
      and decided_at >= ${midnight(day, -6)} and decided_at < ${midnight(day, 1)}
    group by member_id having count(*) >= ${TAKEN_BACK}::int`,
}
