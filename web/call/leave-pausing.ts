/** Where a pause leads: every page of its member, in whatever tab. Apart from the other consequences, for it is seldom needed. */
import { hideToasts } from '#kit/feedback/toast-queue.ts'
import { auth } from '#web/state/auth.ts'
import { begunPauseIn, type BegunPause } from '#web/state/begun-pause.ts'
import { storedSession } from '#web/state/session.ts'
import { endSession, sendAway } from './consequences.ts'
import { notifyOtherTabsPaused } from './tabs.ts'

/**
 * A pause has ended every session of the member, this page's too: the way on is to log in to what stays open, and there
 * it is said. The other tabs of this browser are led there as well.
 */
export function leavePausing(begun: BegunPause): void {
  const sid = auth.getState().user?.sid ?? null
  // Before storage tells them that the session is over, without a reason.
  notifyOtherTabsPaused({ sid, begun })
  endForPause(begun)
}

/** The same in a tab that another one has told. */
export function followPause(sid: string | null, begun: BegunPause): void {
  const { user } = auth.getState()
  // Somebody else has come in meanwhile.
  if (user !== null && user.sid !== sid) return
  endForPause(begun)
}

let lastPause: string | undefined

/** Whoever hears of it twice, by an answer and by another tab, is led once. */
function endForPause(begun: BegunPause): void {
  const wasMember = auth.getState().user !== null
  endSession('silent')
  const pause = `${begun.pause} ${begun.until}`
  if (!wasMember && pause === lastPause) return
  lastPause = pause
  hideToasts(({ tone }) => tone === 'neutral')
  auth.setState({ restricted: true, begunPause: begun })
  sendAway('/login')
}

/** Does a refused auth value say that a pause ended its login? Unless somebody has logged in here meanwhile, the page is left. */
export function leaveIfPaused(refused: unknown): void {
  const begun = begunPauseIn(refused)
  if (begun !== null && storedSession() === null) leavePausing(begun)
}
