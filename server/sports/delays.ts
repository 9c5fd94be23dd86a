/** So long a coupon with a pick in play, and a sale with a match in play, waits for whatever is under way on the field. */
export const ACCEPT_DELAY_MS = 5_000
/** So long after that, without a message of its match, it is refused. */
export const TOLD_WITHIN_MS = 10_000
