/** Two clocks of a house, its processes' and its database's, lie no further apart, in milliseconds. */
export const CLOCKS_MS_MAX = 1_000
