/** The shelf at an address, the one category, provider or type that its path names: is it, and its name. */
import { GAME_FACETS, TABLE_FACETS } from '#contract/addresses/first-payloads.ts'
import { shelfOf } from '#contract/addresses/lobby.ts'
import { categoryName } from '#contract/games/category-names.ts'
import { LIVE_CATEGORY_IDS } from '#contract/games/live-categories.ts'
import { LIVE_TYPES } from '#contract/addresses/live-types.ts'
import { LIVE_TYPE_NAMES, SLOT_TYPE_NAMES } from '#contract/addresses/shelf-names.ts'
import { SLOT_TYPES } from '#contract/addresses/slot-types.ts'
import type { Lang } from '../context.ts'
import { rowsOf, type FirstReply } from './first-data.ts'

const LISTS = {
  slot: { categories: 'casino/category_list', providers: 'casino/provider_list' },
  live: { categories: 'livecasino/category_list', providers: 'livecasino/provider_list' },
} as const

interface Shelf {
  /** Null at any other address, and where the lists are not known. */
  name: string | null
  /** False only where its list is known to its end, and does not have it; of live providers, some of which are shown to few, never. */
  isThere: boolean
}

/** Given the lists in `data`, the answers that the page carries. */
export function shelfAt(path: string, lang: Lang, data: readonly FirstReply[]): Shelf {
  const shelf = shelfOf(path)
  if (shelf === null) return { name: null, isThere: true }
  const { facet, value } = shelf
  const root = shelf.root === '/slot' ? 'slot' : 'live'
  if (facet === 'type') return { name: typeName(root, value, lang), isThere: true }
  const names = namesOf(root, facet, lang, data)
  const name = names?.get(Number(value)) ?? null
  if (root === 'live' && (facet === 'provider' || LIVE_CATEGORY_IDS.includes(Number(value))))
    return { name, isThere: true }
  const { limit } = root === 'slot' ? GAME_FACETS : TABLE_FACETS
  const isWholeList = names !== null && names.size < limit
  return { name, isThere: name !== null || !isWholeList }
}

/** The names of all shelves of a facet, by id. */
function namesOf(
  root: 'slot' | 'live',
  facet: 'category' | 'provider' | null,
  lang: Lang,
  data: readonly FirstReply[],
): Map<number, string> | null {
  if (facet === 'category') {
    const rows = rowsOf<{ CategoryID: number; name: string }>(data, LISTS[root].categories)
    return rows && new Map(rows.map((row) => [row.CategoryID, categoryName(row, lang)]))
  }
  if (facet !== 'provider') return null
  const rows = rowsOf<{ providerID: number; providerName: string }>(data, LISTS[root].providers)
  return rows && new Map(rows.map((row) => [row.providerID, row.providerName]))
}

function typeName(root: 'slot' | 'live', value: string, lang: Lang): string | null {
  const slot = root === 'slot' && SLOT_TYPES.find((type) => type === value)
  if (slot) return SLOT_TYPE_NAMES[lang][slot]
  const live = root === 'live' && LIVE_TYPES.find((type) => type === value)
  return live ? LIVE_TYPE_NAMES[lang][live] : null
}
