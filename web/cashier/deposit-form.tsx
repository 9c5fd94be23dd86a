import { useState, type FormEvent } from 'react'
import { Button } from '#kit/button.tsx'
import { Chip } from '#kit/chip.tsx'
import { Field } from '#kit/field.tsx'
import { useLang } from '#kit/language.ts'
import { formatNumber } from '#kit/number-format.ts'
import { formatMoney } from '#kit/money-format.ts'
import { stackClass } from '#kit/stack.tsx'
import { useWords } from '#web/words/words.ts'
import { liraOf, readAmount, typedAmount } from './amount.ts'
import styles from './deposit-form.module.css'
import { problemsOf, type Draft, type Problems } from './deposit-rules.ts'
import type { FormField, Method } from './method.ts'
import { CASHIER_WORDS } from './words.ts'

interface DepositFormProps {
  method: Method
  busy: boolean
  /** What the platform found wrong with the last one sent. */
  refused: Problems
  onSend: (kurus: number, fields: Draft['fields']) => void
}

/** Amount and the method's own fields, drawn from what the method says it needs. */
export function DepositForm({ method, busy, refused, onSend }: DepositFormProps) {
  const words = useWords(CASHIER_WORDS)
  const lang = useLang()
  const [draft, setDraft] = useState<Draft>({ amount: '', fields: {} })
  const [problems, setProblems] = useState<Problems>({})
  const shown = { ...refused, ...problems }
  const errorOf = (name: string) => (shown[name] === undefined ? undefined : words[shown[name]])
  const typed = readAmount(draft.amount, lang)
  const change = (changed: Draft) => {
    setDraft(changed)
    setProblems({})
  }
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const found = problemsOf(draft, method, lang)
    setProblems(found)
    const [first] = Object.keys(found)
    if (first !== undefined) return focusOn(event.currentTarget, first)
    if (typed.kind === 'amount' && !busy) onSend(typed.kurus, filledIn(draft.fields))
  }
  return (
    <form className={stackClass(20)} onSubmit={send} noValidate>
      <Field
        label={words.amount}
        name="amount"
        inputMode="decimal"
        autoComplete="off"
        placeholder={typedAmount(method.minimum, lang)}
        before={<span className={styles['sign']}>₺</span>}
        hint={words.amountHint(
          formatMoney(method.minimum, lang),
          formatMoney(method.maximum, lang),
        )}
        value={draft.amount}
        error={errorOf('amount')}
        onChange={({ target }) => change({ ...draft, amount: target.value })}
      />
      <QuickAmounts
        amounts={method.quickAmounts}
        chosen={typed.kind === 'amount' ? liraOf(typed.kurus) : null}
        onChoose={(lira) => change({ ...draft, amount: typedAmount(lira, lang) })}
      />
      {method.fields.map((field) => (
        <MethodFieldInput
          key={field.name}
          field={field}
          value={draft.fields[field.name] ?? ''}
          error={errorOf(field.name)}
          onType={(value) => change({ ...draft, fields: { ...draft.fields, [field.name]: value } })}
        />
      ))}
      <Button type="submit" kind="act" size="large" wide busy={busy} iconAfter="arrow-right">
        {typed.kind === 'amount' && typed.kurus > 0
          ? words.depositOf(formatMoney(liraOf(typed.kurus), lang))
          : words.deposit}
      </Button>
    </form>
  )
}

function QuickAmounts(props: {
  amounts: readonly number[]
  chosen: number | null
  onChoose: (lira: number) => void
}) {
  const words = useWords(CASHIER_WORDS)
  const lang = useLang()
  return (
    <fieldset aria-label={words.quick} className={styles['quick']}>
      {props.amounts.map((lira) => (
        <Chip
          key={lira}
          kind="amount"
          chosen={lira === props.chosen}
          onChoose={() => props.onChoose(lira)}
        >
          {`₺${formatNumber(lira, lang)}`}
        </Chip>
      ))}
    </fieldset>
  )
}

const INPUT_MODES = { phone: 'tel', 'national-id': 'numeric' } as const

function MethodFieldInput(props: {
  field: FormField
  value: string
  error: string | undefined
  onType: (value: string) => void
}) {
  const { field, value, error, onType } = props
  const words = useWords(CASHIER_WORDS)
  const mode =
    field.kind === 'phone' || field.kind === 'national-id' ? INPUT_MODES[field.kind] : 'text'
  return (
    <Field
      label={field.required ? field.label : `${field.label} (${words.optional})`}
      name={field.name}
      inputMode={mode}
      autoComplete="off"
      aria-required={field.required}
      {...(field.lengthMax === undefined ? {} : { maxLength: field.lengthMax })}
      value={value}
      error={error}
      onChange={({ target }) => onType(target.value)}
    />
  )
}

function filledIn(fields: Draft['fields']): Draft['fields'] {
  const entries = Object.entries(fields).map(([name, value]) => [name, value.trim()] as const)
  return Object.fromEntries(entries.filter(([, value]) => value !== ''))
}

function focusOn(form: HTMLFormElement, name: string): void {
  const input = form.elements.namedItem(name)
  if (input instanceof HTMLElement) input.focus()
}
