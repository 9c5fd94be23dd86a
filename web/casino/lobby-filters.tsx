import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { SLOT_TYPES, type SlotType } from '#contract/slot-types.ts'
import { Icon } from '#kit/icon.tsx'
import { useLang } from '#kit/language.ts'
import { Skeleton } from '#kit/skeleton.tsx'
import { formatNumber } from '#kit/number-format.ts'
import { useWords } from '#web/words/words.ts'
import { categoryName } from './category-names.ts'
import { lobbyAddress, type LobbyFilters } from './lobby-address.ts'
import styles from './lobby-filters.module.css'
import type { Category, Provider } from './slot.ts'
import { CASINO_WORDS } from './words.ts'

/** The categories as a row of chips; each is a link, so it opens in a tab of its own too. */
export function CategoryChips(props: {
  categories: readonly Category[] | null
  filters: LobbyFilters
}) {
  const words = useWords(CASINO_WORDS)
  const lang = useLang()
  const { categories, filters } = props
  if (categories?.length === 0) return null
  return (
    <nav aria-label={words.categories} className={styles['chips']}>
      <Chip to={lobbyAddress({ ...filters, categoryID: null })} on={filters.categoryID === null}>
        {words.all}
      </Chip>
      {categories === null
        ? [96, 72, 88, 104, 80, 92, 76].map((width) => (
            <Skeleton key={width} width={width} height={40} radius="full" />
          ))
        : categories.map((category) => (
            <Chip
              key={category.CategoryID}
              to={lobbyAddress({ ...filters, categoryID: category.CategoryID })}
              on={filters.categoryID === category.CategoryID}
              count={category.items}
            >
              {categoryName(category, lang)}
            </Chip>
          ))}
    </nav>
  )
}

function Chip(props: { to: string; on: boolean; count?: number; children: ReactNode }) {
  const lang = useLang()
  return (
    <Link to={props.to} className={styles['chip']} aria-current={props.on ? 'page' : undefined}>
      {props.children}
      {props.count !== undefined && <small>{formatNumber(props.count, lang)}</small>}
    </Link>
  )
}

interface FacetProps {
  filters: LobbyFilters
  onChange: (filters: LobbyFilters) => void
}

export function ProviderSelect(props: FacetProps & { providers: readonly Provider[] | null }) {
  const words = useWords(CASINO_WORDS)
  const { filters, providers, onChange } = props
  return (
    <FacetSelect
      label={words.provider}
      value={filters.providerID === null ? '' : String(filters.providerID)}
      onChange={(value) =>
        onChange({ ...filters, providerID: value === '' ? null : Number(value) })
      }
    >
      <option value="">{words.everyProvider}</option>
      {providers?.map(({ providerID, providerName }) => (
        <option key={providerID} value={providerID}>
          {providerName}
        </option>
      ))}
    </FacetSelect>
  )
}

export function TypeSelect(props: FacetProps & { types: readonly SlotType[] }) {
  const { filters, types, onChange } = props
  const words = useWords(CASINO_WORDS)
  return (
    <FacetSelect
      label={words.type}
      value={filters.type ?? ''}
      onChange={(value) =>
        onChange({ ...filters, type: SLOT_TYPES.find((type) => type === value) ?? null })
      }
    >
      <option value="">{words.everyType}</option>
      {types.map((type) => (
        <option key={type} value={type}>
          {words.types[type]}
        </option>
      ))}
    </FacetSelect>
  )
}

function FacetSelect(props: {
  label: string
  value: string
  onChange: (value: string) => void
  children: ReactNode
}) {
  return (
    <label className={styles['facet']} data-on={props.value !== ''}>
      <span className="heard-only">{props.label}</span>
      <select value={props.value} onChange={(event) => props.onChange(event.target.value)}>
        {props.children}
      </select>
      <Icon name="chevron-down" size={16} />
    </label>
  )
}
