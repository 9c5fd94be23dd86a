/** Turn and river out of 47 cards, and the dealer's two out of 45: so many ways a round of casino hold'em goes on from a flop. */
export const ENDINGS = ((47 * 46) / 2) * ((45 * 44) / 2)
