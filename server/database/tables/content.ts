/** What the operator writes, and its words in each language. */
import type { GeneratedAlways } from 'kysely'
import type { Default, Optional } from './column.ts'

export type ContentKind =
  'slider' | 'promotion' | 'popup' | 'information' | 'special-date' | 'message'

export interface ContentItemsTable {
  id: GeneratedAlways<number>
  kind: ContentKind
  name: string
  is_active: Default<boolean>
  starts_at: Optional<Date>
  ends_at: Optional<Date>
  position: Default<number>
  page: Optional<'home' | 'slots' | 'live' | 'promotions'>
  place: Optional<'left' | 'right'>
  topic: Optional<string>
  image: Default<string>
  link: Default<string>
  is_own: Default<boolean>
  changed_at: Date
  removed_at: Optional<Date>
}

export interface ContentWordsTable {
  item_id: number
  lang: 'tr' | 'en'
  title: string
  text: Default<string>
  html: Default<string>
  terms: Default<string>
  button: Default<string>
}

export interface MessageReadsTable {
  member_id: bigint
  item_id: number
  read_at: Date
}
