import type { Ref } from 'react'
import { Icon } from '../art/icon.tsx'
import styles from './error-summary.module.css'

export interface SummedError {
  /** The id of the field; without one it is about the form as a whole. */
  id?: string
  text: string
}

interface ErrorSummaryProps {
  title: string
  errors: readonly SummedError[]
  onGo: (id: string) => void
  ref?: Ref<HTMLElement>
}

/**
 * Everything that is wrong with a form, in one place above it. Whoever finds the errors focuses it
 * by `ref`, so that it is read at once; each line leads to its field (`onGo`, with the field's id).
 */
export function ErrorSummary({ title, errors, onGo, ref }: ErrorSummaryProps) {
  if (errors.length === 0) return null
  return (
    <section ref={ref} className={styles['summary']} aria-label={title} tabIndex={-1}>
      <p className={styles['title']}>
        <Icon name="circle-alert" size={18} />
        {title}
      </p>
      <ul className={styles['errors']}>
        {errors.map(({ id, text }) => (
          <li key={id ?? text}>
            {id === undefined ? (
              text
            ) : (
              <a
                href={`#${id}`}
                onClick={(event) => {
                  event.preventDefault()
                  onGo(id)
                }}
              >
                {text}
              </a>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
