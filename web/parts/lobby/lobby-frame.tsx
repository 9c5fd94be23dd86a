import { useCallback, type ReactNode } from 'react'
import { useLocation, useNavigate, useNavigationType } from 'react-router'
import { useLang } from '#kit/text/language.ts'
import { formatNumber } from '#kit/text/number-format.ts'
import { Skeleton } from '#kit/feedback/skeleton.tsx'
import { placeNow } from '#web/state/current-location.ts'
import type { Filters, LobbyPlace } from '#contract/addresses/lobby.ts'
import { CategoryChips, ProviderSelect, TypeSelect } from './facets.tsx'
import styles from './lobby-frame.module.css'
import { SearchField } from './search-field.tsx'
import { chipsOf, gamesOf, type Category, type FacetRows, type Provider } from './shelf-facets.ts'
import { useKeptScroll } from './use-restored-scroll.ts'
import type { Pages } from './use-pages.ts'
import type { LobbyWords } from './words.ts'

type Fit<T extends string> = (filters: Filters<T>, chosen: Partial<Filters<T>>) => Filters<T>

interface LobbyFrameProps<T extends string> {
  filters: Filters<T>
  /** Where the lobby stands narrowed so. Always the same function. */
  address: (filters: Filters<T>) => string
  /** What narrows the lobby at a place; null where it is not. Always the same function. */
  filtersAt: (place: LobbyPlace) => Filters<T> | null
  words: LobbyWords<T>
  /** Named as the member reads them. */
  categories: FacetRows<Category>
  providers: FacetRows<Provider>
  types: readonly T[]
  pages: Pages<unknown>
  /** What stays of the filters beside the one that was chosen. Always the same function. */
  fit?: Fit<T>
  /** There is nothing at all that could be narrowed. */
  bare?: boolean
  /** What stands at its head in place of its own name and count: a search that found something, and nothing of it here. */
  instead?: { title: string; count: string } | null
  children: ReactNode
}

/** A lobby, of slots or of live tables: what it shows, what narrows it, and its list. */
export function LobbyFrame<T extends string>(props: LobbyFrameProps<T>) {
  const { filters, address, words, categories, providers, types, bare = false, fit } = props
  const show = useShow(props)
  const back = useBack()
  useKeptScroll(props.pages.rows !== null && !props.pages.isOld)
  const chips = chipsOf(categories, gamesOf(providers), filters.categoryID)
  return (
    <div className={styles['lobby']}>
      <LobbyHead {...props} />
      {!bare && (
        <div className={styles['tools']}>
          <SearchField
            value={filters.search}
            onSearch={show.search}
            label={words.search}
            back={back}
          />
          <ProviderSelect filters={filters} providers={providers} onChange={show.narrowed} />
          <TypeSelect
            filters={filters}
            types={types}
            names={words.types}
            onChange={show.narrowed}
          />
        </div>
      )}
      {!bare && (
        <CategoryChips
          filters={filters}
          categories={chips}
          address={(next) => address(fit?.(next, { categoryID: next.categoryID }) ?? next)}
          onChange={show.narrowed}
        />
      )}
      {props.children}
    </div>
  )
}

/** The visit that Back or Forward led to; null where the member went on by themselves. */
function useBack(): string | null {
  const { key } = useLocation()
  return useNavigationType() === 'POP' ? key : null
}

type ShowProps<T extends string> = Pick<
  LobbyFrameProps<T>,
  'filters' | 'address' | 'filtersAt' | 'fit'
>

/**
 * Going to other filters: a search rewrites the address in place, a choice makes a new one. Each
 * changes the address as it is by then, which may be ahead of what is drawn.
 */
function useShow<T extends string>({ filters, address, filtersAt, fit }: ShowProps<T>) {
  const navigate = useNavigate()
  const search = useCallback(
    (text: string) => {
      const now = filtersAt(placeNow())
      // Whoever has left the lobby meanwhile searches no more.
      if (now === null) return
      void navigate(address({ ...now, search: text }), { replace: true, preventScrollReset: true })
    },
    [navigate, address, filtersAt],
  )
  const narrowed = (facet: Partial<Filters<T>>) => {
    const next = { ...(filtersAt(placeNow()) ?? filters), ...facet }
    void navigate(address(fit?.(next, facet) ?? next))
  }
  return { search, narrowed }
}

function LobbyHead<T extends string>(props: LobbyFrameProps<T>) {
  const { filters, words, categories, providers, pages, bare = false } = props
  const lang = useLang()
  const shelf =
    categories?.find(({ CategoryID }) => CategoryID === filters.categoryID)?.name ??
    providers?.find(({ providerID }) => providerID === filters.providerID)?.providerName ??
    (filters.type === null ? null : words.types[filters.type])
  const total = pages.isOld ? null : pages.total
  const { instead = null } = props
  const counted = instead?.count ?? (total === null ? null : words.count(formatNumber(total, lang)))
  return (
    <header className={styles['head']}>
      <title>{`${shelf === null ? '' : `${shelf} · `}${words.title} · Kasa`}</title>
      <h1>{instead?.title ?? shelf ?? words.title}</h1>
      {!bare && (
        <output className={styles['count']}>
          {counted}
          {counted === null && pages.error === null && (
            <Skeleton width={72} height={14} radius={6} />
          )}
        </output>
      )}
    </header>
  )
}
