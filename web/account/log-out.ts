/** How a session ends by the member's hand, or for want of one. Apart from how it begins: every page has this. */
import { showToast, UI_TOAST_MS } from '#kit/toast-queue.ts'
import { send } from '#web/call/send.ts'
import { clearMember } from '#web/call/session.ts'
import { tellOtherTabsInactive } from '#web/call/tabs.ts'
import { auth } from '#web/state/auth.ts'
import type { StoredSession } from '#web/state/session.ts'
import { defineWords, wordsFor } from '#web/words/words.ts'

const WORDS = defineWords({
  tr: {
    loggedOut: 'Oturumunuz kapatıldı. Görüşmek üzere.',
    inactive: 'Bir saattir işlem yapmadığınız için oturumunuz kapatıldı.',
  },
  en: {
    loggedOut: 'You have been logged out. See you soon.',
    inactive: 'You were logged out because nothing happened for an hour.',
  },
})

const words = () => wordsFor(WORDS, auth.getState().language.lang)

export async function logOut(): Promise<string> {
  await endHere()
  showToast({ tone: 'neutral', text: words().loggedOut, timeoutMs: UI_TOAST_MS })
  return afterLogout()
}

export async function logOutInactive({ sid }: StoredSession): Promise<string> {
  await endHere(() => tellOtherTabsInactive(sid))
  tellInactive()
  return afterLogout()
}

/** The notice stays: whoever was away is to find it. */
export function tellInactive(): void {
  showToast({ tone: 'neutral', text: words().inactive, timeoutMs: 0 })
}

/** Even when the platform cannot be reached. */
async function endHere(beforeCleared = () => {}): Promise<void> {
  await send('user/logout', {}, { silent: true }).catch(() => undefined)
  beforeCleared()
  clearMember()
}

/** Where a session leaves to when it is over. */
export function afterLogout(): string {
  return auth.getState().maintenance ? '/maintenance' : '/'
}
