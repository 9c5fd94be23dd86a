/**
 * The figures of the crash games, and the curve that they climb: all that a page needs to draw it by itself. Multipliers are
 * hundredths, times are whole milliseconds from take-off.
 */

export interface CrashRules {
  /** What a stake returns on average, in thousandths, whatever its target. */
  readonly permille: number
  /** The multiplier at which a flight ends whatever was drawn. */
  readonly capHundredths: number
  /** May half of a bet be cashed out once? */
  readonly half: boolean
}

/** The crash games of the house, by their tables. */
export const CRASH_GAMES = {
  zeplin: { permille: 970, capHundredths: 1_000_000, half: false },
  spaceman: { permille: 965, capHundredths: 500_000, half: true },
} as const satisfies Readonly<Record<string, CrashRules>>

/** Per millisecond. */
export const GROWTH = 0.000_06
/** The first multiplier that a bet can be cashed out at. */
export const FIRST_HUNDREDTHS = 101
/** At how many places a member may bet on one flight. */
export const SPOTS = ['1', '2'] as const
export type CrashSpot = (typeof SPOTS)[number]

/** The multiplier after so long, rounded down. */
export const multiplierAt = (ms: number): number =>
  ms <= 0 ? 100 : Math.floor(Math.exp(GROWTH * ms) * 100)

/** The first whole millisecond at which the multiplier is as high as this. */
export function msUntil(hundredths: number): number {
  let ms = Math.max(0, Math.ceil(Math.log(hundredths / 100) / GROWTH) - 1)
  while (multiplierAt(ms) < hundredths) ms += 1
  while (ms > 0 && multiplierAt(ms - 1) >= hundredths) ms -= 1
  return ms
}
