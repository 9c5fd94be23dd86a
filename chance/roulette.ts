/** Which pocket the ball falls into: one number below 37, and the number that is drawn is the pocket's own. */

/** How many numbers a pocket is drawn from. */
export const POCKETS_DRAWN = 37n

/** The pocket of a drawn number: 0 is zero, 1 … 36 are themselves, whatever their places on the wheel. */
export function pocketOf(drawn: bigint): number {
  if (drawn < 0n || drawn >= POCKETS_DRAWN) throw new RangeError('no number below 37')
  return Number(drawn)
}
