/** How often hours and days of matches look at the time. */
export const MATCH_LOOK_MS = 10_000
/** So many open coupons stand beside what is picked. */
export const IN_SLIP_MAX = 3
