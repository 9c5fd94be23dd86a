import type { Kysely } from 'kysely'
import { Refused } from '#contract/refusals.ts'
import type { Data, Input } from '#contract/registry.ts'
import type { Context, Member } from '../context.ts'
import type { Tables } from '../database/tables.ts'
import { addressKey } from '../door/limits.ts'
import { newSecret, saveAuthValue } from './auth-values.ts'
import { findAccount } from './members.ts'
import { isRightPassword } from './passwords.ts'
import { endSessionsOfBrowser, openSession } from './sessions.ts'

/** A login may be renewed by its auth values for this long, then the password is asked again. */
const FAMILY_MS_MAX = 30 * 24 * 60 * 60 * 1000

/** Begins a session. Whatever is wrong, the answer and its time are the same. */
export async function login(
  context: Context,
  { username, password }: Input<'user/login'>,
): Promise<Data<'user/login'>> {
  const { house, ip, now, db } = context
  if (!house.limits.allows('loginsOfAddress', addressKey(ip), now))
    throw new Refused('too-many-calls')
  const account = await findAccount(db, username)
  const isRight = await isRightPassword(account?.passwordHash, password)
  if (!account || !isRight) throw new Refused('login-failed')
  if (!account.isActive) throw new Refused('account-inactive')
  // A second factor that nobody asks for yet must not be skipped: such an account stays closed.
  if (account.twoFactor !== 'none') throw new Refused('not-built')
  return db.transaction().execute((transaction) => begin({ ...context, db: transaction }, account))
}

async function begin(context: Context, member: Member): Promise<Data<'user/login'>> {
  const { db, browser, now, ip, house } = context
  if (browser.hash) await endSessionsOfBrowser(db, browser.hash, now)
  const browserHash = browser.renew()
  const familyId = await beginFamily(db, member.id, now)
  const sid = newSecret(house)
  const auth = `${member.uid}.${newSecret(house)}`
  const session = {
    memberId: member.id,
    familyId,
    sid,
    browserHash,
    browser: browser.name,
    ip,
    now,
  }
  await openSession(db, session)
  await saveAuthValue(db, { memberId: member.id, familyId, auth, browserHash, now })
  await db.updateTable('members').set({ lastlogin_at: now }).where('id', '=', member.id).execute()
  return loginData(context, member, { sid, auth })
}

async function beginFamily(db: Kysely<Tables>, memberId: bigint, now: Date): Promise<bigint> {
  const expires_at = new Date(now.getTime() + FAMILY_MS_MAX)
  const { id } = await db
    .insertInto('session_families')
    .values({ member_id: memberId, created_at: now, expires_at, ended_at: null })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Where the address of a caller is not known. */
const UNKNOWN_ADDRESS = '0.0.0.0'

export function loginData(
  { ip }: Pick<Context, 'ip'>,
  member: Member,
  secrets: { sid: string; auth: string },
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
    gasecret: '',
    ...secrets,
  }
}
