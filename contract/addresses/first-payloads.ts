/**
 * What screens ask their first lists with: the browser asks so, and the server answers so with the page,
 * before it is asked. A payload that stood twice would only have to differ once to be asked for twice.
 */

/** Categories and providers, by which the games are narrowed. */
export const GAME_FACETS = { limit: 100, offset: 0 } as const
/** The same of the live tables. */
export const TABLE_FACETS = { limit: 150 } as const
/** The slides of the home page. */
export const SLIDERS = { limit: 7, offset: 0 } as const
export const JACKPOTS = {} as const
export const PROMOTIONS = {} as const
