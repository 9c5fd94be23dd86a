/** How long a coupon with a pick in play, and a sale with a match in play, waits: as long as the slowest of its sports. */
import type { SportRecord } from '#games/sports/sport.ts'
import { ALL_SPORTS, sportOf } from '#games/sports/sports.ts'

/** Of a match that is played. */
export const acceptDelayOf = (record: Pick<SportRecord, 'sport'>): number =>
  sportOf(record).acceptDelayMs

/** Of legs, each with its own, which is 0 where it is not in play. */
export const longestDelay = (legs: readonly { readonly delayMs: number }[]): number =>
  Math.max(0, ...legs.map(({ delayMs }) => delayMs))

/** Of an event `e`, in milliseconds. */
export const DELAY_OF_E = `case coalesce(e.record ->> 'sport', 'football')
  ${ALL_SPORTS.map(({ name, acceptDelayMs }) => `when '${name}' then ${acceptDelayMs}`).join(' ')} end`

/** So long after that, without a message of its match, it is refused. */
export const MESSAGE_WITHIN_MS = 10_000
