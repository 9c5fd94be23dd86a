import type { Data } from '#contract/registry.ts'

/** A slot as the lists give it. */
export type Slot = Data<'casino/games_list'>[number]
/** What of it a tile shows. */
export type TiledSlot = Pick<
  Slot,
  | 'gameID'
  | 'name'
  | 'providerID'
  | 'providerName'
  | 'image'
  | 'rtp'
  | 'jackpotRtp'
  | 'volatility'
  | 'isNew'
  | 'isFavorite'
>
export type Category = Data<'casino/category_list'>[number]

/** The letter on such a cover: the first of the name, in Turkish capitals. */
export function initialOf(name: string): string {
  const first = Array.from(name.trim())[0] ?? '?'
  return first.toLocaleUpperCase('tr-TR')
}
