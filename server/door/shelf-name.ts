/** What the shelf at an address is called: the one category, provider or type that its path names. */
import { LIVE_TYPES } from '#contract/live-types.ts'
import { categoryName, LIVE_TYPE_NAMES, SLOT_TYPE_NAMES } from '#contract/shelf-names.ts'
import { SLOT_TYPES } from '#contract/slot-types.ts'
import type { Lang } from '../context.ts'
import { rowsOf, type FirstReply } from './first-data.ts'

const LISTS = {
  slot: { categories: 'casino/category_list', providers: 'casino/provider_list' },
  live: { categories: 'livecasino/category_list', providers: 'livecasino/provider_list' },
} as const

/** Null at any other address, and for a shelf that the lists in `data` do not name. */
export function shelfName(path: string, lang: Lang, data: readonly FirstReply[]): string | null {
  const [, root, facet, value] = path.split('/')
  if (root !== 'slot' && root !== 'live') return null
  if (facet === 'type') return typeName(root, value, lang)
  const id = Number(value)
  if (facet === 'category') {
    const rows = rowsOf<{ CategoryID: number; name: string }>(data, LISTS[root].categories)
    const category = rows?.find(({ CategoryID }) => CategoryID === id)
    return category ? categoryName(category, lang) : null
  }
  if (facet !== 'provider') return null
  const rows = rowsOf<{ providerID: number; providerName: string }>(data, LISTS[root].providers)
  return rows?.find(({ providerID }) => providerID === id)?.providerName ?? null
}

function typeName(root: 'slot' | 'live', value: string | undefined, lang: Lang): string | null {
  const slot = root === 'slot' && SLOT_TYPES.find((type) => type === value)
  if (slot) return SLOT_TYPE_NAMES[lang][slot]
  const live = root === 'live' && LIVE_TYPES.find((type) => type === value)
  return live ? LIVE_TYPE_NAMES[lang][live] : null
}
