const SECOND_MS = 1000

/** Time in the game as a clock reads it: `00:14:32`. Hours go on past a day. */
export function clockText(elapsedMs: number): string {
  const seconds = Math.max(0, Math.floor(elapsedMs / SECOND_MS))
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
  return parts.map((part) => String(part).padStart(2, '0')).join(':')
}

/** The same for machines and screen readers, as `<time datetime>` wants it: `PT14M32S`. */
export function clockDuration(elapsedMs: number): string {
  const seconds = Math.max(0, Math.floor(elapsedMs / SECOND_MS))
  return `PT${Math.floor(seconds / 3600)}H${Math.floor(seconds / 60) % 60}M${seconds % 60}S`
}

/** How long until the clock shows its next second, so that it never skips one. */
export function untilNextSecondMs(elapsedMs: number): number {
  const into = ((elapsedMs % SECOND_MS) + SECOND_MS) % SECOND_MS
  return SECOND_MS - into
}
