/**
 * The one list of calls that are described and not answered yet: each answers the refusal
 * `not-built` (code 501). Whoever builds one takes its line out here and adds one to
 * `server/answers.ts`; the compiler asks for the second when the first is gone.
 */
export const NOT_BUILT = [] as const

export type NotBuilt = (typeof NOT_BUILT)[number]
