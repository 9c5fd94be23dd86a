import { defineWords } from '#web/words/words.ts'

/** What both lobbies say alike. What they call their games stands in `LobbyWords`. */
export const LOBBY_WORDS = defineWords({
  tr: {
    all: 'Tümü',
    searchShort: 'Aramak için lütfen en az 3 karakter girin.',
    clearSearch: 'Aramayı temizle',
    provider: 'Sağlayıcı',
    everyProvider: 'Tüm sağlayıcılar',
    hidden: (name: string) => `${name} (gizli)`,
    type: 'Tür',
    everyType: 'Tüm türler',
    categories: 'Kategoriler',
    nothing: 'Belirlediğiniz kriterlere göre sonuç bulunamadı.',
    nothingHint: 'Başka bir ad deneyin ya da filtreleri kaldırın.',
    more: 'Daha fazla göster',
    moreFailed: 'Devamı yüklenemedi.',
    unknownTitle: 'Bu liste bulunamadı',
    unknownText: 'Adres eksik ya da eski olabilir.',
  },
  en: {
    all: 'All',
    searchShort: 'Please enter at least 3 characters to search.',
    clearSearch: 'Clear the search',
    provider: 'Provider',
    everyProvider: 'All providers',
    hidden: (name) => `${name} (hidden)`,
    type: 'Type',
    everyType: 'All types',
    categories: 'Categories',
    nothing: 'No results found for what you chose.',
    nothingHint: 'Try another name, or take the filters away.',
    more: 'Show more',
    moreFailed: 'The rest could not be loaded.',
    unknownTitle: 'This list could not be found',
    unknownText: 'The address may be cut short or out of date.',
  },
})

/** What each lobby says in its own words; `T` are the types its games come in. */
export interface LobbyWords<T extends string> {
  title: string
  count: (count: string) => string
  search: string
  loading: string
  failed: string
  seeAll: string
  shown: (shown: string, total: string) => string
  types: Readonly<Record<T, string>>
}
