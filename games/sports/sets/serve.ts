/** Who wins a point, by who serves it: the one measure of sports that are played so. */
import type { Side } from '../match.ts'

/** The chance of each side to win a point that it serves. */
export type Rates = Readonly<Record<Side, number>>

/** No more and no less: a point can always be lost. */
export const serveChance = (rates: Rates, side: Side): number =>
  Math.min(Math.max(rates[side], 0.05), 0.95)

/** The chance of the home side to win a point that this side serves. */
export const homeChance = (rates: Rates, server: Side): number =>
  server === 'home' ? serveChance(rates, 'home') : 1 - serveChance(rates, 'away')

/** Who serves first, and how likely that is: where it was not told, either as likely as the other. */
export const servesOf = (server: Side | null): Readonly<Record<Side, number>> =>
  server === null
    ? { home: 0.5, away: 0.5 }
    : { home: Number(server === 'home'), away: Number(server === 'away') }
