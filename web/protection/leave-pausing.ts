import { endSession, sendAway } from '#web/call/consequences.ts'

/** A pause has ended every session, this one too: the way on is to log in to what stays open. */
export function leavePausing(): void {
  endSession('told')
  sendAway('/login')
}
