/** What the open page notices of its member: that they are there, and what other tabs did. */
import { hideToasts } from '#kit/feedback/toast-queue.ts'
import { afterLogout, notifyInactive } from '#web/account/login/log-out.ts'
import { auth, HIDDEN_BALANCE, rememberedPlay } from '#web/state/auth.ts'
import { storedLanguage } from '#web/state/language.ts'
import { storedMode } from '#web/state/mode.ts'
import { modeState } from '#web/state/mode-state.ts'
import { storedProfile } from '#web/state/profile.ts'
import { storedSession } from '#web/state/session.ts'
import { readStored } from '#web/state/stored.ts'
import { applyMaintenance, sendAway } from '#web/call/consequences.ts'
import { followPause, leaveIfPaused } from '#web/call/leave-pausing.ts'
import { forgetMember } from '#web/call/memory.ts'
import { whenRefreshRefused } from '#web/call/refresh.ts'
import { watchOtherTabs } from '#web/call/tabs.ts'
import { notifyLoggedOut } from '#web/call/notify.ts'
import { noteActivity } from '#web/state/activity.ts'
import { watchInactivity } from './inactivity.ts'

const SIGNS = ['pointerdown', 'keydown', 'wheel', 'touchstart'] as const

export function watchMember(): void {
  watchInactivity()
  for (const sign of SIGNS)
    addEventListener(sign, () => noteActivity(Date.now()), { passive: true, capture: true })
  addEventListener('storage', ({ key }) => followOtherTab(key))
  whenRefreshRefused(leaveIfPaused)
  watchOtherTabs({ onInactive: followInactive, onPaused: followPause })
  // What another tab did before this one listened, and while this one lay behind others in its history.
  const catchUp = () => auth.setState(rememberedPlay(Date.now()))
  catchUp()
  addEventListener('pageshow', ({ persisted }) => persisted && catchUp())
  if (storedSession()?.sid !== auth.getState().user?.sid) followSession()
}

/** Another tab logged in or out, refreshed, or changed its taste: this one follows. */
function followOtherTab(key: string | null): void {
  if (key === null || key === 'bnwUserSession' || key === 'bnwUserAuth') followSession()
  if (key === 'bnwUserProfile') {
    const userProfile = storedProfile()
    if (userProfile !== null) auth.setState({ userProfile })
  }
  if (key === 'showBalance')
    auth.setState({ showBalance: readStored('showBalance') !== HIDDEN_BALANCE })
  if (key === null || key === 'playClosed' || key === 'pauseBegun')
    auth.setState(rememberedPlay(Date.now()))
  if (key === 'siteUnderMaintenance') applyMaintenance(readStored(key) !== 'true')
  if (key === 'bnwUserLang') auth.setState({ language: storedLanguage() })
  if (key === 'bnwUserMode') modeState.setState(storedMode())
}

/**
 * Another tab ended this session after an hour without a hand: nothing of the member stays on screen
 * here either, and whoever looks here first reads why.
 */
function followInactive(sid: string): void {
  const { user } = auth.getState()
  if (user !== null && user.sid !== sid) return
  auth.setState({ user: null, userProfile: null })
  if (user !== null) forgetMember()
  // Storage may have told first that the session is over, without a reason.
  hideToasts(({ tone }) => tone === 'neutral')
  notifyInactive()
  sendAway(afterLogout())
}

function followSession(): void {
  const user = storedSession()
  // A session that vanished while its auth value stayed is being refreshed over there.
  if (user === null && readStored('bnwUserAuth') !== null) return
  const isSomeoneElse = (auth.getState().user === null) !== (user === null)
  auth.setState({ user, userProfile: user === null ? null : storedProfile() })
  if (!isSomeoneElse) return
  forgetMember()
  if (user === null) notifyLoggedOut()
}
