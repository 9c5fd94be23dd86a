import { useId, type Ref } from 'react'
import { Icon } from '../art/icon.tsx'
import styles from './code-field.module.css'

interface CodeFieldProps {
  label: string
  hint?: string
  error?: string | undefined
  /** Digits only; whatever else is typed or pasted is the owner's to sort out in `onText`. */
  value: string
  length: number
  onText: (text: string) => void
  ref?: Ref<HTMLInputElement>
}

/**
 * A code of digits in as many places as it has. It is one field, so that paste, autofill and screen
 * readers find what they know; the places are only drawn.
 */
export function CodeField(props: CodeFieldProps) {
  const id = useId()
  const { ref, label, hint, value, length, error, onText } = props
  const hasError = error !== undefined && error !== ''
  return (
    <div className={styles['field']}>
      <label htmlFor={id} className={styles['label']}>
        {label}
      </label>
      <div className={styles['box']} data-wrong={hasError}>
        <div className={styles['places']} aria-hidden="true">
          {Array.from({ length }, (_, place) => (
            <span key={place} className={styles['place']} data-next={place === value.length}>
              {value[place] ?? ''}
            </span>
          ))}
        </div>
        <input
          ref={ref}
          id={id}
          name="code"
          className={styles['input']}
          value={value}
          // No maxLength: a pasted `123 456` is longer than its code.
          inputMode="numeric"
          autoComplete="one-time-code"
          autoCorrect="off"
          spellCheck={false}
          aria-invalid={hasError}
          aria-describedby={`${id}-hint ${id}-error`}
          onChange={(event) => onText(event.target.value)}
          onPaste={(event) => {
            const text = event.clipboardData.getData('text')
            if (text.replace(/[^0-9]/g, '').length < length) return
            // A whole code takes the place of what stood there, wherever the caret was.
            event.preventDefault()
            onText(text)
          }}
        />
      </div>
      <p id={`${id}-hint`} className={styles['hint']}>
        {hint}
      </p>
      <p id={`${id}-error`} className={styles['error']} role="alert">
        {hasError && (
          <>
            <Icon name="circle-alert" size={14} />
            {error}
          </>
        )}
      </p>
    </div>
  )
}
