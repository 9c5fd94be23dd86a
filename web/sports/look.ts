/** How often hours and days of matches look at the time. */
export const MATCH_LOOK_MS = 10_000
