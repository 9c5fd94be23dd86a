/**
 * Where a flight of a crash game ends. The number of 52 bits is drawn by `floor.ts`; the house draws with this very code, and
 * a browser verifies with it.
 */

/** What a flight's end is drawn by; multipliers are hundredths. */
export interface PointRules {
  /** What a stake returns on average, in thousandths, whatever its target. */
  readonly permille: number
  /** The multiplier at which a flight ends whatever was drawn. */
  readonly capHundredths: number
}

/** How many numbers a flight's end is drawn from. */
export const DRAWN_FROM = 1n << 52n

/**
 * Where a flight ends, in hundredths: ⌊97·2^52/(2^52 − u)⌋ for a return of 97 %, 1.00 at least and the cap at most. A target x
 * is reached by the ⌊return·2^52/x⌋ largest u, so x times its chance is the return whatever x is.
 */
export function crashPoint(u: bigint, { permille, capHundredths }: PointRules): number {
  if (u < 0n || u >= DRAWN_FROM) throw new RangeError('no number of 52 bits')
  const drawn = (BigInt(permille) * DRAWN_FROM) / (10n * (DRAWN_FROM - u))
  if (drawn <= 100n) return 100
  return drawn >= BigInt(capHundredths) ? capHundredths : Number(drawn)
}

/** How many of all the numbers let a flight reach this multiplier: its chance, times 2^52. */
export function reaching(hundredths: number, { permille, capHundredths }: PointRules): bigint {
  if (hundredths > capHundredths) return 0n
  if (hundredths <= 100) return DRAWN_FROM
  return (BigInt(permille) * DRAWN_FROM) / (10n * BigInt(hundredths))
}
