/** How long a board's lines are told for, each, in milliseconds: a long list goes faster. */
export function lineMs(lines: number): number {
  if (lines <= 1) return 900
  return Math.max(260, Math.min(800, Math.round(3600 / lines)))
}

/** The slowest a reel may tease before it lands, for a reveal's anticipation count. */
export function teaseMs(anticipation: number): number {
  return anticipation <= 0 ? 0 : 350 + Math.min(anticipation, 3) * 250
}
