import { sql, type Selectable } from 'kysely'
import type { Context, Lang } from '../context.ts'
import type {
  ContentItemsTable,
  ContentKind,
  ContentWordsTable,
} from '../database/tables/content.ts'
import { plainText, safeHtml } from './safe-html.ts'
import { safeImage, safeLink } from '#contract/addresses/safe-address.ts'

export type Item = Selectable<ContentItemsTable>
export type Words = Selectable<ContentWordsTable>
export type ContentItem = Item & Words

type Asked = Pick<Context, 'db' | 'now'>

/** Everything of a kind that was not taken away, in the operator's order, in every language. */
function itemsOf({ db }: Pick<Context, 'db'>, kind: ContentKind) {
  return db
    .selectFrom('content_items as item')
    .innerJoin('content_words as words', 'words.item_id', 'item.id')
    .selectAll(['item', 'words'])
    .where('item.kind', '=', kind)
    .where('item.removed_at', 'is', null)
    .orderBy('item.position')
    .orderBy('item.id')
    .orderBy('words.lang', 'desc')
}

export type Query = ReturnType<typeof itemsOf>

/** Every item of a kind, shown or not. */
export const allItems = (context: Pick<Context, 'db'>, kind: ContentKind): Query =>
  itemsOf(context, kind)

/** Those that show now: active, and within their dates. */
export function visibleItems({ db, now }: Asked, kind: ContentKind): Query {
  return itemsOf({ db }, kind)
    .where('item.is_active', '=', true)
    .where((row) => row.or([row('starts_at', 'is', null), row('starts_at', '<=', now)]))
    .where((row) => row.or([row('ends_at', 'is', null), row('ends_at', '>', now)]))
}

/** In that language alone. */
export const inLanguage = (query: Query, lang: Lang): Query => query.where('words.lang', '=', lang)

/** In that language, and in Turkish what has no words in it. */
export function preferably(query: Query, lang: Lang): Query {
  return query.where((row) =>
    row.or([
      row('words.lang', '=', lang),
      sql<boolean>`words.lang = 'tr' and not exists(
        select 1 from content_words other where other.item_id = item.id and other.lang = ${lang})`,
    ]),
  )
}

/** How it is answered whether something shows. */
export const statusOf = ({ is_active }: Item): 'active' | 'passive' =>
  is_active ? 'active' : 'passive'

/** A row as it may leave: cleaned once more, whatever wrote it. */
export function clean(row: ContentItem): ContentItem {
  return {
    ...row,
    title: plainText(row.title),
    text: plainText(row.text),
    button: plainText(row.button),
    html: safeHtml(row.html),
    terms: safeHtml(row.terms),
    image: safeImage(row.image),
    link: safeLink(row.link),
  }
}

/** ISO 8601; kinds that the wire dates always have both in the table. */
export const moment = (date: Date | null): string => (date ?? new Date(0)).toISOString()
