import type { Layer, SymbolLook } from './theme.ts'

/** One picture in the middle of its box. */
export const alone = (picture: string, size: number): Layer[] => [{ picture, x: 0.5, y: 0.5, size }]

/** A symbol that is one picture; `tint` colours the star behind it. */
export function pictured(picture: string, size = 0.76, tint?: string): SymbolLook {
  const layers = alone(picture, size)
  return tint === undefined ? { kind: 'picture', layers } : { kind: 'picture', layers, tint }
}

/** Cards show their own names. */
export const cards = (...letters: readonly string[]): Record<string, SymbolLook> =>
  Object.fromEntries(letters.map((letter) => [letter, { kind: 'letter', letter }]))
