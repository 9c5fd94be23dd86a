import { useId } from 'react'
import { datePartsOf, typedDate, type DateParts } from './date-parts.ts'
import { FieldError, type Around } from './field.tsx'
import { Icon } from '../art/icon.tsx'
import styles from './date-field.module.css'
import field from './field.module.css'

interface DateFieldProps extends Around {
  /** As typed so far: `year-month-day`. */
  value: string
  onChange: (value: string) => void
  onBlur?: () => void
  name: string
  labels: Readonly<Record<keyof DateParts, string>>
  /** The twelve, January first. */
  months: readonly string[]
  /** A birthday, for browsers that know one. */
  birthday?: boolean
}

const digits = (text: string, lengthMax: number): string =>
  text.replace(/\D/g, '').slice(0, lengthMax)

/**
 * A date that people know by heart, typed part by part: no calendar to leaf back through. `id` is
 * that of the day, the first of the three.
 */
export function DateField(props: DateFieldProps) {
  const ownId = useId()
  const id = props.id ?? ownId
  const parts = datePartsOf(props.value)
  const change = (part: Partial<DateParts>) => props.onChange(typedDate({ ...parts, ...part }))
  const isWrong = props.error !== undefined && props.error !== ''
  const each = (part: keyof DateParts) => ({
    'aria-label': props.labels[part],
    'aria-invalid': isWrong,
    'aria-describedby': `${id}-error`,
    ...(props.birthday === true ? { autoComplete: `bday-${part}` } : {}),
    onBlur: props.onBlur,
    className: field['input'],
  })
  return (
    <fieldset className={field['field']}>
      <legend className={`${field['label']} ${styles['legend']}`}>{props.label}</legend>
      <div className={styles['parts']}>
        <div className={field['box']}>
          <input
            {...each('day')}
            id={id}
            name={`${props.name}-day`}
            inputMode="numeric"
            placeholder={props.labels.day}
            value={parts.day}
            onChange={({ target }) => change({ day: digits(target.value, 2) })}
          />
        </div>
        <div className={field['box']}>
          <select
            {...each('month')}
            name={`${props.name}-month`}
            data-empty={parts.month === '' || undefined}
            value={parts.month}
            onChange={({ target }) => change({ month: target.value })}
          >
            <option value="">{props.labels.month}</option>
            {props.months.map((month, at) => (
              <option key={month} value={String(at + 1)}>
                {month}
              </option>
            ))}
          </select>
          <Icon name="chevron-down" size={18} className={field['icon'] ?? ''} />
        </div>
        <div className={field['box']}>
          <input
            {...each('year')}
            name={`${props.name}-year`}
            inputMode="numeric"
            placeholder={props.labels.year}
            value={parts.year}
            onChange={({ target }) => change({ year: digits(target.value, 4) })}
          />
        </div>
      </div>
      <FieldError id={`${id}-error`} error={props.error} summed={props.summed} />
    </fieldset>
  )
}
