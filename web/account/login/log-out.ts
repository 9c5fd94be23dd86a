/** How a session ends by the member's hand, or for want of one. Apart from how it begins: every page has this. */
import { hideToast, showToast } from '#kit/feedback/toast-queue.ts'
import { endLater } from '#web/call/delayed-logout.ts'
import { CallRefused, send } from '#web/call/send.ts'
import { clearMember } from '#web/call/session.ts'
import { notifyOtherTabsInactive } from '#web/call/tabs.ts'
import { auth } from '#web/state/auth.ts'
import { storedSession, type StoredSession } from '#web/state/session.ts'
import { defineWords, inEach } from '#web/words/words.ts'

const WORDS = defineWords({
  tr: {
    loggedOut: 'Oturumunuz kapatıldı. Görüşmek üzere.',
    unheard:
      'Bu tarayıcıdan çıktınız. Bize ulaşılamadığı için oturumunuz bizde henüz açık: bağlantı gelince, bu sayfayı kapatırsanız en geç bir saat içinde kapanır.',
    inactive: 'Bir saattir işlem yapmadığınız için oturumunuz kapatıldı.',
  },
  en: {
    loggedOut: 'You have been logged out. See you soon.',
    unheard:
      'You are logged out in this browser. We could not be reached, so your session is still open with us: it ends once the connection is back or, if you close this page, within an hour.',
    inactive: 'You were logged out because nothing happened for an hour.',
  },
})

export async function logOut(): Promise<string> {
  const open = await endHere()
  if (open === null) notifySessionEnded()
  else void endSilently(open)
  return afterLogout()
}

const notifySessionEnded = () =>
  showToast({ tone: 'neutral', text: inEach(WORDS, ({ loggedOut }) => loggedOut) })

/** The notice stays until the session is over in the house, too. */
async function endSilently(session: StoredSession): Promise<void> {
  const text = inEach(WORDS, ({ unheard }) => unheard)
  const notice = showToast({ tone: 'neutral', text, timeoutMs: 0 })
  if (!(await endLater(session))) return
  hideToast(notice)
  notifySessionEnded()
}

export async function logOutInactive({ sid }: StoredSession): Promise<string> {
  const open = await endHere(() => notifyOtherTabsInactive(sid))
  if (open !== null) void endLater(open)
  notifyInactive()
  return afterLogout()
}

/** The notice stays: whoever was away is to find it. */
export function notifyInactive(): void {
  showToast({ tone: 'neutral', text: inEach(WORDS, ({ inactive }) => inactive), timeoutMs: 0 })
}

/** Even when the platform cannot be reached; answers the session that is still open there then. */
async function endHere(beforeCleared = () => {}): Promise<StoredSession | null> {
  const closed = send('user/logout', {}, { silent: true }).then(
    () => null,
    (error: unknown) => (error instanceof CallRefused ? null : storedSession()),
  )
  const open = await Promise.race([closed, unanswered()])
  beforeCleared()
  clearMember()
  return open
}

/** A line that says nothing for so long is as good as none: whoever leaves is not kept waiting. */
const ANSWER_MS = 5_000
const unanswered = (): Promise<StoredSession | null> =>
  new Promise((done) => setTimeout(() => done(storedSession()), ANSWER_MS))

/** Where a session leaves to when it is over. */
export function afterLogout(): string {
  return auth.getState().maintenance ? '/maintenance' : '/'
}
