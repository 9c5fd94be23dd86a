/** What answers do to the site beyond their own call. Where they lead is told by whoever owns the routes. */
import { auth } from '#web/state/auth.ts'
import { isUnderMaintenance, opensAnyway } from '#web/state/maintenance.ts'
import { readStored, removeStored, writeStored } from '#web/state/stored.ts'
import { clearMember } from './session.ts'
import { notifyLoggedOut, notifyMaintenance } from './notify.ts'

type GoTo = (path: string) => void

let goTo: GoTo = () => {}

export function whenSentAway(go: GoTo): void {
  goTo = go
}

/** For what ends a session without a screen that could lead anywhere. */
export const sendAway: GoTo = (path) => goTo(path)

/**
 * Ends the member's session here. `announced`: with the logged-out notice. `silent`: the answer's own
 * message is all they hear. `no-access`: the page just asked for gives way to the no-access page.
 */
export function endSession(how: 'announced' | 'silent' | 'no-access'): void {
  const wasMember = auth.getState().user !== null
  clearMember()
  if (how === 'no-access') auth.setState({ noAccess: true })
  if (how !== 'silent' && wasMember) notifyLoggedOut()
}

/** What `maintenance/check_status` answered: true opens the site, false closes it. */
export function applyMaintenance(open: boolean): void {
  if (!open) enterMaintenance()
  else if (isUnderMaintenance()) leaveMaintenance()
}

/** The house is open again: calls go out once more. */
function leaveMaintenance(): void {
  isNotified = false
  removeStored('siteUnderMaintenance')
  auth.setState({ maintenance: false })
}

/** Once for this page, however many answers say it. */
let isNotified = false

/** Stores the flag once, says so once, and leads to the maintenance page. */
export function enterMaintenance(): void {
  if (readStored('siteUnderMaintenance') !== 'true') writeStored('siteUnderMaintenance', 'true')
  auth.setState({ maintenance: true })
  if (isNotified) return
  isNotified = true
  notifyMaintenance()
  if (!opensAnyway(globalThis.location?.pathname ?? '')) goTo('/maintenance')
}
