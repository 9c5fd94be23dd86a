import { chipClass } from '#kit/controls/chip.tsx'
import type { MouseEvent, ReactNode } from 'react'
import { Link } from 'react-router'
import { Icon } from '#kit/art/icon.tsx'
import { useLang } from '#kit/text/language.ts'
import { formatNumber } from '#kit/text/number-format.ts'
import { Skeleton } from '#kit/feedback/skeleton.tsx'
import { useWords } from '#web/words/words.ts'
import type { Filters } from '#contract/addresses/lobby.ts'
import styles from './facets.module.css'
import type { Category, FacetRows, Provider } from './shelf-facets.ts'
import { isPlainPress } from './tile-link.tsx'
import { LOBBY_WORDS } from './words.ts'

interface ChipsProps<T extends string> {
  /** Named as the member reads them. */
  categories: FacetRows<Category>
  filters: Filters<T>
  address: (filters: Filters<T>) => string
  onChange: (facet: Pick<Filters<T>, 'categoryID'>) => void
}

/** The categories as a row of chips; each is a link, so it opens in a tab of its own too. */
export function CategoryChips<T extends string>(props: ChipsProps<T>) {
  const words = useWords(LOBBY_WORDS)
  const { categories, filters, address, onChange } = props
  if (categories === undefined || categories?.length === 0) return null
  // The house counts its shelves whole, not what else was chosen leaves of them.
  const isCounted =
    filters.providerID === null && filters.type === null && filters.search.trim() === ''
  const chip = (categoryID: number | null) => ({
    to: address({ ...filters, categoryID }),
    on: filters.categoryID === categoryID,
    onPress: () => onChange({ categoryID }),
  })
  return (
    <nav aria-label={words.categories} className={styles['chips']}>
      <Chip {...chip(null)}>{words.all}</Chip>
      {categories === null
        ? [96, 72, 88, 104, 80, 92, 76].map((width) => (
            <Skeleton key={width} width={width} height={40} radius="full" />
          ))
        : categories.map(({ CategoryID: categoryID, name, items }) => (
            <Chip key={categoryID} {...chip(categoryID)} count={isCounted ? items : null}>
              {name}
            </Chip>
          ))}
    </nav>
  )
}

interface ChipProps {
  to: string
  on: boolean
  onPress: () => void
  count?: number | null
  children: ReactNode
}

function Chip(props: ChipProps) {
  const lang = useLang()
  const press = (event: MouseEvent) => {
    if (!isPlainPress(event)) return
    event.preventDefault()
    props.onPress()
  }
  return (
    <Link
      to={props.to}
      className={chipClass()}
      aria-current={props.on ? 'page' : undefined}
      onClick={press}
    >
      {props.children}
      {typeof props.count === 'number' && <small>{formatNumber(props.count, lang)}</small>}
    </Link>
  )
}

interface FacetProps<T extends string> {
  filters: Filters<T>
  onChange: (facet: Partial<Filters<T>>) => void
}

const HIDDEN = 2

export function ProviderSelect<T extends string>(
  props: FacetProps<T> & { providers: FacetRows<Provider> },
) {
  const words = useWords(LOBBY_WORDS)
  const { filters, providers, onChange } = props
  if (providers === undefined) return null
  return (
    <FacetSelect
      label={words.provider}
      value={filters.providerID === null ? '' : String(filters.providerID)}
      onChange={(value) => onChange({ providerID: value === '' ? null : Number(value) })}
    >
      <option value="">{words.everyProvider}</option>
      {providers?.map(({ providerID, providerName, status }) => (
        <option key={providerID} value={providerID}>
          {status === HIDDEN ? words.hidden(providerName) : providerName}
        </option>
      ))}
    </FacetSelect>
  )
}

export function TypeSelect<T extends string>(
  props: FacetProps<T> & { types: readonly T[]; names: Readonly<Record<T, string>> },
) {
  const { filters, types, names, onChange } = props
  const words = useWords(LOBBY_WORDS)
  return (
    <FacetSelect
      label={words.type}
      value={filters.type ?? ''}
      onChange={(value) => onChange({ type: types.find((type) => type === value) ?? null })}
    >
      <option value="">{words.everyType}</option>
      {types.map((type) => (
        <option key={type} value={type}>
          {names[type]}
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
