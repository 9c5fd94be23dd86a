import type { Kysely } from 'kysely'
import { Refused } from '#contract/refusals.ts'
import { PROOFS_MAX } from '#contract/proofs-max.ts'
import type { Data } from '#contract/registry.ts'
import type { Context, Member, Pending, ProvingContext } from '../../context.ts'
import type { Tables } from '../../database/tables.ts'
import { utcDayOf } from './days.ts'
import { FAMILY_MS_MAX, loginData, noteEntry, openLogin, renewBrowser } from './entering.ts'
import { forgiveTries } from './lockout.ts'
import { lockMember } from '../profile/members.ts'
import { PENDING_MS_MAX, SESSION_MS_MAX } from './sessions.ts'

/** Wrong codes of any kind that a member may try in a day (UTC), over all logins. */
const TRIES_OF_DAY_MAX = 20

/** What stands in `gasecret` while a second factor is owed. Longer than 10, and no secret. */
const MARKERS = { ga: 'second-factor:ga', sms: 'second-factor:sms' } as const

/** The right password of a member with a second factor: a session that only takes its proof. */
export async function openPending(
  context: Context,
  member: Member & { twoFactor: keyof typeof MARKERS },
): Promise<Data<'user/login'>> {
  const { sid } = await openLogin(context, { member, isPending: true, familyMs: PENDING_MS_MAX })
  return loginData(context, member, { sid, gasecret: MARKERS[member.twoFactor] })
}

/**
 * Takes one of the proofs that a waiting login has and says whether it is the last; throws
 * `too-many-codes` when none is left. A member who is in has no such count. Not to be called inside a transaction that may be undone.
 */
export async function takeProof({
  db,
  isPending,
  member,
  session,
}: ProvingContext): Promise<'last' | 'more'> {
  if (!isPending) return 'more'
  const taken = await db
    .updateTable('sessions')
    .set(({ eb }) => ({ tries: eb('tries', '+', 1) }))
    .where('member_id', '=', member.id)
    .where('id', '=', session.id)
    .where('tries', '<', PROOFS_MAX)
    .returning('tries')
    .executeTakeFirst()
  if (!taken) throw new Refused('too-many-codes')
  return taken.tries === PROOFS_MAX ? 'last' : 'more'
}

/** The same for a proof that could be guessed: the member's day counts it as well. */
export async function takeCodeTry(context: ProvingContext): Promise<'last' | 'more'> {
  const left = await takeProof(context)
  const { db, member, now } = context
  const taken = await db
    .insertInto('code_days')
    .values({ member_id: member.id, day: utcDayOf(now), tries: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['member_id', 'day'])
        .doUpdateSet(({ eb }) => ({ tries: eb('code_days.tries', '+', 1) }))
        .where('code_days.tries', '<', TRIES_OF_DAY_MAX),
    )
    .returning('tries')
    .executeTakeFirst()
  if (!taken) throw new Refused('too-many-codes')
  return left
}

/** A right code uses up nothing of the day. */
export async function giveTryBack({ db, member, now }: ProvingContext): Promise<void> {
  await db
    .updateTable('code_days')
    .set(({ eb }) => ({ tries: eb('tries', '-', 1) }))
    .where('member_id', '=', member.id)
    .where('day', '=', utcDayOf(now))
    .where('tries', '>', 0)
    .execute()
}

/** Mail proved who it is: the day's codes begin anew. */
export async function forgetCodeDays(db: Kysely<Tables>, memberId: bigint): Promise<void> {
  await db.deleteFrom('code_days').where('member_id', '=', memberId).execute()
}

/**
 * Finishes a login whose second factor is proven: the session opens everything from now on, in this
 * browser under a new cookie. Answers the auth value; throws `session-expired` when another proof
 * was first. Wants `context.db` to be a transaction.
 */
export async function promote(context: Context, { member, session }: Pending): Promise<string> {
  const { db, now } = context
  await lockMember(db, member.id)
  // The login before its session, as everything does that ends one.
  await db
    .updateTable('session_families')
    .set({ expires_at: new Date(now.getTime() + FAMILY_MS_MAX) })
    .where('member_id', '=', member.id)
    .where('id', '=', session.familyId)
    .execute()
  const own = db
    .updateTable('sessions')
    .where('member_id', '=', member.id)
    .where('id', '=', session.id)
  const claimed = await own
    .set({ is_pending: false })
    .where('is_pending', '=', true)
    .where('ended_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  // Only the first may renew the cookie: a second reply would shut out its own browser.
  if (!claimed) throw new Refused('session-expired')
  // While the browser's old cookie still says which pair it was.
  await forgiveTries(context, { memberId: member.id })
  const browserHash = await renewBrowser(context)
  const expires_at = new Date(now.getTime() + SESSION_MS_MAX)
  await own.set({ browser_hash: browserHash, active_at: now, proved_at: now, expires_at }).execute()
  const { familyId } = session
  const { auth } = await noteEntry(context, member, { familyId, browserHash })
  return auth
}
