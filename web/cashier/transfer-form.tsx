import { useState, type FormEvent, type ReactNode } from 'react'
import { dayOf } from '#contract/time-span.ts'
import { Button } from '#kit/controls/button.tsx'
import { Chip } from '#kit/controls/chip.tsx'
import { Field } from '#kit/forms/field.tsx'
import { useLang } from '#kit/text/language.ts'
import { formatMoney } from '#kit/text/money-format.ts'
import { stackClass } from '#kit/layout/stack.tsx'
import { useWords } from '#web/words/words.ts'
import { liraOf, readAmount, typedAmount } from '#contract/typed-amount.ts'
import { MethodField } from './method-field.tsx'
import type { FormField, QuickAmount } from './method.ts'
import styles from './transfer-form.module.css'
import {
  filledIn,
  mostOf,
  problemsOf,
  type Asked,
  type Draft,
  type FieldPlace,
  type Limits,
  type Problems,
} from './transfer-rules.ts'
import { CASHIER_WORDS } from './words.ts'

interface TransferFormProps {
  asked: Asked
  /** Draws the field of this name above all others, whether it is asked for yet or not. */
  first?: { name: string; draw: (place: FieldPlace) => ReactNode }
  busy: boolean
  /** What the platform found wrong with the last one sent. */
  refused: Problems
  quickAmounts: readonly QuickAmount[]
  /** What there is to send, in lira; null or absent: it is not known here. */
  balance?: number | null
  /** What the button says: the sum stands in it as soon as there is one. */
  submitLabel: (sum: string | null) => string
  /** Something is missing beside the form: asked at every try, and answered where it is shown. */
  onTry?: () => void
  onSend: (kurus: number, filled: Readonly<Record<string, string>>) => void
  /** What stands above the button, of the amount as it is typed. */
  summary?: (kurus: number | null) => ReactNode
}

/** Amount and the method's own fields, drawn from what the method says it needs. */
export function TransferForm(props: TransferFormProps) {
  const { asked, first, busy, refused, quickAmounts, submitLabel, onSend, balance = null } = props
  const words = useWords(CASHIER_WORDS)
  const lang = useLang()
  const [draft, setDraft] = useState<Draft>({ amount: '', fields: {} })
  const [problems, setProblems] = useState<Problems>({})
  const [changedSince, setChangedSince] = useState(refused)
  // What the platform said holds until something is changed.
  const shown = { ...(changedSince === refused ? {} : refused), ...problems }
  const errorOf = (name: string) => (shown[name] === undefined ? undefined : words[shown[name]])
  const typed = readAmount(draft.amount, lang)
  const change = (changed: Draft) => {
    setDraft(changed)
    setProblems({})
    setChangedSince(refused)
  }
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    props.onTry?.()
    const found = problemsOf(draft, asked, lang, { balance, today: dayOf(new Date()) })
    setProblems(found)
    if (Object.keys(found).length > 0) return focusOnFirst(event.currentTarget, found)
    if (typed.kind === 'amount' && !busy) onSend(typed.kurus, filledIn(draft, asked))
  }
  const placeOf = (name: string): FieldPlace => ({
    value: draft.fields[name] ?? '',
    error: errorOf(name),
    onType: (value) => change({ ...draft, fields: { ...draft.fields, [name]: value } }),
  })
  const fieldOf = (field: FormField) => (
    <MethodField key={field.name} field={field} {...placeOf(field.name)} />
  )
  const isAbove = ({ kind }: FormField) => kind === 'account'
  const drawn = asked.fields.filter(({ name }) => name !== first?.name)
  return (
    <form className={stackClass(20)} onSubmit={send} noValidate>
      {first?.draw(placeOf(first.name))}
      {drawn.filter(isAbove).map(fieldOf)}
      <AmountField
        limits={asked.limits}
        balance={balance}
        value={draft.amount}
        error={errorOf('amount')}
        onType={(amount) => change({ ...draft, amount })}
      />
      <QuickAmounts
        amounts={quickAmounts}
        chosen={typed.kind === 'amount' ? liraOf(typed.kurus) : null}
        onChoose={(lira) => change({ ...draft, amount: typedAmount(lira, lang) })}
      />
      {drawn.filter((field) => !isAbove(field)).map(fieldOf)}
      {props.summary?.(typed.kind === 'amount' ? typed.kurus : null)}
      <Button type="submit" variant="act" size="large" wide busy={busy} iconAfter="arrow-right">
        {submitLabel(
          typed.kind === 'amount' && typed.kurus > 0
            ? formatMoney(liraOf(typed.kurus), lang)
            : null,
        )}
      </Button>
    </form>
  )
}

/** The range stands under it; before there is a method to have one, where it comes from. */
function AmountField(props: FieldPlace & { limits: Limits | null; balance: number | null }) {
  const { limits, balance, value, error, onType } = props
  const words = useWords(CASHIER_WORDS)
  const lang = useLang()
  const range = ({ minimum }: Limits, most: number) =>
    words.amountHint(formatMoney(minimum, lang), formatMoney(most, lang))
  return (
    <Field
      label={words.amount}
      name="amount"
      inputMode="decimal"
      autoComplete="off"
      placeholder={limits === null ? '' : typedAmount(limits.minimum, lang)}
      before={<span className={styles['sign']}>₺</span>}
      hint={limits === null ? words.amountHintLater : range(limits, mostOf(limits, balance))}
      value={value}
      error={error}
      onChange={({ target }) => onType(target.value)}
    />
  )
}

function QuickAmounts(props: {
  amounts: readonly QuickAmount[]
  chosen: number | null
  onChoose: (lira: number) => void
}) {
  const words = useWords(CASHIER_WORDS)
  if (props.amounts.length === 0) return null
  return (
    <fieldset aria-label={words.quick} className={styles['quick']}>
      {props.amounts.map(({ lira, label }) => (
        <Chip
          key={label}
          variant="amount"
          chosen={lira === props.chosen}
          onChoose={() => props.onChoose(lira)}
        >
          {label}
        </Chip>
      ))}
    </fieldset>
  )
}

/** The first input that has a problem, as they stand on the page; a date's first part stands for it. */
function focusOnFirst(form: HTMLFormElement, found: Problems): void {
  const inputs = [...form.elements].filter(
    (each): each is HTMLInputElement | HTMLSelectElement =>
      each instanceof HTMLInputElement || each instanceof HTMLSelectElement,
  )
  inputs.find(({ name }) => found[name.replace(/-day$/, '')] !== undefined)?.focus()
}
