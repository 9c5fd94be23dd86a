import { createHash } from 'node:crypto'
import type { Kysely } from 'kysely'
import { Refused } from '#contract/refusals.ts'
import type { Input, Output } from '#contract/registry.ts'
import type { Member, MemberContext, Session } from '../../context.ts'
import type { Tables } from '../../database/tables.ts'
import { isPausing } from '../../protection/rules.ts'
import { endLogins } from './logins.ts'
import { MEMBER_COLUMNS } from '../profile/members.ts'

export const IDLE_MS_MAX = 60 * 60 * 1000
export const SESSION_MS_MAX = 24 * 60 * 60 * 1000
/** A login waits for its second factor only so long. */
export const PENDING_MS_MAX = 10 * 60 * 1000
/** Activity is written down at most this often. */
const ACTIVITY_STEP_MS = 30_000

export interface NewSession {
  memberId: bigint
  familyId: bigint
  sid: string
  browserHash: Buffer
  browser: string
  ip: string
  /** The country of that address. */
  place: string | null
  now: Date
  /** When the member last proved who they are; now, unless the session follows another. */
  provedAt?: Date
  /** Opens nothing until its second factor is proven. */
  isPending?: boolean
}

/** Secrets are stored hashed: whoever reads the table can open nothing with it. */
export function secretHash(secret: string): Buffer {
  return createHash('sha256').update(secret).digest()
}

/** A repeat with the same sid changes nothing: two tabs that refresh at once share one session. */
export async function openSession(db: Kysely<Tables>, session: NewSession): Promise<void> {
  await db
    .insertInto('sessions')
    .values({
      member_id: session.memberId,
      family_id: session.familyId,
      sid_hash: secretHash(session.sid),
      browser_hash: session.browserHash,
      browser: session.browser,
      ip: session.ip,
      created_at: session.now,
      active_at: session.now,
      expires_at: new Date(
        session.now.getTime() + (session.isPending ? PENDING_MS_MAX : SESSION_MS_MAX),
      ),
      ended_at: null,
      is_pending: session.isPending ?? false,
      proved_at: session.provedAt ?? session.now,
      place: session.place,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** What a caller shows: the two secrets of its session, and the browser it calls from. */
interface Shown {
  uid: string
  sid: string
  browserHash: Buffer | null
}

/** The open session that was shown and its member; null when it is over or another browser's. */
export async function findSession(
  db: Kysely<Tables>,
  { uid, sid, browserHash }: Shown,
  now: Date,
): Promise<{ member: Member; session: Session; isPending: boolean } | null> {
  if (!browserHash) return null
  const row = await db
    .selectFrom('members')
    .innerJoin('sessions', 'sessions.member_id', 'members.id')
    .select(MEMBER_COLUMNS)
    .select(['sessions.id as sessionId', 'sessions.family_id as familyId'])
    .select(['sessions.created_at as beganAt', 'sessions.active_at as activeAt'])
    .select(['sessions.expires_at as expiresAt', 'sessions.proved_at as provedAt'])
    .select('sessions.is_pending as isPending')
    .leftJoin('protections', 'protections.member_id', 'members.id')
    .select(['protections.pause', 'protections.paused_until as pausedUntil'])
    .where('members.uid', '=', uid)
    .where('members.is_active', '=', true)
    .where('sessions.sid_hash', '=', secretHash(sid))
    .where('sessions.browser_hash', '=', browserHash)
    .where('sessions.ended_at', 'is', null)
    .where('sessions.expires_at', '>', now)
    .where('sessions.active_at', '>', new Date(now.getTime() - IDLE_MS_MAX))
    .executeTakeFirst()
  if (!row) return null
  const { sessionId, familyId, beganAt, activeAt, expiresAt, provedAt, isPending, ...known } = row
  const { pause, pausedUntil: until, ...rest } = known
  const member = { ...rest, paused: until && isPausing({ pause, until }, now) ? { until } : null }
  const session = { id: sessionId, familyId, createdAt: beganAt, activeAt, expiresAt, provedAt }
  return { member, session, isPending }
}

/** The member did something: the hour of idleness begins anew. Never revives an ended session. */
export async function noteActivity(
  db: Kysely<Tables>,
  memberId: bigint,
  session: Pick<Session, 'id' | 'activeAt'>,
  now: Date,
): Promise<void> {
  if (now.getTime() - session.activeAt.getTime() < ACTIVITY_STEP_MS) return
  await db
    .updateTable('sessions')
    .set({ active_at: now })
    .where('member_id', '=', memberId)
    .where('id', '=', session.id)
    .where('ended_at', 'is', null)
    .where('active_at', '<', now)
    .execute()
}

/**
 * The last session of each login that still opens something: itself, or, once it is idle or over, the
 * next one by its auth value. Whoever left a device somewhere finds it here and ends it.
 */
function openSessions(db: Kysely<Tables>, memberId: bigint, now: Date) {
  return db
    .selectFrom('sessions')
    .innerJoin('session_families as login', (join) =>
      join
        .onRef('login.member_id', '=', 'sessions.member_id')
        .onRef('login.id', '=', 'sessions.family_id'),
    )
    .where('sessions.member_id', '=', memberId)
    .where('sessions.ended_at', 'is', null)
    .where('sessions.is_pending', '=', false)
    .where('login.ended_at', 'is', null)
    .where('login.expires_at', '>', now)
}

export async function listSessions(
  { db, member, session, now }: MemberContext,
  { limit, offset }: Input<'user/sessions'>,
): Promise<Output<'user/sessions'>> {
  const open = openSessions(db, member.id, now)
  const { total } = await open
    .select(({ fn }) => fn.countAll<bigint>().as('total'))
    .executeTakeFirstOrThrow()
  const rows = await open
    .select(['sessions.id', 'browser', 'ip', 'place', 'sessions.created_at', 'active_at'])
    .select('login.expires_at')
    .orderBy(({ eb }) => eb('sessions.id', '=', session.id), 'desc')
    .orderBy('active_at', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
  const data = rows.map((row) => ({
    sessionID: Number(row.id),
    current: row.id === session.id,
    browser: row.browser,
    uip: row.ip,
    place: row.place,
    startedAt: row.created_at.toISOString(),
    activeAt: row.active_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
  }))
  return { data, pagination: { limit, total: Number(total), offset } }
}

export async function revokeSession(
  context: MemberContext,
  { sessionID }: Input<'user/revoke_session'>,
): Promise<true> {
  const { db, member, now } = context
  const found = await db
    .selectFrom('sessions')
    .select('family_id')
    .where('member_id', '=', member.id)
    .where('id', '=', BigInt(sessionID))
    .where('ended_at', 'is', null)
    .executeTakeFirst()
  if (!found) throw new Refused('not-found')
  await endLogins(context, { memberId: member.id, family: found.family_id, now })
  return true
}

/** Answers how many of those that the member saw in the list are ended; what waits or idles goes along. */
export async function revokeOtherSessions(context: MemberContext): Promise<{ ended: number }> {
  const { db, member, session, now } = context
  const { ended } = await openSessions(db, member.id, now)
    .where('family_id', '!=', session.familyId)
    .select(({ fn }) => fn.countAll<bigint>().as('ended'))
    .executeTakeFirstOrThrow()
  await endLogins(context, { memberId: member.id, now, keepFamily: session.familyId })
  return { ended: Number(ended) }
}

/** Of a login that waits for its second factor too: whoever closes the question leaves nothing open. */
export async function logout(context: MemberContext): Promise<true> {
  const { member, session, now } = context
  await endLogins(context, { memberId: member.id, family: session.familyId, now })
  return true
}
