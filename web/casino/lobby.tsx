import { useCallback } from 'react'
import { useNavigate, useParams, useSearchParams } from 'react-router'
import type { SlotType } from '#contract/slot-types.ts'
import { useLang } from '#kit/language.ts'
import { Skeleton } from '#kit/skeleton.tsx'
import { formatNumber } from '#kit/number-format.ts'
import { useCall } from '#web/call/use-call.ts'
import { CATEGORIES, PROVIDERS } from '#web/state/casino.ts'
import { useWords } from '#web/words/words.ts'
import { categoryName } from './category-names.ts'
import { chipsOf, FACETS_FRESH_MS, gamesOf, shelvesOf, typesOf } from './facets.ts'
import { GAMES_PAGE_LIMIT } from './game-pages.ts'
import { lobbyAddress, readFilters, type LobbyFilters } from './lobby-address.ts'
import { CategoryChips, ProviderSelect, TypeSelect } from './lobby-filters.tsx'
import { LobbyGames } from './lobby-games.tsx'
import styles from './lobby.module.css'
import { SearchField } from './search-field.tsx'
import type { Category, Provider } from './slot.ts'
import { UnknownShelf } from './unknown-shelf.tsx'
import { useGames } from './use-games.ts'
import { CASINO_WORDS } from './words.ts'

/** The slots, whole or narrowed: `/slot` and its category, type and provider addresses. */
export function LobbyScreen() {
  const { categoryID, providerID, type } = useParams()
  const [query] = useSearchParams()
  const filters = readFilters({ categoryID, providerID, type, query })
  return filters === null ? <UnknownShelf level={1} /> : <Lobby filters={filters} />
}

function Lobby({ filters }: { filters: LobbyFilters }) {
  const options = { silent: true, freshMs: FACETS_FRESH_MS }
  const categories = shelvesOf(useCall('casino/category_list', CATEGORIES, options).data)
  const providers = useCall('casino/provider_list', PROVIDERS, options).data?.data ?? null
  const types = useTypes(gamesOf(providers), filters.type)
  const games = useGames(filters)
  const show = useShow(filters)
  const total = games.isPlaceholderData ? null : (games.data?.pages[0]?.pagination.total ?? null)
  return (
    <div className={styles['lobby']}>
      <LobbyHead {...{ filters, categories, providers, total, failed: games.isError }} />
      <div className={styles['tools']}>
        <SearchField value={filters.search} onSearch={show.search} />
        <ProviderSelect filters={filters} providers={providers} onChange={show.filters} />
        <TypeSelect filters={filters} types={types} onChange={show.filters} />
      </div>
      <CategoryChips
        filters={filters}
        categories={chipsOf(categories, gamesOf(providers), filters.categoryID)}
      />
      <LobbyGames games={games} filters={filters} categories={categories} />
    </div>
  )
}

/** Which types to offer: where one page holds the whole house, those that its games have. */
function useTypes(total: number | null, chosen: SlotType | null): readonly SlotType[] {
  const whole = total !== null && total <= GAMES_PAGE_LIMIT
  const page = { limit: GAMES_PAGE_LIMIT, offset: 0 }
  const options = { silent: true, enabled: whole, freshMs: FACETS_FRESH_MS }
  const games = useCall('casino/games_list', page, options).data?.data
  return typesOf(whole ? (games ?? null) : null, chosen)
}

/** Going to other filters: a search rewrites the address in place, a choice makes a new one. */
function useShow(filters: LobbyFilters) {
  const navigate = useNavigate()
  const { categoryID, providerID, type } = filters
  const search = useCallback(
    (text: string) => {
      const address = lobbyAddress({ categoryID, providerID, type, search: text })
      void navigate(address, { replace: true, preventScrollReset: true })
    },
    [navigate, categoryID, providerID, type],
  )
  return { search, filters: (next: LobbyFilters) => void navigate(lobbyAddress(next)) }
}

interface HeadProps {
  filters: LobbyFilters
  categories: readonly Category[] | null
  providers: readonly Provider[] | null
  total: number | null
  failed: boolean
}

function LobbyHead({ filters, categories, providers, total, failed }: HeadProps) {
  const words = useWords(CASINO_WORDS)
  const lang = useLang()
  const category = categories?.find(({ CategoryID }) => CategoryID === filters.categoryID)
  const shelf =
    (category && categoryName(category, lang)) ??
    providers?.find(({ providerID }) => providerID === filters.providerID)?.providerName ??
    (filters.type === null ? null : words.types[filters.type])
  return (
    <header className={styles['head']}>
      <title>{`${shelf ?? words.slots} · Kasa`}</title>
      <h1>{shelf ?? words.slots}</h1>
      <output className={styles['count']}>
        {total !== null && words.games(formatNumber(total, lang))}
        {total === null && !failed && <Skeleton width={72} height={14} radius={6} />}
      </output>
    </header>
  )
}

/** An address of the lobby that cannot exist. */
