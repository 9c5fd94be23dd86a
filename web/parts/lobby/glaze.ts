/** How many glazes there are for the covers of games and tables without a picture. */
export const GLAZES = 8

/**
 * The glaze of a cover: the same id always the same. The bits of the id are folded, so
 * that a shelf of every fourth game is not all of two colours.
 */
export const glazeOf = (id: number): number => (id ^ (id >> 3) ^ (id >> 6)) & (GLAZES - 1)
