/** What there is to play, of every kind, and how it is shown. */
import type { GeneratedAlways } from 'kysely'
import type { GameKind, Section } from '#contract/games/game-kinds.ts'
import type { Default, Optional } from './column.ts'

export interface CatalogueCategoriesTable {
  id: number
  section: Section
  name: string
  position: number
}

export interface CatalogueProvidersTable {
  id: number
  name: string
  slug: string
  /** 1 shown, 2 hidden from all but testers. */
  status: Default<number>
}

export interface CatalogueGamesTable {
  id: GeneratedAlways<number>
  /** The database holds any short name; nothing but these is put there. */
  kind: GameKind
  name: string
  folded: string
  provider_id: number
  /** The game of the house's own that is behind the tile. A slot always has one. */
  game: Optional<string>
  /** The provider's number of the game that is played at a live table. */
  provider_game_id: Optional<number>
  /** Hundredths of a percent. A slot has it, as it has a volatility. */
  rtp: Optional<number>
  volatility: Optional<'low' | 'medium' | 'high'>
  types: Default<string[]>
  /** A slot's stakes are its published version's; every other kind has its own here. */
  min_stake: Optional<bigint>
  max_stake: Optional<bigint>
  /** Absolute, or a path of the site; empty where there is none. */
  image: Default<string>
  is_open: Default<boolean>
  popularity: Default<number>
  created_at: Default<Date>
  /** Where it is called otherwise in English, and the same folded. */
  name_en: Optional<string>
  folded_en: Optional<string>
}

export interface CatalogueCategoryGamesTable {
  category_id: number
  game_id: number
}

export interface FavouriteGamesTable {
  member_id: bigint
  game_id: number
  created_at: Default<Date>
}
