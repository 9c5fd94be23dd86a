import { warmPublicKey } from '#web/call/encryption.ts'
import type { LoginData } from '#web/call/session.ts'
import { loadProfile } from '#web/call/profile.ts'
import { keepSession, sealedSession } from '#web/call/session.ts'
import { send } from '#web/call/send.ts'
import { showToast } from '#kit/feedback/toast-queue.ts'
import { auth as state } from '#web/state/auth.ts'
import type { StoredSession } from '#web/state/session.ts'
import { readStored, removeStored, writeStored } from '#web/state/stored.ts'
import { addressAfterLogin } from './address-after-login.ts'
import { loadRestriction } from '#web/parts/safer-play/play-closed.ts'
import { dayAndTime } from '#web/words/moment.ts'
import { defineWords, wordsFor } from '#web/words/words.ts'
import { showPasskey, type PasskeyShown } from '#web/account/security/passkey.ts'
import { secondFactorOf, type Factor } from '#web/account/security/two-factor-rules.ts'

const WORDS = defineWords({
  tr: {
    loggedIn: (name: string) => `Hoş geldiniz, ${name}.`,
    before: (at: string) => `Önceki girişiniz: ${at}`,
  },
  en: {
    loggedIn: (name) => `Welcome, ${name}.`,
    before: (at) => `Your previous login: ${at}`,
  },
})

const words = () => wordsFor(WORDS, state.getState().language.lang)

/** A login with the right password that still owes its second factor. Lives in this page only. */
export interface PendingLogin {
  factor: Factor
  data: LoginData
  /** Sent with every proof; never stored. */
  session: StoredSession
}

/** Where a login led: to an address, or to the question for a second factor. */
export type LoginOutcome = { next: string } | { pending: PendingLogin }

/** Has the key at hand before the member presses the log-in button. */
export const prepareLogin = (): void => void warmPublicKey().catch(() => undefined)

/** Logs in. A refusal is thrown; it has already been told. */
export async function logIn(username: string, password: string): Promise<LoginOutcome> {
  const data = await send('user/login', { username, password }, { success: false })
  const factor = secondFactorOf(data.gasecret)
  if (factor === null) return { next: await enter(data) }
  return { pending: { factor, data, session: await sealedSession(data) } }
}

/** By a passkey alone, which is both factors in one; null when the member would not show one. */
export async function logInByPasskey(): Promise<LoginOutcome | null> {
  const response = await showPasskey(await send('user/passkey_ask', {}, { silent: true }))
  return response === null ? null : logInByShown(response)
}

/** The same by a passkey that the member picked where the browser offered it. */
export async function logInByShown(response: PasskeyShown): Promise<LoginOutcome> {
  const data = await send('user/passkey_login', { response }, { success: false })
  return { next: await enter(data) }
}

/** The second factor was right: only now anything of the session is kept. */
export const finishLogin = ({ data }: PendingLogin, auth: string | undefined): Promise<string> =>
  enter(auth === undefined ? data : { ...data, auth })

/** The member would not give the second factor: what waited for it ends, here and in the house. */
export function cancelLogin({ session }: PendingLogin): void {
  // Lost on its way, it ends by itself in a few minutes.
  void send('user/logout', {}, { silent: true, session }).catch(() => undefined)
}

/** Keeps the session, greets the member, and answers where to go next. */
export async function enter(data: LoginData): Promise<string> {
  // Whatever was done before, somebody is here now: their hour begins.
  writeStored('userActivityStartTime', String(Date.now()))
  await keepSession(data, Date.now())
  // Only their names are missing without the one, and they come with the next start-up; the frame asks for the other again.
  await Promise.allSettled([loadProfile(), loadRestriction()])
  greet(data.lastlogin)
  const next = addressAfterLogin(readStored('returnUrl'))
  removeStored('returnUrl')
  return next
}

/** With the time of the login before, so that one which was not theirs catches the eye. */
function greet(previousLogin: string | null): void {
  const { userProfile, language } = state.getState()
  const hello = words().loggedIn(userProfile?.firstname ?? '')
  const before =
    previousLogin === null ? '' : ` ${words().before(dayAndTime(previousLogin, language.lang))}`
  showToast({ tone: 'positive', text: `${hello}${before}` })
}
