import { Refused } from '#contract/refusals.ts'
import type { Data } from '#contract/registry.ts'
import type { Context, Member } from '../../context.ts'
import { placeOf } from '../../place.ts'
import { joinConversation } from '../../support/rules.ts'
import { newSecret, saveAuthValue } from './auth-values.ts'
import { moveKnownBrowser, rememberBrowser } from './known-browsers.ts'
import { endLoginsOfBrowser } from './logins.ts'
import { lockMember } from '../profile/members.ts'
import { openSession } from './sessions.ts'

/** A login may be renewed by its auth values for this long, then the password is asked again. */
export const FAMILY_MS_MAX = 30 * 24 * 60 * 60 * 1000

/** A session's first moment, and what binds it. */
interface Opening {
  member: Member
  isPending: boolean
  /** How long its login may be renewed, or in waiting, how long it may wait. */
  familyMs: number
}

export interface Opened {
  sid: string
  familyId: bigint
  browserHash: Buffer
}

/**
 * Opens the session of a new login. The browser's cookie is a new one, so what it had open before
 * ends. Wants `context.db` to be a transaction.
 */
export async function openLogin(
  context: Context,
  { member, isPending, familyMs }: Opening,
): Promise<Opened> {
  const { db, browser, now, ip, house } = context
  if (!house.limits.allows('loginsOfMemberInDay', String(member.id), now))
    throw new Refused('too-many-calls')
  await lockMember(db, member.id)
  if (browser.hash) await endLoginsOfBrowser(context, browser.hash, now)
  const browserHash = await renewBrowser(context)
  const { id: familyId } = await db
    .insertInto('session_families')
    .values({
      member_id: member.id,
      created_at: now,
      expires_at: new Date(now.getTime() + familyMs),
      ended_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const sid = newSecret(house)
  await openSession(db, {
    memberId: member.id,
    familyId,
    sid,
    browserHash,
    browser: browser.name,
    ip,
    place: await placeOf(ip),
    now,
    isPending,
  })
  return { sid, familyId, browserHash }
}

/** Gives the browser a new cookie; who it is known to goes with it. */
export async function renewBrowser({ db, browser }: Context): Promise<Buffer> {
  const fresh = browser.renew()
  if (browser.hash) await moveKnownBrowser(db, browser.hash, fresh)
  return fresh
}

/** A login with all its proofs: the member is in. Wants `context.db` to be a transaction. */
export async function enter(context: Context, member: Member): Promise<Data<'user/login'>> {
  const opened = await openLogin(context, { member, isPending: false, familyMs: FAMILY_MS_MAX })
  const { auth, previousLoginAt } = await noteEntry(context, member, opened)
  const lastloginAt = previousLoginAt
  return loginData(context, { ...member, lastloginAt }, { sid: opened.sid, auth, gasecret: '' })
}

/** What belongs to every login that was finished: its auth value, its moment, its browser. */
export async function noteEntry(
  context: Context,
  member: Member,
  { familyId, browserHash }: Pick<Opened, 'familyId' | 'browserHash'>,
): Promise<{ auth: string; previousLoginAt: Date | null }> {
  const { db, house, ip, now, visitor } = context
  const auth = `${member.uid}.${newSecret(house)}`
  await saveAuthValue(db, { memberId: member.id, familyId, auth, browserHash, now })
  const { previous_login_at: previousLoginAt } = await db
    .updateTable('members')
    .set((eb) => ({ previous_login_at: eb.ref('lastlogin_at'), lastlogin_at: now }))
    .where('id', '=', member.id)
    .returning('previous_login_at')
    .executeTakeFirstOrThrow()
  await joinConversation(db, visitor.hash, member.id)
  const isFirstLogin = previousLoginAt === null
  const place = await placeOf(ip)
  await rememberBrowser(context, member, { browserHash, isFirstLogin, place })
  return { auth, previousLoginAt }
}

/** Where the address of a caller is not known. */
const UNKNOWN_ADDRESS = '0.0.0.0'

type Secrets = Pick<Data<'user/login'>, 'sid' | 'auth' | 'gasecret'>

export function loginData(
  { ip }: Pick<Context, 'ip'>,
  member: Member,
  secrets: Secrets,
): Data<'user/login'> {
  return {
    rid: member.rid,
    uid: member.uid,
    uip: ip || UNKNOWN_ADDRESS,
    // Turkey keeps one time all year round.
    gtm: '+03:00',
    language: member.language,
    username: member.username,
    lastlogin: member.lastloginAt?.toISOString() ?? null,
    ...secrets,
  }
}
