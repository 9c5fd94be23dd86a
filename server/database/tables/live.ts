/** The live tables and how they are shown. */
import type { GeneratedAlways } from 'kysely'
import type { LiveType } from '#contract/live-types.ts'
import type { Default } from './column.ts'

export interface LiveCategoriesTable {
  id: number
  name: string
  position: number
}

export interface LiveProvidersTable {
  id: number
  name: string
  slug: string
  status: Default<number>
}

export interface LiveTablesTable {
  id: GeneratedAlways<number>
  game_id: number
  name: string
  folded: string
  category_id: number
  provider_id: number
  /** The database holds any text; nothing but these is put there. */
  type: LiveType
  min_stake: bigint
  max_stake: bigint
  image: Default<string>
  popularity: Default<number>
  is_open: Default<boolean>
  created_at: Default<Date>
}

export interface LiveFavouritesTable {
  member_id: bigint
  table_id: number
  created_at: Default<Date>
}
