import type { Ref } from 'react'
import { Icon } from './icon.tsx'
import styles from './error-summary.module.css'

export interface SummedError {
  /** The id of the field; without one it is about the form as a whole. */
  id?: string
  text: string
}

/**
 * Everything that is wrong with a form, in one place above it. Whoever finds the errors focuses it
 * by `ref`, so that it is read at once; each line leads to its field (`onGo`, with the field's id).
 */
export function ErrorSummary(props: {
  title: string
  errors: readonly SummedError[]
  onGo: (id: string) => void
  ref?: Ref<HTMLDivElement>
}) {
  if (props.errors.length === 0) return null
  return (
    <div
      ref={props.ref}
      className={styles['summary']}
      role="group"
      aria-label={props.title}
      tabIndex={-1}
    >
      <p className={styles['title']}>
        <Icon name="circle-alert" size={18} />
        {props.title}
      </p>
      <ul className={styles['errors']}>
        {props.errors.map(({ id, text }) => (
          <li key={id ?? text}>
            {id === undefined ? (
              text
            ) : (
              <a
                href={`#${id}`}
                onClick={(event) => {
                  event.preventDefault()
                  props.onGo(id)
                }}
              >
                {text}
              </a>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
