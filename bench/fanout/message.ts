/** What every broadcast holds: as much as a table's round, and of one length, so that bytes count them. */
export const PADDING = 'x'.repeat(400)

/** The present moment in ms, alike in every process of this machine. */
export const nowMs = (): number => performance.timeOrigin + performance.now()
