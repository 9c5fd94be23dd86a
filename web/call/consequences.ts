/** What answers do to the site beyond their own call. Where they lead is told by whoever owns the routes. */
import { auth } from '#web/state/auth.ts'
import { removeStored, writeStored } from '#web/state/stored.ts'
import { clearMember } from './session.ts'
import { tellLoggedOut, tellMaintenance } from './tell.ts'

let goTo: (path: string) => void = () => {}

export function whenSentAway(go: (path: string) => void): void {
  goTo = go
}

/** For what ends a session without a screen that could lead anywhere. */
export const sendAway = (path: string): void => goTo(path)

/**
 * Ends the member's session here. `told`: with the logged-out notice. `silent`: the answer's own
 * message is all they hear. `no-access`: the page just asked for gives way to the no-access page.
 */
export function endSession(how: 'told' | 'silent' | 'no-access'): void {
  const wasMember = auth.getState().user !== null
  clearMember()
  if (how === 'no-access') auth.setState({ noAccess: true })
  if (how !== 'silent' && wasMember) tellLoggedOut()
}

/** The house is open again: calls go out once more. */
export function leaveMaintenance(): void {
  removeStored('siteUnderMaintenance')
  auth.setState({ maintenance: false })
}

/** Stores the flag once, says so, and leads to the maintenance page. */
export function enterMaintenance(): void {
  if (auth.getState().maintenance) return
  writeStored('siteUnderMaintenance', 'true')
  auth.setState({ maintenance: true })
  tellMaintenance()
  goTo('/maintenance')
}
