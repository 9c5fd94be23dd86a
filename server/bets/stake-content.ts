/**
 * What the entry of a stake says that it is on, the same from every room: the game, table or sport by its name, a space, and then its terms
 * in that room's own words. As expressions in SQL, so that the audit need not trust a function of the database that it audits.
 */

/** In SQL. */
export const contentInSql = (game: string, terms: string): string => `${game} || ' ' || ${terms}`

export const contentOf = (game: string, terms: string): string => `${game} ${terms}`

/** What a content in SQL is on; empty where a move has none. */
export const gameInContent = (content: string): string =>
  `split_part(coalesce(${content}, ''), ' ', 1)`
