import { useId, type InputHTMLAttributes, type ReactNode } from 'react'
import { FieldError, type Around } from './field.tsx'
import styles from './checkbox.module.css'

/** A yes that is given by a press; it begins unticked unless its owner says otherwise. */
export function Checkbox(
  props: Omit<Around, 'label' | 'hint'> & { label: ReactNode } & Omit<
      InputHTMLAttributes<HTMLInputElement>,
      'id' | 'type'
    >,
) {
  const ownId = useId()
  const { id = ownId, label, error, summed, ...input } = props
  return (
    <div className={styles['checkbox']}>
      <label className={styles['line']}>
        <input
          {...input}
          id={id}
          type="checkbox"
          className={styles['box']}
          aria-invalid={error !== undefined && error !== ''}
          aria-describedby={`${id}-error`}
        />
        <span>{label}</span>
      </label>
      <FieldError id={`${id}-error`} error={error} summed={summed} />
    </div>
  )
}
