/** The games and how they are shown. */
import type { GeneratedAlways } from 'kysely'
import type { Default } from './column.ts'

export interface CasinoCategoriesTable {
  id: number
  name: string
  position: number
}

export interface CasinoProvidersTable {
  id: number
  name: string
  slug: string
}

export interface CasinoGamesTable {
  id: GeneratedAlways<number>
  name: string
  folded: string
  provider_id: number
  game: string
  rtp: number
  volatility: 'low' | 'medium' | 'high'
  types: Default<string[]>
  is_open: Default<boolean>
  popularity: Default<number>
  created_at: Default<Date>
}

export interface CasinoCategoryGamesTable {
  category_id: number
  game_id: number
}

export interface CasinoFavouritesTable {
  member_id: bigint
  game_id: number
  created_at: Default<Date>
}

export interface GameVersionsTable {
  game: string
  version: string
  files: Record<string, string>
  registered_at: Default<Date>
}
