/** How the house closes a stream: known to both sides while they run, so without a schema. */

/** Why the house closes a socket; the reason is the refusal's name, or `restart`. */
export const CLOSES = {
  /** The house stops or starts anew: come back, each at a moment of its own within `COME_BACK_MS`. */
  restart: 1012,
  busy: 1013,
  fault: 1011,
  'too-large': 1009,
  'bad-message': 4400,
  'session-over': 4401,
  'no-first-message': 4408,
  'too-many-messages': 4429,
  'too-many-sockets': 4430,
} as const

/** Over so long those who were sent away come back, each at a moment of its own. */
export const COME_BACK_MS = 5_000

const AGAIN_MS_MIN = 1_000
const AGAIN_MS_MAX = 30_000

/** Whoever reads `heartbeat` hears it so often, while the house and its database answer. */
export const HEARTBEAT_MS = 2_000
/** Without any for so long, nobody knows how anything goes on. */
export const SILENT_MS = 5_000

/**
 * How long a reader that lost its socket waits, in ms: after a restart somewhere in `COME_BACK_MS`,
 * otherwise longer after each try in vain. `chance`, 0 to 1, keeps pages from coming at the same moment.
 */
export function reconnectMs(code: number, tries: number, chance: number): number {
  if (code === CLOSES.restart) return COME_BACK_MS * chance
  const most = Math.min(AGAIN_MS_MAX, AGAIN_MS_MIN * 2 ** tries)
  return (most / 2) * (1 + chance)
}
