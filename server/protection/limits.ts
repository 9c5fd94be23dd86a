import { sql, type Kysely } from 'kysely'
import { fromWire } from '#contract/money.ts'
import { Refused } from '#contract/refusals.ts'
import type { Input, Output } from '#contract/registry.ts'
import type { Member, MemberContext } from '../context.ts'
import { lockWallet } from '#ledger/lock.ts'
import { port } from '../database/database.ts'
import { addJob } from '../jobs/job-queue.ts'
import type { Tables } from '../database/tables.ts'
import type { LimitKind, LimitPeriod, LimitSetter } from '../database/tables/protection.ts'
import { lockProtected } from './rules.ts'
import type { RaiseDue } from './mails.ts'
import { isWaiting, protectionState, WAIT_MS } from './state.ts'

/**
 * A member's limits, each of which may stand beside one that the house set: `by` says whose row a change is about. A tighter one counts as soon as this is committed: whatever stakes waits for the same wallet.
 * A looser one waits, and is asked about again; nobody's silence loosens anything.
 */

export interface Which {
  kind: LimitKind
  period: LimitPeriod
  /** Absent: the member's own. */
  by?: LimitSetter | undefined
}

/** What a change of limits takes of an answer's context. */
type Setting = Pick<MemberContext, 'db' | 'now'> & { member: Pick<Member, 'id'> }

/** Clocks of a house and its database are not quite the same: the mail comes when both have the 24 hours. */
const MAIL_AFTER_MS = WAIT_MS + 60_000

/** Micro-lira, or minutes; null is no limit. */
function readValue({ kind, value }: Input<'protection/set_limit'>): bigint | null {
  if (value === null) return null
  if (kind !== 'session') return fromWire(value) ?? 0n
  if (!Number.isInteger(value)) throw new Refused('limit-not-whole-minutes')
  return BigInt(value)
}

export async function setLimit(
  context: Setting,
  input: Input<'protection/set_limit'>,
): Promise<Output<'protection/set_limit'>> {
  const { db, member, now } = context
  const value = readValue(input)
  const which = { kind: input.kind, period: input.period }
  await lockAll(db, member.id)
  const before = await limitOf(db, member.id, which)
  if (value !== null && (!before || value <= before.value))
    await tighten(db, member.id, which, value, now)
  else if (before) await askLooser(db, member.id, which, value, now)
  return protectionState(context)
}

/** The second yes: to what the member asked for, or to what the house offered of its own limit. */
export async function confirmLimit(
  context: Setting,
  which: Input<'protection/confirm_limit'>,
): Promise<Output<'protection/confirm_limit'>> {
  const { db, member, now } = context
  await lockAll(db, member.id)
  const found = await limitOf(db, member.id, which)
  const from = found?.next_from ?? null
  if (!found || !from || !isWaiting(from, now)) throw new Refused('not-found')
  if (now < from) throw new Refused('too-early', { from: from.toISOString() })
  if (found.next_value === null || found.next_value === undefined)
    await where(db.deleteFrom('limits'), member.id, which).execute()
  else await tighten(db, member.id, which, found.next_value, now)
  return protectionState(context)
}

export async function keepLimit(
  context: Setting,
  which: Input<'protection/keep_limit'>,
): Promise<Output<'protection/keep_limit'>> {
  const { db, member } = context
  await lockAll(db, member.id)
  await where(db.updateTable('limits').set(NOTHING_WAITS), member.id, which).execute()
  return protectionState(context)
}

/** Whether the member set any or none: they were asked, and are not asked again. */
export async function skipLimits(context: Setting): Promise<Output<'protection/skip_limits'>> {
  const { db, member, now } = context
  await lockProtected(db, member.id)
  await db
    .insertInto('protections')
    .values({ member_id: member.id, asked_at: now })
    .onConflict((conflict) => conflict.column('member_id').doUpdateSet({ asked_at: now }))
    .execute()
  return protectionState(context)
}

/** The member's row, then the wallet: nothing of theirs is staked or deposited meanwhile. */
export async function lockAll(db: Kysely<Tables>, memberId: bigint): Promise<void> {
  await lockProtected(db, memberId)
  await lockWallet(port(db), memberId)
}

export function limitOf(
  db: Kysely<Tables>,
  memberId: bigint,
  { kind, period, by = 'member' }: Which,
) {
  return db
    .selectFrom('limits')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('kind', '=', kind)
    .where('period', '=', period)
    .where('set_by', '=', by)
    .executeTakeFirst()
}

const NOTHING_WAITS = { loosens: false, next_value: null, next_from: null } as const

/** Puts the limit in force, and begins to count for it what the ledger holds of its window. Deposits on their way that it has no room for are looked for once this is committed. */
export async function tighten(
  db: Kysely<Tables>,
  memberId: bigint,
  { kind, period, by = 'member' }: Which,
  value: bigint,
  now: Date,
): Promise<void> {
  const set = { value, set_at: now, ...NOTHING_WAITS }
  await db
    .insertInto('limits')
    .values({ member_id: memberId, kind, period, set_by: by, ...set })
    .onConflict((conflict) =>
      conflict.columns(['member_id', 'kind', 'period', 'set_by']).doUpdateSet(set),
    )
    .execute()
  // What the house set was no answer of the member's.
  const answeredAt = by === 'member' ? now : null
  await db
    .insertInto('protections')
    .values({ member_id: memberId, asked_at: answeredAt })
    .onConflict((conflict) =>
      conflict.column('member_id').doUpdateSet((eb) => ({
        asked_at: eb.fn.coalesce('protections.asked_at', eb.val(answeredAt)),
      })),
    )
    .execute()
  if (kind === 'loss' || kind === 'stake')
    await sql`select limit_open(${memberId}::bigint, ${period}, ${now})`.execute(db)
  if (kind === 'deposit')
    await addJob(port(db), 'cancel-beyond-limit', { memberId: String(memberId) })
}

export async function askLooser(
  db: Kysely<Tables>,
  memberId: bigint,
  which: Which,
  value: bigint | null,
  now: Date,
): Promise<Date> {
  const next_from = new Date(now.getTime() + WAIT_MS)
  const waiting = { loosens: true, next_value: value, next_from }
  await where(db.updateTable('limits').set(waiting), memberId, which).execute()
  const { kind, period, by = 'member' } = which
  const due: RaiseDue = { memberId: String(memberId), kind, period, by }
  const key = ['raise-due', memberId, kind, period, ...(by === 'house' ? [by] : [])].join(':')
  await addJob(port(db), 'mail-raise-due', due, { afterMs: MAIL_AFTER_MS, key })
  return next_from
}

/** Narrows a change to one limit. */
function where<Query extends { where(column: string, operator: '=', value: unknown): Query }>(
  query: Query,
  memberId: bigint,
  { kind, period, by = 'member' }: Which,
): Query {
  return query
    .where('member_id', '=', memberId)
    .where('kind', '=', kind)
    .where('period', '=', period)
    .where('set_by', '=', by)
}
