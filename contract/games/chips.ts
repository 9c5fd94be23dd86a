const LIRA = 1_000_000

/** What the chips of a table are worth, in whole micro-lira: what is laid in chips is laid in these. */
export const CHIPS: readonly number[] = [5, 10, 25, 100, 500, 1_000, 5_000].map((n) => n * LIRA)
