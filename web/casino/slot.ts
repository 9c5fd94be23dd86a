import type { Data } from '#contract/registry.ts'

/** A slot as the lists give it. */
export type Slot = Data<'casino/games_list'>[number]
export type Category = Data<'casino/category_list'>[number]
export type Provider = Data<'casino/provider_list'>[number]

/** How many glazes there are for the covers of games without a picture. */
export const GLAZES = 8

/**
 * The glaze of a game's cover: the same game always the same. The bits of the id are folded, so
 * that a shelf of every fourth game is not all of two colours.
 */
export const glazeOf = (gameID: number): number =>
  (gameID ^ (gameID >> 3) ^ (gameID >> 6)) & (GLAZES - 1)

/** The letter on such a cover: the first of the name, in Turkish capitals. */
export function initialOf(name: string): string {
  const first = Array.from(name.trim())[0] ?? '?'
  return first.toLocaleUpperCase('tr-TR')
}
