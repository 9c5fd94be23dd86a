import { sql } from 'kysely'
import type { Lang } from '../context.ts'

/** What `game` is called in a language: by its one name, where it has no other. */
export const shownName = (lang: Lang) =>
  lang === 'en' ? sql<string>`coalesce(game.name_en, game.name)` : sql<string>`game.name`
