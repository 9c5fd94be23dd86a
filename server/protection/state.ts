import { sql, type Kysely, type Selectable } from 'kysely'
import type { ProtectionState } from '#contract/calls/protection.ts'
import { toWire } from '#contract/money.ts'
import type { Output } from '#contract/registry.ts'
import type { Member, MemberContext } from '../context.ts'
import type { Tables } from '../database/tables.ts'
import type {
  LimitKind,
  LimitPeriod,
  LimitsTable,
  ProtectionsTable,
} from '../database/tables/protection.ts'
import { depositedIn, isPausing, WINDOW_MS } from './rules.ts'
import { REST_MS } from './schema.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** A loosening, and a return, wait so long before the second yes. */
export const WAIT_MS = DAY_MS
/** For so long afterwards the second yes may be given; then it has to be asked for anew. */
export const CONFIRM_MS = 7 * DAY_MS

const EXCLUDED_BY = { 'time-out': null, 'self-exclusion': 'self', registered: 'register' } as const

/** What a member has set, and how much of it is used. Changes nothing. */
export async function protectionState({
  db,
  member,
  now,
}: Pick<MemberContext, 'db' | 'now'> & { member: Pick<Member, 'id'> }): Promise<ProtectionState> {
  const set = await db
    .selectFrom('protections')
    .selectAll()
    .where('member_id', '=', member.id)
    .executeTakeFirst()
  const until = set?.paused_until ?? null
  const pauses = set && isPausing({ pause: set.pause ?? null, until }, now) ? set : null
  const limits = await limitsInForce(db, member.id, now)
  const describe = (limit: LimitInForce) => describeLimit(limit, now)
  const pausedUntil = until?.toISOString() ?? null
  const returnFrom = returnFromOf(pauses?.return_asked_at ?? null, now)
  return {
    limits: limits.filter(({ set_by }) => set_by === 'member').map(describe),
    houseLimits: limits.filter(({ set_by }) => set_by === 'house').map(describe),
    timeOutUntil: pauses?.pause === 'time-out' ? pausedUntil : null,
    excludedUntil: pauses && pauses.pause !== 'time-out' ? pausedUntil : null,
    excludedBy: pauses ? EXCLUDED_BY[pauses.pause ?? 'time-out'] : null,
    returnFrom: returnFrom?.toISOString() ?? null,
    returnUntil: returnFrom && new Date(returnFrom.getTime() + CONFIRM_MS).toISOString(),
    realityCheckMinutes: set?.reality_minutes ?? 0,
    nightHour: set?.night_hour ?? null,
    checkDue: isCheckDue(set, now),
    asked: Boolean(set?.asked_at),
  }
}

function describeLimit(
  { kind, period, value, used, next_value, next_from }: LimitInForce,
  now: Date,
): ProtectionState['limits'][number] {
  return {
    kind,
    period,
    value: wireLimit(kind, value),
    used: wireLimit(kind, used > 0n ? used : 0n),
    next: isWaiting(next_from ?? null, now)
      ? {
          value:
            next_value === null || next_value === undefined ? null : wireLimit(kind, next_value),
          from: next_from?.toISOString() ?? '',
          until: new Date((next_from?.getTime() ?? 0) + CONFIRM_MS).toISOString(),
        }
      : null,
  }
}

/** A limit with what is used of it now, which is below zero where more was won than lost. */
export type LimitInForce = Selectable<LimitsTable> & { used: bigint }

/** The one place that works out what is used: for the page, and for whoever is told why a stake was refused. */
export async function limitsInForce(
  db: Kysely<Tables>,
  memberId: bigint,
  now: Date,
): Promise<LimitInForce[]> {
  const limits = await db
    .selectFrom('limits')
    .selectAll()
    .where('member_id', '=', memberId)
    .orderBy(sql`array_position(array['deposit', 'loss', 'stake', 'session'], kind)`)
    .orderBy(sql`array_position(array['day', 'week', 'month'], period)`)
    .execute()
  if (limits.length === 0) return []
  const sums = await windowSums(db, memberId, now)
  return Promise.all(
    limits.map(async (limit) => {
      const { kind, period } = limit
      return { ...limit, used: await usedOf(db, { memberId, kind, period, now }, sums) }
    }),
  )
}

/** A loosening that was asked for, and may still be confirmed some day. */
export const isWaiting = (from: Date | null, now: Date): boolean =>
  from !== null && now.getTime() < from.getTime() + CONFIRM_MS

/** From when on a return may be confirmed that was asked for then; null where none was, or it has lapsed. */
export function returnFromOf(asked: Date | null, now: Date): Date | null {
  const from = asked && new Date(asked.getTime() + WAIT_MS)
  return isWaiting(from, now) ? from : null
}

/** Money in lira; of sessions minutes, as they are kept. */
export const wireLimit = (kind: LimitKind, value: bigint): number =>
  kind === 'session' ? Number(value) : toWire(value)

interface WindowSums {
  period: string
  staked: bigint
  paid: bigint
  lost: bigint
  purse: bigint
}

/** What is counted of the member's stakes and payouts, window by window. */
export async function windowSums(
  db: Kysely<Tables>,
  memberId: bigint,
  now: Date,
): Promise<readonly WindowSums[]> {
  const { rows } = await sql<WindowSums>`
    select period, staked, paid, lost, purse from limit_sums(array[${memberId}::bigint], ${now})`.execute(
    db,
  )
  return rows
}

async function usedOf(
  db: Kysely<Tables>,
  {
    memberId,
    kind,
    period,
    now,
  }: { memberId: bigint; kind: LimitKind; period: LimitPeriod; now: Date },
  sums: readonly WindowSums[],
): Promise<bigint> {
  if (kind === 'deposit') return depositedIn(db, memberId, period, now)
  if (kind === 'session') return minutesIn(db, memberId, period, now)
  const { staked = 0n, lost = 0n, purse = 0n } = sums.find((one) => one.period === period) ?? {}
  return kind === 'stake' ? staked : lost + purse
}

/** Time as a limit of it counts, whether or not there is one. */
export async function playTime({
  db,
  member,
  now,
}: Pick<MemberContext, 'db' | 'now' | 'member'>): Promise<Output<'protection/play_time'>> {
  const day = await minutesIn(db, member.id, 'day', now)
  const week = await minutesIn(db, member.id, 'week', now)
  return { day: Number(day), week: Number(week) }
}

async function minutesIn(
  db: Kysely<Tables>,
  memberId: bigint,
  period: LimitPeriod,
  now: Date,
): Promise<bigint> {
  const since = new Date(now.getTime() - WINDOW_MS[period])
  const { rows } = await sql<{ minutes: bigint }>`
    select session_seconds(${memberId}::bigint, ${since}, ${now}) / 60 as minutes`.execute(db)
  return rows[0]?.minutes ?? 0n
}

/** Whether play waits for an answer, as `reality_check_due` has it: after a rest what was due is so no more. */
export const isCheckDue = (
  set: Pick<Selectable<ProtectionsTable>, 'check_due_at' | 'last_stake_at'> | undefined,
  now: Date,
): boolean =>
  Boolean(set?.check_due_at) &&
  set?.last_stake_at instanceof Date &&
  now.getTime() <= set.last_stake_at.getTime() + REST_MS
