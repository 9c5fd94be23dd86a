import { DateField } from '#kit/forms/date-field.tsx'
import { isoDateOf } from '#kit/forms/date-parts.ts'
import { Field, SelectField } from '#kit/forms/field.tsx'
import { useLang } from '#kit/text/language.ts'
import { monthNames } from '#web/words/moment.ts'
import { useWords } from '#web/words/words.ts'
import { AccountField } from './account-field.tsx'
import { dayText, useDocuments } from './documents/member-documents.ts'
import type { FormField } from './method.ts'
import type { FieldPlace } from './transfer-rules.ts'
import styles from './transfer-form.module.css'
import { CASHIER_WORDS } from './words.ts'

interface MethodFieldProps extends FieldPlace {
  field: FormField
}

const INPUT_MODES: Partial<Record<FormField['kind'], 'tel' | 'numeric' | 'decimal'>> = {
  amount: 'decimal',
  phone: 'tel',
  'national-id': 'numeric',
}

/** One entry of a method's form, as its kind is typed or chosen. */
export function MethodField({ field, value, error, onType }: MethodFieldProps) {
  const words = useWords(CASHIER_WORDS)
  const lang = useLang()
  const { name, kind, required, choices = [], lengthMax } = field
  const label = required ? field.label : `${field.label} (${words.optional})`
  if (kind === 'account')
    return (
      <AccountField
        name={name}
        label={label}
        types={field.accountTypes}
        value={value}
        error={error}
        onChange={onType}
      />
    )
  if (kind === 'date')
    return (
      <div>
        <DateField
          label={label}
          name={name}
          labels={{ day: words.day, month: words.month, year: words.year }}
          months={monthNames(lang)}
          value={value}
          error={error}
          onChange={onType}
        />
        {name === 'idValidity' && <AcceptedCard typed={isoDateOf(value)} />}
      </div>
    )
  if (kind === 'choice')
    return (
      <SelectField
        label={label}
        name={name}
        value={value}
        error={error}
        onChange={({ target }) => onType(target.value)}
      >
        <option value="">{words.choose}</option>
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </SelectField>
    )
  return (
    <Field
      label={label}
      name={name}
      inputMode={INPUT_MODES[kind] ?? 'text'}
      autoComplete="off"
      aria-required={required}
      {...(lengthMax === undefined ? {} : { maxLength: lengthMax })}
      value={value}
      error={error}
      onChange={({ target }) => onType(target.value)}
    />
  )
}

/** Whoever types another date than stands on the card that the house has accepted is told. */
function AcceptedCard({ typed }: { typed: string | null }) {
  const words = useWords(CASHIER_WORDS)
  const lang = useLang()
  const { data } = useDocuments()
  const accepted = data?.documents.find(
    ({ kind, state }) => kind === 'identity-front' && state === 'accepted',
  )
  const until = accepted?.validUntil ?? null
  const differs = typed !== null && until !== null && typed !== until
  return (
    <output className={styles['note']}>
      {differs && words.verifiedUntil(dayText(until, lang))}
    </output>
  )
}
