/** The European wheel: one zero, thirty-seven pockets. Only what stands on it; nothing here draws. */

/** The pockets clockwise from zero. */
export const WHEEL: readonly number[] = [
  0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20, 14,
  31, 9, 22, 18, 29, 7, 28, 12, 35, 3, 26,
]

export const POCKETS = WHEEL.length

/** Where on the wheel a pocket is, in steps clockwise from zero. */
export const placeOf = (pocket: number): number => WHEEL.indexOf(pocket)

/** The pocket with so many to each side of it, clockwise. */
export function neighboursOf(pocket: number, each: number): number[] {
  const at = placeOf(pocket)
  const around = Array.from({ length: 2 * each + 1 }, (_, n) => at - each + n)
  return around.map((place) => WHEEL[(place + POCKETS) % POCKETS] ?? 0)
}
