import { endSession, sendAway } from '#web/call/consequences.ts'
import type { BegunPause } from '#web/parts/safer-play/begun-pause.ts'

/** A pause has ended every session, this one too: the way on is to log in to what stays open, and there it is said. */
export function leavePausing(begun: BegunPause): void {
  endSession('silent')
  sendAway('/login', begun)
}
