/** How a match is played: two maps win it, so there are three at the most. */
import { setsFor } from '../sets/sets.ts'

export const MAPS_TO_WIN = 2
/** All maps that there can be, in their order; they have the names of sets. */
export const MAPS = setsFor(MAPS_TO_WIN)
