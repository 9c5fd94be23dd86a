import { TRANSACTION_STATUSES } from '#contract/transaction-status.ts'
import { Chip } from '#kit/controls/chip.tsx'
import { Field } from '#kit/forms/field.tsx'
import { useLang } from '#kit/text/language.ts'
import { formatMoney } from '#kit/text/money-format.ts'
import { PAYMENT_STATUS_WORDS } from '#web/parts/payments/payment-status.ts'
import { useWords } from '#web/words/words.ts'
import { Choices, type Draft } from '../filter-sheet.tsx'
import styles from './finance-fields.module.css'
import { FILTER_WORDS } from '../filter-words.ts'
import { useCategories, useGameTypes, useSubCategories } from './finance-state.ts'
import type { Filter } from '../history-filter.ts'

/** What transactions are narrowed and ordered by, beside their days. */
export function FinanceFields({ filter, change, problems }: Draft) {
  const words = useWords(FILTER_WORDS)
  const { statuses } = useWords(PAYMENT_STATUS_WORDS)
  const named = TRANSACTION_STATUSES.map((id) => ({ id, name: statuses[id] }))
  return (
    <>
      <Named
        name="category"
        label={words.kind}
        options={useCategories() ?? []}
        {...{ filter, change }}
      />
      <Named name="status" label={words.status} options={named} {...{ filter, change }} />
      <Named
        name="type"
        label={words.way}
        options={useOfferedTypes(filter)}
        {...{ filter, change }}
      />
      <div className={styles['pair']}>
        <Field
          label={words.minimum}
          name="min"
          inputMode="decimal"
          autoComplete="off"
          before={<span aria-hidden="true">₺</span>}
          value={filter.min}
          error={problems.min}
          onChange={({ target }) => change({ min: target.value.trim() })}
        />
        <Field
          label={words.number}
          name="number"
          inputMode="numeric"
          autoComplete="off"
          value={filter.number}
          error={problems.number}
          onChange={({ target }) => change({ number: target.value.trim() })}
        />
      </div>
      <Order filter={filter} change={change} />
    </>
  )
}

/** The ways that money travels within the chosen category; all of them while none is. */
function useOfferedTypes({ category }: Filter): { id: number; name: string }[] {
  const types = useGameTypes() ?? []
  const subCategories = useSubCategories() ?? []
  if (category === '') return types
  return types.filter(({ name }) =>
    subCategories.some((sub) => sub.categoryID === Number(category) && sub.name === name),
  )
}

/** One of several by its number, or all of them. */
export function Named(
  props: Pick<Draft, 'filter' | 'change'> & {
    name: 'category' | 'status' | 'type' | 'game'
    label: string
    options: readonly { id: number; name: string }[]
  },
) {
  const words = useWords(FILTER_WORDS)
  const { filter, change, name } = props
  return (
    <Choices label={props.label}>
      <Chip chosen={filter[name] === ''} onChoose={() => change({ [name]: '' })}>
        {words.all}
      </Chip>
      {props.options.map((option) => (
        <Chip
          key={option.id}
          chosen={filter[name] === String(option.id)}
          onChoose={() => change({ [name]: String(option.id) })}
        >
          {option.name}
        </Chip>
      ))}
    </Choices>
  )
}

function Order({ filter, change }: Pick<Draft, 'filter' | 'change'>) {
  const words = useWords(FILTER_WORDS)
  const chosen = filter.order === '' ? '' : `${filter.order}:${filter.direction || 'desc'}`
  return (
    <Choices label={words.order}>
      {Object.entries(words.orders).map(([value, text]) => {
        const [order = '', direction = ''] = value.split(':')
        return (
          <Chip key={value} chosen={chosen === value} onChoose={() => change({ order, direction })}>
            {text}
          </Chip>
        )
      })}
    </Choices>
  )
}

/** What narrows the transactions now, in a few words for the button that changes it. */
export function useNarrowedWords(filter: Filter): string[] {
  const words = useWords(FILTER_WORDS)
  const { statuses } = useWords(PAYMENT_STATUS_WORDS)
  const lang = useLang()
  const categories = useCategories() ?? []
  const types = useGameTypes() ?? []
  const named = (options: readonly { id: number; name: string }[], id: string) =>
    options.find((option) => String(option.id) === id)?.name
  const status = TRANSACTION_STATUSES.find((id) => String(id) === filter.status)
  const { min, number } = filter
  return [
    named(categories, filter.category),
    status && statuses[status],
    named(types, filter.type),
    min === '' ? undefined : `≥ ${formatMoney(Number(min.replace(',', '.')), lang)}`,
    number === '' ? undefined : `${words.number} ${number}`,
  ].filter((word) => word !== undefined)
}
