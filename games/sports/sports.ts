/** The sports that there are. What the house keeps, settles, prices and shows of a match asks here for the rules of its sport. */
import { BASKETBALL } from './basketball/sport.ts'
import { ESPORT } from './esport/sport.ts'
import type { SportName } from './feed.ts'
import { FOOTBALL } from './football/sport.ts'
import type { Sport, SportRecord } from './sport.ts'
import { TENNIS } from './tennis/sport.ts'
import { VOLLEYBALL } from './volleyball/sport.ts'

/** By the names that a feed has for them. */
const SPORTS: Readonly<Record<SportName, Sport>> = {
  football: FOOTBALL,
  basketball: BASKETBALL,
  tennis: TENNIS,
  volleyball: VOLLEYBALL,
  esport: ESPORT,
}

/** In the order that they are shown. */
export const ALL_SPORTS: readonly Sport[] = Object.values(SPORTS)

export const sportNamed = (name: SportName): Sport => SPORTS[name]

/** The sport of a match. */
export const sportOf = ({ sport }: Pick<SportRecord, 'sport'>): Sport => SPORTS[sport ?? 'football']
