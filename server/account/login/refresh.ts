import { Refused } from '#contract/refusals.ts'
import type { Data, Input } from '#contract/registry.ts'
import type { Context } from '../../context.ts'
import { readSecret } from '../../door/caller.ts'
import type { PauseKind } from '../../database/tables/protection.ts'
import { placeOf } from '../../place.ts'
import { pauseBegunAt } from '../../protection/rules.ts'
import { lockAuthValue, markUsed, saveAuthValue } from './auth-values.ts'
import { loginData } from './entering.ts'
import { memberById } from '../profile/members.ts'
import { endLogins, endSessions } from './logins.ts'
import { openSession } from './sessions.ts'

/** For this long a used auth value still gives its own browser the same successor. */
const GRACE_MS = 30_000

type Renewed = Data<'user/refresh_session'>
/** The login ended with the beginning of a pause, which still lasts: its browser is told. */
type Paused = { pause: PauseKind; until: string }

/**
 * Redeems an auth value. Its successors are derived from it, not stored: two tabs at once, or one
 * that lost the reply, are given the very same. Used again later, or elsewhere, it is a stolen copy:
 * then everything that grew from that login ends, which stays so although the call is refused.
 */
export async function refreshSession(
  context: Context,
  input: Input<'user/refresh_session'>,
): Promise<Renewed> {
  const { house, ip, now } = context
  const auth = await readSecret(house, input.auth, ip, now)
  const renewed = auth === null ? null : await redeem(context, auth)
  if (!renewed) throw new Refused('session-expired')
  if ('pause' in renewed) throw new Refused('session-expired', renewed)
  return renewed
}

async function redeem(context: Context, auth: string): Promise<Renewed | Paused | null> {
  const uid = auth.split('.')[0] ?? ''
  return context.db.transaction().execute(async (db) => {
    const { now, browser } = context
    const value = await lockAuthValue(db, uid, auth)
    if (!value) return null
    const isItsBrowser = browser.hash?.equals(value.browserHash) ?? false
    if (value.endedAt)
      return isItsBrowser ? pauseBegunAt(db, value.memberId, value.endedAt, now) : null
    if (value.expiresAt <= now) return null
    const { usedAt, memberId, familyId } = value
    const isInGrace = usedAt !== null && now.getTime() - usedAt.getTime() <= GRACE_MS
    if (usedAt !== null && !(isItsBrowser && isInGrace)) {
      await endLogins({ ...context, db }, { memberId, family: familyId, now })
      return null
    }
    if (!isItsBrowser) return null
    if (usedAt === null) {
      if (!context.house.limits.allows('refreshesOfMemberInDay', String(memberId), now))
        throw new Refused('too-many-calls')
      await markUsed(db, memberId, auth, now)
      await endSessions({ ...context, db }, { memberId, family: familyId, now })
    }
    return succeed({ ...context, db }, value, await newestOf(context, db, uid, auth), uid)
  })
}

/** The last value of the chain that was used: a tab that slept over two rotations follows both. */
async function newestOf(
  { house }: Context,
  db: Context['db'],
  uid: string,
  used: string,
): Promise<string> {
  for (let newest = used; ;) {
    const next = successorOf(house, uid, newest)
    const value = await lockAuthValue(db, uid, next)
    if (!value || value.usedAt === null) return newest
    newest = next
  }
}

function successorOf({ keys }: Context['house'], uid: string, auth: string): string {
  return `${uid}.${keys.derive('auth after auth', auth)}`
}

async function succeed(
  context: Context,
  value: { memberId: bigint; familyId: bigint; browserHash: Buffer },
  auth: string,
  uid: string,
): Promise<Renewed | null> {
  const { db, house, browser, ip, now } = context
  const sid = house.keys.derive('sid after auth', auth)
  const next = successorOf(house, uid, auth)
  const member = await memberById(db, value.memberId)
  if (!member) return null
  const provedAt = await lastProofOf(db, value)
  const place = await placeOf(ip)
  await openSession(db, { ...value, sid, browser: browser.name, ip, place, provedAt, now })
  await saveAuthValue(db, { ...value, auth: next, now })
  return loginData({ ip }, member, { sid, auth: next, gasecret: '' })
}

/** Goes over to the session that follows: renewing one proves nothing anew. */
async function lastProofOf(
  db: Context['db'],
  { memberId, familyId }: { memberId: bigint; familyId: bigint },
): Promise<Date> {
  const { proved_at } = await db
    .selectFrom('sessions')
    .select('proved_at')
    .where('member_id', '=', memberId)
    .where('family_id', '=', familyId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  return proved_at
}
