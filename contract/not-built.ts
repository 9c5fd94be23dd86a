/**
 * The one list of calls that are described and not answered yet: each answers the refusal
 * `not-built` (code 501). Whoever builds one takes its line out here and adds one to
 * `server/answers.ts`; the compiler asks for the second when the first is gone.
 */
export const NOT_BUILT = [
  'livecasino/init_game',
  'virtualgames/init_game',
  'betframe/getCoupons',
  'betframe/sports',
  'betframe/events',
  'betframe/event',
  'betframe/place_coupon',
  'betframe/cashout',
  'protection/get',
  'protection/set_limit',
  'protection/time_out',
  'protection/self_exclude',
  'protection/reality_check',
] as const

export type NotBuilt = (typeof NOT_BUILT)[number]
