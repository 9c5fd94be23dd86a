import { loadProfile } from '#web/call/profile.ts'
import { keepSession, clearMember } from '#web/call/session.ts'
import { send } from '#web/call/send.ts'
import { showToast } from '#kit/toast-queue.ts'
import { auth } from '#web/state/auth.ts'
import { readStored, removeStored } from '#web/state/stored.ts'
import { addressAfterLogin } from '#web/shell/guard.ts'
import { defineWords, wordsFor } from '#web/words/words.ts'

const WORDS = defineWords({
  tr: {
    loggedIn: (name: string) => `Hoş geldiniz, ${name}.`,
    loggedOut: 'Oturumunuz kapatıldı. Görüşmek üzere.',
  },
  en: {
    loggedIn: (name) => `Welcome, ${name}.`,
    loggedOut: 'You have been logged out. See you soon.',
  },
})

const words = () => wordsFor(WORDS, auth.getState().language.lang)

/** Logs in and answers where to go next. A refusal is thrown; it has already been told. */
export async function logIn(username: string, password: string): Promise<string> {
  const data = await send('user/login', { username, password }, { success: false })
  await keepSession(data, Date.now())
  // Only their names are missing without it, and they come with the next start-up.
  await loadProfile().catch(() => undefined)
  const name = auth.getState().userProfile?.firstname ?? ''
  showToast({ tone: 'positive', text: words().loggedIn(name) })
  const next = addressAfterLogin(readStored('returnUrl'))
  removeStored('returnUrl')
  return next
}

/** Logs out here even when the platform cannot be reached, and answers where to go next. */
export async function logOut(): Promise<string> {
  await send('user/logout', {}, { silent: true }).catch(() => undefined)
  clearMember()
  showToast({ tone: 'neutral', text: words().loggedOut })
  return auth.getState().maintenance ? '/maintenance' : '/'
}
