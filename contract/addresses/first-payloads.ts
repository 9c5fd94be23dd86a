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
/** What a member has marked. */
export const FAVOURITES = { favorites: true, limit: 100, offset: 0 } as const

/** Up to this many games stand as open books; of more, only each list's first is told whole. */
export const BOOKS_MAX = 4
export const PROMOTIONS = {} as const

/** Below the first view of home; tournaments as the wire has it, fifty from the first. */
export const TOURNAMENTS = { limit: 50, offset: 0 } as const
export const HOME_TABLES = { limit: 12, offset: 0 } as const
export const HOME_WINS = { limit: 5, order: 'latest' } as const
/** Of a day's matches, those that are still to begin. */
export const HOME_MATCHES = { coming: true, limit: 8 } as const
export const HOME_PROMOTIONS = { limit: 8, offset: 0 } as const

/** What the operator wrote for the foot of every page. */
export const SPECIAL_DATES = {} as const
export const FOOT_INFORMATION = ['DomainBilgi', 'SocialMediaLinks', 'bottomBarInfo'] as const

/** All virtual games: there are few. */
export const VIRTUAL_GAMES = { limit: 100 } as const

/** A day's matches of a sport: the most that one answer has, and more than a day of the demo. */
export const matchesOfDay = (day: string, sportID: number) => ({ day, sportID, limit: 100 })
/** The sport that /sport begins with: football. */
export const FIRST_SPORT = 1
/** Everything in play, and every sport that has matches. */
export const LIVE_MATCHES = {} as const
export const ALL_SPORTS = {} as const
