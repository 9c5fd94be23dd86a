/** How a session begins, goes on and ends in this browser. */
import type { Data } from '#contract/registry.ts'
import { auth } from '#web/state/auth.ts'
import { profileOf, type Profile } from '#web/state/profile.ts'
import { expirationAfter, uipOf, type StoredSession } from '#web/state/session.ts'
import { readStored, removeStored, writeStored } from '#web/state/stored.ts'
import { encrypted } from './encryption.ts'
import { askAgain, forgetMember } from './memory.ts'

export type LoginData = Data<'user/login'>

/** The session of a reply as it is stored and sent: nothing of uid, sid and uip stands there in plain. */
export async function sealedSession(data: LoginData): Promise<StoredSession> {
  const [uid, sid, uip] = await Promise.all(
    [data.uid, data.sid, uipOf(data.uip)].map((value) => encrypted(value)),
  )
  const lang = auth.getState().language.lang
  // Three in, three out.
  return { uid, sid, uip, gmt: data.gtm, lang } as StoredSession
}

/** Keeps what a login or a refresh answered, and its auth value as well hidden. */
export async function keepSession(data: LoginData, nowMs: number): Promise<void> {
  const user = await sealedSession(data)
  writeStored('bnwUserSession', JSON.stringify(user))
  writeStored('ridValue', String(data.rid))
  writeStored('expirationDate', String(expirationAfter(nowMs)))
  // Whoever had an auth value was already waited for; a visitor's lists were answered to a visitor.
  const wasVisitor = auth.getState().user === null && readStored('bnwUserAuth') === null
  if (data.auth !== undefined) writeStored('bnwUserAuth', await encrypted(data.auth))
  const known = auth.getState().userProfile
  if (wasVisitor) askAgain()
  auth.setState({ user, begunPause: null })
  keepProfile(profileOf({ ...known, uid: user.uid }))
}

export function keepProfile(profile: Profile): void {
  writeStored('bnwUserProfile', JSON.stringify(profile))
  auth.setState({ userProfile: profile })
}

/** Session and profile go, the auth value stays to be redeemed. */
export function dropSession(): void {
  removeStored('bnwUserSession', 'bnwUserProfile', 'expirationDate')
}

/** Everything of the member goes, here and in what the calls remember. */
export function clearMember(): void {
  const wasMember = auth.getState().user !== null || readStored('bnwUserAuth') !== null
  dropSession()
  removeStored('bnwUserAuth', 'ridValue')
  auth.setState({
    user: null,
    userProfile: null,
    otpStatus: false,
    checkDue: false,
  })
  if (!wasMember) return
  removeStored('supportDraft', 'supportTalk')
  forgetMember()
}
