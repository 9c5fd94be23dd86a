/** What a member may choose from on the page of their limits. Plain lists: the site takes them without a schema. */

export const LIMIT_KINDS = ['deposit', 'loss', 'stake', 'session'] as const
export const LIMIT_PERIODS = ['day', 'week', 'month'] as const
/** The most that a limit may be, in lira; of minutes no more than its period has. */
export const LIMIT_MAX = 100_000_000
/** How long the window of a limit lasts. */
export const PERIOD_HOURS = { day: 24, week: 168, month: 720 } as const
export const TIME_OUTS = ['1d', '1w', '1m', '2m', '3m'] as const
export const EXCLUSIONS = ['6m', '1y', '5y'] as const
/** Minutes between two reality checks. */
export const CHECK_MINUTES = [15, 30, 60, 120] as const
