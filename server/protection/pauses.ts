import type { Kysely } from 'kysely'
import { endOfSpan } from '#contract/members/pause-span.ts'
import { Refused } from '#contract/refusals.ts'
import type { Input, Output } from '#contract/registry.ts'
import { lockWallet } from '#ledger/lock.ts'
import { endLogins } from '../account/login/logins.ts'
import { requirePassword } from '../account/security/proof.ts'
import type { MemberContext } from '../context.ts'
import { port } from '../database/database.ts'
import type { Tables } from '../database/tables.ts'
import type { PauseKind } from '../database/tables/protection.ts'
import { memberScope } from '../push/source.ts'
import { oweStop } from '../poker/rules.ts'
import { payOpenRounds } from '../round/play/open-rounds.ts'
import { lockProtected } from './rules.ts'
import { mailPause } from './mails.ts'
import { protectionState, returnFromOf } from './state.ts'

/**
 * Pauses. One begins at once and with all that belongs to it in one transaction: sessions end, open rounds are
 * ended and paid, and from its commit on nothing is staked or deposited. Nobody ends one early. A time-out
 * is over with its time; an exclusion when the member, its time being over, has asked, waited and said yes.
 */

export async function timeOut(
  context: MemberContext,
  { span }: Input<'protection/time_out'>,
): Promise<Output<'protection/time_out'>> {
  return pauseAndMail(context, 'time-out', (now) => endOfSpan(span, now))
}

/** Asks for the password again: whoever finds the screen open must not close somebody's account for years. */
export async function selfExclude(
  context: MemberContext,
  { span, password }: Input<'protection/self_exclude'>,
): Promise<Output<'protection/self_exclude'>> {
  const { house } = context
  await requirePassword(context, password)
  return house.database.money.db
    .transaction()
    .execute((db) =>
      pauseAndMail({ ...context, db }, 'self-exclusion', (now) => endOfSpan(span, now)),
    )
}

async function pauseAndMail(
  context: MemberContext,
  kind: 'time-out' | 'self-exclusion',
  untilOf: (now: Date) => Date,
): Promise<{ until: string }> {
  const begun = await pauseNow(context, kind, untilOf)
  await mailPause(context, context.member.id, { kind, until: new Date(begun.until) })
  return begun
}

type Pausing = Pick<MemberContext, 'db' | 'house' | 'afterCommit'> & { member: { id: bigint } }

/** Begins a pause in this transaction, with all that belongs to it. */
export async function pauseNow(
  context: Pausing,
  kind: PauseKind,
  untilOf: (now: Date) => Date,
): Promise<{ until: string }> {
  const { db, member, house, afterCommit } = context
  await lockProtected(db, member.id)
  await lockWallet(port(db), member.id)
  // Whatever waited for these locks comes after this moment, and is refused.
  const now = house.clock()
  const until = untilOf(now)
  await writePause(db, member.id, { kind, until, now })
  await endLogins(context, { memberId: member.id, now, keepFamily: undefined })
  await payOpenRounds(db, member.id, { now })
  await oweStop(db, house, { memberId: member.id, now })
  afterCommit(() => house.push.touch('balance', memberScope(member.id)))
  return { until: until.toISOString() }
}

/**
 * One that lasts longer than this stays; a register outside may shorten its own. What a member chooses while a register excludes them, a
 * time-out or a shorter exclusion, is kept: it counts once the register no longer does (`register/ask.ts`).
 */
export async function writePause(
  db: Kysely<Tables>,
  memberId: bigint,
  { kind, until, now }: { kind: PauseKind; until: Date; now: Date },
): Promise<void> {
  const before = await db
    .selectFrom('protections')
    .select(['pause', 'paused_at', 'paused_until'])
    .where('member_id', '=', memberId)
    .executeTakeFirst()
  const isExcluded =
    before?.pause !== undefined && before.pause !== null && before.pause !== 'time-out'
  const isRegistered = before?.pause === 'registered'
  const isItsOwn = kind === 'registered' && isRegistered
  const isLonger = (before?.paused_until ?? now) > until
  const isKeptFor = isRegistered && (kind === 'time-out' || (kind === 'self-exclusion' && isLonger))
  if (isExcluded && !isItsOwn && !isKeptFor && (kind === 'time-out' || isLonger))
    throw new Refused('pause-longer')
  if (before?.pause === 'time-out' && kind === 'time-out' && (before.paused_until ?? now) > until)
    throw new Refused('pause-longer')
  // Since when the register excludes them stays as it was, however often it changes its date.
  const since = isItsOwn ? (before.paused_at ?? now) : now
  const pause = { pause: kind, paused_at: since, paused_until: until, return_asked_at: null }
  if (!isKeptFor)
    await db
      .insertInto('protections')
      .values({ member_id: memberId, ...pause })
      .onConflict((conflict) => conflict.column('member_id').doUpdateSet(pause))
      .execute()
  await db
    .insertInto('pauses')
    .values({ member_id: memberId, kind, began_at: now, until })
    .execute()
}

/** Only once its time is over, and only of an exclusion: a time-out ends by itself. Asked for and not confirmed for a week, it lapses. */
export async function askReturn(context: MemberContext): Promise<Output<'protection/ask_return'>> {
  const { db, member, now } = context
  const { until, asked } = await lockedExclusion(context)
  if (now < until) throw new Refused('too-early', { from: until.toISOString() })
  if (returnFromOf(asked, now) === null)
    await db
      .updateTable('protections')
      .set({ return_asked_at: now })
      .where('member_id', '=', member.id)
      .execute()
  return protectionState(context)
}

/** Whether it still waits or may be confirmed already: what closes play needs no waiting. Where nothing was asked for, it is closed as it is. */
export async function keepClosed(
  context: MemberContext,
): Promise<Output<'protection/keep_closed'>> {
  const { db, member } = context
  await lockedExclusion(context)
  await db
    .updateTable('protections')
    .set({ return_asked_at: null })
    .where('member_id', '=', member.id)
    .execute()
  return protectionState(context)
}

export async function confirmReturn(
  context: MemberContext,
): Promise<Output<'protection/confirm_return'>> {
  const { db, q, house, member, now } = context
  const { asked } = await lockedExclusion(context)
  const from = returnFromOf(asked, now)
  if (from === null) throw new Refused('not-found')
  if (now < from) throw new Refused('too-early', { from: from.toISOString() })
  await db
    .updateTable('protections')
    .set({ pause: null, paused_at: null, paused_until: null, return_asked_at: null })
    .where('member_id', '=', member.id)
    .execute()
  if (house.exclusionRegister !== null)
    await house.jobs.add(q, 'ask-register', { memberId: String(member.id) })
  return protectionState(context)
}

async function lockedExclusion({ db, member }: MemberContext) {
  await lockProtected(db, member.id)
  const found = await db
    .selectFrom('protections')
    .select(['pause', 'paused_until as until', 'return_asked_at as asked'])
    .where('member_id', '=', member.id)
    .executeTakeFirst()
  if (!found?.until || found.pause !== 'self-exclusion') throw new Refused('not-found')
  return { until: found.until, asked: found.asked ?? null }
}
